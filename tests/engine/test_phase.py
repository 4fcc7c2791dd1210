"""Phases: written and read in one place."""

from random import Random

import pytest

from nightcall.engine.phase import MOMENTS, Phase, read_phase


@pytest.mark.parametrize(
    ("text", "phase"),
    [("night 1", Phase("night", 1)), ("day 12", Phase("day", 12)), ("deal", Phase("deal")), ("", Phase(""))],
)
def test_a_phase_is_read_as_it_is_written(text: str, phase: Phase) -> None:
    assert read_phase(text) == phase
    assert str(phase) == text


def test_phases_come_in_the_order_of_the_evening() -> None:
    evening = ["deal", *(f"{moment} {number}" for number in (1, 2, 10) for moment in MOMENTS[1:])]
    jumbled = Random(0).sample(evening, len(evening))
    assert sorted(jumbled, key=lambda phase: read_phase(phase).order) == evening
