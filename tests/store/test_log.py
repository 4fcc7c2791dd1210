"""The log: its order, its groups, and who gets an entry when several want it."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from nightcall.store import KeptTable, KnownTable, Store, Taken, Unwritten
from nightcall.store.connecting import MOST_AT_ONCE
from nightcall.store.schema import ONE_ENTRY
from tests.store.helpers import bodies, commits, laid, opened, write


async def outcomes(*acts: "asyncio.Future[None]") -> list[str]:
    """How each act fared, by name."""
    done = await asyncio.gather(*acts, return_exceptions=True)
    return ["written" if outcome is None else type(outcome).__name__ for outcome in done]


def hear(heard: list[int], number: int, _: "asyncio.Future[None]") -> None:
    """Note whose turn it was to hear."""
    heard.append(number)


async def sentence(act: "asyncio.Future[None]") -> str:
    """What is said about an act that fails."""
    with pytest.raises((Taken, Unwritten)) as refused:
        await act
    return str(refused.value)


def test_entries_come_back_in_order_with_number_time_and_body() -> None:
    async def play() -> None:
        async with laid() as store:
            await write(store, "ann", b"one", b"two", b"\x00\xff")
            entries = await store.read("ann")
            assert [(entry.seq, entry.at, entry.body) for entry in entries] == [
                (1, 101, b"one"),
                (2, 102, b"two"),
                (3, 103, b"\x00\xff"),
            ]
            assert await store.read("ben") == await store.read("nobody") == []

    asyncio.run(play())


def test_tables_are_found_by_code_and_listed_oldest_first_until_they_are_closed() -> None:
    async def play() -> None:
        async with opened() as store:
            await store.lay("young", "YYYY", 20)
            await store.lay("old", "OOOO", 10)
            assert await store.laid() == [KnownTable("old", "OOOO", 10), KnownTable("young", "YYYY", 20)]
            await write(store, "old", b"kept")
            await store.close_table("old")
            assert await store.laid() == [KnownTable("young", "YYYY", 20)]
            assert await store.kept() == [KeptTable("old", "OOOO", 10, True), KeptTable("young", "YYYY", 20, False)]
            assert await store.find("OOOO") == KnownTable("old", "OOOO", 10)
            assert await bodies(store, "old") == [b"kept"]
            assert await store.find("ZZZZ") is None

    asyncio.run(play())


@pytest.mark.parametrize(("id", "code"), [("ann", "NEW"), ("new", "AAAA")])
def test_an_id_and_a_code_belong_to_one_table(id: str, code: str) -> None:
    async def play() -> None:
        async with laid() as store:
            with pytest.raises(Taken, match="is there already"):
                await store.lay(id, code, 3)
            assert [table.id for table in await store.laid()] == ["ann", "ben"]

    asyncio.run(play())


def test_those_who_wait_hear_in_the_order_of_their_calls_even_of_failures() -> None:
    async def play() -> None:
        heard: list[int] = []
        async with laid() as store:
            wanted = [("ann", 1), ("ben", 1), ("ann", 1), ("ann", 2), ("ben", 2), ("nobody", 1), ("ben", 3)]
            acts = [store.append(table, seq, 0, b"") for table, seq in wanted]
            for number, act in enumerate(acts):
                act.add_done_callback(partial(hear, heard, number))
            fared = await outcomes(*acts)
        assert heard == list(range(len(wanted)))
        assert fared == ["written", "written", "Taken", "Taken", "written", "Unwritten", "written"]

    asyncio.run(play())


def test_acts_that_wait_together_share_one_sync(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "log.sqlite3"
        async with laid(path) as store:
            before = commits(path)
            await write(store, "ann", *[b"act"] * 50)
            assert commits(path) == before + 1

    asyncio.run(play())


@pytest.mark.parametrize("acts", [MOST_AT_ONCE, MOST_AT_ONCE + 1, 2 * MOST_AT_ONCE + 50])
def test_more_acts_than_one_statement_takes_share_one_sync_too(tmp_path: Path, acts: int) -> None:
    async def play() -> None:
        path = tmp_path / "log.sqlite3"
        async with laid(path) as store:
            before = commits(path)
            await write(store, "ann", *(b"act %d" % number for number in range(acts)))
            assert commits(path) == before + 1
            assert await bodies(store, "ann") == [b"act %d" % number for number in range(acts)]

    asyncio.run(play())


def test_no_statement_has_more_values_than_every_sqlite_takes() -> None:
    assert MOST_AT_ONCE * ONE_ENTRY.count("?") <= 999


def test_acts_that_come_while_a_group_is_written_are_the_next_group(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "log.sqlite3"
        async with laid(path) as store:
            before = commits(path)
            first = store.append("ann", 1, 0, b"first")
            await asyncio.sleep(0)  # the writer has taken it
            await write(store, "ann", *[b"act"] * 49, after=1)
            assert first.done()
            assert commits(path) == before + 2

    asyncio.run(play())


def test_a_conflict_fails_alone_and_its_neighbours_still_share_one_sync(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "log.sqlite3"
        async with laid(path) as store:
            await write(store, "ann", b"first")
            before = commits(path)
            acts = [
                store.append("ben", 1, 0, b"b1"),
                store.append("ann", 1, 0, b"late"),
                store.append("ben", 2, 0, b"b2"),
            ]
            assert await outcomes(*acts) == ["written", "Taken", "written"]
            assert commits(path) == before + 1
            assert await bodies(store, "ann") == [b"first"]
            assert await bodies(store, "ben") == [b"b1", b"b2"]

    asyncio.run(play())


def test_a_number_is_written_once() -> None:
    async def play() -> None:
        async with laid() as store:
            await write(store, "ann", b"first")
            assert await sentence(store.append("ann", 1, 0, b"again")) == "Entry 1 of table ann is there already."
            assert await bodies(store, "ann") == [b"first"]

    asyncio.run(play())


@pytest.mark.parametrize("seq", [0, -1, 2, 9])
def test_an_entry_needs_the_one_before_it(seq: int) -> None:
    async def play() -> None:
        async with laid() as store:
            said = await sentence(store.append("ann", seq, 0, b""))
            assert said == f"Entry {seq} of table ann has no entry before it."
            assert await store.read("ann") == []

    asyncio.run(play())


def test_an_entry_needs_its_table() -> None:
    async def play() -> None:
        async with laid() as store:
            said = await sentence(store.append("nobody", 1, 0, b""))
            assert said == "The store could not write: no table nobody is laid."

    asyncio.run(play())


def test_what_no_database_takes_fails_alone() -> None:
    async def play() -> None:
        async with laid() as store:
            odd = [store.append("ann", 1, 2**70, b"a"), store.append("\ud800", 1, 0, b"c")]
            assert await outcomes(*odd) == ["Unwritten"] * 2
            mixed = [store.append("ann", 1, 2**70, b"a"), store.append("ben", 1, 0, b"b")]
            assert await outcomes(*mixed) == ["Unwritten", "written"]

    asyncio.run(play())


def test_two_stores_on_one_file_race_and_one_of_them_wins(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "log.sqlite3"
        async with laid(path) as here, opened(path) as there:
            acts = [here.append("ann", 1, 0, b"here"), there.append("ann", 1, 0, b"there")]
            fared = await outcomes(*acts)
            assert sorted(fared) == ["Taken", "written"]
            winner = [b"here", b"there"][fared.index("written")]
            assert await bodies(here, "ann") == await bodies(there, "ann") == [winner]

    asyncio.run(play())


def test_two_stores_on_one_file_see_and_continue_each_others_tables(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "log.sqlite3"
        async with laid(path) as here, opened(path) as there:
            await write(here, "ann", b"1")
            await write(there, "ann", b"2", after=1)
            assert await bodies(here, "ann") == [b"1", b"2"]
            assert await there.find("BBBB") == KnownTable("ben", "BBBB", 2)
            with pytest.raises(Taken):
                await there.lay("cem", "AAAA", 3)

    asyncio.run(play())


async def lost_race(here: Store, there: Store) -> list[str]:
    """Three entries are queued here, while the number of the first is written there."""
    await write(there, "ann", b"there 1")
    first = here.append("ann", 1, 0, b"here 1")
    await asyncio.sleep(0)  # the writer is busy with it
    return await outcomes(first, here.append("ann", 2, 0, b"here 2"), here.append("ann", 3, 0, b"here 3"))


def test_nothing_is_queued_onto_an_entry_that_somebody_else_wrote(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "log.sqlite3"
        async with laid(path) as here, opened(path) as there:
            assert await lost_race(here, there) == ["Taken"] * 3
            assert await bodies(here, "ann") == [b"there 1"]
            await write(here, "ann", b"here 2", after=1)
            assert await bodies(there, "ann") == [b"there 1", b"here 2"]

    asyncio.run(play())


def test_whoever_heard_of_success_does_not_yet_know_of_the_failure_after_it(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "log.sqlite3"
        async with laid(path) as here, opened(path) as there:
            await write(there, "ann", b"there 1", b"there 2", b"there 3")
            await write(there, "ben", b"there 1", b"there 2", b"there 3", b"there 4")
            await here.lay("cem", "CCCC", 3)
            acts = [here.append("cem", 1, 0, b"1"), here.append("ann", 1, 0, b"1"), here.append("ben", 1, 0, b"1")]
            later: list[asyncio.Future[None]] = []
            acts[0].add_done_callback(lambda _: later.append(here.append("ann", 4, 0, b"unknowing")))
            acts[2].add_done_callback(lambda _: later.append(here.append("ben", 5, 0, b"knowing")))
            assert await outcomes(*acts) == ["written", "Taken", "Taken"]
            assert await outcomes(*later) == ["Taken", "written"]

    asyncio.run(play())


def test_a_writer_elsewhere_is_waited_for_and_then_given_up(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "log.sqlite3"
        async with laid(path):
            pass
        async with opened(path, patience=0) as store:
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                acts = [store.append("ann", 1, 0, b"a"), store.append("ben", 1, 0, b"b")]
                assert await outcomes(*acts) == ["Unwritten", "Unwritten"]
                assert await sentence(store.append("ann", 1, 0, b"")) == (
                    "The store could not write: database is locked."
                )
                with pytest.raises(Unwritten, match="database is locked"):
                    await store.lay("cem", "CCCC", 3)
                assert len(await store.laid()) == 2
            await write(store, "ann", b"now")
            assert await bodies(store, "ann") == [b"now"]

    asyncio.run(play())


def test_closing_writes_what_is_queued_and_takes_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "log.sqlite3"
        async with laid(path) as store:
            queued = [store.append("ann", seq, 0, b"act") for seq in (1, 2, 3)]
            await store.close()
            assert all(act.done() for act in queued)
            assert await sentence(store.append("ann", 4, 0, b"late")) == "The store is closed."
            with pytest.raises(Unwritten, match=r"The store is closed\."):
                await store.read("ann")
            with pytest.raises(Unwritten, match=r"The store is closed\."):
                await store.lay("cem", "CCCC", 3)
        async with opened(path) as store:
            assert await bodies(store, "ann") == [b"act"] * 3

    asyncio.run(play())


@pytest.mark.parametrize("steps", range(12))
def test_a_caller_who_goes_away_leaves_the_store_whole(steps: int) -> None:
    async def play() -> None:
        async with laid() as store:
            for call in (store.find("AAAA"), store.read("ann"), store.lay("cem", "CCCC", 3)):
                caller = asyncio.ensure_future(call)
                for _ in range(steps):
                    await asyncio.sleep(0)
                caller.cancel()
                await asyncio.wait([caller])
            await write(store, "ann", b"still here")
            assert await bodies(store, "ann") == [b"still here"]

    asyncio.run(play())


def test_an_entry_is_written_though_nobody_waits_for_it_any_more() -> None:
    async def play() -> None:
        async with laid() as store:
            store.append("ann", 1, 0, b"first").cancel()
            await write(store, "ann", b"second", after=1)
            assert await bodies(store, "ann") == [b"first", b"second"]

    asyncio.run(play())
