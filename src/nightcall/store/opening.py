"""Opening the file: looking at it first, making it if need be, and bringing it up to date."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from alembic.script import ScriptDirectory
from platformdirs import user_data_path
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from nightcall.store.connecting import connect, connect_to_look, transaction
from nightcall.store.migrating import examine, is_current, shipped, upgrade
from nightcall.store.trouble import Unreadable, reason

__all__ = ["alone", "default_path", "open_file"]


def default_path() -> Path:
    """Where the tables of this user are kept."""
    return user_data_path("nightcall", appauthor=False) / "nightcall.sqlite3"


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Be the only server of a file: whoever comes second is refused, and a crash lets go of it."""
    with closing(sqlite3.connect(f"{path}.lock", isolation_level=None, timeout=0)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as trouble:
            raise Unreadable(f"{path} is in use by another server.") from trouble
        yield


async def open_file(path: Path | None, patience: int) -> AsyncConnection:
    """Open a store's file, which is left as it is if it cannot be ours."""
    scripts = shipped()
    try:
        if path is not None:
            await _look_or_make(path, patience, scripts)
        return await _open(path, patience, scripts)
    except DBAPIError as trouble:
        raise Unreadable(f"{path} cannot be opened: {reason(trouble)}.") from trouble
    except OSError as trouble:
        raise Unreadable(f"{path} cannot be opened: {trouble.strerror}.") from trouble


async def _look_or_make(path: Path, patience: int, scripts: ScriptDirectory) -> None:
    if not path.exists():
        _make(path)
        return
    if path.is_dir():
        raise Unreadable(f"{path} is a folder, not a file.")
    connection = await connect_to_look(path, patience)
    try:
        await connection.run_sync(examine, str(path), scripts)
    except DBAPIError as trouble:
        if not _needs_a_writer(trouble):
            raise
    finally:
        await connection.close()


def _needs_a_writer(trouble: DBAPIError) -> bool:
    """Whether the file was left in the middle of its making, which only a writer can clear up."""
    return isinstance(trouble.orig, sqlite3.Error) and trouble.orig.sqlite_errorname.startswith("SQLITE_READONLY")


def _make(path: Path) -> None:
    """Make an empty file, and the folders above it, for nobody but this user."""
    for folder in reversed(path.absolute().parents):
        if not folder.exists():
            folder.mkdir(mode=0o700, exist_ok=True)
    path.touch(mode=0o600)


async def _open(path: Path | None, patience: int, scripts: ScriptDirectory) -> AsyncConnection:
    connection = await connect(path, patience)
    try:
        await _bring_up_to_date(connection, str(path), scripts)
    except BaseException:
        await connection.close()
        raise
    return connection


async def _bring_up_to_date(connection: AsyncConnection, name: str, scripts: ScriptDirectory) -> None:
    async with connection.begin():
        if await connection.run_sync(is_current, scripts):
            return
    async with transaction(connection):
        await connection.run_sync(examine, name, scripts)  # once more: somebody may have been quicker
        await connection.run_sync(upgrade, scripts)
