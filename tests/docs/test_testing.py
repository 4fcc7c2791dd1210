"""The page on testing plays the game that it shows; every module and every folder of tests is explained."""

import re
from pathlib import Path

import pytest

import nightcall.testing

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")


def test_the_pages_example_plays_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert sum(bool(line.strip()) for line in block.splitlines()) <= 15
    exec(compile(block, "docs/testing.md", "exec"), {})
    asked, won = capsys.readouterr().out.splitlines()
    assert asked.startswith("Ann is asked: ") and won.startswith("won: ")


def test_the_page_names_every_module() -> None:
    modules = [file.stem for file in Path(nightcall.testing.__file__).parent.glob("[a-z]*.py")]
    rows = " ".join(line for line in PAGE.splitlines() if line.startswith("| `"))
    assert sorted(module for module in modules if f"`{module}`" not in rows) == []


def test_every_folder_of_tests_says_what_it_holds() -> None:
    page = (ROOT / "tests" / "README.md").read_text(encoding="utf-8")
    folders = {file.parent.name for file in (ROOT / "tests").glob("*/test_*.py")}
    assert set(re.findall(r"^\| `(\w+)/` \|", page, re.MULTILINE)) == folders
