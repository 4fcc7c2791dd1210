"""What lies beside the players' cards, declared once: on the page that it belongs to, listed by its book.

From the declaration follows all that others need: what a setup may name and how that is checked, what a lobby offers,
what all may read of a plan, how a story and a command line write it.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct

from nightcall.engine.notes import Note

if TYPE_CHECKING:
    from nightcall.engine.setup import Setup

__all__ = ["DRAWN", "Beside", "Kind", "Secret"]

DRAWN = "lot"
"""Somebody, to be drawn by lot."""

Kind: TypeAlias = Literal["seat", "lot", "yes", "some", "card"]
"""How it is chosen: a seat; a seat or `lot`; yes or no; several things of a list; a card."""

Secret: TypeAlias = Literal["never", "in a deal", "always"]
"""Whether it is a secret what is chosen: never; as part of a deal that is told; always, unless the lot decides."""


class Beside(Struct, frozen=True):
    """Something beside the cards that a setup may name."""

    key: str
    """Under which name it stands in a setup and in a plan."""
    kind: Kind
    of: tuple[str, ...] = ()
    """What there is to choose from, where that is not every card or every seat."""
    secret: Secret = "always"
    """Whether it is a secret; one that no lot finds is then for a moderator to name, and no lobby offers it."""
    opened: bool = False
    """Whether all are told at the beginning that it is in play."""
    claimable: bool = False
    """Whether anybody may claim to have it, though it is no card."""
    implies: Mapping[str, str | int] = {}
    """What naming it says of the options."""
    unless_chosen: "Callable[[Setup], str] | None" = None
    """What it is where the table has not chosen it."""
    suggested: Callable[[int], Any] = lambda seats: None
    """What the book suggests for so many seats."""
    noted: Note | None = None
    """Under which name the moderator notes it when it comes into play."""

    @property
    def name(self) -> str:
        """What it is called in stories, in messages and on the command line."""
        return self.key.replace("_", "-")

    @property
    def names_a_seat(self) -> bool:
        """Whether what is chosen may be one of those who sit round the table."""
        return self.kind in ("seat", "lot")

    @property
    def is_for_the_moderator(self) -> bool:
        """Whether only a moderator can name it: nobody else may know it, and no lot finds it."""
        return self.secret == "always" and self.kind != "lot"

    def is_hidden(self, chosen: object) -> bool:
        """Say whether nobody but a moderator may know what was chosen."""
        is_drawn = self.kind == "lot" and chosen == DRAWN
        return self.secret == "always" and bool(chosen) and not is_drawn

    def is_open(self, chosen: object, is_dealt: bool) -> bool:
        """Say whether all may know what was chosen, at a table whose deal is told or not."""
        return self.secret == "never" or not (is_dealt or self.is_hidden(chosen))
