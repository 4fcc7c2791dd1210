"""Keys: a seat is whoever's who holds one."""

import pytest

from nightcall import Refused
from nightcall.testing.phone import Phone
from nightcall.testing.rehearsal import awaited, rehearsal


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
