"""A store for the length of a test, and looking at its file from outside."""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from nightcall.store import Store

FRAME_HEAD = 24
WAL_HEAD = 32


@asynccontextmanager
async def opened(path: Path | None = None, *, patience: int = 5_000) -> AsyncIterator[Store]:
    """A store that is closed whatever happens."""
    store = await Store.open(path, patience=patience)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def laid(path: Path | None = None) -> AsyncIterator[Store]:
    """A store with the tables ann and ben."""
    async with opened(path) as store:
        await store.lay("ann", "AAAA", 1)
        await store.lay("ben", "BBBB", 2)
        yield store


async def write(store: Store, table: str, *bodies: bytes, after: int = 0) -> None:
    """Append these bodies, the first under the number after `after`."""
    for act in [store.append(table, seq, 100 + seq, body) for seq, body in enumerate(bodies, start=after + 1)]:
        await act


async def bodies(store: Store, table: str) -> list[bytes]:
    """What a table's log holds."""
    return [entry.body for entry in await store.read(table)]


def ask(path: Path, statement: str, *given: object) -> Sequence[tuple[Any, ...]]:
    """Read or change a file behind the store's back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(statement, given).fetchall()


def commits(path: Path) -> int:
    """How many transactions stand in the write-ahead log: each ends in a frame that names the size of the file."""
    wal = path.with_name(path.name + "-wal").read_bytes()
    page = int.from_bytes(wal[8:12], "big")
    frames = range(WAL_HEAD, len(wal), FRAME_HEAD + page)
    return sum(wal[at + 4 : at + 8] != bytes(4) for at in frames if wal[at + 8 : at + 16] == wal[16:24])
