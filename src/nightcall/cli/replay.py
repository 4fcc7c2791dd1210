"""`nightcall replay`: a recorded game, as one of its viewers saw it."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from nightcall.engine.event import MODERATOR
from nightcall.engine.game import Game
from nightcall.engine.refused import Refused
from nightcall.stories import write_story
from nightcall.words import Voice, read_fact

__all__ = ["read_record", "replay_game"]

MOST_BYTES = 50_000_000
"""More than any game fills."""
MARGIN = "  "


def replay_game(file: Path, viewer: str, story: bool, voice: Voice) -> None:
    """Print a recorded game as a viewer saw it, or as a story."""
    record = read_record(file)
    game = Game.replay(record)
    if story:
        print(write_story(record), end="")
    else:
        print("\n".join(pages(game.view(viewer), voice.within(record["setup"]["rulebook"]))))


def read_record(file: Path) -> dict[str, Any]:
    """Read a record from a file, or say in one sentence what it is instead."""
    try:
        with file.open("rb") as page:
            text = page.read(MOST_BYTES + 1)
    except OSError as trouble:
        raise Refused("file-unread", path=file, why=trouble.strerror) from None
    if len(text) > MOST_BYTES:
        raise Refused("file-too-big", path=file)
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as damage:
        raise Refused("record-damaged", what=damage) from None


# -- in words ------------------------------------------------------------------------------------------------------


def pages(view: Mapping[str, Any], voice: Voice) -> Iterator[str]:
    """A view as lines to read, phase by phase."""
    for phase, events in groupby(view["events"], key=lambda event: str(event["phase"])):
        lines = [line for event in events for line in told(event, view["you"], voice)]
        if phase == "deal":
            yield from lines
        elif lines:
            yield from ("", voice.phase(phase), *(f"{MARGIN}{line}" for line in lines))
    if "outcome" not in view:
        yield ""
        yield voice.say("replay-left")


def told(event: Mapping[str, Any], viewer: str, voice: Voice) -> Iterator[str]:
    """An event as its viewer reads it; nothing for what needs no words. The moderator reads who else did."""
    text = " ".join(voice.news(read_fact(event)).split())
    if not text:
        return
    yield voice.told_to(event["to"], text) if viewer == MODERATOR else text
    if event["kind"] == "voted":
        yield MARGIN + voice.laid_out(event["votes"], voice.answer)
