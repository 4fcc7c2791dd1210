"""A house that is really served: on a port of this machine, with a store on disk, by a clock that the test moves."""

import asyncio
import socket
import threading
from collections.abc import Callable, Collection, Coroutine
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
from msgspec import Struct
from msgspec.json import encode

from nightcall.cli.serve import config_of
from nightcall.engine.refused import Refused
from nightcall.server.app import web_app
from nightcall.server.house import House
from nightcall.server.protocol import Bye
from nightcall.server.room import Room
from nightcall.store import Store
from nightcall.table.play import Play
from nightcall.testing.clock import HandClock
from nightcall.testing.rehearsal import NO_LIMITS
from nightcall.words import Voices

__all__ = ["PATIENCE", "Moment", "Served"]

PATIENCE = 30.0
"""Within how many seconds everything happens that happens at all, however busy the machine is."""
MOST_STEPS = 5000
"""How often the clock may ring before a test gives up."""
Result = TypeVar("Result")


class Moment(Struct, frozen=True):
    """Where a table stands, and who is asked something that is not answered yet."""

    stage: str
    phase: str
    what: str
    """What the table's clock waits for."""
    verb: str
    """What all know to be asked; nothing: nothing, or it is a secret."""
    number: int
    asked: frozenset[str]
    living: frozenset[str]


class Served:
    """A server in a thread of its own; whoever leaves it has waited for its end."""

    def __init__(self, path: Path, seed: int, voices: Voices | None = None) -> None:
        self.url = ""
        self.trouble: list[object] = []
        """Whatever went wrong where nobody waits for it."""
        self._path, self._seed, self._voices = path, seed, voices
        self._clock = HandClock()
        self._is_ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="served")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._house: House | None = None
        self._server: uvicorn.Server | None = None

    # -- beginning and end -----------------------------------------------------------------------------------------

    def __enter__(self) -> "Served":
        self._thread.start()
        assert self._is_ready.wait(PATIENCE) and self.url, self.trouble
        return self

    def __exit__(self, *_: object) -> None:
        if self._server:
            self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as trouble:  # nobody is above this in a thread
            self.trouble.append(trouble)
        finally:
            self._is_ready.set()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._loop.set_exception_handler(lambda _, context: self.trouble.append(context))
        seeds = count(self._seed)
        self._house = House(await Store.open(self._path), self._clock, NO_LIMITS, lambda: next(seeds), self._voices)
        listening = socket.create_server(("127.0.0.1", 0))
        self._server = _Telling(config_of(web_app(self._house)), lambda: self._listens(listening))
        await self._server.serve(sockets=[listening])

    def _listens(self, listening: socket.socket) -> None:
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        self._is_ready.set()

    # -- the table -------------------------------------------------------------------------------------------------

    def moment(self, code: str) -> Moment:
        """Where a table stands now."""
        return self._wait_for(self._look(code))

    def let_time_pass(self, code: str, seats: Collection[str]) -> Moment:
        """Let happen what happens by itself, until one of these seats is asked or the game is over."""
        return self._wait_for(self._ring(code, seats))

    def hang_up(self, code: str, seat: str) -> None:
        """Lose the connections of a seat."""
        self._wait_for(self._hang_up(code, seat))

    def _wait_for(self, work: Coroutine[Any, Any, Result]) -> Result:
        assert self._loop
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    async def _room(self, code: str) -> Room:
        assert self._house
        room = await self._house.room(code, "test")
        if written := room.written():
            await asyncio.wait([written])
        return room

    async def _look(self, code: str) -> Moment:
        return _moment(await self._room(code))

    async def _ring(self, code: str, seats: Collection[str]) -> Moment:
        for _ in range(MOST_STEPS):
            moment = await self._look(code)
            if moment.stage != "playing" or not moment.asked.isdisjoint(seats):
                return moment
            assert self._clock.next is not None, "Nothing will happen any more."
            self._clock.ring()
        raise AssertionError("That never happens.")

    async def _hang_up(self, code: str, seat: str) -> None:
        room, refusal = await self._room(code), Refused("unwritten")
        for guest in list(room.gathering.guests):
            if guest.look and guest.look.viewer == seat:
                guest.end(encode(Bye(refusal.reason, str(refusal), again=True)))


class _Telling(uvicorn.Server):
    """A server that tells when it can be reached."""

    def __init__(self, config: uvicorn.Config, tell: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tell()


def _moment(room: Room) -> Moment:
    table, play = room.table, room.table.play
    if not isinstance(play, Play):
        return Moment(table.stage, "", "", "", 0, frozenset(), frozenset())
    prompts = {seat: prompt for seat in play.seats if (prompt := play.prompt(seat))}
    asked = frozenset(seat for seat, prompt in prompts.items() if prompt["verb"] and "given" not in prompt)
    verb = "" if play.is_secret or play.game.question is None else play.game.question.verb
    what = play.clock.what if play.clock else ""
    return Moment(table.stage, play.phase, what, verb, play.number, asked, frozenset(play.living))
