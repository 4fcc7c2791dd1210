"""How many games a folder's tests play: few in a normal run, any number by flag."""

from typing import NamedTuple

import pytest

__all__ = ["Flags"]


class Flags(NamedTuple):
    """Two flags: how many games are played, and with which seed the first of them."""

    many: str
    first: str
    default: int
    what: str

    def add(self, parser: pytest.Parser) -> None:
        """Let the flags be given."""
        parser.addoption(self.many, type=int, default=self.default, help=self.what)
        parser.addoption(self.first, type=int, default=0, help="the seed of the first of them")

    def seeds(self, config: pytest.Config) -> range:
        """The seeds of the games."""
        first = config.getoption(self.first)
        return range(first, first + config.getoption(self.many))
