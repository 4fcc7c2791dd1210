"""Opening the file: looking at it first, making it if need be, and bringing it up to date."""

import sqlite3
from pathlib import Path
from typing import NamedTuple

from alembic.script import ScriptDirectory
from platformdirs import user_data_path
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from nightcall.store.connecting import connect, connect_to_look, transaction
from nightcall.store.migrating import examine, is_current, shipped, upgrade
from nightcall.store.trouble import Unreadable, reason

__all__ = ["OpenFile", "default_path", "open_file"]


class OpenFile(NamedTuple):
    """A file that is open, and what keeps other servers from it."""

    connection: AsyncConnection
    lock: sqlite3.Connection | None


def default_path() -> Path:
    """Where the tables of this user are kept."""
    return user_data_path("nightcall", appauthor=False) / "nightcall.sqlite3"


def keep_others_out(path: Path) -> sqlite3.Connection:
    """Be the only server of a file as long as this is open: whoever comes second is refused, and a crash lets go."""
    lock = sqlite3.connect(f"{path.resolve()}.lock", isolation_level=None, timeout=0, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as trouble:
        lock.close()
        if trouble.sqlite_errorname == "SQLITE_BUSY":
            raise Unreadable(f"{path} is in use by another server.") from trouble
        raise
    return lock


async def open_file(path: Path | None, patience: int, alone: bool) -> OpenFile:
    """Open a store's file, which is left as it is if it cannot be ours, or another server has it."""
    scripts = shipped()
    try:
        if path is not None:
            await _look_or_make(path, patience, scripts)
        lock = keep_others_out(path) if path and alone else None
        try:
            return OpenFile(await _open(path, patience, scripts), lock)
        except BaseException:
            if lock:
                lock.close()
            raise
    except (DBAPIError, sqlite3.Error) as trouble:
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
