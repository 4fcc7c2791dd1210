"""An act is done once, in time, or not at all."""

from nightcall.testing.rehearsal import Rehearsal, awaited, rehearsal
from nightcall.testing.screen import facts
from tests.live.acting import village


async def done(table: Rehearsal, id: str) -> int:
    """How often an act is in the log."""
    return len([entry for entry in await table.entries() if entry.get("id") == id])


# -- once ----------------------------------------------------------------------------------------------------------


@awaited
async def test_an_act_sent_twice_is_done_once_and_answered_twice() -> None:
    async with rehearsal() as table:
        ann, ben = await table.sit("Ann", "Ben")
        for _ in range(3):
            ann.do("say", id="hello", to="all", text="Hello!")
        await table.settle()
        assert [line["text"] for line in ben.talk] == ["Hello!"]
        assert [news.get("done") for _, news in ann.messages].count("hello") == 3
        assert await done(table, "hello") == 1


@awaited
async def test_an_act_sent_again_after_coming_back_or_from_another_device_is_done_once() -> None:
    async with rehearsal() as table:
        ann, ben = await table.sit("Ann", "Ben")
        ann.do("say", id="x", to="all", text="Hello!")
        ann.disconnect()
        await table.settle()
        assert "x" not in ann.done
        back, twin = await ann.twin(), await ann.twin()
        for phone in (back, twin):
            phone.do("say", id="x", to="all", text="Hello!")
        await table.settle()
        assert "x" in back.done and "x" in twin.done
        assert [line["text"] for line in ben.talk] == ["Hello!"]


@awaited
async def test_a_start_that_is_sent_twice_deals_once() -> None:
    async with rehearsal() as table:
        ann, *_ = await table.sit("Ann", "Ben", "Cem")
        ann.do("start", id="go")
        ann.do("start", id="go")
        await table.settle()
        assert ann.why("go") == ""
        assert [entry["act"]["do"] for entry in await table.entries()].count("begun") == 1


@awaited
async def test_two_people_may_use_the_same_id() -> None:
    async with rehearsal() as table:
        ann, ben = await table.sit("Ann", "Ben")
        ann.do("say", id="1", to="all", text="I am Ann.")
        ben.do("say", id="1", to="all", text="I am Ben.")
        await table.settle()
        assert [line["text"] for line in ann.talk] == ["I am Ann.", "I am Ben."]


@awaited
async def test_an_act_is_done_once_even_if_its_sender_has_taken_another_name_meanwhile() -> None:
    async with rehearsal() as table:
        ann, ben = await table.sit("Ann", "Ben")
        ann.do("say", id="1", to="all", text="Hello!")
        ann.do("rename", id="2", name="Anna")
        await table.settle()
        back = await ann.twin()
        back.do("say", id="1", to="all", text="Hello!")
        await table.settle()
        assert [line["text"] for line in ben.talk] == ["Hello!"]


@awaited
async def test_the_acts_of_somebody_who_had_the_same_name_before_do_not_count_as_ones_own() -> None:
    async with rehearsal() as table:
        ann, ben = await table.sit("Ann", "Ben")
        ben.do("say", id="1", to="all", text="I am Ben.")
        ben.do("leave", id="2")
        await table.settle()
        (_, other) = await table.sit("Ben")
        other.do("say", id="1", to="all", text="I am another Ben.")
        await table.settle()
        assert [line["text"] for line in ann.talk] == ["I am Ben.", "I am another Ben."]


@awaited
async def test_a_refused_act_changes_nothing_and_may_be_tried_again_under_its_id() -> None:
    async with rehearsal() as table:
        ann, ben = await table.sit("Ann", "Ben")
        before = ann.knows
        ann.do("kick", id="k", seat="Cem")
        await table.settle()
        assert ann.why("k") == "no-such-seat" and ann.knows == before
        await table.house.sit(table.code, "Cem", "somewhere")
        ann.do("kick", id="k", seat="Cem")
        await table.settle()
        assert "k" in ann.done
        assert [person["name"] for person in ben.state["table"]["people"]] == ["Ann", "Ben"]


# -- late ----------------------------------------------------------------------------------------------------------


@awaited
async def test_an_answer_to_a_question_that_is_closed_is_late_and_is_not_carried_over() -> None:
    async with rehearsal(seed=2) as table:
        await village(table)
        wolf = table.holder("werewolf")
        await table.until(lambda: bool(wolf.prompt and wolf.prompt["verb"] == "devour"))
        assert wolf.prompt
        number, victim = wolf.prompt["n"], wolf.prompt["choices"][0]["what"]
        await table.until(lambda: bool(wolf.prompt and wolf.prompt["n"] != number))
        for late in (number, number - 1, 0, -1, 10**6):
            id = wolf.answer(victim, prompt=late)
            await table.settle()
            assert wolf.why(id) == "late"
        assert wolf.prompt and "given" not in wolf.prompt


@awaited
async def test_an_answer_that_comes_just_after_the_bell_is_late() -> None:
    async with rehearsal(seed=2) as table:
        await village(table)
        wolf = table.holder("werewolf")
        await table.until(lambda: bool(wolf.prompt and wolf.prompt["verb"] == "devour"))
        assert wolf.prompt
        number, until = wolf.prompt["n"], wolf.state["clock"]["until"]
        table.clock._now = until  # the alarm has not rung yet, and the message is quicker
        id = wolf.answer(wolf.prompt["choices"][0]["what"])
        await table.settle()
        assert wolf.why(id) == "late"
        assert wolf.prompt and wolf.prompt["n"] == number + 1 and "given" not in wolf.prompt


@awaited
async def test_an_answer_that_comes_just_before_the_bell_counts() -> None:
    async with rehearsal(seed=2) as table:
        await village(table)
        seer = table.holder("seer")
        await table.until(lambda: bool(seer.prompt and seer.prompt["verb"] == "see"))
        table.clock._now = seer.state["clock"]["until"] - 1
        assert seer.prompt
        seen = seer.prompt["choices"][0]["what"]
        seer.answer(seen)
        await table.ring()
        assert [fact["of"] for fact in facts(seer.events, "told") if fact["about"] == "see"] == [seen]


@awaited
async def test_what_is_not_on_offer_is_refused_and_the_answer_that_stands_stays() -> None:
    async with rehearsal(seed=2) as table:
        await village(table)
        seer = table.holder("seer")
        await table.until(lambda: bool(seer.prompt and seer.prompt["verb"] == "see"))
        assert seer.prompt
        first, other = (choice["what"] for choice in seer.prompt["choices"][:2])
        seer.answer(first)
        await table.settle()
        for nonsense in (seer.name, "nobody", "pass", ["Ann", "Ben"], [], "", "werewolf"):
            id = seer.answer(nonsense)
            await table.settle()
            assert seer.why(id), nonsense
            assert seer.prompt["given"] == first
        seer.answer(other)
        await table.settle()
        assert seer.prompt["given"] == other
