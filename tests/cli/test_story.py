"""`nightcall story --explain`: what happens and who is told, and in which order a story's entries are used."""

from pathlib import Path

import pytest

from nightcall.cli.story import run_stories

STORY = Path(__file__).parents[2] / "stories" / "village" / "v-cupid-makes-lovers.yaml"
ANY = "entries of different seats in any order, as the game asks; those of one seat in the order written"


def test_each_phase_is_headed_by_the_order_in_which_its_entries_are_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_stories([STORY], explain=True) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if "entries" in line] == [
        f"  night 1: {ANY}",
        f"  dawn 1: {ANY}",
        "  day 1: entries in the order written",
    ]


def test_without_being_asked_nothing_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_stories([STORY], explain=False) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
