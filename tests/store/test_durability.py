"""What is acknowledged is on the disk: after a close, after a crash, on a full disk."""

import asyncio
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from nightcall.store import default_path
from nightcall.store.connecting import connect
from tests.store.helpers import ask, bodies, laid, opened, write

FULL_DISK = """
import asyncio, resource, signal, sys
from pathlib import Path
from nightcall.store import Store, Unwritten

async def main():
    store = await Store.open(Path(sys.argv[1]))
    await store.lay("ann", "AAAA", 1)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
    acts = [store.append("ann", 1, 0, b"small"), store.append("ann", 2, 0, b"x" * 1_000_000)]
    for act in acts:
        try:
            await act
        except Unwritten as trouble:
            print(trouble)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.append("ann", 1, 0, b"small")
    print(len(await store.read("ann")))
    await store.close()

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
asyncio.run(main())
"""

QUIET = """
import asyncio, sys
from pathlib import Path
from nightcall.store import Store

async def main():
    store = await Store.open(Path(sys.argv[1]))
    await store.lay("ann", "AAAA", 1)
    await store.append("ann", 1, 0, b"{}")
    await store.close()

asyncio.run(main())
"""


def program(text: str, path: Path) -> subprocess.CompletedProcess[str]:
    """Run a program of its own on a file."""
    command = [sys.executable, "-W", "error", "-c", text, str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_the_connection_is_set_to_lose_nothing(tmp_path: Path) -> None:
    async def pragmas() -> dict[str, object]:
        path = tmp_path / "log.sqlite3"
        path.touch()
        connection = await connect(path, 1234)
        names = ("journal_mode", "synchronous", "busy_timeout", "foreign_keys", "fullfsync")
        found = {name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names}
        await connection.close()
        return found

    full = 2
    assert asyncio.run(pragmas()) == {
        "journal_mode": "wal",
        "synchronous": full,
        "busy_timeout": 1234,
        "foreign_keys": 1,
        "fullfsync": 1,
    }


def test_a_store_is_found_again_as_it_was_closed(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "log.sqlite3"
        async with laid(path) as store:
            await write(store, "ann", b"one", b"two")
        async with opened(path) as store:
            assert [table.id for table in await store.laid()] == ["ann", "ben"]
            await write(store, "ann", b"three", after=2)
        async with opened(path) as store:
            assert await bodies(store, "ann") == [b"one", b"two", b"three"]

    asyncio.run(play())


def test_everything_acknowledged_outlives_a_crash(tmp_path: Path) -> None:
    async def play() -> None:
        path, wreck = tmp_path / "log.sqlite3", tmp_path / "wreck"
        wreck.mkdir()
        async with laid(path) as store:
            for number in range(1, 31):
                await write(store, "ann", b"act %d" % number, after=number - 1)
            for file in (path, path.with_name("log.sqlite3-wal")):
                shutil.copy(file, wreck)
        async with opened(wreck / "log.sqlite3") as store:
            assert await bodies(store, "ann") == [b"act %d" % number for number in range(1, 31)]
            await write(store, "ann", b"on", after=30)

    asyncio.run(play())


def test_an_entry_that_a_crash_cut_short_was_never_there(tmp_path: Path) -> None:
    async def play() -> None:
        path, wreck = tmp_path / "log.sqlite3", tmp_path / "wreck.sqlite3"
        async with laid(path) as store:
            await write(store, "ann", b"acknowledged")
            await write(store, "ann", b"cut short", after=1)
            shutil.copy(path, wreck)
            wal = path.with_name("log.sqlite3-wal").read_bytes()
            wreck.with_name("wreck.sqlite3-wal").write_bytes(wal[:-100])
        async with opened(wreck) as store:
            assert await bodies(store, "ann") == [b"acknowledged"]

    asyncio.run(play())


def test_the_file_and_the_folders_made_for_it_are_for_one_user_alone(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "new" / "newer" / "log.sqlite3"
        async with laid(path):
            files = [path, path.with_name("log.sqlite3-wal"), path.with_name("log.sqlite3-shm")]
            assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600] * 3
            folders = [path.parent, path.parent.parent]
            assert [stat.S_IMODE(folder.stat().st_mode) for folder in folders] == [0o700] * 2

    asyncio.run(play())


def test_a_file_that_is_there_keeps_its_mode(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "log.sqlite3"
        path.touch()
        path.chmod(0o640)
        async with laid(path):
            assert stat.S_IMODE(path.stat().st_mode) == 0o640

    asyncio.run(play())


@pytest.mark.parametrize("name", ["a b.sqlite3", "what?.sqlite3", "100%25#.sqlite3", "Nachtwächter.sqlite3"])
def test_any_file_name_will_do(tmp_path: Path, name: str) -> None:
    async def play() -> None:
        async with laid(tmp_path / name):
            assert (tmp_path / name).stat().st_size > 0

    asyncio.run(play())
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_the_usual_place_is_one_file_in_the_folder_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    assert default_path().name == "nightcall.sqlite3"
    assert default_path().parent.name == "nightcall"


def test_a_full_disk_is_said_in_a_sentence_and_outlived(tmp_path: Path) -> None:
    done = program(FULL_DISK, tmp_path / "log.sqlite3")
    assert done.stderr == ""
    *sentences, entries = done.stdout.splitlines()
    assert len(sentences) == 2
    assert all(sentence.startswith("The store could not write: ") for sentence in sentences)
    assert entries == "1"


def test_a_program_with_a_store_says_nothing_of_it_and_comes_to_its_end(tmp_path: Path) -> None:
    done = program(QUIET, tmp_path / "log.sqlite3")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert ask(tmp_path / "log.sqlite3", "SELECT body FROM entries") == [(b"{}",)]
