"""Whole games, one after the other or in several processes: what comes of them depends on the seed alone.

Game number i of a simulation with seed S has a seed of its own, made of S and i; it deals the cards, and each player is
given another that is made of it. So it does not matter who plays which games, nor in which order they end.
"""

import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, ProcessPoolExecutor, wait
from contextlib import contextmanager
from copy import copy
from functools import partial
from itertools import islice
from math import ceil
from multiprocessing import get_context
from threading import current_thread, main_thread
from time import perf_counter
from typing import TypeAlias

from msgspec.structs import force_setattr, replace

from nightcall.bots import Dice, PlayerKind
from nightcall.engine.ask import Anyone, Ask, Question
from nightcall.engine.event import Seat
from nightcall.engine.game import Game
from nightcall.engine.phase import read_phase
from nightcall.engine.refused import Refused
from nightcall.engine.setup import Setup
from nightcall.lab.company import NO_TEAMS, Company, Seating
from nightcall.lab.tally import Tally

__all__ = ["Endless", "play", "simulate"]

MOST_GAMES = 10**9
MOST_JOBS = 60
MOST_SEED = 10**18
MOST_ANSWERS = 10**6
"""Hundreds of times more than the longest games need; no legal rules lead here."""
LONGEST_DAY = 1000
"""After so many answers on one day its bell rings; hardly any day of any players needs as many."""
BATCH = 100
"""How many games are played between two looks at the clock: a fraction of a second's work."""

PlayGames: TypeAlias = Callable[[range], Tally]
Spread: TypeAlias = Callable[[PlayGames, Iterable[range]], Iterator[Tally]]


class Endless(Exception):
    """A game has not come to an end after so many answers."""


# -- one game ------------------------------------------------------------------------------------------------------


def play(
    game: Game,
    kind: PlayerKind = Dice,
    seed: int = 0,
    *,
    teams: Mapping[str, PlayerKind] = NO_TEAMS,
    most: int = MOST_ANSWERS,
) -> int:
    """Play a game to its end by one kind of player, but for some teams, and return how many answers it took."""
    return play_by(Seating(kind, teams), game, seed, most)


def play_by(seating: Seating, game: Game, seed: int, most: int) -> int:
    """Play a game by players who have their seats, whatever kinds they are."""
    players = seating.players(game, seed)
    company = Company(game, players) if seating.listens else None
    answers, answer, cite = 0, game.answer, game.rulebook.cite
    day, evening = "", LONGEST_DAY
    while (question := game.question) and answers < most:
        if answers >= evening:  # some would nominate for ever whom the others never hang
            if question.bell and game.phase == day:
                game.time_up("nominate")
            day, evening = game.phase, answers + LONGEST_DAY
            continue
        if company:
            company.talk()
            if question is not game.question:  # somebody has claimed what the rules hear
                continue
        verb, left, seats = question.verb, question.left, question.seats
        for seat in seats if len(seats) == 1 else in_turn(question, seed + answers):
            answer(seat, verb, players[seat].answer(Ask(seat, question, cite)))
            answers += 1
            if not left:  # perhaps somebody has spoken, and nobody else is waited for
                break
    if game.outcome is None:
        raise Endless(answers)
    if company:
        company.hear()
    return answers


def in_turn(question: Question, turn: int) -> tuple[Seat, ...]:
    """Go round the circle, from another seat each time where it matters who is first."""
    seats = question.seats
    if not (question.apart or isinstance(question, Anyone)):
        return seats
    first = turn % len(seats)
    return seats[first:] + seats[:first]


def play_games(setup: Setup, seating: Seating, seed: int, most: int, numbers: range) -> Tally:
    """Play the games of these numbers and count what came of them."""
    started = perf_counter()
    playing = [role.team for role in setup.book.roles if role.id in setup.set_of_cards]
    won = Counter(dict.fromkeys(playing, 0))
    rounds: Counter[int] = Counter()
    answers = nobody = 0
    for number in numbers:
        own = seed * MOST_GAMES + number
        game = Game(seeded(setup, own))
        try:
            answers += play_by(seating, game, own, most)
        except Endless as endless:
            raise Refused("endless-game", number=number, seed=str(seed), answers=endless) from None
        winners = game.outcome.teams if game.outcome else ()
        for team in winners:
            won[team] += 1
        nobody += not winners
        rounds[read_phase(game.phase).number] += 1
    spent = perf_counter() - started
    return Tally(games=len(numbers), answers=answers, seconds=spent, won=dict(won), nobody=nobody, rounds=dict(rounds))


def seeded(setup: Setup, seed: int) -> Setup:
    """The same setup with another seed; it has been checked, and is not checked again for each game."""
    same = copy(setup)
    force_setattr(same, "seed", seed)
    return same


# -- many games ----------------------------------------------------------------------------------------------------


def simulate(
    setup: Setup,
    kind: PlayerKind = Dice,
    *,
    teams: Mapping[str, PlayerKind] = NO_TEAMS,
    games: int = 1000,
    seed: int = 0,
    jobs: int = 1,
    most: int = MOST_ANSWERS,
    told: Callable[[int], object] = lambda games: None,
) -> Tally:
    """Play many games of at most so many answers, in as many processes as wanted, and tell how many more have ended."""
    check_teams(setup, teams)
    check_range("games", games, 1, MOST_GAMES)
    check_range("jobs", jobs, 1, MOST_JOBS)
    check_range("seed", seed, -MOST_SEED, MOST_SEED)
    started, tally = perf_counter(), Tally()
    batches = (range(games)[first : first + BATCH] for first in range(0, games, BATCH))
    with processes(min(jobs, ceil(games / BATCH))) as spread:
        for part in spread(partial(play_games, setup, Seating(kind, teams), seed, most), batches):
            tally += part
            told(part.games)
    return replace(tally, seconds=perf_counter() - started)


def check_teams(setup: Setup, teams: Mapping[str, PlayerKind]) -> None:
    """Refuse a team that the book does not have."""
    known = dict.fromkeys(role.team for role in setup.book.roles)
    for team in teams:
        if team not in known:
            raise Refused("no-such-team", team=team, rulebook=setup.rulebook, known=tuple(known))


def check_range(name: str, number: int, least: int, most: int) -> None:
    """Refuse a number that makes no sense."""
    if not least <= number <= most:
        raise Refused("out-of-range", name=name, number=number, least=least, most=most)


@contextmanager
def processes(jobs: int) -> Iterator[Spread]:
    """Offer a way to spread work over so many processes; they end with the block, whatever happens in it."""
    if jobs == 1:
        yield map
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=leave_interrupts_alone)
    try:
        yield partial(spread_over, pool, 2 * jobs)
    finally:
        pool.shutdown(cancel_futures=True)


def spread_over(pool: Executor, at_once: int, work: PlayGames, batches: Iterable[range]) -> Iterator[Tally]:
    """Hand out a few batches at a time and yield what comes back, in any order."""
    left = iter(batches)
    with without_interrupts():  # a process inherits it while it starts
        due = {pool.submit(work, batch) for batch in islice(left, at_once)}
    while due:
        done, due = wait(due, return_when=FIRST_COMPLETED)
        due |= {pool.submit(work, batch) for batch in islice(left, len(done))}
        yield from (future.result() for future in done)


def leave_interrupts_alone() -> None:
    """Let the first process alone decide what Ctrl-C means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C for a moment; only the main thread can, and only it would be interrupted."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
