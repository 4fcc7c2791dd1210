"""The house: all tables of a server, the store behind them, and the door at which seats are given out."""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from nightcall.engine.event import MODERATOR
from nightcall.engine.refused import Refused
from nightcall.engine.rulebook import rulebook_named
from nightcall.server.clock import Alarm, Clock, WallClock
from nightcall.server.gathering import Guest
from nightcall.server.limits import Limits
from nightcall.server.porter import Porter
from nightcall.server.room import Room
from nightcall.store import Damaged, Store, Taken, Unwritten
from nightcall.table.acts import (
    VERSION,
    Answer,
    Begun,
    Claim,
    Closed,
    Entry,
    Laid,
    Linked,
    PlayerAct,
    Redeemed,
    Seated,
    Start,
)
from nightcall.table.people import BOT, clean_name
from nightcall.table.stage import CLOSED, PLAYING, Stage
from nightcall.table.table import Table
from nightcall.words import Voices

__all__ = ["House", "Standing", "Ticket", "key_of"]

logger = logging.getLogger("nightcall.server")

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
CODE_LENGTH = 5
SWEEP = 10 * 60 * 1000
"""How often rooms are left that nobody is in, in milliseconds."""
FORGOTTEN = 7 * 24 * 60 * 60 * 1000
"""After how many milliseconds a table is closed at which nothing has happened."""
LARGEST_SEED = 2**63


class Ticket(msgspec.Struct, frozen=True):
    """What somebody gets at the door: the table, the seat's name, and the secret that opens it."""

    code: str
    name: str
    token: str


class Standing(msgspec.Struct, frozen=True):
    """What somebody sees of a table from the door."""

    code: str
    stage: Stage
    seats: list[str]
    spectators: bool


def key_of(token: str) -> str:
    """What a token hashes to; only this is kept."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


class House:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        limits: Limits | None = None,
        seed: Callable[[], int] = lambda: secrets.randbelow(LARGEST_SEED),
        voices: Voices | None = None,
    ) -> None:
        """Open a house over a store; whoever wants the same cards again may bring the seeds."""
        self.clock = clock or WallClock()
        self.limits = limits or Limits()
        self.voices = voices or Voices()
        self._store = store
        self._seed = seed
        self._rooms: dict[str, Room] = {}
        self._porter = Porter(self.clock, self.limits)
        self._sweeping: Alarm | None = None

    # -- opening and closing ---------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take up every game that was under way: what is due by now happens, in order."""
        for laid in await self._store.laid():
            with suppress(Refused):  # it was logged why; the others are taken up all the same
                await self._take_up(laid.id, laid.code)
        self._sweeping = self.clock.at(self.clock.now() + SWEEP, self._sweep)

    async def _take_up(self, id: str, code: str) -> None:
        """See what a table needs: some are over, some forgotten, some have a game that goes on by itself."""
        table = await self._read(id)
        if table is None or table.stage == CLOSED:
            await self._store.close_table(id)
        elif table.at < self.clock.now() - FORGOTTEN:
            self._room(id, code, table).do("", Closed("forgotten"))
        elif table.due is not None:
            room = self._room(id, code, table)
            room.catch_up()
            room.schedule()

    def send_home(self) -> None:
        """Send everybody home; every seat is kept."""
        if self._sweeping:
            self._sweeping.cancel()
        for room in list(self._rooms.values()):
            room.stop(Refused("going-down"))

    async def close(self) -> None:
        """Close the house, when all that was done is written."""
        self.send_home()
        await self._store.close()

    def _sweep(self) -> None:
        """Leave the rooms that nobody is in."""
        for room in list(self._rooms.values()):
            if room.is_idle:
                self._leave(room)
        self._sweeping = self.clock.at(self.clock.now() + SWEEP, self._sweep)

    # -- tables ----------------------------------------------------------------------------------------------------

    async def lay(self, name: str, moderated: bool, address: str) -> Ticket:
        """Lay a new table; whoever does is its host."""
        self._porter.check_table(address)
        self._check_number()
        name = MODERATOR if moderated else clean_name(name)
        token, now = secrets.token_urlsafe(16), self.clock.now()
        while True:
            id, code = secrets.token_hex(16), "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            try:
                await self._store.lay(id, code, now)
            except Taken:
                continue
            except Unwritten as trouble:
                logger.error("no table can be laid: %s", trouble)
                raise Refused("unwritten") from trouble
            break
        room = self._room(id, code, Table())
        room.do("", Laid(code, name, key_of(token), moderated, VERSION))
        await self._written(room)
        return Ticket(code, name, token)

    async def sit(self, code: str, name: str, address: str, token: str = "") -> Ticket:
        """Sit down at a table; asked again with the same token, it is done once."""
        self._porter.check_join(address)
        room, token = await self.room(code, address), token or secrets.token_urlsafe(16)
        seat = room.table.people.name_of(key_of(token))
        if seat is None:
            seat = clean_name(name)
            room.do("", Seated(seat, key_of(token)))
        await self._written(room)
        return Ticket(room.table.code, seat, token)

    async def redeem(self, code: str, link: str, own: str, address: str, token: str = "") -> Ticket:
        """Take a seat with a one-time code; whoever has a seat of their own here already says so with its token."""
        self._porter.check_join(address)
        room = await self.room(code, address)
        token, people = token or secrets.token_urlsafe(16), room.table.people
        if people.name_of(key_of(token)) is None:
            try:
                room.do(people.name_of(key_of(own)) or "", Redeemed(key_of(link), key_of(token)))
            except Refused as refusal:
                self._porter.note(refusal, address)
                raise
        name = people.name_of(key_of(token))
        assert name is not None
        await self._written(room)
        return Ticket(room.table.code, name, token)

    async def room(self, code: str, address: str) -> Room:
        """Find a table by its code; whoever guesses too often has to wait."""
        self._porter.check_guess(address)
        room = await self._find(code)
        if room is None:
            refusal = Refused("no-such-table")
            self._porter.note(refusal, address)
            raise refusal
        return room

    async def _find(self, code: str) -> Room | None:
        """The room of a table, which may have to be read from the store."""
        code = code.strip().upper()
        if code in self._rooms or not (len(code) == CODE_LENGTH and code.isalpha()):
            return self._rooms.get(code)
        try:
            laid = await self._store.find(code)
        except Damaged as trouble:
            logger.error("table %s cannot be found: %s", code, trouble)
            raise Refused("unread") from trouble
        table = await self._read(laid.id) if laid else None
        if laid and table and code not in self._rooms:  # somebody else may have opened it meanwhile
            self._room(laid.id, code, table)
        return self._rooms.get(code)

    async def look(self, code: str, address: str) -> Standing:
        """What is at a table, for somebody who stands at the door."""
        table = (await self.room(code, address)).table
        return Standing(table.code, table.stage, list(table.people.names), table.plan.spectators)

    async def record(self, code: str, token: str, address: str) -> dict[str, Any]:
        """The last game of a table, for those who sat there, when it is over."""
        room = await self.room(code, address)
        name = room.table.people.name_of(key_of(token))
        if name is None:
            refusal = Refused("not-your-seat")
            self._porter.note(refusal, address)
            raise refusal
        if room.table.last is None or room.table.stage == PLAYING:
            raise Refused("not-over-yet")
        if name != MODERATOR and not room.table.plays(name):
            raise Refused("not-your-game")
        return room.table.last.game.record()

    # -- over a connection -----------------------------------------------------------------------------------------

    async def admit(self, guest: Guest, code: str, address: str) -> Room:
        """Let a connection in; whoever has a seat comes back to it, whatever others at the same address have tried."""
        room = await self._find(code) if guest.key and self._porter.lets_return(address) else None
        if room is None or room.table.people.name_of(guest.key) is None:
            self._porter.check_join(address)
            room = await self.room(code, address)
        try:
            room.admit(guest)
        except Refused as refusal:
            self._porter.note(refusal, address)
            raise
        return room

    def do(self, room: Room, guest: Guest, id: str, act: PlayerAct) -> None:
        """Do what somebody wants to do; where chance has a part in it, it is drawn here."""
        who = room.gathering.seat_of(guest)
        by_bot = who in room.table.people and room.table.people.chair(who).player == BOT
        if by_bot and isinstance(act, Answer | Claim) and not room.table.is_done(who, id):
            raise Refused("bot-plays")
        if isinstance(act, Start):
            version = rulebook_named(room.table.plan.rulebook).version
            room.do(who, Begun(self._seed(), version), id, guest)
        else:
            room.do(who, act, id, guest)

    def link(self, room: Room, guest: Guest, id: str, hands_over: bool) -> None:
        """Make a one-time code for somebody's own seat."""
        code = secrets.token_urlsafe(16)
        room.do(room.gathering.seat_of(guest), Linked(key_of(code), hands_over), guest=guest, done=id, code=code)

    # -- what is behind --------------------------------------------------------------------------------------------

    def _room(self, id: str, code: str, table: Table) -> Room:
        """Open the room of a table."""
        self._check_number()
        room = self._rooms[code] = Room(id, table, self._store, self.clock, self.limits, self._leave)
        return room

    def _check_number(self) -> None:
        if len(self._rooms) >= self.limits.most_tables:
            raise Refused("too-many-tables")

    def _leave(self, room: Room) -> None:
        """Leave a room; when somebody comes back, it is read from the store."""
        self._rooms = {code: other for code, other in self._rooms.items() if other is not room}

    async def _read(self, id: str) -> Table | None:
        """Read a table from its log, if there is anything in it; whatever is wrong with it, the others go on."""
        try:
            entries = [msgspec.json.decode(entry.body, type=Entry) for entry in await self._store.read(id)]
            return Table.read(entries) if entries else None
        except Exception as damage:
            is_fault = not isinstance(damage, Damaged | msgspec.DecodeError | Refused)
            logger.error("table %s cannot be read: %s", id, damage, exc_info=damage if is_fault else None)
            raise Refused("unread") from damage

    async def _written(self, room: Room) -> None:
        """Wait until what was done at a table is on disk."""
        written = room.written()
        if written is not None:
            try:
                await asyncio.shield(written)
            except Exception as trouble:
                raise Refused("unwritten") from trouble
