"""Refusals, in words."""

from nightcall.engine.refused import Known, Refused
from nightcall.words.names import Facts, Names

__all__ = ["refusal"]

NAMED = {"role": "card", "rulebook": "book", "set": "set"}
"""What a refusal knows by an id, and how the messages begin that give it a name."""


def refusal(refused: Refused, voice: Names) -> str:
    """A refusal in one sentence."""
    facts: Facts = {}
    for key, fact in refused.facts.items():
        facts |= {key: _said(key, fact, voice)} | ({f"{key}-id": fact} if isinstance(fact, str) else {})
    if refused.rule:
        facts |= {"rule": refused.rule, "why": voice.rule(refused.rule)}
    return voice.say(f"refused-{refused.reason}", **facts)


def _said(key: str, fact: Known, voice: Names) -> str | int:
    """A fact by its name, where it has one; lists in a sentence, and the refusal behind this one in its words."""
    match fact:
        case Refused():
            return refusal(fact, voice)
        case tuple():
            return voice.listed(fact)
        case str() if key in NAMED and voice.has(f"{NAMED[key]}-{fact}"):
            return voice.say(f"{NAMED[key]}-{fact}")
        case _:
            return fact
