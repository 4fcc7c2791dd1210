"""Opening: a file is made, brought up to date, or refused without being touched."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine

from nightcall.store import Store, Unreadable
from nightcall.store.migrating import VERSION_TABLE, is_current, shipped, upgrade
from nightcall.store.schema import SCHEMA, metadata
from tests.store.helpers import ask, bodies, laid, opened, write

NEXT = f'''
"""A change that is yet to come."""

import sqlalchemy as sa

revision = "9999"
down_revision = "{SCHEMA}"


def upgrade(op):
    op.add_column("tables", sa.Column("colour", sa.Text))
'''


def future(folder: Path) -> ScriptDirectory:
    """The migrations of a Nightcall to come: ours, and one more."""
    shutil.copytree(shipped().dir, folder / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "migrations" / "versions" / "r9999_next.py").write_text(NEXT)
    return ScriptDirectory(str(folder / "migrations"))


def migrate(engine: Engine, scripts: ScriptDirectory) -> None:
    """Upgrade a file as a Nightcall with these migrations would."""
    with engine.begin() as connection:
        upgrade(connection, scripts)
    engine.dispose()


def layout(path: Path) -> list[tuple[str, ...]]:
    """All that a file says of its own schema."""
    return [
        *ask(path, "SELECT name, sql FROM sqlite_master ORDER BY name"),
        *ask(path, f"SELECT * FROM {VERSION_TABLE}"),
    ]


def contents(folder: Path) -> dict[str, bytes]:
    """All files of a folder but the index of the write-ahead log, which any reader rebuilds."""
    files = [file for file in folder.iterdir() if file.is_file() and not file.name.endswith("-shm")]
    return {file.name: file.read_bytes() for file in files if file.stat().st_size}


async def open_and_close(path: Path) -> None:
    """Open a store, and no more."""
    async with opened(path):
        pass


def refusal(path: Path) -> str:
    """What is said of a file that is refused."""
    with pytest.raises(Unreadable) as refused:
        asyncio.run(open_and_close(path))
    return str(refused.value)


def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite3"
    path.touch()
    asyncio.run(open_and_close(path))
    assert ask(path, f"SELECT * FROM {VERSION_TABLE}") == [(SCHEMA,)]
    assert ask(path, "PRAGMA journal_mode") == [("wal",)]


def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite3"
    asyncio.run(open_and_close(path))
    before = contents(tmp_path)
    asyncio.run(open_and_close(path))
    assert contents(tmp_path) == before


def test_upgrading_what_is_up_to_date_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite3"
    asyncio.run(open_and_close(path))
    before = layout(path)
    migrate(create_engine(f"sqlite:///{path}"), shipped())
    assert layout(path) == before


def test_the_migrations_lead_to_the_schema_that_the_code_expects(tmp_path: Path) -> None:
    asyncio.run(open_and_close(tmp_path / "log.sqlite3"))
    engine = create_engine(f"sqlite:///{tmp_path / 'log.sqlite3'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, metadata) == []
        assert is_current(connection, shipped())
    engine.dispose()
    assert shipped().get_current_head() == SCHEMA


def test_the_migrated_file_is_laid_out_as_the_code_would_lay_it_out(tmp_path: Path) -> None:
    migrated, created = tmp_path / "migrated.sqlite3", tmp_path / "created.sqlite3"
    asyncio.run(open_and_close(migrated))
    engine = create_engine(f"sqlite:///{created}")
    metadata.create_all(engine)
    engine.dispose()
    statement = "SELECT name, sql FROM sqlite_master WHERE name != ? AND name NOT LIKE 'sqlite_auto%' ORDER BY name"
    assert ask(migrated, statement, VERSION_TABLE) == ask(created, statement, VERSION_TABLE)


def test_a_store_of_an_older_revision_is_upgraded_with_all_that_is_in_it(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite3"

    async def play() -> None:
        async with laid(path) as store:
            await write(store, "ann", b"one", b"two")

    asyncio.run(play())
    migrate(create_engine(f"sqlite:///{path}"), future(tmp_path))
    assert ask(path, f"SELECT * FROM {VERSION_TABLE}") == [("9999",)]
    assert ask(path, "SELECT id, colour FROM tables") == [("ann", None), ("ben", None)]
    assert ask(path, "SELECT body FROM entries ORDER BY seq") == [(b"one",), (b"two",)]


def test_a_store_of_a_newer_nightcall_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite3"
    asyncio.run(open_and_close(path))
    migrate(create_engine(f"sqlite:///{path}"), future(tmp_path))
    before = contents(tmp_path)
    assert refusal(path) == f"{path} was written by a newer Nightcall: it has schema 9999, this one {SCHEMA}."
    assert contents(tmp_path) == before


def test_a_newer_store_that_crashed_is_refused_untouched(tmp_path: Path) -> None:
    path, wreck = tmp_path / "log.sqlite3", tmp_path / "wreck"
    wreck.mkdir()
    asyncio.run(open_and_close(path))
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
        newer.commit()
        for file in (path, path.with_name("log.sqlite3-wal")):
            shutil.copy(file, wreck)
    before = contents(wreck)
    assert "newer Nightcall" in refusal(wreck / "log.sqlite3")
    assert contents(wreck) == before


@pytest.mark.parametrize("rubbish", [b"hi", b"A letter to the mayor. " * 500, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_database_is_refused_untouched(tmp_path: Path, rubbish: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(rubbish)
    said = refusal(path)
    assert said.startswith(f"{path} cannot be opened: ")
    assert said.endswith(".")
    assert contents(tmp_path) == {"letter.txt": rubbish}


def test_the_database_of_another_program_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite3"
    ask(path, "CREATE TABLE recipes (name TEXT)")
    before = contents(tmp_path)
    assert refusal(path) == f"{path} belongs to some other program."
    assert contents(tmp_path) == before


def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refusal(tmp_path / "file" / "log.sqlite3").startswith(
        f"{tmp_path / 'file' / 'log.sqlite3'} cannot be opened: "
    )
    assert refusal(tmp_path) == f"{tmp_path} is a folder, not a file."


def test_a_file_left_in_the_middle_of_its_making_is_made_anew(tmp_path: Path) -> None:
    path, wreck = tmp_path / "log.sqlite3", tmp_path / "wreck.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as half:
        half.execute("PRAGMA cache_size = 1")  # so that unfinished work reaches the file
        half.execute("CREATE TABLE one (line TEXT)")
        half.execute("DROP TABLE one")
        half.execute("BEGIN")
        for number in range(20):
            half.execute(f"CREATE TABLE half_{number} (line TEXT)")
        shutil.copy(path, wreck)
        shutil.copy(path.with_name("log.sqlite3-journal"), tmp_path / "wreck.sqlite3-journal")
    asyncio.run(open_and_close(wreck))
    assert ask(wreck, f"SELECT * FROM {VERSION_TABLE}") == [(SCHEMA,)]


def test_many_may_open_a_new_file_at_the_same_time(tmp_path: Path) -> None:
    async def play() -> None:
        paths = [tmp_path / f"{number % 2}.sqlite3" for number in range(8)]
        stores = await asyncio.gather(*map(Store.open, paths), Store.open(), Store.open())
        for number, store in enumerate(stores):
            await store.lay(f"table {number}", f"code {number}", number)
        assert [len(await store.laid()) for store in stores] == [4] * 8 + [1] * 2
        for store in stores:
            await store.close()

    asyncio.run(play())


def test_a_store_in_memory_is_gone_when_it_is_closed() -> None:
    async def play() -> None:
        async with laid() as store:
            await write(store, "ann", b"one")
            assert await bodies(store, "ann") == [b"one"]
        async with opened() as store:
            assert await store.laid() == []

    asyncio.run(play())
