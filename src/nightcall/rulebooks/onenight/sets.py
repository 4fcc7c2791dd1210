"""Ready-made sets: the basic ones of the book for three to five, and ours that go on from them (N-04 to N-06)."""

from collections.abc import Mapping

from nightcall.rulebooks.sets import growing
from nightcall.rules import Lots, Rulebook

__all__ = ["SETS", "from_the_bag"]


SETS: Mapping[str, Mapping[int, Mapping[str, int]]] = {
    "basic": growing(
        3,
        "werewolf werewolf seer robber troublemaker villager",
        "villager",
        "villager",
        "insomniac",
        "drunk",
        "hunter",
        "tanner",
        "minion",
    ),
    "no-villager": growing(
        3,
        "werewolf werewolf seer robber troublemaker insomniac",
        "drunk",
        "minion",
        "tanner",
        "hunter",
        "doppelganger",
    ),
}
"""From six seats on `basic` is our own continuation; `no-villager` gives everyone something to do."""


def from_the_bag(book: Rulebook, seats: int, lots: Lots) -> tuple[str, ...]:
    """Draw so many of all cards as from a bag; a draw with one Mason is thrown back (N-07)."""
    book.check_seats(seats)
    while True:
        drawn = lots.draw("set", sorted(book.box.elements()), seats + book.centre)
        if drawn.count("mason") != 1:
            return tuple(drawn)
