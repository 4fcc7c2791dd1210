"""What can be done at a table: each act is a struct, the same on the wire and in the log.

Acts of players come from outside and are judged by the table. Acts of the house (a seat taken, a game dealt, the clock)
carry what chance or the clock has decided, so that the log alone is the table: reading it again gives the same table.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

__all__ = [
    "VERSION",
    "Act",
    "AddBot",
    "Again",
    "Agree",
    "Answer",
    "Begun",
    "Claim",
    "Closed",
    "EndTalk",
    "Enter",
    "Entry",
    "GiveHost",
    "GoOn",
    "HouseAct",
    "Kick",
    "Laid",
    "Leave",
    "LetBotPlay",
    "Linked",
    "MoreTime",
    "Order",
    "Passed",
    "Pause",
    "Plan",
    "PlayerAct",
    "Redeemed",
    "Rename",
    "Resume",
    "Rewind",
    "Say",
    "Seated",
    "Start",
    "TableAct",
    "Ticked",
    "TimeUp",
    "Watch",
]

VERSION = 2
"""How a log is read; another number whenever an old log would be read in another way."""
Name: TypeAlias = Annotated[str, Meta(max_length=64)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
Text: TypeAlias = Annotated[str, Meta(max_length=1000)]
What: TypeAlias = Word | Annotated[list[Word], Meta(max_length=64)]


class Act(Struct, frozen=True, gc=False, tag_field="do", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True):
    """Something that is done at a table."""


# -- by any player -------------------------------------------------------------------------------------------------


class Answer(Act, frozen=True):
    """Answer the prompt of this number; until it closes, a later answer takes the place of an earlier one."""

    prompt: int
    what: What


class Claim(Act, frozen=True):
    """Say before all that one is a character, true or not."""

    card: Word


class Say(Act, frozen=True):
    """Talk: to `all` who are at the table, to the `pack` one is awake with, to the `dead`."""

    to: Word
    text: Text


class Rename(Act, frozen=True):
    """Take another name, before the game."""

    name: Name


class Agree(Act, frozen=True):
    """Agree to quick nights, or not."""

    quick: bool


class Leave(Act, frozen=True):
    """Leave the table for good; in a game a bot plays on."""


class LetBotPlay(Act, frozen=True, tag="let-bot-play"):
    """Let a bot play one's own seat, or take the seat back."""

    bot: bool


class Watch(Act, frozen=True):
    """Watch the rest of the game as one of the dead who see everything, where the table allows it."""


# -- by the host ---------------------------------------------------------------------------------------------------


class Plan(Act, frozen=True, omit_defaults=False):
    """Choose what is played and how; whatever is left out is as usual."""

    rulebook: Word = "onenight"
    set: Word = ""
    """A named set of cards; nothing: the one that the book suggests to most."""
    cards: Annotated[list[Word], Meta(max_length=60)] = []
    """The cards chosen by hand; then the set does not matter."""
    options: dict[Word, Word | int] = {}
    extra: Word = ""
    mayor: Name = ""
    guard_dog: bool = False
    amulet: Name = ""
    artifacts: Annotated[list[Word], Meta(max_length=12)] = []
    deal: dict[Name, Word] = {}
    """Who holds what, at a moderated table where the cards were dealt by hand and told."""
    center: Annotated[list[Word], Meta(max_length=8)] = []
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


class Order(Act, frozen=True):
    """Put the seats into the order in which all sit."""

    seats: Annotated[list[Name], Meta(max_length=50)]


class AddBot(Act, frozen=True, tag="add-bot"):
    """Seat a bot, or at a moderated table a player without a phone; without a name it gets one."""

    name: Name = ""


class Kick(Act, frozen=True):
    """Send somebody away; in a game a bot plays on."""

    seat: Name


class GiveHost(Act, frozen=True, tag="give-host"):
    """Let somebody else be the host."""

    seat: Name


class Start(Act, frozen=True):
    """Deal and begin."""


class Pause(Act, frozen=True):
    """Stop the clock; by night, when the call under way is over."""


class Resume(Act, frozen=True):
    """Let the clock run on."""


class MoreTime(Act, frozen=True, tag="more-time"):
    """Talk a minute longer; by night: give every call more time from the next night on."""


class EndTalk(Act, frozen=True, tag="end-talk"):
    """Bring the talk, or a defence, to its end."""


class Again(Act, frozen=True):
    """Go back to the lobby with the same people, when a game is over."""


# -- by the moderator of a moderated table -------------------------------------------------------------------------


class GoOn(Act, frozen=True, tag="go-on"):
    """Leave the cue or the lot at which the game has stopped."""


class Enter(Act, frozen=True):
    """Write down what somebody has answered, claimed, or what the dice say."""

    seat: Name
    verb: Word
    what: What


class TimeUp(Act, frozen=True, tag="time-up"):
    """Let time run out on a question."""

    verb: Word


class Rewind(Act, frozen=True):
    """Take back the act of this number and all that no longer fits after it; another may stand in its place."""

    to: int
    instead: Enter | None = None


TableAct: TypeAlias = (
    Answer
    | Claim
    | Say
    | Rename
    | Agree
    | Leave
    | LetBotPlay
    | Watch
    | Plan
    | Order
    | AddBot
    | Kick
    | GiveHost
    | Pause
    | Resume
    | MoreTime
    | EndTalk
    | Again
    | GoOn
    | Enter
    | TimeUp
    | Rewind
)
PlayerAct: TypeAlias = TableAct | Start
"""What a player may do: the house makes a `Start` into a `Begun`, and what else there is becomes an entry as it is."""


# -- by the house --------------------------------------------------------------------------------------------------


class Laid(Act, frozen=True):
    """A table is laid; whoever did so is its host, or its moderator."""

    code: str
    name: str
    key: str
    """What the host's token hashes to: tokens themselves are nowhere kept."""
    moderated: bool = False
    version: int = 1
    """How its log is to be read."""


class Seated(Act, frozen=True):
    """Somebody has sat down."""

    name: str
    key: str


class Linked(Act, frozen=True):
    """A seat has made a link that somebody can use once: for another device, or to hand the seat over."""

    key: str
    hands_over: bool


class Redeemed(Act, frozen=True):
    """Somebody has used such a link."""

    link: str
    key: str


class Begun(Act, frozen=True):
    """A game has begun, with this seed, by this version of its rulebook."""

    seed: int
    version: int = 0


class Passed(Act, frozen=True):
    """The host is gone, and somebody else is the host."""

    host: str


class Ticked(Act, frozen=True):
    """The time of what the table waited for has run out."""


class Closed(Act, frozen=True):
    """The table is closed."""

    why: str


HouseAct: TypeAlias = Laid | Seated | Linked | Redeemed | Begun | Passed | Ticked | Closed


class Entry(Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of a table's log: when, who (nobody: the house), what, and under which id it was sent."""

    at: int
    act: TableAct | HouseAct
    who: str = ""
    id: str = ""
