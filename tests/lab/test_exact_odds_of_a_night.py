"""Exact odds of One Night: random votes, and where cards move a night of random acts."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb, sqrt

import pytest

from nightcall import Ask, Game, Setup
from nightcall.bots.chance import Chance
from nightcall.engine.ask import Choice
from nightcall.lab import play

SEATS = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus")
EXACT = {3: "3/10", 4: "173/567", 5: "157/512", 6: "11411/37500", 7: "62357/209952"}
BASIC = ("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager")
STILL = {
    3: BASIC,
    4: (*BASIC, "villager"),
    5: (*BASIC, "villager", "villager"),
    6: (*BASIC, "villager", "villager", "insomniac"),
    7: (*BASIC, "villager", "villager", "mason", "mason"),
}
"""Sets in which nobody moves a card of the centre, and nobody changes who dies or wins."""
RESTLESS = ("werewolf", "werewolf", "seer", "robber", "troublemaker", "drunk", "insomniac", "villager")


class NeverPassing(Chance):
    """Answers anything on offer, all as likely, and never declines."""

    def answer(self, ask: Ask) -> Choice:
        return self.anything(ask)


def exact(seats: int) -> Fraction:
    """The village's chance with two Werewolf cards that nobody moves and votes that are random.

    So many of the two cards lie before players as the deal has it; every way to point is as likely as any other; the
    village wins if a Werewolf is among those with the most fingers, two at the least, or if there is none and nobody
    dies.
    """
    chance = Fraction(0)
    for wolves in range(3):
        share = Fraction(comb(seats, wolves) * comb(3, 2 - wolves), comb(seats + 3, 2))
        won = ways = 0
        for votes in product(range(seats - 1), repeat=seats):
            targets = Counter(vote + (vote >= seat) for seat, vote in enumerate(votes))
            most = max(targets.values())
            dead = [seat for seat in range(seats) if targets[seat] == most] if most > 1 else []
            won += any(seat < wolves for seat in dead) if wolves else not dead
            ways += 1
        chance += share * Fraction(won, ways)
    return chance


def deviation(cards: tuple[str, ...], seats: int, odds: Fraction, games: int) -> float:
    """How many standard errors the village's wins lie off the exact odds."""
    won = 0
    for number in range(games):
        game = Game(Setup(rulebook="onenight", seats=SEATS[:seats], cards=cards, seed=number))
        play(game, NeverPassing, number)
        won += bool(game.outcome and "village" in game.outcome.teams)
    return (won - games * float(odds)) / sqrt(games * float(odds * (1 - odds)))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_table_is_what_counting_gives(seats: int) -> None:
    assert exact(seats) == Fraction(EXACT[seats])


@pytest.mark.parametrize("seats", EXACT)
def test_random_votes_win_as_often_as_they_must(seats: int, request: pytest.FixtureRequest) -> None:
    games = request.config.getoption("--games-per-cell")
    off = deviation(STILL[seats], seats, Fraction(EXACT[seats]), games)
    print(f"{seats} seats: exact {EXACT[seats]}, {games} games, {off:+.2f} standard errors")
    assert abs(off) < 4


def test_a_restless_night_wins_as_often_as_it_must(request: pytest.FixtureRequest) -> None:
    """Robber, Troublemaker and Drunk move cards; every act is uniform over what is legal, declining aside."""
    games = request.config.getoption("--games-per-cell")
    off = deviation(RESTLESS, 5, Fraction(14297, 43008), games)
    print(f"5 restless seats: exact 14297/43008, {games} games, {off:+.2f} standard errors")
    assert abs(off) < 4
