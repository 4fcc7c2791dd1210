"""Red Riding Hood."""

from nightcall.engine.rulebook import Death, Role
from nightcall.engine.town import Town
from nightcall.rulebooks.teams import VILLAGE

__all__ = ["RedRidingHood", "under_protection"]


class RedRidingHood(Role):
    """Cannot be killed by the pack while the Hunter lives."""

    team = VILLAGE
    value = +3


def under_protection(town: Town, death: Death) -> bool:
    """A Hunter who is alive when the attack would kill keeps Red Riding Hood safe from it."""
    return town.role(death.seat).id == RedRidingHood.id and bool(town.holders("hunter"))
