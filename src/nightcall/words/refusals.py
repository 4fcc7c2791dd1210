"""Refusals, in words."""

import re

from nightcall.engine.refused import Refused
from nightcall.words.names import Facts, Names

__all__ = ["refusal"]

NAMED = {"role": "card", "rulebook": "book", "set": "set"}
"""What a refusal knows by an id, and how the messages begin that give it a name."""
SMALL_NUMBER = re.compile(r"0|[1-9]\d{0,2}")


def refusal(refused: Refused, voice: Names) -> str:
    """A refusal in one sentence."""
    facts: Facts = {}
    for key, fact in refused.facts.items():
        name = f"{NAMED.get(key, key)}-{fact}"
        facts[key] = voice.say(name) if key in NAMED and voice.has(name) else _number(fact)
    if refused.rule:
        facts |= {"rule": refused.rule, "why": voice.rule(refused.rule)}
    return voice.say(f"refused-{refused.reason}", **facts)


def _number(fact: str) -> str | int:
    return int(fact) if SMALL_NUMBER.fullmatch(fact) else fact
