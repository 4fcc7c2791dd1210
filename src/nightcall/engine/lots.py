"""Chance, drawn from the seed and from nothing else.

Every draw is made for a purpose: the same seed, purpose and count give the same lot on every machine and Python, and a
draw for a new purpose shifts none of the old ones.
"""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

__all__ = ["Lots"]

T = TypeVar("T")


class Lots:
    """A bag from which lots are drawn, each for its purpose."""

    def __init__(self, seed: int) -> None:
        """Fill the bag from a seed."""
        self._seed = seed
        self._drawn: Counter[str] = Counter()

    def draw(self, purpose: str, options: Sequence[T], count: int = 1) -> list[T]:
        """Draw some of the options, each at most once, every selection as likely as any other."""
        self._drawn[purpose] += 1
        rest, drawn = list(options), []
        for turn in range(count):
            drawn.append(rest.pop(self._number(f"{purpose}/{self._drawn[purpose]}/{turn}") % len(rest)))
        return drawn

    def shuffle(self, purpose: str, items: Sequence[T]) -> list[T]:
        """Put the items into a random order."""
        return self.draw(purpose, items, len(items))

    def _number(self, purpose: str) -> int:
        """Turn a purpose into 256 random bits: far too many for a remainder to favour anyone."""
        return int.from_bytes(sha256(f"{self._seed}/{purpose}".encode()).digest())
