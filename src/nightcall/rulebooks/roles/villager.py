"""The Villager."""

from nightcall.engine.ask import Script, at_once
from nightcall.engine.event import Seat
from nightcall.engine.rulebook import Role
from nightcall.engine.town import Town
from nightcall.rulebooks.teams import VILLAGE

__all__ = ["Villager"]


class Villager(Role):
    """Has no power but to talk, to nominate and to vote."""

    team = VILLAGE
    value = +1
    copies = 12

    def copied(self, town: Town, holder: Seat) -> Script[None]:
        """Sleep on."""
        return at_once(None)
