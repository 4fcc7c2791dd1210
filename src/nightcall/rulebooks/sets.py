"""Tables of suggested sets, and how far a set departs from the sum that its book wants."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from nightcall.rules import Advice, Setup

__all__ = ["Sum", "balance", "growing", "kind_of_group", "rows"]


def rows(cards: Sequence[str], *table: tuple[int, ...]) -> Mapping[int, Mapping[str, int]]:
    """Read a table: the seats, then how many of each card."""
    return {seats: dict(zip(cards, copies, strict=True)) for seats, *copies in table}


def growing(first: int, *rows: str) -> Mapping[int, Mapping[str, int]]:
    """Read a table in which each row adds cards to the row above, for one player more."""
    sets, cards = {}, Counter[str]()
    for seats, row in enumerate(rows, first):
        cards = cards + Counter(row.split())
        sets[seats] = dict(cards)
    return sets


class Sum(Struct, frozen=True):
    """What the values of a set should add up to, and the rule that says so."""

    wanted: range
    rule: str

    def off(self, total: int) -> int:
        """By how much a total is too low or too high."""
        return min(total - self.wanted[0], 0) or max(total - self.wanted[-1], 0)


def kind_of_group(group: str) -> str:
    """For whom a set is made, whatever prowls in it."""
    return group.rpartition("-")[2]


def balance(
    sums: Mapping[str, Sum], beside: Callable[[Setup], int] = lambda setup: 0
) -> Callable[[Setup, str], Advice | None]:
    """The values, and what lies beside the cards with them, should add up to what a kind of group wants."""

    def advise(setup: Setup, group: str) -> Advice | None:
        total = sum(setup.book.role(card).value for card in setup.set_of_cards) + beside(setup)
        wanted = sums[kind_of_group(group)]
        return Advice(wanted.rule, "sum", off) if (off := wanted.off(total)) else None

    return advise
