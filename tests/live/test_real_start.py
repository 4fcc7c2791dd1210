"""A real server starts or says in one sentence why not, and when it is stopped it tells everybody to come back."""

import asyncio
import socket
import subprocess
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.live.real import PATIENCE, Server, ended, heard, hello, lay, serving

REFUSED = 2
STOPPED = (0, 130)
FEW_SECONDS = 15


def refusal(path: Path, port: int = 0, *more: str) -> str:
    """The one sentence with which a server declines to start."""
    ran = subprocess.run([*serving(path, port), *more], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (ran.returncode, ran.stdout) == (REFUSED, "")
    assert ran.stderr.startswith("nightcall: ") and ran.stderr.count("\n") == 1
    return ran.stderr


def test_a_port_in_use_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"Port {port} is in use" in refusal(tmp_path / "tables.sqlite3", port)


def test_a_store_that_is_no_database_is_said_in_one_sentence_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, the Werewolf is Ben. " * 100)
    before = path.read_bytes()
    assert str(path) in refusal(path)
    assert path.read_bytes() == before and list(tmp_path.iterdir()) == [path]


def test_a_store_that_another_server_uses_is_left_to_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with Server(path) as server:
        assert "in use by another server" in refusal(path)
        server.restart()  # whoever was killed has let go of it


def test_a_lock_that_is_none_is_said_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.with_name(f"{path.name}.lock").write_text("Dear Ann, the Werewolf is Ben. " * 100)
    assert "cannot be opened" in refusal(path)


@pytest.mark.parametrize("url", ["wolves.example", "ftp://wolves.example", "https://wolves.example/a/b", "https://"])
def test_an_address_that_is_none_is_refused(url: str, tmp_path: Path) -> None:
    assert url in refusal(tmp_path / "tables.sqlite3", 0, "--public-url", url)


def test_whoever_is_there_when_the_server_is_stopped_is_told_to_come_back(tmp_path: Path) -> None:
    async def evening(server: Server) -> int:
        clients = await lay(server, ["Ann", "Ben", "Cem"], "stop")
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(server.socket()) for _ in clients]
            await stack.enter_async_context(server.socket())  # and somebody who has not yet said who it is
            for line, client in zip(lines, clients, strict=True):
                await hello(line, client)
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            for line in lines:
                bye = await heard(line, "bye")
                assert bye["again"] and bye["text"]
                await ended(line)
            return await asyncio.wait_for(stopping, FEW_SECONDS)

    with Server(tmp_path / "tables.sqlite3") as server:
        assert asyncio.run(evening(server)) in STOPPED
    assert server.errors == ""
