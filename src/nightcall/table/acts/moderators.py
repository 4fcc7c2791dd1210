"""What the moderator of a table may do, beside what a host may."""

from typing import TYPE_CHECKING

from nightcall.engine.event import MODERATOR, PUBLIC
from nightcall.table.acts.act import Act, Name, What, Word

if TYPE_CHECKING:
    from nightcall.table.table import Table

__all__ = ["Enter", "GoOn", "Rewind", "TimeUp"]


class GoOn(Act, frozen=True, tag="go-on"):
    """Leave the cue or the lot at which the game has stopped."""

    def do(self, table: "Table", who: str, at: int) -> None:
        """The seed draws a lot that is left."""
        table.check_moderator(who)
        table.sitting().act(MODERATOR, "go-on", "")
        table.touch(PUBLIC)


class Enter(Act, frozen=True):
    """Write down what somebody has answered, claimed, or what the dice say."""

    seat: Name
    verb: Word
    what: What

    def do(self, table: "Table", who: str, at: int) -> None:
        """It counts as if it had come from that seat's own phone."""
        table.check_moderator(who)
        table.sitting().act(self.seat, self.verb, self.what)
        table.touch(PUBLIC)


class TimeUp(Act, frozen=True, tag="time-up"):
    """Let time run out on a question."""

    verb: Word

    def do(self, table: "Table", who: str, at: int) -> None:
        """What a missing answer means is said by the rules."""
        table.check_moderator(who)
        table.sitting().act(MODERATOR, "time-up", self.verb)
        table.touch(PUBLIC)


class Rewind(Act, frozen=True):
    """Take back the act of this number and all that no longer fits after it; another may stand in its place."""

    to: int
    instead: Enter | None = None

    def do(self, table: "Table", who: str, at: int) -> None:
        """A game that is over may go on; whoever is alive again sees no more than the others."""
        table.check_moderator(who)
        table.rewind(self.to, (self.instead.seat, self.instead.verb, self.instead.what) if self.instead else None)
