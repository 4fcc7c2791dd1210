"""What every phone shows is what the same seat is shown when it comes anew."""

from msgspec import convert
from msgspec.structs import fields

from nightcall.table.shown import Line, Said, State
from nightcall.testing.evening import Evening
from nightcall.testing.phone import Phone

__all__ = ["check_all_agree"]


def check_shape(phone: Phone) -> None:
    """See that all that a phone was told has the shape that clients are promised."""
    state = phone.knows["state"]
    assert state.keys() <= {field.encode_name for field in fields(State)}
    convert(state, State)
    convert(phone.events, list[Line])
    convert(phone.talk, list[Said])


async def check_all_agree(table: Evening, *others: Phone) -> None:
    """Hold what every phone shows against what the same seat is shown when it comes anew; its numbers have no gaps."""
    for phone in (*table.phones.values(), *others):
        twin = await phone.twin()
        await table.settle()
        assert twin.knows == phone.knows
        check_shape(phone)
        assert [event["n"] for event in phone.events] == list(range(1, len(phone.events) + 1))
        assert [line["n"] for line in phone.talk] == list(range(1, len(phone.talk) + 1))
        twin.disconnect()
