"""The commands, their arguments, and the one sentence that bad input gets."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter, Token
from rich.console import Console

from nightcall.cli.play import INTERRUPTED, play_alone
from nightcall.cli.replay import replay_game
from nightcall.cli.rules import show_rules
from nightcall.cli.simulate import run_simulation
from nightcall.cli.story import run_stories
from nightcall.engine.event import PUBLIC
from nightcall.engine.plain import plain_word
from nightcall.engine.refused import Refused
from nightcall.words import Voice, Voices

__all__ = ["main"]

app = App(name="nightcall", help="Werewolf parties: play, try rules, look them up.", result_action="return_value")

Speaking = Annotated[Voice, Parameter(parse=False)]
"""The voice that a command speaks with; it is not typed but given to it."""
NOT_UNDERSTOOD = 2
UNREAD = 1


@app.command
def serve(
    *,
    host: str = "0.0.0.0",
    port: int = 8000,
    store: Path | None = None,
    public_url: str = "",
    voice: Speaking,
) -> int:
    """Serve tables to everybody with a browser on the same network.

    Parameters
    ----------
    host
        The address to listen on.
    port
        The port to listen on; 0 takes any that is free.
    store
        The file that keeps the tables; by default one in your data folder.
    public_url
        The address by which the world knows this server, where something stands before it.
    """
    from nightcall.cli.serve import serve_tables  # a server's libraries are needed for nothing else

    return serve_tables(host, port, store, public_url, voice)


tables = App(name="tables", help="See which tables a store keeps, take one out as JSON, bring one in.")
app.command(tables)


@tables.command(name="list")
def list_(
    *,
    with_closed: Annotated[bool, Parameter(name="--all", negative=())] = False,
    store: Path | None = None,
    voice: Speaking,
) -> int:
    """Print the codes of all open tables.

    Parameters
    ----------
    with_closed
        Print the closed tables, too, with their ids.
    store
        The file that keeps the tables; by default one in your data folder.
    """
    from nightcall.cli.tables import list_tables

    return list_tables(store, with_closed, voice)


@tables.command
def export(table: str, /, *, to: Path | None = None, store: Path | None = None) -> int:
    """Write a table and all that happened at it as JSON. Whoever reads it knows every secret.

    Parameters
    ----------
    table
        The five letters of the table, or its id.
    to
        A new file; by default it is printed.
    store
        The file that keeps the tables; by default one in your data folder.
    """
    from nightcall.cli.tables import take_out

    return take_out(table, to, store)


@tables.command(name="import")
def import_(file: Path, /, *, store: Path | None = None, voice: Speaking) -> int:
    """Bring in a table that “nightcall tables export” wrote.

    Parameters
    ----------
    file
        The JSON document.
    store
        The file that keeps the tables; by default one in your data folder.
    """
    from nightcall.cli.tables import bring_in

    return bring_in(file, store, voice)


@app.command
def story(paths: list[Path], /, *, explain: Annotated[bool, Parameter(negative=())] = False) -> int:
    """Run every story below the paths and say which came true.

    Parameters
    ----------
    paths
        Files and folders.
    explain
        Print each game's whole log, event by event with its audience, as it goes, and in which order entries are used.
    """
    return run_stories(paths, explain)


@app.command
def rules(word: str | None = None, /, *, voice: Speaking) -> None:
    """Show the cards and the rules.

    Parameters
    ----------
    word
        A rulebook, a card or a rule: village, seer, V-41.
    """
    show_rules(word, voice, Console())


def whole(_: object, tokens: Sequence[Token]) -> int:
    """Read a whole number; half a player is not rounded."""
    try:
        return int(tokens[0].value)
    except ValueError:
        raise Refused("not-whole", option=tokens[0].keyword, text=plain_word(tokens[0].value)) from None


@app.command
def play(
    rulebook: str = "village",
    /,
    *,
    players: Annotated[int, Parameter(converter=whole)] = 8,
    group: Annotated[str | None, Parameter(name="--set")] = None,
    cards: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    name: str = "Robin",
    seed: Annotated[int | None, Parameter(converter=whole)] = None,
    save: Path | None = None,
    voice: Speaking,
) -> int:
    """Play in the terminal, with bots round the table.

    Parameters
    ----------
    rulebook
        By which book to play.
    players
        How many sit at the table, you among them.
    group
        Take the cards of a named set: beginners, mixed, experienced; basic, terror-awakens, anarchy ….
    cards
        Or choose the cards yourself: werewolf=2,villager=5,seer=1.
    option
        A variant of the book, such as stalemate=3; may be given several times.
    name
        Your name at the table.
    seed
        The number that deals a game again.
    save
        A new file that keeps the game, for “nightcall replay”.
    """
    return play_alone(rulebook, players, group, cards, option or (), name, seed, save, voice)


@app.command
def replay(
    file: Path,
    /,
    *,
    viewer: Annotated[str, Parameter(name="--as")] = PUBLIC,
    story: Annotated[bool, Parameter(negative=())] = False,
    voice: Speaking,
) -> None:
    """Print a game that was saved.

    Parameters
    ----------
    file
        The record of the game, as “nightcall play --save” writes it.
    viewer
        Who looks on: a seat, the public or the moderator.
    story
        Print it as a story instead, for “nightcall story”.
    """
    replay_game(file, viewer, story, voice)


@app.command
def simulate(
    rulebook: str = "village",
    /,
    *,
    players: Annotated[int, Parameter(converter=whole)] = 8,
    games: Annotated[int, Parameter(converter=whole)] = 1000,
    group: Annotated[str | None, Parameter(name="--set")] = None,
    cards: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    players_are: str = "random",
    seed: Annotated[int, Parameter(converter=whole)] = 0,
    jobs: Annotated[int, Parameter(converter=whole)] = 1,
    json: Annotated[bool, Parameter(negative=())] = False,
    voice: Speaking,
    **team: Annotated[str, Parameter(name="--TEAM")],
) -> int:
    """Play many games at once and count who wins.

    Parameters
    ----------
    rulebook
        By which book to play.
    players
        How many sit at the table.
    games
        How many games to play.
    group
        Take the cards of a named set: beginners, mixed, experienced; basic, terror-awakens, anarchy ….
    cards
        Or choose the cards yourself: werewolf=2,villager=6.
    option
        A variant of the book, such as stalemate=3; may be given several times.
    players_are
        Who plays: random (each on their own), coin (all alike, so that the gallows and the pack take anyone) or sense
        (who remember, suspect and talk).
    seed
        The number that gives the same games again, however many jobs there are.
    jobs
        In how many processes to play.
    json
        Print one line for programs instead of a table.
    team
        Who plays those who are dealt a card of a team, where others do than the rest: --village sense.
    """
    options = option or ()
    return run_simulation(rulebook, players, games, group, cards, options, players_are, team, seed, jobs, json, voice)


@app.meta.default
def speak(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    language: str | None = None,
) -> int | None:
    """Run a command with a voice; what it cannot do it says in one sentence.

    Parameters
    ----------
    language
        In which language to speak; by default in that of your system, where there are words for it.
    """
    voice = Voices().nearest(os.environ.get("LANG", "") if language is None else language)
    try:
        command, bound, given = app.parse_args(tokens, exit_on_error=False, print_error=False)
        for name in given.keys() & bound.kwargs.keys():  # a voice is given, not typed
            raise Refused("no-such-flag", name=name)
        code: int | None = command(*bound.args, **bound.kwargs, **dict.fromkeys(given, voice))
        return code
    except Refused as refusal:
        print(f"nightcall: {voice.refusal(refusal)}", file=sys.stderr)
        return NOT_UNDERSTOOD


def main() -> None:
    """Run a command; what it cannot do it says in one sentence, with exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter gets a question mark
    try:
        code = app.meta(exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as trouble:
        print(f"nightcall: {trouble}", file=sys.stderr)
        code = NOT_UNDERSTOOD
    except KeyboardInterrupt:
        code = INTERRUPTED
    except OSError as trouble:  # nobody reads on, or there is no room to write
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(trouble, BrokenPipeError):
            print(f"nightcall: {trouble.strerror}", file=sys.stderr)
        code = UNREAD
    sys.exit(code)
