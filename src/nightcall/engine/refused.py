"""A refusal: what was tried is not allowed, one sentence says why, and nothing has changed.

The reason is a name with facts, never a sentence: whoever speaks puts it into the language of whoever is spoken to, and
a test can see that the facts are public or the asker's own.
"""

from collections.abc import Callable
from typing import ClassVar, TypeAlias

from nightcall.engine.plain import LONGEST_WORD, plain_word

__all__ = ["Known", "Refused"]

Known: TypeAlias = "str | int | tuple[str, ...] | Refused"
"""What a refusal knows: a word, a number, a list of words, or the refusal behind it."""
LARGEST_NUMBER = 10**15
"""Whatever is larger counts nothing: it is a name made of digits, as a seed is."""


class Refused(Exception):
    """What was tried is not allowed; nothing has changed."""

    sentence: ClassVar[Callable[["Refused"], str] | None] = None
    """Puts a refusal into words at a Python prompt; bound by the package, so that the engine needs no language."""

    def __init__(self, reason: str, rule: str = "", **facts: object) -> None:
        """Name the reason, the rule behind it if there is one, and the facts that the sentence needs."""
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.facts: dict[str, Known] = {name: _known(fact) for name, fact in facts.items()}

    def __str__(self) -> str:
        """Say the refusal in one sentence."""
        say = type(self).sentence
        return say(self) if say else " ".join([self.reason, *map(plain_word, self.facts.values())])


def _known(fact: object) -> Known:
    """A fact as it is; what somebody has sent in may be anything, and is then written down in one short line."""
    if isinstance(fact, Refused) or (type(fact) is int and abs(fact) <= LARGEST_NUMBER):
        return fact
    if (
        isinstance(fact, list | tuple)
        and all(type(word) is str for word in fact)
        and sum(map(len, fact)) < LONGEST_WORD
    ):
        return tuple(map(plain_word, fact))
    return plain_word(fact)
