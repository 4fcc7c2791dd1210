"""Acts: done once, for the question that they name, by whom they belong to; everything else is refused."""

from typing import Any

import pytest

from nightcall import Refused
from nightcall.testing.phone import Phone
from nightcall.testing.rehearsal import Rehearsal, awaited, rehearsal
from nightcall.testing.screen import facts

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
CARDS = ["werewolf", "werewolf", "seer", "villager", "villager", "villager"]


async def village(table: Rehearsal, **plan: Any) -> list[Phone]:
    """A village of six, in its first night."""
    await table.sit(*NAMES)
    await table.begin(rulebook="village", cards=CARDS, **plan)
    return list(table.phones.values())


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


# -- foreign -------------------------------------------------------------------------------------------------------


Fields = dict[str, Any]
HOSTS: tuple[tuple[str, Fields], ...] = (
    ("plan", {"rulebook": "village"}),
    ("order", {"seats": ["Ben", "Ann"]}),
    ("add-bot", {}),
    ("kick", {"seat": "Ann"}),
    ("give-host", {"seat": "Ben"}),
    ("start", {}),
    ("pause", {}),
    ("resume", {}),
    ("more-time", {}),
    ("end-talk", {}),
    ("again", {}),
)
MODERATORS: tuple[tuple[str, Fields], ...] = (
    ("go-on", {}),
    ("enter", {"seat": "Ann", "verb": "see", "what": "Ben"}),
    ("time-up", {"verb": "nominate"}),
    ("rewind", {"to": 1}),
)
ANYBODYS: tuple[tuple[str, Fields], ...] = (
    ("answer", {"prompt": 1, "what": "Ann"}),
    ("claim", {"card": "seer"}),
    ("say", {"to": "all", "text": "Hello!"}),
    ("rename", {"name": "Zoe"}),
    ("agree", {"quick": True}),
    ("leave", {}),
    ("let-bot-play", {"bot": True}),
    ("watch", {}),
)


@pytest.mark.parametrize(("act", "fields"), HOSTS)
@pytest.mark.parametrize("is_on", [False, True])
@awaited
async def test_what_only_the_host_may_do_is_refused_to_everybody_else(
    act: str, fields: dict[str, Any], is_on: bool
) -> None:
    async with rehearsal() as table:
        ann, ben, _ = await table.sit("Ann", "Ben", "Cem")
        if is_on:
            await table.begin(rulebook="onenight")
        looking_on = await table.look_on()
        before = ann.knows
        for phone in (ben, looking_on):
            id = phone.do(act, **fields)
            await table.settle()
            assert phone.why(id) in ("not-the-host", "no-game")
        assert ann.knows == before


@pytest.mark.parametrize(("act", "fields"), [*MODERATORS, *ANYBODYS])
@awaited
async def test_whoever_looks_on_can_do_nothing(act: str, fields: dict[str, Any]) -> None:
    async with rehearsal() as table:
        ann, *_ = await table.sit("Ann", "Ben", "Cem")
        await table.begin(rulebook="onenight")
        looking_on = await table.look_on()
        before = ann.knows
        id = looking_on.do(act, **fields)
        await table.settle()
        assert looking_on.why(id) in ("no-seat-here", "not-the-moderator", "no-watching", "not-in-lobby")
        assert ann.knows == before


@pytest.mark.parametrize(("act", "fields"), MODERATORS)
@awaited
async def test_no_player_is_a_moderator(act: str, fields: dict[str, Any]) -> None:
    async with rehearsal() as table:
        ann, *_ = await table.sit("Ann", "Ben", "Cem")
        await table.begin(rulebook="onenight")
        before = ann.knows
        id = ann.do(act, **fields)
        await table.settle()
        assert ann.why(id) == "not-the-moderator" and ann.knows == before


@awaited
async def test_nobody_answers_for_another_seat() -> None:
    async with rehearsal(seed=2) as table:
        phones = await village(table)
        seer = table.holder("seer")
        await table.until(lambda: bool(seer.prompt and seer.prompt["verb"] == "see"))
        assert seer.prompt
        for phone in phones:
            if phone is not seer:
                id = phone.answer("pass")
                await table.settle()
                assert phone.why(id) == "" and phone.prompt and phone.prompt["verb"] == "suspect"
        assert "given" not in seer.prompt


@awaited
async def test_the_dead_are_asked_nothing_and_answer_nothing() -> None:
    async with rehearsal(seed=4) as table:
        await village(table)
        wolves = [phone for phone in table.phones.values() if phone.card == "werewolf"]
        victim = next(phone for phone in table.phones.values() if phone.card == "villager")
        await table.until(lambda: bool(wolves[0].prompt and wolves[0].prompt["verb"] == "devour"))
        for wolf in wolves:
            wolf.answer(victim.name)
        await table.settle()
        await table.until(lambda: wolves[0].phase == "day 1" and bool(wolves[0].prompt))
        assert victim.prompt is None
        assert wolves[0].prompt
        for what in ("pass", wolves[0].name):
            id = victim.do("answer", prompt=wolves[0].prompt["n"], what=what)
            await table.settle()
            assert victim.why(id) == "late"
        assert victim.why(victim.do("claim", card="seer")) == "no-talk"


# -- keys ----------------------------------------------------------------------------------------------------------


@awaited
async def test_a_wrong_token_is_turned_away_and_disturbs_nobody() -> None:
    async with rehearsal() as table:
        ann, _, _ = await table.sit("Ann", "Ben", "Cem")
        await table.begin(rulebook="onenight")
        before, messages = ann.knows, len(ann.messages)
        for token in ("x", ann.token[:-1], ann.token + "x", ann.token.upper(), "0" * 64):
            with pytest.raises(Refused) as refusal:
                await Phone(table.house, table.code, "Ann", token).connect()
            assert refusal.value.reason == "not-your-seat"
        await table.settle()
        assert ann.knows == before and len(ann.messages) == messages and not ann.ended
        ann.do("let-bot-play", id="still here", bot=False)
        await table.settle()
        assert "still here" in ann.done


@awaited
async def test_a_token_opens_no_other_table() -> None:
    async with rehearsal() as table, rehearsal() as other:
        (ann,) = await table.sit("Ann")
        await other.sit("Ann")
        with pytest.raises(Refused):
            await Phone(other.house, other.code, "Ann", ann.token).connect()


@awaited
async def test_after_a_hand_over_the_old_devices_are_sent_away_and_the_new_one_knows_what_the_seat_knows() -> None:
    async with rehearsal(seed=3) as table:
        ann, ben, _ = await table.sit("Ann", "Ben", "Cem")
        await table.begin(rulebook="onenight")
        twin = await ben.twin()
        id = ben.link(hands_over=True)
        await table.settle()
        known = ben.knows
        ticket = await table.house.redeem(table.code, ben.code_for(id), "", "elsewhere")
        assert ticket.name == "Ben"
        await table.settle()
        for old in (ben, twin):
            assert old.ended and (old.ended["reason"], old.ended["again"]) == ("not-your-seat", False)
            with pytest.raises(Refused):
                await old.twin()
            assert old.why(old.do("answer", prompt=1, what="pass")) == "not-your-seat"
        heir = await Phone(table.house, ticket.code, ticket.name, ticket.token).connect()
        await table.settle()
        assert heir.knows == known
        heir.do("agree", id="?", quick=True)
        await table.settle()
        assert heir.why("?") == "not-in-lobby"
        assert [person["player"] for person in ann.state["table"]["people"]] == ["person"] * 3


@awaited
async def test_after_a_device_link_both_devices_play_the_seat_and_see_the_same() -> None:
    async with rehearsal(seed=3) as table:
        ann, ben, _ = await table.sit("Ann", "Ben", "Cem")
        await table.begin(rulebook="onenight")
        id = ben.link(hands_over=False)
        await table.settle()
        ticket = await table.house.redeem(table.code, ben.code_for(id), "", "elsewhere")
        assert ticket.token != ben.token
        ben.token = ticket.token
        twin = await ben.twin()
        await table.settle()
        assert twin.knows == ben.knows and not ben.ended
        await table.until(lambda: bool(ben.prompt))
        assert twin.prompt
        twin.answer("pass" if twin.prompt["may_pass"] else twin.prompt["choices"][0]["what"])
        await table.settle()
        assert ben.prompt and "given" in ben.prompt and twin.knows == ben.knows
        ben.answer("pass" if ben.prompt["may_pass"] else ben.prompt["choices"][-1]["what"])
        await table.settle()
        assert twin.knows == ben.knows
        assert "given" not in (ann.prompt or {})


@awaited
async def test_a_link_works_once_and_only_at_its_table() -> None:
    async with rehearsal() as table:
        ann, _ = await table.sit("Ann", "Ben")
        id = ann.link(hands_over=False)
        await table.settle()
        code = ann.code_for(id)
        for wrong in ("", "x", code[:-1], code + "x", ann.token):
            with pytest.raises(Refused) as refusal:
                await table.house.redeem(table.code, wrong, "", "elsewhere")
            assert refusal.value.reason == "no-such-link"
        await table.house.redeem(table.code, code, "", "elsewhere")
        with pytest.raises(Refused) as refusal:
            await table.house.redeem(table.code, code, "", "elsewhere")
        assert refusal.value.reason == "no-such-link"


@awaited
async def test_whoever_asks_again_for_a_link_because_the_answer_was_lost_gets_a_code_that_works() -> None:
    async with rehearsal() as table:
        ann, _ = await table.sit("Ann", "Ben")
        id = ann.link(hands_over=False)
        ann.disconnect()
        await table.settle()
        back = await ann.twin()
        table.house.link(table.room, back, id, False)
        await table.settle()
        assert id in back.done
        codes = [news["code"] for _, news in back.messages if "code" in news]
        assert len(codes) == 1
        ticket = await table.house.redeem(table.code, codes[0], "", "elsewhere")
        assert ticket.name == "Ann"


@awaited
async def test_a_link_of_somebody_who_has_taken_another_name_still_works() -> None:
    async with rehearsal() as table:
        ann, _ = await table.sit("Ann", "Ben")
        id = ann.link(hands_over=False)
        await table.settle()
        ann.do("rename", name="Anna")
        await table.settle()
        ticket = await table.house.redeem(table.code, ann.code_for(id), "", "elsewhere")
        assert ticket.name == "Anna"


@awaited
async def test_nobody_takes_anothers_seat_with_a_link_that_was_made_under_the_name_it_has_now() -> None:
    async with rehearsal() as table:
        ann, ben, _ = await table.sit("Ann", "Ben", "Cem")
        id = ann.link(hands_over=True)
        await table.settle()
        ann.do("rename", name="Zoe")
        ben.do("rename", name="Ann")
        await table.settle()
        try:
            ticket = await table.house.redeem(table.code, ann.code_for(id), "", "elsewhere")
        except Refused:
            return
        await table.settle()
        assert ticket.name == "Zoe" and not ben.ended


@awaited
async def test_a_link_of_somebody_who_has_left_opens_nothing() -> None:
    async with rehearsal() as table:
        ann, ben, _ = await table.sit("Ann", "Ben", "Cem")
        id = ben.link(hands_over=False)
        await table.settle()
        ben.do("leave")
        await table.settle()
        with pytest.raises(Refused) as refusal:
            await table.house.redeem(table.code, ben.code_for(id), "", "elsewhere")
        assert refusal.value.reason == "no-such-link"
        assert [person["name"] for person in ann.state["table"]["people"]] == ["Ann", "Cem"]


@awaited
async def test_whoever_looks_on_gets_no_link() -> None:
    async with rehearsal() as table:
        await table.sit("Ann", "Ben")
        looking_on = await table.look_on()
        with pytest.raises(Refused) as refusal:
            looking_on.link(hands_over=False)
        assert refusal.value.reason == "no-seat-here"


@awaited
async def test_no_token_and_no_code_is_ever_written_down() -> None:
    async with rehearsal() as table:
        ann, _ = await table.sit("Ann", "Ben")
        id = ann.link(hands_over=False)
        await table.settle()
        ticket = await table.house.redeem(table.code, ann.code_for(id), "", "elsewhere")
        log = str(await table.entries())
        for secret in (ann.token, ann.code_for(id), ticket.token):
            assert secret not in log


@pytest.mark.parametrize("devices", [1, 3])
@awaited
async def test_when_a_player_is_sent_away_everybody_sees_who_is_still_there(devices: int) -> None:
    async with rehearsal(seed=3) as table:
        ann, ben, cem, dan = await table.sit("Ann", "Ben", "Cem", "Dan")
        await table.begin(rulebook="onenight")
        for _ in range(1, devices):
            await ben.twin()
        ann.do("kick", seat="Ben")
        await table.settle()
        for phone in (ann, cem, dan):
            assert {person["name"]: person["here"] for person in phone.state["table"]["people"]}["Ben"] is False
            assert phone.knows == (await phone.twin()).knows


@awaited
async def test_every_device_that_is_sent_away_hears_so_once() -> None:
    async with rehearsal(seed=3) as table:
        ann, ben, *_ = await table.sit("Ann", "Ben", "Cem", "Dan")
        await table.begin(rulebook="onenight")
        devices = [ben, *[await ben.twin() for _ in range(3)]]
        ann.do("kick", seat="Ben")
        await table.settle()
        for device in devices:
            assert [news["is"] for _, news in device.messages].count("bye") == 1
