"""How thoroughly the odds are measured: a little in every run of the tests, a lot by `make verify`."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games-per-cell", type=int, default=1500, help="games for each line of the table of odds")
    parser.addoption("--jobs-per-cell", type=int, default=1, help="processes that play them")


@pytest.fixture
def games_per_cell(request: pytest.FixtureRequest) -> int:
    return int(request.config.getoption("--games-per-cell", 1500))  # given only where this folder is named


@pytest.fixture
def jobs_per_cell(request: pytest.FixtureRequest) -> int:
    return int(request.config.getoption("--jobs-per-cell", 1))
