"""Following docs/add-a-role.md to the letter adds a role."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from pytest import TempPathFactory, fixture, skip

from nightcall.engine.rulebook import bound

ROOT = Path(__file__).parents[2]
OTHER_BOOKS = " or ".join(book.id for book in bound() if book.id != "village")
TESTS = (
    "tests/stories/test_words.py",
    "tests/docs/test_roles.py",
    "tests/words/test_catalogue.py",
    "tests/test_rules_are_covered.py",
    "tests/bots/test_sense_tables.py::test_any_table_plays_to_its_end_by_legal_and_sensible_answers[village-0]",
    "tests/table/test_night_time.py",
    "tests/proofs/test_two_worlds.py::test_nothing_leaks[village]",
    "tests/server/test_books.py",
    "tests/server/test_protocol_page.py",
)
"""What knows of all roles and words; tests/rulebooks holds books against their boxes, which have no such card."""
INSTALLED = ROOT / "web" / "node_modules"
BLOCK = re.compile(r"^```(\w+) file=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def follow(checkout: Path) -> None:
    """Do what the page says, block by block."""
    for kind, name, text in BLOCK.findall((ROOT / "docs" / "add-a-role.md").read_text(encoding="utf-8")):
        file = checkout / name
        if kind == "diff":
            apply(file, text)
        else:
            with file.open("a", encoding="utf-8") as page:
                page.write(text)


def apply(file: Path, diff: str) -> None:
    """Replace each run of lines with a minus by the run of lines with a plus after it."""
    page = file.read_text(encoding="utf-8")
    for minus, plus in re.findall(r"((?:^-.*\n)+)((?:^\+.*\n)+)", diff, re.MULTILINE):
        old, new = (re.sub(r"^.", "", lines, flags=re.MULTILINE) for lines in (minus, plus))
        assert page.count(old) == 1, old
        page = page.replace(old, new)
    file.write_text(page, encoding="utf-8")


def run(checkout: Path, *command: str, given: str | None = None) -> str:
    """Run a command in the copy, and return what it printed."""
    surroundings = os.environ | {"PYTHONPATH": str(checkout / "src")}
    done = subprocess.run(
        command, cwd=checkout, env=surroundings, input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def python(checkout: Path, *command: str) -> str:
    """Run a Python module in the copy."""
    return run(checkout, sys.executable, "-m", *command)


@fixture(scope="module")
def checkout(tmp_path_factory: TempPathFactory) -> Path:
    """A copy of the project in which somebody has followed the page."""
    copy = tmp_path_factory.mktemp("nightcall")
    for folder in ("src", "docs", "stories", "tests", "web/src", "web/scripts"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("pyproject.toml", *(file.name for file in ROOT.glob("*.md"))):
        shutil.copy(ROOT / file, copy / file)
    follow(copy)
    python(copy, "tests.docs.roles")  # make roles
    return copy


def test_what_make_check_says_of_the_new_role(checkout: Path) -> None:
    python(checkout, "ruff", "check", "src")
    python(checkout, "ruff", "format", "--check", "src")
    python(checkout, "mypy", "src/nightcall/rulebooks/village")


def test_what_make_test_says_of_the_new_role(checkout: Path) -> None:
    assert "Lamplighter" in python(checkout, "nightcall", "rules", "lamplighter")
    assert python(checkout, "nightcall", "story", "stories/village").endswith(" passed, 0 failed\n")
    few = ("-k", f"not ({OTHER_BOOKS})", "--nights=4", "--games=40")
    python(checkout, "pytest", "-q", "-n0", "-p", "no:cacheprovider", *TESTS, *few)


def test_the_page_speaks_of_the_new_role(checkout: Path) -> None:
    if not INSTALLED.is_dir():
        skip("web/node_modules is not installed: make check")
    (checkout / "web" / "node_modules").symlink_to(INSTALLED)
    schema = python(checkout, "nightcall.server.schema")
    run(checkout, "node", "web/scripts/types.mjs", given=schema)  # make types
    run(checkout, "node", "web/scripts/types.mjs", "--check", given=schema)
    run(checkout, "node", "web/scripts/words.mjs")
