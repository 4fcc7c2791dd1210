"""Who is at a table over a connection, and what each of them hears of it.

Whatever follows from an act is put into words at that moment for each connection, and told when the scribe says so.
"""

import logging
from collections.abc import Callable
from functools import partial
from typing import Literal, Protocol

from msgspec.json import encode

from nightcall.engine.event import PUBLIC
from nightcall.engine.refused import Refused
from nightcall.server.clock import Clock
from nightcall.server.limits import Bucket, Limits
from nightcall.server.protocol import VERSION, Bye, News, Welcome
from nightcall.server.scribe import Scribe
from nightcall.table.common import Common, common
from nightcall.table.look import Look, Seen
from nightcall.table.people import Chair
from nightcall.words import Voice

__all__ = ["Gathering", "Guest"]

logger = logging.getLogger("nightcall.server")


class Guest(Protocol):
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


class Gathering:
    """All connections to one table."""

    def __init__(self, scribe: Scribe, clock: Clock, limits: Limits, somebody_came_or_went: Callable[[], None]) -> None:
        """Begin with nobody."""
        self.guests: list[Guest] = []
        self.present: frozenset[str] = frozenset()
        """The seats that are connected."""
        self._scribe = scribe
        self._table = scribe.table
        self._clock = clock
        self._limits = limits
        self._somebody_came_or_went = somebody_came_or_went
        self._buckets: dict[tuple[Chair | str, str], Bucket] = {}
        """What is left of what each seat may do and say, however many devices it has."""
        self._shared: dict[Voice, Common] = {}
        """What all see alike who speak a language."""

    # -- who is there ----------------------------------------------------------------------------------------------

    def seat_of(self, guest: Guest) -> str:
        """Whose acts come over a connection."""
        if guest.look is None:
            raise Refused("not-your-seat")
        return guest.look.viewer

    def admit(self, guest: Guest) -> None:
        """Let a connection see the table from now on."""
        viewer = self._viewer(guest)
        if viewer is None:
            raise _no_place(guest)
        self._make_room(viewer)
        self.guests.append(guest)
        self.look_round()
        self._welcome(guest, viewer)
        self.publish()

    def speak(self, guest: Guest, voice: Voice) -> None:
        """Go on with a connection in another language."""
        viewer = self.seat_of(guest)
        guest.voice = voice
        self._welcome(guest, viewer)

    def dismiss(self, guest: Guest, refusal: Refused | None = None) -> None:
        """End a connection: as a rule, because its seat has gone to somebody else."""
        refusal = refusal or _no_place(guest)
        guest.end(encode(Bye(refusal.reason, guest.voice.refusal(refusal), again=False)))
        self.let_go(guest)

    def let_go(self, guest: Guest) -> None:
        """Forget a connection that has ended."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.look_round()
            self.publish()

    def send_home(self, refusal: Refused) -> None:
        """Ask everybody to come back later."""
        for guest in self.guests:
            guest.end(encode(Bye(refusal.reason, guest.voice.refusal(refusal), again=True)))
        self.guests = []

    def look_round(self) -> None:
        """Take notice of who is connected; all see it."""
        present = frozenset(viewer for guest in self.guests if (viewer := self._viewer(guest)))
        if present != self.present:
            self.present, self._shared = present, {}
            self._table.touch(PUBLIC)
        self._somebody_came_or_went()

    def check_rate(self, viewer: str, what: Literal["acts", "talk", "joins"]) -> None:
        """Refuse what is done too often from one seat."""
        now, people = self._clock.now(), self._table.people
        whose = people.chair(viewer) if viewer in people else viewer
        if (whose, what) not in self._buckets:
            self._buckets[whose, what] = Bucket(getattr(self._limits, what), now)
        if not self._buckets[whose, what].take(now):
            raise Refused("too-often")

    def _viewer(self, guest: Guest) -> str | None:
        """As whom a connection sees the table: a seat, or somebody who looks on; nobody any more: nothing."""
        if guest.key:
            return self._table.people.name_of(guest.key)
        return "" if self._table.plan.spectators else None

    def _make_room(self, viewer: str) -> None:
        """See that no seat has too many devices, of which the oldest goes, and that not too many look on."""
        others = [guest for guest in self.guests if guest.look and guest.look.viewer == viewer]
        if viewer:
            self.check_rate(viewer, "joins")
            if len(others) >= self._limits.devices:
                self.dismiss(others[0], Refused("too-many-devices"))
        elif len(others) >= self._limits.lookers:
            raise Refused("too-many-lookers")

    # -- what each of them hears -----------------------------------------------------------------------------------

    def publish(self, actor: Guest | None = None, done: str = "", code: str = "") -> None:
        """Put together what each connection hears, to be sent when it may be."""
        touched, self._table.touched = self._table.touched, set()
        if PUBLIC in touched:
            self._shared = {}
        for guest in list(self.guests):
            is_actor = guest is actor
            if guest.look is None or not (is_actor or PUBLIC in touched or guest.look.viewer in touched):
                continue
            try:
                self._tell(guest, guest.look, done if is_actor else "", code if is_actor else "")
            except Exception as fault:
                logger.error("table %s: somebody cannot be told what has happened", self._scribe.id, exc_info=fault)
                self._give_up(guest)

    def _give_up(self, guest: Guest) -> None:
        """Send away whom nothing can be told just now; all others go on, and so does the game."""
        refusal = Refused("untold")
        guest.look = None
        self._scribe.tell(partial(guest.end, encode(Bye(refusal.reason, guest.voice.refusal(refusal), again=True))))
        self._scribe.tell(partial(self.let_go, guest))

    def tell_done(self, guest: Guest, done: str) -> None:
        """Tell somebody that an act is done."""
        self._scribe.tell(partial(guest.send, encode(News(self._clock.now(), done=done))))

    def _tell(self, guest: Guest, look: Look, done: str, code: str) -> None:
        """Tell one connection what is new to it, if anything is."""
        viewer = self._viewer(guest)
        if viewer is None:
            guest.look = None
            if done:
                self.tell_done(guest, done)
            self._scribe.tell(partial(self.dismiss, guest))
            return
        if look.viewer != viewer or look.is_stale:
            self._welcome(guest, viewer)
            seen = Seen()
        else:
            seen = look.refresh(self._common(guest.voice))
        if seen or done:
            news = News(self._clock.now(), seen.state, seen.events, seen.talk, done, code)
            self._scribe.tell(partial(guest.send, encode(news)))

    def _welcome(self, guest: Guest, viewer: str) -> None:
        """Begin a connection's look anew."""
        guest.look = Look(self._table, viewer, guest.voice)
        whole = guest.look.whole(self._common(guest.voice))
        welcome = Welcome(VERSION, self._clock.now(), whole.state, whole.events, whole.talk)
        self._scribe.tell(partial(guest.send, encode(welcome)))

    def _common(self, voice: Voice) -> Common:
        """What all see alike, worked out once for each language until something changes."""
        if voice not in self._shared:
            self._shared[voice] = common(self._table, self.present, voice)
        return self._shared[voice]


def _no_place(guest: Guest) -> Refused:
    """Why a connection is not for this table, or not any more."""
    return Refused("not-your-seat" if guest.key else "no-spectators")
