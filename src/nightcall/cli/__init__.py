"""The command line: `nightcall play`, `story`, `rules`."""

from nightcall.cli.main import main

__all__ = ["main"]
