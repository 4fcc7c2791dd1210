"""The Insomniac."""

from nightcall.engine.ask import Script, at_once
from nightcall.engine.event import Seat
from nightcall.engine.rulebook import Role
from nightcall.engine.town import Town
from nightcall.rulebooks.teams import VILLAGE

__all__ = ["Insomniac"]


class Insomniac(Role):
    """Looks at the own card when all others have done what they do."""

    team = VILLAGE
    copied_waits = True

    def night(self, town: Town, insomniac: Seat) -> Script[None]:
        """See the card that lies here now, changed or not."""
        if town.cards.is_free(insomniac):
            town.inform(insomniac, "check", town.cards.look(insomniac, insomniac)[insomniac])
        return at_once(None)
