"""A refusal: what was tried is not allowed, one sentence says why, and nothing has changed.

The reason is a name with facts, never a sentence: the words room puts it into a language, and a test can see that the
facts are public or the asker's own.
"""

from collections.abc import Callable
from typing import ClassVar

from nightcall.engine.plain import plain_word

__all__ = ["Refused"]


class Refused(Exception):
    """What was tried is not allowed; nothing has changed."""

    sentence: ClassVar[Callable[["Refused"], str] | None] = None
    """Puts a refusal into words; bound by the package, so that the engine needs no language."""

    def __init__(self, reason: str, rule: str = "", **facts: object) -> None:
        """Name the reason, the rule behind it if there is one, and the facts that the sentence needs."""
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.facts = {name: plain_word(fact) for name, fact in facts.items()}

    def __str__(self) -> str:
        """Say the refusal in one sentence."""
        say = type(self).sentence
        return say(self) if say else " ".join([self.reason, *self.facts.values()])
