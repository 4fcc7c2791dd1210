"""`nightcall tables` lists what a store keeps, takes tables out and brings them in; trouble gets one sentence."""

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nightcall.cli.main import main
from tests.store.helpers import ask, opened, write

pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")

MORNING = 1_800_000_000_000
SINCE = "(since 2027-01-15 08:00 UTC)"
Run = Callable[..., tuple[int | str | None, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> Run:
    """Run a command: its exit code, what it printed and what it complained of."""

    def nightcall(*arguments: object) -> tuple[int | str | None, str, str]:
        monkeypatch.setattr(sys, "argv", ["nightcall", "tables", *map(str, arguments)])
        with pytest.raises(SystemExit) as leaving:
            main()
        out, err = capfdbinary.readouterr()
        return leaving.value.code or 0, out.decode(), err.decode()

    return nightcall


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store with an open table, ann, and a closed one, ben."""

    async def prepare() -> None:
        async with opened(tmp_path / "log.sqlite3") as store:
            await store.lay("ann", "ANNAA", MORNING)
            await store.lay("ben", "BENNN", MORNING + 1)
            await write(store, "ann", b"1", b"2", b"3")
            await store.close_table("ben")

    asyncio.run(prepare())
    return tmp_path / "log.sqlite3"


def record(folder: Path, **changes: object) -> Path:
    """A file that holds a table as it was taken out of some store."""
    table: dict[str, Any] = {"format": 1, "schema": "0001", "id": "cem", "code": "CEMMM", "laid_at": MORNING + 2}
    table |= {"closed": False, "entries": [{"seq": 1, "at": 10, "body": {}}]}
    file = folder / "cem.json"
    file.write_text(json.dumps(table | changes))
    return file


def test_the_open_tables_are_listed_by_code(run: Run, path: Path) -> None:
    assert run("list", "--store", path) == (0, f"ANNAA {SINCE}\n", "")


def test_all_tables_are_listed_the_closed_ones_with_their_ids(run: Run, path: Path, tmp_path: Path) -> None:
    run("import", record(tmp_path, code="ANNAA"), "--store", path)
    code, out, err = run("list", "--all", "--store", path)
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        f"ANNAA {SINCE}",
        f"BENNN {SINCE}, closed, id ben",
        f"no code {SINCE}, closed, id cem",
    ]


@pytest.mark.parametrize("name", ["ANNAA", "annaa", "ann"])
def test_a_table_is_taken_out_by_its_code_or_its_id(run: Run, path: Path, name: str) -> None:
    code, out, err = run("export", name, "--store", path)
    assert (code, err) == (0, "")
    assert [entry["body"] for entry in json.loads(out)["entries"]] == [1, 2, 3]


def test_a_code_is_looked_for_before_an_id(run: Run, path: Path, tmp_path: Path) -> None:
    run("import", record(tmp_path, id="ANNAA"), "--store", path)
    assert json.loads(run("export", "ANNAA", "--store", path)[1])["id"] == "ann"


@pytest.mark.parametrize("name", ["ZZZZZ", "zoe", "\udcff"])
def test_a_table_that_is_not_there_is_said_in_one_sentence(run: Run, path: Path, name: str) -> None:
    word = name.replace("\udcff", "?")
    assert run("export", name, "--store", path) == (
        2,
        "",
        f"nightcall: There is no table with the code or the id “{word}”.\n",
    )


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("UPDATE entries SET body = x'39' WHERE seq = 2", "Entry 2 of table ann is damaged."),
        ("DELETE FROM entries WHERE seq = 2", "Entry 2 of table ann is missing."),
    ],
)
def test_a_damaged_table_is_not_taken_out_and_one_sentence_says_which_entry_it_is(
    run: Run, path: Path, tmp_path: Path, damage: str, said: str
) -> None:
    ask(path, damage)
    assert run("export", "ANNAA", "--store", path) == (2, "", f"nightcall: {said}\n")
    assert run("export", "ANNAA", "--store", path, "--to", tmp_path / "ann.json") == (2, "", f"nightcall: {said}\n")
    assert not (tmp_path / "ann.json").exists()
    assert run("export", "ben", "--store", path)[0] == 0


def test_a_table_that_comes_in_is_named_by_its_code(run: Run, path: Path, tmp_path: Path) -> None:
    assert run("import", record(tmp_path), "--store", path) == (0, "Table CEMMM has come in.\n", "")
    assert run("list", "--store", path)[1].splitlines() == [f"ANNAA {SINCE}", f"CEMMM {SINCE}"]


@pytest.mark.parametrize("taken", ["ANNAA", "BENNN", None])
def test_a_table_whose_code_is_in_use_comes_in_closed_and_can_be_taken_out_again(
    run: Run, path: Path, tmp_path: Path, taken: str | None
) -> None:
    code, out, err = run("import", record(tmp_path, code=taken), "--store", path)
    assert (code, err) == (0, "")
    assert out == (
        "Table cem has come in closed, for its code is in use here or it has none;"
        f" “nightcall tables export cem --store {path}” takes it out again.\n"
    )
    assert json.loads(run("export", "cem", "--store", path)[1])["entries"] == [{"seq": 1, "at": 10, "body": {}}]


def test_what_is_no_record_is_said_in_one_sentence(run: Run, path: Path, tmp_path: Path) -> None:
    assert run("import", record(tmp_path, id="ann"), "--store", path) == (
        2,
        "",
        "nightcall: A table with the id ann is there already.\n",
    )
    assert run("import", tmp_path / "none.json", "--store", path) == (
        2,
        "",
        f"nightcall: “{tmp_path / 'none.json'}” cannot be read: No such file or directory.\n",
    )


def test_a_table_that_was_taken_out_comes_into_another_store(run: Run, path: Path, tmp_path: Path) -> None:
    assert run("export", "ann", "--store", path, "--to", tmp_path / "ann.json") == (0, "", "")
    other = tmp_path / "other.sqlite3"
    assert run("import", tmp_path / "ann.json", "--store", other) == (0, "Table ANNAA has come in.\n", "")
    assert run("export", "ANNAA", "--store", other)[1] == (tmp_path / "ann.json").read_text()
