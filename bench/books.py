"""Random games of every rulebook, at a usual table, in one run."""

from time import process_time

from nightcall import Setup
from nightcall.bots import Dice
from nightcall.engine.rulebook import Rulebook, bound
from nightcall.lab.company import Seating
from nightcall.lab.simulate import MOST_ANSWERS, play_games

__all__ = ["print_books"]

SEATS = {"village": 8, "bigbox": 11, "classic": 11, "onenight": 5, "daybreak": 7}
GAMES = {"onenight": 400, "daybreak": 300}
USUAL = 60
TURNS = 5


def usual_table(book: Rulebook) -> Setup:
    """The set that the book suggests, with what belongs beside it."""
    seats = SEATS[book.id]
    names = tuple(f"P{number}" for number in range(seats))
    return Setup(rulebook=book.id, seats=names, cards=book.suggested(seats), **book.suggests_beside(seats))


def print_books() -> None:
    """Measure and print how fast the games of each book are played, best of some turns."""
    print(f"random games at a usual table, best of {TURNS} turns, CPU time")
    print(f"{'':>9} {'seats':>5} {'games/s':>9} {'answers/s':>10} {'µs an answer':>13}")
    for book in bound():
        setup, games = usual_table(book), GAMES.get(book.id, USUAL)
        speeds = []
        for turn in range(TURNS):
            started = process_time()
            answers = play_games(setup, Seating(Dice), turn, MOST_ANSWERS, range(games)).answers
            spent = process_time() - started
            speeds.append((games / spent, answers / spent))
        best, answered = max(speeds)
        print(f"{book.id:>9} {SEATS[book.id]:>5} {best:>9,.0f} {answered:>10,.0f} {1e6 / answered:>13.2f}")
