"""Records: a table carried out of one store and into another."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nightcall.store import Damaged, Kept, KeptTable, KnownTable, NotARecord
from nightcall.store.schema import SCHEMA
from tests.store.helpers import ask, bodies, laid, opened, write

RECORD: dict[str, Any] = {
    "format": 1,
    "schema": SCHEMA,
    "id": "cem",
    "code": "CCCC",
    "laid_at": 5,
    "closed": False,
    "entries": [
        {"seq": 1, "at": 10, "body": {"kind": "join", "name": "Zoë"}},
        {"seq": 2, "at": 20, "body": [1, 2.50, None]},
    ],
}


def document(**changes: object) -> bytes:
    """A record with some of it changed."""
    return msgspec.json.encode(RECORD | changes)


def entry(**changes: object) -> dict[str, object]:
    """A record's first entry with some of it changed."""
    return {**RECORD["entries"][0], **changes}


def test_a_record_names_its_format_its_schema_and_holds_bodies_as_they_are() -> None:
    async def play() -> bytes:
        async with laid() as store:
            await store.append("ann", 1, 10, b'{"verb": "vote", "yes": true}')
            await store.append("ann", 2, 20, b"[1, 2.50]")
            return await store.export("ann")

    written = asyncio.run(play())
    assert b'"body":{"verb": "vote", "yes": true}}' in written
    assert msgspec.json.decode(written) == {
        "format": 1,
        "schema": SCHEMA,
        "id": "ann",
        "code": "AAAA",
        "laid_at": 1,
        "closed": False,
        "entries": [
            {"seq": 1, "at": 10, "body": {"verb": "vote", "yes": True}},
            {"seq": 2, "at": 20, "body": [1, 2.5]},
        ],
    }


def test_a_table_comes_back_from_a_record_byte_for_byte(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "here.sqlite3") as here, opened(tmp_path / "there.sqlite3") as there:
            assert await here.import_(document()) == "cem"
            record = await here.export("cem")
            assert await there.import_(record) == "cem"
            assert await there.export("cem") == record
            assert await there.read("cem") == await here.read("cem")
            assert await there.find("CCCC") == KnownTable("cem", "CCCC", 5)
            assert (await there.read("cem"))[1] == Kept(2, 20, b"[1,2.5,null]")

    asyncio.run(play())


def test_an_imported_table_goes_on() -> None:
    async def play() -> None:
        async with opened() as store:
            await store.import_(document())
            await store.append("cem", 3, 30, b"{}")
            assert len(await store.read("cem")) == 3

    asyncio.run(play())


@pytest.mark.parametrize("act", [{}, {"act": ""}, {"act": "a1"}])
def test_a_record_of_an_older_version_is_read_and_its_act_ids_passed_over(act: dict[str, str]) -> None:
    async def play() -> None:
        async with opened() as store:
            await store.import_(document(schema="0001", entries=[entry(**act), entry(seq=2, **act)]))
            assert [written.seq for written in await store.read("cem")] == [1, 2]
            assert await store.export("cem") == document(entries=[entry(), entry(seq=2)])

    asyncio.run(play())


@pytest.mark.parametrize("code", ["AAAA", None])
def test_a_record_whose_code_is_in_use_can_be_read_but_not_joined(code: str | None) -> None:
    async def play() -> None:
        async with laid() as store:
            await store.import_(document(code=code))
            assert await store.find("AAAA") == KnownTable("ann", "AAAA", 1)
            assert [table.id for table in await store.laid()] == ["ann", "ben"]
            assert (await store.kept())[-1] == KeptTable("cem", None, 5, True)
            assert len(await store.read("cem")) == 2
            assert msgspec.json.decode(await store.export("cem"))["code"] is None

    asyncio.run(play())


def test_a_table_without_entries_and_a_closed_one_can_be_carried_too() -> None:
    async def play() -> None:
        async with opened() as store:
            await store.import_(document(entries=[], closed=True))
            assert await store.read("cem") == []
            assert await store.laid() == []
            assert msgspec.json.decode(await store.export("cem"))["closed"] is True

    asyncio.run(play())


RUBBISH = {
    "nothing": b"",
    "no JSON": b"dear mayor",
    "cut short": document()[:-10],
    "not UTF-8": document().replace("ë".encode(), b"\xff"),
    "a list": b"[]",
    "no format": b"{}",
    "another format": document(format=2),
    "a format in words": document(format="one"),
    "a key too many": document(colour="red"),
    "a key too few": document().replace(b'"laid_at":5,', b""),
    "no id": document(id=""),
    "an empty code": document(code=""),
    "an id of two lines": document(id="cem\ndan"),
    "a code that paints the terminal": document(code="\x1b[31m"),
    "a day that no calendar has": document(laid_at=10**17),
    "a gap": document(entries=[entry(seq=1), entry(seq=3)]),
    "not from one": document(entries=[entry(seq=2)]),
    "a number twice": document(entries=[entry(seq=1), entry(seq=1)]),
    "an endless number": document(laid_at=0).replace(b'"laid_at":0', b'"laid_at":' + b"9" * 30),
    "a body missing": document(entries=[{"seq": 1, "at": 1}]),
    "too deep": document(entries=[]).replace(b"[]", b"[" * 100_000 + b"]" * 100_000),
    "a broken letter": document(id="X").replace(b'"X"', b'"\\ud800"'),
    "a table that is there": document(id="ann"),
}


@pytest.mark.parametrize("rubbish", RUBBISH.values(), ids=RUBBISH.keys())
def test_rubbish_is_refused_in_a_sentence_and_leaves_nothing_behind(tmp_path: Path, rubbish: bytes) -> None:
    path = tmp_path / "log.sqlite3"

    async def play() -> str:
        async with laid(path) as store:
            with pytest.raises(NotARecord) as refused:
                await store.import_(rubbish)
            return str(refused.value)

    said = asyncio.run(play())
    assert said.endswith(".")
    assert "\n" not in said
    assert ask(path, "SELECT id FROM tables ORDER BY id") == [("ann",), ("ben",)]
    assert ask(path, "SELECT * FROM entries") == []


@pytest.mark.parametrize(
    ("rubbish", "said"),
    [
        ("another format", "The record is of format 2, and only format 1 is known here."),
        ("a gap", "The record has entry 3 where entry 2 belongs."),
        ("a table that is there", "A table with the id ann is there already."),
        ("no JSON", "This is no record of a table: JSON is malformed: invalid character (byte 0)."),
    ],
)
def test_the_sentence_says_what_is_wrong(rubbish: str, said: str) -> None:
    async def play() -> None:
        async with laid() as store:
            with pytest.raises(NotARecord) as refused:
                await store.import_(RUBBISH[rubbish])
            assert str(refused.value) == said

    asyncio.run(play())


@pytest.mark.parametrize("body", [b"plain words", b"\xff", b'"\xff"', b"", b"[1, 2"])
def test_a_body_that_is_not_json_cannot_be_exported(body: bytes) -> None:
    async def play() -> None:
        async with laid() as store:
            await write(store, "ann", b"{}", body)
            with pytest.raises(NotARecord, match=r"^Entry 2 is not JSON and cannot be exported\.$"):
                await store.export("ann")
            assert await bodies(store, "ann") == [b"{}", body]

    asyncio.run(play())


def test_a_table_that_is_not_there_cannot_be_exported() -> None:
    async def play() -> None:
        async with opened() as store:
            with pytest.raises(NotARecord, match=r"^No table nobody is laid\.$"):
                await store.export("nobody")

    asyncio.run(play())


def test_a_damaged_table_is_not_exported(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite3"

    async def prepare() -> None:
        async with laid(path) as store:
            await write(store, "ann", b"1", b"2")

    async def play() -> None:
        async with opened(path) as store:
            with pytest.raises(Damaged):
                await store.export("ann")

    asyncio.run(prepare())
    ask(path, "UPDATE entries SET body = x'39' WHERE seq = 1")
    asyncio.run(play())
