"""What came of many games: who won, how long it took; tallies of different games add up."""

from collections import Counter
from collections.abc import Mapping
from itertools import accumulate
from math import sqrt
from typing import TypeVar

from msgspec import Struct

__all__ = ["Tally", "interval"]

K = TypeVar("K")

SURE = 1.959963984540054
"""How many standard errors to either side hold 95 % of a normal distribution."""


class Tally(Struct, frozen=True, kw_only=True):
    """What came of some games; teams that win together are each counted, so `won` may add up to more than all games."""

    games: int = 0
    answers: int = 0
    seconds: float = 0.0
    won: dict[str, int] = {}
    nobody: int = 0
    rounds: dict[int, int] = {}
    """How many games ended in which round."""

    def __add__(self, other: "Tally") -> "Tally":
        """Put two tallies together."""
        return Tally(
            games=self.games + other.games,
            answers=self.answers + other.answers,
            seconds=self.seconds + other.seconds,
            won=together(self.won, other.won),
            nobody=self.nobody + other.nobody,
            rounds=dict(sorted(together(self.rounds, other.rounds).items())),
        )

    def share(self, team: str) -> float:
        """How often a team has won."""
        return self.won[team] / self.games

    def ended_by(self, share: float) -> int:
        """The round by which such a share of the games has ended: 0.5 gives the median."""
        reached = accumulate(self.rounds.values())
        return next(number for number, games in zip(self.rounds, reached, strict=True) if games >= share * self.games)


def together(some: Mapping[K, int], more: Mapping[K, int]) -> dict[K, int]:
    """Add counts; what was counted and not found once stays in as 0."""
    counted = Counter(some)
    counted.update(more)
    return dict(counted)


def interval(times: int, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 % certainty (Wilson's score interval, which also holds near 0 and 1)."""
    share, square = times / games, SURE**2 / games
    middle = (share + square / 2) / (1 + square)
    reach = SURE / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)
