"""The engine against arithmetic: with Villagers, Werewolves and coins for players, everyone's odds can be worked out.

Night comes first (V-16). The pack eats one of the others, whoever it is: all of them are Villagers. If none is left the
Werewolves are alone and have won (V-77). By day the gallows take one of the living, each as likely. If that was the
last Werewolf the village has won (V-76); if it was the last Villager, the Werewolves have; otherwise night falls again.
"""

from fractions import Fraction
from functools import cache
from math import sqrt

import pytest

from nightcall.bots import Coin
from nightcall.cli.laying import NAMES
from nightcall.engine.setup import Setup
from nightcall.lab import simulate

ODDS = {
    (6, 1): Fraction(7, 15),
    (7, 1): Fraction(11, 16),
    (8, 2): Fraction(8, 35),
    (9, 2): Fraction(29, 64),
    (10, 2): Fraction(94, 315),
    (12, 3): Fraction(38, 231),
}
"""How likely the village wins, by seats and Werewolves among them."""


@cache
def at_nightfall(wolves: int, villagers: int) -> Fraction:
    """How likely the village wins when night falls over so many."""
    if wolves == 0:
        return Fraction(1)
    if villagers <= 1:  # none after the gallows, or none after the meal
        return Fraction(0)
    left = villagers - 1
    wolf_hangs = Fraction(wolves, wolves + left)
    return wolf_hangs * at_nightfall(wolves - 1, left) + (1 - wolf_hangs) * at_nightfall(wolves, left - 1)


@pytest.mark.parametrize(("seats", "wolves"), ODDS)
def test_the_table_of_odds_is_what_the_rules_come_to(seats: int, wolves: int) -> None:
    assert at_nightfall(wolves, seats - wolves) == ODDS[seats, wolves]


@pytest.mark.parametrize(("seats", "wolves"), ODDS)
def test_the_village_wins_as_often_as_it_should(
    seats: int, wolves: int, games_per_cell: int, jobs_per_cell: int
) -> None:
    exact = ODDS[seats, wolves]
    cards = ("werewolf",) * wolves + ("villager",) * (seats - wolves)
    setup = Setup(rulebook="village", seats=NAMES[:seats], cards=cards)
    tally = simulate(setup, Coin, games=games_per_cell, seed=seats, jobs=jobs_per_cell)
    measured = tally.share("village")
    deviation = (measured - float(exact)) / sqrt(exact * (1 - exact) / tally.games)
    print(
        f"\n{seats:2} seats, {wolves} of them Werewolves: exact {exact!s:>6} = {float(exact):.5f}, "
        f"measured {measured:.5f}, {deviation:+.2f} standard errors, {tally.games:,} games in {tally.seconds:.1f} s"
    )
    assert tally.won["village"] + tally.won["werewolf"] == tally.games
    assert abs(deviation) < 4
