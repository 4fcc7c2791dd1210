"""The Sorcerer."""

from nightcall.rulebooks.teams import WEREWOLVES
from nightcall.rules import Role, Script, Seat, Town, choose

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
