"""The Seer."""

from itertools import combinations

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Choice, Role, Script, Seat, Town, choose

__all__ = ["CardSeer", "Oracle", "Seer"]


class Seer(Role):
    """Each night, learns of one other player whether that is a Werewolf."""

    id = "seer"
    team = VILLAGE
    value = +7
    busy = True

    def night(self, town: Town, seer: Seat) -> Script[None]:
        """Point to another living player and be told yes or no."""
        if target := (yield from choose(town, seer, "see", town.others(seer))):
            town.inform(seer, "see", town.yes_or_no(town.prowls(target)), of=target)


class Oracle(Seer):
    """Has the same power as the Seer, and acts apart."""

    id = "oracle"


class CardSeer(Role):
    """May look at one other player's card, or at two of the centre."""

    id = "seer"
    team = VILLAGE

    def night(self, town: Town, seer: Seat) -> Script[None]:
        """Name a player or two cards of the centre, and be told what they are."""
        others = town.others(seer)
        choices: list[Choice] = [*town.cards.free(others), *combinations(town.cards.centre, 2)]
        seen = yield from choose(town, seer, "look", choices, may_pass=True, barred=town.cards.barred(others))
        if seen:
            town.inform(seer, "look", town.cards.look(seer, *([seen] if isinstance(seen, str) else seen)))
