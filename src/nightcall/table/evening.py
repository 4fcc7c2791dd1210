"""The course of an evening, as a script: it goes with the game from cue to cue, and says what the table waits for.

`yield` means what it means in the rules: somebody is being waited for. What is yielded is a `Wait`; what comes back is
the moment at which it was over, and the answers that were held until then. Nothing here looks at a clock or knows of
pauses: whoever drives the script says when a wait is over.

A call of the night takes as many parts as its name allows questions, whoever holds the card; after a death there is the
same pause, whether or not anybody has a last power. So nobody can tell from the time whether anybody was asked.
"""

from collections.abc import Generator, Mapping
from typing import Any, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from nightcall.engine.ask import Question
from nightcall.engine.event import Defended, Fact, NightFell, Seat, TalkBegan
from nightcall.engine.game import Game
from nightcall.table.crier import Crier
from nightcall.table.pace import LONGEST_TALK, MORE_TALK, Pace, Slot

__all__ = ["Bell", "Course", "Evening", "Wait", "Waited"]

T = TypeVar("T")

TALK = ("talk", "question", "defence")
"""What goes on while one may talk."""
RINGS = "nominate"
"""The question on which time runs out when the bell rings."""


class Bell(Struct):
    """The bell of a day, in milliseconds; the host may have it ring later, or soon."""

    rings: int

    def later(self, now: int) -> None:
        """Ring later, though not in more than an hour."""
        self.rings = max(self.rings, min(self.rings + _ms(MORE_TALK), now + _ms(LONGEST_TALK)))

    def soon(self, now: int, seconds: float) -> None:
        """Ring in so many seconds, if not before."""
        self.rings = min(self.rings, now + _ms(seconds))

    def has_closed(self, question: Question, now: int) -> bool:
        """Whether it has rung, and the question listens for it."""
        return question.bell and now >= self.rings


class Wait(Struct, frozen=True):
    """What the table waits for: what goes on, who has a prompt meanwhile, and what is really asked."""

    slot: Slot
    seats: tuple[Seat, ...] = ()
    question: Question | None = None
    cue: Fact | None = None
    """What was announced; nothing, where a question has come by itself."""
    bell: Bell | None = None
    """What ends the talk of the day, where there is one."""

    @property
    def is_secret(self) -> bool:
        """Whether nobody may know who is asked, nor whether anybody is."""
        return self.slot.parts > 0

    @property
    def is_talk(self) -> bool:
        """Whether it is a time of talk: no call, no story, no pause after a death."""
        return self.slot.what in TALK

    @property
    def is_brief(self) -> bool:
        """Whether it takes no time at all."""
        return not self.seats and not self.slot.seconds

    def until(self, since: int) -> int:
        """When it is over, if it has begun at this moment."""
        lasts = _ms(self.slot.seconds)
        if self.bell and self.slot.what == "talk":
            return max(self.bell.rings, since) + lasts
        if self.bell and self.question and self.question.bell:
            return min(self.bell.rings, since + lasts)
        return since + lasts


class Waited(NamedTuple):
    """The end of a wait: its moment, and the answers that were held."""

    at: int
    held: Mapping[Seat, Any]


Course: TypeAlias = Generator[Wait, Waited, T]
"""A script for the table; what it returns as a rule is the moment at which it has ended."""


class Evening(NamedTuple):
    """The game, its times, and the crier who lets everybody hear what has happened."""

    game: Game
    pace: Pace
    crier: Crier

    def course(self, at: int) -> Course[None]:
        """Let all hear what has happened and wait for what comes next, until the game is over."""
        bell: Bell | None = None
        while True:
            self.crier.cry()
            question = self.game.question
            match self.game.stop:
                case NightFell() as cue:
                    bell = None
                    at = yield from self.nightfall(cue)
                case TalkBegan() as cue:
                    bell = Bell(at + _ms(self.pace.talk(len(self.crier.living))))
                    at = yield from self.talk(cue, bell)
                case Defended() as cue:
                    at = yield from self.story(cue, bell)
                case Fact() as cue:
                    at = yield from self.call(cue, at)
                case _ if question is None:
                    return
                case _ if question.openly:
                    at = yield from self.openly(question, self.pace.question(question.verb), bell, at)
                case _:
                    at = yield from self.in_secret(self.pace.unannounced(question.verb), at)

    def nightfall(self, cue: Fact) -> Course[int]:
        """Begin a night: from now on every call has the time that was added by day."""
        self.pace.begin_night()
        return (yield from self.story(cue))

    def story(self, cue: Fact, bell: Bell | None = None) -> Course[int]:
        """Tell something, or give a nominee the word: nobody is asked anything."""
        waited = yield Wait(self._slot(cue), cue=cue, bell=bell)
        self.game.go_on()
        return waited.at

    def call(self, cue: Fact, at: int) -> Course[int]:
        """Call a character, or pause after a death, where somebody may be asked; if nobody can be it is only told."""
        slot = self._slot(cue)
        if not slot.parts:
            return (yield from self.story(cue))
        self.game.go_on()
        return (yield from self.in_secret(slot, at, cue))

    def in_secret(self, slot: Slot, at: int, cue: Fact | None = None) -> Course[int]:
        """Ask in secret, part by part: all have a prompt, and only those who are awake are really asked."""
        part = 0
        self.crier.whisper()
        while (question := self._secret) or part < slot.parts:
            at, held = yield Wait(slot, self.crier.askable, question, cue)
            self._settle(question, held)
            self.crier.whisper()
            part += 1
        return at

    def talk(self, cue: Fact, bell: Bell) -> Course[int]:
        """Begin the talk of the day; what is asked at its very beginning may be answered as long as it lasts."""
        at = yield from self.story(cue)
        self.crier.cry()
        question = self.game.question
        if question is None or not question.openly:
            return at
        return (yield from self.openly(question, replace(self.pace.question(question.verb), what="talk"), bell, at))

    def openly(self, question: Question, slot: Slot, bell: Bell | None, at: int) -> Course[int]:
        """Ask what all know of, unless the bell has closed it before anybody could answer."""
        held: Mapping[Seat, Any] = {}
        if not (bell and bell.has_closed(question, at)):
            at, held = yield Wait(slot, tuple(question.left), question, bell=bell)
        self._settle(question, held, RINGS if bell and bell.has_closed(question, at) else question.verb)
        return at

    def hand_in(self, question: Question, held: Mapping[Seat, Any]) -> None:
        """Give the game the answers to a question, in the order of the seats."""
        for seat in self.game.seats:
            if question is self.game.question and seat in held and seat in question.left:
                self.game.answer(seat, question.verb, held[seat])

    def _settle(self, question: Question | None, held: Mapping[Seat, Any], verb: str = "") -> None:
        """Let the answers held count; whoever is silent is out of time."""
        if question is not None:
            self.hand_in(question, held)
        if question is not None and question is self.game.question:
            self.game.time_up(verb or question.verb)

    @property
    def _secret(self) -> Question | None:
        """What somebody is asked just now of which nobody else may know."""
        question = self.game.question
        return None if question is None or question.openly else question

    def _slot(self, cue: Fact) -> Slot:
        return self.pace.slot(cue, self.crier.seen)


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
