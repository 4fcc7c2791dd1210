"""Two worlds at a moderated table: the phones of those who sleep tell nothing of what the moderator does."""

from collections.abc import Callable

import pytest

from nightcall.engine.rulebook import Rulebook, bound, rulebook_named
from nightcall.table.look import Seen
from tests.live.wire_compare import Leak, Tally
from tests.live.wire_desk import compare_desks
from tests.live.wire_pairs import KINDS, any_pair

NUMBERS = [number for number, kind in enumerate(KINDS) if kind.name == "wild" and "second" not in kind.features]


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_nobody_can_tell_the_worlds_apart(book: Rulebook, record_property: Callable[[str, object], None]) -> None:
    tally = Tally()
    for number in NUMBERS:
        compare_desks(any_pair(book, number), tally)
    record_property("measured", f"{book.id}, moderated: {tally.pairs} pairs, {tally.messages} messages")
    assert tally.messages > 20 * len(NUMBERS)


def test_a_message_at_every_act_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Seen, "__bool__", lambda seen: True)
    with pytest.raises(Leak):
        for number in NUMBERS:
            compare_desks(any_pair(rulebook_named("village"), number), Tally())
