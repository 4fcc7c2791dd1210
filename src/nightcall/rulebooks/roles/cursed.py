"""The Cursed."""

from nightcall.engine.ask import Script, at_once
from nightcall.engine.deaths import is_struck
from nightcall.engine.event import Seat
from nightcall.engine.rulebook import Death, Role
from nightcall.engine.town import Town
from nightcall.rulebooks.teams import VILLAGE

__all__ = ["Cursed", "CursedTurns"]


class Cursed(Role):
    """Is a plain villager until the pack chooses this player, who is then not killed but becomes a Werewolf."""

    team = VILLAGE
    value = -3


class CursedTurns(Cursed):
    """What befalls the Cursed when the pack's attack can no longer be undone; nobody is called for it."""

    aloud = False

    def night(self, town: Town, cursed: Seat) -> Script[None]:
        """Become a Werewolf, unless something spares this player; then nobody is devoured."""
        if town.tonight.has("devoured", cursed) and is_struck(town, Death(cursed, "devoured")):
            town.tonight.put("devoured")
            town.inform(cursed, "turned", "yes")
            town.become(cursed, "werewolf")
        return at_once(None)
