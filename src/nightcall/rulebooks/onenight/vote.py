"""The vote and what comes of it: who dies, and who has won."""

from collections.abc import Mapping

from nightcall.engine.event import Seat
from nightcall.engine.rulebook import Death, Outcome, Role
from nightcall.engine.town import Town
from nightcall.rulebooks.roles.sleeper import Sleeper
from nightcall.rulebooks.teams import TANNER, VILLAGE, WEREWOLVES

__all__ = ["card_that_lies_there", "fingers", "last_standing"]

WITHOUT_WOLVES = {(True, False): "spared", (True, True): "minions win", (False, True): "", (False, False): ""}
"""Under which key an end without Werewolves is cited: whether somebody has won, and whether somebody has died."""
ENOUGH = 2
"""How many fingers it takes at least."""


def card_that_lies_there(town: Town, seat: Seat) -> Role:
    """A player is the card that lies there now; a Doppelgänger card with which nothing was copied is a Villager."""
    card = town.cards.counts_as(seat)
    return town.rulebook.role("villager" if card == "doppelganger" else card)


def fingers(roles: Mapping[Seat, Role], votes: Mapping[Seat, Seat]) -> list[Death]:
    """Whoever of those who can die has the most fingers dies, two at the least, all who are tied; then the shots."""
    powers = {seat: role for seat, role in roles.items() if isinstance(role, Sleeper)}
    safe = {seat for seat, power in powers.items() if power.cannot_die}
    safe |= {votes[seat] for seat, power in powers.items() if power.guards and seat in votes}
    pointed = [target for target in votes.values() if target not in safe]
    most = max(map(pointed.count, pointed), default=0)
    deaths = [Death(seat, "voted") for seat in roles if pointed.count(seat) == most >= ENOUGH]
    for death in deaths:  # grows while it is gone through: a Hunter who is shot shoots in turn
        target = votes[death.seat]
        shoots = death.seat in powers and powers[death.seat].takes_along
        if shoots and target not in {*safe, *(each.seat for each in deaths)}:
            deaths.append(Death(target, "shot"))
    return deaths


def last_standing(roles: Mapping[Seat, Role], dead: list[Seat]) -> Outcome:
    """The village wins with a dead Werewolf, the Werewolves without one, a Tanner by dying; no team without players."""
    wolves = [seat for seat in roles if roles[seat].prowls]
    minions = [seat for seat in roles if roles[seat].team == WEREWOLVES and seat not in wolves]
    tanners = [seat for seat in dead if roles[seat].team == TANNER]
    wolf_died = any(seat in wolves for seat in dead)
    other_died = any(seat not in minions for seat in dead)
    teams = {
        VILLAGE: wolf_died or not (wolves or dead),
        WEREWOLVES: not tanners and (not wolf_died if wolves else other_died),
        TANNER: bool(tanners),
    }
    won = [team for team in teams if teams[team] and any(role.team == team for role in roles.values())]
    winners = [seat for seat in roles if roles[seat].team in won and (roles[seat].team != TANNER or seat in tanners)]
    cited = "" if wolves or TANNER in won else WITHOUT_WOLVES[bool(won), bool(dead)]
    if not won and dead and not other_died:
        cited = "only minions died"
    return Outcome(tuple(won), tuple(winners), cited)
