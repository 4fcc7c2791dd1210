"""A game that a person moderates, with printed cards or phones: the script waits for the moderator, not for a clock.

It does not go through the script of an evening. That one is there so that time tells nothing, with parts that last,
prompts for those who are asleep, and answers that are held; at a desk a person keeps the time, nobody asleep is asked,
and every answer counts at once. What a moderator drives is the game itself, cue by cue and question by question.

A rewind is an act like any other. The game is played again from its beginning: up to the act that is taken back as it
was, then with another in its place, perhaps; what was done later is kept where it still fits by phase, seat, verb and
count. What had been told and is not so any more is the list of what must be put right.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.json import encode

from nightcall.engine.ask import Ask
from nightcall.engine.event import EVERYONE, MODERATOR, Died, Event, Fact, Fell, Seat
from nightcall.engine.game import Game
from nightcall.engine.refused import Refused
from nightcall.engine.setup import Setup
from nightcall.engine.view import View, question_of
from nightcall.table.sitting import Deed, Difference, Sitting

__all__ = ["Desk"]

STOPS = ("cue", "lot")


class Desk(Sitting):
    """A game that waits for its moderator, who decides when anything is over."""

    def __init__(self, setup: Setup) -> None:
        """Deal, or let the printed cards be dealt."""
        self.game = Game(setup, STOPS)
        self.held = {}
        self.done: list[Deed] = []
        self.edition = 1
        self.corrections: list[Difference] = []
        self._setup = setup
        self._asked: Counter[Seat] = Counter()
        self._seen: object = None
        self._count_prompts()

    # -- what can be seen ------------------------------------------------------------------------------------------

    @property
    def told(self) -> Sequence[Event]:
        """What has gone out: all that has happened, each to whom it reaches."""
        return self.game.events_from(0)

    @property
    def phase(self) -> str:
        """Where the game stands."""
        return self.game.phase

    @property
    def departed(self) -> tuple[Seat, ...]:
        """The dead who will not be asked anything any more: those of earlier phases."""
        past = [event.fact for event in self.told if event.phase != self.phase]
        fallen = {fact.seat for fact in past if isinstance(fact, Died | Fell)}
        return tuple(seat for seat in self.seats if seat in fallen)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome is not None

    @property
    def stop(self) -> Fact | str | None:
        """What `go_on` leaves: a cue, or the verb of a lot."""
        return self.game.stop

    def ask_of(self, seat: Seat) -> Ask | None:
        """The game's own question to a seat."""
        return self.game.ask_of(seat)

    def prompt(self, seat: Seat) -> View | None:
        """What a seat is asked; each seat counts its own prompts."""
        ask = self.ask_of(seat)
        return question_of(ask, seat) | {"n": self._asked[seat], "held": False} if ask else None

    def may_talk(self, seat: Seat) -> bool:
        """Whether a seat may talk to all."""
        return self.is_over or self.game.may_talk(seat)

    # -- acts ------------------------------------------------------------------------------------------------------

    def answer(self, seat: Seat, number: int, what: Any, at: int) -> tuple[str, ...]:
        """Answer from a seat's own phone."""
        ask = self.ask_of(seat)
        if ask is None or number != self._asked[seat]:
            raise Refused("late")
        self.act(seat, ask.verb, what)
        return EVERYONE

    def claim(self, seat: Seat, card: str, at: int) -> None:
        """Claim from a seat's own phone."""
        self.act(seat, "claim", card)

    def act(self, who: str, verb: str, what: Any) -> None:
        """Do something in the game, and write it down."""
        phase = self.game.phase
        self.game.act(who, verb, what)
        self.done.append((phase, who, verb, what))
        self._count_prompts()

    def rewind(self, number: int, instead: tuple[str, str, Any] | None) -> None:
        """Take back the act of this number; perhaps another stands in its place."""
        if not 1 <= number <= len(self.done):
            raise Refused("no-such-act", number=number)
        kept, later = self.done[: number - 1], self.done[number:]
        fresh = Desk(self._setup)
        for _, who, verb, what in kept:
            fresh.act(who, verb, what)
        if instead:
            fresh.act(*instead)
        for done in later:
            fresh.keep(done)
        self._take_over(fresh)

    def keep(self, done: Deed) -> None:
        """Do again what was done, if it still fits; cues on the way to it are left."""
        phase, who, verb, what = done
        is_answer = verb not in ("go-on", "lot", "claim", "time-up")
        while is_answer and self.game.phase == phase and isinstance(self.game.stop, Fact):
            self.act(MODERATOR, "go-on", "cue")
        if self.game.phase != phase:
            return
        try:
            self.act(who, verb, what)
        except Refused:
            return

    def _take_over(self, fresh: "Desk") -> None:
        """Go on with the game as it is now, and say what must be put right."""
        self.corrections = list(differences(self.told, fresh.told))
        self.game, self.done, self._asked = fresh.game, fresh.done, self._asked + fresh._asked
        self._seen = None
        self.edition += 1
        self._count_prompts()

    def _count_prompts(self) -> None:
        """Number the prompts of each seat for itself."""
        if self.game.question is not self._seen:
            self._seen = self.game.question
            self._asked.update(ask.seat for ask in self.game.asks)


def differences(before: Iterable[Event], after: Iterable[Event]) -> Iterable[Difference]:
    """What was told and is not so any more, and what is so and was not told: each with those whom it reached."""
    events = {encode(event): event for event in (*before, *after)}
    was, now = Counter(map(encode, before)), Counter(map(encode, after))
    yield from (("gone", events[line]) for line in (was - now).elements())
    yield from (("new", events[line]) for line in (now - was).elements())
