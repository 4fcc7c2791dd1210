"""The advice on choosing cards, as functions that say where a set departs from it (N-05, N-09)."""

from collections.abc import Callable

from nightcall.rules import Advice, Setup

__all__ = ["ADVICE", "insomniac_needs_movement"]


def insomniac_needs_movement(rule: str, *restless: str) -> Callable[[Setup, str], Advice | None]:
    """The Insomniac belongs in a set only with somebody who can move another player's card."""

    def advise(setup: Setup, _: str) -> Advice | None:
        cards = setup.set_of_cards
        alone = "insomniac" in cards and not any(card in cards for card in restless)
        return Advice(rule, "insomniac", 1) if alone else None

    return advise


def begin_with_few(setup: Setup, group: str) -> Advice | None:
    """A first game is for three to five players."""
    most = 5
    return Advice("N-02", "seats", len(setup.seats) - most) if group == "basic" and len(setup.seats) > most else None


def not_the_hardest_first(setup: Setup, group: str) -> Advice | None:
    """The Doppelgänger is left out until the others are known."""
    return Advice("N-99", "doppelganger", 1) if group == "basic" and "doppelganger" in setup.set_of_cards else None


ADVICE = (insomniac_needs_movement("N-09", "robber", "troublemaker"), begin_with_few, not_the_hardest_first)
