"""What goes out, and when: a secret at once, to those who alone may know it; what all hear, when its slot is over.

So nobody can tell from the time whether anybody was asked. Whatever all have heard the crier knows, too: who lives,
which night it is, which cards lie open.
"""

from collections import Counter
from collections.abc import Sequence

from nightcall.engine.event import PUBLIC, Died, Event, Fact, Fell, NightFell, Seat, Shown
from nightcall.engine.game import Game

__all__ = ["Crier"]


class Crier:
    """Tells what a game has logged, and remembers what all have heard of it."""

    def __init__(self, game: Game) -> None:
        """Begin before anything was told."""
        self.told: list[Event] = []
        """What has gone out, in the order in which it did."""
        self.phase = ""
        """Where the game stands for all to see."""
        self.living: tuple[Seat, ...] = game.seats
        self.nights = 0
        self.last_death = 0
        """In which night, or after it, somebody has died last."""
        self.seen = Counter[str]()
        """The cards that were turned up before this phase."""
        self._fallen: list[Seat] = []
        """Who has died in this phase."""
        self._turned: list[str] = []
        """The cards that were turned up in this phase."""
        self._kept: list[Event] = []
        """What all will hear when the slot is over."""
        self._game = game
        self._read = 0

    @property
    def askable(self) -> tuple[Seat, ...]:
        """Who may be asked in secret: the living, and whoever has just died, for there may be a last power."""
        departed = self.departed
        return tuple([seat for seat in self._game.seats if seat not in departed])

    @property
    def departed(self) -> tuple[Seat, ...]:
        """The dead who will not be asked anything any more."""
        return tuple([seat for seat in self._game.seats if seat not in self.living and seat not in self._fallen])

    def whisper(self) -> None:
        """Let those hear it who alone may know; what all will hear is kept."""
        for event in self._fresh():
            (self._kept if PUBLIC in event.audience else self.told).append(event)

    def cry(self) -> None:
        """Let all hear what was kept, and everybody what is new."""
        out, self._kept = [*self._kept, *self._fresh()], []
        self.told += out
        for event in out:
            if PUBLIC in event.audience:
                self._open(event.phase)
                self._learn(event.fact)

    def _fresh(self) -> Sequence[Event]:
        """What the game has logged since the last time."""
        fresh = self._game.events_from(self._read)
        self._read += len(fresh)
        return fresh

    def _open(self, phase: str) -> None:
        """Begin a phase, if it is another one."""
        if phase != self.phase:
            self.seen.update(self._turned)
            self.phase, self._fallen, self._turned = phase, [], []

    def _learn(self, fact: Fact) -> None:
        """Take notice of what all have heard: a night, a death, a card turned up."""
        match fact:
            case NightFell():
                self.nights += 1
            case Died(seat) | Fell(seat):
                self._fallen.append(seat)
                self.living = tuple([living for living in self.living if living != seat])
                self.last_death = self.nights
            case Shown(cards):
                self._turned += cards.values()
