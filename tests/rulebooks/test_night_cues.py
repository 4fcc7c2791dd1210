"""The one-night books: by which rule the narrator speaks, and what all read of the cards' ways at the end."""

import pytest

from nightcall import PUBLIC, Game
from tests.rulebooks.test_onenight import laid, play


@pytest.mark.parametrize(("rulebook", "order"), [("onenight", "N-13"), ("daybreak", "D-14")])
def test_every_cue_of_the_night_goes_by_the_order_of_the_calls(rulebook: str, order: str) -> None:
    """N-13, D-14 and N-54: from nightfall to the last who sleeps; the morning has its own rule."""
    game = Game(laid("robber villager villager werewolf werewolf villager", 3, rulebook))
    game.answer("P0", "rob", "pass")
    cues = [
        (event["kind"], event["phase"], event["rule"])
        for event in game.view(PUBLIC)["events"]
        if event["kind"] in ("night-fell", "called", "slept", "day-broke")
    ]
    calls = [("called", "night 1", order), ("slept", "night 1", order)]
    assert cues == [("night-fell", "night 1", order), *calls, *calls, ("day-broke", "day 1", "N-54")]


def test_at_the_end_all_read_the_way_of_every_card() -> None:
    """N-64: each card with all its steps, once."""
    game = Game(laid("robber villager villager werewolf seer werewolf", 3))
    game.answer("P0", "rob", "P2")
    (trails,) = [event["trails"] for event in play(game).view(PUBLIC)["events"] if event["kind"] == "traced"]
    assert [(trail["card"], trail["dealt"]) for trail in trails] == [
        *(("robber", "P0"), ("villager", "P1"), ("villager", "P2")),
        *(("werewolf", "center 1"), ("seer", "center 2"), ("werewolf", "center 3")),
    ]
    assert [tuple(step.values()) for trail in trails for step in trail["steps"]] == [
        ("robber", "P0", "moved", "P2"),
        ("robber", "P0", "moved", "P0"),
        ("robber", "P0", "saw", "P0"),
    ]
