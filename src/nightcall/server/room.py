"""A table that people are at: acts go in one by one, are written down, and only then does anybody hear of them.

The scribe writes and holds back what is to be told, the gathering knows who is connected and what each of them hears,
and the watchman keeps awake until something is due.
"""

import logging
from collections.abc import Callable
from contextlib import suppress

from nightcall.engine.refused import Refused
from nightcall.server.clock import Clock
from nightcall.server.gathering import Gathering, Guest
from nightcall.server.limits import Limits
from nightcall.server.scribe import Scribe, Written
from nightcall.server.watchman import Watchman
from nightcall.store import Store
from nightcall.table.acts import Entry, GiveHost, HouseAct, Kick, Leave, Passed, Redeemed, Rename, TableAct
from nightcall.table.stage import CLOSED
from nightcall.table.table import Table

__all__ = ["Room"]

logger = logging.getLogger("nightcall.server")

CHANGES_PEOPLE = (Rename, GiveHost, Passed, Leave, Kick, Redeemed)
"""What may change who is there, or who should be."""


class Room:
    """A table, its place in the store, and all who are connected to it."""

    def __init__(
        self, id: str, table: Table, store: Store, clock: Clock, limits: Limits, give_up: Callable[["Room"], None]
    ) -> None:
        """Open a room."""
        self.table = table
        self._clock = clock
        self._give_up = give_up
        self._scribe = Scribe(id, table, store, self.stop)
        self._watchman = Watchman(clock, self._wake, self._pass_host)
        self.gathering = Gathering(self._scribe, clock, limits, self._see_the_host)
        self.schedule()

    # -- acts ------------------------------------------------------------------------------------------------------

    def do(
        self,
        who: str,
        act: "TableAct | HouseAct",
        id: str = "",
        guest: Guest | None = None,
        *,
        done: str = "",
        code: str = "",
    ) -> None:
        """Do an act now, or refuse it; whoever it concerns hears of it when it is written."""
        self.catch_up()
        if id and self.table.is_done(who, id):
            if guest:
                self.gathering.tell_done(guest, id)
            return
        self._put(Entry(self._clock.now(), act, who, id), guest, done or id, code)
        self.schedule()

    def catch_up(self) -> None:
        """Let everything happen that is due."""
        if self._scribe.is_given_up:
            raise Refused("unwritten")
        if self._watchman.is_early:
            return
        while entry := self.table.next_entry(self._clock.now()):
            try:
                self._put(entry)
            except Refused as refusal:
                if self._scribe.is_given_up:
                    raise
                logger.error("table %s: %s was refused: %s", self._scribe.id, type(entry.act).__name__, refusal.reason)
                if not entry.who:  # for a bot the clock will answer, but nobody for the clock
                    raise self._scribe.fail() from refusal

    def written(self) -> Written | None:
        """What to wait for until everything that was done is on disk."""
        return self._scribe.last

    def _put(self, entry: Entry, guest: Guest | None = None, done: str = "", code: str = "") -> None:
        """Do what an entry says, and prepare what everybody will hear of it."""
        self._scribe.do(entry)
        if isinstance(entry.act, CHANGES_PEOPLE):
            self.gathering.look_round()
        self.gathering.publish(guest, done, code)
        self._scribe.close()

    # -- who is there ----------------------------------------------------------------------------------------------

    def admit(self, guest: Guest) -> None:
        """Let a connection see the table from now on."""
        self.catch_up()
        self.gathering.admit(guest)
        self.schedule()

    def _see_the_host(self) -> None:
        """A host who stays away is followed by somebody who is there."""
        present = self.gathering.present
        self._watchman.miss_host(bool(present) and self.table.people.host not in present and not self.table.moderated)

    def _pass_host(self) -> None:
        people, present = self.table.people, self.gathering.present
        heirs = [chair.name for chair in people.persons if chair.name in present]
        if people.host not in present and heirs and self.table.stage != CLOSED and not self._scribe.is_given_up:
            with suppress(Refused):  # then the room was given up
                self.do("", Passed(heirs[0]))

    # -- time ------------------------------------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        """Whether nobody is there and nothing will happen by itself."""
        return not self.gathering.guests and self.table.due is None

    def schedule(self) -> None:
        """Be woken when the next thing is due."""
        self._watchman.wake_at(None if self._scribe.is_given_up else self.table.due)

    def _wake(self) -> None:
        with suppress(Refused):  # then the room was given up
            self.catch_up()
            self.schedule()

    def stop(self, refusal: Refused) -> None:
        """Send everybody away, to come back later."""
        self._scribe.stop()
        self._watchman.go_home()
        self.gathering.send_home(refusal)
        self._give_up(self)
