"""Those who sleep through the night: what they can do, if anything, they do at the vote."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Role

__all__ = ["Sleeper", "VotingHunter"]


class Sleeper(Role):
    """A character that is never called."""

    id = ""
    team = VILLAGE
    takes_along = False
    """Whether the player voted for dies, too."""
    guards = False
    """Whether the player voted for cannot die."""
    cannot_die = False


class VotingHunter(Sleeper):
    """Takes the player voted for along, when dying."""

    id = "hunter"
    takes_along = True
