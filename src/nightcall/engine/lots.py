"""Chance, drawn from the seed and from nothing else.

Every draw is made for a purpose: the same seed, purpose and count give the same lot on every machine and Python, and a
draw for a new purpose shifts none of the old ones.
"""

from collections.abc import Sequence
from hashlib import shake_256
from typing import TypeVar

__all__ = ["Lots"]

T = TypeVar("T")


class Lots:
    """A bag from which lots are drawn, each for its purpose."""

    def __init__(self, seed: int) -> None:
        """Fill the bag from a seed."""
        self._seed = seed
        self._drawn: dict[str, int] = {}

    def draw(self, purpose: str, options: Sequence[T], count: int = 1) -> list[T]:
        """Draw some of the options, each at most once, every selection as likely as any other."""
        times = self._drawn[purpose] = self._drawn.get(purpose, 0) + 1
        number = self._number(f"{purpose}/{times}", count)
        rest, drawn = list(options), []
        for _ in range(count):
            number, place = divmod(number, len(rest))
            drawn.append(rest.pop(place))
        return drawn

    def shuffle(self, purpose: str, items: Sequence[T]) -> list[T]:
        """Put the items into a random order."""
        return self.draw(purpose, items, len(items))

    def _number(self, purpose: str, draws: int) -> int:
        """Turn a purpose into random bits: far too many for a remainder to favour anyone."""
        return int.from_bytes(shake_256(f"{self._seed}/{purpose}".encode()).digest(32 + draws))
