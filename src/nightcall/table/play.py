"""A game that a table plays by its clock: it drives the script of an evening, and holds what is answered.

In a secret part every seat has a prompt, those who are asleep one of the same shape; answers are held, and may be
changed, until the part is over. An answer to a question that all know of is final: those to each are kept until all are
in, those to anyone count at once. Every moment is given from outside, in milliseconds.
"""

from collections.abc import Collection
from typing import Any

from nightcall.engine.ask import PASS, Ask
from nightcall.engine.event import EVERYONE, Event, Seat
from nightcall.engine.game import Game
from nightcall.engine.refused import Refused
from nightcall.engine.setup import Setup
from nightcall.engine.view import View, question_of
from nightcall.table.crier import Crier
from nightcall.table.evening import Evening, Wait, Waited
from nightcall.table.hourglass import Hourglass
from nightcall.table.pace import Pace
from nightcall.table.sitting import Countdown, Sitting

__all__ = ["SUSPECT", "Play"]

SUSPECT = "suspect"
"""What those are asked who are asleep."""
MOST_UNATTENDED = 2
"""How many whole rounds may pass in which no person does anything and nobody dies, before the table is closed."""
MOST_AMONG_BOTS = 20
"""How many, where only bots are left alive, and the dead may want to see how it ends."""


class Play(Sitting):
    """A game that a table plays by its clock."""

    def __init__(self, setup: Setup, pace: Pace, at: int) -> None:
        """Deal, and begin."""
        self.game = Game(setup, stops=("cue",))
        self.pace = pace
        self.crier = Crier(self.game)
        self.wait: Wait | None = None
        """What is waited for; nothing: the game has ended, and all have been told."""
        self.number = 0
        """The number of the prompt: the same for all, for all prompts come and go together."""
        self.held: dict[Seat, Any] = {}
        self._hourglass = Hourglass()
        self._since = 0
        """Since when it is waited, by the evening's own time."""
        self._attended = 0
        """The night in which, or after which, a person did something last."""
        self._evening = Evening(self.game, pace, self.crier)
        self._course = self._evening.course(at)
        self._wait_for(next(self._course), at)

    # -- what can be seen ------------------------------------------------------------------------------------------

    @property
    def told(self) -> list[Event]:
        """What has gone out, in the order in which it did."""
        return self.crier.told

    @property
    def phase(self) -> str:
        """Where the game stands for all to see."""
        return self.crier.phase

    @property
    def living(self) -> tuple[Seat, ...]:
        """Those of whose death nobody has heard."""
        return self.crier.living

    @property
    def departed(self) -> tuple[Seat, ...]:
        """The dead who will not be asked anything any more."""
        return self.crier.departed

    @property
    def clock(self) -> Countdown | None:
        """What is waited for, and until when; nothing, when the game has ended."""
        if self.wait is None:
            return None
        outside = self._hourglass.outside
        return Countdown(self.wait.slot.what, outside(self._since), outside(self.wait.until(self._since)))

    @property
    def is_quick(self) -> bool:
        """Whether a call of the night ends as soon as every seat has tapped."""
        return self.pace.quick

    @property
    def more(self) -> int:
        """How many seconds more every call has been given."""
        return self.pace.more

    @property
    def is_paused(self) -> bool:
        """Whether the clock stands still."""
        return self._hourglass.down_since is not None

    @property
    def is_pausing(self) -> bool:
        """Whether it will, as soon as the call under way is over."""
        return self._hourglass.is_wanted_down

    @property
    def prompted(self) -> tuple[Seat, ...]:
        """Who has a prompt."""
        return self.wait.seats if self.wait else ()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, and all have been told."""
        return self.wait is None

    @property
    def is_secret(self) -> bool:
        """Whether somebody may be asked in secret just now."""
        return self.wait is not None and self.wait.is_secret

    def ask_of(self, seat: Seat) -> Ask | None:
        """The game's own question to a seat, if it is time for it."""
        return self.game.ask_of(seat) if self.wait and self.wait.question else None

    def prompt(self, seat: Seat) -> View | None:
        """What a seat is asked just now: a question of the game, or in a secret part whom it suspects."""
        if seat not in self.prompted:
            return None
        if ask := self.ask_of(seat):
            prompt = question_of(ask, seat)
        elif self.is_secret:
            prompt = {"verb": SUSPECT, "choices": [other for other in self.living if other != seat], "may_pass": True}
        elif seat in self.held:
            prompt = {"verb": "", "choices": [], "may_pass": False}
        else:
            return None
        prompt |= {"n": self.number, "held": self.is_secret}
        if seat in self.held:
            prompt["given"] = self.held[seat]
        if pack := self.pack_of(seat):
            prompt["others"] = {other: self.held[other] for other in pack if other != seat and other in self.held}
        return prompt

    def pack_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Those who are awake together with a seat and asked the same: they see where each other points."""
        ask = self.ask_of(seat) if self.is_secret else None
        return ask.question.seats if ask and len(ask.question.seats) > 1 else ()

    def may_talk(self, seat: Seat) -> bool:
        """Whether a seat may talk to all: never while somebody may be asked in secret."""
        return self.wait is None or (self.wait.is_talk and self.game.may_talk(seat))

    # -- acts ------------------------------------------------------------------------------------------------------

    def answer(self, seat: Seat, number: int, what: Any, at: int) -> tuple[str, ...]:
        """Take an answer to the prompt of this number; a pack sees where its members point."""
        ask = self.ask_of(seat)
        if number != self.number or seat not in self.prompted or not (ask or self.is_secret):
            raise Refused("late")
        if seat in self.held and not self.is_secret:
            raise Refused("answered")
        given = ask.question.check(seat, what) if ask else self._suspected(seat, what)
        if ask and ask.is_for_anyone:
            self.game.answer(seat, ask.verb, given)
        self.held[seat] = given
        if not self._has_all():
            return (seat, *self.pack_of(seat))
        self._go_on(at)
        return EVERYONE

    def _suspected(self, seat: Seat, what: Any) -> Any:
        """Check what somebody says who is asleep: one of the others, or nothing."""
        if what == PASS or (what in self.living and what != seat):
            return what
        raise Refused("not-offered", verb=SUSPECT, what=what)

    def _has_all(self) -> bool:
        """Whether nothing more can come in; a secret part lasts its time all the same, unless nights are quick."""
        if self.is_secret:
            return self.pace.quick and len(self.held) == len(self.prompted)
        question = self.wait.question if self.wait else None
        return question is not None and all(seat in self.held for seat in question.left)

    def claim(self, seat: Seat, card: str, at: int) -> None:
        """Claim to be a character; answers that are in count before whatever follows from it."""
        if self.wait is None or not self.may_talk(seat):
            raise Refused("no-talk", seat=seat)
        question, book = self.game.question, self.game.rulebook
        if card not in book.claimable:
            book.role(card)
        is_heard = card in book.hears
        if question and question.hears and is_heard:
            self._evening.hand_in(question, self.held)
        self.game.claim(seat, card)
        if self.game.question is not question or (is_heard and question is None):
            self._go_on(at)
        else:
            self.crier.cry()

    def tick(self, at: int) -> None:
        """Go on, for the time is up."""
        self._go_on(at)

    def more_time(self, at: int) -> None:
        """Add to the talk that is on; otherwise to every call from the next night on."""
        if self.wait and self.wait.bell:
            self.wait.bell.later(self._hourglass.inside(at))
        else:
            self.pace.add()

    def end_talk(self, at: int) -> None:
        """Leave a few seconds of talk; a defence ends at once."""
        wait = self.wait
        if wait and wait.slot.what == "defence":
            self._go_on(at)
        elif wait and wait.bell:
            wait.bell.soon(self._hourglass.inside(at), self.pace.last_words())
        else:
            raise Refused("no-talk-on")

    # -- pauses, and who is still there ----------------------------------------------------------------------------

    def pause(self, at: int) -> None:
        """Let the clock stand still; while somebody may be asked in secret, when that call is over."""
        if self.is_paused or self.is_pausing:
            raise Refused("paused-already")
        if self.is_secret:
            self._hourglass.is_wanted_down = True
        else:
            self._hourglass.lay_down(at)

    def resume(self, at: int) -> None:
        """Let the clock run on: everything happens later by the length of the pause."""
        if not (self.is_paused or self.is_pausing):
            raise Refused("not-paused")
        self._hourglass.take_up(at)

    def attend(self) -> None:
        """Take notice that a person has done something."""
        self._attended = self.crier.nights

    def is_deserted(self, persons: Collection[Seat]) -> bool:
        """Whether whole rounds have passed with nothing but the clock playing, or bots that get nowhere."""
        most = MOST_UNATTENDED if any(seat in self.living for seat in persons) else MOST_AMONG_BOTS
        return self.crier.nights - max(self._attended, self.crier.last_death) > most

    # -- the evening -----------------------------------------------------------------------------------------------

    def _go_on(self, at: int) -> None:
        """Let the evening go on, for what was waited for is over."""
        try:
            wait = self._course.send(Waited(self._hourglass.inside(at), self.held))
        except StopIteration:
            self.wait, self.held = None, {}
        except Refused as refusal:  # what was held was checked before: this is a fault, and nobody's answer is to blame
            raise RuntimeError("The course of an evening was refused something.") from refusal
        else:
            self._wait_for(wait, at)

    def _wait_for(self, wait: Wait, at: int) -> None:
        """Put a new prompt; what takes no time is over at once, unless it is the time for a pause."""
        self.wait, self.held = wait, {}
        if wait.is_brief and not self.is_pausing:
            self._go_on(at)
            return
        self.number += 1
        self._since = self._hourglass.inside(at)
        if self.is_pausing and not wait.is_secret:
            self._hourglass.lay_down(at)
