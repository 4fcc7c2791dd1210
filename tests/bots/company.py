"""A company of bots who play a whole game, each out of what reaches its seat; some leave everything to chance."""

import json
from collections.abc import Callable, Iterator, Mapping
from random import Random

from nightcall import MODERATOR, Ask, Game, Setup
from nightcall.bots import Outset, Player, Sense
from nightcall.engine.ask import Choice
from nightcall.lab import Company
from nightcall.testing.playing import any_answer

__all__ = ["TOO_LONG", "dealt", "play", "play_out", "told"]

Watch = Callable[[Game, Ask, Choice, Player], None]

TOO_LONG = 5000
"""More answers than any game of the tables used here takes, by far."""


def dealt(game: Game) -> dict[str, str]:
    """Who was dealt what."""
    cards: dict[str, str] = game.view(MODERATOR)["cards"]
    return {seat: cards[seat] for seat in game.seats}


def told(game: Game, seat: str, seed: int) -> Sense:
    """A player of sense who sits down now and is told all that has reached the seat."""
    player = Sense(seat, Outset.of(game.seats, game.events), seed)
    for event in game.events:
        if event.reaches(seat):
            player.learn(event)
    return player


def play(
    setup: Setup, seed: int, sensible: Callable[[str], bool] = lambda card: True, watch: Watch = lambda *_: None
) -> Game:
    """Play to the end: those with sensible cards have sense, the others leave everything to chance."""
    game, random = Game(setup), Random(seed)
    outset = Outset.of(game.seats, game.events)
    seats = [seat for seat, card in dealt(game).items() if sensible(card)]
    players = {seat: Sense(seat, outset, random.getrandbits(32)) for seat in seats}
    for _ in play_out(game, players, random, watch):
        pass
    return game


def play_out(game: Game, players: Mapping[str, Player], random: Random, watch: Watch) -> Iterator[None]:
    """Answer one question after the other, and talk whenever something has happened; refused is nothing."""
    company = Company(game, players)
    for _ in range(TOO_LONG):
        company.talk()
        if game.outcome:
            return
        ask = random.choice(game.asks)
        if player := players.get(ask.seat):
            what = player.answer(ask)
            watch(game, ask, what, player)
            game.answer(ask.seat, ask.verb, what)
        else:
            game.answer(ask.seat, ask.verb, any_answer(ask, random.randrange))
        yield
    raise AssertionError(f"too long: {json.dumps(game.record()['setup'])}")
