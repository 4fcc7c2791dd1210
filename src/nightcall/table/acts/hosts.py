"""What the host of a table may do; at a moderated table that is its moderator."""

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, field

from nightcall.engine.event import PUBLIC
from nightcall.engine.refused import Refused
from nightcall.table.acts.act import Act, Name, Word
from nightcall.table.people import BOT, NOBODY

if TYPE_CHECKING:
    from nightcall.table.table import Table

__all__ = ["AddBot", "Again", "EndTalk", "GiveHost", "Kick", "MoreTime", "Order", "Pause", "Plan", "Resume", "Start"]


class Plan(Act, frozen=True, omit_defaults=False):
    """Choose what is played and how; whatever is left out is as usual."""

    rulebook: Word = "onenight"
    set: Word = ""
    """A named set of cards; nothing: the one that the book suggests to most."""
    cards: Annotated[list[Word], Meta(max_length=60)] = field(default_factory=list)
    """The cards chosen by hand; then the set does not matter."""
    options: dict[Word, Word | int] = field(default_factory=dict)
    extra: Word = ""
    mayor: Name = ""
    guard_dog: bool = False
    amulet: Name = ""
    artifacts: Annotated[list[Word], Meta(max_length=12)] = field(default_factory=list)
    deal: dict[Name, Word] = field(default_factory=dict)
    """Who holds what, at a moderated table where the cards were dealt by hand and told."""
    center: Annotated[list[Word], Meta(max_length=8)] = field(default_factory=list)
    unknown: bool = False
    """Whether the cards are dealt by hand and not told, at a moderated table."""
    pace: Word = "normal"
    quick: bool = False
    """Whether a call of the night ends as soon as every seat has tapped."""
    pack_talk: bool = False
    """Whether a pack may talk while it is awake."""
    dead_talk: bool = True
    """Whether the dead may talk among themselves."""
    dead_watch: bool = False
    """Whether the dead may see everything, if they want to."""
    spectators: bool = True
    """Whether others may look on, and see what all may know."""

    def do(self, table: "Table", who: str, at: int) -> None:
        """A plan that no number of seats could make playable is refused."""
        table.check_host(who)
        table.check_lobby()
        table.make_plan(self)


class Order(Act, frozen=True):
    """Put the seats into the order in which all sit."""

    seats: Annotated[list[Name], Meta(max_length=50)]

    def do(self, table: "Table", who: str, at: int) -> None:
        """All seats are named, and no others."""
        table.check_host(who)
        table.check_lobby()
        table.people.order(self.seats)
        table.touch(PUBLIC)


class AddBot(Act, frozen=True, tag="add-bot"):
    """Seat a bot, or at a moderated table a player without a phone; without a name it gets one."""

    name: Name = ""

    def do(self, table: "Table", who: str, at: int) -> None:
        """It sits down after all others."""
        table.check_host(who)
        table.check_lobby()
        table.people.sit(self.name or table.people.free_name(), NOBODY if table.moderated else BOT)
        table.touch(PUBLIC)


class Kick(Act, frozen=True):
    """Send somebody away; in a game a bot plays on."""

    seat: Name

    def do(self, table: "Table", who: str, at: int) -> None:
        """A host who wants to go leaves."""
        table.check_host(who)
        if self.seat == who:
            raise Refused("kick-yourself")
        table.send_away(self.seat)


class GiveHost(Act, frozen=True, tag="give-host"):
    """Let somebody else be the host."""

    seat: Name

    def do(self, table: "Table", who: str, at: int) -> None:
        """Only a person can be the host, and a moderator stays the moderator."""
        table.check_host(who)
        if table.moderated or not table.people.chair(self.seat).is_persons:
            raise Refused("no-host", seat=self.seat)
        table.people.host = self.seat
        table.touch(PUBLIC)


class Start(Act, frozen=True):
    """Deal and begin."""


class Pause(Act, frozen=True):
    """Stop the clock; by night, when the call under way is over."""

    def do(self, table: "Table", who: str, at: int) -> None:
        """A pause helps nobody who is asked in secret."""
        table.check_host(who)
        table.sitting().pause(at)
        table.touch(PUBLIC)


class Resume(Act, frozen=True):
    """Let the clock run on."""

    def do(self, table: "Table", who: str, at: int) -> None:
        """Everything happens later by the length of the pause."""
        table.check_host(who)
        if table.play is None:
            raise Refused("not-paused")
        table.play.resume(at)
        table.touch(PUBLIC)


class MoreTime(Act, frozen=True, tag="more-time"):
    """Talk a minute longer; by night: give every call more time from the next night on."""

    def do(self, table: "Table", who: str, at: int) -> None:
        """The call under way stays as long as it is."""
        table.check_host(who)
        table.running().more_time(at)
        table.touch(PUBLIC)


class EndTalk(Act, frozen=True, tag="end-talk"):
    """Bring the talk, or a defence, to its end."""

    def do(self, table: "Table", who: str, at: int) -> None:
        """There are a few seconds left for those who have not voted."""
        table.check_host(who)
        table.running().end_talk(at)
        table.touch(PUBLIC)


class Again(Act, frozen=True):
    """Go back to the lobby with the same people, when a game is over."""

    def do(self, table: "Table", who: str, at: int) -> None:
        """Whoever had a bot play has the own seat back."""
        table.check_host(who)
        table.go_back_to_lobby()
