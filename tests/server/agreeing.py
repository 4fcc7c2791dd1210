"""What every phone shows is what the same seat is shown when it comes anew."""

from nightcall.testing.phone import Phone
from nightcall.testing.rehearsal import Rehearsal

__all__ = ["check_all_agree"]


async def check_all_agree(table: Rehearsal, *others: Phone) -> None:
    """Hold what every phone shows against what the same seat is shown when it comes anew; its numbers have no gaps."""
    for phone in (*table.phones.values(), *others):
        twin = await phone.twin()
        await table.settle()
        assert twin.knows == phone.knows
        assert [event["n"] for event in phone.events] == list(range(1, len(phone.events) + 1))
        assert [line["n"] for line in phone.talk] == list(range(1, len(phone.talk) + 1))
        twin.disconnect()
