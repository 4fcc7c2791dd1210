"""A table that people are at: acts go in one by one, are written down, and only then does anybody hear of them.

An act changes the table in memory at once and is queued for the store; whatever follows from it for each connection is
put into words at that moment and held back until the store says that the entry is on disk. Entries become durable in
order, so everything arrives in order. If one cannot be written the room is given up: nobody has heard of it, everybody
is asked to come back, and the table is read from the store again.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Literal, Protocol

from msgspec import Raw
from msgspec.json import encode

from nightcall.engine.event import PUBLIC
from nightcall.engine.refused import Refused
from nightcall.server.clock import Alarm, Clock
from nightcall.server.limits import Bucket, Limits
from nightcall.server.protocol import Bye, News, Welcome
from nightcall.store import Store
from nightcall.table.acts import Entry, GiveHost, HouseAct, Kick, Leave, Passed, Redeemed, Rename, TableAct
from nightcall.table.look import Look, Seen, common
from nightcall.table.people import Chair
from nightcall.table.stage import CLOSED
from nightcall.table.table import Table
from nightcall.words import Voice

__all__ = ["Line", "Room"]

logger = logging.getLogger("nightcall.server")

CHANGES_PEOPLE = (Rename, GiveHost, Passed, Leave, Kick, Redeemed)
"""What may change who is there, or who should be."""
HOST_IS_GONE = 60_000
"""After how many milliseconds without its host a table gets another."""


class Line(Protocol):
    """A connection: what it is sent it gets in order, or it is dropped; it never makes anybody wait."""

    key: str
    """What its token hashes to; nothing: somebody who looks on."""
    look: Look | None
    voice: Voice
    """The language it speaks."""

    def send(self, message: bytes) -> None:
        """Queue a message."""

    def end(self, message: bytes) -> None:
        """Queue a last message."""


class Room:
    """A table, the connections to it, and its place in the store."""

    def __init__(
        self, id: str, table: Table, store: Store, clock: Clock, limits: Limits, give_up: Callable[["Room"], None]
    ) -> None:
        """Open a room."""
        self.id = id
        self.table = table
        self.lines: list[Line] = []
        self._store = store
        self._clock = clock
        self._limits = limits
        self._buckets: dict[tuple[Chair | str, str], Bucket] = {}
        """What is left of what each seat may do and say, however many devices it has."""
        self._give_up = give_up
        self._last: asyncio.Future[None] | None = None
        self._outbox: deque[tuple[asyncio.Future[None] | None, Callable[[], None]]] = deque()
        """What will be told, and what must be written before."""
        self._alarm: Alarm | None = None
        self._due: int | None = None
        self._host_alarm: Alarm | None = None
        self._present: frozenset[str] = frozenset()
        self._shared: dict[Voice, dict[str, Raw]] = {}
        """What all see alike who speak a language."""
        self._is_given_up = False
        self._closing: asyncio.Future[None] | None = None
        self.schedule()

    # -- acts ------------------------------------------------------------------------------------------------------

    def do(
        self,
        who: str,
        act: "TableAct | HouseAct",
        id: str = "",
        line: Line | None = None,
        *,
        done: str = "",
        code: str = "",
    ) -> None:
        """Do an act now, or refuse it; whoever it concerns hears of it when it is written."""
        self.catch_up()
        if id and self.table.is_done(who, id):
            if line:
                self._after(partial(line.send, encode(News(self._clock.now(), done=id))))
            return
        self._put(Entry(self._clock.now(), act, who, id), line, done or id, code)
        self.schedule()

    def written(self) -> "asyncio.Future[None] | None":
        """What to wait for until everything that was done is on disk."""
        return self._last

    def catch_up(self) -> None:
        """Let everything happen that is due."""
        if self._is_given_up:
            raise Refused("unwritten")
        if self._due is not None and self._clock.now() < self._due:
            return
        while entry := self.table.next_entry(self._clock.now()):
            try:
                self._put(entry)
            except Refused as refusal:
                if self._is_given_up:
                    raise
                logger.error("table %s: %s was refused: %s", self.id, type(entry.act).__name__, refusal.reason)
                if not entry.who:  # for a bot the clock will answer, but nobody for the clock
                    raise self._fail() from refusal

    def _put(self, entry: Entry, line: Line | None = None, done: str = "", code: str = "") -> None:
        """Apply an entry, have it written, and prepare what everybody will hear."""
        try:
            self.table.apply(entry)
        except Refused:
            raise
        except Exception as fault:
            logger.error("table %s: %s failed", self.id, type(entry.act).__name__, exc_info=fault)
            raise self._fail() from fault
        self._last = self._store.append(self.id, self.table.length, entry.at, encode(entry))
        self._last.add_done_callback(self._written)
        if isinstance(entry.act, CHANGES_PEOPLE):
            self._see_who_is_here()
        self._publish(line, done, code)
        if self.table.stage == CLOSED:
            self._after(self._close)

    def _fail(self) -> Refused:
        """Give the room up, for it may not be what the log says."""
        refusal = Refused("unwritten")
        self.stop(refusal)
        return refusal

    def _written(self, future: "asyncio.Future[None]") -> None:
        """See whether an entry was written; if not, the room is not what it seems."""
        trouble = None if future.cancelled() else future.exception()
        if self._is_given_up:
            return
        if trouble is not None:
            logger.error("table %s: %s", self.id, trouble)
            self._fail()
        else:
            self._flush()

    def _close(self) -> None:
        self._closing = asyncio.ensure_future(self._store.close_table(self.id))

    # -- what is heard ---------------------------------------------------------------------------------------------

    def _publish(self, actor: Line | None = None, done: str = "", code: str = "") -> None:
        """Put together what each connection hears, to be sent when it may be."""
        touched, self.table.touched = self.table.touched, set()
        if PUBLIC in touched:
            self._shared = {}
        for line in list(self.lines):
            is_actor = line is actor
            if line.look is None or not (is_actor or PUBLIC in touched or line.look.viewer in touched):
                continue
            self._tell(line, line.look, done if is_actor else "", code if is_actor else "")

    def _common(self, voice: Voice) -> dict[str, Raw]:
        """What all see alike, worked out once for each language until something changes."""
        if voice not in self._shared:
            self._shared[voice] = common(self.table, self._present, voice)
        return self._shared[voice]

    def _tell(self, line: Line, look: Look, done: str, code: str) -> None:
        """Tell one connection what is new to it, if anything is."""
        viewer = self._viewer(line)
        if viewer is None:
            line.look = None
            if done:
                self._after(partial(line.send, encode(News(self._clock.now(), done=done))))
            self._after(partial(self.dismiss, line))
            return
        if look.viewer != viewer or look.is_stale:
            self._welcome(line, viewer)
            seen = Seen()
        else:
            seen = look.refresh(self._common(line.voice))
        if seen or done:
            news = News(self._clock.now(), seen.state, seen.events, seen.talk, done, code)
            self._after(partial(line.send, encode(news)))

    def _welcome(self, line: Line, viewer: str) -> None:
        """Begin a connection's look anew."""
        line.look = Look(self.table, viewer, line.voice)
        seen = line.look.refresh(self._common(line.voice))
        self._after(partial(line.send, encode(Welcome(self._clock.now(), seen.state, seen.events, seen.talk))))

    def _after(self, tell: Callable[[], None]) -> None:
        """Tell something when everything that was done so far is written, and what was to be told before it is told."""
        self._outbox.append((self._last, tell))
        if self._last is None or self._last.done():
            self._flush()

    def _flush(self) -> None:
        """Tell, in order, what may be told by now."""
        while self._outbox and _is_written(self._outbox[0][0]):
            self._outbox.popleft()[1]()

    # -- who is there ----------------------------------------------------------------------------------------------

    def _viewer(self, line: Line) -> str | None:
        """As whom a connection sees the table: a seat, or somebody who looks on; nobody any more: nothing."""
        if line.key:
            return self.table.people.name_of(line.key)
        return "" if self.table.plan.spectators else None

    def seat_of(self, line: Line) -> str:
        """Whose acts come over a connection."""
        if line.look is None:
            raise Refused("not-your-seat")
        return line.look.viewer

    def admit(self, line: Line) -> None:
        """Let a connection see the table from now on."""
        self.catch_up()
        viewer = self._viewer(line)
        if viewer is None:
            raise _no_place(line)
        self._make_room(viewer)
        self.lines.append(line)
        self._see_who_is_here()
        self._welcome(line, viewer)
        self._publish()
        self.schedule()

    def speak(self, line: Line, voice: Voice) -> None:
        """Go on with a connection in another language."""
        viewer = self.seat_of(line)
        line.voice = voice
        self._welcome(line, viewer)

    def _make_room(self, viewer: str) -> None:
        """See that no seat has too many devices, of which the oldest goes, and that not too many look on."""
        others = [line for line in self.lines if line.look and line.look.viewer == viewer]
        if viewer:
            self.check_rate(viewer, "joins")
            if len(others) >= self._limits.devices:
                self.dismiss(others[0], Refused("too-many-devices"))
        elif len(others) >= self._limits.lookers:
            raise Refused("too-many-lookers")

    def check_rate(self, viewer: str, what: Literal["acts", "talk", "joins"]) -> None:
        """Refuse what is done too often from one seat."""
        now, people = self._clock.now(), self.table.people
        whose = people.chair(viewer) if viewer in people else viewer
        if (whose, what) not in self._buckets:
            self._buckets[whose, what] = Bucket(getattr(self._limits, what), now)
        if not self._buckets[whose, what].take(now):
            raise Refused("too-often")

    def dismiss(self, line: Line, refusal: Refused | None = None) -> None:
        """End a connection: as a rule, because its seat has gone to somebody else."""
        refusal = refusal or _no_place(line)
        line.end(encode(Bye(refusal.reason, line.voice.refusal(refusal), again=False)))
        self.let_go(line)

    def let_go(self, line: Line) -> None:
        """Forget a connection that has ended."""
        if line in self.lines:
            self.lines.remove(line)
            self._see_who_is_here()
            self._publish()

    def _see_who_is_here(self) -> None:
        """Take notice of who is connected; a host who stays away is followed by somebody who is there."""
        present = frozenset(viewer for line in self.lines if (viewer := self._viewer(line)))
        if present != self._present:
            self._present, self._shared = present, {}
            self.table.touch(PUBLIC)
        if self._host_alarm and (self.table.people.host in present or not present):
            self._host_alarm.cancel()
            self._host_alarm = None
        elif not self._host_alarm and self.table.people.host not in present and present and not self.table.moderated:
            self._host_alarm = self._clock.at(self._clock.now() + HOST_IS_GONE, self._pass_host)

    def _pass_host(self) -> None:
        self._host_alarm = None
        people = self.table.people
        heirs = [chair.name for chair in people.persons if chair.name in self._present]
        if people.host not in self._present and heirs and self.table.stage != CLOSED and not self._is_given_up:
            self.do("", Passed(heirs[0]))

    # -- time ------------------------------------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        """Whether nobody is there and nothing will happen by itself."""
        return not self.lines and self.table.due is None

    def schedule(self) -> None:
        """Be woken when the next thing is due."""
        due = None if self._is_given_up else self.table.due
        if due == self._due and self._alarm:
            return
        if self._alarm:
            self._alarm.cancel()
        self._due = due
        self._alarm = None if due is None else self._clock.at(due, self._wake)

    def _wake(self) -> None:
        self._alarm = None
        with suppress(Refused):  # then the room was given up
            self.catch_up()
            self.schedule()

    def stop(self, refusal: Refused) -> None:
        """Send everybody away, to come back later."""
        self._is_given_up = True
        self._outbox.clear()
        for alarm in (self._alarm, self._host_alarm):
            if alarm:
                alarm.cancel()
        for line in self.lines:
            line.end(encode(Bye(refusal.reason, line.voice.refusal(refusal), again=True)))
        self.lines = []
        self._give_up(self)


def _no_place(line: Line) -> Refused:
    """Why a connection is not for this table, or not any more."""
    return Refused("not-your-seat" if line.key else "no-spectators")


def _is_written(entry: "asyncio.Future[None] | None") -> bool:
    """Whether an entry is on disk; one that could not be written never is."""
    return entry is None or (entry.done() and not entry.cancelled() and entry.exception() is None)
