"""The commands, their arguments, and the one sentence that bad input gets."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from nightcall.cli.story import run_stories
from nightcall.engine.refused import Refused

__all__ = ["main"]

app = App(name="nightcall", help="Werewolf parties: play, try rules, look them up.", result_action="return_value")

NOT_UNDERSTOOD = 2


@app.command
def story(paths: list[Path], /, *, explain: Annotated[bool, Parameter(negative=())] = False) -> int:
    """Run every story below the paths and say which came true.

    Parameters
    ----------
    paths
        Files and folders.
    explain
        Print each game's whole log, event by event with its audience, as it goes.
    """
    return 0 if run_stories(paths, explain) else 1


def main() -> None:
    """Run a command; what it cannot do it says in one sentence, with exit code 2."""
    try:
        sys.exit(app(exit_on_error=False, print_error=False))
    except (Refused, CycloptsError) as trouble:
        print(f"nightcall: {trouble}", file=sys.stderr)
        sys.exit(NOT_UNDERSTOOD)
