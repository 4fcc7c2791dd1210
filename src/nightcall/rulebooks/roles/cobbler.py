"""The Cobbler."""

from nightcall.engine.role import Role
from nightcall.rulebooks.teams import COBBLER

__all__ = ["Cobbler"]


class Cobbler(Role):
    """Wins by dying, whoever else wins."""

    id = "cobbler"
    team = COBBLER
