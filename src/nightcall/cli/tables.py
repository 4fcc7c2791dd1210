"""`nightcall tables`: what a store keeps, table by table, taken out and brought in as JSON."""

import asyncio
import shlex
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from nightcall.cli.play import new_file
from nightcall.engine.refused import Refused
from nightcall.store import Damaged, KeptTable, NotARecord, Store, Unreadable, Unwritten, default_path
from nightcall.words import Voice

__all__ = ["bring_in", "list_tables", "take_out"]


def list_tables(path: Path | None, with_closed: bool, voice: Voice) -> int:
    """Print the code of every open table, and since when it stands; the closed ones, if wanted, with their ids."""

    async def listed(store: Store) -> None:
        for table in await store.kept():
            if with_closed or not table.closed:
                print(_line(table, voice))

    return _with(path, listed)


def _line(table: KeptTable, voice: Voice) -> str:
    since = datetime.fromtimestamp(table.laid_at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    if not table.closed:
        return voice.say("tables-line", code=table.code or "", since=since)
    facts = {"code": table.code or "", "since": since, "id": table.id}
    return voice.say("tables-closed" if table.code else "tables-closed-without-code", **facts)


def take_out(name: str, to: Path | None, path: Path | None) -> int:
    """Write a table with all that happened at it to a new file, or print it."""

    async def taken(store: Store) -> None:
        document = await store.export(await _id(store, name))
        if to is None:
            sys.stdout.buffer.write(document + b"\n")
        else:
            with new_file(to) as page:
                page.write(document + b"\n")

    return _with(path, taken)


async def _id(store: Store, name: str) -> str:
    """The id of the table with this code, or else with this id."""
    kept = await store.kept()
    found = [table.id for table in kept if table.code in (name, name.upper())]
    found += [table.id for table in kept if table.id == name]
    if not found:
        raise Refused("not-kept", name=name)
    return found[0]


def bring_in(file: Path, path: Path | None, voice: Voice) -> int:
    """Bring a table in that was taken out of some store, and say under which name it is kept."""

    async def brought(store: Store) -> None:
        try:
            document = file.read_bytes()
        except OSError as trouble:
            raise Refused("file-unread", path=file, why=trouble.strerror) from None
        id = await store.import_(document)
        code = next(table.code for table in await store.kept() if table.id == id)
        print(voice.say("tables-in" if code else "tables-in-closed", code=code or "", id=id, command=_export(id, path)))

    return _with(path, brought)


def _export(id: str, path: Path | None) -> str:
    """The command that takes a table out again."""
    return shlex.join(["nightcall", "tables", "export", id, *(["--store", str(path)] if path else [])])


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
    except (Unreadable, Unwritten, Damaged, NotARecord) as trouble:
        raise Refused("store", why=trouble) from None
    return 0
