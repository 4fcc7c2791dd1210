"""The clock of a table: how long everything lasts, what happens when time is up, and how the host changes it."""

from pathlib import Path
from typing import Any

import pytest

from nightcall.testing.phone import Phone
from nightcall.testing.rehearsal import Rehearsal, awaited, rehearsal
from nightcall.testing.screen import facts

SECOND, MINUTE = 1000, 60_000
NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
CARDS = ["werewolf", "werewolf", "seer", "witch", "villager", "villager"]
DAY = (60 + 6 * 45) * SECOND
"""How long six talk at the usual pace."""


async def village(table: Rehearsal, **plan: Any) -> Phone:
    """A village of six, in its first night; Ann is the host."""
    await table.sit(*NAMES)
    await table.begin(**{"rulebook": "village", "cards": CARDS, **plan})
    return table.phones["Ann"]


async def by_day(table: Rehearsal, **plan: Any) -> Phone:
    """The same on its first day: nobody has died, and all six talk."""
    ann = await village(table, **plan)
    await table.until(lambda: asked(ann) == "nominate")
    return ann


def asked(phone: Phone) -> str:
    """What somebody is asked."""
    return str(phone.prompt["verb"]) if phone.prompt else ""


def lasts(phone: Phone) -> int:
    """How long the clock runs, in all."""
    clock = phone.state["clock"]
    return int(clock["until"] - clock["since"])


def left(table: Rehearsal) -> int:
    """How long it will still run."""
    return int(table.phones["Ann"].state["clock"]["until"]) - table.clock.now()


def happened(phone: Phone, kind: str) -> list[dict[str, Any]]:
    return facts(phone.events, kind)


async def nominate(table: Rehearsal, by: str, whom: str) -> None:
    table.phones[by].answer(whom)
    await table.settle()


async def put_on_trial(table: Rehearsal) -> None:
    """Ben is nominated by Ann, and seconded by Cem."""
    await nominate(table, "Ann", "Ben")
    table.phones["Cem"].answer("Ben")
    await table.settle()


# -- a day ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pace", "times"), [("slow", 1.6), ("normal", 1.0), ("brisk", 0.6)])
@awaited
async def test_a_day_is_longer_the_more_people_talk(pace: str, times: float) -> None:
    async with rehearsal(seed=1) as table:
        ann = await by_day(table, pace=pace)
        assert (ann.state["clock"]["what"], lasts(ann)) == ("talk", round(DAY * times))


@awaited
async def test_the_bell_ends_a_day_on_which_nobody_nominates() -> None:
    async with rehearsal(seed=1) as table:
        ann = await by_day(table)
        await table.wait(DAY - 1)
        assert ann.phase == "day 1" and asked(ann) == "nominate"
        await table.wait(1)
        assert ann.phase == "night 2"
        assert not happened(ann, "nominated") and not happened(ann, "died")


@awaited
async def test_a_day_ends_when_all_have_passed() -> None:
    async with rehearsal(seed=1) as table:
        ann = await by_day(table)
        for phone in table.phones.values():
            phone.answer("pass")
        await table.settle()
        assert ann.phase == "night 2"


@awaited
async def test_a_nomination_lapses_that_nobody_seconds_within_its_time() -> None:
    async with rehearsal(seed=1) as table:
        ann = await by_day(table)
        await nominate(table, "Ann", "Ben")
        assert asked(table.phones["Cem"]) == "second" and asked(ann) == ""
        assert (ann.state["clock"]["what"], lasts(ann)) == ("question", 20 * SECOND)
        await table.wait(20 * SECOND)
        assert [event["seat"] for event in happened(ann, "lapsed")] == ["Ben"]
        assert asked(ann) == "nominate" and left(table) == DAY - 20 * SECOND


@awaited
async def test_a_nominee_is_heard_and_then_all_vote_and_a_missing_vote_is_a_no() -> None:
    async with rehearsal(seed=1) as table:
        ann = await by_day(table)
        await put_on_trial(table)
        assert (ann.state["clock"]["what"], lasts(ann)) == ("defence", 40 * SECOND)
        assert asked(ann) == "" and "all" in ann.state["may"]
        await table.wait(40 * SECOND)
        assert (ann.state["clock"]["what"], lasts(ann), asked(ann)) == ("question", 30 * SECOND, "vote")
        for name in ("Ann", "Cem", "Dan"):
            table.phones[name].answer("yes")
        await table.settle()
        assert not happened(ann, "voted"), "A vote is shown when all are in."
        await table.wait(30 * SECOND)
        (voted,) = happened(ann, "voted")
        assert voted["votes"] == {"Ann": "yes", "Ben": "no", "Cem": "yes", "Dan": "yes", "Eve": "no", "Fay": "no"}
        assert voted["hanged"] == "no"
        assert asked(ann) == "nominate"


@awaited
async def test_a_vote_is_over_as_soon_as_all_are_in() -> None:
    async with rehearsal(seed=1) as table:
        ann = await by_day(table)
        await put_on_trial(table)
        await table.wait(40 * SECOND)
        for phone in table.phones.values():
            phone.answer("yes")
        await table.settle()
        assert happened(ann, "died")[0]["seat"] == "Ben"


@awaited
async def test_the_bell_lets_a_nomination_lapse_that_is_not_seconded() -> None:
    async with rehearsal(seed=1) as table:
        ann = await by_day(table)
        await table.wait(DAY - 5 * SECOND)
        await nominate(table, "Ann", "Ben")
        assert left(table) == 5 * SECOND
        await table.wait(5 * SECOND)
        assert [event["seat"] for event in happened(ann, "lapsed")] == ["Ben"]
        assert ann.phase == "night 2"


@pytest.mark.parametrize("before", [5, 60])
@awaited
async def test_a_vote_that_has_begun_is_finished_after_the_bell_and_is_the_last(before: int) -> None:
    async with rehearsal(seed=1) as table:
        ann = await by_day(table)
        await table.wait(DAY - before * SECOND)
        await put_on_trial(table)
        await table.wait(40 * SECOND)
        assert (asked(ann), left(table)) == ("vote", 30 * SECOND)
        for phone in table.phones.values():
            phone.answer("no")
        await table.settle()
        assert happened(ann, "voted")
        await table.wait(max(0, before - 40) * SECOND)
        assert ann.phase == "night 2"


@awaited
async def test_the_minutes_of_a_book_are_the_talk_of_its_day() -> None:
    async with rehearsal(seed=1) as table:
        ann, *_ = await table.sit("Ann", "Ben", "Cem")
        await table.begin(rulebook="onenight", options={"day-minutes": 3})
        await table.until(lambda: asked(ann) == "vote")
        assert (ann.state["clock"]["what"], lasts(ann)) == ("talk", 3 * MINUTE + 30 * SECOND)
        ann.answer("Ben")
        await table.wait(lasts(ann))
        assert ann.stage == "playing" or ann.stage == "over"
        (pointed,) = [event for event in happened(ann, "pointed") if event["verb"] == "vote"]
        assert set(pointed["votes"]) == {"Ann", "Ben", "Cem"} and pointed["votes"]["Ann"] == "Ben"


@awaited
async def test_an_open_mayor_is_elected_and_hands_the_office_on() -> None:
    async with rehearsal(seed=1) as table:
        ann = await village(table, options={"mayor": "open"})
        assert (asked(ann), lasts(ann)) == ("elect", 45 * SECOND)
        for phone in table.phones.values():
            phone.answer("Ben")
        await table.settle()
        assert {"id": "mayor", "name": "Mayor"} in ann.state["circle"][1]["marks"]
        await table.until(lambda: asked(ann) == "nominate")
        await put_on_trial(table)
        await table.wait(40 * SECOND)
        for phone in table.phones.values():
            phone.answer("yes")
        await table.settle()
        ben = table.phones["Ben"]
        await table.until(lambda: asked(ben) == "bequeath")
        assert (ann.state["clock"]["what"], lasts(ann)) == ("question", 20 * SECOND)
        await table.wait(20 * SECOND)
        assert [place["name"] for place in ann.state["circle"] if place.get("marks")] != ["Ben"]


# -- more time, and less -------------------------------------------------------------------------------------------


@awaited
async def test_the_host_adds_a_minute_to_the_talk() -> None:
    async with rehearsal(seed=1) as table:
        ann = await by_day(table)
        await table.wait(30 * SECOND)
        ann.do("more-time")
        ann.do("more-time")
        await table.settle()
        assert lasts(ann) == DAY + 2 * MINUTE and left(table) == DAY + 2 * MINUTE - 30 * SECOND


@awaited
async def test_a_minute_that_is_added_while_a_nomination_waits_is_added_to_the_talk_not_to_the_question() -> None:
    async with rehearsal(seed=1) as table:
        ann = await by_day(table)
        await nominate(table, "Ann", "Ben")
        ann.do("more-time")
        await table.settle()
        assert left(table) == 20 * SECOND
        await table.wait(20 * SECOND)
        assert left(table) == DAY + MINUTE - 20 * SECOND


async def calls(table: Rehearsal, phone: Phone, phase: str) -> list[int]:
    """How long the parts of all calls of a night last."""
    lengths: list[int] = []
    await table.until(lambda: phone.phase == phase)
    while phone.phase == phase:
        if phone.state["clock"]["what"] == "call":
            lengths.append(lasts(phone))
        await table.ring()
    return lengths


@awaited
async def test_time_that_is_added_by_night_counts_from_the_next_night_on() -> None:
    async with rehearsal(seed=1) as table:
        ann = await village(table)
        before = left(table)
        ann.do("more-time")
        await table.settle()
        assert left(table) == before
        first = await calls(table, ann, "night 1")
        second = await calls(table, ann, "night 2")
        assert set(first) == {15 * SECOND, 20 * SECOND}
        assert set(second) == {20 * SECOND, 25 * SECOND}


@awaited
async def test_the_talk_is_brought_to_its_end_with_a_few_seconds_for_last_words() -> None:
    async with rehearsal(seed=1) as table:
        ann = await by_day(table)
        ann.do("end-talk")
        await table.settle()
        assert left(table) == 15 * SECOND
        await table.wait(10 * SECOND)
        ann.do("end-talk")
        await table.settle()
        assert left(table) == 5 * SECOND
        await table.wait(5 * SECOND)
        assert ann.phase == "night 2"


@awaited
async def test_a_defence_is_brought_to_its_end_at_once() -> None:
    async with rehearsal(seed=1) as table:
        ann = await by_day(table)
        await put_on_trial(table)
        ann.do("end-talk")
        await table.settle()
        assert asked(ann) == "vote"


@awaited
async def test_by_night_there_is_no_talk_to_bring_to_its_end() -> None:
    async with rehearsal(seed=1) as table:
        ann = await village(table)
        assert ann.why(ann.do("end-talk")) == "no-talk-on"


# -- pause ---------------------------------------------------------------------------------------------------------


@awaited
async def test_a_pause_stops_the_clock_and_everything_is_later_by_as_much() -> None:
    async with rehearsal(seed=1) as table:
        ann = await by_day(table)
        await table.wait(10 * SECOND)
        before = left(table)
        ann.do("pause")
        await table.settle()
        assert ann.state["table"]["paused"] and ann.state["clock"] is None
        await table.wait(3 * MINUTE)
        assert ann.phase == "day 1"
        ben = table.phones["Ben"]
        assert ben.why(ben.answer("pass")) == "paused"
        ann.do("resume")
        await table.settle()
        assert not ann.state["table"]["paused"] and left(table) == before
        ben.answer("pass")
        await table.settle()
        assert ben.prompt and ben.prompt["given"] == "pass"


@awaited
async def test_the_bell_rings_later_by_as_much_even_when_a_vote_was_paused() -> None:
    async with rehearsal(seed=1) as table:
        ann = await by_day(table)
        await put_on_trial(table)
        await table.wait(40 * SECOND)
        ann.do("pause")
        await table.wait(10 * MINUTE)
        ann.do("resume")
        await table.settle()
        assert (asked(ann), left(table)) == ("vote", 30 * SECOND)
        for phone in table.phones.values():
            phone.answer("no")
        await table.settle()
        assert left(table) == DAY - 40 * SECOND


@awaited
async def test_by_night_a_pause_waits_until_the_call_under_way_is_over() -> None:
    async with rehearsal(seed=1) as table:
        ann = await village(table)
        witch = table.holder("witch")
        await table.until(lambda: bool(happened(ann, "called")) and happened(ann, "called")[-1]["role"] == "witch")
        number = witch.prompt["n"] if witch.prompt else 0
        ann.do("pause")
        await table.settle()
        assert not ann.state["table"]["paused"] and ann.state["clock"]
        await table.wait(20 * SECOND)
        assert not ann.state["table"]["paused"], (
            "The Witch has two questions, and the call is not over after the first."
        )
        assert witch.prompt and witch.prompt["n"] == number + 1
        await table.wait(20 * SECOND)
        assert ann.state["table"]["paused"] and ann.state["clock"] is None
        await table.wait(10 * MINUTE)
        assert ann.phase == "night 1" and happened(ann, "called")[-1]["role"] == "witch"
        ann.do("resume")
        await table.settle()
        await table.until(lambda: ann.phase == "day 1")


@awaited
async def test_a_pause_that_has_not_come_yet_can_be_called_off() -> None:
    async with rehearsal(seed=1) as table:
        ann = await village(table)
        ann.do("pause")
        assert ann.why(ann.do("pause")) == "paused-already"
        ann.do("resume")
        assert ann.why(ann.do("resume")) == "not-paused"
        await table.until(lambda: ann.phase == "day 1")
        assert not ann.state["table"]["paused"]


@awaited
async def test_a_table_stays_paused_when_the_house_is_opened_again(tmp_path: Path) -> None:
    async with rehearsal(tmp_path / "0.sqlite3", seed=1) as table:
        ann = await by_day(table)
        await table.wait(10 * SECOND)
        before = left(table)
        ann.do("pause")
        await table.settle()
        await table.crash(tmp_path / "1.sqlite3", later=60 * MINUTE)
        ann = table.phones["Ann"]
        assert ann.state["table"]["paused"] and asked(ann) == "nominate"
        ann.do("resume")
        await table.settle()
        assert left(table) == before


@awaited
async def test_a_paused_table_still_lets_people_talk_and_go() -> None:
    async with rehearsal(seed=1) as table:
        ann = await by_day(table)
        ann.do("pause")
        ben = table.phones["Ben"]
        ben.do("say", to="all", text="The door bell!")
        ben.do("leave")
        await table.settle()
        assert ann.talk[-1]["text"] == "The door bell!" and ben.ended
        assert ann.why(ann.do("claim", card="seer")) == "paused"


# -- all of them ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quick", [False, True])
@awaited
async def test_every_moment_of_a_game_has_its_end(quick: bool) -> None:
    async with rehearsal(seed=1) as table:
        ann = await village(table, quick=quick)
        while ann.stage == "playing":
            clock = ann.state["clock"]
            assert clock["since"] <= table.clock.now() <= clock["until"]
            assert clock["what"] in ("call", "pause", "talk", "defence", "question", "story")
            await table.ring()


@awaited
async def test_everybody_is_shown_the_same_clock() -> None:
    async with rehearsal(seed=1) as table:
        ann = await village(table)
        looking_on = await table.look_on()
        while ann.phase != "night 2":
            shown = [phone.state["clock"] for phone in (*table.phones.values(), looking_on)]
            assert all(clock == shown[0] for clock in shown)
            await table.ring()
