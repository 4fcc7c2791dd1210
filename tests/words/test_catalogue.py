"""Every message that the product can need is there, and none is there for nothing."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import nightcall
from nightcall.engine.rounds import NightsAndDays
from nightcall.engine.rulebook import Rulebook, bound
from nightcall.stories.words import MOMENTS
from nightcall.words import english

SOURCE = Path(nightcall.__file__).parent
CATALOGUES = sorted((SOURCE / "words" / "en").glob("*.ftl"))
RULES = SOURCE.parents[1] / "docs" / "rules"

SILENT = {"noted"}
"""Facts that the moderator reads as notes, not as sentences."""
PACKS = {"devour"}
"""Verbs that a pack answers together: they are pointed, not chosen."""
PUBLIC_VERBS = {"nominate", "second", "vote", "elect"}
"""Verbs that are answered before everybody: the news tells of them."""
MODERATORS_VERBS = {"holds", "turns"}


def messages() -> dict[str, Message]:
    """All messages of the English catalogues, by name."""
    found: dict[str, Message] = {}
    for file in CATALOGUES:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def needed_by(book: Rulebook) -> set[str]:
    """The messages that a rulebook needs."""
    needed = {f"card-{role.id}" for role in book.roles} | {f"team-{role.team}" for role in book.roles}
    if isinstance(book, NightsAndDays):
        called = {role.id for calls in (book.first_night, book.night) for role in calls.roles}
        needed |= {f"{said}-{role}" for role in called for said in ("called", "slept")}
    for key in book.cites:
        kind, _, particular = key.partition(" ")
        if kind in ("ask", "told", "said", "died", "marked"):
            needed.add(f"{kind}-{particular}")
        if kind == "marked":
            needed.add(f"mark-{particular}")
        if kind == "ask" and particular not in PUBLIC_VERBS | MODERATORS_VERBS:
            needed.add(f"{'pointed' if particular in PACKS else 'chose'}-{particular}")
    return needed | rule_ids(book)


def rule_ids(book: Rulebook) -> set[str]:
    """All rules of a book."""
    return set(re.findall(r"^- \*\*([A-Z]-\d+)", (RULES / f"{book.id}.md").read_text(encoding="utf-8"), re.MULTILINE))


def needed_by_code() -> set[str]:
    """The messages that the code names: refusals by their reasons, everything else in full."""
    needed = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                callee = getattr(node.func, "id", getattr(node.func, "attr", ""))
                name = str(node.args[0].value)
                if callee == "Refused":
                    needed.add(f"refused-{name}")
                elif callee == "say":
                    needed.add(name.partition(".")[0])
    return needed


def needed() -> set[str]:
    """All messages that the product can need."""
    facts = (
        {fact_kind(fact) for fact in all_facts()}
        - SILENT
        - {"called", "slept", "told", "chose", "pointed", "said", "died", "marked"}
    )
    labels = {"answer-yes", "answer-no", "answer-pass", "ended-draw"}
    phases = {f"phase-{moment}" for moment in MOMENTS}
    calls = {f"rules-called-{when}" for when in ("first", "every", "never")}
    columns = {f"rules-{column}" for column in ("card", "team", "value", "copies", "called", "text")}
    return facts | labels | phases | calls | columns | needed_by_code() | set().union(*map(needed_by, bound()))


def all_facts() -> list[type]:
    from nightcall.engine.event import Fact

    return Fact.__subclasses__()


def fact_kind(fact: type) -> str:
    return str(fact.__struct_config__.tag)  # type: ignore[attr-defined]  # every msgspec Struct has it


def test_no_message_is_missing() -> None:
    assert sorted(needed() - messages().keys()) == []


def test_no_message_is_unused() -> None:
    assert sorted(messages().keys() - needed()) == []


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_every_card_has_a_name_a_text_and_a_plural(book: Rulebook) -> None:
    for role in book.roles:
        assert {attribute.id.name for attribute in messages()[f"card-{role.id}"].attributes} == {"text", "plural"}


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: file.name)
def test_no_player_is_called_he_or_she(file: Path) -> None:
    """V-91: words about players fit every player."""
    said = "\n".join(line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    assert re.findall(r"\b(he|she|his|her|hers|him|himself|herself)\b", said, re.IGNORECASE) == []


def test_the_rules_of_a_book_are_listed_in_order() -> None:
    rules = english().rules_of("village")
    assert [int(rule[2:]) for rule in rules] == list(range(1, len(rules) + 1))
    assert set(rules) == rule_ids(bound()[0])
