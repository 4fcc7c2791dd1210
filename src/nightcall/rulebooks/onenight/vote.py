"""The vote and what comes of it: who dies, and who has won."""

from collections import Counter
from collections.abc import Mapping

from nightcall.engine.event import Seat
from nightcall.engine.rulebook import Death, Outcome, Role
from nightcall.engine.town import Town
from nightcall.rulebooks.roles.sleeper import Sleeper
from nightcall.rulebooks.teams import TANNER, VILLAGE, WEREWOLVES

__all__ = ["card_that_lies_there", "fingers", "last_standing"]

ENOUGH = 2
"""How many fingers it takes at least."""


def card_that_lies_there(town: Town, seat: Seat) -> Role:
    """A player is the card that lies there now; a Doppelgänger card with which nothing was copied is a Villager."""
    card = town.cards.counts_as(seat)
    return town.rulebook.role("villager" if card == "doppelganger" else card)


def fingers(town: Town, votes: Mapping[Seat, Seat]) -> list[Death]:
    """Whoever of those who can die has the most fingers dies, two at the least, all who are tied; then the shots."""
    safe = {seat for seat in town.seats if power(town, seat).cannot_die}
    safe |= {votes[seat] for seat in votes if power(town, seat).guards}
    count = Counter(target for target in votes.values() if target not in safe)
    most = max(count.values(), default=0)
    deaths = [Death(seat, "voted") for seat in town.seats if count[seat] == most >= ENOUGH]
    for death in deaths:  # grows while it is gone through: a Hunter who is shot shoots in turn
        target = votes[death.seat]
        if power(town, death.seat).takes_along and target not in {*safe, *(each.seat for each in deaths)}:
            deaths.append(Death(target, "shot"))
    return deaths


def power(town: Town, seat: Seat) -> Sleeper:
    """What a player can do at the vote; most can do nothing."""
    role = is_now(town, seat)
    return role if isinstance(role, Sleeper) else Sleeper()


def is_now(town: Town, seat: Seat) -> Role:
    """What a player is in the end, as the book says."""
    role: Role = town.rulebook.is_now(town, seat)  # type: ignore[attr-defined]
    return role


def last_standing(town: Town, dead: list[Seat]) -> Outcome:
    """The village wins with a dead Werewolf, the Werewolves without one, a Tanner by dying; no team without players."""
    roles = {seat: is_now(town, seat) for seat in town.seats}
    wolves = [seat for seat in town.seats if roles[seat].prowls]
    minions = [seat for seat in town.seats if roles[seat].team == WEREWOLVES and seat not in wolves]
    tanners = [seat for seat in dead if roles[seat].team == TANNER]
    wolf_died = any(seat in wolves for seat in dead)
    other_died = any(seat not in minions for seat in dead)
    teams = {
        VILLAGE: wolf_died or not (wolves or dead),
        WEREWOLVES: not tanners and (not wolf_died if wolves else other_died),
        TANNER: bool(tanners),
    }
    won = [team for team in teams if teams[team] and any(role.team == team for role in roles.values())]
    winners = [
        seat for seat in town.seats if roles[seat].team in won and (roles[seat].team != TANNER or seat in tanners)
    ]
    return Outcome(tuple(won), tuple(winners))
