"""A player's mind at one moment: what is remembered, who is suspected, and a source of chance of its own.

The chance is made of the seed, the seat, the phase and how much was learned: in the same place the same thought.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from random import Random

from nightcall.bots.memory import Memory
from nightcall.bots.suspicion import Suspicion
from nightcall.engine.ask import Ask
from nightcall.engine.event import Seat

__all__ = ["Mind", "words"]

TASTE = 0.5
"""How much likes and dislikes weigh that have no reason; a pack shares them, another way to agree without a word."""
TRUST = -10.0
CERTAIN = 100.0
WEARY = 3
"""After so many rounds without a death everybody wants the game to move."""
DESPERATE = 6
"""After so many, some would rather lose."""


class Mind:
    """One player who thinks for a moment."""

    def __init__(self, memory: Memory, suspicion: Suspicion, seed: int) -> None:
        """Remember, and weigh everybody up."""
        self.memory = memory
        self.you = memory.you
        self._seed = seed
        self._scores = suspicion.scores
        pack = memory.wolves
        self._tastes = tastes(f"{memory.phase} {pack}" if pack else f"{seed} {memory.you}", memory.seats)
        self.believed = suspicion.believed
        self.seers = [seat for seat in self.believed if not memory.is_foe(seat)]

    @cached_property
    def random(self) -> Random:
        """Chance for this moment alone."""
        return Random(f"{self._seed} {self.you} {self.memory.phase} {self.memory.learned}")

    @cached_property
    def today(self) -> Random:
        """Chance that stays the same for the whole night or day."""
        return Random(f"{self._seed} {self.you} {self.memory.phase}")

    # -- friend and foe --------------------------------------------------------------------------------------------

    def spares(self, seat: Seat) -> bool:
        """Say whether this player would never do somebody harm: not the own side, nor what is no player."""
        if seat == self.you:
            return not self.memory.wants_to_die
        return self.memory.is_friend(seat) or seat not in self.memory.seats

    def score(self, seat: Seat) -> float:
        """How much somebody is suspected; what is no player is not."""
        return self._scores.get(seat, 0.0) + TASTE * self._tastes.get(seat, 0.0)

    def dread(self, seat: Seat) -> float:
        """How much this player wants to be rid of somebody."""
        if self.spares(seat):
            return -CERTAIN if seat == self.you else TRUST + self.score(seat) / CERTAIN
        return self.score(seat) + (CERTAIN if self.memory.is_foe(seat) else 0.0)

    def worst(self, seats: Sequence[Seat]) -> Seat:
        """Whom this player wants to be rid of first, if it must be somebody."""
        return max(seats, key=self.dread)

    def best(self, seats: Sequence[Seat]) -> Seat:
        """Whom this player trusts most: friends, then a Seer who is believed, then whoever is suspected least."""
        others = [seat for seat in seats if seat != self.you] or list(seats)
        return min(others, key=lambda seat: (not self.memory.is_friend(seat), seat not in self.seers, self.dread(seat)))

    def prey(self, seats: Sequence[Seat]) -> list[Seat]:
        """Those of the seats whom this player may harm."""
        return [seat for seat in seats if not self.spares(seat)]

    def is_suspect(self, seat: Seat) -> bool:
        """Say whether somebody is suspected more than most."""
        return self.dread(seat) > self.usual_dread + 1.5 * TASTE

    @cached_property
    def usual_dread(self) -> float:
        """How much those of whom nothing is known are suspected on average."""
        unknown = [self.score(seat) for seat in self.memory.living if not self.spares(seat)]
        return sum(unknown) / len(unknown) if unknown else 0.0

    # -- mood ------------------------------------------------------------------------------------------------------

    def happens(self, likely: float) -> bool:
        """Leave something to chance."""
        return self.random.random() < likely

    @property
    def is_weary(self) -> bool:
        """Whether nothing has happened for long."""
        return self.memory.quiet_rounds >= WEARY

    @property
    def is_desperate(self) -> bool:
        """Whether nothing ever happens."""
        return self.memory.quiet_rounds >= DESPERATE


@lru_cache(maxsize=1024)
def tastes(whose: str, seats: tuple[Seat, ...]) -> dict[Seat, float]:
    """What somebody, or a whole pack, likes and dislikes about everybody without a reason."""
    chance = Random(whose)
    return {seat: chance.random() for seat in seats}


def words(ask: Ask) -> list[str]:
    """What is on offer word by word: seats, as a rule."""
    return [choice for choice in ask.choices if isinstance(choice, str)]
