"""Two worlds at the wire: what a connection receives, and when, tells nothing that its viewer may not know."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from nightcall.engine.rulebook import Rulebook, bound
from tests.live.wire_compare import Tally, compare
from tests.live.wire_pairs import KINDS, any_pair
from tests.live.wire_world import World

GAMES_FOR_A_PAIR = 20
"""A pair costs as much as so many games of the other proofs, which `--games` counts."""


@pytest.fixture
def numbers(request: pytest.FixtureRequest) -> range:
    """The numbers of the pairs: one of each kind; more with `make soak ARGS=tests/live/test_wire_two_worlds.py`."""
    config = request.config
    first = config.getoption("--first-seed", default=0)
    return range(first, first + max(len(KINDS), config.getoption("--games", default=0) // GAMES_FOR_A_PAIR))


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_nobody_can_tell_the_worlds_apart(
    book: Rulebook, numbers: range, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """V-90, B-110: the lovers, the bearer of the sword and the cat's new owner are reached without others noticing."""
    tally = Tally()
    for number in numbers:
        compare(any_pair(book, number), tally, tmp_path)
    record_property("measured", f"{book.id}: {tally}")
    assert tally.messages > 100 * len(numbers)
    assert {"welcome", "news", "refused", "bye", "http"} <= set(tally.kinds)
    assert tally.viewers >= 3 * len(numbers)


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_a_world_is_played_twice_alike(book: Rulebook, tmp_path: Path) -> None:
    """Otherwise a difference would mean nothing."""
    pair = any_pair(book, 0)
    one, other = (asyncio.run(World(pair, 1, tmp_path / f"{time}.db").play()) for time in range(2))
    assert one == other
