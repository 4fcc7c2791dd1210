"""Big Box against arithmetic: Werewolves as in Village, and Vampires, whose victim lives through the day.

Coins for players never pass and always agree: the pack chooses one of the others, each as likely; by day one of the
living is nominated, each as likely, and all vote yes. So somebody is hanged every day, no round is without a death, and
option `stalemate` (3 in this book, none in Village) cannot matter. With Werewolves everything is as in Village.

A round with Vampires: in the night they bite one of the others, all of whom are Villagers; at dawn nobody dies; by day
the gallows take one of the living. If that was the last Vampire the village has won and the bite does not happen
(B-27); if it was the last Villager the Vampires have won. Otherwise the bitten die at dusk (B-23), unless it was they
who hung: then nobody does (B-26). If no Villager is left the Vampires have won; otherwise night falls again.

Beside Village, a bite kills one gallows later than a meal, and is lost if the gallows take the bitten first. With an
even number of seats these odds are Village's with one Villager more, who is eaten before the first gallows: from there
on both games hang one and lose another before they hang the next. A lost bite leaves one more alive, an odd number,
and one more than an even number changes nothing. Both follow from the recursion by induction, and are tested.
"""

from fractions import Fraction
from functools import cache
from math import sqrt

import pytest

from nightcall.bots import Coin
from nightcall.cli.laying import NAMES
from nightcall.engine.setup import Setup
from nightcall.lab import simulate
from tests.lab.test_exact_odds import ODDS, at_nightfall

BITTEN = {
    (6, 1): Fraction(11, 16),
    (7, 1): Fraction(11, 16),
    (8, 2): Fraction(29, 64),
    (9, 2): Fraction(29, 64),
    (10, 2): Fraction(65, 128),
    (12, 3): Fraction(11, 32),
}
"""How likely the village wins, by seats and Vampires among them."""
LEAST_SEATS = 8
"""Fewer can play if it is told who holds what."""


@cache
def before_the_bite(vampires: int, villagers: int) -> Fraction:
    """How likely the village wins when night falls over so many Vampires and Villagers."""
    if villagers <= 0:
        return Fraction(0)
    living = vampires + villagers
    a_vampire_hangs = Fraction(1) if vampires == 1 else before_the_bite(vampires - 1, villagers - 1)
    the_bitten_hangs = before_the_bite(vampires, villagers - 1)
    another_hangs = before_the_bite(vampires, villagers - 2)
    return (vampires * a_vampire_hangs + the_bitten_hangs + (villagers - 1) * another_hangs) / living


def table(kind: str, seats: int, prowling: int) -> Setup:
    """Lay a table for so many of a kind and Villagers."""
    cards = (kind,) * prowling + ("villager",) * (seats - prowling)
    names = NAMES[:seats]
    if seats < LEAST_SEATS:
        return Setup(rulebook="bigbox", deal=dict(zip(names, cards, strict=True)))
    return Setup(rulebook="bigbox", seats=names, cards=cards)


def assert_odds(kind: str, seats: int, prowling: int, exact: Fraction, games: int, jobs: int) -> None:
    """Play games and hold the village's wins against the exact odds; somebody wins every one."""
    tally = simulate(table(kind, seats, prowling), Coin, games=games, seed=seats, jobs=jobs)
    measured = tally.share("village")
    deviation = (measured - float(exact)) / sqrt(exact * (1 - exact) / tally.games)
    print(
        f"\n{seats:2} seats, {prowling} of them {kind}: exact {exact!s:>6} = {float(exact):.5f}, "
        f"measured {measured:.5f}, {deviation:+.2f} standard errors, {tally.games:,} games in {tally.seconds:.1f} s"
    )
    assert tally.won["village"] + tally.won[kind] == tally.games
    assert abs(deviation) < 4


@pytest.mark.parametrize(("seats", "vampires"), BITTEN)
def test_the_table_of_odds_is_what_the_rules_come_to(seats: int, vampires: int) -> None:
    assert before_the_bite(vampires, seats - vampires) == BITTEN[seats, vampires]


@pytest.mark.parametrize("vampires", range(1, 7))
def test_an_even_number_of_seats_is_village_from_its_first_gallows_and_one_seat_more_is_the_same(vampires: int) -> None:
    for villagers in range(vampires, 25, 2):
        assert before_the_bite(vampires, villagers) == at_nightfall(vampires, villagers + 1)
        assert before_the_bite(vampires, villagers + 1) == before_the_bite(vampires, villagers)


@pytest.mark.parametrize(("seats", "wolves"), ODDS)
def test_against_werewolves_the_village_wins_as_often_as_in_village(
    seats: int, wolves: int, games_per_cell: int, jobs_per_cell: int
) -> None:
    assert_odds("werewolf", seats, wolves, ODDS[seats, wolves], games_per_cell, jobs_per_cell)


@pytest.mark.parametrize(("seats", "vampires"), BITTEN)
def test_against_vampires_the_village_wins_as_often_as_it_should(
    seats: int, vampires: int, games_per_cell: int, jobs_per_cell: int
) -> None:
    assert_odds("vampire", seats, vampires, BITTEN[seats, vampires], games_per_cell, jobs_per_cell)
