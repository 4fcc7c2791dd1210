"""How much one may do in a short time: buckets that fill up slowly and are emptied by what is done."""

from collections import OrderedDict

from msgspec import Struct

__all__ = ["Bucket", "Limits", "Rate", "Strangers"]

MOST_STRANGERS = 10_000


class Rate(Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    a_second: float


class Limits(Struct, frozen=True):
    """All limits of a server; a test or a bench may choose others."""

    acts: Rate = Rate(40, 10)
    """What is done from one seat."""
    talk: Rate = Rate(6, 1)
    """What is said from one seat."""
    joins: Rate = Rate(60, 1)
    """How often one address takes a seat or looks on, and how often somebody comes back to one seat."""
    returns: Rate = Rate(200, 5)
    """How often one address says that it has a seat."""
    tables: Rate = Rate(20, 0.1)
    """How many tables one address lays."""
    wrong: Rate = Rate(20, 0.2)
    """How often one address names a table, a seat or a link that is not there."""
    queue: int = 128
    """How many messages may wait for one connection."""
    devices: int = 8
    """How many connections one seat may have."""
    lookers: int = 200
    """How many may look on at one table."""
    most_tables: int = 10_000
    silence: float = 10.0
    """How many seconds a new connection may take to say who it is."""


class Bucket:
    """What is left of a rate, for one seat or one address."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: int) -> None:
        """Begin with a full bucket."""
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: int) -> bool:
        """Take one, if there is one left."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_empty(self, now: int) -> bool:
        """Whether there is none left."""
        self._fill(now)
        return self._left < 1

    def _fill(self, now: int) -> None:
        self._left = min(self._rate.burst, self._left + max(0, now - self._at) / 1000 * self._rate.a_second)
        self._at = now


class Strangers:
    """One bucket for each address that has come by; those who came longest ago are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        """Begin with nobody."""
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, address: str, now: int) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, now)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_STRANGERS:
            self._buckets.popitem(last=False)
        return bucket
