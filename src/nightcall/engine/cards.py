"""Cards that lie on the table and may move: where each lies, what it shows, what it has become.

Three things are kept apart: the role somebody acts as tonight (`town.role`), the card that now lies before that player
(`face`), and what is marked on a card wherever it goes (`become`). A card that is locked can be neither seen nor moved.
Every look and every move is remembered: that is the trail of each card, which the table wants to see at the end.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import count

from msgspec import Struct

from nightcall.engine.event import MODERATOR, Fact, Looked, Moved, Seat, Trail, TrailStep

__all__ = ["LEFT_OVER", "Cards"]

LEFT_OVER = "left-over"
"""Where the card lies that nobody was dealt."""


class Found(Struct, frozen=True, gc=False):
    """Somebody saw or moved a card: which card it is, and the step on its trail."""

    card: int
    call: str
    by: Seat
    did: str
    at: str


class Cards:
    """The cards on the table: every place, a seat or one of the centre, has one."""

    def __init__(
        self, seats: tuple[Seat, ...], centre: tuple[str, ...], faces: Sequence[str], tell: Callable[[str, Fact], None]
    ) -> None:
        """Lay the cards, first before the seats, then into the centre; looks and moves are told to the moderator."""
        self._places = seats + centre
        self.centre = centre
        self._faces = faces
        self._at = dict(zip(self._places, count(), strict=False))
        self._became: dict[int, str] = {}
        self._locked: dict[str, str] = {}
        self._found: list[Found] = []
        self._tell = tell
        self.call = ""
        """Whose call it is: for the trail."""

    # -- what lies where -------------------------------------------------------------------------------------------

    def face(self, place: str) -> str:
        """What the card at a place shows."""
        return self._faces[self._at[place]]

    def stand_for(self, places: Iterable[str]) -> dict[str, str]:
        """What the cards at these places stand for: what each has become, or what it shows."""
        became, faces, at = self._became, self._faces, self._at
        return {place: became[at[place]] if at[place] in became else faces[at[place]] for place in places}

    def lie(self, places: Iterable[str]) -> dict[str, str]:
        """What lies at these places."""
        faces, at = self._faces, self._at
        return {place: faces[at[place]] for place in places}

    def become(self, seat: Seat, card: str) -> None:
        """Mark the card that was dealt to a seat, wherever it is now."""
        self._became[self._places.index(seat)] = card

    # -- shields and the like --------------------------------------------------------------------------------------

    def lock(self, place: str, rule: str) -> None:
        """Keep a card from being seen or moved from now on, by this rule."""
        self._locked[place] = rule

    def is_free(self, place: str) -> bool:
        """Say whether a card can be seen and moved."""
        return place not in self._locked

    def free(self, places: Iterable[str]) -> list[str]:
        """Those of the places whose cards can be seen and moved."""
        return [place for place in places if place not in self._locked] if self._locked else [*places]

    def barred(self, places: Iterable[str]) -> dict[str, str]:
        """Those whose cards cannot, each with its rule."""
        return {place: self._locked[place] for place in places if place in self._locked} if self._locked else {}

    # -- looks and moves -------------------------------------------------------------------------------------------

    def look(self, by: Seat, *places: str) -> dict[str, str]:
        """Let a player see some cards."""
        seen = self.lie(places)
        self._remember(by, "saw", places)
        self._tell(MODERATOR, Looked(by, seen))
        return seen

    def move(self, by: Seat, places: Sequence[str]) -> None:
        """Move the card of each place to the next one, and the last one's to the first."""
        numbers = [self._at[place] for place in places]
        for place, number in zip([*places[1:], places[0]], numbers, strict=True):
            self._at[place] = number
        self._remember(by, "moved", places)
        self._tell(MODERATOR, Moved(by, self.lie(places)))

    def exchange(self, by: Seat, one: str, other: str) -> None:
        """Exchange two cards, unseen."""
        self.move(by, (one, other))

    def _remember(self, by: Seat, did: str, places: Iterable[str]) -> None:
        for place in places:
            self._found.append(Found(self._at[place], self.call, by, did, place))

    # -- the trail -------------------------------------------------------------------------------------------------

    def stirred(self, seats: Iterable[Seat]) -> tuple[Seat, ...]:
        """Who of these has seen or moved a card so far."""
        active = {found.by for found in self._found}
        return tuple(seat for seat in seats if seat in active)

    def trails(self) -> tuple[Trail, ...]:
        """The way of every card: where it lay at first, who saw or moved it and where it lay then."""
        steps: list[tuple[TrailStep, ...]] = [()] * len(self._faces)
        for found in self._found:
            steps[found.card] += (TrailStep(found.call, found.by, found.did, found.at),)
        return tuple(map(Trail, self._faces, self._places, steps))
