"""The vote and what comes of it: who dies, and who has won."""

from collections.abc import Mapping

from nightcall.rulebooks.roles.sleeper import Sleeper
from nightcall.rulebooks.teams import TANNER, VILLAGE, WEREWOLVES
from nightcall.rules import Death, Outcome, Role, Seat, Town

__all__ = ["cards_that_lie_there", "fingers", "last_standing"]

WITHOUT_WOLVES = {(True, False): "spared", (True, True): "minions win", (False, True): "", (False, False): ""}
"""Under which key an end without Werewolves is cited: whether somebody has won, and whether somebody has died."""
ENOUGH = 2
"""How many fingers it takes at least."""


def cards_that_lie_there(town: Town) -> dict[Seat, Role]:
    """A player is the card that lies there now; a Doppelgänger card with which nothing was copied is a Villager."""
    characters = {**town.rulebook.characters, "doppelganger": town.rulebook.role("villager")}
    return {seat: characters[card] for seat, card in town.cards.stand_for(town.seats).items()}


def fingers(roles: Mapping[Seat, Role], votes: Mapping[Seat, Seat]) -> list[Death]:
    """Whoever of those who can die has the most fingers dies, two at the least, all who are tied; then the shots."""
    powers = {seat: role for seat, role in roles.items() if isinstance(role, Sleeper)}
    safe = {seat for seat, power in powers.items() if power.cannot_die} if powers else set()
    safe |= {votes[seat] for seat, power in powers.items() if power.guards and seat in votes}
    pointed = [target for target in votes.values() if target not in safe]
    fingers = {target: pointed.count(target) for target in pointed}
    most = max(fingers.values(), default=0)
    deaths = [Death(seat, "voted") for seat in roles if fingers.get(seat) == most] if most >= ENOUGH else []
    for death in deaths if powers else ():  # grows while it is gone through: a Hunter who is shot shoots in turn
        target = votes[death.seat]
        shoots = death.seat in powers and powers[death.seat].takes_along
        if shoots and target not in {*safe, *(each.seat for each in deaths)}:
            deaths.append(Death(target, "shot"))
    return deaths


def last_standing(roles: Mapping[Seat, Role], dead: list[Seat]) -> Outcome:
    """The village wins with a dead Werewolf, the Werewolves without one, a Tanner by dying; no team without players."""
    wolves = [seat for seat, role in roles.items() if role.prowls]
    fallen = {roles[seat].team for seat in dead}
    wolf_died = not set(wolves).isdisjoint(dead)
    tanner_died = TANNER in fallen
    other_died = wolf_died or bool(fallen - {WEREWOLVES})
    may_win = {
        VILLAGE: wolf_died or not (wolves or dead),
        WEREWOLVES: not tanner_died and (not wolf_died if wolves else other_died),
        TANNER: tanner_died,
    }
    playing = {role.team for role in roles.values()}
    won = [team for team in may_win if may_win[team] and team in playing]
    winners = [seat for seat, role in roles.items() if role.team in won and (role.team != TANNER or seat in dead)]
    cited = "" if wolves or TANNER in won else WITHOUT_WOLVES[bool(won), bool(dead)]
    if not won and dead and not other_died:
        cited = "only minions died"
    return Outcome(tuple(won), tuple(winners), cited)
