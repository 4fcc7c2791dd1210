"""The Villager."""

from nightcall.engine.rulebook import Role
from nightcall.rulebooks.teams import VILLAGE

__all__ = ["Villager"]


class Villager(Role):
    """Has no power but to talk, to nominate and to vote."""

    team = VILLAGE
    value = +1
    copies = 12
