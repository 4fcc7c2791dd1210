"""Views field by field: who lives, what lies open, how a question is put, and what only the moderator reads."""

from typing import Any

from nightcall import MODERATOR, PUBLIC, Game
from nightcall.testing.games import table


def village(**options: Any) -> Game:
    return table(Ann="werewolf", Ben="werewolf", Cem="cupid", Dan="seer", Eve="villager", Fay="villager", **options)


def at_day_one() -> Game:
    """Fay is eaten."""
    game = village()
    game.answer("Cem", "pair", ["Dan", "Eve"])
    game.answer("Ann", "devour", "Fay")
    game.answer("Ben", "devour", "Fay")
    game.answer("Dan", "see", "Ann")
    return game


def test_everyone_sees_who_is_dead_and_what_their_card_was() -> None:
    game = at_day_one()
    living = [{"name": seat, "alive": True} for seat in ("Ann", "Ben", "Cem", "Dan", "Eve")]
    for viewer in ("Ann", "Eve", "Fay", PUBLIC, MODERATOR):
        assert game.view(viewer)["seats"] == [*living, {"name": "Fay", "alive": False, "shown": "villager"}]


def test_a_question_says_all_that_its_seat_needs_to_know() -> None:
    game = village()
    pair = {"verb": "pair", "choices": ["Ann", "Ben", "Cem", "Dan", "Eve", "Fay"], "may_pass": False, "rule": "V-26"}
    assert game.view("Cem")["asks"] == [pair | {"count": [2, 2]}]
    assert game.view(MODERATOR)["asks"] == [pair | {"count": [2, 2], "seat": "Cem"}]
    assert game.view("Ann")["asks"] == []
    game.answer("Cem", "pair", ["Dan", "Eve"])
    devour = {"verb": "devour", "choices": ["Cem", "Dan", "Eve", "Fay"], "may_pass": True, "rule": "V-31"}
    barred = {"barred": {"Ann": "V-34", "Ben": "V-34"}}
    assert game.view("Ann")["asks"] == [devour | barred]
    game.answer("Ann", "devour", "Fay")
    game.answer("Ben", "devour", "Eve")
    assert game.view("Ann")["asks"] == [devour | barred | {"again": True}]


def test_a_question_to_anyone_says_so_and_one_about_somebody_says_about_whom() -> None:
    game = at_day_one()
    living = ["Ann", "Ben", "Cem", "Dan", "Eve"]
    nominate = {"verb": "nominate", "choices": living, "may_pass": True, "rule": "V-67", "anyone": True}
    assert game.view("Eve")["asks"] == [nominate]
    game.answer("Eve", "nominate", "Ann")
    assert game.view("Eve")["asks"] == []
    about = {"nominee": "Ann", "nominator": "Eve"}
    second = {"verb": "second", "choices": ["Ann"], "may_pass": True, "rule": "V-68", "anyone": True, "about": about}
    assert game.view("Ann")["asks"] == [second]
    game.answer("Dan", "second", "Ann")
    vote = {"verb": "vote", "choices": ["yes", "no"], "may_pass": False, "rule": "V-70", "about": {"nominee": "Ann"}}
    assert game.view("Ann")["asks"] == [vote]


def test_the_moderator_reads_whom_each_event_reached_and_nobody_else_does() -> None:
    game = at_day_one()
    reached = {event["kind"]: event["to"] for event in game.view(MODERATOR)["events"] if event["kind"] != "told"}
    assert reached["opened"] == reached["died"] == [PUBLIC]
    assert reached["pointed"] == ["Ann", "Ben"] and reached["chose"] == ["Dan"] and reached["noted"] == []
    assert not any("to" in event for viewer in ("Ann", PUBLIC) for event in game.view(viewer)["events"])


def test_the_moderators_notes_turn_their_pages_with_night_and_day() -> None:
    """V-92."""
    game = at_day_one()
    assert game.view(MODERATOR)["notes"] == {
        "game": {"lovers": ["Dan", "Eve"], "met werewolf": ["Ann", "Ben"]},
        "night": {"devoured": ["Fay"]},
        "day": {},
    }
    game.answer("Eve", "nominate", "Ann")
    game.answer("Dan", "second", "Ann")
    for seat in ("Ann", "Ben", "Cem", "Dan", "Eve"):
        game.answer(seat, "vote", "no")
    assert game.view(MODERATOR)["notes"]["day"] == {"stood": ["Ann"]}
    game.time_up("nominate")
    assert game.phase == "night 2" and game.view(MODERATOR)["notes"]["night"] == {}
    game.time_up("devour")
    game.time_up("see")
    assert game.phase == "day 2" and game.view(MODERATOR)["notes"]["day"] == {}


def test_the_table_is_opened_with_its_book_its_options_and_its_cards() -> None:
    """V-99."""
    (opened, *_) = village().view(PUBLIC)["events"]
    assert (opened["kind"], opened["phase"], opened["rulebook"]) == ("opened", "deal", "village")
    assert opened["options"] == {"mayor": "secret", "stalemate": 0}
    assert opened["cards"] == {"werewolf": 2, "villager": 2, "cupid": 1, "seer": 1}


def test_all_hear_who_is_called_and_who_is_sent_to_sleep() -> None:
    """V-20 and V-21."""
    calls = [event for event in at_day_one().view(PUBLIC)["events"] if event["kind"] in ("called", "slept")]
    assert [(call["kind"], call["role"], call["rule"]) for call in calls] == [
        (kind, role, "V-21") for role in ("cupid", "werewolf", "seer") for kind in ("called", "slept")
    ]


def test_the_pack_sees_who_pointed_where_and_nobody_else_does() -> None:
    """V-31 and V-33: whoever ran out of time has pointed nowhere."""
    game = village()
    game.answer("Cem", "pair", ["Dan", "Eve"])
    game.answer("Ann", "devour", "Fay")
    game.answer("Ben", "devour", "Eve")
    game.answer("Ben", "devour", "Fay")
    game.time_up("devour")
    for seat in ("Ann", "Ben"):
        pointed = [event["votes"] for event in game.view(seat)["events"] if event["kind"] == "pointed"]
        assert pointed == [{"Ann": "Fay", "Ben": "Eve"}, {"Ben": "Fay"}]
    assert not [event for event in game.view("Dan")["events"] if event["kind"] == "pointed"]
    told = [event for event in game.view("Ann")["events"] if event["kind"] == "told"]
    assert [{key: told[0][key] for key in told[0] if key not in ("n", "phase")}] == [
        {"kind": "told", "about": "pack", "value": ["Ben"], "rule": "V-30"}
    ]
