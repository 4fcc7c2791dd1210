"""Talk: who may talk to whom and when, who reads it, and whoever sees everything sits in no living seat."""

from typing import Any

import pytest

from nightcall import Refused
from nightcall.testing.phone import Phone
from nightcall.testing.rehearsal import Rehearsal, awaited, rehearsal
from nightcall.testing.screen import facts

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
CARDS = ["werewolf", "werewolf", "seer", "villager", "villager", "villager"]


class Village:
    """A village of six, by what its people hold."""

    def __init__(self, table: Rehearsal) -> None:
        self.table = table
        self.wolves = [phone for phone in table.phones.values() if phone.card == "werewolf"]
        self.seer = table.holder("seer")
        self.villagers = [phone for phone in table.phones.values() if phone.card == "villager"]
        self.all = list(table.phones.values())

    async def until(self, phase: str, verb: str) -> None:
        """Play on to a phase, and to the moment in which somebody is asked this."""
        await self.table.until(
            lambda: any(
                phone.phase == phase and bool(phone.prompt and phone.prompt["verb"] == verb) for phone in self.all
            )
        )

    async def devour(self, victim: Phone, night: int = 1) -> None:
        """Let the pack have its victim, and the day break."""
        await self.until(f"night {night}", "devour")
        for wolf in self.wolves:
            wolf.answer(victim.name)
        await self.until(f"day {night}", "nominate")

    async def refused(self, phone: Phone, to: str) -> str:
        """Why somebody cannot talk there just now; nothing, if it is possible."""
        id = phone.do("say", to=to, text=f"To {to}.")
        await self.table.settle()
        assert (phone.why(id) == "") == (to in phone.state["may"])
        return phone.why(id)


async def village(table: Rehearsal, **plan: Any) -> Village:
    await table.sit(*NAMES)
    await table.begin(rulebook="village", cards=CARDS, **plan)
    return Village(table)


def read(phone: Phone) -> list[str]:
    """What somebody has read, and from whom."""
    return [f"{line['from']}: {line['text']}" for line in phone.talk]


# -- all -----------------------------------------------------------------------------------------------------------


@awaited
async def test_before_and_after_a_game_all_talk_and_whoever_looks_on_reads() -> None:
    async with rehearsal(seed=1) as table:
        ann, ben, cem = await table.sit("Ann", "Ben", "Cem")
        looking_on = await table.look_on()
        ann.do("say", to="all", text="Welcome!")
        await table.settle()
        assert read(ben) == read(looking_on) == ["Ann: Welcome!"]
        await table.begin(rulebook="onenight", options={"day-minutes": 1})
        assert read(cem) == []
        await table.until(lambda: ann.stage == "over")
        cem.do("say", to="all", text="Well played!")
        await table.settle()
        assert read(ann)[-1] == read(looking_on)[-1] == "Cem: Well played!"


@awaited
async def test_by_day_the_living_talk_to_all_and_by_night_nobody_does() -> None:
    async with rehearsal(seed=2) as table:
        people = await village(table)
        looking_on = await table.look_on()
        assert {await people.refused(phone, "all") for phone in people.all} == {"no-talk"}
        await people.until("day 1", "nominate")
        for phone in people.all:
            assert await people.refused(phone, "all") == ""
        assert all(read(phone) == read(looking_on) and len(read(phone)) == 6 for phone in people.all)


@awaited
async def test_nobody_claims_a_card_by_night_and_a_claim_by_day_is_heard_by_all() -> None:
    async with rehearsal(seed=2) as table:
        people = await village(table)
        assert people.seer.why(people.seer.do("claim", card="seer")) == "no-talk"
        assert "claim" not in people.seer.state["may"]
        await people.until("day 1", "nominate")
        assert "claim" in people.seer.state["may"]
        assert people.seer.why(people.seer.do("claim", card="vampire")) == "no-such-role"
        people.seer.do("claim", card="seer")
        await table.settle()
        for phone in people.all:
            assert phone.events[-1]["fact"] == {"kind": "claimed", "seat": people.seer.name, "card": "seer"}


@awaited
async def test_what_is_said_is_cleaned_and_refused_in_one_sentence() -> None:
    async with rehearsal() as table:
        ann, ben = await table.sit("Ann", "Ben")
        for text, why in (
            ("", "talk-length"),
            ("x" * 501, "talk-length"),
            ("a\u202eb", "talk-signs"),
            ("\x00", "talk-signs"),
        ):
            id = ann.do("say", to="all", text=text)
            assert ann.why(id) == why and ann.refused[id]["text"].endswith(".")
        ann.do("say", to="all", text="  <b>It was Ben.</b>  ")
        await table.settle()
        assert read(ben) == ["Ann: <b>It was Ben.</b>"]


@awaited
async def test_there_is_nowhere_else_to_talk() -> None:
    async with rehearsal(seed=2) as table:
        people = await village(table, pack_talk=True, dead_talk=True)
        await people.until("day 1", "nominate")
        for to in ("pack", "dead", "claim", "moderator", "public", people.seer.name, ""):
            assert people.wolves[0].why(people.wolves[0].do("say", to=to, text="Hm.")) == "no-talk"


# -- the pack ------------------------------------------------------------------------------------------------------


@awaited
async def test_the_pack_talks_while_it_is_awake_and_nobody_else_reads_it() -> None:
    async with rehearsal(seed=2) as table:
        people = await village(table, pack_talk=True)
        looking_on = await table.look_on()
        await people.until("night 1", "devour")
        first, second = people.wolves
        assert await people.refused(first, "pack") == ""
        assert read(first) == read(second) == [f"{first.name}: To pack."]
        for phone in (people.seer, *people.villagers):
            assert await people.refused(phone, "pack") == "no-talk"
        assert all(read(phone) == [] for phone in (looking_on, people.seer, *people.villagers))
        await people.until("night 1", "see")
        assert await people.refused(first, "pack") == "no-talk"
        await people.until("day 1", "nominate")
        assert await people.refused(first, "pack") == "no-talk"


@awaited
async def test_a_pack_is_silent_where_the_table_plays_it_so() -> None:
    async with rehearsal(seed=2) as table:
        people = await village(table, pack_talk=False)
        await people.until("night 1", "devour")
        assert await people.refused(people.wolves[0], "pack") == "no-talk"


@awaited
async def test_a_pack_sees_where_its_members_point_and_nobody_else_does() -> None:
    async with rehearsal(seed=2) as table:
        people = await village(table)
        await people.until("night 1", "devour")
        first, second = people.wolves
        before = {phone.name: len(phone.messages) for phone in people.all}
        first.answer(people.seer.name)
        await table.settle()
        assert second.prompt and second.prompt["others"] == {first.name: people.seer.name}
        first.answer(people.villagers[0].name)
        await table.settle()
        assert second.prompt["others"] == {first.name: people.villagers[0].name}
        for phone in (people.seer, *people.villagers):
            assert len(phone.messages) == before[phone.name], "The others are not even told that something happened."


# -- the dead ------------------------------------------------------------------------------------------------------


@awaited
async def test_the_dead_talk_among_themselves_and_nobody_alive_reads_it() -> None:
    async with rehearsal(seed=2) as table:
        people = await village(table)
        looking_on = await table.look_on()
        dead, *living = people.villagers
        await people.devour(dead)
        assert await people.refused(dead, "all") == "no-talk"
        assert await people.refused(dead, "dead") == ""
        assert await people.refused(living[0], "dead") == "no-talk"
        await people.devour(living[0], night=2)
        assert await people.refused(living[0], "dead") == ""
        assert read(dead) == [f"{dead.name}: To dead.", f"{living[0].name}: To dead."]
        assert read(living[0]) == [f"{living[0].name}: To dead."], (
            "What was said before one's death was not said to one."
        )
        assert all(read(phone) == [] for phone in (looking_on, people.seer, *people.wolves, living[1]))
        assert dead.why(dead.do("claim", card="seer")) == "no-talk"
        twin = await living[0].twin()
        await table.settle()
        assert twin.talk == living[0].talk


@awaited
async def test_the_dead_are_silent_where_the_table_plays_it_so() -> None:
    async with rehearsal(seed=2) as table:
        people = await village(table, dead_talk=False)
        await people.devour(people.villagers[0])
        assert await people.refused(people.villagers[0], "dead") == "no-talk"
        assert people.villagers[0].state["may"] == []


@awaited
async def test_the_dead_read_what_the_living_say_to_all() -> None:
    async with rehearsal(seed=2) as table:
        people = await village(table)
        await people.devour(people.villagers[0])
        await people.refused(people.seer, "all")
        assert read(people.villagers[0]) == [f"{people.seer.name}: To all."]


# -- late joiners --------------------------------------------------------------------------------------------------


async def over(people: Village) -> None:
    """Let the pack win."""
    for night, victim in enumerate((*people.villagers, people.seer), 1):
        if people.wolves[0].stage == "playing":
            await people.until(f"night {night}", "devour")
            for wolf in people.wolves:
                wolf.answer(victim.name)
            await people.table.settle()
    await people.table.until(lambda: people.wolves[0].stage == "over")


@awaited
async def test_somebody_who_takes_the_name_of_one_who_has_left_does_not_read_what_was_not_said_to_him() -> None:
    async with rehearsal(seed=2) as table:
        people = await village(table, pack_talk=True, dead_talk=True)
        first, second = people.wolves
        await people.until("night 1", "devour")
        assert await people.refused(first, "pack") == ""
        await over(people)
        second.do("leave")
        await table.settle()
        ticket = await table.house.sit(table.code, second.name, "somewhere")
        stranger = await Phone(table.house, ticket.code, ticket.name, ticket.token).connect()
        await table.settle()
        assert read(stranger) == []
        assert stranger.events == (await table.look_on()).events and "card" not in stranger.state


@awaited
async def test_somebody_who_sits_down_after_a_game_sees_only_what_all_may_know_of_it() -> None:
    async with rehearsal(seed=2) as table:
        people = await village(table, pack_talk=True, dead_talk=True)
        await people.until("night 1", "devour")
        await people.refused(people.wolves[0], "pack")
        await over(people)
        looking_on = await table.look_on()
        ticket = await table.house.sit(table.code, "Gus", "somewhere")
        gus = await Phone(table.house, ticket.code, ticket.name, ticket.token).connect()
        await table.settle()
        assert gus.events == looking_on.events and gus.talk == looking_on.talk
        assert "card" not in gus.state and gus.state["may"] == ["all"]


# -- watching ------------------------------------------------------------------------------------------------------


@awaited
async def test_the_dead_may_see_everything_where_the_table_allows_it() -> None:
    async with rehearsal(seed=2) as table:
        people = await village(table, dead_watch=True)
        dead, cards = people.villagers[0], {phone.name: phone.card for phone in people.all}
        assert dead.state["watching"] is False
        assert dead.why(dead.do("watch")) == "no-watching"
        await people.devour(dead)
        assert str(dead.state["watching"]) == "may" and "cards" not in dead.state
        assert not facts(dead.events, "chose")
        dead.do("watch", id="w")
        await table.settle()
        assert "w" in dead.done and dead.state["watching"] is True
        assert dead.state["cards"] == cards
        assert facts(dead.events, "pointed")
        assert [event["n"] for event in dead.events] == list(range(1, len(dead.events) + 1))
        assert [news["is"] for _, news in dead.messages if news["is"] != "news"] == ["welcome", "welcome", "welcome"]
        assert dead.prompt is None and "acts" not in dead.state and "stop" not in dead.state
        for phone in people.all:
            if phone is not dead:
                assert phone.state["watching"] is False and "cards" not in phone.state
                assert phone.why(phone.do("watch")) == "no-watching"
        twin = await dead.twin()
        await table.settle()
        assert twin.knows == dead.knows


@awaited
async def test_nobody_watches_where_the_table_does_not_allow_it() -> None:
    async with rehearsal(seed=2) as table:
        people = await village(table, dead_watch=False)
        await people.devour(people.villagers[0])
        dead = people.villagers[0]
        assert dead.state["watching"] is False and dead.why(dead.do("watch")) == "no-watching"


@awaited
async def test_whoever_has_watched_takes_no_living_seat_by_a_link_but_a_dead_one() -> None:
    async with rehearsal(seed=2) as table:
        people = await village(table, dead_watch=True)
        dead, other, living = people.villagers
        await people.devour(dead)
        await people.devour(other, night=2)
        dead.do("watch")
        links = {phone.name: phone.link(hands_over=False) for phone in (living, other)}
        await table.settle()
        with pytest.raises(Refused) as refusal:
            await table.house.redeem(table.code, living.code_for(links[living.name]), dead.token, "here")
        assert refusal.value.reason == "has-watched"
        ticket = await table.house.redeem(table.code, other.code_for(links[other.name]), dead.token, "here")
        assert ticket.name == other.name
        with pytest.raises(Refused, match="seen all the cards"):  # nor by way of that one
            await table.house.redeem(table.code, living.code_for(links[living.name]), other.token, "here")
        ticket = await table.house.redeem(table.code, living.code_for(links[living.name]), "", "here")
        assert ticket.name == living.name, "The link was not used up by the one who may not have it."


async def with_one_who_watches(table: Rehearsal) -> tuple[Village, Phone]:
    """A village in which somebody has been devoured and sees everything."""
    people = await village(table, dead_watch=True)
    dead = people.villagers[0]
    await people.devour(dead)
    dead.do("watch")
    await table.settle()
    return people, dead


@awaited
async def test_whoever_watches_has_nothing_to_say_to_the_living_and_is_asked_nothing() -> None:
    async with rehearsal(seed=2) as table:
        people, dead = await with_one_who_watches(table)
        assert await people.refused(dead, "all") == "no-talk"
        await people.until("night 2", "devour")
        assert dead.prompt is None and dead.state["may"] == ["dead"]


@awaited
async def test_in_the_next_game_nobody_sees_everything_any_more() -> None:
    async with rehearsal(seed=2) as table:
        people, dead = await with_one_who_watches(table)
        for night, victim in enumerate((*people.villagers[1:], people.seer), 2):
            if dead.stage == "playing":
                await people.until(f"night {night}", "devour")
                for wolf in people.wolves:
                    wolf.answer(victim.name)
                await table.settle()
        await table.until(lambda: dead.stage == "over")
        host = table.phones[dead.state["table"]["host"]]
        host.do("again")
        host.do("start")
        await table.settle()
        assert dead.stage == "playing" and dead.state["watching"] is False
        assert "cards" not in dead.state and len(facts(dead.events, "dealt")) == 1
