"""Two worlds at a moderated table: no clock there, but what a phone gets, and in which order, must be the same.

The moderator leaves every cue as soon as nobody is asked any more, and writes down what those answer who have no phone.
"""

import asyncio
from itertools import zip_longest
from random import Random
from typing import Any

import msgspec

from nightcall.testing.screen import somehow
from tests.live.wire import Device, Heard, Server
from tests.live.wire_compare import PRIVATE, TOLD_TO_ANYBODY, Leak, Tally, told
from tests.live.wire_pairs import Pair
from tests.proofs.two_worlds import SEEN_AT_WAKING

__all__ = ["compare_desks"]

MOST_STEPS = 500


class DeskWorld:
    """A night at a moderated table."""

    def __init__(self, pair: Pair, world: int) -> None:
        self.pair, self.world = pair, world
        self.chance = Random(f"desk {pair.number} {world}")
        self.server = Server(pair.seeds[world])
        self.heard: dict[str, list[Heard]] = {viewer: [] for viewer in ("", "moderator", *pair.seats)}
        self.phones: dict[str, Device] = {}

    async def play(self) -> dict[str, list[Heard]]:
        """Play the first night, with any answers."""
        async with self.server:
            desk = await self._sit_down()
            await self._open("", "", "onlooker")
            for _ in range(MOST_STEPS):
                if desk.phase not in ("deal", "night 1") or desk.state["table"]["stage"] != "playing":
                    break
                self._next(desk)
                await self.server.settle()
        return self.heard

    async def _sit_down(self) -> Device:
        server, pair = self.server, self.pair
        ticket = await server.http("POST", "/api/tables", name="moderator", moderated=True)
        server.code = ticket["code"]
        desk = await self._open("moderator", ticket["token"], "desk")
        for seat in pair.seats:
            if seat in pair.bots:
                desk.do("add-bot", name=seat)
                await server.settle()
            else:
                ticket = await server.http("POST", f"/api/tables/{server.code}/seats", name=seat)
                self.phones[seat] = await self._open(seat, ticket["token"], seat)
        desk.do("plan", **pair.plan, cards=list(pair.orders[self.world]))
        desk.do("start")
        await server.settle()
        assert desk.state["table"]["stage"] == "playing", pair.name
        return desk

    async def _open(self, name: str, token: str, label: str) -> Device:
        device = Device(self.server, self.heard[name], name, token, label)
        device.connect()
        await self.server.settle()
        return device

    def _next(self, desk: Device) -> None:
        """Let somebody answer who is asked, from the own phone or by the moderator's hand; else go on."""
        asks = desk.state["asks"]
        if not asks:
            desk.do("go-on")
            return
        ask = asks[0]
        phone = self.phones.get(ask["seat"])
        is_open = ask["verb"] in ("elect", "vote")
        chance = Random(f"{self.pair.number} {ask['seat']}") if is_open else self.chance
        what = somehow(ask, chance)
        if phone:
            assert phone.prompt
            phone.do("answer", prompt=phone.prompt["n"], what=what)
        else:
            desk.do("enter", seat=ask["seat"], verb=ask["verb"], what=what)


def compare_desks(pair: Pair, tally: Tally) -> None:
    """Compare what those hear who sleep through the night, and whoever looks on."""
    logs = [asyncio.run(DeskWorld(pair, world).play()) for world in (0, 1)]
    tally.pairs += 1
    for viewer in pair.viewers:
        if viewer and not pair.is_uncalled(viewer):
            continue
        tally.viewers += 1
        for one, other in zip_longest(*(log[viewer] for log in logs)):
            if one != other and not _is_over(one, other):
                raise Leak(f"{pair.name}, moderated: {viewer or 'an onlooker'} can tell\n{one}\n{other}")
            if one != other:
                break
            tally.messages += 1


def _is_over(one: Heard | None, other: Heard | None) -> bool:
    """Whether the night is over, or the viewer has been told of what others did."""
    events: list[Any] = []
    for heard in (one, other):
        events += told(msgspec.json.decode(heard.text)) if heard else []
    learned = {event.get("about", event["kind"]) for event in events if event["kind"] in PRIVATE}
    ended = any(event["phase"] not in ("deal", "night 1") or event["kind"] in SEEN_AT_WAKING for event in events)
    return ended or bool(learned and learned <= TOLD_TO_ANYBODY)
