"""An evening in one process: a house over a real store, a clock that the test moves, phones that speak the protocol.

A phone sends and gets exactly the bytes of a WebSocket, and keeps every message with the moment at which it came.
"""

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from nightcall.engine.refused import Refused
from nightcall.server.house import House, key_of
from nightcall.server.limits import Limits, Rate
from nightcall.server.protocol import Do, Link
from nightcall.server.room import Room
from nightcall.store import Store
from nightcall.table.look import Look

__all__ = ["Evening", "HandClock", "Phone", "evening"]

START = 1_700_000_000_000
FREE = Rate(10**9, 10**9)
NO_LIMITS = Limits(acts=FREE, talk=FREE, joins=FREE, tables=FREE, wrong=FREE, queue=10**6)


class _Alarm:
    def __init__(self, wake: Callable[[], None]) -> None:
        self.wake: Callable[[], None] | None = wake

    def cancel(self) -> None:
        self.wake = None


class HandClock:
    """A clock that stands still until somebody moves it."""

    def __init__(self) -> None:
        self._now = START
        self._alarms: list[tuple[int, int, _Alarm]] = []
        self._numbers = count()

    def now(self) -> int:
        return self._now

    def at(self, when: int, wake: Callable[[], None]) -> _Alarm:
        alarm = _Alarm(wake)
        heapq.heappush(self._alarms, (max(when, self._now), next(self._numbers), alarm))
        return alarm

    @property
    def next(self) -> int | None:
        """When the next alarm rings."""
        while self._alarms and self._alarms[0][2].wake is None:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    def ring(self) -> None:
        """Move to the next alarm and let it ring."""
        when, _, alarm = heapq.heappop(self._alarms)
        self._now = max(self._now, when)
        if alarm.wake:
            alarm.wake()

    def move(self, milliseconds: int) -> None:
        """Move on, and let every alarm ring at its time."""
        until = self._now + milliseconds
        while (when := self.next) is not None and when <= until:
            self.ring()
        self._now = until


class Phone:
    """A connection of one player, or of somebody who looks on."""

    def __init__(self, house: House, code: str, name: str = "", token: str = "") -> None:
        self.house, self.code, self.name, self.token = house, code, name, token
        self.key = key_of(token)
        self.look: Look | None = None
        self.room: Room | None = None
        self.messages: list[tuple[int, dict[str, Any]]] = []
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.done: set[str] = set()
        self.refused: dict[str, dict[str, Any]] = {}
        self.ended: dict[str, Any] | None = None
        self._numbers = count(1)

    # -- what comes in ---------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        news = msgspec.json.decode(message)
        self.messages.append((self.house.clock.now(), news))
        match news["is"]:
            case "welcome":
                self.state, self.events, self.talk = news["state"], news["events"], news["talk"]
            case "news":
                self.state |= news.get("state", {})
                self.events += news.get("events", [])
                self.talk += news.get("talk", [])
                if "done" in news:
                    self.done.add(news["done"])
            case "refused":
                self.refused[news.get("id", "")] = news

    def end(self, message: bytes) -> None:
        self.send(message)
        self.ended = msgspec.json.decode(message)

    # -- what goes out ---------------------------------------------------------------------------------------------

    async def connect(self) -> "Phone":
        self.room = await self.house.admit(self, self.code, self.name or "somewhere")
        return self

    def disconnect(self) -> None:
        if self.room:
            self.room.let_go(self)
        self.room = self.look = None

    def do(self, act: str, id: str = "", **fields: Any) -> str:
        """Send an act; a refusal is kept like the one that a browser would get."""
        id = id or f"{self.name}-{next(self._numbers)}"
        try:
            message = msgspec.json.encode({"say": "do", "id": id, "act": {"do": act, **fields}})
            wanted = msgspec.json.decode(message, type=Do)
            assert self.room is not None
            self.house.do(self.room, self, wanted.id, wanted.act)
        except Refused as refusal:
            self.refused[id] = {"reason": refusal.reason, "text": str(refusal)}
        return id

    def link(self, hands_over: bool) -> str:
        id = f"{self.name}-{next(self._numbers)}"
        wanted = Link(id, hands_over)
        assert self.room is not None
        self.house.link(self.room, self, wanted.id, wanted.hands_over)
        return id

    def code_for(self, id: str) -> str:
        """The one-time code that was sent for an act."""
        return str(next(news["code"] for _, news in self.messages if news.get("done") == id))

    # -- playing ---------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> dict[str, Any] | None:
        return self.state.get("prompt")

    @property
    def stage(self) -> str:
        return str(self.state["table"]["stage"])

    def answer(self, what: Any, prompt: int | None = None) -> str:
        assert prompt is not None or self.prompt
        return self.do("answer", prompt=self.prompt["n"] if prompt is None and self.prompt else prompt, what=what)

    def answer_somehow(self, chance: Random) -> bool:
        """Answer the prompt, if there is one that waits, with anything that is on offer."""
        prompt = self.prompt
        if not prompt or not prompt["verb"] or "given" in prompt:
            return False
        self.answer(somehow(prompt, chance))
        return True


def somehow(prompt: dict[str, Any], chance: Random) -> Any:
    """Any answer to a prompt."""
    choices = [choice["what"] for choice in prompt["choices"]]
    if prompt["may_pass"] and (not choices or chance.random() < 0.2):
        return "pass"
    if "count" in prompt:
        return chance.sample(choices, chance.randint(*prompt["count"]))
    return chance.choice(choices)


class Evening:
    """A house and its phones."""

    def __init__(self, house: House, clock: HandClock, store: Store) -> None:
        self.house, self.clock, self.store = house, clock, store
        self.phones: dict[str, Phone] = {}
        self.code = ""

    async def settle(self) -> None:
        """Wait until everything that was done is on disk, and everybody has heard of it."""
        for _ in range(3):
            room = self.house._rooms.get(self.code)
            if room and (written := room.written()) and not written.done():
                await asyncio.wait([written])
            await asyncio.sleep(0)

    async def sit(self, *names: str, moderated: bool = False) -> list[Phone]:
        """Lay a table for these people; the first is the host."""
        for name in names:
            if not self.code:
                ticket = await self.house.lay(name, moderated, name)
                self.code = ticket.code
            else:
                ticket = await self.house.sit(self.code, name, name)
            self.phones[ticket.name] = await Phone(self.house, ticket.code, ticket.name, ticket.token).connect()
        await self.settle()
        return list(self.phones.values())

    async def look_on(self) -> Phone:
        """Let somebody look on."""
        phone = await Phone(self.house, self.code).connect()
        await self.settle()
        return phone

    async def begin(self, bots: int = 0, **plan: Any) -> None:
        """Plan, agree and start."""
        host = self.phones[next(iter(self.phones.values())).state["table"]["host"]]
        for _ in range(bots):
            host.do("add-bot")
        host.do("plan", **plan)
        await self.settle()
        for phone in self.phones.values():
            phone.do("agree", quick=True)
        host.do("start")
        await self.settle()
        assert host.stage == "playing", host.refused

    async def ring(self) -> None:
        """Let the next thing happen that happens by itself."""
        self.clock.ring()
        await self.settle()


@asynccontextmanager
async def evening(
    path: Path | None = None, seed: int = 0, clock: HandClock | None = None, limits: Limits = NO_LIMITS
) -> AsyncIterator[Evening]:
    """Open a house, perhaps over a store that is there already."""
    clock = clock or HandClock()
    store = await Store.open(path)
    seeds = count(seed)
    house = House(store, clock, limits, seed=lambda: next(seeds))
    await house.open()
    try:
        yield Evening(house, clock, store)
    finally:
        await house.close()
