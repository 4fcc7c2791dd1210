"""A moderated evening."""

from typing import Any

from nightcall.testing.phone import Phone
from nightcall.testing.rehearsal import Rehearsal

__all__ = ["DAY", "DEAL", "FIRST_NIGHT", "Desk", "dead", "lay", "players", "village"]


DEAL = {"Ann": "werewolf", "Ben": "werewolf", "Cem": "seer", "Dan": "hunter", "Eve": "villager", "Fay": "witch"}
DAY = 24 * 60 * 60 * 1000


class Desk:
    """A moderator at work."""

    def __init__(self, table: Rehearsal) -> None:
        self.table = table

    @property
    def phone(self) -> Phone:
        return self.table.phones["moderator"]

    @property
    def asks(self) -> list[tuple[str, str]]:
        """Who is asked what."""
        return [(ask["seat"], ask["verb"]) for ask in self.phone.state["asks"]]

    async def do(self, act: str, **fields: Any) -> str:
        """Do something, and say why it was refused, if it was."""
        id = self.phone.do(act, **fields)
        await self.table.settle()
        return self.phone.why(id)

    async def enter(self, seat: str, verb: str, what: Any) -> None:
        assert await self.do("enter", seat=seat, verb=verb, what=what) == ""

    async def on(self) -> None:
        """Leave all cues up to the next question, or the end."""
        while (self.phone.state.get("stop") or {}).get("kind") not in (None, "lot"):
            assert await self.do("go-on") == ""

    async def play(self, *answers: tuple[str, str, Any]) -> None:
        """Write down what was answered, one after the other, and leave the cues between."""
        for seat, verb, what in answers:
            await self.on()
            await self.enter(seat, verb, what)
        await self.on()

    def number(self, seat: str, verb: str) -> int:
        """The number of an act, for a rewind."""
        return int(next(act["n"] for act in self.phone.state["acts"] if (act["seat"], act["verb"]) == (seat, verb)))


async def lay(table: Rehearsal, *names: str, **plan: Any) -> Desk:
    """A moderated table, dealt."""
    await table.sit("The moderator", *names, moderated=True)
    desk = Desk(table)
    assert await desk.do("plan", **plan) == ""
    assert await desk.do("start") == ""
    return desk


async def village(table: Rehearsal, **plan: Any) -> Desk:
    return await lay(table, *DEAL, **{"rulebook": "village", "deal": DEAL, **plan})


FIRST_NIGHT = (
    ("Ann", "devour", "Eve"),
    ("Ben", "devour", "Eve"),
    ("Cem", "see", "Ann"),
    ("Fay", "save", "no"),
    ("Fay", "poison", "pass"),
)


def dead(phone: Phone) -> list[str]:
    return [place["name"] for place in phone.state["circle"] if not place["alive"]]


def players(table: Rehearsal) -> list[Phone]:
    return [phone for name, phone in table.phones.items() if name != "moderator"]
