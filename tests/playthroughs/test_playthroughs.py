"""Whole games, kept as text: a changed rule shows up as a difference that a person can judge."""

from dataclasses import replace
from pathlib import Path

import pytest

import nightcall
from nightcall.engine.rulebook import RULEBOOKS, Rulebook, bound
from tests.playthroughs.games import GAMES, file_of, playthrough
from tests.playthroughs.keeping import digest_of, keep, kept


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_is_kept(name: str) -> None:
    """Where the difference is meant, raise the book's version; `make playthroughs` then writes it anew."""
    now, version = playthrough(name), str(GAMES[name].setup.book.version)
    assert now.splitlines() == file_of(name).read_text(encoding="utf-8").splitlines()
    assert kept()[name].get(version) == digest_of(now), "another game needs another version of its book"


def test_a_game_that_goes_otherwise_is_kept_only_with_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    before, village = kept()["village-small"], RULEBOOKS["village"]
    with pytest.raises(SystemExit, match="village-small is another game with the same version"):
        keep("village-small", "another game", before)
    monkeypatch.setitem(RULEBOOKS, "village", replace(village, version=village.version + 1))
    after = keep("village-small", "another game", before)
    assert after == {**before, str(village.version + 1): digest_of("another game")}


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_every_book_states_its_own_version(book: Rulebook) -> None:
    """A book that is printed like another is not changed with it."""
    page = Path(nightcall.__file__).parent / "rulebooks" / book.id / "__init__.py"
    assert f'    id="{book.id}",\n    version={book.version},\n' in page.read_text(encoding="utf-8")


def test_every_file_is_a_game_and_every_game_ends() -> None:
    files = sorted(Path(__file__).parent.glob("*.txt"))
    assert files == sorted(map(file_of, GAMES))
    assert all("\n  all              ended" in file.read_text(encoding="utf-8") for file in files)


def test_every_rulebook_has_a_playthrough() -> None:
    assert {table.setup.rulebook for table in GAMES.values()} == {book.id for book in bound()}
