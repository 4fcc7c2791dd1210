"""Every story comes true: ours, and those that others have written from the same rules."""

from pathlib import Path

import pytest

from nightcall.stories import read_story, tell_story

ROOT = Path(__file__).parents[2]
OURS = sorted((ROOT / "stories").rglob("*.yaml"))
SHARED = sorted(file for above in ROOT.parents for file in (above / "shared" / "stories").rglob("*.yaml"))
NONE = pytest.param(ROOT, marks=pytest.mark.skip(reason="no shared stories are beside this checkout"))


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", OURS, ids=name)
def test_our_story_comes_true(file: Path) -> None:
    tell_story(read_story(file))


@pytest.mark.parametrize("file", SHARED or [NONE], ids=name)
def test_shared_story_comes_true(file: Path) -> None:
    tell_story(read_story(file))
