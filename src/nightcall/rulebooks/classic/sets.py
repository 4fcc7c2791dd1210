"""Suggested sets for every number of seats (C-117), and from twelve on the Amulet beside them."""

from collections.abc import Mapping

from nightcall.engine.setup import DRAWN
from nightcall.rulebooks.sets import rows

__all__ = ["AMULET_FROM", "SETS", "with_the_amulet"]

CARDS = ("werewolf", "sorcerer", "cursed", "seer", "mason", "magician", "hunter", "cupid", "cobbler", "villager")


SETS = {
    "standard": rows(
        CARDS,
        # seats  wolf  sorc  curs  seer maso  magi  hunt cupid  cobb  vill
        (   5,    1,    1,    0,    1,    0,    0,    0,    0,    0,    2),
        (   6,    1,    1,    0,    1,    0,    0,    0,    0,    0,    3),
        (   7,    1,    1,    1,    1,    0,    0,    1,    0,    0,    2),
        (   8,    2,    0,    0,    1,    0,    0,    1,    0,    0,    4),
        (   9,    2,    0,    1,    1,    2,    0,    1,    0,    0,    2),
        (  10,    2,    1,    0,    1,    2,    0,    1,    0,    0,    3),
        (  11,    2,    1,    0,    1,    2,    0,    1,    1,    0,    3),
        (  12,    3,    0,    0,    1,    2,    1,    1,    1,    0,    3),
        (  13,    3,    0,    0,    1,    2,    1,    1,    1,    0,    4),
        (  14,    3,    0,    0,    1,    2,    1,    1,    1,    1,    4),
        (  15,    3,    1,    0,    1,    3,    1,    1,    1,    1,    3),
        (  16,    4,    0,    0,    1,    3,    1,    1,    0,    1,    5),
        (  17,    4,    0,    0,    1,    3,    1,    1,    0,    1,    6),
        (  18,    4,    0,    0,    1,    3,    1,    1,    1,    1,    6),
        (  19,    4,    0,    0,    1,    3,    1,    1,    1,    1,    7),
        (  20,    4,    0,    1,    1,    3,    1,    1,    1,    1,    7),
        (  21,    5,    0,    0,    1,    3,    1,    1,    0,    1,    9),
        (  22,    5,    0,    0,    1,    3,    1,    1,    0,    1,   10),
        (  23,    5,    0,    0,    1,    3,    1,    1,    1,    1,   10),
        (  24,    5,    0,    0,    1,    3,    1,    1,    1,    1,   11),
        (  25,    5,    0,    0,    1,    3,    1,    1,    1,    1,   12),
        (  26,    5,    1,    0,    1,    4,    1,    1,    1,    1,   11),
        (  27,    5,    1,    0,    1,    4,    1,    1,    1,    1,   12),
        (  28,    6,    0,    0,    1,    4,    1,    1,    0,    1,   14),
        (  29,    6,    0,    0,    1,    4,    1,    1,    0,    1,   15),
        (  30,    6,    0,    0,    1,    4,    1,    1,    1,    1,   15),
    )
}  # fmt: skip

AMULET_FROM = 12


def with_the_amulet(seats: int) -> Mapping[str, str]:
    """What lies beside a suggested set: from twelve seats on somebody has the Amulet."""
    return {"amulet": DRAWN} if seats >= AMULET_FROM else {}
