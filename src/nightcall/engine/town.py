"""The town as the rules see it: who sits where, who lives, what is noted, whom to tell.

Scripts read and change it; nobody outside the engine ever sees it. Whoever holds a character is looked up when it is
called, never remembered from the deal, for cards may change hands. `tell` names its audience first, always.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache

from nightcall.engine.ask import NO, YES
from nightcall.engine.cards import LEFT_OVER, Cards
from nightcall.engine.event import (
    MODERATOR,
    PUBLIC,
    Dealt,
    Event,
    Moved,
    Opened,
    Seat,
    Told,
)
from nightcall.engine.log import Log
from nightcall.engine.lots import Lots
from nightcall.engine.notes import Note, Page
from nightcall.engine.plain import Plain
from nightcall.engine.role import Role
from nightcall.engine.rulebook import Outcome
from nightcall.engine.setup import Setup

__all__ = ["NONE", "Town"]

CENTRE = tuple(f"center {number}" for number in range(1, 5))
"""The places of the centre."""
NO_CARDS = Cards((), (), (), lambda audience, fact: None)
"""What lies on the table where cards do not move."""
NONE = "none"
"""Nobody, as a seat is told it."""


class Town:
    """Everything that is true in one game, as its script knows it."""

    def __init__(self, setup: Setup) -> None:
        """Seat the players and open an empty log and note pad; `deal` lays the cards."""
        self.setup = setup
        self.rulebook = setup.book
        self.cite = setup.book.cite
        self._log = Log(setup.book.plain_rules, setup.book.rule_of)
        self.tell = self._log.tell
        self.cue = self._log.cue
        self.seats = setup.seats
        self.lots = Lots(setup.seed)
        self.outcome: Outcome | None = None
        self.living: tuple[Seat, ...] = self.seats
        self.bell: bool | None = None
        """Whether the day's bell has rung; outside the day there is none."""
        self.beasts: tuple[str, ...] = ()
        """What lives beside the players: it is none of them, but it can be attacked, healed and hanged."""
        self.left_over = ""
        """The card that nobody was dealt, where one was left over."""
        self.talking = False
        self.graves = 0
        self.stirred: set[Seat] = set()
        """Who has been up and about tonight."""
        self.called_tonight: list[str] = []
        """Who has been called tonight, in order."""
        self.named: set[str] = set()
        """The characters whose holders the moderator has named, where the deal is unknown."""
        self._roles: dict[Seat, Role] = {}
        self._held: dict[str, tuple[Seat, ...]] = {}
        """Who holds what, as long as nobody dies or becomes somebody else."""
        self.cards = NO_CARDS
        self.notes = Page("game", self.tell)
        self.tonight = self.last_night = Page("night", self.tell)
        self.today = Page("day", self.tell)

    # -- telling ---------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """Where the game stands."""
        return self._log.phase

    @phase.setter
    def phase(self, phase: str) -> None:
        self._log.phase = phase

    @property
    def events(self) -> list[Event]:
        """All that has happened so far."""
        return self._log.events

    def inform(self, seat: Seat, about: str, value: Plain, of: Seat = "", cited: str = "") -> None:
        """Tell one seat something in private, by the rule of its kind or by another one that is cited."""
        self.tell(seat, Told(about, value, of), self.cite(cited) if cited else "")

    def new_night(self) -> None:
        """Turn the note pad's page for the night."""
        self.last_night, self.tonight = self.tonight, Page("night", self.tell)
        self.stirred, self.called_tonight = set(), []

    def new_day(self) -> None:
        """Turn the note pad's page for the day."""
        self.today = Page("day", self.tell)

    @property
    def is_first_night(self) -> bool:
        """Say whether this is the first night."""
        return self.phase == "night 1"

    # -- who is who ------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Tell all what is in play, and every player the own card."""
        cards = dict(counted(self.rulebook.roles, self.setup.set_of_cards))
        extra = "" if self.rulebook.left_over_with else self.setup.extra
        self.tell(PUBLIC, Opened(self.rulebook.id, self.setup.all_options, cards, extra, self.setup.beside))
        if not self.setup.unknown:
            self._deal_known()

    def _deal_known(self) -> None:
        """Lay one card before each player and the others into the centre; one may be left over."""
        dealt = self._shuffled()
        if self.setup.extra:
            dealt = [*dealt, self.setup.extra]
        if self.rulebook.left_over_with in dealt:
            *dealt, left_over = dealt
            self.leave_over(left_over)
        characters, tell = self.rulebook.characters, self.tell
        for seat, card in zip(self.seats, dealt, strict=False):
            self._roles[seat] = characters[card]
            tell(seat, Dealt(seat, card))
        if centre := CENTRE[: len(dealt) - len(self.seats)]:
            self.cards = Cards(self.seats, centre, dealt, self.tell)
            self.tell(MODERATOR, Moved("", self.cards.lie(centre)))

    def _shuffled(self) -> Sequence[str]:
        if self.setup.deal:
            return [*(self.setup.deal[seat] for seat in self.seats), *self.setup.center]
        while True:
            dealt = self.lots.shuffle("deal", self.setup.cards)
            if all(may_be_dealt(self.setup, dealt) for may_be_dealt in self.rulebook.deals):
                return dealt

    def leave_over(self, card: str) -> None:
        """Put a card aside, face down; only the moderator looks at it."""
        self.left_over = card
        self.tell(MODERATOR, Moved("", {LEFT_OVER: card}))

    def act_as(self, seat: Seat, card: str) -> None:
        """Let a seat act as another character for the rest of the night."""
        self._roles[seat] = self.rulebook.role(card)
        self._held.clear()

    def become(self, seat: Seat, card: str) -> None:
        """Give a seat this card; the player sees it."""
        self._roles[seat] = self.rulebook.role(card)
        self._held.clear()
        self.tell(seat, Dealt(seat, card))

    def role(self, seat: Seat) -> Role:
        """Whom a seat plays; whoever has not been found yet counts as one of those who remain."""
        return self._roles.get(seat) or self.rulebook.remainder()

    def is_known(self, seat: Seat) -> bool:
        """Say whether the program knows the card of a seat."""
        return seat in self._roles

    def copies_found(self, card: str) -> int:
        """How many cards of a character are known to lie before players."""
        return sum(role.id == card for role in self._roles.values())

    def is_in_play(self, card: str) -> bool:
        """Say whether a character is in the game: in the set of cards, or found out to be."""
        return card in self.setup.set_of_cards or card == self.left_over or self.copies_found(card) > 0

    def holders(self, card: str) -> tuple[Seat, ...]:
        """The living who hold a card, in circle order."""
        held = self._held.get(card)
        if held is None:
            roles = self._roles
            held = self._held[card] = tuple([seat for seat in self.living if seat in roles and roles[seat].id == card])
        return held

    def prowlers(self) -> tuple[Seat, ...]:
        """The living who hunt by night, in circle order."""
        return tuple([seat for seat in self.living if seat in self._roles and self._roles[seat].prowls])

    def team(self, name: str) -> tuple[Seat, ...]:
        """All players of a team, dead or alive, in circle order."""
        return tuple(seat for seat in self.seats if self.role(seat).team == name)

    def prowls(self, seat: Seat) -> bool:
        """Say whether a player is known to hunt by night."""
        role = self._roles.get(seat)
        return role is not None and role.prowls

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """All the living but one."""
        return tuple([other for other in self.living if other != seat])

    @property
    def prey(self) -> tuple[str, ...]:
        """All who can be attacked: the living, and what lives beside them."""
        return self.living + self.beasts

    def outside(self, pack: Sequence[Seat]) -> tuple[str, ...]:
        """All who can be attacked and are not of the pack."""
        return tuple([seat for seat in self.prey if seat not in pack])

    def is_alive(self, seat: str) -> bool:
        """Say whether a player, or a beast, is alive."""
        return seat in self.living or seat in self.beasts

    def bury(self, seat: str) -> None:
        """Take the dead out of the circle."""
        self.graves += 1
        if seat in self.beasts:
            self.beasts = tuple(beast for beast in self.beasts if beast != seat)
            return
        self.living = self.others(seat)
        self._held.pop(self.role(seat).id, None)

    def victims(self) -> list[tuple[str, str]]:
        """What each pack that was called tonight has chosen: the pack, and its victim or nobody."""
        packs = self.rulebook.packs
        called = [pack for pack in self.called_tonight if pack in packs]
        return [(pack, next(iter(self.tonight.of(packs[pack])), NONE)) for pack in called]

    def noted(self, name: Note) -> list[Seat]:
        """Who stands under a name for the whole game, in circle order, which tells nothing of when."""
        return [seat for seat in self.seats if self.notes.has(name, seat)]

    # -- potions and the like --------------------------------------------------------------------------------------

    def has_left(self, seat: Seat, power: Note) -> bool:
        """Say whether a player still has a power that works once a game."""
        return not self.notes.has(spent(power), seat)

    def spend(self, seat: Seat, power: Note) -> None:
        """Use up such a power."""
        self.notes.add(spent(power), seat)

    # -- talk ------------------------------------------------------------------------------------------------------

    @contextmanager
    def talk(self, open_: bool) -> Iterator[None]:
        """Let the living talk, or keep them silent, for a while."""
        before, self.talking = self.talking, open_
        try:
            yield
        finally:
            self.talking = before

    @staticmethod
    def yes_or_no(truth: bool) -> str:
        """A truth as a seat is told it."""
        return YES if truth else NO


def spent(power: Note) -> Note:
    """Under which name it is noted who has used up a power."""
    return Note(f"{power} spent")


@lru_cache(maxsize=256)
def counted(roles: tuple[type[Role], ...], cards: tuple[str, ...]) -> dict[str, int]:
    """How many there are of each card, in the order of the book; the same set is asked for in game after game."""
    return {role.id: cards.count(role.id) for role in roles if role.id in cards}
