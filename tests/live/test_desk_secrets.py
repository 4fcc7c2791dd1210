"""Nothing of a moderated deal gets out."""

from typing import Any

import msgspec
import pytest

from nightcall.testing.rehearsal import awaited, rehearsal
from tests.live.desks import DEAL, Desk, village

FIVE = {"Ann": "werewolf", "Ben": "seer", "Cem": "villager", "Dan": "villager", "Eve": "villager"}
EIGHT = {**DEAL, "Gus": "villager", "Hal": "drunkard"}
CURATED = {"Ann": "curator", "Ben": "robber", "Eve": "villager"}
WORLDS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "village": (
        {"deal": DEAL},
        {"deal": {**DEAL, "Cem": "hunter", "Dan": "seer"}},
    ),
    "bigbox, the card left over": (
        {"deal": EIGHT, "extra": "healer"},
        {"deal": {**EIGHT, "Cem": "healer"}, "extra": "seer"},
    ),
    "classic, the Amulet": (
        {"deal": FIVE, "amulet": "Ann"},
        {"deal": {**FIVE, "Ann": "seer", "Ben": "werewolf"}, "amulet": "Ben"},
    ),
    "onenight, the centre": (
        {"deal": {"Ann": "werewolf", "Ben": "seer", "Eve": "villager"}, "center": ["robber", "drunk", "insomniac"]},
        {"deal": {"Ann": "robber", "Ben": "drunk", "Eve": "villager"}, "center": ["insomniac", "seer", "werewolf"]},
    ),
    "daybreak, the centre": (
        {"deal": {"Ann": "werewolf", "Ben": "curator", "Eve": "villager"}, "center": ["seer", "robber", "witch"]},
        {"deal": {"Ann": "curator", "Ben": "seer", "Eve": "villager"}, "center": ["werewolf", "witch", "robber"]},
    ),
    "daybreak, the pile of artifacts": (
        {"deal": CURATED, "center": ["seer", "werewolf", "witch"], "artifacts": ["claw", "mask"]},
        {"deal": CURATED, "center": ["seer", "werewolf", "witch"], "artifacts": ["mask", "claw"]},
    ),
}  # fmt: skip
"""Two deals each between which Eve, who holds the same card in both, and whoever looks on can see no difference."""


@pytest.mark.parametrize("world", WORLDS)
@awaited
async def test_no_phone_and_nobody_who_looks_on_can_tell_one_deal_from_another(world: str) -> None:
    heard: list[list[Any]] = []
    for plan in WORLDS[world]:
        async with rehearsal() as table:
            await table.sit("The moderator", *plan["deal"], moderated=True)
            looking_on, desk = await table.look_on(), Desk(table)
            assert await desk.do("plan", rulebook=world.split(",")[0], **plan) == ""
            assert await desk.do("start") == "", desk.phone.refused
            assert await desk.do("go-on") == ""
            messages = [*table.phones["Eve"].messages, *looking_on.messages]
            text = msgspec.json.encode([news for _, news in messages]).decode().replace(table.code, "CODE")
            heard.append(text.split(","))
    assert heard[0] == heard[1]


@awaited
async def test_a_cue_that_waits_for_the_moderator_tells_the_phones_nothing_of_who_is_asked() -> None:
    async with rehearsal() as table:
        desk = await village(table)
        await desk.on()
        eve = table.phones["Eve"]
        before = eve.knows
        await desk.enter("Ann", "devour", "Eve")
        assert eve.knows == before
