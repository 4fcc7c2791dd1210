"""What players of sense cost: whole Big Box games, at a usual table and at the largest one.

A decision is an answer, with its share of all that was learned, weighed up and claimed for it: what a game of such
players costs more than one that chance plays, and the whole game beside it.
"""

from time import process_time

from bench.bigbox import BOOK, table
from nightcall import Setup
from nightcall.bots import Dice, PlayerKind, Sense
from nightcall.lab.company import Seating
from nightcall.lab.simulate import MOST_ANSWERS, play_games

__all__ = ["print_decisions"]

GAMES = {11: 40, 50: 4}
TURNS = 4
MOST = 0.5
"""So many milliseconds a decision may take."""


def usual_table(seats: int) -> Setup:
    """The suggested set, or every character at the largest table."""
    names = tuple(f"P{number}" for number in range(seats))
    return Setup(rulebook="bigbox", seats=names, cards=BOOK.suggested(seats)) if seats < 50 else table(seats)


def answer_of(kind: PlayerKind, seats: int, turn: int) -> float:
    """Milliseconds for an answer, of one turn of whole games by one kind of player."""
    started = process_time()
    answers = play_games(usual_table(seats), Seating(kind), turn, MOST_ANSWERS, range(GAMES[seats])).answers
    return (process_time() - started) / answers * 1000


def print_decisions() -> None:
    """Measure and print what a decision costs, best of some turns."""
    print(f"Big Box by players of sense, best of {TURNS} turns, CPU time, ms an answer (aim: at most {MOST})")
    for seats in GAMES:
        sense, chance = (min(answer_of(kind, seats, turn) for turn in range(TURNS)) for kind in (Sense, Dice))
        print(f"{seats:>5} seats: {sense - chance:.3f} for the decision, {sense:.3f} with the game")
