"""The Villager."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Role

__all__ = ["Villager"]


class Villager(Role):
    """Has no power but to talk, to nominate and to vote."""

    id = "villager"
    team = VILLAGE
    value = +1
    copies = 12
