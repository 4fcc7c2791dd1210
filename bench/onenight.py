"""Random One Night games of five seats, beside the plainest loop that answers the same questions."""

from collections.abc import Callable
from random import Random
from time import process_time

from bench.plain_onenight import PlainNight
from nightcall import Setup
from nightcall.bots import Dice
from nightcall.engine.rulebook import rulebook_named
from nightcall.lab.company import Seating
from nightcall.lab.simulate import MOST_ANSWERS, play_games

__all__ = ["print_speeds"]

SEATS = 5
GAMES = 150
TURNS = 80
CARDS = rulebook_named("onenight").suggested(SEATS)
SETUP = Setup(rulebook="onenight", seats=tuple(f"P{number}" for number in range(SEATS)), cards=CARDS)


def engine_games(turn: int) -> int:
    """Play games with the engine and return the answers given."""
    return play_games(SETUP, Seating(Dice), turn, MOST_ANSWERS, range(GAMES)).answers


def plain_games(turn: int) -> int:
    """Play games with the plain loop, each from a seed of its own too, and return the answers given."""
    answers = 0
    for number in range(GAMES):
        game = PlainNight(CARDS, SEATS, Random(turn * GAMES + number))
        game.play()
        answers += game.answers
    return answers


def speed(work: Callable[[int], int], turn: int) -> tuple[float, float]:
    """Games and answers a second, of one turn."""
    started = process_time()
    answers = work(turn)
    spent = process_time() - started
    return GAMES / spent, answers / spent


def print_speeds() -> None:
    """Measure in turns and print how fast games are played."""
    turns = [(speed(plain_games, turn), speed(engine_games, turn)) for turn in range(TURNS)]
    plain, engine = map(max, zip(*turns, strict=True))
    print(f"random One Night, {SEATS} seats, basic set, best of {TURNS} turns in one run, CPU time")
    for name, (games, answers) in (("plain", plain), ("engine", engine)):
        print(f"{SEATS:>5} {name:>8} {games:>10,.0f} {answers:>11,.0f}")
    print(f"ratio {plain[0] / engine[0]:.1f}")
