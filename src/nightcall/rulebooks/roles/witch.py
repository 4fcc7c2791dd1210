"""The Witch and her two potions."""

from typing import Any

from nightcall.rulebooks.causes import POISONED
from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import NONE, Death, Note, Role, Script, Seat, Town, choose, confirm, touch

__all__ = ["SAVED", "CardWitch", "Magician", "Witch", "saved"]

SAVED = Note("saved")
HEALING = Note("healing")
POISON = Note("poison")


class Witch(Role):
    """Is shown the pack's victim each night; holds two potions, one use each: one saves that victim, one kills."""

    id = "witch"
    team = VILLAGE
    value = +5
    questions = 2

    def night(self, town: Town, witch: Seat) -> Script[None]:
        """See the victim of each pack, then decide on either potion."""
        for pack, victim in town.victims():
            town.inform(witch, "victim", victim, of=pack)
        if self.can_save(town, witch) and (victim := (yield from whom_to_save(town, witch))):
            town.spend(witch, HEALING)
            town.tonight.put(SAVED, victim)
        victims = town.prey if town.has_left(witch, POISON) else ()
        if target := (yield from choose(town, witch, "poison", victims, may_pass=True)):
            town.spend(witch, POISON)
            town.tonight.put(POISONED, target)

    def can_save(self, town: Town, witch: Seat) -> bool:
        """Say whether there is still a healing potion."""
        return town.has_left(witch, HEALING)


def whom_to_save(town: Town, witch: Seat) -> Script[Any]:
    """Ask whether to save the victim; of two different ones, which."""
    victims = list(dict.fromkeys(victim for _, victim in town.victims() if victim != NONE))
    about = dict(zip(("victim", "other"), victims, strict=False))
    if len(victims) == 1:
        return victims[0] if (yield from confirm(town, witch, "save", about)) else None
    return (yield from choose(town, witch, "save", victims, may_pass=True, about=about))


def saved(town: Town, death: Death) -> bool:
    """The healing potion stops the pack's attack of that night."""
    return town.tonight.has(SAVED, death.seat)


class Magician(Witch):
    """From the second night on, is shown the pack's victim; may once save that victim, and once kill somebody."""

    id = "magician"

    def can_save(self, town: Town, magician: Seat) -> bool:
        """Save once, or every night where the table plays so."""
        return town.setup.option("magician") == "nightly" or super().can_save(town, magician)


class CardWitch(Role):
    """May look at a card of the centre, and must then exchange it with the card of any player."""

    id = "witch"
    team = VILLAGE
    questions = 2

    def night(self, town: Town, witch: Seat) -> Script[None]:
        """Look at a card of the centre, then give it to somebody, perhaps oneself."""
        centre = town.cards.centre if town.cards.free(town.seats) else ()
        if place := (yield from touch(town, witch, "peek", centre, may_pass=True)):
            town.inform(witch, "peek", town.cards.look(witch, place))
            target = yield from touch(town, witch, "place", town.seats, about={"place": place})
            town.cards.exchange(witch, place, target)
