"""Those who sleep through the night: what they can do they do at the vote."""

from nightcall.engine.ask import Script, at_once
from nightcall.engine.event import Seat
from nightcall.engine.rulebook import Role
from nightcall.engine.town import Town
from nightcall.rulebooks.teams import VILLAGE

__all__ = ["Sleeper", "VotingHunter"]


class Sleeper(Role):
    """A character that is never called."""

    team = VILLAGE
    takes_along = False
    """Whether the player voted for dies, too."""
    guards = False
    """Whether the player voted for cannot die."""
    cannot_die = False

    def copied(self, town: Town, holder: Seat) -> Script[None]:
        """Sleep on."""
        return at_once(None)


class VotingHunter(Sleeper):
    """Takes the player voted for along, when dying."""

    id = "hunter"
    takes_along = True
