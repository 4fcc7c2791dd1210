"""Nothing leaks, in any rulebook; and the proof bites: every deliberate leak is caught."""

from collections.abc import Callable

import pytest

from nightcall.engine.rulebook import Rulebook, bound
from tests.proofs.leaks import LEAKS, applies
from tests.proofs.two_worlds import MAY_DIFFER, Leak, Report, compare_nights, compare_worlds


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_nothing_leaks(book: Rulebook, seeds: range, record_property: Callable[[str, object], None]) -> None:
    """V-89 at the level of data: what others hold and do cannot be told by anything that a viewer sees."""
    report = Report()
    for seed in seeds[: max(1, len(seeds) // 2)]:
        compare_worlds(book, seed, report)
        compare_nights(book, seed, report)
    record_property("measured", f"{book.id}: {report}")
    if len(seeds) >= 100:
        assert report.pairs >= len(seeds) and report.nights >= len(seeds) // 4 and report.events >= 8 * report.pairs
        assert report.impossible <= report.pairs / 2


def test_every_entry_that_may_differ_is_used(seeds: range) -> None:
    """An entry that is never used would only be a hole in the proof."""
    report = Report()
    for seed in range(seeds[0], seeds[0] + 400):
        for book in bound():
            compare_worlds(book, seed, report)
        if set(report.differed) >= set(MAY_DIFFER):
            return
    raise AssertionError(f"never used: {set(MAY_DIFFER) - set(report.differed)}")


@pytest.mark.parametrize(
    ("name", "book"), [(name, book) for name in LEAKS for book in bound() if applies(name, book.id)]
)
def test_a_deliberate_leak_is_caught(name: str, book: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[name](monkeypatch)
    report = Report()
    with pytest.raises(Leak):
        for seed in range(200):
            compare_nights(book, seed, report)
            compare_worlds(book, seed, report)
