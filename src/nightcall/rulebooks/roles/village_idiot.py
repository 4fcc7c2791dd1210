"""The Village Idiot."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Role, Script, Seat, Town, choose

__all__ = ["VillageIdiot"]


class VillageIdiot(Role):
    """May move the cards of all other players by one seat, all to the left or all to the right."""

    id = "village-idiot"
    team = VILLAGE
    ways = ("left", "right")

    def night(self, town: Town, idiot: Seat) -> Script[None]:
        """Choose a direction; shielded cards and the own one stay."""
        movable = town.cards.free(town.others(idiot))
        directions = self.ways if len(movable) > 1 else ()
        if direction := (yield from choose(town, idiot, "shift", directions, may_pass=True)):
            town.cards.move(idiot, movable if direction == "left" else movable[::-1])
