"""A phone of one player, or of somebody who looks on: it sends and gets exactly the bytes of a WebSocket."""

from itertools import count
from random import Random
from typing import Any

import msgspec

from nightcall.engine.refused import Refused
from nightcall.server.house import House, key_of
from nightcall.server.protocol import Do, Link
from nightcall.server.room import Room
from nightcall.table.look import Look
from nightcall.testing.messages import understood
from nightcall.testing.screen import Screen, somehow

__all__ = ["Phone"]


class Phone(Screen):
    """A connection of one player, or of somebody who looks on."""

    def __init__(self, house: House, code: str, name: str = "", token: str = "") -> None:
        super().__init__()
        self.house, self.code, self.name, self.token = house, code, name, token
        self.key = key_of(token)
        self.look: Look | None = None
        self.voice = house.voices["en"]
        self.room: Room | None = None
        self.messages: list[tuple[int, dict[str, Any]]] = []
        """Every message, with the moment at which it came."""
        self.done: set[str] = set()
        self.refused: dict[str, dict[str, Any]] = {}
        self.ended: dict[str, Any] | None = None
        self.is_cut_off = False
        self._numbers = count(1)

    def send(self, message: bytes) -> None:
        if self.is_cut_off:
            return
        news = understood(message)
        self.messages.append((self.house.clock.now(), news))
        self.show(news)
        if "done" in news:
            self.done.add(news["done"])
        elif news["is"] == "refused":
            self.refused[news.get("id", "")] = news

    def end(self, message: bytes) -> None:
        self.send(message)
        self.ended = msgspec.json.decode(message)

    # -- what goes out ---------------------------------------------------------------------------------------------

    async def connect(self) -> "Phone":
        self.is_cut_off = False
        self.room = await self.house.admit(self, self.code, self.name or "somewhere")
        return self

    def disconnect(self) -> None:
        if self.room:
            self.room.gathering.let_go(self)
        self.room = self.look = None
        self.is_cut_off = True

    def do(self, act: str, id: str = "", **fields: Any) -> str:
        """Send an act; a refusal is kept like the one that a browser would get."""
        id = id or f"{self.name}-{next(self._numbers)}"
        try:
            message = msgspec.json.encode({"say": "do", "id": id, "act": {"do": act, **fields}})
            wanted = msgspec.json.decode(message, type=Do)
            assert self.room is not None
            self.house.do(self.room, self, wanted.id, wanted.act)
        except Refused as refusal:
            self.refused[id] = {"reason": refusal.reason, "text": self.voice.refusal(refusal)}
        return id

    def link(self, hands_over: bool) -> str:
        id = f"{self.name}-{next(self._numbers)}"
        wanted = Link(id, hands_over)
        assert self.room is not None
        self.house.link(self.room, self, wanted.id, wanted.hands_over)
        return id

    def code_for(self, id: str) -> str:
        """The one-time code that was sent for an act."""
        return str(next(news["code"] for _, news in self.messages if news.get("done") == id))

    # -- playing ---------------------------------------------------------------------------------------------------

    def answer(self, what: Any, prompt: int | None = None) -> str:
        assert prompt is not None or self.prompt
        return self.do("answer", prompt=self.prompt["n"] if prompt is None and self.prompt else prompt, what=what)

    def answer_somehow(self, chance: Random) -> bool:
        """Answer the prompt, if there is one that waits, with anything that is on offer."""
        if not self.is_asked:
            return False
        assert self.prompt
        self.answer(somehow(self.prompt, chance))
        return True

    def act_somehow(self, chance: Random, diligence: float = 0.9) -> None:
        """Do what somebody might do just now: answer, talk, claim to be somebody."""
        if self.ended or self.room is None:
            return
        if chance.random() < diligence:
            self.answer_somehow(chance)
        may = self.state["may"]
        if may and chance.random() < 0.05:
            self.do("say", to=chance.choice([place for place in may if place != "claim"] or ["all"]), text="Hm.")
        if "claim" in may and chance.random() < 0.02:
            self.do("claim", card=chance.choice(self.state["claims"])["what"])

    def why(self, id: str) -> str:
        """Why an act was refused; nothing, if it was not."""
        return str(self.refused[id]["reason"]) if id in self.refused else ""

    async def twin(self) -> "Phone":
        """Another device that opens the same seat at this moment."""
        return await self.again(self.house)

    async def again(self, house: House) -> "Phone":
        """The same seat in a house that may be another; no act of it gets an id that was used."""
        phone = Phone(house, self.code, self.name, self.token)
        phone._numbers = self._numbers
        return await phone.connect()
