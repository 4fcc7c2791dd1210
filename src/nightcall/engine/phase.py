"""Where a game stands: a moment of the round and its number, written "night 1"; only the deal has no number."""

from functools import lru_cache

from msgspec import Struct

__all__ = ["MOMENTS", "Phase", "read_phase"]

MOMENTS = ("deal", "night", "dawn", "day", "dusk")
"""All moments, in the order in which they come."""


class Phase(Struct, frozen=True, gc=False):
    """A moment, of the round of this number."""

    moment: str
    number: int = 0

    def __str__(self) -> str:
        """As it is written."""
        return f"{self.moment} {self.number}" if self.number else self.moment

    @property
    def order(self) -> tuple[int, int]:
        """What puts phases into the order in which they happen."""
        return self.number, MOMENTS.index(self.moment)


@lru_cache(maxsize=1024)
def read_phase(text: str) -> Phase:
    """Read a phase as it is written."""
    moment, _, number = text.partition(" ")
    return Phase(moment, int(number or 0))
