"""The player who leaves everything to chance: only legal answers, out of the own view alone."""

from random import Random
from typing import Any

import pytest

from nightcall import Game, Setup
from nightcall.bots.chance import chance
from nightcall.engine.rulebook import rulebook_named

SEATS = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Lou", "Mia", "Ned")


def asked(**ask: Any) -> dict[str, Any]:
    """A view in which one question is open."""
    question = {"verb": "see", "choices": ["Ben", "Cem"], "may_pass": False, "rule": "V-36"} | ask
    return {"you": "Ann", "phase": "night 1", "seats": [], "events": [], "asks": [question]}


def pointed(phase: str, **votes: str) -> dict[str, Any]:
    """The pack has pointed."""
    return {"n": 1, "phase": phase, "kind": "pointed", "verb": "devour", "votes": votes, "rule": "V-31"}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("mayor", ["secret", "open"])
def test_a_table_of_chance_players_comes_to_an_end_by_legal_answers(seed: int, mayor: str) -> None:
    cards = [card if mayor == "secret" or card != "mayor" else "villager" for card in suggested()]
    game = Game(Setup(rulebook="village", seats=SEATS, cards=tuple(cards), options={"mayor": mayor}, seed=seed))
    random = Random(seed)
    while game.outcome is None:
        seat = random.choice(game.asks).seat
        for verb, what in chance(game.view(seat), random):
            game.answer(seat, verb, what)  # an illegal one would be refused
    assert len(game.record()["acts"]) < 3000


def suggested() -> tuple[str, ...]:
    return rulebook_named("village").suggested(len(SEATS))


def test_the_same_view_and_the_same_chance_give_the_same_answer() -> None:
    view = asked(choices=list(SEATS), may_pass=True)
    assert [chance(view, Random(seed)) for seed in range(20)] == [chance(view, Random(seed)) for seed in range(20)]


def test_so_many_different_ones_are_named_where_a_list_is_wanted() -> None:
    for seed in range(20):
        [(_, what)] = chance(asked(verb="pair", choices=list(SEATS), count=[2, 3]), Random(seed))
        assert len(what) == len(set(what)) in (2, 3)


def test_a_group_is_chosen_as_a_whole() -> None:
    groups = [["Ben", "Cem"], ["Cem", "Dan"]]
    assert {tuple(chance(asked(choices=groups), Random(seed))[0][1]) for seed in range(20)} == set(map(tuple, groups))


def test_how_often_it_passes_can_be_set() -> None:
    view = asked(verb="nominate", may_pass=True)
    assert all(chance(view, Random(seed), {"nominate": 1.0}) == [("nominate", "pass")] for seed in range(20))
    assert all(chance(view, Random(seed), {"nominate": 0.0}) != [("nominate", "pass")] for seed in range(20))
    passes = sum(chance(view, Random(seed)) == [("nominate", "pass")] for seed in range(200))
    assert 100 < passes < 200


def test_nothing_on_offer_is_passed() -> None:
    assert chance(asked(choices=[], may_pass=True), Random(1)) == [("see", "pass")]


def test_a_pack_that_is_asked_again_agrees() -> None:
    view = asked(verb="devour", choices=["Cem", "Dan", "Eve"], may_pass=True)
    view["events"] = [pointed("night 1", Ann="pass", Ben="Dan", Fay="Cem", Gus="Cem")]
    assert all(chance(view, Random(seed)) == [("devour", "Cem")] for seed in range(20))


def test_a_new_night_is_a_new_choice() -> None:
    view = asked(verb="devour", choices=["Cem", "Dan", "Eve"])
    view["events"] = [pointed("night 0", Ann="Dan", Ben="Cem")]
    assert len({str(chance(view, Random(seed))) for seed in range(20)}) == 3
