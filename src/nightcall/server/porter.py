"""Who minds the door of the house: nobody may come, lay tables or guess too often from one address."""

from nightcall.engine.refused import Refused
from nightcall.server.clock import Clock
from nightcall.server.limits import Limits, Strangers

__all__ = ["Porter"]

GUESSES = ("no-such-table", "no-such-link", "not-your-seat")
"""What is refused to somebody who guesses."""


class Porter:
    """Knows the addresses that have come by lately."""

    def __init__(self, clock: Clock, limits: Limits) -> None:
        """Begin with nobody."""
        self._clock = clock
        self._joins, self._tables = Strangers(limits.joins), Strangers(limits.tables)
        self._wrong, self._returns = Strangers(limits.wrong), Strangers(limits.returns)

    def check_join(self, address: str) -> None:
        """Refuse whoever sits down or looks on too often."""
        self._take(self._joins, address)

    def check_table(self, address: str) -> None:
        """Refuse whoever lays too many tables."""
        self._take(self._tables, address)

    def check_guess(self, address: str) -> None:
        """Refuse whoever has guessed too often."""
        now = self._clock.now()
        if self._wrong.bucket(address, now).is_empty(now):
            raise Refused("too-often")

    def note(self, refusal: Refused, address: str) -> None:
        """Count what looks like a guess."""
        if refusal.reason in GUESSES:
            self._wrong.bucket(address, self._clock.now()).take(self._clock.now())

    def lets_return(self, address: str) -> bool:
        """Whether somebody may say once more to have a seat here."""
        now = self._clock.now()
        return self._returns.bucket(address, now).take(now)

    def _take(self, strangers: Strangers, address: str) -> None:
        now = self._clock.now()
        if not strangers.bucket(address, now).take(now):
            raise Refused("too-often")
