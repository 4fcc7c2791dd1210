"""What the engine costs in Village, beside the plainest loop that answers the same questions.

Everything is measured in one run, in turns, and the best of several turns counts: the machine is noisy, ratios are not.
"""

import gc
import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import Any

from bench.plain_village import PlainVillage
from nightcall import MODERATOR, PUBLIC, Game, Setup
from nightcall.bots import Dice
from nightcall.engine.rulebook import rulebook_named
from nightcall.lab.company import Seating
from nightcall.lab.simulate import MOST_ANSWERS, play, play_games

TURNS = 5
GAMES = {8: 300, 24: 80}
BOOK = rulebook_named("village")


def table(seats: int, seed: int) -> Setup:
    """A table with the suggested set."""
    return Setup(rulebook="village", seats=tuple(f"P{n}" for n in range(seats)), cards=BOOK.suggested(seats), seed=seed)


def engine_games(seats: int, turn: int) -> int:
    """Play games with the engine and return the answers given."""
    return play_games(table(seats, 0), Seating(Dice), turn, MOST_ANSWERS, range(GAMES[seats])).answers


def plain_games(seats: int, turn: int) -> int:
    """Play games with the plain loop and return the answers given."""
    answers = 0
    for number in range(GAMES[seats]):
        game = PlainVillage(BOOK.suggested(seats), Random(turn * 1000 + number))
        game.play()
        answers += game.answers
    return answers


def best(work: Callable[[int, int], int], seats: int, turns: dict[Any, tuple[float, float]]) -> None:
    """Measure one turn: answers and games a second, kept if it is the best so far."""
    turn = len(turns)
    started = process_time()
    answers = work(seats, turn)
    spent = process_time() - started
    speed = (answers / spent, GAMES[seats] / spent)
    turns[work, seats] = max(turns.get((work, seats), (0.0, 0.0)), speed)


def speeds() -> dict[Any, tuple[float, float]]:
    """Measure engine and plain loop in turns."""
    measured: dict[Any, tuple[float, float]] = {}
    for _ in range(TURNS):
        for seats in GAMES:
            best(engine_games, seats, measured)
            best(plain_games, seats, measured)
    return measured


def played(seats: int, seed: int) -> Game:
    """A game played out."""
    game = Game(table(seats, seed))
    play(game, Dice, seed)
    return game


def timed(work: Callable[[], object], times: int) -> float:
    """Microseconds that some work takes, at its best."""
    spent = []
    for _ in range(times):
        started = process_time()
        work()
        spent.append(process_time() - started)
    return min(spent) * 1e6


def memory_of(make: Callable[[], object]) -> int:
    """Bytes that something keeps."""
    gc.collect()
    tracemalloc.start()
    kept = make()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del kept
    return size


def print_speeds() -> None:
    """Measure and print how fast games are played."""
    measured = speeds()
    print(f"Python {sys.version.split()[0]}; random Village, suggested set, best of {TURNS} turns in one run, CPU time")
    print(f"{'seats':>5} {'':>8} {'games/s':>10} {'answers/s':>11} {'ratio':>6}")
    for seats in GAMES:
        (plain, plain_games_), (engine, games) = (measured[plain_games, seats], measured[engine_games, seats])
        print(f"{seats:>5} {'plain':>8} {plain_games_:>10,.0f} {plain:>11,.0f}")
        print(f"{seats:>5} {'engine':>8} {games:>10,.0f} {engine:>11,.0f} {plain / engine:>6.1f}")
    small, large = (1e6 / measured[engine_games, seats][0] for seats in GAMES)
    print(f"an answer: {small:.2f} µs at 8 seats, {large:.2f} µs at 24 seats, ratio {large / small:.2f}")


def print_views(seats: int) -> None:
    """Measure and print what views and a replay of a finished game cost."""
    game = played(seats, 1)
    events, answers = len(game.events), len(game.record()["acts"])
    spent = {who: timed(partial(game.view, who), 50) for who in ("P0", PUBLIC, MODERATOR)}
    size = memory_of(partial(game.view, "P0"))
    replayed = timed(lambda: Game.replay(game.record()), 20) / answers
    live = memory_of(partial(played, seats, 1))
    print(f"a finished game of {seats} seats, {events} events, {answers} answers: {live / 1024:.0f} KB")
    print(f"  views: a seat's {spent['P0']:.0f} µs and {size / 1024:.0f} KB, ", end="")
    print(f"public {spent[PUBLIC]:.0f} µs, moderator {spent[MODERATOR]:.0f} µs; replay {replayed:.2f} µs per answer")


def main() -> None:
    """Measure everything and print it."""
    print_speeds()
    for seats in GAMES:
        print_views(seats)
    records = memory_of(lambda: [played(8, seed).record() for seed in range(1000)])
    print(f"1,000 finished games of 8 seats as records: {records / 2**20:.1f} MB")
