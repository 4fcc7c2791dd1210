"""When the game has ended, and who has won."""

from nightcall.rulebooks.roles.cupid import IN_LOVE
from nightcall.rulebooks.teams import COBBLER, LOVERS, VILLAGE, WEREWOLVES
from nightcall.rules import Outcome, Seat, Town

__all__ = ["as_many_wolves", "last_two_are_lovers", "no_wolves_live"]


def last_two_are_lovers(town: Town) -> Outcome | None:
    """A Werewolf and somebody else in love win when only those two are left."""
    last = crossed_lovers(town)
    return won(town, LOVERS, last) if last and set(town.living) == set(last) else None


def no_wolves_live(town: Town) -> Outcome | None:
    """The village wins when no Werewolf lives; so also when nobody does."""
    return None if town.prowlers() else won(town, VILLAGE, town.team(VILLAGE), "" if town.living else "nobody lives")


def as_many_wolves(town: Town) -> Outcome | None:
    """The Werewolves win when they are as many as the others; but one of them loses to the Hunter alone."""
    others = [seat for seat in town.living if not town.prowls(seat)]
    if len(town.prowlers()) < len(others):
        return None
    if len(town.living) == 2 and [town.role(seat).id for seat in others] == ["hunter"]:
        return won(town, VILLAGE, town.team(VILLAGE), "hunter wins")
    return won(town, WEREWOLVES, town.team(WEREWOLVES))


def won(town: Town, team: str, members: tuple[Seat, ...], cited: str = "") -> Outcome:
    """A team wins whole, without lovers who could win only as the last two; beside it a Cobbler who has died."""
    crossed = () if team == LOVERS else crossed_lovers(town)
    cobblers = [seat for seat in town.team(COBBLER) if not town.is_alive(seat) and seat not in crossed_lovers(town)]
    winners = [seat for seat in town.seats if (seat in members and seat not in crossed) or seat in cobblers]
    return Outcome((team, *([COBBLER] if cobblers else [])), tuple(winners), cited)


def crossed_lovers(town: Town) -> tuple[Seat, ...]:
    """The lovers, if just one of them is a Werewolf now."""
    lovers = town.notes.of(IN_LOVE)
    return lovers if len(set(map(town.prowls, lovers))) > 1 else ()
