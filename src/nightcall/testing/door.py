"""A house behind its door, in process: HTTP and WebSocket as a browser speaks them, and a clock that the test moves."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, cast

from litestar import Litestar
from litestar.testing import TestClient

from nightcall.server.app import web_app
from nightcall.server.house import House
from nightcall.server.limits import Limits
from nightcall.store import Store
from nightcall.testing.clock import HandClock
from nightcall.testing.rehearsal import NO_LIMITS
from nightcall.words import Voices

__all__ = ["HOST", "Door", "door"]

HOST = "192.168.1.5:8000"
"""Where the house is on its network."""


class OwnHouse(House):
    """A house that opens a store of its own."""

    async def open(self) -> None:
        """Open the store first."""
        self._store = await Store.open(None)
        await super().open()


class Door:
    """What a browser can do from outside."""

    def __init__(self, client: TestClient[Litestar], house: House, clock: HandClock) -> None:
        self.client, self.house, self.clock = client, house, clock

    def lay(self, name: str = "Ann", **fields: Any) -> dict[str, Any]:
        """Lay a table."""
        answer = self.client.post("/api/tables", json={"name": name, **fields})
        assert answer.status_code == 201, answer.text
        ticket: dict[str, Any] = answer.json()
        return ticket

    def sit(self, code: str, name: str) -> dict[str, Any]:
        """Sit down."""
        answer = self.client.post(f"/api/tables/{code}/seats", json={"name": name})
        assert answer.status_code == 201, answer.text
        ticket: dict[str, Any] = answer.json()
        return ticket

    def wait(self, milliseconds: int) -> None:
        """Let time pass, in the house's own thread."""
        self.client.blocking_portal.call(self.clock.move, milliseconds)


@contextmanager
def door(limits: Limits = NO_LIMITS, public_url: str = "", voices: Voices | None = None) -> Iterator[Door]:
    """Open a house to the world."""
    clock = HandClock()
    house = OwnHouse(cast("Store", None), clock, limits, count(1).__next__, voices)
    app = web_app(house, public_url)
    with TestClient(app, base_url=f"http://{HOST}", raise_server_exceptions=False) as client:
        yield Door(client, house, clock)
