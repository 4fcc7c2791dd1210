"""The Drunkard and the card that was left over."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Beside, Role, Script, Seat, Town, at_once

__all__ = ["LEFT_OVER_CARD", "Drunkard"]

LEFT_OVER_CARD = Beside("extra", "card")


class Drunkard(Role):
    """Is nobody in particular at first; in the second night, takes over the card left over in the deal."""

    id = "drunkard"
    team = VILLAGE
    value = -2

    def is_called(self, town: Town) -> bool:
        """Be called in the second night only."""
        return town.phase == "night 2" and super().is_called(town)

    def night(self, town: Town, drunkard: Seat) -> Script[None]:
        """Remember, and be that character from now on."""
        card = town.left_over
        town.inform(drunkard, "remember", card)
        town.leave_over(self.id)
        town.become(drunkard, card)
        return at_once(None)
