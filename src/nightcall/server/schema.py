"""The schema of every message, as one JSON document: `python -m nightcall.server.schema` prints it."""

import sys
from functools import cache
from typing import Any

import msgspec

from nightcall.server import door
from nightcall.server.books import Books, Rules
from nightcall.server.languages import Words
from nightcall.server.protocol import Bye, Do, Hello, Link, News, Refusal, Speak, Welcome
from nightcall.table.shown import Line, Said, State

__all__ = ["protocol_schema"]

PARTS = (Hello, Do, Link, Speak, Welcome, News, Refusal, Bye, State, Line, Said, Books, Rules, Words, *door.BODIES)


@cache
def protocol_schema() -> dict[str, Any]:
    """All messages, and what they are made of."""
    _, parts = msgspec.json.schema_components(PARTS, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Nightcall", "$defs": parts}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(protocol_schema())) + b"\n")
