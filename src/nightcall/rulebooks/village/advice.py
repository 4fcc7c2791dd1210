"""The advice on choosing characters, as functions that say where a set departs from it, and by how much (V-08 to V-14).

It is advice: no set is refused for it. Where a deal is unknown there is no set to speak of, and no advice.
"""

from collections.abc import Callable

from nightcall.engine.setup import Advice, Setup

__all__ = ["ADVICE", "A_FEW", "SUMS", "THREE_ARE_ENOUGH", "no_game_without", "red_riding_hood_needs_the_hunter"]

SUMS = {"beginners": range(1, 4), "mixed": range(-1, 2), "experienced": range(-3, 0)}
"""What the values should add up to for a kind of group; about 0 means one off at the most."""

A_FEW = 2
THREE_ARE_ENOUGH = 8
BASIC = ("werewolf", "villager", "seer")


def balance(setup: Setup, group: str) -> Advice | None:
    """The values should add up to about 0; a bit more for beginners, a bit less for the experienced."""
    total = sum(setup.book.role(card).value for card in setup.set_of_cards)
    wanted = SUMS[group]
    off = min(total - wanted[0], 0) or max(total - wanted[-1], 0)
    return Advice("V-08" if group == "mixed" else "V-12", "sum", off) if off else None


def no_game_without(card: str, copies: int, rule: str = "V-09") -> Callable[[Setup, str], Advice | None]:
    """No game should lack the Seer, a few Villagers and a few Werewolves."""

    def advise(setup: Setup, _: str) -> Advice | None:
        short = setup.set_of_cards.count(card) - copies
        return Advice(rule, card, short) if short < 0 else None

    return advise


def not_yet(setup: Setup, _: str) -> Advice | None:
    """Up to eight players, those three are enough."""
    others = sum(card not in BASIC for card in setup.set_of_cards)
    return Advice("V-10", "others", others) if others and len(setup.seats) <= THREE_ARE_ENOUGH else None


def red_riding_hood_needs_the_hunter(setup: Setup, _: str) -> Advice | None:
    """Red Riding Hood should be used only together with the Hunter."""
    cards = setup.set_of_cards
    return Advice("V-11", "hunter", -1) if "red-riding-hood" in cards and "hunter" not in cards else None


ADVICE = (
    balance,
    no_game_without("seer", 1),
    no_game_without("villager", A_FEW),
    no_game_without("werewolf", A_FEW),
    not_yet,
    red_riding_hood_needs_the_hunter,
)
