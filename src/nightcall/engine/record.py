"""A record: what is kept of a game, which is enough to play it again."""

from typing import Any

import msgspec

from nightcall.engine.refused import Refused

__all__ = ["FORMAT", "GameRecord", "game_record"]

FORMAT = 1


class GameRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A game as plain data: the setup, where it waited, and who did what."""

    nightcall: int
    version: int
    setup: dict[str, Any]
    stops: list[str]
    acts: list[tuple[str, str, Any]]


def game_record(record: object) -> GameRecord:
    """Read a record, or say that it is none."""
    try:
        entry = msgspec.convert(record, GameRecord)
    except (msgspec.ValidationError, ValueError, TypeError, AttributeError) as damage:
        raise Refused("record-damaged", what=damage) from None
    if entry.nightcall != FORMAT:
        raise Refused("other-format", format=entry.nightcall, ours=FORMAT)
    return entry
