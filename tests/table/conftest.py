"""How many nights are watched: few in a normal run, any number by flag."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a flag say how many games of each book, and with which seed."""
    parser.addoption("--nights", type=int, default=40, help="how many random games of each book are held against time")
    parser.addoption("--first-night", type=int, default=0, help="the seed of the first of them")


@pytest.fixture
def seeds(request: pytest.FixtureRequest) -> range:
    """The seeds of the games."""
    first = request.config.getoption("--first-night")
    return range(first, first + request.config.getoption("--nights"))
