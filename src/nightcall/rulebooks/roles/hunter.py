"""The Hunter."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Death, Role, Script, Seat, Town, choose

__all__ = ["DutifulHunter", "Hunter"]


class Hunter(Role):
    """When dying, may at once shoot one other player; until the shot nobody talks."""

    id = "hunter"
    team = VILLAGE
    value = +3
    may_hold_fire = True

    def dies(self, town: Town, hunter: Seat) -> Script[list[Death]]:
        """Shoot one of the living or what lives beside them; with nobody else alive there is no shot."""
        targets = town.prey if town.living else ()
        with town.talk(False):
            target = yield from choose(town, hunter, "shoot", targets, may_pass=self.may_hold_fire)
        return [Death(target, "shot")] if target else []


class DutifulHunter(Hunter):
    """When dying, must at once shoot somebody else; until the shot nobody talks."""

    may_hold_fire = False
