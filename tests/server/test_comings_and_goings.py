"""People leave, are sent away, hand over, are cut off and let bots play, at every step: no game waits for them."""

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from nightcall.table.acts import Entry, Leave, LetBotPlay
from nightcall.table.table import Table
from nightcall.testing.phone import Phone
from nightcall.testing.plans import small_plan
from nightcall.testing.rehearsal import Rehearsal, awaited, rehearsal
from tests.server.agreeing import check_all_agree

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal")
MOST_STEPS = 2000


class Crowd:
    """The people of a small game, who come and go as chance will have it."""

    def __init__(self, table: Rehearsal, chance: Random) -> None:
        self.table, self.chance = table, chance
        self.away: dict[str, Phone] = {}
        self.twins: list[Phone] = []
        self.playing = list(table.phones)

    async def stir(self) -> None:
        """Let one of them come or go in some way."""
        rare = [self.leave, self.kick]
        often = [self.let_bot_play, self.take_back, self.hand_over, self.lose, self.come_back, self.open_twice]
        await self.chance.choice(rare if self.chance.random() < 0.05 else often)()
        await self.table.settle()
        for name in list(self.playing):
            if self.table.phones[name].ended:
                self.playing.remove(name)

    def anyone(self) -> Phone | None:
        here = [self.table.phones[name] for name in self.playing if name not in self.away]
        return self.chance.choice(here) if here else None

    async def leave(self) -> None:
        if (phone := self.anyone()) and len(self.playing) > 1:
            phone.do("leave")

    async def kick(self) -> None:
        phone = self.anyone()
        host = phone and self.table.phones.get(phone.state["table"]["host"])
        if phone and host and host is not phone and host.room:
            host.do("kick", seat=phone.name)

    async def let_bot_play(self) -> None:
        if phone := self.anyone():
            phone.do("let-bot-play", bot=True)

    async def take_back(self) -> None:
        if phone := self.anyone():
            phone.do("let-bot-play", bot=False)

    async def hand_over(self) -> None:
        """Give the seat to another device, and the old one is sent away."""
        phone = self.anyone()
        if phone is None:
            return
        id = phone.link(hands_over=True)
        await self.table.settle()
        if id not in phone.done:  # the table was closed meanwhile
            return
        ticket = await self.table.house.redeem(self.table.code, phone.code_for(id), "", "elsewhere")
        heir = await Phone(self.table.house, ticket.code, ticket.name, ticket.token).connect()
        heir._numbers = phone._numbers
        self.table.phones[phone.name] = heir
        await self.table.settle()
        assert phone.ended and phone.ended["reason"] == "not-your-seat" and not phone.ended["again"]

    async def lose(self) -> None:
        if phone := self.anyone():
            phone.disconnect()
            self.away[phone.name] = phone

    async def open_twice(self) -> None:
        """Open the seat on a second device, too."""
        if phone := self.anyone():
            self.twins.append(await phone.twin())

    async def come_back(self) -> None:
        if self.away:
            name, phone = self.away.popitem()
            self.table.phones[name] = await phone.again(self.table.house)


@awaited
async def test_whoever_comes_and_goes_at_every_step_a_game_ends_by_the_clock_and_the_bots(seeds: range) -> None:
    for seed in seeds:
        seats, plan = small_plan(seed)
        persons, chance = max(2, seats - seed % 3), Random(f"{seed}")
        async with rehearsal(seed=seed) as table:
            await table.sit(*NAMES[:persons])
            looking_on = await table.look_on()
            await table.begin(seats - persons, **plan)
            crowd = Crowd(table, chance)
            for _ in range(MOST_STEPS):
                await crowd.stir()
                for name in [name for name in crowd.playing if name not in crowd.away]:
                    table.phones[name].act_somehow(chance, 0.5)
                await table.settle()
                if looking_on.stage != "playing":
                    break
                assert table.room.table.due is not None
                await table.ring()
            assert looking_on.stage in ("over", "closed")
            await check_those_who_are_left(table, crowd)


async def check_those_who_are_left(table: Rehearsal, crowd: Crowd) -> None:
    """They all see the same as somebody who comes anew."""
    table.phones = {name: table.phones[name] for name in crowd.playing if name not in crowd.away}
    await check_all_agree(table, *(twin for twin in crowd.twins if not twin.ended))


# -- from any point of a game on -----------------------------------------------------------------------------------


async def log_of(seed: int) -> list[Entry]:
    """The log of a small game."""
    seats, plan = small_plan(seed)
    persons, chance = max(2, seats - seed % 3), Random(seed)
    async with rehearsal(seed=seed) as table:
        await table.sit(*NAMES[:persons])
        await table.begin(seats - persons, **plan)
        while table.room.table.stage == "playing":
            for phone in list(table.phones.values()):
                phone.act_somehow(chance)
            await table.settle()
            if table.room.table.stage == "playing":
                await table.ring()
        return [msgspec.convert(entry, Entry) for entry in await table.entries()]


def beginnings(log: list[Entry], every: int) -> Iterable[tuple[Table, int]]:
    """The table after so many of its acts, for every so many, while a game is on; and what time it was."""
    for length in range(len(log) - len(log) % every, 0, -every):
        table = Table.read(log[:length])
        if table.stage == "playing":
            yield table, log[length - 1].at


def run_by_itself(table: Table) -> None:
    """Let nothing act any more but the clock and the bots."""
    for _ in range(MOST_STEPS):
        if table.due is None:
            return
        if entry := table.next_entry(table.due):
            table.apply(entry)
    raise AssertionError("The game does not end.")


def persons(table: Table) -> list[str]:
    return [chair.name for chair in table.people.persons]


def do_all(table: Table, at: int, act: Any, names: Iterable[str]) -> None:
    for name in names:
        table.apply(Entry(at, act, name))


@awaited
async def test_from_any_point_on_a_game_in_which_nobody_does_anything_ends_or_is_closed(seeds: range) -> None:
    for seed in seeds[::2]:
        for table, _ in beginnings(await log_of(seed), every=9):
            run_by_itself(table)
            assert table.stage == "over" or (table.stage, table.notice) == ("closed", "deserted")


@awaited
async def test_from_any_point_on_a_game_that_is_left_to_bots_ends_or_is_closed(seeds: range) -> None:
    for seed in seeds[1::2]:
        for table, at in beginnings(await log_of(seed), every=9):
            do_all(table, at, LetBotPlay(bot=True), persons(table))
            run_by_itself(table)
            assert table.stage == "over" or (table.stage, table.notice) == ("closed", "deserted")


@awaited
async def test_at_any_point_a_table_that_everybody_has_left_is_closed(seeds: range) -> None:
    for seed in seeds[::4]:
        for table, at in beginnings(await log_of(seed), every=3):
            first, *others = persons(table)
            do_all(table, at, Leave(), others)
            assert table.stage == "playing"
            table.apply(Entry(at, Leave(), first))
            assert (table.stage, table.notice, table.due) == ("closed", "empty", None)
