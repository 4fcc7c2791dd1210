"""The Cobbler."""

from nightcall.engine.rulebook import Role
from nightcall.rulebooks.teams import COBBLER

__all__ = ["Cobbler"]


class Cobbler(Role):
    """Wins by dying, whoever else wins."""

    team = COBBLER
