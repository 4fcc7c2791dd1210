"""The vocabulary of stories: what a story may say, as the books bound today have it."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from nightcall.engine.ask import NO, PASS, YES
from nightcall.engine.phase import MOMENTS
from nightcall.engine.rulebook import Rulebook
from nightcall.engine.setup import FORMS
from nightcall.engine.setup import KEYS as SETUP_KEYS

__all__ = ["BESIDE", "CLAIM", "EVERYONE", "EXPECTATIONS", "KEYS", "PHASE", "PLACE", "Vocabulary", "words_of"]

EVERYONE = "everyone"
CLAIM = "claim"
"""What whoever may talk can do at any time: no question asks for it."""
PLACE = re.compile(r"center [0-9]")
PHASE = re.compile(rf"({'|'.join(MOMENTS[1:])}) [1-9][0-9]{{0,3}}")

BESIDE = {name.replace("_", "-"): FORMS[name] for name in ("center", *SETUP_KEYS)}
"""What a story says of the table beside the seats, with the form that it has in a setup."""
KEYS = ("story", "rulebook", "rules", "options", "seats", "play", "refuses", "unknown", *BESIDE)


class Vocabulary(Struct, frozen=True):
    """What books ask, tell and cite, of what one dies there, and who wins."""

    verbs: tuple[str, ...]
    told: tuple[str, ...]
    """What a seat can be told: the answer to what it was asked, or something that it did not ask for."""
    causes: tuple[str, ...]
    teams: tuple[str, ...]
    answers: tuple[str, ...]
    """What can be answered that is neither a seat nor a card nor a place."""
    things: tuple[str, ...]
    """What is in play and is no card: it can be named like a seat, or claimed."""
    letters: tuple[str, ...]
    """With which the ids of the rules begin."""

    def is_rule(self, text: str) -> bool:
        """Say whether this is how a rule's id is written."""
        return bool(re.fullmatch(rf"({'|'.join(self.letters)})-\d{{2,3}}", text))


def words_of(books: Sequence[Rulebook]) -> Vocabulary:
    """Learn the words of these books: from what they cite, and from their roles."""
    cited = [key.partition(" ") for book in books for key in book.cites]
    roles = [role for book in books for role in book.roles]

    def named(kind: str) -> list[str]:
        return [name for head, _, name in cited if head == kind and name]

    verbs = [*named("ask"), CLAIM]
    return Vocabulary(
        verbs=_once(verbs),
        told=_once([*verbs, *named("told")]),
        causes=_once(named("died")),
        teams=_once([*(role.team for role in roles), *(team for team in named("ended") if team != "nobody")]),
        answers=_once([YES, NO, PASS, *(way for role in roles for way in role.ways)]),
        things=_once([beside.name for book in books for beside in book.beside if beside.opened]),
        letters=_once([rule.partition("-")[0] for book in books for rule in book.cites.values()]),
    )


def _once(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(words))


def _words(value: Any) -> bool:
    return isinstance(value, tuple) and all(isinstance(word, str) for word in value)


def _pairs(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(word, str) for pair in value.items() for word in pair)


def _lines(*lengths: int) -> Callable[[Any], bool]:
    def fits(value: Any) -> bool:
        return isinstance(value, tuple) and all(isinstance(line, tuple) and len(line) in lengths for line in value)

    return fits


def _asked(value: Any) -> bool:
    return _lines(2, 3)(value) and all(type(line[2]) is int for line in value if len(line) > 2)


def _yes_or_no(value: Any) -> bool:
    return value in ("yes", "no")


EXPECTATIONS: dict[str, Callable[[Any], bool]] = {
    "dies": _pairs,
    "dead": _words,
    "told": _lines(3),
    "untold": _lines(2),
    "asked": _asked,
    "unasked": _lines(2),
    "calls": _words,
    "says": _words,
    "unsaid": _words,
    "shown": _pairs,
    "refused": _lines(3),
    "cards": _pairs,
    "over": _yes_or_no,
    "won": _words,
    "winners": _words,
}
"""Each expectation with the form it has."""
