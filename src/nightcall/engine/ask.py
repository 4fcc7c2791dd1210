"""What a script yields: questions to seats, cues to the narrator (events that are announced), lots.

`yield` means one thing: somebody is being waited for. `Each` waits until every seat asked has answered, in any order;
`Anyone` goes on with the first to speak, and a pass withdraws a seat from that question. What is offered is the same
for all seats of a question, so that one question serves fifty of them; an answer is checked once, against what was
offered. A cue waits for the narrator, a `Lot` for chance (or for real dice).
"""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import chain, combinations
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct, field

from nightcall.engine.event import Audience, Event, Seat
from nightcall.engine.refused import Refused

__all__ = [
    "NO",
    "PASS",
    "YES",
    "YES_OR_NO",
    "Answers",
    "Anyone",
    "Ask",
    "Choice",
    "Each",
    "Lot",
    "Question",
    "Script",
    "Step",
    "at_once",
]

T = TypeVar("T")

YES, NO, PASS = "yes", "no", "pass"
YES_OR_NO = (YES, NO)

Choice: TypeAlias = "str | tuple[str, ...]"
"""One thing on offer: a word, or a group of words that is chosen as a whole."""


class Answers(dict[Seat, Any]):
    """What the seats answered; who was still silent when the question closed; and what was claimed meanwhile."""

    missing: tuple[Seat, ...] = ()
    heard: tuple[tuple[Seat, str], ...] = ()

    def first(self) -> tuple[Seat, str]:
        """Who spoke first, and what was said."""
        return next(iter(self.items()))


class Question(Struct, eq=False, gc=False):
    """One question to one or several seats, with the answers that have come in."""

    seats: tuple[Seat, ...]
    verb: str
    options: Sequence[Choice]
    """What is offered: one of them is an answer."""
    may_pass: bool = False
    count: tuple[int, int] | None = None
    """How many different options make an answer, at least and at most; nothing: just one."""
    barred: Mapping[str, str] = {}
    """What is not on offer for a reason that those asked should hear, each with its rule."""
    apart: bool = False
    """Whether nobody may name oneself."""
    hears: bool = False
    """Whether it closes when somebody claims something that the rules hear."""
    bell: bool = False
    """Whether the day's bell closes it."""
    openly: bool = False
    """Whether all may know that it is asked; if not, who is asked is a secret, and so is whether anybody is."""
    again: bool = False
    """Whether it is put once more."""
    about: Mapping[str, str] = {}
    """What it is about: the nominee, the victim."""
    cited: str = ""
    """Under which key its rule is cited, where that is not the plain one of its verb."""
    answers: Answers = field(default_factory=Answers)
    left: dict[Seat, None] = field(default_factory=dict)
    """The seats that may still answer; none: it is closed."""

    def __post_init__(self) -> None:
        """Begin to wait for all of the seats."""
        self.left = dict.fromkeys(self.seats)

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        """Say what is on offer to one of the seats."""
        return tuple(option for option in self.options if option != seat) if self.apart else tuple(self.options)

    def legal(self, seat: Seat) -> Iterator[str | list[str]]:
        """Go through all answers that this seat may give."""
        if self.count is None:
            yield from (choice if isinstance(choice, str) else list(choice) for choice in self.choices(seat))
        else:
            words = [word for word in self.choices(seat) if isinstance(word, str)]
            least, most = self.count
            yield from chain.from_iterable(map(list, combinations(words, size)) for size in range(least, most + 1))
        if self.may_pass:
            yield PASS

    def check(self, seat: Seat, what: object) -> Choice:
        """Return the answer as offered, or refuse it with a reason."""
        if type(what) is str:
            if what == PASS and self.may_pass:
                return what
            if self.count is None and what in self.options and not (self.apart and what == seat):
                return what
            if self.count and (found := self._group(seat, (what,))) is not None:
                return found
        elif isinstance(what, list | tuple) and (found := self._group(seat, what)) is not None:
            return found
        raise self._refusal(seat, what)

    def _group(self, seat: Seat, words: Sequence[object]) -> tuple[str, ...] | None:
        """Find a list of words among what is offered, whatever their order, and put it into the order of the offer."""
        if not all(type(word) is str for word in words) or len(set(words)) != len(words):
            return None
        if self.count is None:
            groups = (option for option in self.choices(seat) if isinstance(option, tuple))
            return next((group for group in groups if set(group) == set(words)), None)
        choices = self.choices(seat)
        if self.count[0] <= len(words) <= self.count[1] and all(word in choices for word in words):
            return tuple(choice for choice in choices if isinstance(choice, str) and choice in words)
        return None

    def _refusal(self, seat: Seat, what: object) -> Refused:
        """Say why an answer is not accepted: out of what this seat was offered, and of nothing else."""
        if what == PASS:
            return Refused("must-answer", verb=self.verb)
        words = what if isinstance(what, list | tuple) else [what]
        for word in words:
            if type(word) is not str:
                return Refused("not-an-answer", verb=self.verb)
            if word in self.barred:
                return Refused("barred", self.barred[word], verb=self.verb, what=word)
        if self.apart and what == seat:
            return Refused("not-yourself", verb=self.verb)
        if self.count and all(word in self.options for word in words):
            return Refused("wrong-number", verb=self.verb, least=self.count[0], most=self.count[1])
        return Refused("not-offered", verb=self.verb, what=what)

    def take(self, seat: Seat, answer: Choice) -> None:
        """Take an answer in."""
        raise NotImplementedError

    def close(self) -> Answers:
        """End the question as it stands: whoever has not answered is missing."""
        self.answers.missing = tuple(self.left)
        self.left.clear()
        return self.answers


class Each(Question, eq=False):
    """A question that waits until every seat asked has answered, in any order."""

    def take(self, seat: Seat, answer: Choice) -> None:
        """Take an answer in; the last one closes the question."""
        del self.left[seat]
        self.answers[seat] = answer


class Anyone(Question, eq=False):
    """A question that the first to speak closes; a pass withdraws that seat, and the last pass closes it, too."""

    def take(self, seat: Seat, answer: Choice) -> None:
        """Take an answer in; whoever does not pass has spoken."""
        if answer == PASS:
            del self.left[seat]
        else:
            self.answers[seat] = answer
            self.left.clear()


class Lot:
    """A draw of one (or `count`) of the options, for a purpose; the audience hears how it fell.

    A script yields it and does not draw it: so a story can say how it falls, and a table can throw real dice.
    """

    __slots__ = ("audience", "count", "options", "verb", "who")

    def __init__(
        self, audience: Audience, verb: str, options: Sequence[Choice], count: int = 1, who: Seat = ""
    ) -> None:
        """Ask chance about a verb, in place of a seat where one has not answered."""
        self.audience = audience
        self.verb = verb
        self.options = tuple(options)
        self.count = count
        self.who = who


Step: TypeAlias = "Question | Event | Lot"
Script: TypeAlias = Generator[Step, Any, T]
"""Rules as they are played: a generator that yields whom it waits for and returns what came of it."""


def at_once(outcome: T) -> Script[T]:
    """A script that waits for nobody."""
    return outcome
    yield


class Ask(Struct, frozen=True, eq=False, gc=False):
    """An open question as one seat sees it."""

    seat: Seat
    question: Question
    cite: Callable[[str], str]
    """Looks up a rule, when somebody wants to know it."""

    @property
    def verb(self) -> str:
        """What is asked."""
        return self.question.verb

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What is offered."""
        return self.question.choices(self.seat)

    @property
    def count(self) -> tuple[int, int] | None:
        """How many different choices make an answer, at least and at most; nothing: just one."""
        return self.question.count

    @property
    def may_pass(self) -> bool:
        """Whether declining is allowed."""
        return self.question.may_pass

    @property
    def barred(self) -> Mapping[str, str]:
        """What is not on offer, and by which rule."""
        return self.question.barred

    @property
    def again(self) -> bool:
        """Whether it is put once more, because the first answers did not settle it."""
        return self.question.again

    @property
    def is_for_anyone(self) -> bool:
        """Whether the first to speak closes it."""
        return isinstance(self.question, Anyone)

    @property
    def about(self) -> Mapping[str, str]:
        """What the question is about: a nominee, a victim."""
        return self.question.about

    @property
    def rule(self) -> str:
        """The rule by which this is asked."""
        return self.cite(self.question.cited or f"ask {self.verb}")

    @property
    def is_open(self) -> bool:
        """Whether this seat may still answer it."""
        return self.seat in self.question.left

    def legal(self) -> Iterator[str | list[str]]:
        """Go through all legal answers."""
        return self.question.legal(self.seat)

    def allows(self, what: object) -> bool:
        """Say whether this answer is legal."""
        try:
            self.question.check(self.seat, what)
        except Refused:
            return False
        return True

    def __repr__(self) -> str:
        """Show the question in one line."""
        return f"Ask({self.seat}, {self.verb}, {list(self.choices)}, may_pass={self.may_pass}, rule={self.rule})"
