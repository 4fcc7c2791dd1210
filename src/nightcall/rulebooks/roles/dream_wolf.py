"""The Dream Wolf."""

from nightcall.rulebooks.roles.sleeper import Sleeper
from nightcall.rulebooks.teams import WEREWOLVES

__all__ = ["DreamWolf"]


class DreamWolf(Sleeper):
    """Is seen by the wolves and the Minion, and sees nobody."""

    id = "dream-wolf"
    team = WEREWOLVES
    prowls = True
