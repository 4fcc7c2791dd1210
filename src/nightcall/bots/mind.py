"""A player's mind: what is remembered, who is suspected, and a source of chance of its own.

The chance is made of the seed, the seat, the phase and how much has been seen: the same view gives the same thought.
"""

from collections.abc import Sequence
from random import Random

from nightcall.bots.memory import Memory, View
from nightcall.bots.suspicion import believed, suspicion

__all__ = ["Mind"]

TASTE = 0.5
"""How much likes and dislikes weigh that have no reason; a pack shares them, another way to agree without a word."""
TRUST = -10.0
CERTAIN = 100.0
WEARY = 3
"""After so many rounds without a death everybody wants the game to move."""
DESPERATE = 6
"""After so many, some would rather lose."""


class Mind:
    """One player who thinks about one view."""

    def __init__(self, view: View, seed: int) -> None:
        """Remember, and weigh everybody up."""
        self.memory = memory = Memory(view)
        self.you = memory.you
        self.random = Random(f"{seed} {memory.you} {memory.phase} {len(memory.events)}")
        self.today = Random(f"{seed} {memory.you} {memory.phase}")
        """Chance that stays the same for the whole night or day."""
        self.seers = [seat for seat in believed(memory) if not memory.is_foe(seat)]
        self.scores = suspicion(memory)
        tastes = Random(f"{memory.phase} {memory.wolves}" if memory.wolves else f"{seed} {memory.you}")
        for seat in memory.seats:
            self.scores[seat] += TASTE * tastes.random()

    # -- friend and foe --------------------------------------------------------------------------------------------

    def spares(self, seat: str) -> bool:
        """Say whether this player would never do somebody harm: not the own side, nor what is no player."""
        if seat == self.you:
            return not self.memory.wants_to_die
        return self.memory.is_friend(seat) or seat not in self.memory.seats

    def dread(self, seat: str) -> float:
        """How much this player wants to be rid of somebody."""
        if self.spares(seat):
            return -CERTAIN if seat == self.you else TRUST + self.scores.get(seat, 0.0) / CERTAIN
        return self.scores.get(seat, 0.0) + (CERTAIN if self.memory.is_foe(seat) else 0.0)

    def worst(self, seats: Sequence[str]) -> str:
        """Whom this player wants to be rid of first, if it must be somebody."""
        return max(seats, key=self.dread)

    def best(self, seats: Sequence[str]) -> str:
        """Whom this player trusts most: friends, then a Seer who is believed, then whoever is suspected least."""
        others = [seat for seat in seats if seat != self.you] or list(seats)
        return min(others, key=lambda seat: (not self.memory.is_friend(seat), seat not in self.seers, self.dread(seat)))

    def prey(self, seats: Sequence[str]) -> list[str]:
        """Those of the seats whom this player may harm."""
        return [seat for seat in seats if not self.spares(seat)]

    def is_suspect(self, seat: str) -> bool:
        """Say whether somebody is suspected more than most."""
        return self.dread(seat) > self.usual_dread + 1.5 * TASTE

    @property
    def usual_dread(self) -> float:
        """How much those of whom nothing is known are suspected on average."""
        unknown = [self.scores[seat] for seat in self.memory.living if not self.spares(seat)]
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
