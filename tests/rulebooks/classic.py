"""Classic tables and games for its tests."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

from nightcall import Game, Setup
from nightcall.engine.event import (
    Died,
    Ended,
    Event,
)
from nightcall.rulebooks.classic import CLASSIC_BOOK
from nightcall.testing.playing import any_act, do
from nightcall.testing.setups import any_setup

__all__ = ["A_FEW", "NAMES", "before_the_end", "causes", "played", "setup", "suggested"]


NAMES = tuple(f"P{number}" for number in range(31))


def setup(cards: Counter[str], seed: int = 0, **more: Any) -> Setup:
    """A table for a set of cards."""
    every = tuple(cards.elements())
    return Setup(rulebook="classic", seats=NAMES[: len(every)], cards=every, seed=seed, **more)


def suggested(seats: int) -> Counter[str]:
    """The set of C-117."""
    return Counter(CLASSIC_BOOK.suggested(seats))


def causes(game: Game) -> dict[str, str]:
    """Of what everybody died who has."""
    return {event.fact.seat: event.fact.cause for event in game.events if isinstance(event.fact, Died)}


@cache
def played(seed: int) -> Game:
    """A random game to its end."""
    random = Random(seed)
    game = Game(any_setup(CLASSIC_BOOK, random))
    while not game.outcome:
        do(game, any_act(game, random.randrange))
    return game


def before_the_end(game: Game) -> list[Event]:
    """All that happened until somebody had won."""
    events = list(game.events)
    (end,) = [number for number, event in enumerate(events) if isinstance(event.fact, Ended)]
    return events[:end]


A_FEW = range(60)
"""Seeds of random games."""
