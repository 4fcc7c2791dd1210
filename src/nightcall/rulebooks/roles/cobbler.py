"""The Cobbler."""

from nightcall.rulebooks.teams import COBBLER
from nightcall.rules import Role

__all__ = ["Cobbler"]


class Cobbler(Role):
    """Wins by dying, whoever else wins."""

    id = "cobbler"
    team = COBBLER
