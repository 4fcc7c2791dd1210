"""The Hunter."""

from nightcall.engine.ask import Script
from nightcall.engine.event import Seat
from nightcall.engine.rulebook import Death, Role
from nightcall.engine.town import Town
from nightcall.rulebooks.teams import VILLAGE

__all__ = ["DutifulHunter", "Hunter"]


class Hunter(Role):
    """When dying, may at once shoot one other player; until the shot nobody talks."""

    team = VILLAGE
    value = +3

    def dies(self, town: Town, hunter: Seat) -> Script[list[Death]]:
        """Shoot one of the living, or hold fire."""
        with town.talk(False):
            target = yield from town.choose(hunter, "shoot", town.living, may_pass=True)
        return [Death(target, "shot")] if target else []


class DutifulHunter(Hunter):
    """When dying, must at once shoot somebody else; until the shot nobody talks."""

    def dies(self, town: Town, hunter: Seat) -> Script[list[Death]]:
        """Shoot one of the living, or the beast beside them."""
        with town.talk(False):
            target = yield from town.choose(hunter, "shoot", town.prey if town.living else ())
        return [Death(target, "shot")] if target else []
