"""What a player knows: drawn from the facts that have reached the seat and the printed rules, and from nothing else.

Facts are taken in one by one, in the order in which they reach the seat, for cards may change places: what lies before
somebody is what was seen there last, moved as far as this player has moved it.
"""

from typing import Any

from nightcall.bots.player import Outset
from nightcall.engine.ask import PASS, YES
from nightcall.engine.event import (
    PUBLIC,
    Chose,
    Claimed,
    Dealt,
    Died,
    Event,
    Fell,
    Nominated,
    Seat,
    Shown,
    Told,
    Unmasked,
)
from nightcall.engine.phase import read_phase
from nightcall.engine.role import Role
from nightcall.rulebooks.teams import COBBLER, TANNER, VAMPIRES, VILLAGE, WEREWOLVES

__all__ = ["Memory"]

HUNTERS = (WEREWOLVES, VAMPIRES)
"""Who is against the village."""
MAKES = {"claw": "werewolf", "brand": "villager", "cudgel": "tanner"}
"""What the artifacts make of whoever has them, those that do."""


class Memory:
    """All that one seat knows of the table."""

    def __init__(self, you: Seat, outset: Outset) -> None:
        """Look round the table."""
        self.you = you
        self.seats = outset.seats
        self.book = outset.book
        self.opened = outset.opened
        self.cards = outset.opened.cards
        self.phase = ""
        """Where the game stands for all to see."""
        self.learned = 0
        """How many facts have reached this seat."""
        self.latest: Event | None = None
        self.living = list(outset.seats)
        self.last_death = 0
        """In which round somebody has died last."""
        self.shown: dict[Seat, str] = {}
        """What everybody has seen of whom."""
        self.nominated: list[Nominated] = []
        """Who was nominated tonight or today."""
        self.claims: dict[Seat, str] = {}
        """What each of the living has claimed last to be."""
        self.claimed: list[str] = []
        """All that this player has claimed."""
        self.dealt = self.card = ""
        """The card dealt at last, and the one that lies here now, as far as this player knows."""
        self.pack: tuple[Seat, ...] = ()
        self.masons: tuple[Seat, ...] = ()
        self.lover = ""
        self.seen: dict[str, str] = {}
        """What lies at other places, as far as this player has seen it."""
        self.checked: dict[str, dict[Seat, bool]] = {"see": {}, "scry": {}}
        """Of whom it was learned whether that is a wolf, or the Seer."""
        self.hinted: tuple[Seat, ...] = ()
        """One of them is a wolf."""
        self.chosen: dict[str, Any] = {}
        """What was answered last, by verb."""

    # -- the facts -------------------------------------------------------------------------------------------------

    def learn(self, event: Event) -> None:
        """Take in a fact that has reached this seat."""
        self.learned += 1
        self.latest = event
        if event.phase != self.phase and PUBLIC in event.audience:
            self.phase, self.nominated = event.phase, []
        match event.fact:
            case Nominated() as nominated:
                self.nominated.append(nominated)
            case Claimed(seat, card):
                self._hear(seat, card)
            case Died(seat) | Fell(seat):
                self._bury(seat)
            case Shown(cards) | Unmasked(cards):
                self.shown |= {seat: cards[seat] for seat in self.seats if seat in cards}
            case Dealt(self.you, card):
                self.dealt = self.card = card
            case Chose(_, verb, what) if what != PASS:
                self.chosen[verb] = what
                self._move(verb, what)
            case Told(about, value, of):
                self._note(about, value, of)

    def _hear(self, seat: Seat, card: str) -> None:
        """Take notice of a claim."""
        self.claims[seat] = card
        if seat == self.you:
            self.claimed.append(card)

    def _bury(self, seat: Seat) -> None:
        """Take notice of a death, of a player or of a beast."""
        self.last_death = self.number
        self.claims.pop(seat, None)
        if seat in self.living:
            self.living.remove(seat)

    def _move(self, verb: str, what: Any) -> None:
        """Follow the cards that this player moves."""
        match verb, what:
            case "swap", [one, other]:
                cards = {one: self.seen.pop(other, ""), other: self.seen.pop(one, "")}
                self.seen |= {place: card for place, card in cards.items() if card}
            case "shift", _:
                self.seen = {place: card for place, card in self.seen.items() if place not in self.seats}
            case "infect", target:
                self.seen[target] = self.opened.extra or "werewolf"
            case "place", target:
                self._lay(target, self.seen.get(self.chosen.get("peek", ""), ""))
            case "take", _:
                self.card = ""

    def _lay(self, place: str, card: str) -> None:
        if place == self.you:
            self.card = card
        else:
            self.seen[place] = card

    def _note(self, about: str, value: Any, of: Seat) -> None:
        """Take in what was told to this player alone."""
        match about:
            case "pack":
                self.pack = tuple(value)
            case "masons":
                self.masons = tuple(value)
            case "lover":
                self.lover = value
            case "see" | "scry":
                self.checked[about][of] = value == YES
            case "victim" if value in self.seats and self._hunts_alone(of):
                self.checked["see"][value] = False
            case "investigate":
                self._investigate(self.chosen.get(about, ()), value == YES)
            case _:
                self._see(about, value, of)

    def _see(self, about: str, value: Any, of: Seat) -> None:
        """Take in a card that this player has seen."""
        match about:
            case "look" | "peek":
                self.seen |= value
                if self.card == "ghost-hunter":
                    self.card = next((card for card in value.values() if self.haunts(card)), self.card)
            case "reveal":
                self.seen[of] = value
            case "copy":
                self.seen[of] = self.card = value
            case "rob":
                self.seen[self.chosen.get("rob", "")], self.card = self.card, value
            case "check" if value != "doppelganger":
                self.card = value
            case "artifact":
                self.card = MAKES.get(value, self.card)

    def _hunts_alone(self, pack: str) -> bool:
        """Say whether there is no other pack, so that its victim is none that hunts."""
        return bool(self.cards) and all(card == pack for card in self.cards if self.prowls(card))

    def _investigate(self, group: tuple[Seat, ...], found: bool) -> None:
        if found:
            self.hinted = group
        else:
            self.checked["see"] |= dict.fromkeys(group, False)

    # -- what follows from them ------------------------------------------------------------------------------------

    def role(self, card: str) -> Role | None:
        """What is printed of a card."""
        return self.book.characters.get(card)

    def prowls(self, card: str) -> bool:
        """Say whether a card is of the kind that hunts by night."""
        role = self.role(card)
        return role is not None and role.prowls

    def haunts(self, card: str) -> bool:
        """Say whether a Ghost Hunter who sees a card becomes it."""
        return self.prowls(card) or self.team(card) == TANNER

    def team(self, card: str) -> str:
        """The team of a card; an unknown one counts as the village's."""
        role = self.role(card)
        return role.team if role else VILLAGE

    @property
    def side(self) -> str:
        """The team for which this player plays now."""
        return self.team(self.card)

    @property
    def hunts(self) -> bool:
        """Whether this player is against the village."""
        return self.side in HUNTERS

    @property
    def wolves(self) -> list[Seat]:
        """The whole pack, in circle order, where this player hunts with one or helps one."""
        mine = self.prowls(self.card)
        pack = [seat for seat in self.seats if seat in self.pack or (mine and seat == self.you)]
        return pack if self.hunts and self.pack else []

    @property
    def wants_to_die(self) -> bool:
        """Whether this player wins by dying."""
        return self.side in (TANNER, COBBLER)

    @property
    def is_single_night(self) -> bool:
        """Whether there is one night and one vote, in which all point."""
        return "ask nominate" not in self.book.cites

    @property
    def number(self) -> int:
        """The number of the night or day."""
        return read_phase(self.phase).number

    @property
    def quiet_rounds(self) -> int:
        """For how many nights and days nobody has died."""
        return self.number - self.last_death

    @property
    def centre(self) -> list[str]:
        """The cards that this player has seen in the centre."""
        return [card for place, card in self.seen.items() if place not in self.seats]

    def card_of(self, seat: Seat) -> str:
        """The card before somebody: the one that all have seen, or that this player has."""
        return self.shown.get(seat) or self.seen.get(seat, "")

    def is_wolf(self, seat: Seat) -> bool | None:
        """Say whether somebody is of those that hunt, if this player knows."""
        if card := self.card_of(seat):
            return self.prowls(card)
        if seat in self.pack:
            return True
        return False if seat in self.masons else self.checked["see"].get(seat)

    def is_seer(self, seat: Seat) -> bool:
        """Say whether somebody is known to be the Seer."""
        return self.checked["scry"].get(seat, False) or self.card_of(seat) == "seer"

    def is_friend(self, seat: Seat) -> bool:
        """Say whether somebody is known to play for the same side, or is loved."""
        if seat == self.lover:
            return True
        side = self.side
        if side in HUNTERS:
            known = self.card_of(seat)
            return self.team(known) == side if known else seat in self.pack
        return side == VILLAGE and self.is_wolf(seat) is False

    def is_foe(self, seat: Seat) -> bool:
        """Say whether somebody is known to be the one to get rid of."""
        return not self.is_friend(seat) and (self.is_seer(seat) if self.hunts else self.is_wolf(seat) is True)

    def no_wolf_is_left(self) -> bool:
        """Say whether all wolves of the set are known to lie in the centre."""
        wolves = sum(number for card, number in self.cards.items() if self.prowls(card))
        return 0 < wolves == sum(map(self.prowls, self.centre)) and not self.opened.extra

    def left_of(self, card: str) -> int:
        """How many of a card may lie before the living, as all know; where the set is not known, one."""
        dead = [shown for seat, shown in self.shown.items() if seat not in self.living]
        return self.cards.get(card, 0 if self.cards else 1) - dead.count(card)

    def is_mine_alone(self, card: str) -> bool:
        """Say whether nobody else can honestly claim to have been dealt a card."""
        return card == self.dealt and self.cards.get(card, 0) == 1
