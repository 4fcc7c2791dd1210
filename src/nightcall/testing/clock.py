"""A clock that stands still until somebody moves it."""

import heapq
from collections.abc import Callable
from itertools import count

__all__ = ["START", "HandClock"]

START = 1_700_000_000_000


class _Alarm:
    def __init__(self, wake: Callable[[], None]) -> None:
        self.wake: Callable[[], None] | None = wake

    def cancel(self) -> None:
        self.wake = None


class HandClock:
    """A clock that stands still until somebody moves it."""

    def __init__(self) -> None:
        self._now = START
        self._alarms: list[tuple[int, int, _Alarm]] = []
        self._numbers = count()

    def now(self) -> int:
        return self._now

    def at(self, when: int, wake: Callable[[], None]) -> _Alarm:
        alarm = _Alarm(wake)
        heapq.heappush(self._alarms, (max(when, self._now), next(self._numbers), alarm))
        return alarm

    @property
    def next(self) -> int | None:
        """When the next alarm rings."""
        while self._alarms and self._alarms[0][2].wake is None:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    def ring(self) -> None:
        """Move to the next alarm and let it ring."""
        assert self.next is not None, "Nothing happens by itself any more."
        when, _, alarm = heapq.heappop(self._alarms)
        self._now = max(self._now, when)
        if alarm.wake:
            alarm.wake()

    def after(self, milliseconds: int) -> "HandClock":
        """Another clock, so much later, on which nobody has set an alarm."""
        clock = HandClock()
        clock._now = self._now + milliseconds
        return clock

    def move(self, milliseconds: int) -> None:
        """Move on, and let every alarm ring at its time."""
        until = self._now + milliseconds
        while (when := self.next) is not None and when <= until:
            self.ring()
        self._now = until
