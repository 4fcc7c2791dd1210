"""The writer: all entries that wait together are written in one transaction and share one sync.

Entries are written, and those who wait for them are told, in the order of the calls. A group that meets a conflict is
written again, entry by entry: only the entry that cannot be written fails, and with it those of its table that follow.
"""

import asyncio
import sqlite3
from collections.abc import Sequence

import aiosqlite
import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from nightcall.store.connecting import transaction
from nightcall.store.entry import checksum
from nightcall.store.schema import ONE_ENTRY, WRITE_ENTRIES, tables
from nightcall.store.trouble import Taken, Unwritten, is_constraint, unwritten

__all__ = ["Writer"]

Row = tuple[str, int, int, bytes, int]
Mishap = Taken | Unwritten | None
"""None: it is on the disk."""


class Waiting(msgspec.Struct, eq=False):
    """An entry that somebody waits for."""

    row: Row
    heard: "asyncio.Future[None]"
    is_lost: bool = False
    """Whether an entry before it, of the same table, was not written."""

    @property
    def table(self) -> str:
        """The table that it belongs to."""
        return self.row[0]

    def hear(self, outcome: Mishap) -> None:
        """Tell whoever waits, unless they have gone away."""
        if self.heard.done():
            return
        if outcome is None:
            self.heard.set_result(None)
        else:
            self.heard.set_exception(outcome)


class Writer:
    """Writes what is queued; it comes when something waits and goes when nothing does."""

    def __init__(self, connection: AsyncConnection, driver: aiosqlite.Connection, lock: asyncio.Lock) -> None:
        self._connection = connection
        self._driver = driver
        self._lock = lock
        self._queue: list[Waiting] = []
        self._work: asyncio.Task[None] | None = None
        self._closed = False

    def append(self, table: str, seq: int, at: int, body: bytes) -> "asyncio.Future[None]":
        """Queue one entry."""
        heard = asyncio.get_running_loop().create_future()
        if self._closed:
            heard.set_exception(Unwritten("The store is closed."))
            return heard
        row = (table, seq, at, body, checksum(table, seq, at, body))
        self._queue.append(Waiting(row, heard))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._write_all())
        return heard

    async def close(self) -> None:
        """Write what is queued, and take no more."""
        self._closed = True
        if self._work is not None:
            await self._work

    async def _write_all(self) -> None:
        while self._queue:
            group, self._queue = self._queue, []
            self._tell(group, await self._write(group))
            await asyncio.sleep(0)  # before more is written, those who waited have heard

    def _tell(self, group: Sequence[Waiting], outcomes: Sequence[Mishap]) -> None:
        """Let everybody know, in order, how their entry fared."""
        failed: set[str] = set()
        for waiting, outcome in zip(group, outcomes, strict=True):
            if outcome is not None and not waiting.is_lost and waiting.table not in failed:
                failed.add(waiting.table)
                asyncio.get_running_loop().call_soon(self._lose, waiting.table)
            waiting.hear(outcome)

    def _lose(self, table: str) -> None:
        """Give up what was queued at a table by those who do not yet know, at this moment, of a failure there."""
        for waiting in self._queue:
            waiting.is_lost |= waiting.table == table

    async def _write(self, group: Sequence[Waiting]) -> list[Mishap]:
        rows = [waiting.row for waiting in group if not waiting.is_lost]
        async with self._lock:
            outcomes = iter(await self._write_rows(rows))
        return [_after_a_failure(waiting.row) if waiting.is_lost else next(outcomes) for waiting in group]

    async def _write_rows(self, rows: Sequence[Row]) -> Sequence[Mishap]:
        try:
            await self._driver.executemany(WRITE_ENTRIES, rows)
        except sqlite3.OperationalError as trouble:
            return [unwritten(trouble) for _ in rows]
        except Exception:  # a conflict, or an entry that no database would take
            return await self._write_each(rows)
        return [None] * len(rows)

    async def _write_each(self, rows: Sequence[Row]) -> Sequence[Mishap]:
        failed: set[str] = set()
        try:
            async with transaction(self._connection):
                return [await self._write_one(row, failed) for row in rows]
        except Exception as trouble:
            return [unwritten(trouble) for _ in rows]

    async def _write_one(self, row: Row, failed: set[str]) -> Mishap:
        if row[0] in failed:
            return _after_a_failure(row)
        try:
            async with self._connection.begin_nested():
                await self._connection.exec_driver_sql(WRITE_ENTRIES + ONE_ENTRY, row)
        except OperationalError:  # nothing of the whole group is certain any more
            raise
        except Exception as trouble:
            failed.add(row[0])
            return await self._meaning(trouble, row)
        return None

    async def _meaning(self, trouble: Exception, row: Row) -> Mishap:
        if not isinstance(trouble, IntegrityError):
            return unwritten(trouble)
        table, seq, *_ = row
        if is_constraint(trouble, "PRIMARYKEY"):
            return Taken(f"Entry {seq} of table {table} is there already.")
        if await self._connection.scalar(select(tables.c.id).where(tables.c.id == table)) is None:
            return Unwritten(f"The store could not write: no table {table} is laid.")
        return Taken(f"Entry {seq} of table {table} has no entry before it.")


def _after_a_failure(row: Row) -> Taken:
    table, seq, *_ = row
    return Taken(f"Entry {seq} of table {table} follows one that was not written.")
