"""Plans and people for the tests of a lobby."""

from copy import deepcopy
from functools import cache

from nightcall.table.table import Table
from nightcall.testing.tables import laid

__all__ = ["_crowd", "crowd"]


@cache
def _crowd(many: int) -> Table:
    return laid("Ann", bots=many - 1)


def crowd(many: int) -> Table:
    """A table of one person and as many bots as it takes."""
    return deepcopy(_crowd(many))
