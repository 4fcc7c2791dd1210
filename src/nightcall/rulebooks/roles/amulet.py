"""The Amulet of Protection: no card, but something that a player has beside it."""

from nightcall.rulebooks.causes import DEVOURED, POISONED
from nightcall.rules import (
    DRAWN,
    MODERATOR,
    PUBLIC,
    YES,
    Beside,
    Death,
    Each,
    Group,
    Lot,
    Note,
    Said,
    Script,
    Seat,
    Town,
    at_once,
    choose,
)

__all__ = [
    "AMULET",
    "FOR_MANY",
    "HAD",
    "HOLDER",
    "comes_to_light",
    "is_given",
    "protects_by_day",
    "protects_by_night",
    "shown_to_its_holder",
    "works_from_nightfall",
]

HAD = Note("amulet")
"""Who has had it so far."""
HELD = Note("amulet holder")
"""Who has it."""
ATTEMPT = Note("attempt")
"""Whom somebody has tried to kill since it was last handed on."""
PROTECTED = Note("protected")
"""Whom it protects tonight."""

FOR_MANY = 12
"""From how many seats on somebody should have it."""
AMULET = Beside(
    "amulet",
    "lot",
    opened=True,
    claimable=True,
    suggested=lambda seats: DRAWN if seats >= FOR_MANY else None,
    noted=HAD,
)


def holder_of(town: Town) -> tuple[Seat, ...]:
    """Who has the Amulet; with its holder it is gone."""
    return tuple(seat for seat in town.notes.of(HELD) if town.is_alive(seat))


def is_called(town: Town) -> bool:
    """Whoever holds it is called last, as long as it exists and its holder lives."""
    in_play = bool(town.setup.amulet) and town.setup.option("dead-calls") == YES
    return bool(holder_of(town)) or in_play


def shown_to_its_holder(town: Town, awake: tuple[Seat, ...]) -> Script[None]:
    """In the first night it is not handed on."""
    (holder,) = awake
    town.inform(holder, "amulet", "yes", cited="first amulet")
    return at_once(None)


def handed_on(town: Town, awake: tuple[Seat, ...]) -> Script[None]:
    """Whoever holds it may hand it on each night, and must after an attempt on that life; nobody has it twice."""
    (holder,) = awake
    attacked = any(town.tonight.has(cause, holder) for cause in (DEVOURED, POISONED))
    must = attacked or town.notes.has(ATTEMPT, holder)
    town.notes.put(ATTEMPT)
    cited = "must hand" if must else ""
    if heir := (yield from choose(town, holder, "hand", town.others(holder), may_pass=not must, cited=cited)):
        is_new = not town.notes.has(HAD, heir)
        town.notes.put(HELD, *([heir] if is_new else []))
        if is_new:
            town.notes.add(HAD, heir)
            town.inform(heir, "amulet", "yes")


HOLDER = Group(AMULET.name, wakes=holder_of, is_called=is_called, use=handed_on)


def is_given(town: Town) -> Script[None]:
    """One player has it from the beginning: the one named, else one drawn by lot; printed, the moderator knows."""
    holder = town.setup.amulet
    if holder == DRAWN and town.setup.unknown:
        answers = yield Each((MODERATOR,), "holds", town.seats, count=(1, 1), about={"role": AMULET.name})
        (holder,) = answers[MODERATOR]
    elif holder == DRAWN:
        holder = yield Lot(MODERATOR, "amulet", town.seats)
    if holder:
        town.notes.put(HELD, holder)
        town.notes.put(HAD, holder)


def works_from_nightfall(town: Town) -> None:
    """It protects tonight whoever has it when the night begins."""
    if holder := holder_of(town):
        town.tonight.put(PROTECTED, *holder)


def protects_by_night(town: Town, death: Death) -> bool:
    """Against what is done in a night it protects the one who held it when that night began."""
    return town.tonight.has(PROTECTED, death.seat)


def protects_by_day(town: Town, death: Death) -> bool:
    """On the gallows and before the Hunter's shot it saves its holder."""
    return death.seat in holder_of(town)


def comes_to_light(town: Town, death: Death) -> None:
    """When it has saved its holder before all, it must be shown."""
    town.notes.put(ATTEMPT, death.seat)
    town.tell(PUBLIC, Said("amulet-revealed", death.seat))
