"""The Seer."""

from nightcall.engine.ask import Script
from nightcall.engine.event import Seat
from nightcall.engine.rulebook import Role
from nightcall.engine.town import Town
from nightcall.rulebooks.teams import VILLAGE

__all__ = ["Seer"]


class Seer(Role):
    """Each night, learns of one other player whether that is a Werewolf."""

    team = VILLAGE
    value = +7

    def night(self, town: Town, seer: Seat) -> Script[None]:
        """Point to another living player and be told yes or no."""
        if target := (yield from town.choose(seer, "see", town.others(seer))):
            town.inform(seer, "see", town.yes_or_no(town.prowls(target)), of=target)
