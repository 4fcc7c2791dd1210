"""How many games the proofs play."""

import pytest

from tests.flags import Flags

FLAGS = Flags("--games", "--first-seed", 300, "how many random games the proofs play")
pytest_addoption = FLAGS.add


@pytest.fixture
def seeds(pytestconfig: pytest.Config) -> range:
    """The seeds of the games."""
    return FLAGS.seeds(pytestconfig)
