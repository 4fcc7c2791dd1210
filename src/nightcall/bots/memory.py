"""What a player knows: drawn from the facts of the own view and the printed rules, and from nothing else.

Facts are taken in one by one, in the order in which they reached the seat, for cards may change places: what lies
before somebody is what was seen there last, moved as far as this player has moved it.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

from nightcall.engine.ask import PASS, YES
from nightcall.engine.phase import read_phase
from nightcall.engine.role import Role
from nightcall.engine.rulebook import RULEBOOKS
from nightcall.rulebooks.teams import COBBLER, TANNER, VAMPIRES, VILLAGE, WEREWOLVES

__all__ = ["Memory", "View"]

View: TypeAlias = Mapping[str, Any]

MAKES = {"claw": "werewolf", "brand": "villager", "cudgel": "tanner"}
"""What the artifacts make of whoever has them, those that do."""


class Memory:
    """All that one seat knows of the table."""

    def __init__(self, view: View) -> None:
        """Go through the facts of a view."""
        self.you: str = view["you"]
        self.phase: str = view["phase"]
        self.events: list[View] = view["events"]
        self.seats: list[str] = [seat["name"] for seat in view["seats"]]
        self.living: list[str] = [seat["name"] for seat in view["seats"] if seat["alive"]]
        self.shown: dict[str, str] = {seat["name"]: seat["shown"] for seat in view["seats"] if "shown" in seat}
        """What everybody has seen of whom."""
        self.opened: View = next((event for event in self.events if event["kind"] == "opened"), {})
        self.cards: Mapping[str, int] = self.opened.get("cards", {})
        self.book = RULEBOOKS.get(self.opened.get("rulebook", ""))
        self.dealt = self.card = ""
        """The card dealt at last, and the one that lies here now, as far as this player knows."""
        self.pack: list[str] = []
        self.masons: list[str] = []
        self.lover = ""
        self.holds: dict[str, str] = {}
        """What lies at other places, as far as this player knows."""
        self.checked: dict[str, dict[str, bool]] = {"see": {}, "scry": {}}
        """Of whom it was learned whether that is a wolf, or the Seer."""
        self.hinted: list[str] = []
        """One of them is a wolf."""
        self.chosen: dict[str, Any] = {}
        """What was answered last, by verb."""
        for event in self.events:
            self._remember(event)
        self.holds |= self.shown

    # -- the facts -------------------------------------------------------------------------------------------------

    def _remember(self, event: View) -> None:
        match event:
            case {"kind": "dealt", "seat": self.you, "card": card}:
                self.dealt = self.card = card
            case {"kind": "chose", "verb": verb, "what": what} if what != PASS:
                self.chosen[verb] = what
                self._move(verb, what)
            case {"kind": "told", "about": about, "value": value}:
                self._learn(about, value, event.get("of", ""))

    def _move(self, verb: str, what: Any) -> None:
        """Follow the cards that this player moves."""
        match verb, what:
            case "swap", [one, other]:
                cards = {one: self.holds.pop(other, ""), other: self.holds.pop(one, "")}
                self.holds |= {place: card for place, card in cards.items() if card}
            case "shift", _:
                self.holds = {place: card for place, card in self.holds.items() if place not in self.seats}
            case "infect", target:
                self.holds[target] = self.opened.get("extra", "werewolf")
            case "place", target:
                self._lay(target, self.holds.get(self.chosen.get("peek", ""), ""))
            case "take", _:
                self.card = ""

    def _lay(self, place: str, card: str) -> None:
        if place == self.you:
            self.card = card
        else:
            self.holds[place] = card

    def _learn(self, about: str, value: Any, of: str) -> None:
        """Take in what was told to this player alone."""
        match about:
            case "pack":
                self.pack = list(value)
            case "masons":
                self.masons = list(value)
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

    def _see(self, about: str, value: Any, of: str) -> None:
        """Take in a card that this player has seen."""
        match about:
            case "look" | "peek":
                self.holds |= value
                if self.card == "ghost-hunter":
                    self.card = next((card for card in value.values() if self.haunts(card)), self.card)
            case "reveal":
                self.holds[of] = value
            case "copy":
                self.holds[of] = self.card = value
            case "rob":
                self.holds[self.chosen.get("rob", "")], self.card = self.card, value
            case "check" if value != "doppelganger":
                self.card = value
            case "artifact":
                self.card = MAKES.get(value, self.card)

    def _hunts_alone(self, pack: str) -> bool:
        """Say whether there is no other pack, so that its victim is none that hunts."""
        return bool(self.cards) and all(card == pack for card in self.cards if self.prowls(card))

    def _investigate(self, group: Any, found: bool) -> None:
        if found:
            self.hinted = list(group)
        else:
            self.checked["see"] |= dict.fromkeys(group, False)

    # -- what follows from them ------------------------------------------------------------------------------------

    def role(self, card: str) -> Role | None:
        """What is printed of a card."""
        return self.book.characters.get(card) if self.book else None

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
        return self.side in (WEREWOLVES, VAMPIRES)

    @property
    def wolves(self) -> list[str]:
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
        return self.book is not None and "ask nominate" not in self.book.cites

    @property
    def number(self) -> int:
        """The number of the night or day."""
        return read_phase(self.phase).number

    @property
    def quiet_rounds(self) -> int:
        """For how many nights and days nobody has died."""
        deaths = [read_phase(event["phase"]).number for event in self.events if event["kind"] in ("died", "fell")]
        return self.number - max(deaths, default=0)

    def is_wolf(self, seat: str) -> bool | None:
        """Say whether somebody is of those that hunt, if this player knows."""
        if seat in self.holds:
            return self.prowls(self.holds[seat])
        if seat in self.pack:
            return True
        return False if seat in self.masons else self.checked["see"].get(seat)

    def is_seer(self, seat: str) -> bool:
        """Say whether somebody is known to be the Seer."""
        return self.checked["scry"].get(seat, False) or self.holds.get(seat) == "seer"

    def is_friend(self, seat: str) -> bool:
        """Say whether somebody is known to play for the same side, or is loved."""
        if seat == self.lover:
            return True
        if self.hunts:
            known = self.holds.get(seat)
            return self.team(known) == self.side if known else seat in self.pack
        return self.side == VILLAGE and self.is_wolf(seat) is False

    def is_foe(self, seat: str) -> bool:
        """Say whether somebody is known to be the one to get rid of."""
        return not self.is_friend(seat) and (self.is_seer(seat) if self.hunts else self.is_wolf(seat) is True)

    def today(self, kind: str) -> list[View]:
        """The facts of a kind that belong to this night or day."""
        return [event for event in self.events if event["kind"] == kind and event["phase"] == self.phase]

    def no_wolf_is_left(self) -> bool:
        """Say whether all wolves of the set are known to lie in the centre."""
        wolves = sum(number for card, number in self.cards.items() if self.prowls(card))
        centre = [card for place, card in self.holds.items() if place not in self.seats]
        return 0 < wolves == sum(map(self.prowls, centre)) and "extra" not in self.opened
