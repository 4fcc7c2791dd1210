"""`nightcall tables`: what a store keeps, table by table, taken out and brought in as JSON."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from nightcall.cli.play import new_file
from nightcall.engine.refused import Refused
from nightcall.store import NotARecord, Store, Unreadable, Unwritten, default_path
from nightcall.words import english

__all__ = ["bring_in", "list_tables", "take_out"]


def list_tables(path: Path | None) -> int:
    """Print the code of every open table, and since when it stands."""

    async def listed(store: Store) -> None:
        for laid in await store.laid():
            since = datetime.fromtimestamp(laid.laid_at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
            print(english().say("tables-line", code=laid.code, since=since))

    return _with(path, listed)


def take_out(code: str, to: Path | None, path: Path | None) -> int:
    """Write a table with all that happened at it to a new file, or print it."""

    async def taken(store: Store) -> None:
        laid = await store.find(code.upper())
        if laid is None:
            raise Refused("no-such-table")
        document = await store.export(laid.id)
        if to is None:
            sys.stdout.buffer.write(document + b"\n")
        else:
            with new_file(to) as page:
                page.write(document + b"\n")

    return _with(path, taken)


def bring_in(file: Path, path: Path | None) -> int:
    """Bring a table in that was taken out of some store."""

    async def brought(store: Store) -> None:
        try:
            document = file.read_bytes()
        except OSError as trouble:
            raise Refused("file-unread", path=file, why=trouble.strerror) from None
        await store.import_(document)

    return _with(path, brought)


def _with(path: Path | None, work: Callable[[Store], Awaitable[None]]) -> int:
    """Open the store, do something with it, and close it again."""

    async def run() -> None:
        store = await Store.open(path or default_path())
        try:
            await work(store)
        finally:
            await store.close()

    try:
        asyncio.run(run())
    except (Unreadable, Unwritten, NotARecord) as trouble:
        raise Refused("store", why=trouble) from None
    return 0
