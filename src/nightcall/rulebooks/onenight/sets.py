"""Ready-made sets: the basic ones of the book for three to five, and ours that go on from them (N-04 to N-06)."""

from collections import Counter
from collections.abc import Mapping

__all__ = ["SETS", "growing"]


def growing(first: int, *rows: str) -> Mapping[int, Mapping[str, int]]:
    """Read a table in which each row adds cards to the row above, for one player more."""
    sets, cards = {}, Counter[str]()
    for seats, row in enumerate(rows, first):
        cards = cards + Counter(row.split())
        sets[seats] = dict(cards)
    return sets


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
