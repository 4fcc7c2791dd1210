"""The Priest."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Death, Note, Role, Script, Seat, Town, choose

__all__ = ["Priest", "blessed"]

BLESSED = Note("blessed")
BLESSING = Note("blessing")


class Priest(Role):
    """Once, blesses another player, whom no attack of any night can kill from then on."""

    id = "priest"
    team = VILLAGE
    value = +3

    def night(self, town: Town, priest: Seat) -> Script[None]:
        """Bless another living player, who is not told, or keep the blessing."""
        flock = town.others(priest) if town.has_left(priest, BLESSING) else ()
        if target := (yield from choose(town, priest, "bless", flock, may_pass=True)):
            town.spend(priest, BLESSING)
            town.notes.add(BLESSED, target)


def blessed(town: Town, death: Death) -> bool:
    """The blessing outlasts the Priest."""
    return town.notes.has(BLESSED, death.seat)
