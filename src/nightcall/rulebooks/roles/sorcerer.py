"""The Sorcerer."""

from nightcall.engine.ask import Script
from nightcall.engine.asking import choose
from nightcall.engine.event import Seat
from nightcall.engine.role import Role
from nightcall.engine.town import Town
from nightcall.rulebooks.teams import WEREWOLVES

__all__ = ["Sorcerer"]


class Sorcerer(Role):
    """Each night, learns of one other player whether that is the Seer; a villager on the Werewolves' side."""

    id = "sorcerer"
    team = WEREWOLVES
    value = -3

    def night(self, town: Town, sorcerer: Seat) -> Script[None]:
        """Point to another living player and be told yes or no."""
        if target := (yield from choose(town, sorcerer, "scry", town.others(sorcerer))):
            town.inform(sorcerer, "scry", town.yes_or_no(town.role(target).id == "seer"), of=target)
