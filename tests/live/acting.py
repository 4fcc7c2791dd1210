"""A village and its acts."""

from typing import Any

from nightcall.testing.phone import Phone
from nightcall.testing.rehearsal import Rehearsal

__all__ = ["CARDS", "NAMES", "village"]


NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
CARDS = ["werewolf", "werewolf", "seer", "villager", "villager", "villager"]


async def village(table: Rehearsal, **plan: Any) -> list[Phone]:
    """A village of six, in its first night."""
    await table.sit(*NAMES)
    await table.begin(rulebook="village", cards=CARDS, **plan)
    return list(table.phones.values())
