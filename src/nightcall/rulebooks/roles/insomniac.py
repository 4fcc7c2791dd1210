"""The Insomniac."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Role, Script, Seat, Town, at_once

__all__ = ["Insomniac", "LightSleeper"]


class Insomniac(Role):
    """Looks at the own card when all others have done what they do."""

    id = "insomniac"
    team = VILLAGE

    def night(self, town: Town, insomniac: Seat) -> Script[None]:
        """See the card that lies here now, changed or not."""
        if town.cards.is_free(insomniac):
            town.inform(insomniac, "check", town.cards.look(insomniac, insomniac)[insomniac])
        return at_once(None)


class LightSleeper(Role):
    """At the end of each night, learns whether at least one neighbour was up and about."""

    id = "insomniac"
    team = VILLAGE
    value = +3

    def night(self, town: Town, insomniac: Seat) -> Script[None]:
        """Hear the nearest living player on either side, but not which of the two it was."""
        place = town.living.index(insomniac)
        nearest = {town.living[place - 1], town.living[(place + 1) % len(town.living)]} - {insomniac}
        town.inform(insomniac, "stir", town.yes_or_no(bool(nearest & town.stirred)))
        return at_once(None)
