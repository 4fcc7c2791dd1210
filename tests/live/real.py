"""A real server as a process of its own, and clients that speak to it over real sockets.

A client keeps all that it was told, and every act that it has sent until the act is done or refused. When it comes back
after a lost connection it holds what it is told now against what it was told before, and sends again whatever nobody
has answered. Times are bounds for what never comes; nothing here waits for time to pass, but for the server's limits.
"""

import asyncio
import signal
import subprocess
import sys
import threading
from asyncio import get_running_loop
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, takewhile
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from nightcall.testing.screen import Screen

__all__ = ["PATIENCE", "Client", "Server", "encoded", "ended", "heard", "hello", "lay", "serving"]

PATIENCE = 60
"""Within how many seconds a server that is well answers, however busy the machine is."""
OPEN = "Open http://127.0.0.1:"
STOP = "Ctrl+C"
BURST, A_SECOND = 36, 9
"""How much a client does at once, and in the long run: a little less than the server lets it."""
MOST_TALK = 5
"""How often a client talks over one connection: a little less than the server lets it at once."""


def serving(path: Path, port: int = 0) -> list[str]:
    """The command that serves tables on a file."""
    place = ("--host", "127.0.0.1", "--port", str(port), "--store", str(path))
    return [sys.executable, "-m", "nightcall", "serve", *place]


class Server:
    """`nightcall serve` on a file; however often it is killed, it comes back on the same port."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.port = 0
        self._errors = path.with_suffix(".errors")
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process:
            self._end(signal.SIGKILL)

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        with self._errors.open("a") as errors:
            command = serving(self.path, self.port)
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self._process.stdout
        alarm = threading.Timer(PATIENCE, self._process.kill)
        alarm.start()
        said = list(takewhile(lambda line: not line.startswith(STOP), self._process.stdout))
        alarm.cancel()
        ports = [int(line.removeprefix(OPEN).split()[0]) for line in said if line.startswith(OPEN)]
        assert ports, f"{said} {self.errors}"
        self.port = ports[0]

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does; who calls this may wait for the end with `restart`."""
        assert self._process
        self._process.send_signal(signal.SIGKILL)

    def restart(self) -> None:
        """Start again after a kill."""
        self._end(signal.SIGKILL)
        self.start()

    def stop(self) -> int:
        """Press Ctrl+C; the exit code."""
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        process = self._process
        assert process and process.stdout
        process.send_signal(how)
        try:
            return process.wait(PATIENCE)
        finally:
            process.kill()
            process.wait()
            process.stdout.close()
            self._process = None

    @property
    def errors(self) -> str:
        """All that it has complained of."""
        return self._errors.read_text()

    @property
    def http(self) -> httpx.AsyncClient:
        """A way to its door."""
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", trust_env=False, timeout=PATIENCE)

    def socket(self) -> connect:
        """A way to its tables; whatever comes is taken in, for whoever stops reading could not even take leave."""
        url = f"ws://127.0.0.1:{self.port}/api/play"
        return connect(url, proxy=None, compression=None, open_timeout=PATIENCE, max_queue=None)


async def lay(server: Server, names: list[str], seed: object) -> list["Client"]:
    """Lay a table for these people; the first is the host."""
    clients: list[Client] = []
    async with server.http as http:
        for name in names:
            where = f"/api/tables/{clients[0].code}/seats" if clients else "/api/tables"
            answer = await http.post(where, json={"name": name})
            assert answer.status_code == 201, answer.text
            clients.append(Client(server, answer.json(), Random(f"{seed} {name}")))
    return clients


async def hello(socket: ClientConnection, client: "Client") -> dict[str, Any]:
    """Say who one is; the welcome."""
    await socket.send(encoded({"say": "hello", "table": client.code, "token": client.token}))
    return await heard(socket, "welcome")


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["is"] == kind:
            return message


async def ended(socket: ClientConnection) -> ConnectionClosed:
    """How the server ends a connection."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), PATIENCE)
    except ConnectionClosed as end:
        return end


def encoded(message: object) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()


class Client(Screen):
    """Somebody at a table, who answers whatever is asked as soon as it is asked."""

    def __init__(self, server: Server, ticket: dict[str, str], chance: Random) -> None:
        super().__init__()
        self.code, self.name, self.token = ticket["code"], ticket["name"], ticket["token"]
        self.waiting: dict[str, dict[str, Any]] = {}
        """What was sent and not answered, by its id."""
        self.done: dict[str, dict[str, Any]] = {}
        """What was acknowledged, in that order."""
        self.refused: dict[str, str] = {}
        self.bye: dict[str, Any] | None = None
        self.slowest = 0.0
        """The longest that it has waited for an answer, in seconds."""
        self.on_sent: Callable[[], None] = lambda: None
        self.on_done: Callable[[], None] = lambda: None
        self.plan: dict[str, Any] = {}
        """What it plans as the host."""
        self.games, self.played = 1, 0
        """How many games it wants to play here, and how many it has played."""
        self._server = server
        self._chance = chance
        self._numbers = count(1)
        self._tried: set[object] = set()
        self._sent_at: dict[str, float] = {}
        self._left, self._filled = float(BURST), 0.0
        self._talked = 0

    # -- what it was told ------------------------------------------------------------------------------------------

    def has_seen_the_end(self) -> bool:
        return self.stage == "over" and self.played == self.games

    def hear(self, message: str | bytes) -> None:
        """Take in one message, as docs/protocol.md says."""
        news, stage = msgspec.json.decode(message), self.stage
        self.show(news)
        match news:
            case {"is": "news", "done": id}:
                self._acknowledged(id)
            case {"is": "refused"}:
                self._answered(news["id"])
                self.waiting.pop(news["id"])
                self.refused[news["id"]] = news["reason"]
            case {"is": "bye"}:
                self.bye = news
        self.played += stage != self.stage == "over"
        if stage == "over" and self.stage == "lobby":
            self._tried.clear()

    def _acknowledged(self, id: str) -> None:
        is_new = id not in self.done
        self._answered(id)
        self.done[id] = self.waiting.pop(id)
        if is_new:
            self.on_done()

    def _answered(self, id: str) -> None:
        self.slowest = max(self.slowest, get_running_loop().time() - self._sent_at.pop(id))

    def compare(self, events: list[Any], talk: list[Any], state: dict[str, Any]) -> None:
        """Hold what it is told now against what it was told before the connection was lost."""
        assert self.state["you"] == self.name
        assert self.events[: len(events)] == events
        assert self.talk[: len(talk)] == talk
        assert self.state.get("card") == state.get("card") or not state.get("card")
        before, now = state.get("prompt"), self.prompt
        if before and now:
            assert now["n"] >= before["n"]
        if before and now and before["n"] == now["n"] and "given" in before:
            waited = self.waiting.values()
            changes = [act["what"] for act in waited if act["do"] == "answer" and act["prompt"] == now["n"]]
            assert now["given"] in (before["given"], *changes)

    def said(self) -> Counter[str]:
        """What it has said, and how often each of it stands in the list."""
        return Counter(line["text"] for line in self.talk if line["from"] == self.name)

    # -- being there -----------------------------------------------------------------------------------------------

    async def visit(self) -> None:
        """Come (back) to the table and play until all games are over, or the connection is lost."""
        try:
            async with self._server.socket() as socket:
                await self.come_back(socket)
                while not self.has_seen_the_end() or self.waiting:
                    wants_more = await self._play(socket)
                    await self.listen(socket, 0.1 if wants_more else PATIENCE)
        except (ConnectionClosed, InvalidHandshake, ConnectionError, EOFError):
            pass

    async def come_back(self, socket: ClientConnection) -> None:
        """Say who it is, see that nothing told before has changed, and send again what nobody has answered."""
        before = (self.events, self.talk, self.state)
        is_first = not self.state
        self._left, self._filled, self._talked = float(BURST), get_running_loop().time(), 0
        await socket.send(encoded({"say": "hello", "table": self.code, "token": self.token}))
        self.hear(await asyncio.wait_for(socket.recv(), PATIENCE))
        assert self.bye is None
        if not is_first:
            self.compare(*before)
        for id, act in list(self.done.items())[-2:]:  # even what was acknowledged may be sent again: it is done once
            self.waiting.setdefault(id, act)
        for id in sorted(self.waiting, key=_number):
            await self._send(socket, id)

    async def listen(self, socket: ClientConnection, patience: float) -> None:
        """Wait for the next message."""
        try:
            self.hear(await asyncio.wait_for(socket.recv(), patience))
        except TimeoutError:
            assert patience < PATIENCE, f"{self.name} hears nothing: {self.state} {self.waiting}"

    async def do(self, socket: ClientConnection, act: dict[str, Any]) -> str:
        """Send an act."""
        id = f"{self.name}-{next(self._numbers)}"
        self.waiting[id] = act
        await self._send(socket, id)
        return id

    async def _send(self, socket: ClientConnection, id: str) -> None:
        self._left -= 1
        self._talked += self.waiting[id]["do"] == "say"
        self._sent_at[id] = get_running_loop().time()
        await socket.send(encoded({"say": "do", "id": id, "act": self.waiting[id]}))
        self.on_sent()

    # -- what it does ----------------------------------------------------------------------------------------------

    async def _play(self, socket: ClientConnection) -> bool:
        """Do all that there is to do now; whether more is left, for the server lets nobody do too much at once."""
        for key, act in list(self._wanted()):
            if not self._may_send():
                return True
            self._tried.add(key)
            await self.do(socket, act)
        return False

    def _may_send(self) -> bool:
        now = get_running_loop().time()
        self._left = min(BURST, self._left + (now - self._filled) * A_SECOND)
        self._filled = now
        return self._left >= 1

    def _wanted(self) -> Iterator[tuple[object, dict[str, Any]]]:
        """What it would do now, each under a key under which it is done once."""
        ways = {"lobby": self._in_lobby, "playing": self._in_game, "over": self._after_it}
        if self.stage in ways:
            yield from ((key, act) for key, act in ways[self.stage]() if key not in self._tried)

    def _in_lobby(self) -> Iterator[tuple[object, dict[str, Any]]]:
        table = self.state["table"]
        yield "agree", {"do": "agree", "quick": True}
        if table["host"] == self.name:
            yield "plan", {"do": "plan", "quick": True, "pace": "brisk", **self.plan}
            if table["plan"]["quick"] and not table["problem"]:
                yield "start", {"do": "start"}

    def _after_it(self) -> Iterator[tuple[object, dict[str, Any]]]:
        if self.state["table"]["host"] == self.name and self.played < self.games:
            yield "again", {"do": "again"}

    def _in_game(self) -> Iterator[tuple[object, dict[str, Any]]]:
        prompt, clock = self.prompt, self.state.get("clock")
        if clock and clock["what"] == "defence" and self.state["table"]["host"] == self.name:
            yield ("end-talk", clock["since"]), {"do": "end-talk"}
        if not prompt or not prompt["verb"]:
            return
        key = ("answer", clock and clock["since"], prompt["n"])
        if "given" not in prompt:
            yield key, self._answer(prompt)
        elif prompt["held"] and self._chance.random() < 0.1:  # another thought
            yield (*key, "again"), self._answer(prompt)
        may = [way for way in self.state["may"] if way != "claim"]
        if may and self._talked < MOST_TALK and self._chance.random() < 0.3:
            said = f"{self.name} says {len(self.done)}.{len(self._tried)}"
            yield said, {"do": "say", "to": self._chance.choice(may), "text": said}
        if "claim" in self.state["may"] and self._chance.random() < 0.05:
            card = self._chance.choice(self.state["claims"])["what"]
            yield (*key, "claim"), {"do": "claim", "card": card}

    def _answer(self, prompt: dict[str, Any]) -> dict[str, Any]:
        """Any answer; most are in favour of whatever it is, so that games end."""
        choices = [choice["what"] for choice in prompt["choices"]]
        what: Any = self._chance.choice(choices) if choices else "pass"
        if "count" in prompt:
            what = self._chance.sample(choices, self._chance.randint(*prompt["count"]))
        elif "yes" in choices and self._chance.random() < 0.7:
            what = "yes"
        elif prompt["may_pass"] and self._chance.random() < 0.2:
            what = "pass"
        return {"do": "answer", "prompt": prompt["n"], "what": what}


def _number(id: str) -> int:
    return int(id.rpartition("-")[2])
