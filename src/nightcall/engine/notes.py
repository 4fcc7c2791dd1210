"""The moderator's note pad: what is marked, spent or decided, by name, for the moderator's eyes alone.

A role remembers nothing; what has to be remembered is written here. The pad has a page for the whole game, one for
tonight, one for last night and one for today.
"""

from collections.abc import Callable
from typing import NewType

from nightcall.engine.event import MODERATOR, Noted, Seat

__all__ = ["COPIED", "SILENCED", "STOOD", "Note", "Page"]

Note = NewType("Note", str)
"""Under which name something is noted: declared once, so that who reads and who writes mean the same."""

COPIED = Note("copied")
"""Who has copied another card: the narrator calls some of them once more."""
SILENCED = Note("silenced")
"""Who may not talk."""
STOOD = Note("stood")
"""Who was voted on today."""


class Page:
    """One page of the note pad: names, each with the seats that stand under it."""

    __slots__ = ("_names", "_tell", "_title")

    def __init__(self, title: str, tell: Callable[[str, Noted], None]) -> None:
        """Open an empty page; every note on it is told to the moderator."""
        self._title = title
        self._tell = tell
        self._names: dict[Note, tuple[Seat, ...]] = {}

    def put(self, name: Note, *seats: Seat) -> None:
        """Write these seats under a name, in place of what stood there."""
        self._names[name] = seats
        self._tell(MODERATOR, Noted(self._title, name, seats))

    def add(self, name: Note, seat: Seat) -> None:
        """Write one more seat under a name."""
        self.put(name, *self.of(name), seat)

    def of(self, name: Note) -> tuple[Seat, ...]:
        """Read who stands under a name."""
        return self._names.get(name, ())

    def has(self, name: Note, seat: Seat) -> bool:
        """Say whether a seat stands under a name."""
        return seat in self._names.get(name, ())
