"""Events: what has happened, each with its audience and its rule from birth.

An event reaches everyone (`PUBLIC`), some seats, or the moderator alone; there is no default. Views are built only from
the events that reach their viewer, so what nobody may know cannot slip out by forgetting to hide it.
"""

from typing import TypeAlias

from msgspec import Struct

from nightcall.engine.plain import Plain

__all__ = [
    "EVERYONE",
    "MODERATOR",
    "PUBLIC",
    "Audience",
    "Called",
    "Chose",
    "Claimed",
    "DayBroke",
    "Dealt",
    "Defended",
    "Died",
    "Drawn",
    "DuskFell",
    "Ended",
    "Event",
    "Fact",
    "Fell",
    "Lapsed",
    "Looked",
    "Marked",
    "Moved",
    "NightFell",
    "Nominated",
    "Noted",
    "Opened",
    "Pointed",
    "Said",
    "Seat",
    "Seconded",
    "Shown",
    "Slept",
    "TalkBegan",
    "Told",
    "Traced",
    "Trail",
    "TrailStep",
    "Unmasked",
    "Voted",
    "tag_of",
]

Seat: TypeAlias = str
"""A seat is known by the name of the player who sits there."""

PUBLIC = "public"
MODERATOR = "moderator"
EVERYONE = (PUBLIC,)
"""The audience of a public event."""

Audience: TypeAlias = "Seat | tuple[Seat, ...]"
"""`PUBLIC`, `MODERATOR`, one seat, or several."""


def tag_of(kind: type["Fact"]) -> str:
    """The name of a kind of fact, on the wire and in a rulebook's citations."""
    return str(kind.__struct_config__.tag)


class Fact(Struct, frozen=True, gc=False, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Something that has happened."""

    @property
    def cited(self) -> tuple[str, ...]:
        """The keys under which a rulebook may cite the rule behind this fact, the most exact first."""
        return (tag_of(type(self)),)


class Opened(Fact, frozen=True):
    """The table is laid: the book, its options, and the cards in play (empty where the program is not told)."""

    rulebook: str
    options: dict[str, str | int]
    cards: dict[str, int]
    extra: str = ""
    beside: tuple[str, ...] = ()
    """What is in play and is no card."""


class Dealt(Fact, frozen=True):
    """A seat has a card, and knows it."""

    seat: Seat
    card: str


class NightFell(Fact, frozen=True, tag="night-fell"):
    """Everyone has closed their eyes."""


class DayBroke(Fact, frozen=True, tag="day-broke"):
    """Everyone is awake."""


class DuskFell(Fact, frozen=True, tag="dusk-fell"):
    """The day is over, and what was due at its end happens."""


class TalkBegan(Fact, frozen=True, tag="talk-began"):
    """The living may talk, nominate and vote."""


class Called(Fact, frozen=True):
    """The narrator has called a character by name and put its question."""

    role: str
    words: tuple[str, ...] = ()
    """What the narrator says, where the set of cards makes it more or other than the plain call."""


class Slept(Fact, frozen=True):
    """The narrator has sent the character called back to sleep."""

    role: str


class Chose(Fact, frozen=True):
    """A seat has answered in secret."""

    seat: Seat
    verb: str
    what: Plain

    @property
    def cited(self) -> tuple[str, ...]:
        """A choice is made under the rule of its question."""
        return (f"ask {self.verb}",)


class Pointed(Fact, frozen=True):
    """A pack has pointed, each member for all of the pack to see."""

    verb: str
    votes: dict[Seat, str]

    @property
    def cited(self) -> tuple[str, ...]:
        """A pack points under the rule of its question."""
        return (f"ask {self.verb}",)


class Told(Fact, frozen=True):
    """A seat has learned something in private; `of` says whom it is about, where that is somebody."""

    about: str
    value: Plain
    of: Seat = ""

    @property
    def cited(self) -> tuple[str, ...]:
        """Each kind of news has its rule."""
        return (f"told {self.about}",)


class Drawn(Fact, frozen=True):
    """A lot has fallen."""

    verb: str
    what: Plain

    @property
    def cited(self) -> tuple[str, ...]:
        """A lot is drawn under the rule of what it decides."""
        return (f"drawn {self.verb}", "drawn")


class Noted(Fact, frozen=True):
    """The moderator has written something down."""

    page: str
    name: str
    seats: tuple[Seat, ...]


class Said(Fact, frozen=True):
    """The narrator has announced something to all, perhaps of a player."""

    what: str
    seat: Seat = ""

    @property
    def cited(self) -> tuple[str, ...]:
        """Each announcement has its rule."""
        return (f"said {self.what}",)


class Died(Fact, frozen=True):
    """A player has died, of this cause."""

    seat: Seat
    cause: str

    @property
    def cited(self) -> tuple[str, ...]:
        """Each way to die has its rule."""
        return (f"died {self.cause}",)


class Fell(Fact, frozen=True):
    """A player has died, and of what is not said."""

    seat: Seat


class Shown(Fact, frozen=True):
    """Cards have been turned face up for all: what each place shows."""

    cards: dict[str, str]


class Marked(Fact, frozen=True):
    """A mark lies openly before a seat from now on; `by` is where it lay before, if it did. No seat: it is gone."""

    mark: str
    seat: Seat
    by: Seat = ""

    @property
    def cited(self) -> tuple[str, ...]:
        """Each kind of mark has its rule, and another where it passes on."""
        return (f"passed {self.mark}" if self.by else f"marked {self.mark}",)


class Nominated(Fact, frozen=True):
    """A player has nominated another for the gallows."""

    by: Seat
    seat: Seat


class Seconded(Fact, frozen=True):
    """Another player has confirmed the nomination."""

    by: Seat
    seat: Seat


class Lapsed(Fact, frozen=True):
    """A nomination has come to nothing."""

    seat: Seat


class Defended(Fact, frozen=True):
    """The nominee has been given the word."""

    seat: Seat


class Voted(Fact, frozen=True):
    """All have voted at once on a nominee."""

    seat: Seat
    votes: dict[Seat, str]
    hanged: str


class Claimed(Fact, frozen=True):
    """A player has claimed to be a character; it may be true."""

    seat: Seat
    card: str


class Ended(Fact, frozen=True):
    """The game is over."""

    teams: tuple[str, ...]
    winners: tuple[Seat, ...]

    @property
    def cited(self) -> tuple[str, ...]:
        """Each way to win has its rule, and so has a draw."""
        return tuple(f"ended {team}" for team in self.teams) or ("ended nobody",)


class Looked(Fact, frozen=True):
    """A player has seen cards on the table."""

    by: Seat
    cards: dict[str, str]


class Moved(Fact, frozen=True):
    """Cards have been moved, or laid at first; this is what lies at those places now."""

    by: Seat
    cards: dict[str, str]


class TrailStep(Struct, frozen=True, gc=False):
    """Somebody saw or moved a card, in whose call; and where it lay then."""

    call: str
    by: Seat
    did: str
    at: str


class Trail(Struct, frozen=True, gc=False):
    """The way of one card through the night."""

    card: str
    dealt: str
    steps: tuple[TrailStep, ...]


class Traced(Fact, frozen=True):
    """How all cards wandered through the night."""

    trails: tuple[Trail, ...]


class Unmasked(Fact, frozen=True):
    """The game is over, every card is laid open, and what was noted in secret may be read."""

    cards: dict[Seat, str]
    noted: dict[str, tuple[Seat, ...]] = {}


class Event(Struct, frozen=True, gc=False):
    """One line of the log: a fact, whom it reaches (nobody: the moderator alone), and the rule that made it."""

    phase: str
    audience: tuple[Seat, ...]
    rule: str
    fact: Fact

    def reaches(self, viewer: str) -> bool:
        """Say whether this viewer may know of it."""
        return viewer == MODERATOR or PUBLIC in self.audience or viewer in self.audience
