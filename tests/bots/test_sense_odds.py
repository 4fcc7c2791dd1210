"""Good sense pays: whichever side has it wins more often than one that leaves everything to chance.

Each share is of a few hundred games with fixed seeds, so it is the same in every run; the bounds leave room for bots
who think a little differently, not for bots who do not think.
"""

from collections.abc import Callable

import pytest

from nightcall import Setup
from nightcall.engine.rulebook import rulebook_named
from nightcall.rulebooks.teams import VILLAGE
from tests.bots.company import play

TABLES = {
    "village": ("mixed", 8, 200),
    "bigbox": ("mixed", 10, 120),
    "classic": ("standard", 8, 200),
    "onenight": ("basic", 5, 500),
    "daybreak": ("the-informed", 8, 300),
}
"""Which set a table of each book plays with, how many sit there, and how many games are played."""

SENSIBLE: dict[str, Callable[[bool], bool]] = {
    "nobody": lambda is_villager: False,
    "villagers": lambda is_villager: is_villager,
    "others": lambda is_villager: not is_villager,
    "all": lambda is_villager: True,
}


def village_wins(rulebook: str, who: str) -> float:
    """The share of games that the village wins when these have sense."""
    (group, size, games), book, won = TABLES[rulebook], rulebook_named(rulebook), 0
    seats = tuple(f"P{number}" for number in range(size))
    for seed in range(games):
        setup = Setup(rulebook=rulebook, seats=seats, cards=book.suggested(size, group), seed=seed)
        game = play(setup, seed, lambda card: SENSIBLE[who](book.role(card).team == VILLAGE))
        won += game.outcome is not None and VILLAGE in game.outcome.teams
    return won / games


@pytest.mark.parametrize("rulebook", TABLES)
def test_whichever_side_has_sense_wins_more_often(rulebook: str) -> None:
    wins = {who: village_wins(rulebook, who) for who in SENSIBLE}
    assert wins["villagers"] > wins["nobody"] + 0.08
    assert wins["others"] < wins["nobody"] - 0.03
    assert wins["others"] + 0.05 < wins["all"] < wins["villagers"]
    assert 0.2 < wins["all"] < 0.8  # between players of the same sense either side has a chance
