"""Whose table it is: hosts come and go, and a table without people is closed."""

from functools import partial
from typing import Any

import pytest

from nightcall import Refused
from nightcall.testing.phone import Phone
from nightcall.testing.rehearsal import Rehearsal, awaited, rehearsal

MINUTE = 60_000
NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")


def host(phone: Phone) -> str:
    return str(phone.state["table"]["host"])


async def sit(table: Rehearsal, is_on: bool) -> list[Phone]:
    """Three people, in the lobby or in a game."""
    phones = await table.sit("Ann", "Ben", "Cem")
    if is_on:
        await table.begin(rulebook="onenight")
    return phones


def player(phone: Phone, name: str) -> str:
    """Who plays a seat."""
    return str({person["name"]: person["player"] for person in phone.state["table"]["people"]}[name])


# -- the host ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_on", [False, True])
@awaited
async def test_when_the_host_leaves_somebody_else_is_the_host_at_once(is_on: bool) -> None:
    async with rehearsal() as table:
        ann, ben, cem = await sit(table, is_on)
        ann.do("leave")
        await table.settle()
        assert ann.ended and host(ben) == host(cem) == "Ben"
        assert [person["name"] for person in cem.state["table"]["people"]][-2:] == ["Ben", "Cem"]


@pytest.mark.parametrize("is_on", [False, True])
@awaited
async def test_a_host_who_is_gone_for_a_minute_is_followed_by_somebody_who_is_there(is_on: bool) -> None:
    async with rehearsal() as table:
        ann, ben, cem = await sit(table, is_on)
        ben.disconnect()
        ann.disconnect()
        await table.wait(MINUTE - 1)
        assert host(cem) == "Ann"
        await table.wait(1)
        assert host(cem) == "Cem"
        back = await ann.twin()
        await table.settle()
        assert host(back) == "Cem"


@awaited
async def test_a_host_who_comes_back_within_a_minute_is_still_the_host() -> None:
    async with rehearsal() as table:
        ann, ben, _ = await table.sit("Ann", "Ben", "Cem")
        for _ in range(3):
            ann.disconnect()
            await table.wait(MINUTE - 1)
            ann = await ann.twin()
        await table.wait(10 * MINUTE)
        assert host(ben) == "Ann"


@awaited
async def test_a_host_with_another_device_is_not_gone() -> None:
    async with rehearsal() as table:
        ann, ben = await table.sit("Ann", "Ben")
        await ann.twin()
        ann.disconnect()
        await table.wait(10 * MINUTE)
        assert host(ben) == "Ann"


@awaited
async def test_where_nobody_is_there_the_host_stays_and_the_first_who_comes_back_waits_a_minute() -> None:
    async with rehearsal() as table:
        ann, ben = await table.sit("Ann", "Ben")
        ann.disconnect()
        ben.disconnect()
        await table.wait(5 * MINUTE)
        back = await ben.twin()
        await table.settle()
        assert host(back) == "Ann"
        await table.wait(MINUTE)
        assert host(back) == "Ben"


@awaited
async def test_the_host_can_give_the_table_to_another_person_but_to_no_bot() -> None:
    async with rehearsal() as table:
        ann, _ = await table.sit("Ann", "Ben")
        ann.do("add-bot", name="Robo")
        assert ann.why(ann.do("give-host", seat="Robo")) == "no-host"
        assert ann.why(ann.do("give-host", seat="Nobody")) == "no-such-seat"
        ann.do("give-host", seat="Ben")
        await table.settle()
        assert host(ann) == "Ben"
        assert ann.why(ann.do("add-bot")) == "not-the-host"


@awaited
async def test_a_host_who_is_not_there_when_the_table_is_given_is_gone_for_a_minute_as_well() -> None:
    async with rehearsal() as table:
        ann, ben, cem = await table.sit("Ann", "Ben", "Cem")
        ben.disconnect()
        await table.wait(10 * MINUTE)
        ann.do("give-host", seat="Ben")
        await table.wait(MINUTE)
        assert host(cem) == "Ann"


# -- going away ----------------------------------------------------------------------------------------------------


@awaited
async def test_whoever_leaves_or_is_sent_away_in_a_lobby_leaves_no_chair() -> None:
    async with rehearsal() as table:
        ann, ben, cem = await table.sit("Ann", "Ben", "Cem")
        ann.do("add-bot", name="Robo")
        ben.do("leave")
        ann.do("kick", seat="Cem")
        ann.do("kick", seat="Robo")
        await table.settle()
        assert [person["name"] for person in ann.state["table"]["people"]] == ["Ann"]
        for gone in (ben, cem):
            assert gone.ended and not gone.ended["again"]
            with pytest.raises(Refused):
                await gone.twin()
        assert ann.why(ann.do("kick", seat="Ann")) == "kick-yourself"


@awaited
async def test_in_a_game_a_bot_plays_on_for_whoever_leaves_or_is_sent_away() -> None:
    async with rehearsal() as table:
        ann, ben, cem = await sit(table, is_on=True)
        ben.do("leave")
        ann.do("kick", seat="Cem")
        await table.settle()
        assert [player(ann, name) for name in ("Ann", "Ben", "Cem")] == ["person", "bot", "bot"]
        assert ben.ended and cem.ended
        await table.until(lambda: ann.stage == "over")
        acts = {entry["who"] for entry in await table.entries() if entry["act"]["do"] == "answer"}
        assert acts == {"Ben", "Cem"}


@awaited
async def test_somebody_lets_a_bot_play_and_takes_the_seat_back() -> None:
    async with rehearsal() as table:
        ann, ben, _ = await sit(table, is_on=True)
        ben.do("let-bot-play", bot=True)
        await table.settle()
        assert player(ann, "Ben") == "bot" and not ben.ended
        await table.until(lambda: bool(ben.prompt and "given" in ben.prompt))
        ben.do("let-bot-play", bot=False)
        await table.settle()
        assert player(ann, "Ben") == "person" and ben.prompt
        number = ben.prompt["n"]
        await table.until(lambda: bool(ben.prompt and ben.prompt["n"] > number))
        answers = [entry["act"] for entry in await table.entries() if entry.get("who") == "Ben"]
        assert [act["prompt"] for act in answers if act["do"] == "answer"] == [number]


@awaited
async def test_whoever_opens_a_seat_that_a_bot_plays_by_a_link_plays_it() -> None:
    async with rehearsal() as table:
        ann, ben, _ = await sit(table, is_on=True)
        id = ben.link(hands_over=True)
        ben.do("let-bot-play", bot=True)
        await table.settle()
        await table.house.redeem(table.code, ben.code_for(id), "", "elsewhere")
        await table.settle()
        assert player(ann, "Ben") == "person"


# -- closed --------------------------------------------------------------------------------------------------------


async def is_listed(table: Rehearsal) -> bool:
    """Whether the store still counts a table among those that are not closed."""
    return table.code in [laid.code for laid in await table.store.laid()]


@pytest.mark.parametrize("is_on", [False, True])
@awaited
async def test_a_table_that_everybody_has_left_is_closed_for_good(is_on: bool) -> None:
    async with rehearsal() as table:
        phones = await sit(table, is_on)
        looking_on = await table.look_on()
        assert await is_listed(table)
        for phone in phones:
            phone.do("leave")
            await table.settle()
        assert looking_on.stage == "closed" and "Everybody has left" in looking_on.state["table"]["notice"]
        assert not await is_listed(table)
        with pytest.raises(Refused) as refusal:
            await table.house.sit(table.code, "Dan", "somewhere")
        assert refusal.value.reason == "closed"
        assert (await table.house.look(table.code, "somewhere")).stage == "closed"


@awaited
async def test_a_table_with_bots_alone_is_closed() -> None:
    async with rehearsal() as table:
        (ann,) = await table.sit("Ann")
        looking_on = await table.look_on()
        ann.do("add-bot")
        ann.do("add-bot")
        ann.do("leave")
        await table.settle()
        assert looking_on.stage == "closed" and not await is_listed(table)


@pytest.mark.parametrize("plan", [{}, {"quick": True}])
@awaited
async def test_a_table_that_only_the_clock_plays_for_two_rounds_is_closed(plan: dict[str, Any]) -> None:
    async with rehearsal(seed=1) as table:
        ann, *_ = await table.sit(*NAMES)
        cards = ["werewolf", "werewolf", "seer", "villager", "villager", "villager"]
        await table.begin(rulebook="village", cards=cards, **plan)
        await table.until(lambda: ann.stage != "playing")
        assert ann.stage == "closed" and "two whole rounds" in ann.state["table"]["notice"]
        assert ann.phase in ("night 3", "dawn 3", "day 3", "night 4")
        assert not await is_listed(table)
        assert ann.why(ann.do("say", to="all", text="Hello?")) == "closed"


def may_talk_on(phone: Phone, day: int) -> bool:
    return phone.phase == f"day {day}" and "all" in phone.state["may"]


@awaited
async def test_a_person_who_does_anything_at_all_keeps_the_table_open() -> None:
    async with rehearsal(seed=1) as table:
        ann, *_ = await table.sit(*NAMES)
        await table.begin(rulebook="village", cards=["werewolf", "werewolf", *["villager"] * 4])
        for day in range(1, 6):
            await table.until(partial(may_talk_on, ann, day))
            ann.do("say", to="all", text="I am still here.")
            await table.settle()
        assert ann.stage == "playing"


@awaited
async def test_a_closed_table_is_shown_to_those_who_come_back() -> None:
    async with rehearsal() as table:
        ann, ben, _ = await sit(table, is_on=True)
        for phone in (ann, ben):
            phone.disconnect()
        await table.wait(24 * 60 * MINUTE)
        back = await ann.twin()
        await table.settle()
        assert back.stage in ("over", "closed")


@awaited
async def test_a_house_that_goes_down_sends_everybody_home_to_come_back() -> None:
    async with rehearsal() as table:
        ann, *_ = await sit(table, is_on=True)
        looking_on = await table.look_on()
        await table.house.close()
        for phone in (ann, looking_on):
            assert phone.ended and (phone.ended["reason"], phone.ended["again"]) == ("going-down", True)
