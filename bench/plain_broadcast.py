"""The barest broadcast over WebSockets: whatever one of a group sends, all of the group get; nothing is kept.

It runs under the same uvicorn as the server, set the same way, on the same loop. The sockets and the watch with which
both are measured are here too, so that the people on the other side are as quick with one as with the other.
"""

import asyncio
import base64
import os
import signal
import subprocess
import sys
from asyncio import get_running_loop
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, TypeVar

import uvicorn
from msgspec import Struct
from msgspec.structs import astuple

__all__ = ["PATIENCE", "SEATS", "Circle", "Process", "Socket", "Turn", "Watch", "broadcast", "each", "running", "until"]

SEATS = 5
AT_ONCE = 16
"""How many connections are made at the same time."""
PATIENCE = 120
"""The seconds after which something that should have come is given up."""
DIGITS = 10
TEXT, PONG, PING, END = 0x81, 0x8A, 0x89, 0x88
Answer = TypeVar("Answer")


# -- the server ----------------------------------------------------------------------------------------------------


groups: defaultdict[str, list[Any]] = defaultdict(list)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Serve one socket; its path is its group."""
    group = groups[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    group.append(send)
    while (message := await receive())["type"] == "websocket.receive":
        for each in group:
            await each({"type": "websocket.send", "text": message["text"]})
    group.remove(send)


def main() -> None:
    """Serve on any port, and say on which."""
    from nightcall.cli.serve import config_of, listen

    listening = listen("127.0.0.1", 0)
    config: uvicorn.Config = config_of(app)  # type: ignore[arg-type]
    config.lifespan = "off"
    print(f"Open http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve(sockets=[listening]))


class Process:
    """A server that runs elsewhere, and what it costs."""

    def __init__(self, *arguments: str) -> None:
        """Start it, and wait until it says where it is."""
        self._process = subprocess.Popen([sys.executable, "-m", *arguments], stdout=subprocess.PIPE, text=True)
        self.port = int(self._said("Open ").split()[1].rpartition(":")[2])

    def _said(self, what: str) -> str:
        assert self._process.stdout
        return next(line for line in self._process.stdout if line.startswith(what))

    def memory(self) -> int:
        """The bytes it keeps in memory, when it has thrown away what it does not need."""
        self._process.send_signal(signal.SIGUSR1)
        self._said("collected")
        status = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS"))

    def cpu(self) -> float:
        """The seconds that it has worked."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        """Stop it."""
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(PATIENCE)
        finally:
            self._process.kill()
            self._process.wait()


@contextmanager
def running(*arguments: str) -> Iterator[Process]:
    """A server that is stopped in the end."""
    process = Process(*arguments)
    try:
        yield process
    finally:
        process.end()


# -- what is measured ----------------------------------------------------------------------------------------------


class Turn(Struct):
    """What has happened in a stretch of time: acts acknowledged, messages heard, seconds from each act to its end."""

    acts: int = 0
    heard: int = 0
    spent: list[float] = []
    spent_moving: list[float] = []
    """The same for the acts that move the table."""
    seconds: float = 0.0
    server: float = 0.0
    people: float = 0.0
    machine: float = 0.0
    """How long it was, and how many seconds the server, the people and the whole machine have worked."""

    def __add__(self, other: "Turn") -> "Turn":
        """Both as one."""
        return Turn(*(one + another for one, another in zip(astuple(self), astuple(other), strict=True)))

    @property
    def rate(self) -> float:
        """Acts a second."""
        return self.acts / self.seconds

    @property
    def others(self) -> float:
        """How many cores were busy with something else."""
        return max(0.0, (self.machine - self.server - self.people) / self.seconds)

    def times(self) -> tuple[float, ...]:
        """The milliseconds in which half of all acts, and 99 of 100, were over; then of those that move the table."""
        return tuple(_quantile(spent, share) for spent in (self.spent, self.spent_moving) for share in (0.5, 0.99))


class Watch:
    """Counts what happens while it runs."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.turn: Turn | None = None
        self.refused = 0
        self.silence = 0.0
        """The longest time in which nobody heard anything: as a rule, a disk that takes its time."""
        self._heard = 0.0

    def hear(self, is_done: bool) -> None:
        """Note a message, and whether it says that an act is done."""
        if self.turn:
            now = perf_counter()
            self.silence, self._heard = max(self.silence, now - (self._heard or now)), now
            self.turn.heard += 1
            self.turn.acts += is_done

    def end(self, since: float, moving: bool) -> None:
        """Note an act that has reached the last screen, and whether it was one that moves the table."""
        if self.turn:
            spent = perf_counter() - since
            self.turn.spent.append(spent)
            if moving:
                self.turn.spent_moving.append(spent)

    async def run(self, process: Process, turns: int, seconds: float) -> list[Turn]:
        """Look on for some turns, and see how much everybody works in each."""
        return [await self._run(process, seconds / turns) for _ in range(turns)]

    async def _run(self, process: Process, seconds: float) -> Turn:
        before = (perf_counter(), process.cpu(), process_time(), _machine())
        self.turn = turn = Turn()
        await asyncio.sleep(seconds)
        self.turn = None
        after = (perf_counter(), process.cpu(), process_time(), _machine())
        turn.seconds, turn.server, turn.people, turn.machine = (b - a for a, b in zip(before, after, strict=True))
        return turn


def _machine() -> float:
    """The seconds that all cores together have worked."""
    user, nice, system, _, _, interrupts, soft, *_ = map(int, Path("/proc/stat").read_text().split()[1:11])
    return (user + nice + system + interrupts + soft) / os.sysconf("SC_CLK_TCK")


def _quantile(spent: Sequence[float], share: float) -> float:
    ordered = sorted(spent)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


class Circle:
    """Five who see the same moves: one after the other, each at its own moment."""

    def __init__(self, watch: Watch) -> None:
        """Begin without a move."""
        self.watch = watch
        self._moves: dict[int, tuple[int, float | None]] = {}
        """For each move, how many have seen it, and when the act was sent that brought it about."""

    def saw(self, move: int) -> None:
        """Note that one more has seen a move."""
        seen, since = self._moves.get(move, (0, None))
        self._see(move, seen + 1, since)

    def caused(self, move: int, since: float) -> None:
        """Note when the act was sent that has brought a move about."""
        seen, _ = self._moves.get(move, (0, None))
        self._see(move, seen, since)

    def _see(self, move: int, seen: int, since: float | None) -> None:
        self._moves[move] = seen, since
        if seen == SEATS and since is not None:
            del self._moves[move]
            self.watch.end(since, moving=True)


# -- sockets -------------------------------------------------------------------------------------------------------


class Socket(asyncio.Protocol):
    """A WebSocket with nothing to spare: whole text frames in and out, and pongs for pings."""

    def __init__(self, path: str, port: int) -> None:
        """Know where to go."""
        self._path, self._port = path, port
        self._opened: asyncio.Future[None] = get_running_loop().create_future()
        self._rest = b""
        self._transport: Any = None

    async def open(self) -> None:
        """Connect."""
        await get_running_loop().create_connection(lambda: self, "127.0.0.1", self._port)
        await self._opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take the frames apart."""
        data = self._rest + data if self._rest else data
        if not self._opened.done():
            head, blank, data = data.partition(b"\r\n\r\n")
            if not blank:
                self._rest = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._opened.set_result(None)
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start])
            if end < start + size:
                break
            self._take(data[at], data[start : start + size])
            at = start + size
        self._rest = data[at:]

    def _take(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.hear(data)
        elif kind == PING:
            self._write(PONG, data)
        elif kind == END:
            print(f"a connection was ended: {data!r}", file=sys.stderr)

    def hear(self, data: bytes) -> None:
        """Take in a message."""

    def send(self, data: bytes) -> None:
        """Send a message."""
        self._write(TEXT, data)

    def _write(self, kind: int, data: bytes) -> None:
        """Send a frame, masked with zeros: that costs nothing here, and there what any mask costs."""
        size = len(data)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2)
        self._transport.write(head + b"\0\0\0\0" + data)

    def close(self) -> None:
        """Go without a word."""
        self._transport.abort()


async def each(work: Callable[[Any], Awaitable[Answer]], things: Sequence[Any]) -> list[Answer]:
    """Do something with all, a few at once."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(thing: Any) -> Answer:
        async with gate:
            return await work(thing)

    async with asyncio.timeout(PATIENCE):
        return await asyncio.gather(*map(one, things))


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


class Shouter(Socket):
    """One of a group of five; when all five have been heard, all shout again."""

    def __init__(self, group: int, number: int, circle: Circle, port: int) -> None:
        """Join a group."""
        super().__init__(f"/{group}", port)
        self._circle, self._number = circle, number
        self._heard = self._round = 0
        self._since = 0.0

    def hear(self, data: bytes) -> None:
        """Hear one of the group."""
        shout = int(data[:DIGITS])
        is_own = shout % SEATS == self._number
        self._circle.watch.hear(is_own)
        self._circle.saw(shout)
        if is_own:
            self._circle.caused(shout, self._since)
        self._heard += 1
        if self._heard == SEATS:
            self._heard, self._round = 0, self._round + 1
            self.shout()

    def shout(self) -> None:
        """Send as much as an answer is."""
        self._since = perf_counter()
        shout = self._round * SEATS + self._number
        self.send(b'%*d{"say":"do","id":"123","act":{"do":"answer"}}' % (DIGITS, shout))


async def broadcast(process: Process, circles: int, turns: int, seconds: float) -> list[Turn]:
    """Measure the broadcast."""
    watch = Watch()
    shouters = []
    for group in range(circles):
        circle = Circle(watch)
        shouters += [Shouter(group, number, circle, process.port) for number in range(SEATS)]
    await each(Shouter.open, shouters)
    for shouter in shouters:
        shouter.shout()
    await asyncio.sleep(1)
    measured = await watch.run(process, turns, seconds)
    for shouter in shouters:
        shouter.close()
    return measured


if __name__ == "__main__":
    main()
