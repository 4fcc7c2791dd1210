"""What a viewer is shown, as structs: the parts of a state, each with its words. `docs/protocol.md` explains them."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from nightcall.engine.event import Fact, Trail, tag_of
from nightcall.engine.phase import MOMENTS
from nightcall.table.acts import Plan
from nightcall.table.acts.act import What
from nightcall.table.chat import Way
from nightcall.table.people import PlayedBy
from nightcall.table.sitting import Countdown
from nightcall.table.stage import Stage

__all__ = [
    "AnyFact",
    "Barred",
    "Card",
    "Changed",
    "Correction",
    "Deal",
    "DeedShown",
    "Heard",
    "Line",
    "LotShown",
    "Named",
    "Offer",
    "OutcomeShown",
    "Person",
    "PhaseShown",
    "Place",
    "Prompt",
    "State",
    "Stop",
    "TableShown",
]

MomentName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": [*MOMENTS]})]
FACTS = tuple(sorted(Fact.__subclasses__(), key=tag_of))
"""All kinds of facts: those that the engine knows, and those that the roles of some book bring along."""
if TYPE_CHECKING:
    AnyFact: TypeAlias = Fact
else:
    AnyFact = reduce(or_, FACTS)


class Named(Struct, frozen=True):
    """Something with a name."""

    id: str
    name: str


class Card(Struct, frozen=True):
    """A card, and what it does."""

    id: str
    name: str
    text: str


class Offer(Struct, frozen=True):
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
    choices: list[Offer]
    rule: str = ""
    count: list[int] | None = None
    barred: list[Barred] = []
    given: What | None = None
    others: dict[str, What] | None = None
    seat: str = ""


class Person(Struct, frozen=True):
    """Somebody at the table."""

    name: str
    player: PlayedBy
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


class PhaseShown(Struct, frozen=True):
    """Where the game stands: a moment, of the round of this number; only the deal has none."""

    moment: MomentName
    number: int
    text: str


class Place(Struct, frozen=True, omit_defaults=True):
    """One place of the circle, as all or this viewer may see it."""

    name: str
    alive: bool
    shown: Named | None = None
    marks: list[Named] = []


class OutcomeShown(Struct, frozen=True):
    """How the game has ended."""

    teams: list[str]
    winners: list[str]
    text: str


class Deal(Struct, frozen=True):
    """The whole plan, with what the moderator has told the program, and why it cannot be played, if it cannot."""

    plan: Plan
    problem: str


class DeedShown(Struct, frozen=True):
    """What was done at a moderated table, by the number that a rewind names."""

    n: int
    phase: PhaseShown
    seat: str
    verb: str
    what: What


class LotShown(Struct, frozen=True, tag_field="kind", tag="lot"):
    """A lot that waits to be drawn, or for what real dice say."""

    verb: str


Stop: TypeAlias = AnyFact | LotShown
"""What the script has stopped at: the cue of a fact, or a lot."""


class Correction(Struct, frozen=True, rename={"kind": "is"}):
    """What those whom it reached must be told: it is gone, or it is new."""

    kind: Literal["gone", "new"]
    to: tuple[str, ...]
    phase: PhaseShown
    fact: AnyFact


class Changed(Struct, frozen=True, kw_only=True):
    """Keys of a state that have changed; null: there is nothing any more."""

    you: str | UnsetType = UNSET
    table: TableShown | UnsetType = UNSET
    may: list[Way] | UnsetType = UNSET
    book: str | UnsetType = UNSET
    phase: PhaseShown | UnsetType = UNSET
    circle: list[Place] | UnsetType = UNSET
    card: Card | UnsetType = UNSET
    prompt: Prompt | UnsetType | None = UNSET
    clock: Countdown | UnsetType | None = UNSET
    claims: list[Offer] | UnsetType = UNSET
    outcome: OutcomeShown | UnsetType = UNSET
    watching: bool | Literal["may"] | UnsetType = UNSET
    deal: Deal | UnsetType = UNSET
    asks: list[Prompt] | UnsetType = UNSET
    stop: Stop | UnsetType | None = UNSET
    cards: dict[str, str] | UnsetType = UNSET
    notes: dict[str, dict[str, list[str]]] | UnsetType = UNSET
    trails: tuple[Trail, ...] | UnsetType = UNSET
    acts: list[DeedShown] | UnsetType = UNSET
    corrections: list[Correction] | UnsetType = UNSET


class State(Changed, frozen=True, kw_only=True):
    """All that a viewer may know just now: three keys are always there, most of the others when there is a game."""

    you: str
    table: TableShown
    may: list[Way]


class Line(Struct, frozen=True, omit_defaults=True):
    """An event: what has happened, and how it is told."""

    n: int
    phase: PhaseShown
    rule: str
    fact: AnyFact
    text: str
    private: bool = False
    to: tuple[str, ...] | None = None
    """Whom it reached, for whoever sees everything."""


class Heard(Struct, frozen=True, rename={"speaker": "from"}):
    """Something that was said to this viewer."""

    n: int
    speaker: str
    to: str
    text: str
