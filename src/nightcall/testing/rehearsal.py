"""A rehearsal: a house over a real store in one process, a clock that the test moves, phones."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, ParamSpec

import msgspec

from nightcall.server.house import House
from nightcall.server.limits import Limits, Rate
from nightcall.server.room import Room
from nightcall.store import Store
from nightcall.testing.clock import HandClock
from nightcall.testing.phone import Phone
from nightcall.words import Voices

__all__ = ["NO_LIMITS", "Rehearsal", "awaited", "rehearsal"]

Given = ParamSpec("Given")
FREE = Rate(10**9, 10**9)
NO_LIMITS = Limits(acts=FREE, talk=FREE, joins=FREE, returns=FREE, tables=FREE, wrong=FREE, queue=10**6)
MOST_STEPS = 5000
"""How often the clock may ring before a test gives up."""


class Rehearsal:
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

    async def play(self, chance: Random, diligence: float = 0.9) -> None:
        """Let all play somehow until the game is over; some answer late, or not at all."""
        for _ in range(MOST_STEPS):
            for phone in list(self.phones.values()):
                phone.act_somehow(chance, diligence)
            await self.settle()
            if self.room.table.stage != "playing":
                return
            await self.ring()
        raise AssertionError("The game does not end.")

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
async def rehearsal(
    path: Path | None = None,
    seed: int = 0,
    clock: HandClock | None = None,
    limits: Limits = NO_LIMITS,
    voices: Voices | None = None,
) -> AsyncIterator[Rehearsal]:
    """Open a house, perhaps over a store that is there already."""
    clock = clock or HandClock()
    store = await Store.open(path)
    seeds = count(seed)
    house = House(store, clock, limits, lambda: next(seeds), voices)
    await house.open()
    table = Rehearsal(house, clock, store, path)
    try:
        yield table
    finally:
        await table.house.close()
