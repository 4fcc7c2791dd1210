"""One game under way at a table: the script is paced, answers are held, and news goes out when its time has come.

The game stops at every cue, and each cue opens a slot. What only some may know they hear at once; what all hear waits
for the end of the slot, so that nobody can tell from the time whether anybody was asked. In a slot with parts every
seat has a prompt, those who are asleep one of the same shape; answers are held and fed to the game at the end of the
part. Between slots stand the questions that all know of: an answer is final there; those to each are kept until all are
in, those to anyone count at once. Nothing here looks at a clock: every moment is given from outside, in milliseconds.
"""

from typing import Any

from msgspec import Struct

from nightcall.engine.ask import PASS, Ask
from nightcall.engine.event import PUBLIC, Died, Event, Fact, Fell, NightFell, Seat, Shown, TalkBegan
from nightcall.engine.game import Game
from nightcall.engine.refused import Refused
from nightcall.engine.setup import Setup
from nightcall.engine.view import View, question_of, view_of
from nightcall.table.pace import LONGEST_TALK, MORE_NIGHT, MORE_TALK, MOST_NIGHT, Pace, Slot

__all__ = ["SUSPECT", "Clock", "Play"]

SUSPECT = "suspect"
"""What those are asked who are asleep."""


class Clock(Struct, frozen=True):
    """What the table waits for, from when to when."""

    what: str
    since: int
    until: int


class Play:
    """A game that a table plays by its clock."""

    def __init__(self, setup: Setup, pace: Pace, at: int) -> None:
        """Deal, and begin."""
        self.game = Game(setup, stops=("cue",))
        self.seats = self.game.seats
        self.told: list[Event] = []
        """What has gone out, in the order in which it did."""
        self.phase = self.game.phase
        """Where the game stands for all to see."""
        self.nights = 0
        self.last_death = 0
        """In which night, or after it, somebody has died last."""
        self.rests = False
        """Whether the game is to rest as soon as nobody is asked in secret."""
        self.living: tuple[Seat, ...] = self.seats
        self.prompted: tuple[Seat, ...] = ()
        """Who has a prompt."""
        self.number = 0
        """The number of the prompt: the same for all, for all prompts come and go together."""
        self.held: dict[Seat, Any] = {}
        self.clock: Clock | None = None
        self.pace = pace
        self.more = 0
        """How many seconds more every call has, from the next night on."""
        self._slot: Slot | None = None
        self._part = 0
        self._fallen: list[Seat] = []
        """Who has died in this phase: a dying power may still be asked for."""
        self._turned: list[str] = []
        """The cards that were turned up in this phase."""
        self._bell: int | None = None
        """When the day's talk is over."""
        self._fills_the_day = False
        """Whether the question that is open is what the whole talk is about."""
        self._read = 0
        self._waiting: list[Event] = []
        self._wait(at)

    # -- what can be seen ------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, and all have been told."""
        return self.clock is None

    @property
    def is_secret(self) -> bool:
        """Whether a slot is under way in which somebody may be asked in secret."""
        return bool(self._slot and self._slot.parts)

    @property
    def departed(self) -> tuple[Seat, ...]:
        """The dead who will not be asked anything any more; whoever has just died may still have a last power."""
        return tuple(seat for seat in self.seats if seat not in self.living and seat not in self._fallen)

    @property
    def is_talk(self) -> bool:
        """Whether it is a time of talk: no call, no story, no pause after a death."""
        return self._slot is None or self._slot.what == "defence"

    def ask_of(self, seat: Seat) -> Ask | None:
        """The game's own question to a seat, if it is time for it."""
        question = self.game.question
        if question is None or self.is_secret == question.openly:
            return None
        return self.game.ask_of(seat)

    def prompt(self, seat: Seat) -> View | None:
        """What a seat is asked just now: a question of the game, or in a secret slot whom it suspects."""
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
        return self.is_over or (self.is_talk and self.game.may_talk(seat))

    def view(self, viewer: str) -> View:
        """The view of a viewer as far as it has gone out; this is what a bot is given."""
        ask = self.ask_of(viewer)
        view = view_of(viewer, self.phase, self.seats, self.told, [ask] if ask else [])
        view["may_talk"] = self.may_talk(viewer)
        return view

    # -- acts ------------------------------------------------------------------------------------------------------

    def answer(self, seat: Seat, number: int, what: Any, at: int) -> None:
        """Take an answer to the prompt of this number; in a secret slot it may be changed until its part is over."""
        ask = self.ask_of(seat)
        if number != self.number or seat not in self.prompted or not (ask or self.is_secret):
            raise Refused("late")
        if seat in self.held and not self.is_secret:
            raise Refused("answered")
        given = ask.question.check(seat, what) if ask else self._suspected(seat, what)
        if ask and ask.is_for_anyone:
            self._speak(seat, ask, given, at)
            return
        self.held[seat] = given
        if self.is_secret:
            if self.pace.quick and len(self.held) == len(self.prompted):
                self._end_part(at)
        elif ask and all(asked in self.held for asked in ask.question.left):
            self._feed()
            self._wait(at)

    def claim(self, seat: Seat, card: str, at: int) -> None:
        """Say to be a character; answers that are in count before whatever follows from it."""
        if self.is_over or not self.may_talk(seat):
            raise Refused("no-talk", seat=seat)
        question, rulebook = self.game.question, self.game.rulebook
        if card not in rulebook.claimable:
            rulebook.role(card)
        if question and question.hears and card in rulebook.hears:
            self._feed()
        self.game.claim(seat, card)
        ends_a_defence = bool(self._slot) and card in rulebook.hears
        if ends_a_defence:
            self.game.go_on()
        if ends_a_defence or self.game.question is not question:
            self._wait(at)
        else:
            self._release()

    def tick(self, at: int) -> None:
        """Go on, for the time is up."""
        if self.is_secret:
            self._end_part(at)
            return
        if self._slot is not None:
            self.game.go_on()
        elif not self._ring(at):
            self._feed()
            self._run_out()
        self._wait(at)

    def more_time(self, at: int) -> None:
        """Add to the talk that is on; otherwise to every call from the next night on."""
        if self._bell is not None and self.is_talk:
            self._bell = max(self._bell, min(self._bell + _ms(MORE_TALK), at + _ms(LONGEST_TALK)))
            self._set_clock(at)
        else:
            self.more = min(self.more + MORE_NIGHT, MOST_NIGHT)

    def end_talk(self, at: int) -> None:
        """Leave a few seconds of talk; a defence ends at once."""
        if self._slot and self._slot.what == "defence":
            self.tick(at)
        elif self._bell is None or not self.is_talk:
            raise Refused("no-talk-on")
        else:
            self._bell = min(self._bell, at + _ms(self.pace.last_words()))
            self._set_clock(at)

    def shift(self, by: int) -> None:
        """Let everything happen later, because the table has paused."""
        if self._bell is not None:
            self._bell += by
        if self.clock:
            self.clock = Clock(self.clock.what, self.clock.since + by, self.clock.until + by)

    # -- answers ---------------------------------------------------------------------------------------------------

    def _suspected(self, seat: Seat, what: Any) -> Any:
        """Check what somebody says who is asleep: one of the others, or nothing."""
        if what == PASS or (what in self.living and what != seat):
            return what
        raise Refused("not-offered", verb=SUSPECT, what=what)

    def _speak(self, seat: Seat, ask: Ask, given: Any, at: int) -> None:
        """Let the first who speaks move the game on; a pass is remembered."""
        self.game.answer(seat, ask.verb, given)
        if self.game.question is ask.question:
            self.held[seat] = given
        else:
            self._wait(at)

    def _feed(self) -> None:
        """Give the game the answers held, in seat order."""
        question = self.game.question
        for seat in self.seats:
            if question and question is self.game.question and seat in self.held and seat in question.left:
                self.game.answer(seat, question.verb, self.held[seat])

    def _run_out(self) -> None:
        """Let time run out on the question that is open."""
        if self.game.question is not None:
            self.game.time_up(self.game.question.verb)

    def _ring(self, at: int) -> bool:
        """Ring the day's bell, if it is time and the question that is open listens for it."""
        question = self.game.question
        if question is None or not question.bell or self._bell is None or at < self._bell:
            return False
        self.game.time_up("nominate")
        return True

    # -- what the game waits for -----------------------------------------------------------------------------------

    def _wait(self, at: int) -> None:
        """Begin what the game waits for: the slot of a cue, a question that all know of, or nothing any more."""
        self._fills_the_day = False
        while isinstance(cue := self._news(), Fact):
            self._notice(cue, at)
            self._slot, self._part = self.pace.slot(cue), 0
            if self._slot.parts:
                self.game.go_on()
                self._begin_part(at)
                return
            if self._slot.seconds or self.rests:
                self._new_prompt((), at)
                return
            self.game.go_on()
        question = self.game.question
        if question is None:
            self.clock, self.prompted, self.held = None, (), {}
        elif not question.openly:  # it has come outside any slot, and gets one of its own
            self._slot, self._part = Slot("pause", self.pace.question(question.verb), 1), 0
            self._begin_part(at)
        elif self._ring(at):
            self._wait(at)
        else:
            self._new_prompt(tuple(question.left), at)

    def _news(self) -> Fact | str | None:
        """Let all hear what has happened, and see where the game stands."""
        self._slot = None
        self._release()
        return self.game.stop

    def _notice(self, cue: Fact, at: int) -> None:
        """Take notice of what is announced: a death, a night, the beginning of the talk."""
        match cue:
            case Died(seat) | Fell(seat):
                self._fallen.append(seat)
                self.living = tuple(living for living in self.living if living != seat)
                self.last_death = self.nights
            case NightFell():
                self.nights += 1
                self.pace.more, self._bell = self.more, None
            case TalkBegan():
                self._bell, self._fills_the_day = at + _ms(self.pace.talk(len(self.living))), True

    def _begin_part(self, at: int) -> None:
        """Ask all who may be asked in secret: the living, and those who have just died."""
        self._part += 1
        self._gather()
        self._new_prompt(tuple(seat for seat in self.seats if seat in self.living or seat in self._fallen), at)

    def _end_part(self, at: int) -> None:
        """End a part of a slot: the answers count, and whoever was asked and is silent is out of time."""
        if self._is_asked_in_secret():
            question = self.game.question
            self._feed()
            if self.game.question is question:
                self._run_out()
        self._gather()
        if (self._slot and self._part < self._slot.parts) or self._is_asked_in_secret():
            self._begin_part(at)
        else:
            self._wait(at)

    def _is_asked_in_secret(self) -> bool:
        question = self.game.question
        return question is not None and not question.openly

    def _new_prompt(self, seats: tuple[Seat, ...], at: int) -> None:
        """Put the next prompt; the answers to the last one are gone."""
        self.number += 1
        self.prompted, self.held = seats, {}
        self.clock = Clock("", at, at)
        self._set_clock(at)

    def _set_clock(self, at: int) -> None:
        """Say what is waited for, and until when."""
        since = self.clock.since if self.clock else at
        question, bell = self.game.question, self._bell
        if self._slot is not None:
            self.clock = Clock(self._slot.what, since, since + _ms(self._slot.seconds))
        elif question is not None:
            lasts = _ms(self.pace.question(question.verb))
            if bell is not None and (self._fills_the_day or question.verb == "nominate"):
                self.clock = Clock("talk", since, max(bell, since) + lasts)
            else:
                until = since + lasts
                self.clock = Clock("question", since, min(until, bell) if question.bell and bell else until)

    # -- what goes out ---------------------------------------------------------------------------------------------

    def _gather(self) -> None:
        """Let those hear it who alone may know; what all will hear waits."""
        for event in self._unread():
            (self._waiting if PUBLIC in event.audience else self.told).append(event)

    def _release(self) -> None:
        """Let all hear what has waited, and what is new."""
        out = [*self._waiting, *self._unread()]
        self._waiting = []
        self.told += out
        for event in out:
            if PUBLIC in event.audience:
                self._hear(event)

    def _hear(self, event: Event) -> None:
        """Take notice of what all know: another phase, a card turned up."""
        if event.phase != self.phase:
            self.pace.turn_up(self._turned)
            self.phase, self._fallen, self._turned = event.phase, [], []
        if isinstance(event.fact, Shown):
            self._turned += event.fact.cards.values()

    def _unread(self) -> list[Event]:
        """What the game has logged since the last time."""
        events = list(self.game.events_from(self._read))
        self._read += len(events)
        return events


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
