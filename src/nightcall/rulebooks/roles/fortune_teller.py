"""The Fortune Teller."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Role, Script, Seat, Town, at_once

__all__ = ["FortuneTeller"]


class FortuneTeller(Role):
    """Learns who has seen or moved a card so far."""

    id = "fortune-teller"
    team = VILLAGE

    def night(self, town: Town, teller: Seat) -> Script[None]:
        """See the thumbs of those who did something."""
        town.inform(teller, "stirred", town.cards.stirred(town.others(teller)))
        return at_once(None)
