"""`make bench-server`: what the server bears, beside the barest broadcast over the same sockets, in one run.

The server is a process of its own: `nightcall serve` as it is, but for the limits on how much one may do, with its file
on disk. Here are the people: tables of five who play One Night on quick nights, answer at once with the first choice on
offer, and begin again when a game is over. So the loop is closed: whoever waits does nothing. The tables begin one
after the other, so that they are not all at the same point of their games.

*Act to last screen*: an act that moves the table is over when all five have heard what follows from it; any other, when
whoever did it hears that it is done. Done means that it is on disk.
"""

import argparse
import asyncio
import gc
import os
import signal
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import httpx
import uvloop
from msgspec import UNSET, Struct, UnsetType
from msgspec.json import Decoder, encode

from bench.plain_broadcast import PATIENCE, SEATS, Circle, Process, Socket, Turn, Watch, broadcast, each, running, until

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve")
SPECTATORS = 1000
MIDDLE = 3
"""The prompt at which a game is in the middle of its night."""
NEVER = -1
TURNS = 4
BUSY = 0.8
"""From which share of their time on the people themselves would be what is measured."""
LEAST_ACTS, MOST_MS, MOST_KB_A_TABLE, MOST_KB_A_SOCKET = 2500, 240, 300, 40
"""The aims."""
ON_DISK = Path("/var/tmp")
"""A folder that is no memory in disguise, as /tmp may be."""


def serve(path: Path) -> None:
    """Serve as `nightcall serve` does, without limits; at a signal, throw away what is not needed and say so."""
    from nightcall.cli import serve
    from nightcall.server.house import House
    from nightcall.server.limits import Limits, Rate
    from nightcall.words import Voices

    def collect(*_: object) -> None:
        gc.collect()
        print("collected", flush=True)

    signal.signal(signal.SIGUSR1, collect)
    free = Rate(10**9, 10**9)
    limits = Limits(acts=free, talk=free, joins=free, returns=free, tables=free, wrong=free)
    serve.House = partial(House, limits=limits)  # type: ignore[attr-defined, assignment]
    with suppress(KeyboardInterrupt):
        serve.serve_tables("127.0.0.1", 0, path, "", Voices()["en"])


# -- what a player reads of a message ------------------------------------------------------------------------------


class Choice(Struct):
    """Something on offer."""

    what: str | list[str]


class Prompt(Struct):
    """What one is asked."""

    n: int
    verb: str
    choices: list[Choice]
    count: list[int] | None = None
    given: str | list[str] | None = None

    def answer(self) -> bytes:
        """The act that answers with the first choice; nothing, if an answer stands already."""
        if self.given is not None or not self.verb:
            return b""
        choices = [choice.what for choice in self.choices]
        return encode(
            {"do": "answer", "prompt": self.n, "what": choices[: self.count[0]] if self.count else choices[0]}
        )


class Shown(Struct):
    """The table."""

    stage: str


class State(Struct):
    """What a player looks at."""

    prompt: Prompt | UnsetType | None = UNSET
    table: Shown | UnsetType = UNSET


class Message(Struct, rename={"kind": "is"}):
    """Anything that comes."""

    kind: str
    state: State | None = None
    done: str = ""
    text: str = ""


decode = Decoder(Message).decode


# -- people --------------------------------------------------------------------------------------------------------


class Player(Socket):
    """Somebody who answers at once."""

    rests_at = MIDDLE
    """The prompt that nobody answers, so that games can be looked at in their middle."""

    def __init__(self, table: Circle, ticket: dict[str, str], port: int, is_host: bool) -> None:
        """Take a seat."""
        super().__init__("/api/play", port)
        self.code = ticket["code"]
        self._table, self._token, self._is_host = table, ticket["token"], is_host
        self._stage, self._number, self._moves, self._acts = "", 0, 0, 0
        self._answer = b""
        """What there is to answer."""
        self._waits = self._moves_the_table = False
        """Whether an act is under way, and whether it is one that always moves the table."""
        self._since = 0.0

    @property
    def is_at_rest(self) -> bool:
        """Whether it has come to the prompt that nobody answers."""
        return self._number == Player.rests_at and not self._waits

    def hear(self, data: bytes) -> None:
        """Take in what is new, and do what is to be done."""
        message, watch = decode(data), self._table.watch
        watch.hear(bool(message.done))
        moved = message.state is not None and self._look(message.state)
        if message.done:
            self._waits = False
            if moved or self._moves_the_table:
                self._table.caused(self._moves, self._since)
            else:
                watch.end(self._since, moving=False)
        elif message.text:
            self._waits = False
            watch.refused += 1
            print(f"{message.kind}: {message.text}", file=sys.stderr)
        if not self._waits:
            self.go_on()

    def _look(self, state: State) -> bool:
        """See what has changed; whether the table has moved."""
        stage, number = self._stage, self._number
        if state.table is not UNSET:
            self._stage = state.table.stage
        if state.prompt is not UNSET:
            self._number = state.prompt.n if state.prompt else 0
            self._answer = state.prompt.answer() if state.prompt else b""
        moved = bool(stage) and (stage != self._stage or (self._number != number and self._number > 0))
        if moved:
            self._moves += 1
            self._table.saw(self._moves)
        return moved

    def go_on(self) -> None:
        """Answer what is asked; the host begins again."""
        if self._answer and self._number != Player.rests_at:
            act, self._answer = self._answer, b""
            self._do(act)
        elif self._is_host and self._stage == "over":
            self._do(b'{"do":"again"}', moves_the_table=True)
        elif self._is_host and self._stage == "lobby" and self._moves:
            self.begin()

    def begin(self) -> None:
        """Start a game."""
        self._do(b'{"do":"start"}', moves_the_table=True)

    def _do(self, act: bytes, moves_the_table: bool = False) -> None:
        self._acts += 1
        self._waits, self._moves_the_table, self._since = True, moves_the_table, perf_counter()
        self.send(b'{"say":"do","id":"%d","act":%b}' % (self._acts, act))

    async def sit(self) -> None:
        """Take the seat and agree to quick nights, which the host plans."""
        await self.open()
        self.send(encode({"say": "hello", "table": self.code, "token": self._token}))
        await until(lambda: bool(self._stage))
        for act in (b'{"do":"agree","quick":true}', b'{"do":"plan","quick":true}')[: 1 + self._is_host]:
            self._do(act)
            await until(lambda: not self._waits)


class Spectator(Socket):
    """Somebody who looks on and does nothing."""

    def __init__(self, code: str, port: int) -> None:
        """Know the table."""
        super().__init__("/api/play", port)
        self._code, self._sees = code, False

    def hear(self, data: bytes) -> None:
        """Be welcome."""
        self._sees = True

    async def come(self) -> None:
        """Begin to look on."""
        await self.open()
        self.send(encode({"say": "hello", "table": self._code}))
        await until(lambda: self._sees)


Table = list[Player]
"""Five players, the host first."""


async def lay(port: int, watch: Watch, tables: int) -> list[Table]:
    """Lay tables, seat five at each, and let them play to the middle of a night."""
    url, soon = f"http://127.0.0.1:{port}", httpx.Limits(keepalive_expiry=1)  # sooner than the server forgets them
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=PATIENCE, limits=soon) as http:

        async def one(_: int) -> Table:
            circle, table, where = Circle(watch), Table(), "/api/tables"
            for name in NAMES:
                ticket = (await http.post(where, json={"name": name})).raise_for_status().json()
                table.append(Player(circle, ticket, port, is_host=not table))
                await table[-1].sit()
                where = f"/api/tables/{ticket['code']}/seats"
            return table

        laid = await each(one, range(tables))
    for table in laid:
        table[0].begin()
    await rest(laid)
    return laid


async def rest(tables: Sequence[Table]) -> None:
    """Let all games come to rest in the middle of a night."""
    Player.rests_at = MIDDLE
    await until(lambda: all(player.is_at_rest for table in tables for player in table))


async def resume(tables: Sequence[Table], seconds: float) -> None:
    """Let all go on, one table after the other: no two are at the same point of their games."""
    Player.rests_at = NEVER
    for table in tables:
        for player in table:
            player.go_on()
        await asyncio.sleep(seconds / len(tables))


# -- the whole -----------------------------------------------------------------------------------------------------


class Sizes(Struct):
    """What the server keeps in memory, in bytes: at each moment, when it has thrown away what it does not need."""

    alone: int = 0
    """With one table, which has taught it the words."""
    tables: int = 0
    """With all tables, each in the middle of its first game."""
    crowd: int = 0
    """And with many who look on."""
    before: int = 0
    """Without them again."""
    after: int = 0
    """When the tables have played on, again in the middle of a game."""


async def play(process: Process, count: int, seconds: float, warm_up: float) -> tuple[list[Turn], Sizes, float]:
    """Measure the server."""
    watch, sizes = Watch(), Sizes()
    await lay(process.port, watch, 1)
    sizes.alone = process.memory()
    tables = await lay(process.port, watch, count)
    sizes.tables = process.memory()
    crowd = [Spectator(tables[number % count][0].code, process.port) for number in range(SPECTATORS)]
    await each(Spectator.come, crowd)
    sizes.crowd = process.memory()
    for spectator in crowd:
        spectator.close()
    await asyncio.sleep(1)
    sizes.before = process.memory()
    await resume(tables, warm_up / 2)
    await asyncio.sleep(warm_up / 2)
    turns = await watch.run(process, TURNS, seconds)
    await rest(tables)
    sizes.after = process.memory()
    assert not watch.refused
    return turns, sizes, watch.silence


def written(path: Path) -> int:
    """How many acts of players stand in a file."""
    query = "SELECT count(*) FROM entries WHERE json_extract(CAST(body AS TEXT), '$.id') IS NOT NULL"
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute(query).fetchone()[0])


def print_speeds(server: Sequence[Turn], plain: Sequence[Turn]) -> None:
    """Print the server and the broadcast beside each other; the best turn shows what the noise of the machine hides."""
    print(f"{'':>20} {'':>8} {'act to last screen, ms':>25} {'if it moves the table':>23} {'CPU share':>15}")
    print(f"{'':>20} {'acts/s':>8} {'heard/s':>9} {'p50':>8} {'p99':>6} {'p50':>16} {'p99':>6}", end="")
    print(f" {'server':>8} {'people':>6} {'others':>6}")
    for name, turns in (("nightcall", server), ("broadcast", plain)):
        for kind, turn in (("", whole(turns)), ("best turn", max(turns, key=lambda turn: turn.rate))):
            half, most, half_moving, most_moving = turn.times()
            print(f"{name:>10} {kind:<9} {turn.rate:>8,.0f} {turn.heard / turn.seconds:>9,.0f}", end="")
            print(f" {half:>8.0f} {most:>6.0f} {half_moving:>16.0f} {most_moving:>6.0f}", end="")
            print(f" {turn.server / turn.seconds:>8.0%} {turn.people / turn.seconds:>6.0%} {turn.others:>6.0%}")
    print_ratios(whole(server), whole(plain))


def print_ratios(server: Turn, plain: Turn) -> None:
    """Print how much more the server does, and whether the people were quick enough to see it."""
    heard = (plain.heard / plain.seconds) / (server.heard / server.seconds)
    print(f"ratio {plain.rate / server.rate:.1f} in acts, {heard:.1f} in messages heard", end="; ")
    print(f"CPU of the server: {1e6 * server.server / server.acts:.0f} µs an act, ", end="")
    print(f"{1e6 * plain.server / plain.acts:.0f} µs a broadcast to {SEATS}")
    share = server.people / server.seconds
    limit = "they are what is measured here" if share > BUSY else "they are not what limits it"
    print(f"the people were busy {share:.0%} of the time: {limit}", end="; ")
    print(f"other programs kept {server.others:.1f} of {os.cpu_count()} cores busy")


def whole(turns: Sequence[Turn]) -> Turn:
    """All turns as one; by this the aims are judged."""
    return sum(turns, Turn())


def print_sizes(sizes: Sizes, tables: int, acts: int) -> tuple[float, float]:
    """Print what is kept in memory; return KB a table, and an idle socket."""
    table = (sizes.tables - sizes.alone) / tables / 1024
    socket = (sizes.crowd - sizes.tables) / SPECTATORS / 1024
    more = (sizes.after - sizes.before) / tables / 1024
    print(f"memory: {sizes.alone / 2**20:.0f} MB before, {sizes.tables / 2**20:.0f} MB with {tables} tables, ", end="")
    print(f"{sizes.crowd / 2**20:.0f} MB with {SPECTATORS:,} who look on")
    print(f"  {table:.0f} KB a table with its {SEATS} sockets, {socket:.1f} KB an idle socket, ", end="")
    print(f"{more:.0f} KB more a table after {acts / tables:.0f} acts at each")
    return table, socket


def print_aims(turn: Turn, table: float, socket: float) -> None:
    """Say of each aim whether it is met."""
    most = turn.times()[1]
    for aim, value, is_met in (
        (f"at least {LEAST_ACTS:,} acts/s", f"{turn.rate:,.0f}", turn.rate >= LEAST_ACTS),
        (f"p99 under {MOST_MS} ms", f"{most:.0f}", most < MOST_MS),
        (f"under {MOST_KB_A_TABLE} KB a table", f"{table:.0f}", table < MOST_KB_A_TABLE),
        (f"under {MOST_KB_A_SOCKET} KB an idle socket", f"{socket:.1f}", socket < MOST_KB_A_SOCKET),
    ):
        print(f"{'met' if is_met else 'NOT MET':>8}  {aim}: {value}")


def measure(tables: int, seconds: float, warm_up: float) -> None:
    """Measure everything and print it."""
    print(f"{tables} tables of {SEATS}, One Night on quick nights, closed loop, {TURNS} turns of ", end="")
    print(f"{seconds / TURNS:.0f} s, {os.cpu_count()} cores", flush=True)
    with TemporaryDirectory(dir=ON_DISK if ON_DISK.is_dir() else Path.cwd()) as folder:
        path = Path(folder) / "tables.sqlite3"
        with running("bench.server", "--serve", str(path)) as process:
            server, sizes, silence = uvloop.run(play(process, tables, seconds, warm_up))
        acts = written(path)
    with running("bench.plain_broadcast") as process:
        plain = uvloop.run(broadcast(process, tables, TURNS, seconds / 2))
    print_speeds(server, plain)
    print(f"the longest time in which nobody heard anything: {1000 * silence:.0f} ms")
    print(f"{acts:,} acts stand in the file, {sum(turn.acts for turn in server):,} of them from these turns")
    print_aims(whole(server), *print_sizes(sizes, tables, acts))


def main() -> None:
    """Read the arguments, and measure."""
    parser = argparse.ArgumentParser(prog="bench.server", description="Measure the server.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm-up", type=float, default=4)
    parser.add_argument("--serve", type=Path, metavar="FILE", help="be the server that is measured")
    given = parser.parse_args()
    if given.serve:
        serve(given.serve)
    else:
        measure(given.tables, given.seconds, given.warm_up)


if __name__ == "__main__":
    main()
