"""What the house does at a table: these acts carry what chance and the clock have decided, and come from nobody."""

from typing import TYPE_CHECKING

from nightcall.engine.event import MODERATOR, PUBLIC
from nightcall.engine.refused import Refused
from nightcall.engine.rulebook import rulebook_named
from nightcall.table.acts.act import Act
from nightcall.table.people import PERSON, Chair
from nightcall.table.stage import LOBBY, OVER

if TYPE_CHECKING:
    from nightcall.table.table import Table

__all__ = ["VERSION", "Begun", "Closed", "Laid", "Linked", "Passed", "Redeemed", "Seated", "Ticked"]

VERSION = 2
"""How a log is read; another number whenever an old log would be read in another way."""


class Laid(Act, frozen=True):
    """A table is laid; whoever did so is its host, or its moderator."""

    code: str
    name: str
    key: str
    """What the host's token hashes to: tokens themselves are nowhere kept."""
    moderated: bool = False
    version: int = 1
    """How its log is to be read."""

    def do(self, table: "Table", who: str, at: int) -> None:
        """A log that would be read in another way is not read."""
        table.code, table.moderated = self.code, self.moderated
        if self.version != VERSION:
            table.close("other-version")
        elif self.moderated:
            table.people.moderator_keys.append(self.key)
            table.people.host = MODERATOR
        else:
            table.people.host = table.people.sit(self.name, PERSON, self.key).name
        table.touch(PUBLIC)


class Seated(Act, frozen=True):
    """Somebody has sat down."""

    name: str
    key: str

    def do(self, table: "Table", who: str, at: int) -> None:
        """Nobody sits down in the middle of a game."""
        if table.stage not in (LOBBY, OVER):
            raise Refused("under-way")
        table.people.sit(self.name, PERSON, self.key)
        table.touch(PUBLIC)


class Linked(Act, frozen=True):
    """A seat has made a link that somebody can use once: for another device, or to hand the seat over."""

    key: str
    hands_over: bool

    def do(self, table: "Table", who: str, at: int) -> None:
        """A moderator's place has links, too."""
        is_moderator = table.moderated and who == MODERATOR
        chair = None if is_moderator else table.people.chair(table.seat_of(who))
        table.people.add_link(self.key, chair, self.hands_over)


class Redeemed(Act, frozen=True):
    """Somebody has used such a link."""

    link: str
    key: str

    def do(self, table: "Table", who: str, at: int) -> None:
        """Whoever has opened two chairs ties them together."""
        people = table.people
        if self.link not in people.links:
            raise Refused("no-such-link")
        chair, _ = people.links[self.link]
        mine = people.chair(who) if who in people else None
        if chair and mine:
            check_eyes(table, mine, chair)
        people.redeem(self.link, self.key)
        if chair and mine and chair not in mine.family:
            chair.kin.append(mine)
            mine.kin.append(chair)
        table.touch(PUBLIC)


class Begun(Act, frozen=True):
    """A game has begun, with this seed, by this version of its rulebook."""

    seed: int
    version: int = 0

    def do(self, table: "Table", who: str, at: int) -> None:
        """A game of another version of its book would not be the same game."""
        table.check_host(who)
        table.check_lobby()
        if self.version != rulebook_named(table.plan.rulebook).version:
            table.close("other-version")
        else:
            table.begin(self.seed, at)


class Passed(Act, frozen=True):
    """The host is gone, and somebody else is the host."""

    host: str

    def do(self, table: "Table", who: str, at: int) -> None:
        """The old host may come back, and is a player like the others."""
        table.people.host = table.people.chair(self.host).name
        table.touch(PUBLIC)


class Ticked(Act, frozen=True):
    """The time of what the table waited for has run out."""

    def do(self, table: "Table", who: str, at: int) -> None:
        """What follows counts from the moment at which this is done."""
        table.running().tick(at)
        table.touch(PUBLIC)


class Closed(Act, frozen=True):
    """The table is closed."""

    why: str

    def do(self, table: "Table", who: str, at: int) -> None:
        """Nothing is done at it any more."""
        table.close(self.why)


def check_eyes(table: "Table", mine: Chair, other: Chair) -> None:
    """Let nobody who has seen all cards play on, nor anybody who still plays see them."""
    if any(chair.watches for chair in mine.family) and any(table.may_act(chair.name) for chair in other.family):
        raise Refused("has-watched")
    if any(chair.watches for chair in other.family) and any(table.may_act(chair.name) for chair in mine.family):
        raise Refused("sees-all")
