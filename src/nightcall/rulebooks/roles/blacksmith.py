"""The Blacksmith and the sword."""

from nightcall.rulebooks.causes import STABBED
from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Note, Role, Script, Seat, Town, choose

__all__ = ["Blacksmith"]

SWORD = Note("sword")


class Blacksmith(Role):
    """Once, forges a sword for another player, who must kill somebody with it that same night."""

    id = "blacksmith"
    team = VILLAGE
    value = +2
    questions = 2

    def is_called(self, town: Town) -> bool:
        """Be called until the sword is forged."""
        return super().is_called(town) and not town.notes.of(SWORD)

    def night(self, town: Town, blacksmith: Seat) -> Script[None]:
        """Give the sword to another living player, who strikes with it; then it is broken."""
        if bearer := (yield from choose(town, blacksmith, "forge", town.others(blacksmith), may_pass=True)):
            town.notes.put(SWORD, bearer)
            town.inform(bearer, "sword", "yes")
            victims = (*town.others(bearer), *town.beasts)
            if target := (yield from choose(town, bearer, "strike", victims)):
                town.tonight.put(STABBED, target)
