"""The lobby: who sits where, what is planned, and one game after another with the same people."""

from typing import Any

import pytest

from nightcall import Refused
from nightcall.engine.rulebook import RULEBOOKS, Rulebook
from nightcall.table.acts import VERSION, AddBot, Begun, Entry, Laid, Plan
from nightcall.table.table import Table
from nightcall.testing.phone import Phone
from nightcall.testing.rehearsal import Rehearsal, awaited, rehearsal
from nightcall.testing.screen import facts
from nightcall.testing.tables import lobby, state


def names(phone: Phone) -> list[str]:
    return [person["name"] for person in phone.state["table"]["people"]]


async def do(table: Rehearsal, phone: Phone, act: str, **fields: Any) -> str:
    """Do something, and say why it was refused, if it was: in one sentence."""
    id = phone.do(act, **fields)
    await table.settle()
    if id in phone.refused:
        text = phone.refused[id]["text"]
        assert text.endswith(".") and "\n" not in text and "{" not in text
    return phone.why(id)


# -- seats ---------------------------------------------------------------------------------------------------------


@awaited
async def test_all_sit_in_the_order_that_the_host_chooses() -> None:
    async with rehearsal() as table:
        ann, ben, _ = await table.sit("Ann", "Ben", "Cem")
        for wrong in (
            [],
            ["Ann"],
            ["Ann", "Ben"],
            ["Ann", "Ben", "Ben"],
            ["Ann", "Ben", "Cem", "Dan"],
            ["ann", "ben", "cem"],
        ):
            assert await do(table, ann, "order", seats=wrong) == "not-the-seats"
        assert await do(table, ann, "order", seats=["Cem", "Ann", "Ben"]) == ""
        assert names(ben) == ["Cem", "Ann", "Ben"]
        await table.begin(rulebook="onenight")
        assert [place["name"] for place in ben.state["circle"]] == ["Cem", "Ann", "Ben"]
        assert await do(table, ann, "order", seats=["Ann", "Ben", "Cem"]) == "not-in-lobby"


@awaited
async def test_a_name_can_be_changed_before_the_game_to_one_that_is_free() -> None:
    async with rehearsal() as table:
        ann, ben = await table.sit("Ann", "Ben")
        assert await do(table, ann, "rename", name="ben") == "name-taken"
        assert await do(table, ann, "rename", name="") == "seat-name-form"
        assert await do(table, ann, "rename", name="a\u202eb") == "seat-name-form"
        assert await do(table, ann, "rename", name="werewolf") == "seat-name-reserved"
        assert names(ben) == ["Ann", "Ben"]
        assert await do(table, ann, "rename", name="ANN") == ""
        assert await do(table, ann, "rename", name=" Zoe ") == ""
        assert names(ben) == ["Zoe", "Ben"] and ben.state["table"]["host"] == "Zoe" and ann.state["you"] == "Zoe"
        assert await do(table, ann, "add-bot") == "", "Whoever is the host stays the host."
        assert await do(table, ben, "rename", name="Ann") == "", "A name that was given up is free."


@awaited
async def test_a_name_cannot_be_changed_in_a_game() -> None:
    async with rehearsal() as table:
        ann, *_ = await table.sit("Ann", "Ben", "Cem")
        await table.begin(rulebook="onenight")
        assert await do(table, ann, "rename", name="Zoe") == "not-in-lobby"


@awaited
async def test_nobody_sits_down_under_a_name_that_is_taken_or_while_a_game_is_on() -> None:
    async with rehearsal() as table:
        await table.sit("Ann", "Ben", "Cem")
        with pytest.raises(Refused) as refusal:
            await table.house.sit(table.code, "ANN", "somewhere")
        assert refusal.value.reason == "name-taken"
        await table.begin(rulebook="onenight")
        with pytest.raises(Refused) as refusal:
            await table.house.sit(table.code, "Dan", "somewhere")
        assert refusal.value.reason == "under-way"


@awaited
async def test_bots_have_names_of_their_own_and_a_table_has_fifty_seats() -> None:
    async with rehearsal() as table:
        (ann,) = await table.sit("Ann")
        assert await do(table, ann, "add-bot", name="ann") == "name-taken"
        assert await do(table, ann, "add-bot", name="Robo") == ""
        for _ in range(48):
            assert await do(table, ann, "add-bot") == ""
        assert len(set(names(ann))) == 50
        assert await do(table, ann, "add-bot") == "table-full"
        with pytest.raises(Refused) as refusal:
            await table.house.sit(table.code, "Ben", "somewhere")
        assert refusal.value.reason == "table-full"


# -- the plan ------------------------------------------------------------------------------------------------------


def planned(book: Rulebook, seats: int, **plan: Any) -> Table:
    """A table of so many, with a plan."""
    table = Table()
    table.apply(Entry(0, Laid("BCDFG", "Ann", "key", version=VERSION)))
    for number in range(1, seats):
        table.apply(Entry(0, AddBot(f"P{number}"), "Ann"))
    table.apply(Entry(0, Plan(rulebook=book.id, **plan), "Ann"))
    return table


@pytest.mark.parametrize("book", RULEBOOKS)
def test_every_named_set_of_a_book_can_be_played_by_every_number_that_it_is_made_for(book: str) -> None:
    rulebook = RULEBOOKS[book]
    named = {name: list(table) for name, table in rulebook.sets.items()}
    named |= {name: list(rulebook.seats) for name in (*rulebook.draws, "")}
    for name, sizes in named.items():
        for seats in sizes:
            table = planned(rulebook, seats, set=name)
            shown = lobby(table)
            assert shown["problem"] == "", (name, seats)
            table.apply(Entry(0, Begun(seats, rulebook.version), "Ann"))
            assert table.stage == "playing" and table.play
            dealt = sorted(table.play.game.cards_in_play)
            assert shown["cards"] == ([] if name in rulebook.draws else dealt)
            for viewer in ("Ann", "") if seats in rulebook.seats[:6] else ():
                assert state(table, viewer)["circle"][0]["name"] == "Ann"


@pytest.mark.parametrize("book", RULEBOOKS)
def test_every_option_of_a_book_can_be_played(book: str) -> None:
    rulebook = RULEBOOKS[book]
    for option in rulebook.options:
        for value in list(option.values)[:4]:
            table = planned(rulebook, rulebook.seats[4], options={option.name: value})
            assert lobby(table)["problem"] == ""
            table.apply(Entry(0, Begun(1, rulebook.version), "Ann"))
            assert state(table, "Ann")["table"]["stage"] == "playing"


@pytest.mark.parametrize("book", RULEBOOKS)
def test_a_number_of_seats_that_a_book_is_not_made_for_is_a_problem_in_one_sentence(book: str) -> None:
    rulebook = RULEBOOKS[book]
    for seats in (1, rulebook.seats[0] - 1, min(50, rulebook.seats[-1] + 1)):
        if seats not in rulebook.seats:
            table = planned(rulebook, seats)
            problem = lobby(table)["problem"]
            assert problem.endswith(".")
            with pytest.raises(Refused) as refusal:
                table.apply(Entry(0, Begun(1, rulebook.version), "Ann"))
            assert str(refusal.value) == problem and table.stage == "lobby"


@awaited
async def test_a_plan_that_nobody_could_play_is_refused_and_the_old_one_stays() -> None:
    async with rehearsal() as table:
        ann, *_ = await table.sit("Ann", "Ben", "Cem")
        assert await do(table, ann, "plan", rulebook="daybreak") == ""
        for plan, why in (
            ({"rulebook": "chess"}, "no-such-rulebook"),
            ({"rulebook": "onenight", "set": "huge"}, "no-such-set"),
            ({"rulebook": "onenight", "cards": ["dragon"]}, "no-such-role"),
            ({"pace": "hasty"}, "no-such-pace"),
            ({"deal": {"Ann": "seer"}}, "not-moderated"),
            ({"unknown": True}, "not-moderated"),
            ({"center": ["seer"]}, "not-moderated"),
        ):
            assert await do(table, ann, "plan", **plan) == why
        assert ann.state["table"]["plan"]["rulebook"] == "daybreak"


@awaited
async def test_what_is_still_missing_is_said_in_the_lobby_and_a_start_is_refused_with_the_same_words() -> None:
    async with rehearsal() as table:
        ann, ben, _ = await table.sit("Ann", "Ben", "Cem")
        for plan in (
            {"rulebook": "village"},
            {"rulebook": "onenight", "cards": ["seer"]},
            {"rulebook": "onenight", "cards": ["mason", *["villager"] * 3, "seer", "werewolf"]},
            {"rulebook": "onenight", "options": {"day-minutes": 10**6}},
            {"rulebook": "onenight", "options": {"weather": "rain"}},
            {"rulebook": "onenight", "mayor": "Ann"},
            {"rulebook": "onenight", "extra": "seer"},
            {"rulebook": "onenight", "quick": True},
        ):
            assert await do(table, ann, "plan", **plan) == ""
            problem = ben.state["table"]["problem"]
            assert problem.endswith(".")
            id = ann.do("start")
            await table.settle()
            assert ann.refused[id]["text"] == problem and ben.stage == "lobby"


@awaited
async def test_a_plan_is_the_whole_plan_each_time() -> None:
    async with rehearsal() as table:
        ann, ben = await table.sit("Ann", "Ben")
        usual = ben.state["table"]["plan"]
        await do(table, ann, "plan", rulebook="classic", pace="slow", pack_talk=True, spectators=False, amulet="lot")
        assert ben.state["table"]["plan"] == usual | {
            **{"rulebook": "classic", "pace": "slow", "pack_talk": True, "spectators": False, "amulet": "lot"}
        }
        await do(table, ann, "plan")
        assert ben.state["table"]["plan"] == usual


@awaited
async def test_cards_can_be_chosen_by_hand_and_where_they_depart_from_the_advice_the_lobby_says_so() -> None:
    async with rehearsal(seed=1) as table:
        ann, ben, cem = await table.sit("Ann", "Ben", "Cem")
        cards = ["insomniac", "drunk", "minion", "villager", "villager", "tanner"]
        await do(table, ann, "plan", rulebook="onenight", cards=cards)
        assert ben.state["table"]["cards"] == sorted(cards)
        assert ben.state["table"]["advice"] and ben.state["table"]["problem"] == ""
        await do(table, ann, "start")
        assert {ann.card, ben.card, cem.card} <= set(cards)
        opened = facts(ann.events, "opened")[0]
        assert opened["cards"] == {"insomniac": 1, "drunk": 1, "minion": 1, "villager": 2, "tanner": 1}


@awaited
async def test_quick_nights_are_played_only_if_every_person_agrees() -> None:
    async with rehearsal() as table:
        ann, ben = await table.sit("Ann", "Ben")
        await do(table, ann, "add-bot")
        await do(table, ann, "plan", rulebook="onenight", quick=True)
        assert await do(table, ann, "start") == "not-all-agree"
        await do(table, ann, "agree", quick=True)
        assert await do(table, ann, "start") == "not-all-agree"
        await do(table, ben, "agree", quick=True)
        assert ben.state["table"]["problem"] == ""
        await do(table, ben, "agree", quick=False)
        assert await do(table, ann, "start") == "not-all-agree"
        await do(table, ben, "agree", quick=True)
        assert await do(table, ann, "start") == ""
        assert ben.state["table"]["quick"] is True


@awaited
async def test_where_nobody_may_look_on_those_who_do_are_sent_away() -> None:
    async with rehearsal() as table:
        ann, *_ = await table.sit("Ann", "Ben", "Cem")
        looking_on = await table.look_on()
        await do(table, ann, "plan", spectators=False)
        assert looking_on.ended and looking_on.ended["reason"] == "no-spectators"
        with pytest.raises(Refused):
            await table.look_on()
        assert (await table.house.look(table.code, "x")).spectators is False


@awaited
async def test_nothing_is_planned_while_a_game_is_on() -> None:
    async with rehearsal() as table:
        ann, *_ = await table.sit("Ann", "Ben", "Cem")
        await table.begin(rulebook="onenight")
        for act, fields in (("plan", {}), ("add-bot", {}), ("agree", {"quick": True}), ("start", {})):
            assert await do(table, ann, act, **fields) == "not-in-lobby"
        assert await do(table, ann, "again") == "not-over"


# -- once more -----------------------------------------------------------------------------------------------------


async def one_night(table: Rehearsal) -> None:
    """Play a night to its end."""
    ann = next(iter(table.phones.values()))
    await table.until(lambda: ann.stage == "over")


@awaited
async def test_the_same_people_play_again_with_the_same_plan_and_other_cards() -> None:
    async with rehearsal(seed=1) as table:
        ann, ben, cem = await table.sit("Ann", "Ben", "Cem")
        looking_on = await table.look_on()
        dealt: set[tuple[str, ...]] = set()
        for game in range(1, 5):
            await table.begin(1 if game == 1 else 0, rulebook="onenight", options={"day-minutes": 1})
            dealt.add((ann.card, ben.card, cem.card))
            assert ann.talk == [] and ann.events[0]["n"] == 1
            ben.do("let-bot-play", bot=True)
            await one_night(table)
            assert await do(table, ben, "again") == "not-the-host"
            assert await do(table, ann, "again") == ""
            for phone in (ann, ben, cem, looking_on):
                assert phone.stage == "lobby" and phone.events == [] and "circle" not in phone.knows["state"]
            people = {person["name"]: person["player"] for person in ben.state["table"]["people"]}
            assert people == {"Ann": "person", "Ben": "person", "Cem": "person", "Ada": "bot"}
            assert ben.state["table"]["plan"]["options"] == {"day-minutes": 1}
        assert len(dealt) > 1


@awaited
async def test_somebody_who_sits_down_when_a_game_is_over_plays_in_the_next() -> None:
    async with rehearsal(seed=1) as table:
        ann, *_ = await table.sit("Ann", "Ben", "Cem")
        await table.begin(rulebook="onenight", options={"day-minutes": 1})
        await one_night(table)
        *_, dan = await table.sit("Dan")
        assert ann.stage == dan.stage == "over" and names(ann) == ["Ann", "Ben", "Cem", "Dan"]
        assert [place["name"] for place in dan.state["circle"]] == ["Ann", "Ben", "Cem"]
        await do(table, ann, "again")
        await do(table, ann, "start")
        assert dan.stage == "playing" and dan.card


@awaited
async def test_whoever_leaves_when_a_game_is_over_is_gone_in_the_next() -> None:
    async with rehearsal(seed=1) as table:
        ann, ben, _, dan = await table.sit("Ann", "Ben", "Cem", "Dan")
        await table.begin(rulebook="onenight", options={"day-minutes": 1})
        await one_night(table)
        ben.do("leave")
        await table.settle()
        assert names(ann) == ["Ann", "Cem", "Dan"] and len(ann.state["circle"]) == 4
        assert dan.knows == (await dan.twin()).knows
        await do(table, ann, "again")
        await do(table, ann, "start")
        assert [place["name"] for place in ann.state["circle"]] == ["Ann", "Cem", "Dan"]


@awaited
async def test_the_record_of_a_game_can_be_read_when_it_is_over_and_by_those_who_sit_there() -> None:
    async with rehearsal(seed=1) as table:
        ann, *_ = await table.sit("Ann", "Ben", "Cem")
        await table.begin(rulebook="onenight", options={"day-minutes": 1})
        for token, why in ((ann.token, "not-over-yet"), ("x", "not-your-seat"), ("", "not-your-seat")):
            with pytest.raises(Refused) as refusal:
                await table.house.record(table.code, token, "somewhere")
            assert refusal.value.reason == why
        await one_night(table)
        record = await table.house.record(table.code, ann.token, "somewhere")
        assert record["setup"]["seats"] == ["Ann", "Ben", "Cem"]
        with pytest.raises(Refused):
            await table.house.record(table.code, "", "somewhere")
