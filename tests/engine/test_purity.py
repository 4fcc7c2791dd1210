"""The engine is pure: it knows no character and no book, and nothing but the seed decides."""

import ast
import re
from pathlib import Path

import pytest

import nightcall
from nightcall.engine.rulebook import bound

SOURCE = Path(nightcall.__file__).parent
ENGINE = sorted((SOURCE / "engine").glob("*.py"))
PURE = sorted([*ENGINE, SOURCE / "rules.py", *(SOURCE / "rulebooks").rglob("*.py")])

SETUP_KEYS = {"mayor", "amulet", "guard_dog"}
"""What is not a dealt card has a key of its own in a setup, by the names that stories use."""


@pytest.mark.parametrize("file", ENGINE, ids=lambda file: file.stem)
def test_no_characters_and_no_rulebooks_name_stands_in_the_engine(file: Path) -> None:
    names = {role.id for book in bound() for role in book.roles} | {book.id for book in bound()}
    names |= {"vampire", "bigbox", "big box", "classic", "onenight", "one night", "daybreak", "doppelganger", "wolf"}
    text = file.read_text().lower()
    if file.stem == "setup":
        names -= SETUP_KEYS
    found = [name for name in sorted(names) if re.search(rf"(?<![a-z]){name.replace('-', '[- _]')}(?![a-z])", text)]
    assert found == []


@pytest.mark.parametrize("file", PURE, ids=lambda file: str(file.relative_to(SOURCE)))
def test_the_rules_import_only_the_standard_library_and_msgspec(file: Path) -> None:
    impure = {"random", "time", "datetime", "asyncio", "os", "io", "secrets", "uuid", "threading", "socket", "pathlib"}
    for node in ast.walk(ast.parse(file.read_text())):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        for name in names:
            assert name.split(".")[0] not in impure, f"{file.name} imports {name}"


@pytest.mark.parametrize("file", PURE, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_module_passes_400_lines(file: Path) -> None:
    assert len(file.read_text().splitlines()) <= 400
