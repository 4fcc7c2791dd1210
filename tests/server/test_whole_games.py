"""Whole games of all five books: through the table, the store and the protocol, with people, bots and lookers-on."""

import pytest

from nightcall import Game
from nightcall.engine.rulebook import RULEBOOKS
from nightcall.testing.plans import any_plan
from nightcall.testing.rehearsal import Rehearsal, awaited, rehearsal
from tests.server.agreeing import check_all_agree

ONLY = {"late", "no-talk", "no-game"}
"""What may be refused to somebody who does only what the phone offers: others are sometimes quicker."""


@awaited
async def test_every_game_ends_and_a_phone_that_was_there_all_the_time_shows_what_one_shows_that_comes_anew(
    seeds: range,
) -> None:
    for seed in seeds:
        seats, plan, chance = any_plan(seed)
        bots = chance.randrange(len(seats)) if seed % 3 else 0
        bots = 0 if plan["mayor"] or plan["amulet"] else bots  # those who are named are people here
        async with rehearsal(seed=seed) as table:
            await table.sit(*seats[: len(seats) - bots])
            looking_on = await table.look_on()
            await table.begin(bots, **plan)
            await table.play(chance)
            assert looking_on.stage == "over"
            await check_all_agree(table, looking_on)
            await check_record(table)
            assert {phone.why(id) for phone in table.phones.values() for id in phone.refused} <= ONLY


async def check_record(table: Rehearsal) -> None:
    """The record that everybody can read afterwards is the game that all have seen."""
    phone = next(iter(table.phones.values()))
    record = await table.house.record(table.code, phone.token, phone.name)
    game = Game.replay(record)
    assert game.outcome is not None
    assert list(game.outcome.winners) == phone.state["outcome"]["winners"]
    told = [(event["kind"], event["rule"]) for event in game.view(phone.name)["events"]]
    assert sorted(told) == sorted((event["fact"]["kind"], event["rule"]) for event in phone.events)


@awaited
async def test_in_the_middle_of_a_game_as_well_a_phone_shows_what_one_shows_that_comes_anew(seeds: range) -> None:
    for seed in seeds[: len(seeds) // 2]:
        seats, plan, chance = any_plan(seed + 7)
        async with rehearsal(seed=seed) as table:
            await table.sit(*seats)
            looking_on = await table.look_on()
            await table.begin(**plan)
            while table.room.table.stage == "playing":
                for phone in table.phones.values():
                    phone.act_somehow(chance)
                await table.settle()
                if chance.random() < 0.1:
                    await check_all_agree(table, looking_on)
                if table.room.table.stage == "playing":
                    await table.ring()


@pytest.mark.parametrize("book", RULEBOOKS)
@pytest.mark.parametrize("quick", [False, True])
@awaited
async def test_a_table_of_one_person_and_bots_plays_to_the_end_or_is_closed(book: str, quick: bool) -> None:
    """N-81, D-13: the roles are called, the talk is led and the vote is called, and nobody has to do it."""
    least = RULEBOOKS[book].seats[0]
    async with rehearsal(seed=5) as table:
        (ann,) = await table.sit("Ann")
        await table.begin(least - 1, rulebook=book, quick=quick)
        await table.until(lambda: ann.stage != "playing")
        assert ann.stage in ("over", "closed")
        assert ann.state["table"]["people"][0] == {"name": "Ann", "player": "person", "here": True, "agrees": True}


@pytest.mark.parametrize("book", RULEBOOKS)
@awaited
async def test_the_same_seed_and_the_same_acts_give_the_same_game(book: str) -> None:
    games: list[list[object]] = []
    for _ in range(2):
        seats, plan, chance = any_plan(list(RULEBOOKS).index(book) + 40)
        async with rehearsal(seed=3) as table:
            await table.sit(*seats)
            await table.begin(**plan)
            await table.play(chance)
            games.append([phone.knows["events"] for phone in table.phones.values()])
    assert games[0] == games[1]
