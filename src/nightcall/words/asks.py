"""Questions, in words."""

from collections.abc import Mapping

from nightcall.engine.ask import NO, YES
from nightcall.words.names import Names

__all__ = ["question"]


def question(verb: str, about: Mapping[str, str], voice: Names, *, may_pass: bool, again: bool) -> str:
    """A question as it is put to its seat: once more, or about two who are named, it may need other words."""
    way = ".again" if again else ".two" if "other" in about else ""
    return voice.say(f"ask-{verb}{way}", optional=YES if may_pass else NO, **voice.facts(**about))
