"""The Tanner."""

from nightcall.rulebooks.roles.sleeper import Sleeper
from nightcall.rulebooks.teams import TANNER

__all__ = ["Tanner"]


class Tanner(Sleeper):
    """Wins by dying, and only by dying."""

    id = "tanner"
    team = TANNER
