"""The schema of every message, as one JSON document: `python -m nightcall.server.schema` prints it."""

import sys
from functools import cache, partial
from typing import Any

import msgspec

from nightcall.engine.plain import plain
from nightcall.server import door
from nightcall.server.books import Books, Rules
from nightcall.server.languages import Catalogue
from nightcall.server.protocol import Bye, Do, Hello, Link, News, Refusal, Speak, Welcome
from nightcall.table.acts import PlayerAct
from nightcall.table.shown import AnyFact, Stop

__all__ = ["protocol_schema"]

UNIONS = {"Act": PlayerAct, "Fact": AnyFact, "Stop": Stop}
"""What is one of many kinds, and has a name for all of them."""
PARTS = (Hello, Do, Link, Speak, Welcome, News, Refusal, Bye, Books, Rules, Catalogue, *door.BODIES)


@cache
def protocol_schema() -> dict[str, Any]:
    """All messages, and what they are made of."""
    of_types = partial(msgspec.json.schema_components, ref_template="#/$defs/{name}")
    (_, parts), (unions, _) = of_types(PARTS), of_types(UNIONS.values())
    named = dict(zip(UNIONS, unions, strict=True))
    parts = {name: _with_names(part, named) for name, part in parts.items()} | named
    whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Nightcall", "$defs": parts}
    return dict(plain(whole))


def _with_names(schema: Any, named: dict[str, Any]) -> Any:
    """A schema in which unions that have a name are called by it."""
    for name, union in named.items():
        if schema == union:
            return {"$ref": f"#/$defs/{name}"}
    if isinstance(schema, dict):
        return {key: _with_names(part, named) for key, part in schema.items()}
    return [_with_names(part, named) for part in schema] if isinstance(schema, list) else schema


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(protocol_schema())) + b"\n")
