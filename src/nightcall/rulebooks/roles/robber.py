"""The Robber."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Role, Script, Seat, Town, touch

__all__ = ["Robber"]


class Robber(Role):
    """May exchange the own card with another player's, and looks at the new one."""

    id = "robber"
    team = VILLAGE

    def night(self, town: Town, robber: Seat) -> Script[None]:
        """Take another player's card, leave the own one there, and see what it is."""
        others = town.others(robber) if town.cards.is_free(robber) else ()
        if target := (yield from touch(town, robber, "rob", others, may_pass=True)):
            town.cards.exchange(robber, robber, target)
            town.inform(robber, "rob", town.cards.look(robber, robber)[robber])
