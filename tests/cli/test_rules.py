"""`nightcall rules`: what is no card and still has rules."""

import pytest
from rich.console import Console

from nightcall.cli.rules import show_rules
from tests.spoken import ENGLISH


@pytest.mark.parametrize(("word", "named"), [("amulet", "Amulet of Protection"), ("guard dog", "Guard Dog")])
def test_what_is_no_card_can_be_looked_up_too(word: str, named: str, capsys: pytest.CaptureFixture[str]) -> None:
    show_rules(word, ENGLISH, Console())
    shown = capsys.readouterr().out
    assert shown.startswith(named) and "Rules that speak of" in shown
