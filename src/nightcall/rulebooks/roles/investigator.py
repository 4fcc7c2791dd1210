"""The Investigator."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Note, Role, Script, Seat, Town, choose

__all__ = ["Investigator"]

INQUIRY = Note("inquiry")

SIDE_BY_SIDE = 3


class Investigator(Role):
    """Once, learns whether at least one of three neighbours is a Werewolf or a Vampire."""

    id = "investigator"
    team = VILLAGE
    value = +3

    def night(self, town: Town, investigator: Seat) -> Script[None]:
        """Name three living players who sit side by side, and be told yes or no."""
        groups = neighbours(town, investigator) if town.has_left(investigator, INQUIRY) else []
        if group := (yield from choose(town, investigator, "investigate", groups, may_pass=True)):
            town.spend(investigator, INQUIRY)
            town.inform(investigator, "investigate", town.yes_or_no(any(map(town.prowls, group))))


def neighbours(town: Town, seat: Seat) -> list[tuple[Seat, ...]]:
    """All groups of three who sit side by side; the dead have left the circle, and one's own seat parts it."""
    place = town.living.index(seat)
    line = town.living[place + 1 :] + town.living[:place]
    return [line[first : first + SIDE_BY_SIDE] for first in range(len(line) - SIDE_BY_SIDE + 1)]
