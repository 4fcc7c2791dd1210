"""How many acts a second become durable: `python -m tests.store.speed [FOLDER]`, the folder on the disk to measure."""

import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from nightcall.store import Store

BODY = b'{"kind":"answer","seat":"Ann","verb":"devour","to":"Dan","question":17,"rule":"V-36"}'


async def play(store: Store, table: str, acts: int, at_once: int) -> None:
    """One table: so many acts are queued, and when they are durable the next ones."""
    for first in range(1, acts + 1, at_once):
        numbers = range(first, first + at_once)
        for act in [store.append(table, seq, seq, BODY) for seq in numbers]:
            await act


async def measure(folder: Path, tables: int, at_once: int, acts: int) -> float:
    """Acts a second, with so many tables that play at the same time."""
    store = await Store.open(folder / "speed.sqlite3")
    names = [f"table-{number}" for number in range(tables)]
    for at, name in enumerate(names):
        await store.lay(name, name, at)
    start = perf_counter()
    await asyncio.gather(*(play(store, name, acts // tables, at_once) for name in names))
    taken = perf_counter() - start
    await store.close()
    return acts / taken


def main(parent: str | None = None) -> None:
    """Print one line for each way to wait."""
    for tables, at_once, acts in ((1, 1, 4_000), (50, 1, 50_000), (1, 50, 50_000), (500, 1, 100_000)):
        with tempfile.TemporaryDirectory(dir=parent) as folder:
            speed = asyncio.run(measure(Path(folder), tables, at_once, acts))
        print(f"{tables:4} tables, {at_once:3} acts waiting at each: {speed:8,.0f} acts/s")


if __name__ == "__main__":
    main(*sys.argv[1:])
