"""Facts out of plain data: what a view or a record tells of is read back into what it was."""

from collections.abc import Mapping
from typing import Any

from msgspec import convert

from nightcall.engine.event import Fact, tag_of

__all__ = ["all_facts", "read_fact"]


def all_facts() -> dict[str, type[Fact]]:
    """Every kind of fact by its name: those of the engine and those that roles have of their own."""
    return {tag_of(kind): kind for kind in Fact.__subclasses__()}


def read_fact(event: Mapping[str, Any]) -> Fact:
    """The fact that an event of a view tells of."""
    return convert(event, all_facts()[event["kind"]])
