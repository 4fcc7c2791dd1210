"""The vocabulary of stories: what a story may say, of whichever rulebook."""

import re
from collections.abc import Callable
from typing import Any

from nightcall.engine.phase import MOMENTS

__all__ = [
    "CAUSES",
    "EVERYONE",
    "EXPECTATIONS",
    "KEYS",
    "OTHER_WORDS",
    "PHASE",
    "PLACE",
    "RULE",
    "RULEBOOKS",
    "TEAMS",
    "TOLD",
    "VERBS",
]

EVERYONE = "everyone"
RULEBOOKS = ("village", "bigbox", "classic", "onenight", "daybreak")
RULE = re.compile(r"[VBCND]-\d{2,3}")
PLACE = re.compile(r"center [0-9]")
PHASE = re.compile(rf"({'|'.join(MOMENTS[1:])}) [1-9][0-9]{{0,3}}")

KEYS = (
    *("story", "rulebook", "rules", "options", "seats", "play", "refuses", "unknown"),
    *("center", "extra", "mayor", "guard-dog", "amulet", "artifacts"),
)
VERBS = (
    *("pair", "bless", "devour", "bite", "see", "scry", "save", "poison", "heal", "investigate", "hunt", "forge"),
    *("strike", "send", "shoot", "elect", "bequeath", "hand", "holds", "turns", "nominate", "second", "vote", "claim"),
    *("copy", "look", "rob", "swap", "take", "shield", "infect", "peek", "place", "shift", "reveal", "gift"),
)
TOLD = (
    *VERBS,
    *("pack", "masons", "lover", "stir", "stirred", "check", "remember", "turned", "sword", "cat", "amulet", "victim"),
    "artifact",
)
"""What a seat can be told: the answer to what it was asked, or something that it did not ask for."""
TEAMS = ("village", "werewolf", "vampire", "lovers", "tanner", "cobbler")
CAUSES = (
    *("poisoned", "stabbed", "hunted", "devoured", "bitten", "chased"),
    *("hanged", "shot", "heartbroken", "claimed", "voted"),
)
OTHER_WORDS = ("yes", "no", "pass", "left", "right", "guard-dog")


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
