"""The one-night books: what happens before the night has a phase of its own."""

import pytest

from nightcall import Game
from tests.rulebooks.test_onenight import laid


@pytest.mark.parametrize("rulebook", ["onenight", "daybreak"])
def test_the_set_is_opened_and_the_cards_are_dealt_before_the_night(rulebook: str) -> None:
    """N-10 to N-12."""
    game = Game(laid("villager villager villager werewolf werewolf seer", 3, rulebook))
    phases = [(event["kind"], event["phase"]) for event in game.view("P0")["events"]]
    assert phases[:3] == [("opened", "deal"), ("dealt", "deal"), ("night-fell", "night 1")]
