"""Write, then send: what is done at a table is written down, and nobody hears of it before it is on disk.

An act changes the table in memory at once and is queued for the store. What somebody will hear of it is held back here
until the store says that the entry is written; entries become durable in order, so everything is told in order. If one
cannot be written the table is given up: nobody has heard of it, and the table is read from the store again.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from msgspec.json import encode

from nightcall.engine.refused import Refused
from nightcall.store import Store
from nightcall.table.acts import Entry
from nightcall.table.stage import CLOSED
from nightcall.table.table import Table

__all__ = ["Scribe", "Written"]

logger = logging.getLogger("nightcall.server")

Written: TypeAlias = asyncio.Future[None]
"""Done when an entry is on disk."""


class Scribe:
    """Who writes down what is done at a table."""

    def __init__(self, id: str, table: Table, store: Store, give_up: Callable[[Refused], None]) -> None:
        """Take up the log of a table; whoever opened it must be able to give it up."""
        self.id = id
        self.table = table
        self.last: Written | None = None
        """The last entry: when it is written, all are."""
        self.is_given_up = False
        self._store = store
        self._give_up = give_up
        self._outbox: deque[tuple[Written | None, Callable[[], None]]] = deque()
        """What will be told, and what must be written before."""
        self._closing: asyncio.Future[None] | None = None

    def do(self, entry: Entry) -> None:
        """Do what an entry says, or refuse it, and have it written."""
        try:
            self.table.apply(entry)
        except Refused:
            raise
        except Exception as fault:
            logger.error("table %s: %s failed", self.id, type(entry.act).__name__, exc_info=fault)
            raise self.fail() from fault
        self.last = self._store.append(self.id, self.table.length, entry.at, encode(entry))
        self.last.add_done_callback(self._written)

    def tell(self, telling: Callable[[], None]) -> None:
        """Tell something when everything that was done so far is written, and what was to be told before it is told."""
        self._outbox.append((self.last, telling))
        if self.last is None or self.last.done():
            self._flush()

    def close(self) -> None:
        """Let the store forget a table that is closed, when its last entry is written."""
        if self.table.stage == CLOSED:
            self.tell(self._close)

    def fail(self) -> Refused:
        """Give the table up, for it may not be what the log says."""
        refusal = Refused("unwritten")
        self._give_up(refusal)
        return refusal

    def stop(self) -> None:
        """Tell nobody anything any more."""
        self.is_given_up = True
        self._outbox.clear()

    def _written(self, entry: Written) -> None:
        """See whether an entry was written; if not, the table is not what it seems."""
        trouble = None if entry.cancelled() else entry.exception()
        if self.is_given_up:
            return
        if trouble is not None:
            logger.error("table %s: %s", self.id, trouble)
            self.fail()
        else:
            self._flush()

    def _flush(self) -> None:
        """Tell, in order, what may be told by now."""
        while self._outbox and _is_written(self._outbox[0][0]):
            self._outbox.popleft()[1]()

    def _close(self) -> None:
        self._closing = asyncio.ensure_future(self._store.close_table(self.id))


def _is_written(entry: Written | None) -> bool:
    """Whether an entry is on disk; one that could not be written never is."""
    return entry is None or (entry.done() and not entry.cancelled() and entry.exception() is None)
