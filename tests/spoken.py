"""English, for tests that read what is said."""

from nightcall import Ask
from nightcall.words import Voice, Voices

__all__ = ["ENGLISH", "said_as"]

ENGLISH = Voices()["en"]


def said_as(voice: Voice, ask: Ask) -> str:
    """A question as its seat reads it."""
    return voice.question(ask.verb, ask.about, may_pass=ask.may_pass, again=ask.again)
