"""The scribe alone: what is done is written, and only then told, in order; what cannot be written is never told."""

import asyncio

import pytest

from nightcall import Refused
from nightcall.server.scribe import Scribe
from nightcall.store import Store, Unwritten
from nightcall.table.acts import VERSION, Closed, Entry, Laid, Say
from nightcall.table.table import Table
from nightcall.testing.rehearsal import awaited


class Disk(Store):
    """A store that writes when the test says so."""

    def __init__(self) -> None:
        self.queued: list[asyncio.Future[None]] = []
        self.closed: list[str] = []

    def append(self, table: str, seq: int, at: int, body: bytes) -> "asyncio.Future[None]":
        self.queued.append(asyncio.get_running_loop().create_future())
        return self.queued[-1]

    async def close_table(self, table: str) -> None:
        self.closed.append(table)


class Desk:
    """A scribe over such a store, and what was heard of it."""

    def __init__(self) -> None:
        self.disk = Disk()
        self.heard: list[str] = []
        self.given_up: list[str] = []
        self.scribe = Scribe("table", Table(), self.disk, self.give_up)
        self.scribe.do(Entry(0, Laid("BCDFG", "Ann", "key", version=VERSION)))

    def give_up(self, refusal: Refused) -> None:
        self.scribe.stop()
        self.given_up.append(refusal.reason)

    def say(self, text: str) -> None:
        self.scribe.do(Entry(0, Say("all", text), "Ann"))
        self.scribe.tell(lambda: self.heard.append(text))


async def told() -> None:
    """Let those who wait be told."""
    await asyncio.sleep(0)


@awaited
async def test_what_is_told_waits_for_all_that_was_done_before_it() -> None:
    desk = Desk()
    desk.say("one")
    desk.say("two")
    laid, one, two = desk.disk.queued
    for entry, heard in ((laid, []), (one, ["one"]), (two, ["one", "two"])):
        entry.set_result(None)
        await told()
        assert desk.heard == heard


@awaited
async def test_what_is_told_when_all_is_written_is_told_at_once_and_never_before_what_waits() -> None:
    desk = Desk()
    desk.disk.queued[0].set_result(None)
    desk.scribe.tell(lambda: desk.heard.append("at once"))
    assert desk.heard == ["at once"]
    desk.say("one")
    desk.scribe.tell(lambda: desk.heard.append("two"))
    desk.disk.queued[1].set_result(None)
    await told()
    assert desk.heard == ["at once", "one", "two"]


@awaited
async def test_when_an_entry_cannot_be_written_nobody_hears_of_it_nor_of_anything_after_it() -> None:
    desk = Desk()
    desk.say("one")
    desk.say("two")
    laid, one, two = desk.disk.queued
    laid.set_result(None)
    one.set_exception(Unwritten("The disk is full."))
    two.set_result(None)
    await told()
    assert (desk.heard, desk.given_up) == ([], ["unwritten"])


@awaited
async def test_what_is_refused_is_not_written() -> None:
    desk = Desk()
    with pytest.raises(Refused):
        desk.say("")
    assert len(desk.disk.queued) == 1 and not desk.given_up


@awaited
async def test_a_table_that_is_closed_is_closed_in_the_store_when_that_is_written() -> None:
    desk = Desk()
    desk.scribe.do(Entry(0, Closed("empty")))
    desk.scribe.close()
    await told()
    assert desk.disk.closed == []
    for entry in desk.disk.queued:
        entry.set_result(None)
    await told()
    await told()
    assert desk.disk.closed == ["table"]
