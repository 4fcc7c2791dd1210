"""The comparison of two worlds bites: every deliberate leak is caught by it, in pairs that are the same without it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from nightcall.engine.rulebook import bound
from tests.live.wire_compare import Leak, Tally, compare
from tests.live.wire_leaks import LEAKS
from tests.live.wire_pairs import KINDS, Pair, any_pair


def pairs(shows: frozenset[str]) -> Iterator[Pair]:
    """The pairs of a normal run in which a leak can show, through all books in turn."""
    for number, kind in enumerate(KINDS):
        if shows <= {kind.name, *kind.features}:
            yield from (any_pair(book, number) for book in bound())


def tells(pair: Pair, folder: Path) -> bool:
    """Say whether the two worlds of a pair can be told apart."""
    try:
        compare(pair, Tally(), folder)
    except Leak:
        return True
    return False


@pytest.mark.parametrize("name", LEAKS)
def test_a_deliberate_leak_is_caught(name: str, tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    put, shows = LEAKS[name]
    for pair in pairs(shows):
        with pytest.MonkeyPatch.context() as patch:
            put(patch)
            is_caught = tells(pair, tmp_path)
        if is_caught:
            record_property("caught", pair.name)
            assert not tells(pair, tmp_path)
            return
    raise AssertionError("Nobody has noticed.")


def test_there_are_leaks_enough() -> None:
    assert len(LEAKS) >= 25
