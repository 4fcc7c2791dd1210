"""How many evenings are played."""

import pytest

from tests.flags import Flags

FLAGS = Flags("--evenings", "--first-evening", 20, "how many games at live tables are played by each test")
pytest_addoption = FLAGS.add


@pytest.fixture
def seeds(pytestconfig: pytest.Config) -> range:
    """The seeds of the games."""
    return FLAGS.seeds(pytestconfig)
