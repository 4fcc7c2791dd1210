"""Who keeps awake for a table: when something is due there, and when its host has been away for too long."""

from collections.abc import Callable

from nightcall.server.clock import Alarm, Clock

__all__ = ["HOST_IS_GONE", "Watchman"]

HOST_IS_GONE = 60_000
"""After how many milliseconds without its host a table gets another."""


class Watchman:
    """The alarms of one table."""

    def __init__(self, clock: Clock, is_due: Callable[[], None], host_is_gone: Callable[[], None]) -> None:
        """Know whom to call."""
        self.due: int | None = None
        """When something is due, if anything is."""
        self._clock = clock
        self._is_due = is_due
        self._host_is_gone = host_is_gone
        self._alarm: Alarm | None = None
        self._host_alarm: Alarm | None = None

    @property
    def is_early(self) -> bool:
        """Whether nothing is due yet."""
        return self.due is not None and self._clock.now() < self.due

    def wake_at(self, due: int | None) -> None:
        """Call when this is due."""
        if due == self.due and self._alarm:
            return
        if self._alarm:
            self._alarm.cancel()
        self.due = due
        self._alarm = None if due is None else self._clock.at(due, self._ring)

    def miss_host(self, is_missed: bool) -> None:
        """Call when the host stays away for too long, counted from the first time that the host is missed."""
        if self._host_alarm and not is_missed:
            self._host_alarm.cancel()
            self._host_alarm = None
        elif is_missed and not self._host_alarm:
            self._host_alarm = self._clock.at(self._clock.now() + HOST_IS_GONE, self._ring_for_host)

    def go_home(self) -> None:
        """Call nobody any more."""
        for alarm in (self._alarm, self._host_alarm):
            if alarm:
                alarm.cancel()

    def _ring(self) -> None:
        self._alarm = None
        self._is_due()

    def _ring_for_host(self) -> None:
        self._host_alarm = None
        self._host_is_gone()
