"""The Young Seer."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Role, Script, Seat, Town, touch

__all__ = ["YoungSeer"]


class YoungSeer(Role):
    """May look at one card of the centre."""

    id = "young-seer"
    team = VILLAGE

    def night(self, town: Town, seer: Seat) -> Script[None]:
        """Look at a card of the centre."""
        if place := (yield from touch(town, seer, "look", town.cards.centre, may_pass=True, cited="young seer")):
            town.inform(seer, "look", town.cards.look(seer, place), cited="young seer")
