"""How many nights are watched."""

import pytest

from tests.flags import Flags

FLAGS = Flags("--nights", "--first-night", 40, "how many random games of each book are held against time")
pytest_addoption = FLAGS.add


@pytest.fixture
def seeds(pytestconfig: pytest.Config) -> range:
    """The seeds of the games."""
    return FLAGS.seeds(pytestconfig)
