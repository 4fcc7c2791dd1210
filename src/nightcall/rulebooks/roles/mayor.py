"""The Mayor: a secret card, or an open office beside the card."""

from collections import Counter
from collections.abc import Mapping, Sequence

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import (
    NO,
    PUBLIC,
    Beside,
    Death,
    Each,
    Fact,
    Lot,
    Marked,
    Note,
    Refused,
    Role,
    Script,
    Seat,
    Setup,
    Town,
    at_once,
    choose,
)

__all__ = [
    "IN_OFFICE",
    "OFFICE",
    "Mayor",
    "bequest",
    "elect",
    "is_open",
    "mayors_vote",
    "no_two_mayors",
    "take_office",
    "without_the_card",
]

IN_OFFICE = Note("mayor")
"""Who holds the open office."""

OFFICE = Beside("mayor", "seat", secret="never", implies={"mayor": "open"})
"""Who holds the open office from the first night on, where somebody is named beforehand."""


class Mayor(Role):
    """Settles a tie at the gallows: the Mayor's own vote is then counted twice."""

    id = "mayor"
    team = VILLAGE
    value = +2

    def is_called(self, town: Town) -> bool:
        """Be called only as a secret card."""
        return not is_open(town.setup) and super().is_called(town)


class Balloted(Fact, frozen=True):
    """All have named whom they want as the open Mayor."""

    votes: dict[Seat, Seat]


def no_two_mayors(setup: Setup) -> None:
    """Where the Mayor is an open office the card is not dealt."""
    if is_open(setup) and "mayor" in setup.set_of_cards:
        raise Refused("mayor-card-and-office", setup.book.cite("open mayor"))
    if setup.mayor and not is_open(setup):
        raise Refused("mayor-named-but-secret", setup.book.cite("named mayor"))


def without_the_card(setup: Setup) -> tuple[str, ...]:
    """Where the Mayor is an open office the card stays in the box."""
    return (Mayor.id,) if is_open(setup) else ()


def is_open(setup: Setup) -> bool:
    """Say whether the Mayor is an open office."""
    return setup.option("mayor") == "open"


def take_office(town: Town) -> Script[None]:
    """A Mayor who was named beforehand is in office from the first night on."""
    if town.setup.mayor:
        town.notes.put(IN_OFFICE, town.setup.mayor)
        town.tell(PUBLIC, Marked("mayor", town.setup.mayor))
    return at_once(None)


def elect(town: Town) -> Script[None]:
    """All name a player; most votes win; a tie is voted on once more among those tied, then drawn by lot."""
    if not is_open(town.setup) or town.setup.mayor:
        return
    tied: Sequence[Seat] = town.living
    for again in (False, True):
        if len(tied) > 1:
            tied = yield from ballot(town, tied, again)
    mayor = tied[0] if len(tied) == 1 else (yield Lot(PUBLIC, "elect", tied))
    town.notes.put(IN_OFFICE, mayor)
    town.tell(PUBLIC, Marked("mayor", mayor))


def ballot(town: Town, candidates: Sequence[Seat], again: bool) -> Script[list[Seat]]:
    """Let all the living name one of the candidates and return those with the most votes."""
    answers = yield Each(town.living, "elect", candidates, again=again, openly=True)
    for seat in answers.missing:
        answers[seat] = yield Lot(seat, "elect", candidates, who=seat)
    votes = {seat: answers[seat] for seat in town.living}
    town.tell(PUBLIC, Balloted(votes))
    tally = Counter(votes.values())
    return [seat for seat in candidates if tally[seat] == max(tally.values())]


def mayors_vote(town: Town, votes: Mapping[Seat, str]) -> str:
    """A tie ends as the living Mayor voted; without one the nominee is spared."""
    mayors = town.notes.of(IN_OFFICE) or town.holders("mayor")
    return next((votes[mayor] for mayor in mayors if mayor in votes), NO)


def bequest(town: Town, death: Death) -> Script[list[Death]]:
    """A dying open Mayor must hand the office to one of the living; nobody discusses it."""
    if town.notes.has(IN_OFFICE, death.seat):
        with town.talk(False):
            heir = yield from choose(town, death.seat, "bequeath", town.living, openly=True)
        town.notes.put(IN_OFFICE, *filter(None, [heir]))
        town.tell(PUBLIC, Marked("mayor", heir or "", by=death.seat))
    return []
