"""Every rule of a finished rulebook is shown by a story or a test, or stands on the `later` list; no id is made up."""

import re
from pathlib import Path

import pytest

from nightcall.engine.rulebook import Rulebook, bound
from nightcall.stories.words import words_of

ROOT = Path(__file__).parents[1]
ID = rf"((?:{'|'.join(words_of(bound()).letters)})-\d{{2,3}})"
RULE = re.compile(rf"\b{ID}\b")
DEFINED = re.compile(rf"^- \*\*{ID}|\| \*\*{ID}\*\*", re.MULTILINE)
WAITING = re.compile(rf"^- \*\*{ID}\*\* (.+)$", re.MULTILINE)
LATER = ROOT / "docs" / "rules" / "later.md"


def defined(book: str) -> set[str]:
    """The ids that a rule file gives."""
    text = (ROOT / "docs" / "rules" / f"{book}.md").read_text(encoding="utf-8")
    return {first or second for first, second in DEFINED.findall(text)}


def everything_defined() -> set[str]:
    books = (ROOT / "docs" / "rules").glob("*.md")
    return set().union(*(defined(book.stem) for book in books if book.stem not in ("README", "later")))


def named_in(*patterns: str) -> set[str]:
    """The ids that files of these kinds name."""
    files = [file for pattern in patterns for file in ROOT.glob(pattern)]
    assert files
    return set().union(*(RULE.findall(file.read_text(encoding="utf-8")) for file in files))


def stories_of(book: str) -> set[str]:
    """The ids that the stories of a book say they show."""
    lines = [
        line
        for file in (ROOT / "stories" / book).glob("*.yaml")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith("rules:")
    ]
    return set(RULE.findall("\n".join(lines)))


def later() -> dict[str, str]:
    """The rules that wait for later work, each with a word why."""
    return dict(WAITING.findall(LATER.read_text(encoding="utf-8")))


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_every_rule_of_a_finished_book_is_shown_tested_or_waits(book: Rulebook) -> None:
    covered = stories_of(book.id) | named_in("tests/**/*.py") | later().keys()
    assert sorted(defined(book.id) - covered) == []


def test_no_rule_waits_that_a_story_already_shows() -> None:
    shown = set().union(*(stories_of(book.id) for book in bound()))
    assert sorted(shown & later().keys()) == []


def test_no_rule_id_is_made_up() -> None:
    named = named_in("src/**/*.py", "src/**/*.ftl", "tests/**/*.py", "stories/**/*.yaml", "docs/rules/*.md", "*.md")
    named |= named_in("docs/design.md", "docs/stories.md")  # docs/add-a-role.md adds a rule, as an example
    assert sorted(named - everything_defined()) == []


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_every_rule_that_is_cited_exists(book: Rulebook) -> None:
    cited = {*book.cites.values(), *(option.rule for option in book.options)}
    assert sorted(cited - everything_defined()) == []
