"""Write, then send: nobody hears of anything that is not on the disk, and everybody hears of it in order."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nightcall import Refused
from nightcall.server.house import House
from nightcall.store import Store, Unwritten
from nightcall.table.acts import VERSION, Entry, Laid, Plan, Say, Ticked
from nightcall.table.table import Table
from nightcall.testing.clock import HandClock
from nightcall.testing.phone import Phone
from nightcall.testing.rehearsal import NO_LIMITS, Rehearsal, awaited, rehearsal
from nightcall.testing.screen import somehow


class SlowStore(Store):
    """A store whose disk writes when the test says so."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.waiting: list[asyncio.Future[None]] = []
        self.is_slow = False

    def append(self, table: str, seq: int, at: int, body: bytes) -> "asyncio.Future[None]":
        """Take an entry, and write it when the test says so."""
        if not self.is_slow:
            return super().append(table, seq, at, body)
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(written)
        return written

    def write(self) -> None:
        """All that waits is on the disk; those who wait for it have not been told yet."""
        for written in self.waiting:
            written.set_result(None)
        self.waiting = []

    def fail(self) -> None:
        """The disk is full."""
        for written in self.waiting:
            written.set_exception(Unwritten("The disk is full."))
        self.waiting, self.is_slow = [], False


@asynccontextmanager
async def slow_evening() -> AsyncIterator[tuple[Rehearsal, SlowStore]]:
    """An evening over a slow store."""
    store, clock = await SlowStore.open(None), HandClock()
    assert isinstance(store, SlowStore)
    house = House(store, clock, NO_LIMITS, seed=count(1).__next__)
    await house.open()
    try:
        yield Rehearsal(house, clock, store), store
    finally:
        store.write()
        await house.close()


async def told() -> None:
    """Let those who wait be told."""
    for _ in range(5):
        await asyncio.sleep(0)


@awaited
async def test_nobody_hears_of_an_act_before_it_is_on_the_disk() -> None:
    async with slow_evening() as (table, store):
        ann, ben = await table.sit("Ann", "Ben")
        looking_on = await table.look_on()
        store.is_slow = True
        before = [len(phone.messages) for phone in (ann, ben, looking_on)]
        ann.do("say", id="1", to="all", text="Hello!")
        ann.do("say", id="1", to="all", text="Hello!")
        ben.do("say", id="2", to="all", text="Hello, Ann!")
        late = await ben.twin()
        await told()
        assert [len(phone.messages) for phone in (ann, ben, looking_on)] == before and late.messages == []
        store.write()
        await told()
        assert "1" in ann.done and "2" in ben.done
        for phone in (ann, ben, looking_on, late):
            assert [line["text"] for line in phone.talk] == ["Hello!", "Hello, Ann!"]


@awaited
async def test_whoever_sits_down_has_a_seat_when_it_is_on_the_disk() -> None:
    async with slow_evening() as (table, store):
        await table.sit("Ann")
        store.is_slow = True
        sitting = asyncio.ensure_future(table.house.sit(table.code, "Ben", "somewhere"))
        await told()
        assert not sitting.done()
        store.write()
        assert (await sitting).name == "Ben"


@awaited
async def test_what_happens_while_others_are_being_told_comes_after_it() -> None:
    async with slow_evening() as (table, store):
        ann, ben, cem = await table.sit("Ann", "Ben", "Cem")
        store.is_slow = True
        ann.do("add-bot", name="Robo")
        store.write()
        cem.disconnect()  # at just this moment
        await told()
        for phone in (ann, ben):
            assert phone.knows == (await phone.twin()).knows
            people = {person["name"]: person["here"] for person in phone.state["table"]["people"]}
            assert people == {"Ann": True, "Ben": True, "Cem": False, "Robo": False}


@awaited
async def test_talk_and_news_keep_their_order_whoever_comes_and_goes_meanwhile() -> None:
    async with slow_evening() as (table, store):
        ann, ben, cem = await table.sit("Ann", "Ben", "Cem")
        store.is_slow = True
        for number in range(10):
            ann.do("say", to="all", text=f"{number}")
            if number % 3 == 0:
                store.write()
            twin = await cem.twin()
            if number % 2:
                await told()
            twin.disconnect()
        store.write()
        await told()
        for phone in (ann, ben, cem):
            assert [line["text"] for line in phone.talk] == [str(number) for number in range(10)]
            assert [line["n"] for line in phone.talk] == list(range(1, 11))


@awaited
async def test_if_the_disk_is_full_nobody_has_heard_anything_and_all_can_come_back(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with slow_evening() as (table, store):
        ann, ben = await table.sit("Ann", "Ben")
        store.is_slow = True
        ann.do("say", id="1", to="all", text="Hello!")
        ben.do("say", id="2", to="all", text="Hello, Ann!")
        with caplog.at_level(logging.CRITICAL):
            store.fail()
            await told()
        for phone in (ann, ben):
            assert phone.ended and (phone.ended["reason"], phone.ended["again"]) == ("unwritten", True)
            assert phone.talk == [] and not {"1", "2"} & phone.done
        assert ann.why(ann.do("say", id="3", to="all", text="Hello?")) == "unwritten"
        back = await ann.twin()
        assert back.talk == []
        back.do("say", id="1", to="all", text="Hello!")
        await table.settle()
        assert "1" in back.done and [line["text"] for line in back.talk] == ["Hello!"]


@awaited
async def test_of_two_houses_over_one_file_the_slower_one_reads_again_and_loses_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.sqlite3"
    async with rehearsal(path) as here, rehearsal(path) as there:
        ann, ben = await here.sit("Ann", "Ben")
        there.code = here.code
        other = await ben.again(there.house)
        ann.do("say", id="1", to="all", text="Hello!")
        await here.settle()
        with caplog.at_level(logging.CRITICAL):
            other.do("say", id="2", to="all", text="Hello, Ann!")
            await there.settle()
            await told()
        assert other.ended and other.ended["again"] and "2" not in other.done
        back = await ben.again(there.house)
        assert [line["text"] for line in back.talk] == ["Hello!"]
        back.do("say", id="2", to="all", text="Hello, Ann!")
        await there.settle()
        assert "2" in back.done
        assert [entry["act"]["text"] for entry in await here.entries() if entry["act"]["do"] == "say"] == [
            "Hello!",
            "Hello, Ann!",
        ]


@awaited
async def test_a_log_that_cannot_be_read_again_keeps_no_house_from_opening(caplog: pytest.LogCaptureFixture) -> None:
    async with rehearsal() as table:
        (ann,) = await table.sit("Ann")
        await write(
            table,
            "bad",
            "BADXX",
            [Laid("BADXX", "Ann", "key", version=VERSION), Plan(rulebook="a book of another time")],
        )
        await write(table, "odd", "GDDXX", [Say("all", "Hello!")])
        await table.store.lay("none", "NNNXX", table.clock.now())
        house = House(table.store, table.clock, NO_LIMITS)
        with caplog.at_level(logging.CRITICAL):
            await house.open()
            for code, reason in (("BADXX", "unread"), ("GDDXX", "unread"), ("NNNXX", "no-such-table")):
                with pytest.raises(Refused) as refusal:
                    await house.room(code, "somewhere")
                assert refusal.value.reason == reason
        assert {laid.code for laid in await table.store.laid()} == {table.code, "BADXX", "GDDXX"}
        back = await ann.again(house)
        assert back.state["you"] == "Ann"


async def write(table: Rehearsal, id: str, code: str, acts: list[Any]) -> None:
    """Write a log by hand."""
    from msgspec.json import encode

    await table.store.lay(id, code, table.clock.now())
    for number, act in enumerate(acts, 1):
        who = "" if isinstance(act, Laid) else "Ann"
        await table.store.append(id, number, table.clock.now(), encode(Entry(table.clock.now(), act, who)))


@awaited
async def test_a_game_of_another_version_ends_with_a_notice(tmp_path: Path) -> None:
    async with rehearsal(tmp_path / "0.sqlite3") as table:
        ann, *_ = await table.sit("Ann", "Ben", "Cem")
        laid = await table.store.find(table.code)
        assert laid
        from msgspec.json import encode

        from nightcall.table.acts import Begun

        entry = Entry(table.clock.now(), Begun(1, version=999), "Ann")
        await table.store.append(laid.id, len(await table.entries()) + 1, entry.at, encode(entry))
        await table.crash(tmp_path / "1.sqlite3")
        ann = table.phones["Ann"]
        assert ann.stage == "closed" and "another version" in ann.state["table"]["notice"]
        assert ann.why(ann.do("start")) in ("closed", "not-in-lobby")


@awaited
async def test_a_table_at_which_nothing_has_happened_for_a_week_is_closed_when_the_house_opens(tmp_path: Path) -> None:
    week = 7 * 24 * 60 * 60 * 1000
    async with rehearsal(tmp_path / "0.sqlite3") as table:
        await table.sit("Ann")
        table.phones = {}
        await table.crash(tmp_path / "1.sqlite3", later=week)
        assert len(await table.store.laid()) == 1
        await table.crash(tmp_path / "2.sqlite3", later=1)
        assert await table.store.laid() == []


@awaited
async def test_a_room_that_nobody_is_in_is_left_and_found_again() -> None:
    async with rehearsal() as table:
        ann, _ = await table.sit("Ann", "Ben")
        ann.do("say", to="all", text="Good night.")
        await table.settle()
        for phone in table.phones.values():
            phone.disconnect()
        await table.wait(20 * 60 * 1000)
        assert table.code not in table.house._rooms
        back = await Phone(table.house, ann.code, ann.name, ann.token).connect()
        assert [line["text"] for line in back.talk] == ["Good night."]


@awaited
async def test_nobody_hears_of_what_could_not_be_written_though_more_is_done_in_the_same_moment() -> None:
    async with slow_evening() as (table, store):
        ann, ben = await table.sit("Ann", "Ben")
        store.is_slow = True
        said = ann.do("say", to="all", text="never written")
        store.waiting.pop().set_exception(Unwritten("The disk is full."))
        ben.do("say", to="all", text="meanwhile")  # before the room has heard of it
        assert said not in ann.done
        assert not ben.talk
        for written in store.waiting:
            written.set_exception(Unwritten("The disk is full."))
        store.waiting = []
        await told()
        assert said not in ann.done
        assert ann.ended is not None
        assert ann.ended["again"]


# -- what was not foreseen ---------------------------------------------------------------------------------------------


def break_down(monkeypatch: pytest.MonkeyPatch, kind: type[Any]) -> None:
    """Let one kind of act fail in the middle of its work."""

    def fail(act: Any, table: Table, who: str, at: int) -> None:
        table.notice = "half done"
        raise KeyError("not foreseen")

    monkeypatch.setattr(kind, "do", fail)


@awaited
@pytest.mark.parametrize("kind", [Say, Ticked])
async def test_a_room_in_which_something_fails_is_given_up_and_read_again(
    kind: type[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with rehearsal() as table:
        ann, *_ = await table.sit("Ann", "Ben", "Cem")
        if kind is Ticked:
            await table.begin()
        break_down(monkeypatch, kind)
        with caplog.at_level(logging.CRITICAL):
            if kind is Say:
                assert ann.why(ann.do("say", to="all", text="Hello!")) == "unwritten"
            else:
                await table.until(lambda: bool(ann.ended))
        assert ann.ended and ann.ended["again"]
        assert table.code not in table.house._rooms
        monkeypatch.undo()
        back = await ann.again(table.house)
        await table.settle()
        assert back.state["you"] == "Ann" and not back.state["table"]["notice"]


@awaited
async def test_a_log_of_something_not_foreseen_keeps_no_house_from_opening(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with rehearsal() as table:
        ann, *_ = await table.sit("Ann")
        ann.do("say", to="all", text="Hello!")
        await table.settle()
        await write(table, "good", "GDDXX", [Laid("GDDXX", "Ann", "key", version=VERSION)])
        break_down(monkeypatch, Say)
        house = House(table.store, table.clock, NO_LIMITS)
        with caplog.at_level(logging.CRITICAL):
            await house.open()
            assert (await house.look("GDDXX", "somewhere")).seats == ["Ann"]
            with pytest.raises(Refused, match="could not read"):
                await house.room(table.code, "somewhere")
        monkeypatch.undo()
        assert (await house.look(table.code, "somewhere")).seats == ["Ann"]


@awaited
async def test_somebody_who_stops_waiting_at_the_door_silences_nobody() -> None:
    async with slow_evening() as (table, store):
        ann, *_ = await table.sit("Ann")
        store.is_slow = True
        sitting = asyncio.ensure_future(table.house.sit(table.code, "Ben", "somewhere"))
        await told()
        sitting.cancel()
        await told()
        said = ann.do("say", to="all", text="Hello!")
        store.write()
        await told()
        assert said in ann.done and [person["name"] for person in ann.state["table"]["people"]] == ["Ann", "Ben"]


@awaited
async def test_a_table_that_could_not_be_laid_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    async with rehearsal() as table:

        async def lay(*given: Any) -> None:
            raise Unwritten("The disk is full.")

        monkeypatch.setattr(table.store, "lay", lay)
        with pytest.raises(Refused, match="could not write"):
            await table.house.lay("Ann", False, "somewhere")


@awaited
async def test_a_game_that_is_paused_or_moderated_waits_in_the_store_when_all_have_gone(tmp_path: Path) -> None:
    async with rehearsal() as table:
        ann, *_ = await table.sit("Ann", "Ben", "Cem")
        await table.begin()
        ann.do("pause")
        await table.until(lambda: bool(ann.state["table"]["paused"]))
        for phone in table.phones.values():
            phone.disconnect()
        await table.wait(20 * 60 * 1000)
        assert table.code not in table.house._rooms
        back = await ann.again(table.house)
        assert back.stage == "playing" and back.state["table"]["paused"]


# -- asked twice, done once --------------------------------------------------------------------------------------------

TOKEN = "a-secret-of-128-bits-00"


@awaited
async def test_whoever_sits_down_twice_with_the_same_secret_has_one_seat() -> None:
    async with rehearsal() as table:
        await table.sit("Ann")
        tickets = [await table.house.sit(table.code, " Ben ", "somewhere", TOKEN) for _ in range(2)]
        assert tickets[0] == tickets[1] and tickets[0].token == TOKEN
        assert (await table.house.look(table.code, "somewhere")).seats == ["Ann", "Ben"]
        assert (await table.house.sit(table.code, "Cem", "somewhere", TOKEN)).name == "Ben"


@awaited
async def test_whoever_takes_a_seat_twice_with_the_same_secret_has_it() -> None:
    async with rehearsal() as table:
        ann, ben = await table.sit("Ann", "Ben")
        asked = ben.link(hands_over=True)
        await table.settle()
        link = ben.code_for(asked)
        tickets = [await table.house.redeem(table.code, link, "", "somewhere", TOKEN) for _ in range(2)]
        assert tickets[0] == tickets[1] and tickets[0].name == "Ben"
        with pytest.raises(Refused, match="used already"):
            await table.house.redeem(table.code, link, "", "somewhere", TOKEN + "x")
        assert not ann.ended and ben.ended


@awaited
async def test_whoever_leaves_hears_that_it_is_done() -> None:
    async with rehearsal() as table:
        _, ben = await table.sit("Ann", "Ben")
        left = ben.do("leave")
        await table.settle()
        assert left in ben.done and ben.ended


@awaited
async def test_only_those_who_played_read_the_record() -> None:
    async with rehearsal() as table:
        ann, *_ = await table.sit("Ann", "Ben", "Cem")
        await table.begin(rulebook="onenight")
        await table.until(lambda: ann.stage == "over")
        newcomer = await table.house.sit(table.code, "Dan", "somewhere")
        assert (await table.house.record(table.code, ann.token, "somewhere"))["setup"]["seats"] == ["Ann", "Ben", "Cem"]
        with pytest.raises(Refused, match="those who played"):
            await table.house.record(table.code, newcomer.token, "somewhere")


@awaited
async def test_while_a_bot_plays_a_seat_its_player_answers_nothing() -> None:
    async with rehearsal() as table:
        ann, *_ = await table.sit("Ann", "Ben", "Cem")
        await table.begin(rulebook="onenight")
        ann.do("let-bot-play", bot=True)
        await table.until(lambda: ann.is_asked)
        assert ann.why(ann.answer("pass")) == "bot-plays"
        assert ann.why(ann.do("claim", card="seer")) == "bot-plays"
        assert not ann.why(ann.do("let-bot-play", bot=False))
        await table.until(lambda: ann.is_asked)
        assert ann.prompt and not ann.why(ann.answer(somehow(ann.prompt, Random(0))))
