"""The Sentinel."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import PUBLIC, Marked, Note, Role, Script, Seat, Town, touch

__all__ = ["Sentinel", "shields_are_seen"]

SHIELDED = Note("shield")


class Sentinel(Role):
    """May lay a shield on another player's card, which can then be neither seen nor moved."""

    id = "sentinel"
    team = VILLAGE

    def night(self, town: Town, sentinel: Seat) -> Script[None]:
        """Shield a card."""
        if target := (yield from touch(town, sentinel, "shield", town.others(sentinel), may_pass=True)):
            town.cards.lock(target, town.cite("shielded"))
            town.notes.add(SHIELDED, target)


def shields_are_seen(town: Town) -> None:
    """Shields lie openly; all see them when they wake."""
    for seat in town.noted(SHIELDED):
        town.tell(PUBLIC, Marked("shield", seat))
