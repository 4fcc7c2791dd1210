"""Plain data: what crosses the surface is exactly what a story or a JSON file can write."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

__all__ = ["LONGEST_WORD", "Plain", "plain", "plain_word"]

Plain: TypeAlias = str | tuple[str, ...] | Mapping[str, str]
"""What can be answered or told: a word, a list of words, or what lies where."""

LONGEST_WORD = 300


def plain(value: object) -> Any:
    """Take a value, a fact or a setup apart into words, numbers, lists and mappings."""
    return msgspec.json.decode(msgspec.json.encode(value))


def plain_word(what: object) -> str:
    """Write an answer down in one short line, whatever it is."""
    try:
        text = ", ".join(map(str, what)) if isinstance(what, list | tuple) else str(what)
    except ValueError:  # a number of more digits than Python writes
        return "…"
    text = text.encode("utf-8", "replace").decode()
    return text if len(text) <= LONGEST_WORD else text[: LONGEST_WORD - 1] + "…"
