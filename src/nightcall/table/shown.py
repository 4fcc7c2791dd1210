"""What a viewer is shown, as structs: the parts of a state, each with its words. `docs/protocol.md` explains them."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from nightcall.table.acts import Plan
from nightcall.table.people import Player
from nightcall.table.sitting import Clock
from nightcall.table.stage import Stage

__all__ = [
    "Barred",
    "Card",
    "Choice",
    "Deal",
    "Line",
    "Named",
    "Outcome",
    "Person",
    "Phase",
    "Place",
    "Prompt",
    "Said",
    "State",
    "TableShown",
]

What: TypeAlias = str | list[str]


class Named(Struct, frozen=True):
    """Something with a name."""

    id: str
    name: str


class Card(Struct, frozen=True):
    """A card, and what it does."""

    id: str
    name: str
    text: str


class Choice(Struct, frozen=True):
    """Something on offer."""

    what: What
    label: str


class Barred(Struct, frozen=True):
    """Something that is not on offer, and the rule that says so."""

    what: What
    label: str
    rule: str


class Prompt(Struct, frozen=True, omit_defaults=True):
    """A question."""

    n: int
    verb: str
    text: str
    may_pass: bool
    held: bool
    choices: list[Choice]
    rule: str = ""
    count: list[int] | None = None
    barred: list[Barred] = []
    given: What | None = None
    others: dict[str, What] | None = None
    seat: str = ""


class Person(Struct, frozen=True):
    """Somebody at the table."""

    name: str
    player: Player
    here: bool
    agrees: bool


class TableShown(Struct, frozen=True):
    """The table: who is there, and what is planned."""

    code: str
    stage: Stage
    host: str
    moderated: bool
    people: list[Person]
    plan: Plan
    cards: list[str]
    problem: str
    advice: list[str]
    paused: bool
    pausing: bool
    quick: bool
    more: int
    """How many seconds more every call of the night has been given."""
    notice: str


class Phase(Struct, frozen=True):
    """Where the game stands."""

    id: str
    text: str


class Place(Struct, frozen=True, omit_defaults=True):
    """One place of the circle, as all or this viewer may see it."""

    name: str
    alive: bool
    shown: Named | None = None
    marks: list[Named] = []


class Outcome(Struct, frozen=True):
    """How the game has ended."""

    teams: list[str]
    winners: list[str]
    text: str


class Deal(Struct, frozen=True):
    """The whole plan, with what the moderator has told the program, and why it cannot be played, if it cannot."""

    plan: Plan
    problem: str


class State(Struct, frozen=True, omit_defaults=True):
    """All keys that a state can have; most are there only when there is a game."""

    you: str
    table: TableShown
    may: list[Literal["all", "claim", "pack", "dead"]]
    book: str | None = None
    phase: Phase | None = None
    circle: list[Place] | None = None
    card: Card | None = None
    prompt: Prompt | None = None
    clock: Clock | None = None
    claims: list[Choice] | None = None
    outcome: Outcome | None = None
    watching: bool | Literal["may"] | None = None
    deal: Deal | None = None
    asks: list[Prompt] | None = None
    stop: dict[str, Any] | None = None
    cards: dict[str, str] | None = None
    notes: dict[str, Any] | None = None
    trails: list[Any] | None = None
    acts: list[dict[str, Any]] | None = None
    corrections: list[dict[str, Any]] | None = None


class Line(Struct, frozen=True):
    """An event in words; the other fields are those of the fact itself."""

    n: int
    phase: str
    kind: str
    rule: str
    text: str
    private: bool = False
    to: list[str] = []
    """Whom it reached, for whoever sees everything."""


class Said(Struct, frozen=True, rename={"speaker": "from"}):
    """Something that was said to this viewer."""

    n: int
    speaker: str
    to: str
    text: str
