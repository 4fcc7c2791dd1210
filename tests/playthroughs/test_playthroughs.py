"""Whole games, kept as text: a changed rule shows up as a difference that a person can judge."""

from pathlib import Path

import pytest

from nightcall.engine.rulebook import bound
from tests.playthroughs.games import GAMES, file_of, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_is_kept(name: str) -> None:
    """Where the difference is meant, `make playthroughs` writes it anew."""
    kept = file_of(name).read_text(encoding="utf-8")
    assert playthrough(name).splitlines() == kept.splitlines()


def test_every_file_is_a_game_and_every_game_ends() -> None:
    files = sorted(Path(__file__).parent.glob("*.txt"))
    assert files == sorted(map(file_of, GAMES))
    assert all("\n  all              ended" in file.read_text(encoding="utf-8") for file in files)


def test_every_rulebook_has_a_playthrough() -> None:
    assert {table.setup.rulebook for table in GAMES.values()} == {book.id for book in bound()}
