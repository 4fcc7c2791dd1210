"""When the game has ended: one team is left, or nobody."""

from nightcall.rulebooks.roles.cupid import IN_LOVE
from nightcall.rulebooks.teams import LOVERS
from nightcall.rules import Outcome, Seat, Town

__all__ = ["everyone_is_dead", "one_team_lives"]


def everyone_is_dead(town: Town) -> Outcome | None:
    """If all who were still alive have died, nobody has won."""
    return None if town.living else Outcome((), (), "everyone died")


def one_team_lives(town: Town) -> Outcome | None:
    """A team wins, its dead included, when all who live belong to it."""
    teams = {seat: side_of(town, seat) for seat in town.seats}
    alive = {teams[seat] for seat in town.living}
    if len(alive) > 1:
        return None
    (won,) = alive
    return Outcome((won,), tuple(seat for seat in town.seats if teams[seat] == won))


def side_of(town: Town, seat: Seat) -> str:
    """Lovers of two teams are a team of their own, and of no other; what each of them is now counts."""
    lovers = town.notes.of(IN_LOVE)
    crossed = len({town.role(lover).team for lover in lovers}) > 1
    return LOVERS if crossed and seat in lovers else town.role(seat).team
