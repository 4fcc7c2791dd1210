"""The advice on choosing characters, as functions that say where a set departs from it, and by how much (V-08 to V-14).

It is advice: no set is refused for it. Where a deal is unknown there is no set to speak of, and no advice.
"""

from collections.abc import Callable

from nightcall.rulebooks.sets import Sum, balance
from nightcall.rules import Advice, Setup

__all__ = [
    "ADVICE",
    "A_FEW",
    "SUMS",
    "THREE_ARE_ENOUGH",
    "no_game_without",
    "not_yet",
    "red_riding_hood_needs_the_hunter",
]

SUMS = {
    "beginners": Sum(range(1, 4), "V-12"),
    "mixed": Sum(range(-1, 2), "V-08"),
    "experienced": Sum(range(-3, 0), "V-12"),
}
"""What the values should add up to for a kind of group; about 0 means one off at the most."""

A_FEW = 2
THREE_ARE_ENOUGH = 8


def no_game_without(card: str, copies: int, rule: str = "V-09") -> Callable[[Setup, str], Advice | None]:
    """No game should lack the Seer, a few Villagers and a few Werewolves."""

    def advise(setup: Setup, _: str) -> Advice | None:
        short = setup.set_of_cards.count(card) - copies
        return Advice(rule, card, short) if short < 0 else None

    return advise


def not_yet(*basic: str) -> Callable[[Setup, str], Advice | None]:
    """Up to eight players, the basic characters are enough."""

    def advise(setup: Setup, _: str) -> Advice | None:
        others = sum(card not in basic for card in setup.set_of_cards)
        return Advice("V-10", "others", others) if others and len(setup.seats) <= THREE_ARE_ENOUGH else None

    return advise


def red_riding_hood_needs_the_hunter(setup: Setup, _: str) -> Advice | None:
    """Red Riding Hood should be used only together with the Hunter."""
    cards = setup.set_of_cards
    return Advice("V-11", "hunter", -1) if "red-riding-hood" in cards and "hunter" not in cards else None


ADVICE = (
    balance(SUMS),
    no_game_without("seer", 1),
    no_game_without("villager", A_FEW),
    no_game_without("werewolf", A_FEW),
    not_yet("werewolf", "villager", "seer"),
    red_riding_hood_needs_the_hunter,
)
