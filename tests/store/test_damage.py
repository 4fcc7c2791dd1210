"""Damage: a torn end is cut off and reported, anything else is left for a person to look at."""

import asyncio
import logging
from pathlib import Path

import pytest

from nightcall.store import Damaged, Unwritten
from tests.store.helpers import ask, bodies, laid, opened, write

COUNT = "SELECT count(*) FROM entries WHERE table_id = 'ann'"


def written(path: Path, *contents: bytes) -> Path:
    """A file with these entries at the table ann, and one at ben."""

    async def play() -> None:
        async with laid(path) as store:
            await write(store, "ann", *contents)
            await write(store, "ben", b"sound")

    asyncio.run(play())
    return path


async def read(path: Path, table: str = "ann") -> list[bytes]:
    """What a store reads of a file."""
    async with opened(path) as store:
        return await bodies(store, table)


DAMAGE = [
    "body = substr(body, 1, 2)",
    "body = x''",
    "body = 'devoured'",
    "body = CAST(x'ff' AS TEXT)",
    "at = at + 1",
    "at = 'noon'",
    "checksum = checksum + 1",
    "seq = 99",
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_last_entry_is_cut_off_and_reported(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = written(tmp_path / "log.sqlite3", b"one", b"two", b"three")
    ask(path, f"UPDATE entries SET {damage} WHERE table_id = 'ann' AND seq = 3")
    with caplog.at_level(logging.WARNING, "nightcall.store"):
        assert asyncio.run(read(path)) == [b"one", b"two"]
    number = 99 if "99" in damage else 3
    sentence = f"Entry {number} of table ann, its last, was damaged and has been cut off."
    assert caplog.record_tuples == [("nightcall.store", logging.WARNING, sentence)]
    assert ask(path, COUNT) == [(2,)]


def test_a_table_goes_on_from_where_it_was_cut(tmp_path: Path) -> None:
    path = written(tmp_path / "log.sqlite3", b"one", b"two")
    ask(path, "UPDATE entries SET body = x'00' WHERE table_id = 'ann' AND seq = 2")

    async def play() -> None:
        async with opened(path) as store:
            assert await bodies(store, "ann") == [b"one"]
            await write(store, "ann", b"two again", after=1)
            assert await bodies(store, "ann") == [b"one", b"two again"]

    asyncio.run(play())


def test_the_only_entry_can_be_cut_too(tmp_path: Path) -> None:
    path = written(tmp_path / "log.sqlite3", b"one")
    ask(path, "UPDATE entries SET at = 0 WHERE table_id = 'ann'")
    assert asyncio.run(read(path)) == []


@pytest.mark.parametrize("damage", DAMAGE[:-1])
@pytest.mark.parametrize("seq", [1, 2])
def test_damage_before_the_last_entry_is_refused_and_nothing_cut(tmp_path: Path, damage: str, seq: int) -> None:
    path = written(tmp_path / "log.sqlite3", b"one", b"two", b"three")
    ask(path, f"UPDATE entries SET {damage} WHERE table_id = 'ann' AND seq = {seq}")
    with pytest.raises(Damaged, match=rf"^Entry {seq} of table ann is damaged\.$"):
        asyncio.run(read(path))
    assert ask(path, COUNT) == [(3,)]
    assert asyncio.run(read(path, "ben")) == [b"sound"]


@pytest.mark.parametrize("also", ["0 = 1", "seq = 3"])
def test_a_missing_entry_is_refused_whether_or_not_the_last_is_damaged(tmp_path: Path, also: str) -> None:
    path = written(tmp_path / "log.sqlite3", b"one", b"two", b"three")
    ask(path, "DELETE FROM entries WHERE table_id = 'ann' AND seq = 1")
    ask(path, f"UPDATE entries SET body = x'00' WHERE table_id = 'ann' AND {also}")
    with pytest.raises(Damaged, match=r"^Entry 1 of table ann is missing\.$"):
        asyncio.run(read(path))
    assert ask(path, COUNT) == [(2,)]


def test_an_entry_that_was_moved_to_another_table_does_not_fit_there(tmp_path: Path) -> None:
    path = written(tmp_path / "log.sqlite3", b"one", b"two")
    ask(path, "UPDATE entries SET table_id = 'ben' WHERE table_id = 'ann' AND seq = 2")
    assert asyncio.run(read(path, "ben")) == [b"sound"]


def test_a_flipped_bit_in_the_file_is_found(tmp_path: Path) -> None:
    path = written(tmp_path / "log.sqlite3", b"devour Dan", b"devour Eve")
    path.write_bytes(path.read_bytes().replace(b"devour Dan", b"devour Dam"))
    with pytest.raises(Damaged, match="Entry 1 of table ann is damaged"):
        asyncio.run(read(path))


def test_a_page_that_the_database_cannot_read_is_said_in_a_sentence(tmp_path: Path) -> None:
    path = written(tmp_path / "log.sqlite3", b"one", b"two")
    [(root,)] = ask(path, "SELECT rootpage FROM sqlite_master WHERE name = 'entries'")
    [(size,)] = ask(path, "PRAGMA page_size")
    data = bytearray(path.read_bytes())
    data[(root - 1) * size : root * size] = b"\xff" * size
    path.write_bytes(data)

    async def play() -> None:
        async with opened(path) as store:
            with pytest.raises(Damaged, match="The store could not be read: database disk image is malformed"):
                await store.read("ann")
            with pytest.raises(Unwritten, match="The store could not write: database disk image is malformed"):
                await store.append("ann", 3, 0, b"three")
            assert len(await store.laid()) == 2

    asyncio.run(play())
