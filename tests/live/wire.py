"""Devices at the wire: real connections over a socket that only keeps what it is sent, and the door beside them.

Everything that a device hears goes through the server's own `Connection` and is kept as the text of its frame, with the
moment at which it came and with nothing changed but what is drawn anew for every table: its code, tokens, one-time
codes, and the order in which the host has named the cards.
"""

import asyncio
import re
from contextlib import AsyncExitStack
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec
from litestar import Litestar, WebSocket

from nightcall.server.app import web_app
from nightcall.server.house import House
from nightcall.server.socket import Connection
from nightcall.testing.clock import HandClock
from nightcall.testing.rehearsal import Rehearsal, rehearsal
from nightcall.testing.screen import Screen

__all__ = ["Device", "Heard", "Server"]

PLAN = re.compile(r'("plan":\{"do":"plan","rulebook":"[^"]*","set":"[^"]*","cards":\[)([^\]]*)(\])')
SECRETS = re.compile(r'("(?:token|code)":")[\w-]{20,}(")')


class Heard(NamedTuple):
    """Something that came over the wire: when, over what, and its text."""

    moment: int
    over: str
    text: str


class Socket:
    """The server's end of a WebSocket, without a network."""

    def __init__(self, device: "Device") -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._device = device

    async def receive(self) -> dict[str, Any]:
        return await self.inbox.get()

    async def send(self, event: dict[str, Any]) -> None:
        self._device.hear(event["text"])

    async def close(self) -> None:
        pass


class Device(Screen):
    """A phone of a player, or of somebody who looks on; what it hears is added to its viewer's log."""

    def __init__(self, server: "Server", log: list[Heard], name: str, token: str, label: str) -> None:
        super().__init__()
        self.name, self.token, self.label = name, token, label
        self.link = ""
        """The one-time code that came last."""
        self.asked = 0
        """The last prompt that the device has been seen to get."""
        self._server = server
        self._log = log
        self._said = 0
        self._socket = Socket(self)
        self._connection: Connection | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_greeted = True
        self._is_going = False

    # -- in --------------------------------------------------------------------------------------------------------

    def hear(self, text: str) -> None:
        self._is_greeted = True
        self._log.append(Heard(self._server.clock.now(), self.label, self._server.normal(text)))
        message = msgspec.json.decode(text)
        self.show(message)
        self.link = message.get("code", self.link)
        self._is_going |= message["is"] == "bye"

    @property
    def clock(self) -> dict[str, Any] | None:
        return self.state.get("clock")

    # -- out -------------------------------------------------------------------------------------------------------

    def connect(self) -> None:
        """Open a connection, and say who it is."""
        self._is_greeted = self._is_going = False
        self._socket = Socket(self)
        socket = cast("WebSocket[Any, Any, Any]", self._socket)
        self._connection = Connection(socket, self._server.evening.house, self.name or "somewhere")
        self._task = asyncio.create_task(self._connection.serve())
        self._server.devices.append(self)
        self.frame({"say": "hello", "table": self._server.code, "token": self.token})

    def frame(self, message: Any) -> None:
        """Send a frame: a message, or any text."""
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        self._socket.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def do(self, act: str, id: str = "", **fields: Any) -> None:
        self._said += 1
        self.frame({"say": "do", "id": id or f"{self.label}-{self._said}", "act": {"do": act, **fields}})

    def go(self) -> None:
        """Lose the connection."""
        self._is_going = True
        self._socket.inbox.put_nowait({"type": "websocket.disconnect"})

    # -- the end ---------------------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        return self._task is not None and not self._task.done()

    @property
    def is_quiet(self) -> bool:
        """Whether everything has been read that was sent, on either side."""
        if not self.is_open:
            return True
        assert self._connection is not None
        is_read = self._socket.inbox.empty() and self._connection._queue.empty()
        return is_read and self._is_greeted and not self._is_going

    async def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class Server:
    """A house that can be closed and opened again over the same store, its clock, its door and its devices."""

    def __init__(self, seed: int, path: Path | None = None) -> None:
        self.clock = HandClock()
        self.code = ""
        self.devices: list[Device] = []
        """Those that are connected."""
        self.door: list[Heard] = []
        """What came over HTTP."""
        self.evening: Rehearsal
        self._seed = seed
        self._path = path
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> "Server":
        self.evening = await self._stack.enter_async_context(rehearsal(self._path, self._seed, self.clock))
        return self

    async def __aexit__(self, *trouble: object) -> None:
        for device in self.devices:
            await device.end()
        await self._stack.aclose()

    async def restart(self, away: int) -> None:
        """Close the house, open another one over the same store some time later, and let everybody come back."""
        gone = [device for device in self.devices if device.is_open]
        await self._stack.aclose()
        await self.settle()
        for device in gone:
            await device.end()
        self.clock.move(away)
        await self.__aenter__()
        for device in gone:
            device.connect()
            await self.settle()

    def normal(self, text: str) -> str:
        """A text without what is drawn anew for every table."""
        text = text.replace(self.code, "_____") if self.code else text
        return PLAN.sub(_in_order, SECRETS.sub(r"\1_\2", text))

    async def settle(self) -> None:
        """Wait until all is read, done, on disk and heard."""
        quiet = 0
        while quiet < 3:
            await asyncio.sleep(0)
            room = self.evening.house._rooms.get(self.code)
            if room and (written := room.written()) and not written.done():
                await asyncio.wait([written])
                quiet = 0
            quiet = quiet + 1 if all(device.is_quiet for device in self.devices) else 0
        self.devices = [device for device in self.devices if device.is_open]

    # -- the door --------------------------------------------------------------------------------------------------

    async def http(self, method: str, path: str, token: str = "", **body: Any) -> dict[str, Any]:
        """Ask at the door, and keep the answer: status, headers and body."""
        headers = [(b"content-type", b"application/json")] if body else []
        headers += [(b"authorization", f"Bearer {token}".encode())] if token else []
        status, sent, answer = await _asgi(_app(self.evening.house), method, path, headers, body)
        fields = " ".join(f"{name}={value}" for name, value in sorted(sent))
        text = self.normal(f"{method} {path} {status} {fields} {answer.decode()}")
        self.door.append(Heard(self.clock.now(), "http", text))
        said: dict[str, Any] = msgspec.json.decode(answer)
        return said


def _in_order(plan: "re.Match[str]") -> str:
    return plan[1] + ",".join(sorted(plan[2].split(","))) + plan[3]


@lru_cache(maxsize=1)
def _the_app() -> list[Litestar]:
    return []


def _app(house: House) -> Litestar:
    """The one application of this process, for whichever house is open."""
    apps = _the_app()
    if not apps:
        apps.append(web_app(house))
    apps[0].state.house = house
    return apps[0]


async def _asgi(
    app: Litestar, method: str, path: str, headers: list[tuple[bytes, bytes]], body: dict[str, Any]
) -> tuple[int, list[tuple[str, str]], bytes]:
    """Speak HTTP with an application, without a network."""
    sent: list[Any] = []
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"localhost"), *headers],
        "client": ("10.0.0.1", 1234),
        "server": ("localhost", 80),
    }
    content = msgspec.json.encode(body) if body else b""

    async def receive() -> Any:
        return {"type": "http.request", "body": content, "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(cast(Any, scope), receive, send)
    start = next(message for message in sent if message["type"] == "http.response.start")
    answer = b"".join(message.get("body", b"") for message in sent if message["type"] == "http.response.body")
    return start["status"], [(name.decode(), value.decode()) for name, value in start["headers"]], answer
