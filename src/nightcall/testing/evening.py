"""An evening in one process: a house over a real store, a clock that the test moves, phones that speak the protocol.

A phone sends and gets exactly the bytes of a WebSocket, and keeps every message with the moment at which it came.
"""

import asyncio
import heapq
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, ParamSpec

import msgspec

from nightcall.engine.refused import Refused
from nightcall.server.house import House, key_of
from nightcall.server.limits import Limits, Rate
from nightcall.server.protocol import Do, Link
from nightcall.server.room import Room
from nightcall.store import Store
from nightcall.table.look import Look
from nightcall.words import Voices

__all__ = ["NO_LIMITS", "Evening", "HandClock", "Phone", "awaited", "evening", "somehow"]

Given = ParamSpec("Given")
START = 1_700_000_000_000
FREE = Rate(10**9, 10**9)
NO_LIMITS = Limits(acts=FREE, talk=FREE, joins=FREE, returns=FREE, tables=FREE, wrong=FREE, queue=10**6)
MOST_STEPS = 5000
"""How often the clock may ring before a test gives up."""


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
        assert self.next is not None, "Nothing happens by itself any more."
        when, _, alarm = heapq.heappop(self._alarms)
        self._now = max(self._now, when)
        if alarm.wake:
            alarm.wake()

    def after(self, milliseconds: int) -> "HandClock":
        """Another clock, so much later, on which nobody has set an alarm."""
        clock = HandClock()
        clock._now = self._now + milliseconds
        return clock

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
        self.voice = house.voices["en"]
        self.room: Room | None = None
        self.messages: list[tuple[int, dict[str, Any]]] = []
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.done: set[str] = set()
        self.refused: dict[str, dict[str, Any]] = {}
        self.ended: dict[str, Any] | None = None
        self.is_cut_off = False
        self._numbers = count(1)

    # -- what comes in ---------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        if self.is_cut_off:
            return
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
        self.is_cut_off = False
        self.room = await self.house.admit(self, self.code, self.name or "somewhere")
        return self

    def disconnect(self) -> None:
        if self.room:
            self.room.let_go(self)
        self.room = self.look = None
        self.is_cut_off = True

    def do(self, act: str, id: str = "", **fields: Any) -> str:
        """Send an act; a refusal is kept like the one that a browser would get."""
        id = id or f"{self.name}-{next(self._numbers)}"
        try:
            message = msgspec.json.encode({"say": "do", "id": id, "act": {"do": act, **fields}})
            wanted = msgspec.json.decode(message, type=Do)
            assert self.room is not None
            self.house.do(self.room, self, wanted.id, wanted.act)
        except Refused as refusal:
            self.refused[id] = {"reason": refusal.reason, "text": self.voice.refusal(refusal)}
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
        if not self.is_asked:
            return False
        assert self.prompt
        self.answer(somehow(self.prompt, chance))
        return True

    @property
    def is_asked(self) -> bool:
        """Whether there is a prompt that waits for an answer."""
        prompt = self.prompt
        return bool(prompt and prompt["verb"] and "given" not in prompt)

    @property
    def card(self) -> str:
        """The card that one was dealt."""
        return str(self.state["card"]["id"])

    @property
    def knows(self) -> dict[str, Any]:
        """All that this phone shows: the same, whether it was there all the time or has just come back."""
        state = {key: value for key, value in self.state.items() if value is not None}
        return {"state": state, "events": self.events, "talk": self.talk}

    def why(self, id: str) -> str:
        """Why an act was refused; nothing, if it was not."""
        return str(self.refused[id]["reason"]) if id in self.refused else ""

    async def twin(self) -> "Phone":
        """Another device that opens the same seat at this moment."""
        return await self.again(self.house)

    async def again(self, house: House) -> "Phone":
        """The same seat in a house that may be another; no act of it gets an id that was used."""
        phone = Phone(house, self.code, self.name, self.token)
        phone._numbers = self._numbers
        return await phone.connect()


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

    def __init__(self, house: House, clock: HandClock, store: Store, path: Path | None = None) -> None:
        self.house, self.clock, self.store, self.path = house, clock, store, path
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
        planned = host.do("plan", **plan)
        await self.settle()
        assert not host.why(planned), host.refused
        for phone in self.phones.values():
            phone.do("agree", quick=True)
        host.do("start")
        await self.settle()
        assert host.stage == "playing", host.refused

    async def ring(self) -> None:
        """Let the next thing happen that happens by itself."""
        self.clock.ring()
        await self.settle()

    async def wait(self, milliseconds: int) -> None:
        """Let time pass, and everything that happens in it."""
        until = self.clock.now() + milliseconds
        while (when := self.clock.next) is not None and when <= until:
            await self.ring()
        self.clock.move(until - self.clock.now())
        await self.settle()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Let time pass until something holds."""
        for _ in range(MOST_STEPS):
            if holds():
                return
            await self.ring()
        raise AssertionError("That never happens.")

    def holder(self, card: str) -> Phone:
        """The first of those who were dealt a card."""
        return next(phone for phone in self.phones.values() if phone.card == card)

    @property
    def room(self) -> Room:
        """The room of the table."""
        return self.house._rooms[self.code]

    async def entries(self) -> list[Any]:
        """The table's log, as it is in the store."""
        laid = await self.store.find(self.code)
        assert laid
        return [msgspec.json.decode(entry.body) for entry in await self.store.read(laid.id)]

    async def crash(self, path: Path, later: int = 0) -> None:
        """Pull the plug: what the disk holds at this moment is all that is left; another house opens it later."""
        for end in ("", "-wal"):
            if (held := Path(f"{self.path}{end}")).exists():
                shutil.copy(held, f"{path}{end}")
        phones = self.phones
        for phone in phones.values():
            phone.is_cut_off = True
        await self.store.close()
        self.clock, self.path, self.phones = self.clock.after(later), path, {}
        self.store = await Store.open(path)
        self.house = House(self.store, self.clock, self.house.limits, self.house._seed)
        await self.house.open()
        for name, phone in phones.items():
            self.phones[name] = await phone.again(self.house)
            self.phones[name].done = phone.done
        await self.settle()


def awaited(test: Callable[Given, Awaitable[None]]) -> Callable[Given, None]:
    """Run a test that waits; trouble in the background counts as well."""

    @wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        trouble: list[dict[str, Any]] = []

        async def watched() -> None:
            asyncio.get_running_loop().set_exception_handler(lambda _, context: trouble.append(context))
            await test(*args, **kwargs)

        asyncio.run(watched())
        assert not trouble, trouble

    return run


@asynccontextmanager
async def evening(
    path: Path | None = None,
    seed: int = 0,
    clock: HandClock | None = None,
    limits: Limits = NO_LIMITS,
    voices: Voices | None = None,
) -> AsyncIterator[Evening]:
    """Open a house, perhaps over a store that is there already."""
    clock = clock or HandClock()
    store = await Store.open(path)
    seeds = count(seed)
    house = House(store, clock, limits, lambda: next(seeds), voices)
    await house.open()
    table = Evening(house, clock, store, path)
    try:
        yield table
    finally:
        await table.house.close()
