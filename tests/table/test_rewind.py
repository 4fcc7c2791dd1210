"""Taking something back: what stood before stands, what fits is kept, and what was told wrongly is put right."""

from random import Random

import pytest

from nightcall import Refused
from nightcall.engine.event import MODERATOR
from nightcall.table import acts
from nightcall.table.acts import Enter, Plan, Rewind, Seated
from nightcall.table.desk import Desk
from nightcall.table.look import Look
from nightcall.table.stage import OVER, PLAYING
from nightcall.table.table import Table
from nightcall.testing.screen import facts
from nightcall.testing.tables import begin, do, picture, seen, state, why
from tests.spoken import ENGLISH
from tests.table.desk import (
    KNOWN,
    VILLAGE,
    check_that_nobody_else_sees_the_desk,
    desk,
    enter,
    go_on,
    hang,
    moderated,
    morning,
    night,
    play_on,
    rewind,
    told,
    until,
)


def number_of(table: Table, verb: str) -> int:
    """The number of the last act of this verb."""
    return next(int(act["n"]) for act in reversed(desk(table)["acts"]) if act["verb"] == verb)


def test_the_last_answer_is_taken_back_and_the_question_stands_again() -> None:
    table = night()
    before = desk(table)
    enter(table, "Ann", "devour", "Cem")
    rewind(table, number_of(table, "devour"))
    after = desk(table)
    assert [ask["verb"] for ask in after["asks"]] == ["devour"]
    assert after["acts"] == before["acts"]
    assert after["cards"] == before["cards"] and after["circle"] == before["circle"]


def test_a_cue_that_was_left_is_come_back_to() -> None:
    table = night()
    rewind(table, len(desk(table)["acts"]))
    assert desk(table)["stop"]["kind"] == "called"


def test_another_answer_stands_in_the_place_of_one_and_the_later_ones_are_kept() -> None:
    table = morning("Cem", "Dan")
    later = [(act["seat"], act["verb"], act["what"]) for act in desk(table)["acts"] if act["verb"] != "go-on"][1:]
    rewind(table, number_of(table, "devour"), "Ann", "devour", "Dan")
    kept = [(act["seat"], act["verb"], act["what"]) for act in desk(table)["acts"] if act["verb"] != "go-on"]
    assert kept == [("Ann", "devour", "Dan"), *later]
    assert [ask["verb"] for ask in desk(table)["asks"]] == ["nominate"] * 5
    alive = {place["name"]: place["alive"] for place in desk(table)["circle"]}
    assert alive["Cem"] and not alive["Dan"]


def test_later_answers_that_no_longer_fit_are_dropped() -> None:
    table = morning("Cem", "Dan")
    enter(table, "Dan", "nominate", "Ann")
    enter(table, "Eve", "second", "Ann")
    rewind(table, number_of(table, "devour"), "Ann", "devour", "Dan")
    verbs = [act["verb"] for act in desk(table)["acts"]]
    assert "nominate" not in verbs and "second" not in verbs
    assert [ask["verb"] for ask in desk(table)["asks"]] == ["nominate"] * 5


def test_an_answer_is_kept_for_its_own_question_and_not_for_another_of_the_same_verb() -> None:
    """The votes on Ann fall with her nomination; those on Ben are the votes on Ben."""
    table = morning("Cem")
    for nominee, voice in (("Dan", "no"), ("Ben", "no")):
        enter(table, "Ann", "nominate", nominee)
        enter(table, "Eve", "second", nominee)
        until(table, "vote")
        for name in ("Ann", "Ben", "Dan", "Eve", "Fay"):
            enter(table, name, "vote", voice if name != nominee else "no")
        until(table, "nominate")
    first = next(act["n"] for act in desk(table)["acts"] if act["verb"] == "nominate")
    rewind(table, first)
    voted = facts(seen(table)["events"], "voted")
    assert [event["seat"] for event in voted] == ["Ben"]


def test_the_corrections_say_what_was_told_and_is_not_so_and_to_whom() -> None:
    table = morning("Cem", "Dan")
    rewind(table, number_of(table, "devour"), "Ann", "devour", "Dan")
    told_to_all = [
        (line["is"], line["fact"]["kind"], line["fact"].get("seat"))
        for line in desk(table)["corrections"]
        if line["to"] == ["public"]
    ]
    assert ("gone", "died", "Cem") in told_to_all and ("new", "died", "Dan") in told_to_all
    assert {seat for _, kind, seat in told_to_all if kind == "died"} == {"Cem", "Dan"}


def test_what_only_one_was_told_is_put_right_with_that_one() -> None:
    table = morning("Cem", "Dan")
    rewind(table, number_of(table, "see"), "Ben", "see", "Ann")
    lines = [line for line in desk(table)["corrections"] if line["fact"]["kind"] == "told"]
    assert [(line["is"], line["to"], line["fact"]["value"]) for line in lines] == [
        ("gone", ["Ben"], "no"),
        ("new", ["Ben"], "yes"),
    ]
    assert not [line for line in desk(table)["corrections"] if line["to"] == ["public"]]


def test_what_was_told_and_is_so_still_needs_no_correction() -> None:
    table = morning()
    rewind(table, number_of(table, "poison"), "Fay", "poison", "pass")
    assert desk(table)["corrections"] == []


def test_the_corrections_are_those_of_the_last_rewind() -> None:
    table = morning("Cem")
    rewind(table, number_of(table, "devour"), "Ann", "devour", "Dan")
    rewind(table, number_of(table, "devour"), "Ann", "devour", "Eve")
    names = {fact["seat"] for fact in facts(desk(table)["corrections"], "died")}
    assert names == {"Dan", "Eve"}


def test_after_a_rewind_everybody_reads_the_game_anew() -> None:
    table = morning()
    looks = [Look(table, viewer, ENGLISH) for viewer in ("", MODERATOR, *VILLAGE)]
    assert isinstance(table.play, Desk) and table.play.edition == 1
    rewind(table, number_of(table, "devour"))
    assert table.play.edition == 2
    assert all(look.is_stale for look in looks)
    for viewer in ("", MODERATOR, *VILLAGE):
        events = seen(table, viewer)["events"]
        assert [event["n"] for event in events] == list(range(1, len(events) + 1))
    assert not Look(table, "Ann", ENGLISH).is_stale


def test_an_answer_to_a_question_from_before_a_rewind_is_late() -> None:
    table = night()
    old = state(table, "Ann")["prompt"]["n"]
    enter(table, "Ann", "devour", "Cem")
    rewind(table, number_of(table, "devour"))
    assert state(table, "Ann")["prompt"]["n"] > old
    assert why(table, "Ann", acts.Answer(old, "Dan")) == "late"
    do(table, "Ann", acts.Answer(state(table, "Ann")["prompt"]["n"], "Dan"))


def test_a_rewind_after_the_end_opens_the_game_again() -> None:
    table = morning()
    hang(table, "Ann")
    go_on(table)
    assert table.stage == OVER and state(table, "Cem")["outcome"]
    rewind(table, len(desk(table)["acts"]) - 1, "Fay", "vote", "no")
    assert table.stage == OVER
    for number in (len(desk(table)["acts"]), number_of(table, "nominate")):
        rewind(table, number)
        assert table.stage == PLAYING
        assert "outcome" not in state(table, "Cem") and "shown" not in str(state(table, "")["circle"][0])
    hang(table, "Ann")
    go_on(table)
    assert table.stage == OVER


def test_a_rewind_that_replaces_the_deciding_act_may_end_the_game() -> None:
    table = morning()
    hang(table, "Ann")
    go_on(table)
    first = next(act["n"] for act in desk(table)["acts"] if act["verb"] == "vote")
    for name in ("Ann", "Ben", "Dan", "Eve", "Fay"):
        rewind(table, first, name, "vote", "yes") if name == "Ann" else None
    assert table.stage == OVER and desk(table)["corrections"] == []


@pytest.mark.parametrize("to", [0, -1, 10_000])
def test_there_is_nothing_to_take_back_under_a_number_that_was_not_given(to: int) -> None:
    assert why(morning(), MODERATOR, Rewind(to)) == "no-such-act"
    assert why(moderated(rulebook="village", deal=VILLAGE), MODERATOR, Rewind(1)) == "no-such-act"


@pytest.mark.parametrize(
    ("instead", "reason"),
    [
        (Enter("Ann", "devour", "Zoe"), "not-offered"),
        (Enter("Ben", "see", "Ann"), "not-asked"),
        (Enter("Zoe", "devour", "Ann"), "no-such-seat"),
        (Enter(MODERATOR, "go-on", ""), "no-stop"),
    ],
)
def test_a_rewind_to_something_impossible_is_refused_and_nothing_has_changed(instead: Enter, reason: str) -> None:
    table = morning()
    assert why(table, MODERATOR, Rewind(number_of(table, "devour"), instead)) == reason
    assert isinstance(table.play, Desk) and table.play.edition == 1
    hang(table, "Ann")
    go_on(table)
    assert why(table, MODERATOR, Rewind(number_of(table, "devour"), instead)) == reason
    assert table.stage == OVER


def test_a_claim_that_was_made_at_a_cue_does_not_leave_the_cue_when_it_is_kept() -> None:
    table = morning()
    enter(table, "Ann", "nominate", "Ben")
    enter(table, "Dan", "second", "Ben")
    assert desk(table)["stop"] == {"kind": "defended", "seat": "Ben"}
    enter(table, "Ben", "claim", "seer")
    rewind(table, number_of(table, "see"), "Ben", "see", "Eve")
    assert [fact["seat"] for fact in facts(seen(table)["events"], "claimed")] == ["Ben"]
    assert desk(table)["stop"] == {"kind": "defended", "seat": "Ben"}


def test_somebody_who_sat_down_after_the_end_has_no_part_in_a_game_that_is_opened_again() -> None:
    table = morning()
    table_plan = Plan(rulebook="village", deal=VILLAGE, dead_watch=True)
    assert why(table, MODERATOR, table_plan) == "not-in-lobby"
    hang(table, "Ann")
    go_on(table)
    do(table, "", Seated("Zoe", "key of Zoe"))
    rewind(table, number_of(table, "nominate"))
    shown = state(table, "Zoe")
    assert shown["may"] == [] and shown["prompt"] is None and shown["watching"] is False
    assert "card" not in shown
    for act in (acts.Answer(1, "Ann"), acts.Claim("seer"), acts.Say("all", "Hello."), acts.Watch()):
        with pytest.raises(Refused):
            do(table, "Zoe", act)


def test_the_seat_of_somebody_who_left_after_the_end_is_still_played_when_the_game_is_opened_again() -> None:
    table = morning()
    hang(table, "Ann")
    go_on(table)
    do(table, "Dan", acts.Leave())
    rewind(table, number_of(table, "nominate"))
    enter(table, "Dan", "nominate", "Ann")
    assert desk(table)["acts"][-1]["seat"] == "Dan"


def played(book: str, seed: int) -> Table:
    table = moderated(**KNOWN[book])
    play_on(table, Random(f"{book} {seed}"), claims=0)
    return table


@pytest.mark.parametrize("book", KNOWN)
def test_the_same_act_in_the_place_of_any_act_changes_nothing(book: str) -> None:
    table = played(book, 1)
    was, done = told(table), desk(table)["acts"]
    for act in done:
        rewind(table, act["n"], act["seat"], act["verb"], act["what"])
        assert told(table) == was and desk(table)["acts"] == done
        assert desk(table)["corrections"] == [] and table.stage == OVER


@pytest.mark.parametrize("book", KNOWN)
def test_whatever_is_taken_back_what_was_done_before_stands_and_the_game_can_be_played_on(book: str) -> None:
    chance = Random(f"rewind {book}")
    table = played(book, 2)
    for _ in range(12):
        done, was = desk(table)["acts"], told(table)
        number = chance.randint(1, len(done))
        rewind(table, number)
        assert desk(table)["acts"][: number - 1] == done[: number - 1]
        shown = [line for line in desk(table)["corrections"] if line["is"] == "gone"]
        assert len(told(table)) - len(was) == len(desk(table)["corrections"]) - 2 * len(shown)
        check_that_nobody_else_sees_the_desk(table)
        play_on(table, chance)
        assert table.stage == OVER


def test_reading_the_log_of_a_table_with_rewinds_gives_the_same_table() -> None:
    log: list[acts.Entry] = []

    class Written(Table):
        def apply(self, entry: acts.Entry) -> None:
            super().apply(entry)
            log.append(entry)

    table = Written()
    do(table, "", acts.Laid("BCDFG", MODERATOR, "key", True, acts.VERSION))
    for name in VILLAGE:
        do(table, "", Seated(name, f"key of {name}"))
    begin(table, rulebook="village", deal=VILLAGE)
    chance = Random(3)
    play_on(table, chance)
    for _ in range(3):
        rewind(table, chance.randint(1, len(desk(table)["acts"])))
        play_on(table, chance)
    assert picture(Table.read(log)) == picture(table)
