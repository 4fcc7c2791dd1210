"""`nightcall simulate`: who wins how often, for people and for programs."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from nightcall.cli.main import main

pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")
"""Cyclopts suspects a mistake when a test lets it read the command line."""

Out = pytest.CaptureFixture[str]


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["nightcall", "simulate", *arguments])
    with pytest.raises(SystemExit) as exited:
        main()
    return int(exited.value.code or 0)


def last_line(out: str) -> dict[str, Any]:
    line: dict[str, Any] = json.loads(out.splitlines()[-1])
    return line


def test_a_table_says_who_won_how_often_and_how_long_it_took(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    assert run(monkeypatch, "village", "--games", "40", "--players", "7") == 0
    out, err = capsys.readouterr()
    assert err == ""
    title, heading, *rows, length, took, speed = out.splitlines()
    assert title.startswith("Village with 7 seats: 1 × Seer")
    assert heading.split() == ["Winner", "Games", "Share", "95", "%", "interval"]
    assert sorted(row.rsplit(maxsplit=5)[0].strip() for row in rows) == ["nobody", "the Werewolves", "the village"]
    assert "half of the games end by round" in length
    assert took.startswith("40 games and")
    assert "answers per second" in speed


@pytest.mark.parametrize(
    "arguments",
    [
        ("village",),
        ("village", "--players", "24", "--set", "experienced"),
        ("village", "--players-are", "coin", "--cards", "werewolf=2,villager=6", "--seed", "5"),
        ("village", "--option", "stalemate=2", "--option", "mayor=open", "--seed=-3"),
        ("village", "--jobs", "2"),
        ("village", "--players-are", "sense"),
        ("village", "--village", "sense", "--werewolf", "random", "--players-are", "coin"),
    ],
)
def test_the_last_line_is_json_and_adds_up(
    arguments: Sequence[str], monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    assert run(monkeypatch, "--games", "120", *arguments, "--json") == 0
    line = last_line(capsys.readouterr().out)
    assert line["games"] == 120
    assert sum(line["won"].values()) + line["nobody"] == line["games"] == sum(line["rounds"].values())
    assert set(line["won"]) == {"village", "werewolf"}
    assert sum(line["cards"].values()) == line["players"]
    assert line["answers"] > line["games"]
    assert line["seconds"] > 0


def test_the_same_seed_gives_the_same_line_whatever_the_jobs(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    lines = []
    for jobs in ("1", "2"):
        assert run(monkeypatch, "village", "--games", "250", "--seed", "11", "--jobs", jobs, "--json") == 0
        line = last_line(capsys.readouterr().out)
        lines.append({name: line[name] for name in line if name not in ("seconds", "jobs")})
    assert lines[0] == lines[1]


def test_the_same_seed_gives_the_same_line_whatever_the_hash_seed() -> None:
    command = [sys.executable, "-m", "nightcall", "simulate", "village", "--players", "14", "--games", "60", "--json"]
    lines = []
    for number in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": number}
        line = last_line(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)
        lines.append(line | {"seconds": 0})
    assert lines[0] == lines[1]


def test_the_usual_set_is_the_mixed_one(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    cards = []
    for arguments in ((), ("--set", "mixed"), ("--set", "beginners")):
        run(monkeypatch, "village", "--players", "11", "--games", "1", "--json", *arguments)
        cards.append(last_line(capsys.readouterr().out)["cards"])
    assert cards[0] == cards[1] != cards[2]


@pytest.mark.parametrize("book", ["village", "bigbox", "classic", "onenight", "daybreak"])
def test_each_book_is_played_by_players_of_sense_and_by_one_team_of_them(
    book: str, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    shares = []
    for arguments in (("--players-are", "sense", "--village", "random"), ("--village", "sense")):
        assert run(monkeypatch, book, "--games", "100", "--json", *arguments) == 0
        shares.append(last_line(capsys.readouterr().out)["won"]["village"])
    assert shares[0] < shares[1]


def test_the_line_says_who_played(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    assert run(monkeypatch, "village", "--games", "1", "--json", "--players-are", "coin", "--village", "sense") == 0
    line = last_line(capsys.readouterr().out)
    assert (line["players_are"], line["teams"]) == ("coin", {"village": "sense"})


@pytest.mark.parametrize(
    "arguments",
    [
        ("--games", "0"),
        ("--games=-5",),
        ("--games", "1.5"),
        ("--games", "many"),
        ("--games", "9" * 30),
        ("--games", "9" * 5000),
        ("--jobs", "0"),
        ("--jobs=-1",),
        ("--jobs", "1000000"),
        ("--seed", "x"),
        ("--seed", "9" * 4299),
        ("--players", "5"),
        ("--players", "25"),
        ("--players", "0"),
        ("--players=-8",),
        ("--players-are", "wise"),
        ("--players-are", ""),
        ("--village", "wise"),
        ("--village",),
        ("--village", "sense", "--village", "coin"),
        ("--vampire", "sense"),
        ("--voice", "sense"),
        ("--set", "wizards"),
        ("--set", ""),
        ("--set", "mixed", "--cards", "werewolf=2,villager=6"),
        ("--cards", "werewolf=2,villager=7"),
        ("--cards", "werewolf=8"),
        ("--cards", "frog=8"),
        ("--cards", ""),
        ("--option", "weather=fine"),
        ("--option", "stalemate"),
        ("--option", "stalemate=soon"),
        ("--nonsense",),
        ("chess",),
        ("village", "village"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_one_sentence(
    arguments: Sequence[str], monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    assert run(monkeypatch, *arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("nightcall: ")
    assert err.count("\n") == 1


@pytest.mark.skipif(os.name != "posix", reason="a key press is sent as a signal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_whoever_interrupts_it_gets_one_sentence(jobs: str, tmp_path: Path) -> None:
    """All processes are interrupted at once, as a terminal does it; the bar shows that they are at work."""
    seen = tmp_path / "seen"
    command = [sys.executable, "-m", "nightcall", "simulate", "village", "--games", "999999999", "--jobs", jobs]
    with seen.open("w") as err:
        playing = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=err,
            text=True,
            start_new_session=True,
            env=os.environ | {"FORCE_COLOR": "1", "COLUMNS": "100"},
        )
        while "100/" not in seen.read_text():
            time.sleep(0.02)
            assert playing.poll() is None
        os.killpg(playing.pid, signal.SIGINT)
        out, _ = playing.communicate(timeout=60)
    assert playing.returncode == 130
    assert out == ""
    assert "Traceback" not in seen.read_text()
    assert seen.read_text().endswith("The simulation was interrupted before all games were played.\n")
