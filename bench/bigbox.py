"""What a full house costs: random Big Box games at the smallest and at the largest table, and what one of them keeps.

Everything is measured in one run, in turns, and the best of several turns counts. At 50 seats every character of the
book is in the set; at 8 it is the suggested one.
"""

from contextlib import suppress
from functools import partial
from statistics import mean
from time import process_time

from bench.village import memory_of
from nightcall import Game, Setup
from nightcall.bots import Dice
from nightcall.engine.rulebook import rulebook_named
from nightcall.lab.company import Seating
from nightcall.lab.simulate import MOST_ANSWERS, Endless, play, play_games

__all__ = ["main"]

TURNS = 8
GAMES = {8: 200, 50: 10}
BOOK = rulebook_named("bigbox")
MOST_RATIO = 3
MOST_MEMORY = 2**20
KEPT = 20
"""How many games are looked at for what they keep."""


def everyone(seats: int) -> tuple[str, ...]:
    """Every card of the box but as many Villagers as are too many; with the Drunkard, one card is left over."""
    others = [role.id for role in BOOK.roles if role.id != "villager" for _ in range(BOOK.box[role.id])]
    return (*others, *["villager"] * (seats + 1 - len(others)))


CARDS = {8: BOOK.suggested(8), 50: everyone(50)}


def table(seats: int, seed: int = 0) -> Setup:
    """A table of so many."""
    names = tuple(f"P{number}" for number in range(seats))
    return Setup(rulebook="bigbox", seats=names, cards=CARDS[seats], seed=seed)


def speed(seats: int, turn: int) -> tuple[float, float, float]:
    """Answers and games a second, and answers a game, of one turn."""
    started = process_time()
    answers = play_games(table(seats), Seating(Dice), turn, MOST_ANSWERS, range(GAMES[seats])).answers
    spent = process_time() - started
    return answers / spent, GAMES[seats] / spent, answers / GAMES[seats]


def print_speeds() -> None:
    """Measure in turns and print how fast games are played."""
    turns = [{seats: speed(seats, turn) for seats in GAMES} for turn in range(TURNS)]
    best = {seats: max(turn[seats] for turn in turns) for seats in GAMES}
    print(f"random Big Box, 8 seats with the suggested set, 50 with every character, best of {TURNS} turns, CPU time")
    print(f"{'seats':>5} {'games/s':>10} {'answers/s':>11} {'answers':>8}")
    for seats, (answers, games, _) in best.items():
        print(f"{seats:>5} {games:>10,.1f} {answers:>11,.0f} {mean(turn[seats][2] for turn in turns):>8,.0f}")
    small, large = (1e6 / answers for answers, _, _ in best.values())
    print(f"an answer: {small:.2f} µs at 8 seats, {large:.2f} µs at 50 seats, ratio {large / small:.2f}", end="")
    print(f" (aim: at most {MOST_RATIO})")


def played(seed: int, most: int = MOST_ANSWERS) -> Game:
    """A game of 50 seats, played so far or to its end."""
    game = Game(table(50, seed))
    with suppress(Endless):  # it was to stop before its end
        play(game, Dice, seed, most=most)
    return game


def print_memory() -> None:
    """Measure and print what live games of 50 seats keep, in the middle and at the end."""
    ended, halfway = [], []
    for seed in range(KEPT):
        answers = len(played(seed).record()["acts"])
        halfway.append(memory_of(partial(played, seed, answers // 2)))
        ended.append(memory_of(partial(played, seed)))
    print(f"a live game of 50 seats, largest of {KEPT} (mean), aim: under {MOST_MEMORY / 1024:,.0f} KB: ", end="")
    sizes = {"in the middle": halfway, "at its end": ended}
    print(", ".join(f"{when} {max(size) / 1024:,.0f} KB ({mean(size) / 1024:,.0f})" for when, size in sizes.items()))


def main() -> None:
    """Measure everything and print it."""
    print_speeds()
    print_memory()
