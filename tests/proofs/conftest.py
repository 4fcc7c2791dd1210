"""How many games the proofs play: few in a normal run, any number by flag."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a flag say how many games, and with which seed."""
    parser.addoption("--games", type=int, default=300, help="how many random games the proofs play")
    parser.addoption("--first-seed", type=int, default=0, help="the seed of the first of them")


@pytest.fixture
def seeds(request: pytest.FixtureRequest) -> range:
    """The seeds of the random games."""
    first = request.config.getoption("--first-seed")
    return range(first, first + request.config.getoption("--games"))
