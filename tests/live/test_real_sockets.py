"""Real sockets that behave badly: one that never reads, frames that are too large, frames that are rubbish."""

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from tests.live.real import PATIENCE, Client, Server, encoded, ended, heard, hello, lay

NAMES = ["Ann", "Ben", "Cem", "Dan", "Eve"]
FICKLE, TIMES = ["Fay", "Gus", "Hal", "Ida", "Jan"], 36
"""Who comes and goes, and how often each changes their mind at once: what is done from one seat is limited."""
LARGEST = 8 * 1024
SLOW = 10
"""The seconds that nobody should have to wait for anything, however busy the machine is."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all that is done to it."""
    with Server(tmp_path_factory.mktemp("sockets") / "tables.sqlite3") as server:
        yield server


def stalled(server: Server, client: Client) -> socket.socket:
    """Another device of somebody's, which says hello and then never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", server.port))
    protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{server.port}/api/play"))
    protocol.send_request(protocol.connect())
    line.sendall(b"".join(protocol.data_to_send()))
    protocol.receive_data(line.recv(LARGEST))
    protocol.send_text(encoded({"say": "hello", "table": client.code, "token": client.token}).encode())
    line.sendall(b"".join(protocol.data_to_send()))
    return line


LARGE = {"do": "plan", "options": {f"{'x' * 40}{option}": "y" for option in range(140)}}
"""A plan that all at the table are shown, word by word, whenever anything has changed there."""


async def does(server: Server, client: Client, *acts: dict[str, Any]) -> None:
    """Do one thing after the other, from another device."""
    async with server.socket() as socket:
        await hello(socket, client)
        for number, act in enumerate(acts):
            await socket.send(encoded({"say": "do", "id": f"does {number}", "act": act}))
            while (await heard(socket, "news")).get("done") != f"does {number}":
                pass


def drained(line: socket.socket) -> int:
    """How many bytes still come before the other side has ended the connection."""
    size = 0
    with line:
        while part := line.recv(1 << 20):
            size += len(part)
    return size


def test_a_device_that_never_reads_is_dropped_and_keeps_nobody_waiting(server: Server) -> None:
    async def evening() -> tuple[list[Client], int]:
        everybody = await lay(server, [*NAMES, *FICKLE], "stalled")
        clients, fickle = everybody[: len(NAMES)], everybody[len(NAMES) :]
        line = stalled(server, clients[0])
        await does(server, clients[0], LARGE)
        minds = [{"do": "agree", "quick": bool(number % 2)} for number in range(TIMES)]
        await asyncio.gather(*(does(server, client, *minds, {"do": "leave"}) for client in fickle))
        await asyncio.gather(*(client.visit() for client in clients))
        return clients, await asyncio.to_thread(drained, line)

    clients, size = asyncio.run(evening())
    assert all(client.has_seen_the_end() for client in clients)
    assert max(client.slowest for client in clients) < SLOW
    assert size < len(FICKLE) * TIMES * 7000


TOO_LARGE = [
    pytest.param(["x" * (LARGEST + 1)], id="in one piece"),
    pytest.param(["x" * LARGEST, "x"], id="in two pieces"),
    pytest.param(["x"] * (LARGEST + 1), id="in a great many"),
]


@pytest.mark.parametrize("pieces", TOO_LARGE)
def test_a_frame_over_8_kib_ends_that_connection_only(server: Server, pieces: list[str]) -> None:
    async def evening() -> None:
        ann, ben = await lay(server, ["Ann", "Ben"], "large")
        async with server.socket() as other, server.socket() as line:
            await hello(other, ann)
            await hello(line, ben)
            await line.send(pieces if len(pieces) > 1 else pieces[0])
            end = await ended(line)
            assert end.rcvd is not None and end.rcvd.code == 1009
            async with server.socket() as line:
                assert (await hello(line, ben))["state"]["you"] == "Ben"
            await other.send(encoded({"say": "do", "id": "1", "act": {"do": "say", "to": "all", "text": "still here"}}))
            while (await heard(other, "news")).get("done") != "1":
                pass

    asyncio.run(evening())


RUBBISH: list[str | bytes] = [
    "",
    b"",
    "rubbish",
    b"\x00\xff\xfe",
    "null",
    "[]",
    "{}",
    "7",
    '"hello"',
    '{"say": "do"}',
    '{"say": "shout", "id": "1"}',
    '{"say": "do", "id": "", "act": {"do": "start"}}',
    '{"say": "do", "id": 1, "act": {"do": "start"}}',
    '{"say": "do", "id": "1", "act": {"do": "answer", "prompt": "one", "what": "Ben"}}',
    '{"say": "do", "id": "1", "act": {"do": "answer", "prompt": 1e400, "what": "Ben"}}',
    '{"say": "do", "id": "1", "act": {"do": "begun", "seed": 1}}',
    '{"say": "do", "id": "1", "act": {"do": "start", "now": true}}',
    '{"say": "do", "id": "1", "act": {"do": "say", "to": "all", "text": "\\ud800"}}',
    '{"say": "hello", "table": "", "token": null}',
    "[" * LARGEST,
    '{"say":' * 1000,
]


def test_rubbish_is_refused_and_the_connection_goes_on(server: Server) -> None:
    async def evening() -> None:
        (ann,) = await lay(server, ["Ann"], "rubbish")
        async with server.socket() as line:
            await hello(line, ann)
            for rubbish in RUBBISH:
                await line.send(rubbish)
                assert (await heard(line, "refused"))["reason"] == "not-understood", rubbish
            await line.send(encoded({"say": "do", "id": "1", "act": {"do": "say", "to": "all", "text": "still here"}}))
            assert (await heard(line, "news"))["done"] == "1"

    asyncio.run(evening())


def test_rubbish_instead_of_a_hello_is_sent_away(server: Server) -> None:
    async def evening() -> None:
        for rubbish in (*RUBBISH[:6], encoded({"say": "do", "id": "1", "act": {"do": "start"}})):
            async with server.socket() as line:
                await line.send(rubbish)
                bye = await heard(line, "bye")
                assert bye["reason"] in ("not-understood", "no-hello") and bye["text"]
                await ended(line)

    asyncio.run(evening())


def test_bytes_that_are_no_websocket_frame_end_that_connection_only(server: Server) -> None:
    async def evening() -> None:
        (ann,) = await lay(server, ["Ann"], "bytes")
        for rubbish in (b"\xff" * 64, b"\x81\x05hello", b"\x81\x82\x00\x00\x00\x00\xff\xff"):
            async with server.socket() as line:
                await hello(line, ann)
                line.transport.write(rubbish)
                end = await ended(line)
                assert end.rcvd is not None and end.rcvd.code in (1002, 1007)
        async with server.socket() as line:
            assert (await hello(line, ann))["state"]["you"] == "Ann"

    before = server.errors
    asyncio.run(evening())
    assert server.errors == before


def test_a_client_that_goes_away_without_a_word_is_no_trouble_to_anybody(server: Server) -> None:
    async def evening() -> None:
        ann, ben = await lay(server, ["Ann", "Ben"], "away")
        async with server.socket() as other:
            await hello(other, ann)
            for number in range(10):
                async with server.socket() as line:
                    await hello(line, ben)
                    act = {"do": "agree", "quick": bool(number % 2)}
                    await line.send(encoded({"say": "do", "id": f"{number}", "act": act}))
                    line.transport.abort()
            while (await heard(other, "news"))["state"]["table"]["people"][1]["here"]:
                pass

    before = server.errors
    asyncio.run(evening())
    assert server.errors == before
