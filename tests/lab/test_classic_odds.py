"""Classic against arithmetic: nobody dies in the first night, and the Werewolves win as soon as they are as many.

Coins for players never pass and always agree: by day one of the living is nominated, each as likely, and all vote yes;
by night the pack chooses one of the others, all of whom are Villagers. The first night kills nobody (C-12, C-20), so
day comes first. The gallows take one of the living. If that was the last Werewolf the village has won; if the
Werewolves are as many as the others now, they have (C-105). Otherwise night falls, the pack eats a Villager, and if the
Werewolves are as many as the others then, they have won; otherwise there is another day.

With an odd number of seats these odds are Village's with one Villager more, who is eaten before the first gallows: an
even number is left when night falls, and with as many Villagers as Werewolves the village has lost in Village, too, for
though it hangs a Werewolf every day the last Villager is eaten by the last of them. With an even number it is not so:
as many of each by day is lost here, and still open there.
"""

from fractions import Fraction
from functools import cache
from math import sqrt

import pytest

from nightcall.bots import Coin
from nightcall.cli.laying import NAMES
from nightcall.engine.setup import Setup
from nightcall.lab import simulate
from tests.lab.test_exact_odds import at_nightfall as at_nightfall_in_village

ODDS = {
    (5, 1): Fraction(7, 15),
    (6, 1): Fraction(3, 8),
    (7, 2): Fraction(8, 35),
    (8, 2): Fraction(5, 32),
    (10, 2): Fraction(69, 320),
    (12, 3): Fraction(27, 256),
}
"""How likely the village wins, by seats and Werewolves among them."""


@cache
def by_day(wolves: int, villagers: int) -> Fraction:
    """How likely the village wins when a day begins for so many."""
    if wolves == 0:
        return Fraction(1)
    if wolves >= villagers:
        return Fraction(0)
    wolf_hangs = Fraction(wolves, wolves + villagers)
    return wolf_hangs * at_nightfall(wolves - 1, villagers) + (1 - wolf_hangs) * at_nightfall(wolves, villagers - 1)


@cache
def at_nightfall(wolves: int, villagers: int) -> Fraction:
    """How likely the village wins when so many are left after the gallows."""
    if wolves == 0:
        return Fraction(1)
    if wolves >= villagers:
        return Fraction(0)
    return by_day(wolves, villagers - 1)


@pytest.mark.parametrize(("seats", "wolves"), ODDS)
def test_the_table_of_odds_is_what_the_rules_come_to(seats: int, wolves: int) -> None:
    assert by_day(wolves, seats - wolves) == ODDS[seats, wolves]


@pytest.mark.parametrize("wolves", range(1, 7))
def test_an_odd_number_of_seats_is_village_from_its_first_gallows_and_an_even_one_is_worse(wolves: int) -> None:
    for villagers in range(wolves + 1, 25, 2):
        assert by_day(wolves, villagers) == at_nightfall_in_village(wolves, villagers + 1)
        assert by_day(wolves, villagers + 1) < at_nightfall_in_village(wolves, villagers + 2)


@pytest.mark.parametrize(("seats", "wolves"), ODDS)
def test_the_village_wins_as_often_as_it_should(
    seats: int, wolves: int, games_per_cell: int, jobs_per_cell: int
) -> None:
    exact = ODDS[seats, wolves]
    cards = ("werewolf",) * wolves + ("villager",) * (seats - wolves)
    setup = Setup(rulebook="classic", seats=NAMES[:seats], cards=cards)
    tally = simulate(setup, Coin, games=games_per_cell, seed=seats, jobs=jobs_per_cell)
    measured = tally.share("village")
    deviation = (measured - float(exact)) / sqrt(exact * (1 - exact) / tally.games)
    print(
        f"\n{seats:2} seats, {wolves} of them Werewolves: exact {exact!s:>6} = {float(exact):.5f}, "
        f"measured {measured:.5f}, {deviation:+.2f} standard errors, {tally.games:,} games in {tally.seconds:.1f} s"
    )
    assert tally.won["village"] + tally.won["werewolf"] == tally.games
    assert abs(deviation) < 4
