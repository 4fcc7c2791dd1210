"""A company of bots who play a whole game, each out of its own view; some of them may leave everything to chance."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from nightcall import MODERATOR, Game, Setup
from nightcall.bots.sense import Answer, answer, claim
from nightcall.testing.playing import any_answer

__all__ = ["TOO_LONG", "View", "dealt", "play", "play_out"]

View = dict[str, Any]
Watch = Callable[[View, str, Answer], None]

TOO_LONG = 5000
"""More answers than any game of the tables used here takes, by far."""


def dealt(game: Game) -> dict[str, str]:
    """Who was dealt what."""
    cards: dict[str, str] = game.view(MODERATOR)["cards"]
    return {seat: cards[seat] for seat in game.seats}


def play(
    setup: Setup, seed: int, sensible: Callable[[str], bool] = lambda card: True, watch: Watch = lambda *_: None
) -> Game:
    """Play to the end: those with sensible cards have sense, the others leave everything to chance."""
    game, random = Game(setup), Random(seed)
    seeds = {seat: random.getrandbits(32) for seat, card in dealt(game).items() if sensible(card)}
    for _ in play_out(game, seeds, random, watch):
        pass
    return game


def play_out(game: Game, seeds: dict[str, int], random: Random, watch: Watch) -> Iterator[None]:
    """Answer one question after the other, and talk whenever something has happened; refused is nothing."""
    talked_over = 0
    for _ in range(TOO_LONG):
        if len(game.events) > talked_over:
            talk(game, seeds)
            talked_over = len(game.events)
        if game.outcome:
            return
        ask = random.choice(game.asks)
        if ask.seat not in seeds:
            game.answer(ask.seat, ask.verb, any_answer(ask, random.randrange))
        else:
            view = game.view(ask.seat)
            answered = answer(view, seeds[ask.seat])
            assert answered is not None
            watch(view, *answered)
            game.answer(ask.seat, *answered)
        yield
    raise AssertionError(f"too long: {json.dumps(game.record()['setup'])}")


def talk(game: Game, seeds: dict[str, int]) -> None:
    """Let each who may say once to be somebody."""
    for seat, seed in seeds.items():
        if game.may_talk(seat) and (card := claim(game.view(seat), seed)):
            game.claim(seat, card)
