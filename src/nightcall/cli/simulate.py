"""`nightcall simulate`: many games in a moment, and how they ended."""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from nightcall.bots import player_named
from nightcall.cli.laying import NAMES, lay_table
from nightcall.cli.play import INTERRUPTED
from nightcall.engine.setup import Setup
from nightcall.lab import Tally, interval, simulate
from nightcall.words import Voice

__all__ = ["run_simulation"]


def run_simulation(
    rulebook: str,
    players: int,
    games: int,
    group: str | None,
    cards: str | None,
    options: Sequence[str],
    kind: str,
    teams: Mapping[str, str],
    seed: int,
    jobs: int,
    as_json: bool,
    voice: Voice,
) -> int:
    """Play many games, print what came of them and return the exit code."""
    setup = lay_table(rulebook, players, group, cards, options, NAMES[0], seed)
    try:
        tally = watched(setup, kind, teams, games, seed, jobs, voice)
    except KeyboardInterrupt:
        print(voice.say("simulate-interrupted"), file=sys.stderr)
        return INTERRUPTED
    if as_json:
        print(msgspec.json.encode(counted(setup, kind, teams, seed, jobs, tally)).decode())
    else:
        show(setup, tally, voice.within(setup.rulebook), Console(highlight=False, markup=False, emoji=False))
    return 0


def watched(setup: Setup, kind: str, teams: Mapping[str, str], games: int, seed: int, jobs: int, voice: Voice) -> Tally:
    """Play the games behind a progress bar, where somebody sits before a terminal."""
    chosen = {team: player_named(name) for team, name in teams.items()}
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(voice.say("simulate-progress"), total=games)
        return simulate(
            setup,
            player_named(kind),
            teams=chosen,
            games=games,
            seed=seed,
            jobs=jobs,
            told=lambda more: progress.advance(bar, more),
        )


def counted(setup: Setup, kind: str, teams: Mapping[str, str], seed: int, jobs: int, tally: Tally) -> dict[str, Any]:
    """All that was asked for and all that was counted, for programs."""
    asked = {
        "rulebook": setup.rulebook,
        "players": len(setup.seats),
        "cards": Counter(setup.set_of_cards),
        "beside": [*setup.beside, *filter(None, [setup.extra])],
        "options": setup.all_options,
        "players_are": kind,
        "teams": dict(teams),
        "seed": seed,
        "jobs": jobs,
    }
    return msgspec.structs.asdict(tally) | asked


def show(setup: Setup, tally: Tally, voice: Voice, console: Console) -> None:
    """Show who won how often, how long it took, and how quick it was."""
    dealt = voice.set_of_cards(Counter(setup.set_of_cards))
    book = voice.say(f"book-{setup.rulebook}")
    title = voice.say("simulate-title", rulebook=book, seats=len(setup.seats), cards=dealt)
    console.print(title, soft_wrap=True)
    console.print(winners(tally, voice))
    median, early, late = map(tally.ended_by, (0.5, 0.05, 0.95))
    if late > 1:
        console.print(voice.say("simulate-rounds", median=median, early=early, late=late))
    took = {"games": tally.games, "answers": tally.answers}
    console.print(voice.say("simulate-took", **took, seconds=tally.seconds))
    console.print(voice.say("simulate-speed", **{name: number / tally.seconds for name, number in took.items()}))


def winners(tally: Tally, voice: Voice) -> Table:
    """Who won how often, and how sure that is."""
    table = Table(box=None, pad_edge=False)
    table.add_column(voice.say("simulate-winner"))
    for heading in (voice.say("simulate-games"), voice.say("simulate-share"), voice.say("simulate-interval")):
        table.add_column(heading, justify="right")
    rows = {voice.team(team): times for team, times in tally.won.items()} | {voice.say("simulate-nobody"): tally.nobody}
    for name, times in rows.items():
        least, most = (voice.say("simulate-percent", share=share) for share in interval(times, tally.games))
        share = voice.say("simulate-percent", share=times / tally.games)
        table.add_row(name, f"{times:,}", share, voice.say("simulate-from-to", **{"from": least, "to": most}))
    return table
