"""The Seeing Wolf."""

from nightcall.rulebooks.teams import WEREWOLVES
from nightcall.rules import Role, Script, Seat, Town, touch

__all__ = ["SeeingWolf"]


class SeeingWolf(Role):
    """Wakes with the wolves, then may look at another player's card."""

    id = "seeing-wolf"
    team = WEREWOLVES
    prowls = True

    def night(self, town: Town, wolf: Seat) -> Script[None]:
        """Look at one other player's card."""
        if target := (yield from touch(town, wolf, "look", town.others(wolf), may_pass=True, cited="seeing wolf")):
            town.inform(wolf, "look", town.cards.look(wolf, target), cited="seeing wolf")
