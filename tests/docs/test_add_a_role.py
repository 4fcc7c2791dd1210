"""Following docs/add-a-role.md to the letter adds a role."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
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


def run(checkout: Path, *command: str) -> str:
    """Run a command in the copy, and return what it printed."""
    surroundings = os.environ | {"PYTHONPATH": str(checkout / "src")}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=checkout, env=surroundings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_four_steps_add_a_role(tmp_path: Path) -> None:
    for folder in ("src", "docs", "stories", "tests", "web/src"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        shutil.copy(ROOT / file, tmp_path / file)
    follow(tmp_path)
    assert "Apprentice" in run(tmp_path, "nightcall", "rules", "apprentice")
    assert run(tmp_path, "nightcall", "story", "stories/village").endswith(" passed, 0 failed\n")
    run(tmp_path, "ruff", "check", "src")
    run(tmp_path, "ruff", "format", "--check", "src")
    run(tmp_path, "mypy", "src/nightcall/rulebooks/village")
    words_and_rules = ("tests/words", "tests/test_rules_are_covered.py", "tests/engine/test_purity.py")
    run(tmp_path, "pytest", "-q", "-n0", "-p", "no:cacheprovider", *words_and_rules)
