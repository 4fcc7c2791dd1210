"""One world: a table that is played by its pair's hands, tap by tap, while everything that anybody hears is kept.

Beside playing, people try what they may not do, come and go with their devices, hand their seats on, let bots play, and
ask at the door; the host stops the clock and adds time; the server is restarted in mid-night.
"""

import heapq
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from nightcall.testing.clock import START
from nightcall.testing.screen import somehow
from tests.live.wire import Device, Heard, Server
from tests.live.wire_pairs import OPENLY, Hands, Pair

__all__ = ["Logs", "World"]

Deed: TypeAlias = Callable[[], Awaitable[None]]

LONGEST = 3 * 60 * 60 * 1000
"""After how many milliseconds of play it is enough."""
UNTIL = "night 3"


@dataclass
class Logs:
    """What everybody has heard, and when some began to see everything."""

    heard: dict[str, list[Heard]]
    door: list[Heard]
    watching: dict[str, int] = field(default_factory=dict)


class World:
    """A table in one of the two worlds of a pair."""

    def __init__(self, pair: Pair, world: int, path: Path | None = None) -> None:
        self.pair, self.world = pair, world
        self.hands = Hands(pair, world)
        self.server = Server(pair.seeds[world], path if pair.restart else None)
        self.logs = Logs({viewer: [] for viewer in ("", *pair.seats)}, self.server.door)
        self.phones: dict[str, Device] = {}
        self.onlooker: Device
        self._deeds: list[tuple[int, int, Deed, bool]] = []
        self._numbers = count()
        self._clock: Any = None
        self._clocks = self._calls = 0
        self._is_restarted = not pair.restart
        self._idle: set[str] = set()
        """Whose seats are played by bots for the moment."""

    async def play(self) -> Logs:
        """Play until a morning after, and give everything that was heard."""
        async with self.server:
            await self._sit_down()
            await self._begin()
            while not self._is_enough():
                self._make_plans()
                await self._go_on()
        return self.logs

    # -- before the game -------------------------------------------------------------------------------------------

    async def _sit_down(self) -> None:
        """Lay the table at the door, and let everybody come."""
        server, people = self.server, [seat for seat in self.pair.seats if seat not in self.pair.bots]
        for name in people:
            where = f"/api/tables/{server.code}/seats" if server.code else "/api/tables"
            ticket = await server.http("POST", where, name=name)
            server.code = ticket["code"]
            self.phones[name] = await self._open(name, ticket["token"], name)
        server.door.clear()
        self.onlooker = await self._open("", "", "onlooker")

    async def _open(self, name: str, token: str, label: str) -> Device:
        device = Device(self.server, self.logs.heard[name], name, token, label)
        device.connect()
        await self.server.settle()
        return device

    async def _begin(self) -> None:
        """Seat the bots, plan, agree and start."""
        pair, host = self.pair, self.phones[self.pair.seats[0]]
        for bot in sorted(pair.bots):
            host.do("add-bot", name=bot)
        host.do("order", seats=list(pair.seats))
        host.do("plan", **pair.plan, cards=list(pair.orders[self.world]))
        for phone in self.phones.values():
            phone.do("agree", quick=True)
        await self.server.settle()
        host.do("start")
        await self.server.settle()
        assert host.state["table"]["stage"] == "playing", pair.name

    # -- the game --------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return self.onlooker.phase

    def _is_enough(self) -> bool:
        """Whether all is over, or the night that is compared."""
        number = int(self.phase.split()[-1]) if " " in self.phase else 0
        wild = int(self.pair.wild.split()[-1]) if self.pair.wild else 99
        is_past = self.phase != self.pair.wild and not self.phase.startswith("night") and number >= wild
        is_late = self.server.clock.now() - START > LONGEST
        return is_past or is_late or self.phase == UNTIL or self.onlooker.state["table"]["stage"] != "playing"

    async def _go_on(self) -> None:
        """Let the next thing happen: somebody does something, or the time has come."""
        clock, deeds = self.server.clock, self._deeds
        if deeds and (clock.next is None or deeds[0][0] < clock.next):
            clock.move(max(0, deeds[0][0] - clock.now()))
            while deeds and deeds[0][0] <= clock.now():
                await self._do(*heapq.heappop(deeds)[2:])
        else:
            assert clock.next is not None
            clock.ring()
        await self.server.settle()

    async def _do(self, deed: Deed, alone: bool) -> None:
        """Do something, perhaps only when all is quiet: then the order of what follows does not depend on the disk."""
        if alone:
            await self.server.settle()
        await deed()
        if alone:
            await self.server.settle()

    def _at(self, moment: int, deed: Deed, alone: bool = True) -> None:
        heapq.heappush(self._deeds, (moment, next(self._numbers), deed, alone))

    def _make_plans(self) -> None:
        """See what is new, and plan who does what about it, and when."""
        for seat, phone in self.phones.items():
            prompt, clock = phone.prompt, phone.clock
            if prompt and clock and prompt["n"] != phone.asked and prompt["verb"]:
                phone.asked = prompt["n"]
                self._plan_taps(seat, prompt, clock)
        clock = self.onlooker.clock
        if clock != self._clock:
            self._clock = clock
            if clock:
                self._clocks += 1
                self._calls += clock["what"] == "call"
                self._plan_mischief(clock["since"], int(clock["until"] - clock["since"]))

    # -- answers ---------------------------------------------------------------------------------------------------

    def _plan_taps(self, seat: str, prompt: dict[str, Any], clock: dict[str, Any]) -> None:
        *sooner, last = [clock["since"] + tap for tap in self.hands.taps(seat, prompt, clock)] or [0]
        for moment in sooner:
            self._at(moment, self._tap(seat, prompt["n"], is_last=False), alone=False)
        if last:
            self._at(last, self._tap(seat, prompt["n"], is_last=True), alone=False)
        chance = self.hands.of_seat(seat, "probe", prompt["n"])
        is_wild = self.phase == self.pair.wild
        if seat in self.pair.viewers and chance.random() < (0.6 if is_wild else 0.15):
            self._at(clock["since"] + chance.choice((150, 250, 450)), self._probe(seat, prompt["n"]), alone=False)

    def _probe(self, seat: str, number: int) -> Deed:
        """Answer wrongly and late, to learn something from how one is refused."""

        async def probe() -> None:
            phone = self.phones[seat]
            if phone.is_open:
                phone.do("answer", prompt=number, what="Zed")
                phone.do("answer", prompt=number - 1, what="pass")
                phone.do("say", to="pack", text="Psst!")

        return probe

    def _tap(self, seat: str, number: int, is_last: bool) -> Deed:
        async def tap() -> None:
            phone = self.phones[seat]
            prompt = phone.prompt
            if not prompt or prompt["n"] != number or not prompt["verb"] or seat in self._idle:
                return
            if is_last:
                living = {place["name"] for place in phone.state["circle"] if place["alive"]}
                what = self.hands.answer(seat, prompt, self.phase, living)
            else:
                what = somehow(prompt, self.hands.of_world(seat, "sooner", number))
            phone.do("answer", prompt=number, what=what)
            await self._talk_to_the_pack(seat, number)

        return tap

    async def _talk_to_the_pack(self, seat: str, number: int) -> None:
        """Say something to those one is awake with, as often as this world wants it."""
        phone = self.phones[seat]
        if "pack" in phone.state["may"]:
            chance = self.hands.of_world(seat, "pack", number)
            for _ in range(chance.randrange(3)):
                phone.do("say", to="pack", text=f"Tonight {chance.randrange(1000)}!")

    # -- everything else -------------------------------------------------------------------------------------------

    def _plan_mischief(self, since: int, span: int) -> None:
        """Plan what people do beside playing, all of it for all to see, and so the same in both worlds."""
        span = max(1000, min(span, 20_000))
        if not self._is_restarted and self._calls == self.pair.restart:
            self._is_restarted = True
            self._at(since + span // 3, self._restart)
            return
        table = self.hands.of_seat("the table", self._clocks)
        for seat in self.pair.viewers:
            chance = self.hands.of_seat(seat, "mischief", self._clocks)
            if chance.random() < (0.6 if self.phase == self.pair.wild else 0.3):
                self._at(since + chance.randrange(span), self._mischief(seat, chance))
        if table.random() < 0.3:
            self._at(since + table.randrange(span), self._at_the_door(table))
        if table.random() < (0.3 if self.phase == self.pair.wild else 0.15):
            self._at(since + table.randrange(span), self._rule_the_clock(table))

    async def _restart(self) -> None:
        """Come back soon; in a wild night perhaps so late that some could not answer in time."""
        away = self.hands.of_seat("the server").choice((0, 45_000 if self.phase == self.pair.wild else 1_000))
        await self.server.restart(away)

    def _mischief(self, seat: str, chance: Random) -> Deed:
        if not seat:
            return self._look_on_too
        does = [self._try_what_is_not_allowed] * 5 + [self._look_twice] * 3 + [self._come_and_go, self._say] * 2
        does += [self._hand_on, self._let_bot_play, self._watch]
        chosen = chance.choice(does)

        async def deed() -> None:
            if seat in self.phones and self.phones[seat].is_open:
                await chosen(seat, chance)

        return deed

    async def _look_on_too(self) -> None:
        """Look on with another device, for a moment."""
        (await self._open("", "", "another")).go()

    async def _look_twice(self, seat: str, chance: Random) -> None:
        """Open the seat on another device, and close it again."""
        device = await self._open(seat, self.phones[seat].token, f"{seat} too")
        device.go()

    async def _come_and_go(self, seat: str, chance: Random) -> None:
        """Lose the connection, and come back after a while."""
        phone = self.phones[seat]
        phone.go()

        async def come_back() -> None:
            if not phone.is_open:
                phone.connect()

        self._at(self.server.clock.now() + chance.choice((2_000, 9_000, 70_000)), come_back)

    async def _say(self, seat: str, chance: Random) -> None:
        """Say something, or claim a card, whether or not one may."""
        phone = self.phones[seat]
        if chance.random() < 0.7:
            phone.do("say", to=chance.choice(("all", "all", "dead", "pack")), text=f"It was {chance.randrange(100)}.")
        else:
            cards = [claim["what"] for claim in phone.state["claims"]]
            phone.do("claim", card=chance.choice([card for card in cards if card not in self.pair.book.hears]))

    async def _hand_on(self, seat: str, chance: Random) -> None:
        """Make a link, and use it: for a second device, or for one that takes the seat over."""
        phone, hands_over = self.phones[seat], chance.random() < 0.5
        phone.frame({"say": "link", "id": f"link {self._clocks}", "hands_over": hands_over})
        await self.server.settle()
        ticket = await self.server.http("POST", f"/api/tables/{self.server.code}/links", link=phone.link)
        if "token" not in ticket:
            return
        taken = await self._open(seat, ticket["token"], f"{seat} anew")
        if hands_over:
            taken.asked = phone.asked
            self.phones[seat] = taken
        else:
            taken.go()

    async def _let_bot_play(self, seat: str, chance: Random) -> None:
        """Let a bot play, where what it does cannot depend on what others hold; or take the seat back."""
        if seat in self._idle:
            self._idle.discard(seat)
            self.phones[seat].do("let-bot-play", bot=False)
        elif self.pair.is_uncalled(seat) and self.pair.seeds[0] == self.pair.seeds[1]:
            self._idle.add(seat)
            self.phones[seat].do("let-bot-play", bot=True)

    def _rule_the_clock(self, chance: Random) -> Deed:
        """Let the host stop the clock for a while, add time, or bring the talk to its end."""
        act = chance.choice(("pause", "pause", "pause", "more-time", "end-talk", "resume", "kick"))

        async def rule() -> None:
            if act == "kick":
                self._kick(chance)
                return
            self._host(act)
            if act == "pause":
                self._at(self.server.clock.now() + chance.choice((1_000, 40_000)), resume)

        async def resume() -> None:
            self._host("resume")

        return rule

    def _host(self, act: str, **fields: Any) -> None:
        host = self.phones[self.onlooker.state["table"]["host"]]
        if host.is_open:
            host.do(act, **fields)

    def _kick(self, chance: Random) -> None:
        """Send somebody away in a wild night: a bot plays on, at moments that tell nothing of its card."""
        others = [seat for seat in self.phones if seat != self.onlooker.state["table"]["host"]]
        if others and self.phase == self.pair.wild and self.pair.seeds[0] == self.pair.seeds[1]:
            self._host("kick", seat=chance.choice(others))

    async def _watch(self, seat: str, chance: Random) -> None:
        """Ask to see everything, which only the dead may; from then on the two worlds differ for them."""
        phone = self.phones[seat]
        if phone.state.get("watching") == "may" and chance.random() < 0.5:
            self.logs.watching.setdefault(seat, self.server.clock.now())
        elif phone.state.get("watching") == "may":
            return
        phone.do("watch")

    async def _try_what_is_not_allowed(self, seat: str, chance: Random) -> None:
        """Try to learn something from how one is refused."""
        phone = self.phones[seat]
        number, others = phone.asked, [other for other in self.pair.seats if other != seat]
        tries: list[Callable[[], None]] = [
            lambda: phone.do("answer", prompt=number, what="Zed"),
            lambda: phone.do("answer", prompt=number, what=seat),
            lambda: phone.do("answer", prompt=number, what=[seat, seat]),
            lambda: phone.do("answer", prompt=number, what=chance.sample(others, 2)),
            lambda: phone.do("answer", prompt=number, what=chance.choice(("yes", "no", "center 1", "werewolf"))),
            lambda: phone.do("answer", prompt=number - 1, what=chance.choice(others)),
            lambda: phone.do("answer", prompt=number + 1, what="pass"),
            lambda: phone.do("say", to="all", text="Psst!"),
            lambda: phone.do("say", to="pack", text="Psst!"),
            lambda: phone.do("say", to="dead", text="Psst!"),
            lambda: phone.do("claim", card="nobody"),
            lambda: phone.do("watch") if phone.state.get("watching") != "may" else None,
            lambda: phone.do("go-on"),
            lambda: phone.do("enter", seat=chance.choice(others), verb="see", what=seat),
            lambda: phone.do("time-up", verb=chance.choice(("see", "devour", "vote"))),
            lambda: phone.do("rewind", to=1),
            lambda: phone.do("again"),
            lambda: phone.do("start"),
            lambda: phone.do("kick", seat=seat),
            lambda: phone.do("rename", name="Zed"),
            lambda: phone.do("agree", quick=False),
            lambda: phone.do("end-talk") if seat != phone.state["table"]["host"] else None,
            lambda: phone.frame("{nonsense"),
            lambda: phone.frame({"say": "hello", "table": self.server.code}),
        ]
        for attempt in chance.sample(tries, 5):
            attempt()
        await self.server.settle()
        if phone.prompt and phone.prompt["verb"] not in OPENLY and "given" in phone.prompt:
            for _ in range(2):  # sent twice, done once
                phone.do("answer", id=f"twice {number}", prompt=phone.prompt["n"], what=phone.prompt["given"])

    def _at_the_door(self, chance: Random) -> Deed:
        """Ask what everybody may ask, and some of what nobody may, without a token or with one's own."""

        async def ask() -> None:
            http, table = self.server.http, f"/api/tables/{self.server.code}"
            seats = [seat for seat in self.pair.viewers if seat in self.phones]
            token = self.phones[chance.choice(seats)].token if seats else ""
            await http("GET", table)
            await http("GET", f"{table}/record", token)
            await http("GET", f"{table}/record", chance.choice(("", "not-a-token")))
            await http("POST", f"{table}/seats", name=chance.choice(("Zed", *self.pair.seats)))
            await http("POST", f"{table}/links", token, link="not-a-link")
            await http("GET", f"{table}/cards", token)

        return ask
