"""A file of schema 0001, which had act ids, becomes one without them and loses nothing else."""

import asyncio
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from nightcall.store import Damaged, KnownTable, Store, Taken
from nightcall.store.connecting import connect, transaction
from nightcall.store.entry import checksum
from nightcall.store.migrating import VERSION_TABLE, shipped, upgrade
from nightcall.store.schema import SCHEMA
from tests.store.helpers import ask, bodies, opened, write

LONG = b"long " * 2_000
"""So that the log does not fit into the memory of a small cache."""
LAYOUT = "SELECT name, sql FROM sqlite_master ORDER BY name"
LOG = "SELECT table_id, seq, at, typeof(at), body, typeof(body), checksum, previous FROM entries ORDER BY table_id, seq"


def first(folder: Path) -> ScriptDirectory:
    """The migrations of the first Nightcall."""
    later = shutil.ignore_patterns("__pycache__", "r000[2-9]*")
    shutil.copytree(shipped().dir, folder / "migrations", ignore=later)
    return ScriptDirectory(str(folder / "migrations"))


def old_file(folder: Path, entries: int = 3) -> Path:
    """A file as the first Nightcall left it, with an open table, ann, and a closed one, ben."""
    path = folder / "log.sqlite3"
    ask(path, "PRAGMA journal_mode = WAL")
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection, first(folder))
    engine.dispose()
    ask(path, "INSERT INTO tables VALUES ('ann', 'AAAA', 1, 0), ('ben', NULL, 2, 1)")
    for table in ("ann", "ben"):
        for seq in range(1, entries + 1):
            row = (table, seq, 100 + seq, LONG, checksum(table, seq, 100 + seq, LONG))
            act = f"act {seq}" if table == "ann" else None
            ask(
                path,
                "INSERT INTO entries (table_id, seq, at, body, checksum, act) VALUES (?, ?, ?, ?, ?, ?)",
                *row,
                act,
            )
    return path


def all_of(path: Path) -> Sequence[tuple[Any, ...]]:
    """Everything that a file of the first schema holds."""
    return [
        *ask(path, LAYOUT),
        *ask(path, LOG),
        *ask(path, "SELECT act FROM entries"),
        *ask(path, "SELECT * FROM tables"),
    ]


async def open_and_close(path: Path) -> None:
    """Open a store, and no more."""
    async with opened(path):
        pass


def test_an_old_file_is_brought_up_to_date_with_every_entry(tmp_path: Path) -> None:
    path = old_file(tmp_path)
    log, tables = ask(path, LOG), ask(path, "SELECT * FROM tables")

    async def play() -> None:
        async with opened(path) as store:
            assert await store.laid() == [KnownTable("ann", "AAAA", 1)]
            assert await bodies(store, "ann") == await bodies(store, "ben") == [LONG] * 3

    asyncio.run(play())
    assert (ask(path, LOG), ask(path, "SELECT * FROM tables")) == (log, tables)
    assert ask(path, f"SELECT * FROM {VERSION_TABLE}") == [(SCHEMA,)]
    assert ask(path, "PRAGMA integrity_check") == [("ok",)]
    assert ask(path, "PRAGMA foreign_key_check") == []


def test_an_old_file_is_then_laid_out_as_a_new_one(tmp_path: Path) -> None:
    path, new = old_file(tmp_path), tmp_path / "new.sqlite3"
    asyncio.run(open_and_close(path))
    asyncio.run(open_and_close(new))
    assert ask(path, LAYOUT) == ask(new, LAYOUT)
    assert not any("act" in (sql or "") for _, sql in ask(path, LAYOUT))


def test_an_old_table_goes_on_and_is_kept_whole_as_before(tmp_path: Path) -> None:
    path = old_file(tmp_path)

    async def play() -> None:
        async with opened(path) as store:
            await write(store, "ann", b"four", after=3)
            with pytest.raises(Taken, match="is there already"):
                await store.append("ann", 4, 0, b"again")
            with pytest.raises(Taken, match="has no entry before it"):
                await store.append("ann", 6, 0, b"too early")
            assert len(await store.read("ann")) == 4

    asyncio.run(play())


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("DELETE FROM entries WHERE table_id = 'ann' AND seq = 2", "Entry 2 of table ann is missing."),
        ("UPDATE entries SET body = 'devoured' WHERE table_id = 'ann' AND seq = 2", "Entry 2 of table ann is damaged."),
        ("UPDATE entries SET at = 'noon' WHERE table_id = 'ann' AND seq = 1", "Entry 1 of table ann is damaged."),
    ],
)
def test_a_damaged_table_of_an_old_file_stays_as_it_is_and_the_others_in_use(
    tmp_path: Path, damage: str, said: str
) -> None:
    path = old_file(tmp_path)
    ask(path, damage)
    log = ask(path, LOG)

    async def play() -> None:
        async with opened(path) as store:
            with pytest.raises(Damaged) as refused:
                await store.read("ann")
            assert str(refused.value) == said
            assert await bodies(store, "ben") == [LONG] * 3

    asyncio.run(play())
    assert ask(path, LOG) == log


class Crash(Exception):
    """The machine stops."""


async def crash_before_the_end(path: Path, wreck: Path) -> None:
    """Migrate a file, and take what is on the disk a moment before the migration is done."""
    connection = await connect(path, 0)
    try:
        await connection.exec_driver_sql("PRAGMA cache_size = 1")  # so that unfinished work reaches the disk
        await connection.commit()
        with pytest.raises(Crash):
            async with transaction(connection):
                await connection.run_sync(upgrade, shipped())
                for file in (path, path.with_name("log.sqlite3-wal")):
                    shutil.copy(file, wreck)
                raise Crash
    finally:
        await connection.close()


def test_a_crash_in_the_middle_leaves_the_old_file_as_it_was(tmp_path: Path) -> None:
    path, wreck = old_file(tmp_path, entries=50), tmp_path / "wreck"
    wreck.mkdir()
    before = all_of(path)
    asyncio.run(crash_before_the_end(path, wreck))
    assert (wreck / "log.sqlite3-wal").stat().st_size > 50 * len(LONG)
    for file in (path, wreck / "log.sqlite3"):
        assert all_of(file) == before
        assert ask(file, f"SELECT * FROM {VERSION_TABLE}") == [("0001",)]


def test_after_a_crash_in_the_middle_the_file_is_brought_up_to_date_again(tmp_path: Path) -> None:
    path, wreck = old_file(tmp_path, entries=50), tmp_path / "wreck"
    wreck.mkdir()
    asyncio.run(crash_before_the_end(path, wreck))

    async def play() -> None:
        async with opened(wreck / "log.sqlite3") as store:
            assert await bodies(store, "ann") == await bodies(store, "ben") == [LONG] * 50

    asyncio.run(play())
    assert ask(wreck / "log.sqlite3", f"SELECT * FROM {VERSION_TABLE}") == [(SCHEMA,)]


def test_many_may_open_an_old_file_at_the_same_time(tmp_path: Path) -> None:
    path = old_file(tmp_path)

    async def play() -> None:
        stores = await asyncio.gather(*(Store.open(path) for _ in range(4)))
        assert [len(await store.read("ann")) for store in stores] == [3] * 4
        for store in stores:
            await store.close()

    asyncio.run(play())
