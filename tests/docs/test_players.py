"""The player of docs/players.md plays whole games of every book, in the lab and at a table."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

from nightcall import Game, Setup
from nightcall.bots import Player, PlayerKind
from nightcall.cli.laying import NAMES
from nightcall.engine.rulebook import Rulebook, bound
from nightcall.lab import play
from nightcall.table.acts import LetBotPlay
from nightcall.table.stage import OVER
from nightcall.testing.tables import begin, do, laid, play_out

ROOT = Path(__file__).parents[2]
CLASS, SESSION = re.findall(
    r"^```python\n(.*?)^```$", (ROOT / "docs" / "players.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
)


@pytest.fixture
def written() -> dict[str, Any]:
    """What the page defines."""
    names: dict[str, Any] = {"__name__": "written"}
    exec(CLASS, names)
    return names


@pytest.fixture
def kind(written: dict[str, Any]) -> PlayerKind:
    found: PlayerKind = written["Sheep"]
    assert issubclass(found, Player)
    return found


def test_the_example_is_short() -> None:
    assert len(re.sub(r"\n+", "\n", CLASS[CLASS.index("class") :]).splitlines()) <= 17


def test_what_the_page_shows_is_what_happens(written: dict[str, Any]) -> None:
    test = doctest.DocTestParser().get_doctest(SESSION, written, "players", "players.md", 0)
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_the_player_of_the_page_plays_in_the_lab(book: Rulebook, kind: PlayerKind) -> None:
    for seats in (book.seats[0], 8):
        game = Game(Setup(rulebook=book.id, seats=NAMES[:seats], cards=book.suggested(seats), seed=seats))
        assert play(game, kind)
        assert game.outcome


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_the_player_of_the_page_plays_at_a_table(book: Rulebook, kind: PlayerKind) -> None:
    table = laid("Ann", bots=7, bots_are=kind)
    begin(table, rulebook=book.id)
    do(table, "Ann", LetBotPlay(True))
    play_out(table)
    assert table.stage == OVER
