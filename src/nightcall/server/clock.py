"""The clock of the house: the real one, behind an interface that a test can move by hand."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

__all__ = ["Alarm", "Clock", "WallClock"]


class Alarm(Protocol):
    """Something that will happen, unless it is called off."""

    def cancel(self) -> None:
        """Call it off."""


class Clock(Protocol):
    """Tells the time, in milliseconds, and wakes people."""

    def now(self) -> int:
        """The time."""

    def at(self, when: int, wake: Callable[[], None]) -> Alarm:
        """Wake somebody at a time, or as soon as possible after it."""


class WallClock:
    """The machine's clock, which never goes back while the program runs."""

    def __init__(self) -> None:
        """Take the time once, and count from there."""
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        """The time."""
        return round((time.monotonic() + self._offset) * 1000)

    def at(self, when: int, wake: Callable[[], None]) -> Alarm:
        """Wake somebody at a time."""
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, wake)
