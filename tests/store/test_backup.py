"""The back-up that docs/store.md recommends, taken while the store is in use."""

import asyncio
from pathlib import Path

from tests.store.helpers import ask, bodies, laid, opened, write


def test_a_back_up_of_a_store_in_use_is_a_store_with_all_that_was_acknowledged(tmp_path: Path) -> None:
    async def play() -> None:
        path, copy = tmp_path / "log.sqlite3", tmp_path / "copy.sqlite3"
        async with laid(path) as store:
            await write(store, "ann", b"one", b"two")
            ask(path, "VACUUM INTO ?", str(copy))
            await write(store, "ann", b"three", after=2)
        async with opened(copy) as store:
            assert await bodies(store, "ann") == [b"one", b"two"]
            await write(store, "ann", b"another three", after=2)

    asyncio.run(play())
