"""A server that is killed at any moment has lost nothing that it acknowledged, and everybody gets the own seat back."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from nightcall import Game
from nightcall.server.protocol import Do
from nightcall.table.acts import Begun, Entry, Start
from tests.live.real import Client, Server, lay

NAMES = ["Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal"]
GAMES = {"onenight": 2, "village": 3, "daybreak": 2, "classic": 3}
"""The books, and how often the server is killed in a game of each: ten times in all."""
FEWEST, MOST = 4, 24
"""After how many acknowledged acts it is killed, since the game began or it was killed last."""
OTHERS_WERE_QUICKER = {"late", "no-game", "no-talk", "no-talk-on"}
"""Why an act that was fine when it was sent may be refused."""


class Axe:
    """Falls on the server when enough has been acknowledged: at that moment, or when the next act is on its way."""

    def __init__(self, server: Server, clients: Sequence[Client], falls: int, chance: Random) -> None:
        self.on_their_way: list[int] = []
        """How many acts nobody had answered, at each fall."""
        self._server, self._clients, self._chance, self._falls = server, clients, chance, falls
        self._left = 0
        for client in clients:
            client.on_done, client.on_sent = self._count, self._see
        self.lift()

    def lift(self) -> None:
        """Draw the moment of the next fall, if there is to be one."""
        self._waits = False
        self._left = self._chance.randint(FEWEST, MOST) if self.fallen < self._falls else 0

    @property
    def fallen(self) -> int:
        """How often it has fallen."""
        return len(self.on_their_way)

    def _count(self) -> None:
        if self._left == 1 and self._chance.random() < 0.5:
            self._waits = True
        elif self._left == 1:
            self._fall()
        self._left = max(0, self._left - 1)

    def _see(self) -> None:
        if self._waits:
            self._waits = False
            self._fall()

    def _fall(self) -> None:
        self.on_their_way.append(sum(len(client.waiting) for client in self._clients))
        self._server.kill()


async def play(server: Server, clients: Sequence[Client], axe: Axe) -> None:
    """Play a game to its end, however often the server is killed in it."""
    fallen = -1
    while axe.fallen > fallen:
        fallen = axe.fallen
        await asyncio.gather(*(client.visit() for client in clients))
        if axe.fallen > fallen:
            await asyncio.to_thread(server.restart)
            axe.lift()
    assert all(client.has_seen_the_end() and not client.waiting for client in clients)


async def check_the_end(server: Server, clients: Sequence[Client]) -> None:
    """All have seen the same end of the same game, and what each has said stands there once."""
    records = []
    async with server.http as http:
        for client in clients:
            headers = {"authorization": f"Bearer {client.token}"}
            records.append((await http.get(f"/api/tables/{client.code}/record", headers=headers)).json())
    assert all(record == records[0] for record in records)
    outcome = Game.replay(records[0]).outcome
    for client in clients:
        assert outcome and client.state["outcome"]["winners"] == list(outcome.winners)
        assert client.said() == Counter(act["text"] for act in client.done.values() if act["do"] == "say")
        assert set(client.refused.values()) <= OTHERS_WERE_QUICKER


def check_the_log(path: Path, clients: Sequence[Client]) -> None:
    """What was acknowledged stands in the log, each act once, in the order in which its sender heard of it."""
    query = "SELECT body FROM entries JOIN tables ON table_id = id WHERE code = ? ORDER BY seq"
    with closing(sqlite3.connect(path)) as connection:
        log = [msgspec.json.decode(body, type=Entry) for (body,) in connection.execute(query, (clients[0].code,))]
    for client in clients:
        written = {entry.id: entry.act for entry in log if entry.who == client.name and entry.id}
        assert len(written) == sum(entry.who == client.name and bool(entry.id) for entry in log)
        assert list(written) == list(client.done)
        for id, sent in client.done.items():
            act = msgspec.convert({"say": "do", "id": id, "act": sent}, Do).act
            assert written[id] == act or (isinstance(act, Start) and isinstance(written[id], Begun))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all games: those that are over stay in its file."""
    with Server(tmp_path_factory.mktemp("kill") / "tables.sqlite3") as server:
        yield server


@pytest.mark.parametrize("book", GAMES)
def test_nothing_acknowledged_is_lost_when_the_server_is_killed_and_everybody_is_back_in_the_own_seat(
    book: str, server: Server, record_property: Callable[[str, object], None]
) -> None:
    async def evening() -> tuple[list[Client], Axe]:
        clients = await lay(server, NAMES, book)
        clients[0].plan = {"rulebook": book}
        axe = Axe(server, clients, GAMES[book], Random(f"axe {book}"))
        await play(server, clients, axe)
        await check_the_end(server, clients)
        return clients, axe

    clients, axe = asyncio.run(evening())
    assert axe.fallen == GAMES[book]
    check_the_log(server.path, clients)
    assert server.errors == ""
    done = sum(len(client.done) for client in clients)
    record_property("measured", f"{book}: killed {axe.fallen} times in {done} acts; on their way: {axe.on_their_way}")
