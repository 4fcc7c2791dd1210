"""What every act is: a struct that is the same on the wire and in the log, and that knows what it does at a table."""

from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import Meta, Struct

if TYPE_CHECKING:
    from nightcall.table.table import Table

__all__ = ["Act", "Name", "Text", "What", "Word"]

Name: TypeAlias = Annotated[str, Meta(max_length=64)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
Text: TypeAlias = Annotated[str, Meta(max_length=1000)]
What: TypeAlias = Word | Annotated[list[Word], Meta(max_length=64)]


class Act(Struct, frozen=True, gc=False, tag_field="do", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True):
    """Something that is done at a table."""

    def do(self, table: "Table", who: str, at: int) -> None:
        """Let somebody do it at this moment, or refuse it and change nothing."""
        raise NotImplementedError
