"""The Witch and her two potions."""

from nightcall.engine.ask import Script
from nightcall.engine.event import Seat
from nightcall.engine.rulebook import Death, Role
from nightcall.engine.town import NONE, Town
from nightcall.rulebooks.teams import VILLAGE

__all__ = ["CardWitch", "Witch", "saved"]


class Witch(Role):
    """Is shown the pack's victim each night; holds two potions, one use each: one saves that victim, one kills."""

    team = VILLAGE
    value = +5

    def night(self, town: Town, witch: Seat) -> Script[None]:
        """See the victim of each pack, then decide on either potion."""
        for pack, victim in town.victims():
            town.inform(witch, "victim", victim, of=pack)
        if saved := (yield from self.save(town, witch)):
            town.spend(witch, "healing")
            town.tonight.put("saved", saved)
        victims = town.prey if town.has_left(witch, "poison") else ()
        if target := (yield from town.choose(witch, "poison", victims, may_pass=True)):
            town.spend(witch, "poison")
            town.tonight.put("poisoned", target)

    def save(self, town: Town, witch: Seat) -> Script[str | None]:
        """Ask whether to save the victim; of two different ones, which."""
        victims = list(dict.fromkeys(victim for _, victim in town.victims() if victim != NONE))
        if not victims or not town.has_left(witch, "healing"):
            return None
        if len(victims) == 1:
            agreed = yield from town.confirm(witch, "save", about={"victim": victims[0]})
            return victims[0] if agreed else None
        chosen: str | None = yield from town.choose(
            witch, "save", victims, may_pass=True, about={"victim": victims[0], "other": victims[1]}
        )
        return chosen


def saved(town: Town, death: Death) -> bool:
    """The healing potion stops the pack's attack of that night."""
    return town.tonight.has("saved", death.seat)


class CardWitch(Role):
    """May look at a card of the centre, and must then exchange it with the card of any player."""

    id = "witch"
    team = VILLAGE

    def night(self, town: Town, witch: Seat) -> Script[None]:
        """Look at a card of the centre, then give it to somebody, perhaps oneself."""
        centre = town.cards.centre if town.cards.free(town.seats) else ()
        if place := (yield from town.touch(witch, "peek", centre, may_pass=True)):
            town.inform(witch, "peek", town.cards.look(witch, place))
            target = yield from town.touch(witch, "place", town.seats, about={"place": place})
            town.cards.exchange(witch, place, target)
