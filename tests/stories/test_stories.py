"""Every story of a finished rulebook comes true; those of the others wait for their rulebook and for nothing else."""

from pathlib import Path

import pytest

from nightcall.engine.rulebook import bound
from nightcall.stories import NotAStory, read_story, tell_story

ROOT = Path(__file__).parents[2]
OURS = sorted((ROOT / "stories").rglob("*.yaml"))
SHARED = sorted((ROOT.parent / "shared" / "stories").rglob("*.yaml"))
FINISHED = {book.id for book in bound()}


def of_finished(files: list[Path]) -> list[Path]:
    return [file for file in files if file.parent.name in FINISHED]


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", of_finished(OURS), ids=name)
def test_our_story_comes_true(file: Path) -> None:
    tell_story(read_story(file))


@pytest.mark.skipif(not SHARED, reason="the shared stories are not beside this checkout")
@pytest.mark.parametrize("file", of_finished(SHARED), ids=name)
def test_shared_story_comes_true(file: Path) -> None:
    tell_story(read_story(file))


@pytest.mark.parametrize("file", [file for file in OURS if file.parent.name not in FINISHED], ids=name)
def test_a_story_of_another_book_waits_only_for_its_rulebook(file: Path) -> None:
    with pytest.raises(NotAStory, match=r"there is no rulebook .* in this version yet"):
        read_story(file)
