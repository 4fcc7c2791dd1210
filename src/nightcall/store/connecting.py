"""One connection to the file, set to lose nothing."""

import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import chain
from pathlib import Path
from typing import Any

from sqlalchemy import URL, NullPool
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from nightcall.store.schema import ONE_ENTRY

__all__ = ["connect", "connect_to_look", "transaction"]

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # macOS: a plain sync there ends in the drive's cache
    "PRAGMA foreign_keys = ON",
    "PRAGMA wal_autocheckpoint = 4000",  # pages: fewer of the slow moments in which the log moves into the file
)


MOST_AT_ONCE = 199
"""How many entries one statement writes: every SQLite takes 999 values."""


class Pen(sqlite3.Connection):
    """A connection that writes many entries as one transaction: begun, written and synced in one visit to its thread.

    One statement writes many of them: before each statement, that thread has to wait until all others let it go on.
    """

    def executemany(self, sql: str, rows: Iterable[Any], /) -> sqlite3.Cursor:
        """Write all entries durably, or none."""
        waiting = list(rows)
        with self:
            cursor = self.execute("BEGIN IMMEDIATE")
            for first in range(0, len(waiting), MOST_AT_ONCE):
                some = waiting[first : first + MOST_AT_ONCE]
                self.execute(sql + ", ".join([ONE_ENTRY] * len(some)), tuple(chain.from_iterable(some)))
        return cursor


async def connect(path: Path | None, patience: int) -> AsyncConnection:
    """Open a file that is there, or a database in memory, for reading and writing."""
    memory = URL.create("sqlite+aiosqlite", database=":memory:")
    connection = await _connect(memory if path is None else _address(path, "rw"), patience)
    try:
        for pragma in (f"PRAGMA busy_timeout = {patience}", *PRAGMAS):
            await connection.exec_driver_sql(pragma)
        await connection.commit()
    except BaseException:
        await connection.close()
        raise
    return connection


async def connect_to_look(path: Path, patience: int) -> AsyncConnection:
    """Open a file that is there without ever changing it."""
    return await _connect(_address(path, "ro"), patience)


@asynccontextmanager
async def transaction(connection: AsyncConnection) -> AsyncIterator[None]:
    """A stretch in which nobody else writes: all of it is kept, or nothing."""
    async with connection.begin():
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield


def _address(path: Path, mode: str) -> URL:
    query = {"uri": "true", "mode": mode}
    return URL.create("sqlite+aiosqlite", database=path.absolute().as_uri(), query=query)


async def _connect(address: URL, patience: int) -> AsyncConnection:
    # isolation_level None: the driver begins no transaction by itself, so that each one stands in our code.
    arguments = {"factory": Pen, "isolation_level": None, "timeout": patience / 1000}
    return await create_async_engine(address, poolclass=NullPool, connect_args=arguments).connect()
