"""A connection: who it is comes first, rubbish is refused, and whoever does not read is dropped, never waited for."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
import pytest
from litestar import Litestar, WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from nightcall.cli.serve import config_of
from nightcall.server.limits import Limits, Rate
from nightcall.server.protocol import VERSION
from nightcall.server.socket import Connection
from nightcall.testing.door import door
from nightcall.testing.rehearsal import NO_LIMITS, Rehearsal, awaited, rehearsal


class Wire:
    """A browser's end of a socket."""

    def __init__(self, table: Rehearsal) -> None:
        self.heard: list[dict[str, Any]] = []
        self.is_closed = self._is_gone = False
        self._reads = asyncio.Event()
        self._reads.set()
        self._frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        socket = cast("WebSocket[Any, Any, Any]", self)
        self.connection = Connection(socket, table.house, "somewhere")
        self.task = asyncio.create_task(self.connection.serve())

    # -- what the server sees --------------------------------------------------------------------------------------

    async def receive(self) -> dict[str, Any]:
        return await self._frames.get()

    async def send(self, event: dict[str, Any]) -> None:
        await self._reads.wait()
        if self._is_gone:
            raise WebSocketDisconnect(detail="connection is disconnected")
        self.heard.append(msgspec.json.decode(event["text"]))

    async def close(self) -> None:
        self.is_closed = True

    # -- what the browser does -------------------------------------------------------------------------------------

    def say(self, frame: Any) -> None:
        """Send a frame: a message, or any text or bytes."""
        raw = frame if isinstance(frame, str | bytes) else msgspec.json.encode(frame).decode()
        self._frames.put_nowait({"type": "websocket.receive", "bytes" if isinstance(raw, bytes) else "text": raw})

    def hello(self, code: str, token: str = "") -> None:
        self.say({"say": "hello", "table": code, "token": token})

    def do(self, id: str, act: str, **fields: Any) -> None:
        self.say({"say": "do", "id": id, "act": {"do": act, **fields}})

    def go(self) -> None:
        self._is_gone = True
        self._reads.set()
        self._frames.put_nowait({"type": "websocket.disconnect"})

    def stop_reading(self) -> None:
        self._reads.clear()

    def refusals(self) -> list[tuple[str, str]]:
        return [(each.get("id", ""), each["reason"]) for each in self.heard if each["is"] == "refused"]

    @property
    def bye(self) -> tuple[str, bool] | None:
        byes = [(each["reason"], each["again"]) for each in self.heard if each["is"] == "bye"]
        assert len(byes) <= 1
        return byes[0] if byes else None


async def settled(table: Rehearsal) -> None:
    """Let everything be read, done, written and sent."""
    for _ in range(3):
        await table.settle()
        for _ in range(10):
            await asyncio.sleep(0)


@asynccontextmanager
async def wired(limits: Limits = NO_LIMITS) -> AsyncIterator[tuple[Rehearsal, Wire]]:
    """A table at which Ann and Ben sit, and Ann's browser, connected."""
    async with rehearsal(limits=limits) as table:
        ann, _ = await table.sit("Ann", "Ben")
        wire = Wire(table)
        wire.hello(table.code, ann.token)
        await settled(table)
        assert [each["is"] for each in wire.heard] == ["welcome"]
        yield table, wire
        wire.go()
        await wire.task


# -- hello ---------------------------------------------------------------------------------------------------------


@awaited
async def test_whoever_does_not_say_who_it_is_is_sent_away_to_come_back() -> None:
    async with rehearsal(limits=replace(NO_LIMITS, silence=0.0)) as table:
        await table.sit("Ann")
        wire = Wire(table)
        await wire.task
        assert wire.bye == ("no-hello", True) and wire.is_closed


@pytest.mark.parametrize(
    ("frame", "why"),
    [
        ({"say": "do", "id": "1", "act": {"do": "leave"}}, "no-hello"),
        ({"say": "link", "id": "1"}, "no-hello"),
        ("", "not-understood"),
        ("hello", "not-understood"),
        ("[" * 5000, "not-understood"),
        (b"\xff\xfe", "not-understood"),
        ({"say": "hello"}, "not-understood"),
        ({"say": "hello", "table": 7}, "not-understood"),
        ({"say": "hello", "table": "B" * 17}, "not-understood"),
        ({"say": "hello", "table": "BBBBB", "token": "x" * 65}, "not-understood"),
        ({"say": "hello", "table": "BBBBB", "name": "Ann"}, "not-understood"),
        ({"say": "hello", "table": "BBBBB"}, "no-such-table"),
        ({"say": "hello", "table": ""}, "no-such-table"),
        ({"say": "hello", "table": "BBBBB", "version": VERSION}, "no-such-table"),
        ({"say": "hello", "table": "BBBBB", "version": VERSION + 1}, "other-protocol"),
        ({"say": "hello", "version": VERSION - 1, "mood": "bright"}, "other-protocol"),
    ],
)
@awaited
async def test_whoever_begins_with_something_else_is_sent_away(frame: Any, why: str) -> None:
    async with rehearsal() as table:
        await table.sit("Ann")
        wire = Wire(table)
        wire.say(frame)
        await wire.task
        assert wire.bye == (why, False) and len(wire.heard) == 1 and wire.is_closed


@pytest.mark.parametrize("says", [{}, {"version": VERSION}])
@awaited
async def test_a_client_is_told_the_version_and_one_that_names_none_is_taken_as_of_this_one(says: Any) -> None:
    async with rehearsal() as table:
        (ann,) = await table.sit("Ann")
        wire = Wire(table)
        wire.say({"say": "hello", "table": table.code, "token": ann.token, **says})
        await settled(table)
        assert (wire.heard[0]["is"], wire.heard[0]["version"]) == ("welcome", VERSION)
        wire.go()
        await wire.task


@pytest.mark.parametrize("says_hello", [False, True])
def test_a_browser_that_goes_away_is_no_fault_of_ours(says_hello: bool, caplog: pytest.LogCaptureFixture) -> None:
    with door() as house:
        ticket = house.lay("Ann")
        with house.client.websocket_connect("/api/play") as socket:
            if says_hello:
                socket.send_json({"say": "hello", "table": ticket["code"], "token": ticket["token"]})
                assert socket.receive_json()["is"] == "welcome"
    assert [record.message for record in caplog.records] == []


@awaited
async def test_a_browser_that_goes_away_without_having_read_everything_is_no_fault_of_ours_either(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with wired() as (table, wire):
        wire.stop_reading()
        for number in range(5):
            wire.do(f"{number}", "say", to="all", text="Hello!")
        await settled(table)
        wire.go()
        await wire.task
        assert [record.message for record in caplog.records] == []


@awaited
async def test_a_wrong_token_is_sent_away_for_good() -> None:
    async with rehearsal() as table:
        await table.sit("Ann")
        wire = Wire(table)
        wire.hello(table.code, "wrong")
        await wire.task
        assert wire.bye == ("not-your-seat", False)


@awaited
async def test_a_code_is_read_without_regard_to_case() -> None:
    async with rehearsal() as table:
        await table.sit("Ann")
        wire = Wire(table)
        wire.hello(table.code.lower())
        await settled(table)
        assert wire.heard[0]["is"] == "welcome" and wire.heard[0]["state"]["you"] == ""
        wire.go()
        await wire.task


# -- rubbish -------------------------------------------------------------------------------------------------------

RUBBISH: tuple[Any, ...] = (
    *("", "x", "null", "7", "[]", "{}", '{"say":"do"}', "[" * 5000, '{"say":"do","id":"1","act":' * 500),
    *(b"\x00\x01\x02", b"\xff", "\x00", '{"say": "do", "id": "1", "act": {"do": "leave"}} {}'),
    *({"say": "hello", "table": "BBBBB"}, {"say": "shout"}, {"say": "do", "id": "1"}),
    *({"say": "do", "id": "", "act": {"do": "leave"}}, {"say": "do", "id": "x" * 41, "act": {"do": "leave"}}),
    *({"say": "do", "id": "1", "act": {"do": "leave", "now": True}}, {"say": "do", "id": 1, "act": {"do": "leave"}}),
    *({"say": "do", "id": "1", "act": {"do": "dance"}}, {"say": "do", "id": "1", "act": ["leave"]}),
    *({"say": "do", "id": "1", "act": {"do": "say", "to": "all", "text": "x" * 1001}},),
    *({"say": "do", "id": "1", "act": {"do": "answer", "prompt": 1.5, "what": "Ben"}},),
    *({"say": "do", "id": "1", "act": {"do": "answer", "prompt": 1, "what": {"name": "Ben"}}},),
    *({"say": "do", "id": "1", "act": {"do": "order", "seats": ["Ann"] * 51}},),
)
HOUSE = (
    {"do": "laid", "code": "BBBBB", "name": "Eve", "key": "k"},
    {"do": "seated", "name": "Eve", "key": "k"},
    {"do": "linked", "key": "k", "hands_over": True},
    {"do": "redeemed", "link": "l", "key": "k"},
    {"do": "begun", "seed": 1, "version": 1},
    {"do": "passed", "host": "Ann"},
    {"do": "ticked"},
    {"do": "closed", "why": "deserted"},
)


@awaited
async def test_rubbish_is_refused_and_the_connection_goes_on() -> None:
    async with wired() as (table, wire):
        before = await table.entries()
        for frame in RUBBISH:
            wire.heard.clear()
            wire.say(frame)
            await settled(table)
            assert [(each["is"], each["reason"]) for each in wire.heard] == [("refused", "not-understood")], frame
        assert await table.entries() == before
        wire.do("ok", "say", to="all", text="Hello!")
        await settled(table)
        assert wire.heard[-1]["done"] == "ok"


@pytest.mark.parametrize("act", HOUSE)
@awaited
async def test_nobody_does_what_only_the_house_does(act: dict[str, Any]) -> None:
    async with wired() as (table, wire):
        before = await table.entries()
        wire.say({"say": "do", "id": "1", "act": act})
        await settled(table)
        assert [reason for _, reason in wire.refusals()] == ["not-understood"]
        assert await table.entries() == before


@awaited
async def test_any_amount_of_rubbish_is_only_rubbish(caplog: pytest.LogCaptureFixture) -> None:
    async with wired() as (table, wire):
        for _ in range(1500):
            wire.say("rubbish")
        for _ in range(3000):
            await asyncio.sleep(0)
        wire.do("ok", "say", to="all", text="Hello!")
        await settled(table)
        assert wire.heard[-1].get("done") == "ok"
        assert not caplog.records


def test_a_frame_is_at_most_8_kib() -> None:
    config = config_of(Litestar([], logging_config=None))
    assert config.ws_max_size == 8 * 1024 and config.ws == "websockets-sansio"
    assert config.ws_per_message_deflate is False, "How well a message packs would tell something of it."


@awaited
async def test_text_and_bytes_are_the_same_to_the_server() -> None:
    async with wired() as (table, wire):
        wire.say(msgspec.json.encode({"say": "do", "id": "1", "act": {"do": "say", "to": "all", "text": "Hello!"}}))
        await settled(table)
        assert wire.heard[-1]["done"] == "1"


@awaited
async def test_everything_that_one_does_is_answered_by_a_done_or_a_refusal_of_the_same_id() -> None:
    async with wired() as (table, wire):
        wire.do("1", "say", to="all", text="Hello!")
        wire.do("2", "say", to="dead", text="Hello!")
        wire.do("3", "answer", prompt=1, what="Ben")
        wire.say({"say": "link", "id": "4", "hands_over": False})
        await settled(table)
        assert [each["done"] for each in wire.heard if "done" in each] == ["1", "4"]
        assert wire.refusals() == [("2", "no-talk"), ("3", "no-game")]
        assert [len(each["code"]) > 20 for each in wire.heard if "code" in each] == [True]


@awaited
async def test_when_a_seat_is_gone_the_connection_ends_with_a_word() -> None:
    async with rehearsal() as table:
        ann, ben = await table.sit("Ann", "Ben")
        ben.disconnect()
        wire = Wire(table)
        wire.hello(table.code, ben.token)
        await settled(table)
        ann.do("kick", seat="Ben")
        await settled(table)
        await wire.task
        assert wire.bye == ("not-your-seat", False) and wire.is_closed


# -- too often -----------------------------------------------------------------------------------------------------


@awaited
async def test_acts_that_come_too_often_are_refused_by_their_id_and_later_possible_again() -> None:
    async with wired(replace(NO_LIMITS, acts=Rate(3, 1))) as (table, wire):
        for number in range(5):
            wire.do(f"{number}", "agree", quick=True)
        await settled(table)
        assert wire.refusals() == [("3", "too-often"), ("4", "too-often")]
        table.clock.move(1000)
        wire.do("3", "agree", quick=True)
        wire.do("4", "agree", quick=True)
        await settled(table)
        assert wire.refusals()[2:] == [("4", "too-often")]
        assert [each["done"] for each in wire.heard if "done" in each] == ["0", "1", "2", "3"]


@awaited
async def test_talk_has_a_measure_of_its_own() -> None:
    async with wired(replace(NO_LIMITS, talk=Rate(2, 0.5))) as (table, wire):
        for number in range(4):
            wire.do(f"{number}", "say", to="all", text="Hello!")
        wire.do("a", "agree", quick=True)
        await settled(table)
        assert wire.refusals() == [("2", "too-often"), ("3", "too-often")]
        assert wire.heard[-1]["done"] == "a"
        table.clock.move(2000)
        wire.do("4", "say", to="all", text="Hello!")
        await settled(table)
        assert wire.heard[-1]["done"] == "4"


@awaited
async def test_whoever_sends_rubbish_too_often_is_disconnected_and_nobody_else_is() -> None:
    async with wired(replace(NO_LIMITS, acts=Rate(3, 1))) as (table, wire):
        for _ in range(10):
            wire.say("rubbish")
        await wire.task
        assert wire.is_closed and len(wire.refusals()) <= 4
        assert not table.phones["Ben"].ended


# -- slow readers --------------------------------------------------------------------------------------------------


@awaited
async def test_whoever_does_not_read_is_dropped_and_nobody_waits() -> None:
    async with rehearsal(limits=replace(NO_LIMITS, queue=8)) as table:
        ann, ben = await table.sit("Ann", "Ben")
        wire = Wire(table)
        wire.hello(table.code, ben.token)
        await settled(table)
        ben.disconnect()
        wire.stop_reading()
        for number in range(40):
            ann.do("say", id=f"{number}", to="all", text=f"{number}")
            await table.settle()
            assert f"{number}" in ann.done
        await wire.task
        assert len(wire.heard) < 12
        await table.settle()
        assert {person["name"]: person["here"] for person in ann.state["table"]["people"]} == {
            "Ann": True,
            "Ben": False,
        }
        back = await ben.twin()
        assert len(back.talk) == 40


@awaited
async def test_whoever_reads_slowly_but_reads_gets_everything_in_order() -> None:
    async with rehearsal(limits=replace(NO_LIMITS, queue=8)) as table:
        ann, ben = await table.sit("Ann", "Ben")
        wire = Wire(table)
        wire.hello(table.code, ben.token)
        await settled(table)
        for number in range(30):
            wire.stop_reading()
            ann.do("say", to="all", text=f"{number}")
            await table.settle()
            if number % 5 == 4:
                wire._reads.set()
                await settled(table)
        talk = [line["text"] for each in wire.heard for line in each.get("talk", [])]
        assert talk == [str(number) for number in range(30)]
        wire.go()
        await wire.task
