"""The Drunk."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Role, Script, Seat, Town, touch

__all__ = ["Drunk"]


class Drunk(Role):
    """Must exchange the own card with one of the centre, unseen."""

    id = "drunk"
    team = VILLAGE

    def night(self, town: Town, drunk: Seat) -> Script[None]:
        """Take a card of the centre and leave the own one there."""
        centre = town.cards.centre if town.cards.is_free(drunk) else ()
        if place := (yield from touch(town, drunk, "take", centre)):
            town.cards.exchange(drunk, drunk, place)
