"""Limits: how much one may do in a short time; whoever does too much waits, and nobody else does."""

import pytest
from msgspec.structs import replace

from nightcall import Refused
from nightcall.server.door import counted_as
from nightcall.server.limits import Bucket, Limits, Rate, Strangers
from nightcall.testing.door import door
from nightcall.testing.phone import Phone
from nightcall.testing.rehearsal import NO_LIMITS, Rehearsal, awaited, rehearsal


def test_a_bucket_gives_a_burst_and_then_so_many_a_second() -> None:
    bucket = Bucket(Rate(3, 2), now=0)
    assert [bucket.take(0) for _ in range(5)] == [True, True, True, False, False]
    assert [bucket.take(499), bucket.take(500), bucket.take(501)] == [False, True, False]
    assert [bucket.take(10**9) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_goes_back_fills_no_bucket() -> None:
    bucket = Bucket(Rate(1, 1), now=10_000)
    assert bucket.take(10_000) and not bucket.take(0) and not bucket.take(500)


def test_of_ever_so_many_strangers_those_who_came_last_are_remembered() -> None:
    strangers = Strangers(Rate(1, 0))
    for number in range(20_000):
        assert strangers.bucket(f"{number}", 0).take(0)
    assert not strangers.bucket("19999", 0).take(0)


async def reason(doing: object) -> str:
    """Why something at the door was refused; nothing, if it was not."""
    try:
        await doing  # type: ignore[misc]
    except Refused as refusal:
        return refusal.reason
    return ""


@awaited
async def test_one_address_lays_so_many_tables_and_no_more() -> None:
    async with rehearsal(limits=replace(NO_LIMITS, tables=Rate(2, 0.1))) as table:
        house = table.house
        assert [await reason(house.lay("Ann", False, "here")) for _ in range(3)] == ["", "", "too-often"]
        assert await reason(house.lay("Ann", False, "elsewhere")) == ""
        table.clock.move(10_000)
        assert [await reason(house.lay("Ann", False, "here")) for _ in range(2)] == ["", "too-often"]


@awaited
async def test_one_address_sits_down_comes_back_and_looks_on_so_often_and_no_more() -> None:
    async with rehearsal(limits=replace(NO_LIMITS, joins=Rate(3, 1))) as table:
        ann, *_ = await table.sit("Ann")
        house = table.house
        assert await reason(house.sit(table.code, "Ben", "here")) == ""
        assert await reason(house.redeem(table.code, "x", "", "here")) == "no-such-link"
        assert await reason(house.admit(Phone(house, table.code), table.code, "here")) == ""
        assert await reason(house.sit(table.code, "Cem", "here")) == "too-often"
        assert await reason(house.redeem(table.code, "x", "", "here")) == "too-often"
        assert await reason(house.admit(Phone(house, table.code), table.code, "here")) == "too-often"
        assert not ann.ended
        table.clock.move(1000)
        assert await reason(house.sit(table.code, "Cem", "here")) == ""


async def guess(table: Rehearsal, address: str) -> list[str]:
    """Name a table, a seat and a link that are not there."""
    house = table.house
    return [
        await reason(house.look("BBBBB", address)),
        await reason(house.admit(Phone(house, table.code, "Ann", "wrong"), table.code, address)),
        await reason(house.redeem(table.code, "wrong", "", address)),
        await reason(house.record(table.code, "wrong", address)),
    ]


@awaited
async def test_whoever_guesses_too_often_is_told_nothing_more_not_even_what_is_right() -> None:
    async with rehearsal(limits=replace(NO_LIMITS, wrong=Rate(4, 1))) as table:
        await table.sit("Ann")
        assert await guess(table, "here") == ["no-such-table", "not-your-seat", "no-such-link", "not-your-seat"]
        assert await guess(table, "here") == ["too-often"] * 4
        assert await reason(table.house.look(table.code, "here")) == "too-often"
        assert await reason(table.house.look(table.code, "elsewhere")) == ""
        table.clock.move(1000)
        assert await reason(table.house.look(table.code, "here")) == ""


@awaited
async def test_what_is_right_counts_as_no_guess() -> None:
    async with rehearsal(limits=replace(NO_LIMITS, wrong=Rate(2, 0))) as table:
        ann, *_ = await table.sit("Ann")
        for _ in range(10):
            assert await reason(table.house.look(table.code, "here")) == ""
            await Phone(table.house, ann.code, ann.name, ann.token).connect()


@awaited
async def test_a_server_has_so_many_tables_and_no_more() -> None:
    async with rehearsal(limits=replace(NO_LIMITS, most_tables=2)) as table:
        house = table.house
        assert [await reason(house.lay("Ann", False, "here")) for _ in range(3)] == ["", "", "too-many-tables"]


def test_over_http_too_often_is_429() -> None:
    with door(replace(NO_LIMITS, tables=Rate(1, 0), joins=Rate(1, 0), wrong=Rate(3, 0))) as house:
        code = house.lay()["code"]
        answers = [
            house.client.post("/api/tables", json={"name": "Ann"}),
            house.client.post(f"/api/tables/{code}/seats", json={"name": "Ben"}),
            house.client.post(f"/api/tables/{code}/seats", json={"name": "Cem"}),
            *(house.client.get("/api/tables/BBBBB") for _ in range(4)),
            house.client.get(f"/api/tables/{code}"),
        ]
        assert [answer.status_code for answer in answers] == [429, 201, 429, 404, 404, 404, 429, 429]
        assert {answer.json()["reason"] for answer in answers if answer.status_code == 429} == {"too-often"}


def test_a_stranger_who_may_not_connect_is_told_to_come_back() -> None:
    with door(replace(NO_LIMITS, joins=Rate(0, 0))) as house:
        code = house.lay()["code"]
        with house.client.websocket_connect("/api/play") as socket:
            socket.send_json({"say": "hello", "table": code})
            bye = socket.receive_json()
            assert (bye["is"], bye["reason"], bye["again"]) == ("bye", "too-often", True)


@pytest.mark.parametrize("limit", ["acts", "talk", "joins", "tables", "wrong"])
def test_a_server_has_limits_unless_somebody_chooses_others(limit: str) -> None:
    rate: Rate = getattr(Limits(), limit)
    assert 1 <= rate.burst <= 100 and 0 < rate.a_second <= 100


@awaited
async def test_whoever_has_a_seat_comes_back_to_it_whatever_others_at_the_same_address_have_guessed() -> None:
    async with rehearsal(limits=replace(NO_LIMITS, wrong=Rate(4, 0), joins=Rate(20, 0))) as table:
        ann, *_ = await table.sit("Ann")
        while await guess(table, "here") != ["too-often"] * 4:
            pass
        assert await reason(table.house.admit(Phone(table.house, table.code), table.code, "here")) == "too-often"
        back = Phone(table.house, ann.code, ann.name, ann.token)
        assert await reason(table.house.admit(back, table.code, "here")) == ""
        assert back.state["you"] == "Ann"


@awaited
async def test_one_seat_does_so_much_however_many_devices_it_has() -> None:
    async with rehearsal(limits=replace(NO_LIMITS, acts=Rate(3, 0))) as table:
        await table.sit("Ann")
        for _ in range(3):
            table.room.gathering.check_rate("Ann", "acts")
        with pytest.raises(Refused, match="too often"):
            table.room.gathering.check_rate("Ann", "acts")
        table.room.gathering.check_rate("Ben", "acts")


@awaited
async def test_a_seat_has_so_many_devices_and_the_oldest_goes() -> None:
    async with rehearsal(limits=replace(NO_LIMITS, devices=3)) as table:
        ann, _ = await table.sit("Ann", "Ben")
        twins = [await ann.twin() for _ in range(2)]
        assert not ann.ended
        twins.append(await ann.twin())
        assert ann.ended and (ann.ended["reason"], ann.ended["again"]) == ("too-many-devices", False)
        twins[0].do("say", to="all", text="Still here.")
        await table.settle()
        assert [twin.talk[-1]["text"] for twin in twins] == ["Still here."] * 3
        assert table.phones["Ben"].state["table"]["people"][0]["here"]


@awaited
async def test_so_many_look_on_and_no_more() -> None:
    async with rehearsal(limits=replace(NO_LIMITS, lookers=2)) as table:
        ann, *_ = await table.sit("Ann")
        first, _ = [await table.look_on() for _ in range(2)]
        with pytest.raises(Refused, match="look on"):
            await table.look_on()
        first.disconnect()
        await table.look_on()
        assert not ann.ended


@awaited
async def test_somebody_comes_back_to_a_seat_so_often_and_no_more() -> None:
    async with rehearsal(limits=replace(NO_LIMITS, joins=Rate(3, 1))) as table:
        ann, *_ = await table.sit("Ann")
        await ann.twin()
        await ann.twin()
        with pytest.raises(Refused, match="too often"):
            await ann.twin()
        table.clock.move(1000)
        await ann.twin()


@pytest.mark.parametrize(
    ("one", "other", "are_one"),
    [
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("a:b", "a:c", False),
    ],
)
def test_all_addresses_of_one_network_behind_a_door_count_as_one(one: str, other: str, are_one: bool) -> None:
    assert (counted_as(one) == counted_as(other)) is are_one


@awaited
async def test_another_name_fills_no_bucket() -> None:
    async with rehearsal(limits=replace(NO_LIMITS, acts=Rate(3, 0))) as table:
        ann, *_ = await table.sit("Ann")
        table.room.gathering.check_rate("Ann", "acts")
        table.room.gathering.check_rate("Ann", "acts")
        ann.do("rename", name="Anna")
        table.room.gathering.check_rate("Anna", "acts")
        with pytest.raises(Refused, match="too often"):
            table.room.gathering.check_rate("Anna", "acts")


@awaited
async def test_whoever_only_says_to_have_a_seat_soon_makes_nobody_look_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with rehearsal(limits=replace(NO_LIMITS, joins=Rate(1, 0), returns=Rate(3, 0))) as table:
        looked: list[str] = []

        async def find(code: str) -> None:
            looked.append(code)

        monkeypatch.setattr(table.store, "find", find)
        for _ in range(20):
            assert await reason(table.house.admit(Phone(table.house, "BBBBB", "Ann", "wrong"), "BBBBB", "here"))
        assert len(looked) == 3 + 1
