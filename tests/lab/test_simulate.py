"""Many games: what comes of them depends on the seed alone, and adds up."""

from threading import Thread
from typing import Any

import pytest
from msgspec.structs import asdict

from nightcall import Game, Refused, Setup
from nightcall.bots import Coin, Dice, PlayerKind, Sense
from nightcall.cli.laying import NAMES, lay_table
from nightcall.engine.rulebook import Rulebook, bound
from nightcall.lab import Tally, interval, play, simulate
from nightcall.lab.simulate import Endless

SETUP = lay_table("village", 8, "mixed", None, (), NAMES[0], 0)


def counted(tally: Tally) -> dict[str, Any]:
    """All that a tally says but the time that it took."""
    return {name: value for name, value in asdict(tally).items() if name != "seconds"}


# -- the seed alone ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "teams"), [(Dice, {}), (Coin, {}), (Sense, {}), (Coin, {"village": Sense}), (Dice, {"werewolf": Coin})]
)
def test_the_same_seed_gives_the_same_result_whatever_the_jobs(kind: PlayerKind, teams: dict[str, PlayerKind]) -> None:
    alone, together = (counted(simulate(SETUP, kind, teams=teams, games=330, seed=7, jobs=jobs)) for jobs in (1, 2))
    assert alone == together != counted(simulate(SETUP, kind, teams=teams, games=330, seed=8))


def test_a_game_is_the_same_however_many_others_are_played() -> None:
    few, more, most = (simulate(SETUP, games=games, seed=3) for games in (99, 100, 101))
    assert few.answers < more.answers < most.answers
    assert sum((more.won[team] - few.won[team]) for team in more.won) == 1


def test_the_seed_of_the_setup_plays_no_part() -> None:
    other = lay_table("village", 8, "mixed", None, (), NAMES[0], 5)
    assert counted(simulate(SETUP, games=50)) == counted(simulate(other, games=50))
    assert other.seed == 5


def test_games_can_be_played_beside_the_main_thread() -> None:
    tallies: list[Tally] = []
    thread = Thread(target=lambda: tallies.append(simulate(SETUP, games=150, jobs=2)))
    thread.start()
    thread.join()
    assert [tally.games for tally in tallies] == [150]


# -- what is counted -----------------------------------------------------------------------------------------------


def test_the_counts_add_up_and_all_are_told() -> None:
    told: list[int] = []
    tally = simulate(SETUP, games=250, told=told.append)
    assert tally.games == sum(told) == sum(tally.rounds.values()) == sum(tally.won.values()) + tally.nobody == 250
    assert tally.answers > 250 * 20
    assert tally.seconds > 0
    assert list(tally.rounds) == sorted(tally.rounds)


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_every_team_in_play_is_counted_even_if_it_never_wins(book: Rulebook) -> None:
    seats = book.seats[0]
    setup = Setup(rulebook=book.id, seats=NAMES[:seats], cards=book.suggested(seats))
    assert simulate(setup, games=1).won.keys() == {book.role(card).team for card in setup.cards}


def test_a_draw_is_nobodys_win() -> None:
    """With all werewolves passing and nobody hanged, the option ends the game."""
    setup = lay_table("village", 6, None, "werewolf=2,villager=4", ["stalemate=1"], NAMES[0], 0)
    tally = simulate(setup, games=300)
    assert tally.nobody > 0
    assert tally.nobody + sum(tally.won.values()) == 300


def test_tallies_add_up_and_teams_that_win_together_are_each_counted() -> None:
    one = Tally(games=2, answers=10, seconds=0.5, won={"village": 2, "tanner": 1, "werewolf": 0}, rounds={4: 1, 1: 1})
    two = Tally(games=1, answers=7, seconds=0.25, won={"village": 0, "vampire": 0}, nobody=1, rounds={2: 1})
    both = Tally(
        games=3,
        answers=17,
        seconds=0.75,
        won={"village": 2, "tanner": 1, "werewolf": 0, "vampire": 0},
        nobody=1,
        rounds={1: 1, 2: 1, 4: 1},
    )
    assert one + two == two + one == both
    assert list((two + one).rounds) == [1, 2, 4]
    assert both.share("village") == 2 / 3


def test_how_long_games_are() -> None:
    tally = Tally(games=100, rounds={1: 4, 2: 46, 3: 45, 9: 5})
    assert [tally.ended_by(share) for share in (0, 0.04, 0.05, 0.5, 0.51, 0.95, 0.96, 1)] == [1, 1, 2, 2, 3, 3, 9, 9]


@pytest.mark.parametrize(
    ("times", "games", "least", "most"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_is_wilsons(times: int, games: int, least: float, most: float) -> None:
    """The last line is the example of R. G. Newcombe, Statistics in Medicine 17 (1998)."""
    assert interval(times, games) == pytest.approx((least, most), abs=0.00005)


# -- refusals ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "more", [{"games": 0}, {"games": -1}, {"games": 10**9 + 1}, {"jobs": 0}, {"jobs": 61}, {"seed": 10**19}]
)
def test_numbers_that_make_no_sense_are_refused(more: dict[str, Any]) -> None:
    with pytest.raises(Refused, match=f"The number for “{next(iter(more))}” is"):
        simulate(SETUP, Dice, **more)


def test_a_game_that_does_not_end_is_reported() -> None:
    with pytest.raises(Endless, match=r"^1[2-9]$"):
        play(Game(SETUP), Dice, 1, most=12)


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_report_of_an_endless_game_names_its_number_and_seed(jobs: int) -> None:
    with pytest.raises(Refused, match=r"^Game (0|100) of the seed 9 has not come to an end after 2\d answers\.$"):
        simulate(SETUP, games=101, seed=9, jobs=jobs, most=20)


def test_answers_are_counted() -> None:
    game = Game(SETUP)
    assert play(game, Dice, 4) == len(game.record()["acts"])
