"""The store itself: tables are laid, entries appended, read back, and carried out and in as documents."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite
import msgspec
from sqlalchemy import LargeBinary, cast, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from nightcall.store.connecting import transaction
from nightcall.store.entry import Kept, Stored, checksum, entries_of, is_torn
from nightcall.store.opening import OpenFile, open_file
from nightcall.store.record import FORMAT, Leaf, Record, embedded, read_record, write_record
from nightcall.store.schema import SCHEMA, entries, tables
from nightcall.store.trouble import Damaged, NotARecord, Taken, Unwritten, reason, unwritten
from nightcall.store.writer import Writer

__all__ = ["KeptTable", "KnownTable", "Store"]

Given = ParamSpec("Given")
T = TypeVar("T")

logger = logging.getLogger("nightcall.store")


class KnownTable(msgspec.Struct, frozen=True):
    """A table that the store knows."""

    id: str
    code: str
    laid_at: int


class KeptTable(msgspec.Struct, frozen=True):
    """A table that the store keeps, be it open or closed; a closed one may have no code."""

    id: str
    code: str | None
    laid_at: int
    closed: bool


def to_its_end(
    call: Callable[Concatenate["Store", Given], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["Store", Given], Coroutine[Any, Any, T]]:
    """Finish a call even if its caller goes away: SQLAlchemy throws away a connection that is left in mid-statement."""

    @wraps(call)
    async def shielded(store: "Store", /, *args: Given.args, **kwargs: Given.kwargs) -> T:
        return await asyncio.shield(call(store, *args, **kwargs))

    return shielded


class Store:
    """An append-only log of many tables in one file, over one connection."""

    def __init__(self, opened: OpenFile, driver: aiosqlite.Connection) -> None:
        self._connection, self._file_lock = opened
        self._lock = asyncio.Lock()
        self._writer = Writer(self._connection, driver, self._lock)
        self._closed = False

    @classmethod
    async def open(cls, path: Path | None = None, *, patience: int = 5_000, alone: bool = False) -> "Store":
        """Open a file, or a store in memory: alone, or beside others, who are waited for `patience` milliseconds."""
        opened = await open_file(path, patience, alone)
        raw = await opened.connection.get_raw_connection()
        driver = raw.driver_connection
        assert isinstance(driver, aiosqlite.Connection)
        return cls(opened, driver)

    @to_its_end
    async def close(self) -> None:
        """Write what is queued and let go of the file."""
        self._closed = True
        await self._writer.close()
        async with self._lock:
            await self._connection.close()
        if self._file_lock:
            self._file_lock.close()

    @to_its_end
    async def lay(self, id: str, code: str, at: int) -> None:
        """Note a new table, whose id and code nobody else uses."""
        try:
            async with self._writing():
                await self._connection.execute(insert(tables).values(id=id, code=code, laid_at=at, closed=False))
        except IntegrityError:
            raise Taken(f"A table with the id {id} or the code {code} is there already.") from None

    @to_its_end
    async def find(self, code: str) -> KnownTable | None:
        """The table with this code."""
        async with self._reading():
            query = select(tables.c.id, tables.c.code, tables.c.laid_at).where(tables.c.code == code)
            found = (await self._connection.execute(query)).one_or_none()
        return None if found is None else KnownTable(*found)

    @to_its_end
    async def laid(self) -> list[KnownTable]:
        """All tables that are not closed, the oldest first."""
        query = select(tables.c.id, tables.c.code, tables.c.laid_at).where(~tables.c.closed)
        async with self._reading():
            found = await self._connection.execute(query.order_by(tables.c.laid_at, tables.c.id))
            return [KnownTable(*row) for row in found]

    @to_its_end
    async def kept(self) -> list[KeptTable]:
        """All tables, the closed ones too, the oldest first."""
        query = select(tables.c.id, tables.c.code, tables.c.laid_at, tables.c.closed)
        async with self._reading():
            found = await self._connection.execute(query.order_by(tables.c.laid_at, tables.c.id))
            return [KeptTable(*row) for row in found]

    def append(self, table: str, seq: int, at: int, body: bytes) -> "asyncio.Future[None]":
        """Queue one entry; the future is done when the entry is on the disk, and fails with Taken or Unwritten."""
        return self._writer.append(table, seq, at, body)

    @to_its_end
    async def read(self, table: str) -> list[Kept]:
        """All entries of a table; a damaged last one is cut off."""
        async with self._reading():
            log = await self._log(table)
        return entries_of(log)

    @to_its_end
    async def close_table(self, table: str) -> None:
        """Take a table off the list; its entries and its code stay."""
        async with self._writing():
            await self._connection.execute(update(tables).where(tables.c.id == table).values(closed=True))

    @to_its_end
    async def export(self, table: str) -> bytes:
        """A table and all its entries as one JSON document."""
        async with self._reading():
            found = (await self._connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
            log = await self._log(table)
        if found is None:
            raise NotARecord(f"No table {table} is laid.")
        return write_record(Record(FORMAT, SCHEMA, found.id, found.code, found.laid_at, found.closed, _leaves(log)))

    @to_its_end
    async def import_(self, document: bytes) -> str:
        """Bring in an exported table, whole or not at all; if its code is in use it comes in closed and without one."""
        record = read_record(document)
        async with self._writing():
            if await self._connection.scalar(select(tables.c.id).where(tables.c.id == record.id)) is not None:
                raise NotARecord(f"A table with the id {record.id} is there already.")
            await self._bring_in(record)
        return record.id

    async def _bring_in(self, record: Record) -> None:
        in_use = await self._connection.scalar(select(tables.c.code).where(tables.c.code == record.code))
        code = record.code if in_use is None else None
        table = {"id": record.id, "code": code, "laid_at": record.laid_at, "closed": record.closed or code is None}
        await self._connection.execute(insert(tables), table)
        if rows := _rows(record):
            await self._connection.execute(insert(entries), rows)

    async def _log(self, table: str) -> Sequence[Stored]:
        log = await self._lines(table)
        return await self._cut(table) if is_torn(log) else log

    async def _lines(self, table: str) -> Sequence[Stored]:
        body = cast(entries.c.body, LargeBinary).label("body")  # damage may have made it a text
        columns = (entries.c.table_id, entries.c.seq, entries.c.at, body, entries.c.checksum)
        query = select(*columns).where(entries.c.table_id == table).order_by(entries.c.seq)
        return (await self._connection.execute(query)).all()

    async def _cut(self, table: str) -> Sequence[Stored]:
        await self._connection.exec_driver_sql("BEGIN IMMEDIATE")
        log = await self._lines(table)  # once more, now that nobody else can write
        if not is_torn(log):
            return log
        last = log[-1].seq
        await self._connection.execute(delete(entries).where(entries.c.table_id == table, entries.c.seq == last))
        logger.warning("Entry %s of table %s, its last, was damaged and has been cut off.", last, table)
        return log[:-1]

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[None]:
        async with self._lock:
            self._check_open()
            try:
                async with self._connection.begin():
                    yield
            except DBAPIError as trouble:
                raise Damaged(f"The store could not be read: {reason(trouble)}.") from trouble

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[None]:
        async with self._lock:
            self._check_open()
            try:
                async with transaction(self._connection):
                    yield
            except IntegrityError:
                raise
            except DBAPIError as trouble:
                raise unwritten(trouble) from trouble

    def _check_open(self) -> None:
        if self._closed:
            raise Unwritten("The store is closed.")


def _leaves(log: Sequence[Stored]) -> tuple[Leaf, ...]:
    """A log as it stands in a document."""
    return tuple(Leaf(entry.seq, entry.at, embedded(entry.seq, entry.body)) for entry in entries_of(log))


def _rows(record: Record) -> list[dict[str, object]]:
    """A document's entries as the file holds them."""
    return [_row(record.id, leaf) for leaf in record.entries]


def _row(table: str, leaf: Leaf) -> dict[str, object]:
    body = bytes(leaf.body)
    checked = checksum(table, leaf.seq, leaf.at, body)
    return {"table_id": table, "seq": leaf.seq, "at": leaf.at, "body": body, "checksum": checked}
