"""The Cook."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Death, Role, Town

__all__ = ["Cook", "unpalatable"]


class Cook(Role):
    """Never dies of being devoured or bitten."""

    id = "cook"
    team = VILLAGE
    value = +4


def unpalatable(town: Town, death: Death) -> bool:
    """No pack can kill the Cook."""
    return town.role(death.seat).id == Cook.id
