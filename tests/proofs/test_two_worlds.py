"""Nothing leaks, in any rulebook; and the proof bites: every deliberate leak is caught."""

from collections.abc import Callable

import pytest

from nightcall.engine.rulebook import Rulebook, bound, rulebook_named
from tests.proofs.leaks import LEAKS
from tests.proofs.two_worlds import MAY_DIFFER, Leak, Report, compare_worlds


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_nothing_leaks(book: Rulebook, seeds: range, record_property: Callable[[str, object], None]) -> None:
    """V-89 at the level of data: what others hold and do cannot be told by anything that a viewer sees."""
    report = Report()
    for seed in seeds[: max(1, len(seeds) // 2)]:
        compare_worlds(book, seed, report)
    record_property("measured", f"{book.id}: {report}")
    if len(seeds) >= 100:
        assert report.pairs >= len(seeds) and report.events >= 60 * report.pairs
        assert report.impossible <= report.pairs / 2


def test_every_entry_that_may_differ_is_used(seeds: range) -> None:
    """An entry that is never used would only be a hole in the proof."""
    report = Report()
    for seed in range(seeds[0], seeds[0] + 400):
        for book in bound():
            compare_worlds(book, seed, report)
        if set(report.differed) == set(MAY_DIFFER):
            return
    raise AssertionError(f"never used: {set(MAY_DIFFER) - set(report.differed)}")


@pytest.mark.parametrize("name", LEAKS)
def test_a_deliberate_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[name](monkeypatch)
    report = Report()
    with pytest.raises(Leak):
        for seed in range(60):
            compare_worlds(rulebook_named("village"), seed, report)
