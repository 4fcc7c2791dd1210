"""The plug is pulled at every act: what was acknowledged is there again, and the game goes on as if nothing had been.

A crash keeps what the disk holds at that moment and nothing else: the file is copied as it is, and opened elsewhere.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from nightcall import Refused
from nightcall.engine.rulebook import RULEBOOKS
from nightcall.table.acts import Begun, Entry
from nightcall.table.table import Table
from nightcall.testing.phone import Phone
from nightcall.testing.plans import small_plan
from nightcall.testing.rehearsal import Rehearsal, awaited, rehearsal
from nightcall.testing.screen import somehow

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal")
DAY = 24 * 60 * 60 * 1000


@asynccontextmanager
async def small_game(folder: Path, seed: int) -> AsyncIterator[Rehearsal]:
    """A small game that has just begun, over a file."""
    seats, plan = small_plan(seed)
    persons = max(2, seats - seed % 3)
    async with rehearsal(folder / "0.sqlite3", seed) as table:
        await table.sit(*NAMES[:persons])
        await table.begin(seats - persons, **plan)
        yield table


def answer(phone: Phone, seed: int) -> bool:
    """Answer what is asked: the same person gives the same answer to the same question in every life."""
    prompt = phone.prompt
    if not phone.is_asked or not prompt:
        return False
    chance = Random(f"{seed} {phone.name} {prompt['n']}")
    if chance.random() < 0.1:
        return False
    kills = prompt["verb"] in ("devour", "nominate", "second", "vote")  # they agree every night and hang every day
    phone.answer(prompt["choices"][0]["what"] if kills else somehow(prompt, chance))
    return True


async def act(table: Rehearsal, seed: int) -> bool:
    """Let one thing happen: somebody answers, or else the clock moves on; nothing, when the game is over."""
    if table.room.table.stage != "playing":
        return False
    if not any(answer(phone, seed) for phone in table.phones.values()):
        table.clock.ring()
    await table.settle()
    return True


def known(table: Rehearsal) -> dict[str, Any]:
    return {name: phone.knows for name, phone in table.phones.items()}


async def undisturbed(folder: Path, seed: int) -> list[Any]:
    """What is in the log of a game that never crashes."""
    async with small_game(folder, seed) as table:
        while await act(table, seed):
            pass
        return played(await table.entries())


def played(entries: list[Any]) -> list[Any]:
    """What was done in a game, without the keys that are drawn for each table."""
    begun = next(number for number, entry in enumerate(entries) if entry["act"]["do"] == "begun")
    return [{key: value for key, value in entry.items() if key != "id"} for entry in entries[begun:]]


@awaited
async def test_a_crash_at_every_act_of_a_game_loses_nothing_and_changes_nothing(seeds: range, tmp_path: Path) -> None:
    for seed in seeds:
        folder, other, crashes = tmp_path / str(seed), tmp_path / f"{seed} undisturbed", count(1)
        async with small_game(folder, seed) as table:
            while await act(table, seed):
                before = known(table)
                await table.crash(folder / f"{next(crashes)}.sqlite3")
                assert known(table) == before
            assert all(phone.stage == "over" for phone in table.phones.values())
            assert played(await table.entries()) == await undisturbed(other, seed)


@pytest.mark.parametrize(("seed", "is_written"), [(0, False), (1, True), (10, True), (11, False)])
@awaited
async def test_an_act_is_done_once_whether_the_crash_comes_before_it_is_written_or_before_its_answer(
    seed: int, is_written: bool, tmp_path: Path
) -> None:
    lives = count(1)
    async with small_game(tmp_path, seed) as table:
        while table.room.table.stage == "playing":
            asked = next((phone for phone in table.phones.values() if phone.is_asked), None)
            if asked is None or asked.prompt is None:
                await table.ring()
                continue
            given, number = somehow(asked.prompt, Random(f"{seed} {asked.prompt}")), asked.prompt["n"]
            id = asked.do("answer", prompt=number, what=given)
            if is_written:
                asked.disconnect()
                await table.settle()
            await table.crash(tmp_path / f"{next(lives)}.sqlite3")
            again = table.phones[asked.name]
            assert id not in again.done
            assert len(await written(table, id)) == is_written
            again.do("answer", id=id, prompt=number, what=given)
            await table.settle()
            assert id in again.done
            assert len(await written(table, id)) == 1


async def written(table: Rehearsal, id: str) -> list[Any]:
    """The entries of this id."""
    return [entry for entry in await table.entries() if entry.get("id") == id]


@awaited
async def test_everything_in_a_lobby_is_there_again_as_well(tmp_path: Path) -> None:
    lives = count(1)
    async with rehearsal(tmp_path / "0.sqlite3") as table:
        await table.sit("Ann", "Ben", "Cem")

        async def do(who: str, act: str, **fields: Any) -> None:
            id = table.phones[who].do(act, **fields)
            await table.settle()
            assert id in table.phones[who].done
            before = known(table)
            await table.crash(tmp_path / f"{next(lives)}.sqlite3")
            assert known(table) == before

        await do("Ann", "order", seats=["Cem", "Ann", "Ben"])
        await do("Ben", "say", to="all", text="Good evening!")
        await do("Ann", "add-bot", name="Robo")
        await do("Ben", "agree", quick=True)
        await do("Ann", "plan", rulebook="onenight", options={"day-minutes": 3}, pace="slow", spectators=False)
        await do("Ann", "give-host", seat="Cem")
        await do("Cem", "kick", seat="Robo")
        assert [person["name"] for person in table.phones["Ben"].state["table"]["people"]] == ["Cem", "Ann", "Ben"]


@awaited
async def test_a_link_that_was_made_before_a_crash_works_once_after_it(tmp_path: Path) -> None:
    async with rehearsal(tmp_path / "0.sqlite3") as table:
        ann, _ = await table.sit("Ann", "Ben")
        id = ann.link(hands_over=False)
        await table.settle()
        code = ann.code_for(id)
        await table.crash(tmp_path / "1.sqlite3")
        ticket = await table.house.redeem(table.code, code, "", "somewhere")
        assert ticket.name == "Ann"
        await table.crash(tmp_path / "2.sqlite3")
        twin = await Phone(table.house, ticket.code, ticket.name, ticket.token).connect()
        await table.settle()
        assert twin.state["you"] == "Ann"
        with pytest.raises(Refused, match="used already"):
            await table.house.redeem(table.code, code, "", "somewhere")


@awaited
async def test_what_was_due_while_nobody_served_the_table_happens_in_order_when_somebody_does(tmp_path: Path) -> None:
    async with small_game(tmp_path, 3) as table:
        was_due = table.phones["Ann"].state["clock"]["until"]
        length = len(await table.entries())
        await table.crash(tmp_path / "1.sqlite3", later=DAY)
        now = table.clock.now()
        assert was_due < now
        entries = await table.entries()
        moments = [entry["at"] for entry in entries]
        assert moments == sorted(moments)
        assert entries[length]["at"] == now
        assert {entry["act"]["do"] for entry in entries[length:]} <= {"ticked", "answer"}
        assert table.phones["Ann"].state["clock"]["until"] > now  # whoever comes back has the whole time of a question


# At the tables of Classic a bot speaks for itself in its defence.
@pytest.mark.parametrize(("book", "seed"), [("village", 1), ("classic", 4), ("classic", 8), ("daybreak", 1)])
@awaited
async def test_bots_do_after_a_crash_what_they_would_have_done_without_one(book: str, seed: int) -> None:
    async with rehearsal(seed=seed) as table:
        (ann,) = await table.sit("Ann")
        await table.begin(RULEBOOKS[book].seats[0] + 1, rulebook=book, pace="brisk", quick=True)
        while ann.stage == "playing" and ann.phase != "night 4":
            await table.ring()
        log = [msgspec.convert(entry, Entry) for entry in await table.entries()]
    begun = next(number for number, entry in enumerate(log) if isinstance(entry.act, Begun))
    for length in range(begun + 1, len(log)):
        assert next_by_itself(Table.read(log[:length])) == log[length]


def next_by_itself(table: Table) -> Entry | None:
    """What happens next at a table at which no person does anything."""
    while (due := table.due) is not None:
        if entry := table.next_entry(due):
            return entry
    return None
