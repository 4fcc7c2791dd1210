"""`nightcall replay` shows a saved game to one viewer; whatever is no record gets one sentence."""

import json
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nightcall import Game, Setup
from nightcall.cli.main import main
from nightcall.stories import read_story, tell_story
from nightcall.testing.games import table

pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")

Run = Callable[..., tuple[int | str | None, str, str]]
DEAL = {"Ann": "werewolf", "Ben": "werewolf", "Cem": "seer", "Dan": "villager", "Eve": "villager"}
ACTS = (
    *(("Ann", "devour", "Dan"), ("Ben", "devour", "Dan"), ("Cem", "see", "Ben")),
    *(("Cem", "nominate", "Ben"), ("Eve", "second", "Ben")),
    *(("Ann", "vote", "no"), ("Ben", "vote", "no"), ("Cem", "vote", "yes"), ("Eve", "vote", "yes")),
)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command: its exit code, what it printed and what it complained of."""

    def nightcall(*arguments: object, typed: str = "") -> tuple[int | str | None, str, str]:
        monkeypatch.setattr(sys, "argv", ["nightcall", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        with pytest.raises(SystemExit) as leaving:
            main()
        out, err = capsys.readouterr()
        return leaving.value.code or 0, out, err

    return nightcall


def game() -> Game:
    """A night and a vote."""
    town = Game(Setup(rulebook="village", deal=DEAL))
    for who, verb, what in ACTS:
        town.answer(who, verb, what)
    return town


def saved(folder: Path, record: Any = None) -> Path:
    """A file that holds a record."""
    file = folder / "game.json"
    file.write_text(json.dumps(game().record() if record is None else record), encoding="utf-8")
    return file


def replayed(run: Run, file: Path, *arguments: str) -> str:
    code, out, err = run("replay", file, *arguments)
    assert (code, err) == (0, "")
    return out


# -- what each viewer reads ----------------------------------------------------------------------------------------


def test_the_public_reads_what_everyone_knows(run: Run, tmp_path: Path) -> None:
    out = replayed(run, saved(tmp_path))
    assert out == replayed(run, saved(tmp_path), "--as", "public")
    assert out.startswith("Cards in play: 2 × Werewolf, 2 × Villager, 1 × Seer.\n\nNight 1\n  ")
    assert "\nDawn 1\n" in out and "  The Werewolves have eaten Dan.\n" in out
    assert "2 yes to 2 no: Ben is spared.\n    Ann: No, Ben: No, Cem: Yes, Eve: Yes\n" in out
    assert "Your card" not in out and "is a Werewolf" not in out and "pack pointed" not in out
    assert out.endswith("\n\nHere the table was left.\n")


def test_a_seat_reads_what_it_did_and_learned(run: Run, tmp_path: Path) -> None:
    out = replayed(run, saved(tmp_path), "--as", "Cem")
    assert "Your card: Seer.\n" in out
    assert "  You looked at Ben.\n  Ben is a Werewolf.\n" in out
    assert "pack pointed" not in out
    assert "  The pack pointed: Ann: Dan, Ben: Dan.\n" in replayed(run, saved(tmp_path), "--as", "Ben")


def test_the_moderator_reads_everything_and_to_whom_it_was_said(run: Run, tmp_path: Path) -> None:
    out = replayed(run, saved(tmp_path), "--as", "moderator")
    assert "Everyone: Cards in play:" in out
    assert "\nDan: Your card: Villager.\n" in out
    assert "  Ann and Ben: The pack pointed: Ann: Dan, Ben: Dan.\n" in out
    assert "  Cem: Ben is a Werewolf.\n" in out


def test_a_finished_game_ends_with_its_winners(run: Run, tmp_path: Path) -> None:
    town = table(Ann="werewolf", Ben="villager")
    town.answer("Ann", "devour", "Ben")
    out = replayed(run, saved(tmp_path, town.record()))
    assert "The winners: Ann." in out and "left" not in out


def test_as_a_story_it_can_be_run(run: Run, tmp_path: Path) -> None:
    story = tmp_path / "story.yaml"
    story.write_text(replayed(run, saved(tmp_path), "--story"), encoding="utf-8")
    tell_story(read_story(story))
    assert run("story", story)[:2] == (0, "1 passed, 0 failed\n")


# -- what is no record ---------------------------------------------------------------------------------------------

GOOD = game().record()
DAMAGED: dict[str, bytes] = {
    "empty": b"",
    "truncated": json.dumps(GOOD).encode()[:-20],
    "binary": bytes(range(256)),
    "no text": b'{"nightcall": "\xff"}',
    "deep": b"[" * 100_000,
    "a word": b'"record"',
    "a list": b"[]",
    "no keys": b"{}",
    "foreign": json.dumps({"game": "chess", "moves": ["e4"]}).encode(),
    "huge number": json.dumps(GOOD).replace('"nightcall": 1', f'"nightcall": {"9" * 5000}').encode(),
    "infinite number": json.dumps(GOOD).replace('"nightcall": 1', '"nightcall": 1e999').encode(),
}
CHANGED: dict[str, dict[str, Any]] = {
    "format": {"nightcall": 2},
    "version": {"version": 10**18},
    "one key more": {"more": 1},
    "stops": {"stops": ["dinner"]},
    "no acts": {"acts": None},
    "half an act": {"acts": [["Ann", "devour"]]},
    "wrong act": {"acts": [["Ann", "devour", "Ben"]]},
    "strange act": {"acts": [["Ann", "devour", {"a": [1]}]]},
    "nobody's act": {"acts": [["Zoe", "claim", "seer"]]},
    "numbers": {"acts": [["Ann", "claim", 10**15]]},
    "setup": {"setup": {}},
    "rulebook": {"setup": {"rulebook": "chess", "seats": ["Ann"]}},
    "seats": {"setup": {"rulebook": "village", "deal": {"yes": "seer"}}},
    "seed": {"setup": {"rulebook": "village", "deal": DEAL, "seed": "x"}},
}
DAMAGED |= {name: json.dumps(GOOD | change).encode() for name, change in CHANGED.items()}


def assert_one_sentence(result: tuple[int | str | None, str, str]) -> None:
    code, out, err = result
    assert (code, out) == (2, "")
    assert err.startswith("nightcall: ") and err.count("\n") == 1 and err.endswith("\n")


@pytest.mark.parametrize("more", [(), ("--story",), ("--as", "moderator")])
@pytest.mark.parametrize("damage", DAMAGED)
def test_what_is_no_record_gets_one_sentence(damage: str, more: tuple[str, ...], run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(DAMAGED[damage])
    assert_one_sentence(run("replay", file, *more))


def test_what_is_no_file_gets_one_sentence(run: Run, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.json", tmp_path / ("x" * 300)):
        assert_one_sentence(run("replay", path))


@pytest.mark.parametrize("viewer", ["Zoe", "ann", "", "everyone", "[red]"])
def test_an_unknown_viewer_gets_one_sentence(viewer: str, run: Run, tmp_path: Path) -> None:
    assert_one_sentence(run("replay", saved(tmp_path), "--as", viewer))


@pytest.mark.parametrize("seed", range(150))
def test_a_record_that_was_tampered_with_is_shown_or_refused(seed: int, run: Run, tmp_path: Path) -> None:
    random = Random(seed)
    words = json.dumps(GOOD).split(" ")
    for _ in range(random.randint(1, 3)):
        place = random.randrange(len(words))
        words[place : place + random.randint(0, 2)] = random.choices([*words, "null,", "1e30,", '"",', "[],"], k=1)
    file = tmp_path / "game.json"
    file.write_text(" ".join(words), encoding="utf-8")
    result = run("replay", file, *random.choice([(), ("--as", "moderator"), ("--story",)]))
    if result[0] != 0:
        assert_one_sentence(result)


# -- saving --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["1\n1 2\n" * 400, "\n\nq\n", ""])
def test_a_game_is_saved_when_it_is_over_or_left(typed: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert run("play", "--seed", "3", "--save", file, typed=typed)[0] == 0
    record = json.loads(file.read_bytes())
    assert record["setup"]["seed"] == 3
    assert bool(Game.replay(record).outcome) == (len(typed) > 1000)
    assert "Your card" in replayed(run, file, "--as", "Robin")


def test_a_file_that_exists_is_kept_and_no_game_begins(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious", encoding="utf-8")
    for path in (file, tmp_path, tmp_path / "no folder" / "game.json", ""):
        assert_one_sentence(run("play", "--save", path))
    assert file.read_text(encoding="utf-8") == "precious"


def test_no_file_is_begun_for_a_table_that_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert_one_sentence(run("play", "--players", "3", "--save", file))
    assert not file.exists()


def test_a_record_of_an_unknown_deal_can_be_shown(run: Run, tmp_path: Path) -> None:
    town = Game(Setup(rulebook="village", seats=tuple(DEAL), cards=tuple(DEAL.values()), unknown=True))
    town.answer("moderator", "holds", ["Ann", "Ben"])
    assert "Your card: Werewolf." in replayed(run, saved(tmp_path, town.record()), "--as", "Ann")
