"""The page on languages is true: its ten messages are spoken, and everything else is said in English."""

import re
from pathlib import Path

import pytest

from nightcall.engine.event import Claimed, Died, Ended, Told
from nightcall.words import Voice, Voices

PAGE = Path(__file__).parents[2] / "docs" / "add-a-language.md"


@pytest.fixture
def german(tmp_path: Path) -> Voice:
    """The language that the page adds, in the book of Village."""
    for name, text in re.findall(
        r"^```fluent file=(\S+)\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return Voices(tmp_path).nearest("de-AT").within("village")


def test_ten_messages_are_a_beginning(german: Voice) -> None:
    assert german.phase("night 2") == "Nacht 2"
    assert german.news(Told("lover", "Ben")).startswith("Du und Ben, ihr liebt euch.")
    assert german.news(Died("Ann", "hanged")) == "Ann stirbt am Galgen."
    assert german.news(Died("Ann", "shot")) == "Ann dies of the Hunter's last shot."


def test_a_card_gets_the_article_that_it_needs(german: Voice) -> None:
    assert german.news(Claimed("Ann", "witch")) == "Ann behauptet, die Hexe zu sein."
    assert german.news(Claimed("Ann", "hunter")) == "Ann behauptet, Hunter zu sein."


def test_lists_follow_the_language(german: Voice) -> None:
    over = german.news(Ended(("village",), ("Ann", "Ben", "Cem")))
    assert over == "Das Spiel ist aus, und es gewinnen das Dorf! Dazu gehören Ann, Ben und Cem."
