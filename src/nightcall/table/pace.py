"""How long everything takes: one table of seconds, and nothing that depends on who holds what.

A cue that is announced opens a slot. In most slots nobody is asked anything; in a call of the night and after a death
somebody may be, so these have parts of a fixed length, as many as the character's name allows questions. Questions that
everybody knows of (a vote, a nomination) have a time of their own.
"""

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from nightcall.engine.event import Called, Fact, tag_of
from nightcall.engine.rulebook import Rulebook
from nightcall.engine.setup import Setup

__all__ = ["PACES", "Pace", "Slot"]

PACES: Mapping[str, float] = {"slow": 1.6, "normal": 1.0, "brisk": 0.6}
"""How much longer or shorter everything is than in the tables below."""

CUES: Mapping[str, tuple[str, int, int]] = {
    "night-fell": ("story", 6, 0),
    "slept": ("story", 3, 0),
    "day-broke": ("story", 5, 0),
    "dusk-fell": ("story", 5, 0),
    "said": ("story", 4, 0),
    "died": ("pause", 12, 1),
    "fell": ("pause", 12, 1),
    "talk-began": ("story", 0, 0),
    "defended": ("defence", 40, 0),
}
"""For each cue but a call: what goes on, the seconds of a part, and in how many parts somebody may be asked."""
NEWS = ("story", 4, 0)
"""For what a role announces by a fact of its own."""
CALLS: Mapping[str, int] = {"werewolf": 20, "vampire": 20, "witch": 20, "magician": 20, "cupid": 20, "investigator": 20}
CALL = 15
"""The seconds for each question of a call, by the character called."""
QUESTIONS: Mapping[str, int] = {"nominate": 0, "second": 20, "vote": 30, "elect": 45, "bequeath": 20}
"""The seconds for a question that is asked openly, by its verb; a nomination may come as long as the talk lasts."""
QUIET_DEATH = 4
"""The seconds after a death that nothing secret can follow from."""
LISTENING = 2
"""The seconds for the narrator's words, where a book has its own pause after a call."""
QUICK = 60
"""The seconds for a part that ends as soon as all have tapped."""
TALK, TALK_EACH = 60, 45
"""The seconds of a day's talk, and those that every living player adds, where the book has no limit of its own."""
LONGEST_TALK = 60 * 60
LAST_WORDS = 15
"""The seconds that are left when the talk is brought to its end."""
MORE_TALK = 60
MORE_NIGHT = 5
MOST_NIGHT = 60
"""The seconds that are added on request: to the talk, to every part of a call from the next night on, and at most."""


class Slot(Struct, frozen=True):
    """What the table does at a cue: what goes on, how long a part of it is, and in how many parts somebody is asked."""

    what: str
    seconds: float
    parts: int


class Pace:
    """The times of one game."""

    def __init__(self, setup: Setup, pace: str, quick: bool) -> None:
        """Know the book and its options, the pace chosen, and whether nights are quick."""
        self._book: Rulebook = setup.book
        self._setup = setup
        self._times = PACES[pace]
        self.quick = quick
        self._last_acts = Counter(card for card in setup.set_of_cards if self._book.role(card).has_last_act())
        """The cards that may still do something when their holder dies."""
        self.more = 0
        """How many seconds more every part of a call has, from the next night on."""
        self._tonight = 0
        """How many seconds more it has this night."""

    def slot(self, cue: Fact, seen: Counter[str]) -> Slot:
        """The slot that a cue opens, when these cards have been turned up: what they could do is no secret any more."""
        if isinstance(cue, Called):
            return Slot("call", self._part(self._call(cue.role)), max(1, self._book.questions.get(cue.role, 1)))
        what, seconds, parts = CUES.get(tag_of(type(cue)), NEWS)
        if parts and self._last_acts - seen:
            return Slot(what, self._part(seconds), parts)
        what, seconds = ("story", QUIET_DEATH) if parts else (what, seconds)
        return Slot(what, 0 if self.quick and what == "story" else seconds * self._times, 0)

    def question(self, verb: str) -> Slot:
        """How long a question stands open that all know of; what has no time of its own, as long as the talk."""
        seconds = QUESTIONS.get(verb, CALL) * self._times
        return Slot("question" if seconds else "talk", seconds, 0)

    def unannounced(self, verb: str) -> Slot:
        """The slot of a question that is asked in secret though no cue has opened one."""
        return Slot("pause", self.question(verb).seconds, 1)

    def add(self) -> None:
        """Give every call more time, from the next night on."""
        self.more = min(self.more + MORE_NIGHT, MOST_NIGHT)

    def begin_night(self) -> None:
        """Let the time that was added count from now on."""
        self._tonight = self.more

    def talk(self, living: int) -> float:
        """How long a day's talk lasts."""
        if "day-minutes" in self._book.defaults:
            return int(self._setup.option("day-minutes")) * 60 or LONGEST_TALK
        return (TALK + TALK_EACH * living) * self._times

    def last_words(self) -> float:
        """How long one may still talk when the talk is brought to its end."""
        return LAST_WORDS * self._times

    def _call(self, role: str) -> int:
        pauses = self._book.pauses
        return LISTENING + pauses[str(self._setup.option("pace"))] if pauses else CALLS.get(role, CALL)

    def _part(self, seconds: int) -> float:
        return QUICK if self.quick else (seconds + self._tonight) * self._times
