"""Nobody does what is another's to do."""

from typing import Any

import pytest

from nightcall.testing.rehearsal import awaited, rehearsal
from tests.live.acting import village

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
