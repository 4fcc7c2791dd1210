"""Red Riding Hood."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Death, Role, Town

__all__ = ["RedRidingHood", "under_protection"]


class RedRidingHood(Role):
    """Cannot be killed by the pack while the Hunter lives."""

    id = "red-riding-hood"
    team = VILLAGE
    value = +3


def under_protection(town: Town, death: Death) -> bool:
    """A Hunter who is alive when the attack would kill keeps Red Riding Hood safe from it."""
    return town.role(death.seat).id == RedRidingHood.id and bool(town.holders("hunter"))
