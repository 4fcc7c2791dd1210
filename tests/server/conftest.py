"""How many evenings are played: few in a normal run, any number by flag."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a flag say how many evenings, and with which seed."""
    parser.addoption("--evenings", type=int, default=20, help="how many games at live tables are played by each test")
    parser.addoption("--first-evening", type=int, default=0, help="the seed of the first of them")


@pytest.fixture
def seeds(request: pytest.FixtureRequest) -> range:
    """The seeds of the evenings."""
    first = request.config.getoption("--first-evening")
    return range(first, first + request.config.getoption("--evenings"))
