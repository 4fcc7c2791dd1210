"""Every message that the product can need is there, and none is there for nothing."""

import ast
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import nightcall
from nightcall import Game, Setup
from nightcall.engine.event import Chose
from nightcall.engine.phase import MOMENTS
from nightcall.engine.rounds import NightsAndDays
from nightcall.engine.rulebook import RULEBOOKS, Rulebook, bound
from nightcall.engine.single_night import SingleNight
from nightcall.table.pace import PACES
from nightcall.testing.playing import any_act, do
from nightcall.testing.setups import any_setup
from nightcall.words import all_facts, read_fact
from tests.spoken import ENGLISH, said_as

SOURCE = Path(nightcall.__file__).parent
CATALOGUES = sorted((SOURCE / "words" / "en").glob("*.ftl"))
RULES = SOURCE.parents[1] / "docs" / "rules"
WEB = SOURCE.parents[1] / "web" / "src"

SILENT = {"noted"}
"""Facts that the moderator reads as notes, not as sentences."""
POINTED: dict[type[Rulebook], set[str]] = {NightsAndDays: {"devour", "bite"}, SingleNight: {"vote"}}
"""Verbs whose answers are seen together: they are pointed, not chosen; so is the vote of a duel."""
PUBLIC_VERBS = {"nominate", "second", "vote", "elect"}
"""Verbs that are answered before everybody: the news tells of them."""
MODERATORS_VERBS = {"holds", "turns"}
PARTICULAR_FACTS = {"called", "slept", "told", "chose", "pointed", "said", "died", "marked"}


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
    """The messages that a rulebook needs, under names that it may have made its own."""
    needed = {f"card-{role.id}" for role in book.roles} | {f"team-{role.team}" for role in book.roles} | labels()
    needed |= {f"answer-{way}" for role in book.roles for way in role.ways}
    needed |= {f"artifact-{artifact}" for beside in book.beside if beside.kind == "some" for artifact in beside.of}
    needed |= {f"{what}-{beside.name}" for beside in book.beside if beside.opened for what in ("card", "opened")}
    needed |= {f"key-{beside.name}" for beside in book.beside if not beside.is_for_the_moderator}
    needed |= {f"set-{name}" for name in (*book.sets, *book.draws)}
    needed |= {f"option-{option.name}" for option in book.options}
    needed |= {f"unmasked-{name}" for name in book.unveils}
    pointed = POINTED[type(book)] | ({"vote"} if has_duel(book) else set())
    needed |= calls_of(book) | all_facts().keys() - SILENT - PARTICULAR_FACTS
    for key in book.cites:
        kind, _, particular = key.partition(" ")
        if kind in ("ask", "told", "said", "died", "marked"):
            needed.add(f"{kind}-{particular}")
        if kind == "marked":
            needed.add(f"mark-{particular}")
        if kind == "ended" and particular != "nobody":
            needed.add(f"team-{particular}")
        if kind == "ask" and particular in pointed:
            needed.add(f"pointed-{particular}")
        elif kind == "ask" and particular not in PUBLIC_VERBS | MODERATORS_VERBS:
            needed.add(f"chose-{particular}")
    return needed | rule_ids(book)


def calls_of(book: Rulebook) -> set[str]:
    """What the narrator says in a rulebook's nights."""
    if isinstance(book, NightsAndDays):
        return calls_of_night(book, is_first=True) | calls_of_night(book, is_first=False)
    assert isinstance(book, SingleNight)
    every = tuple(sorted(book.box.elements()))
    lines = {"called-doppelganger", "called-minion"}
    for lone in ("yes", "no"):
        for cards in (every, tuple(card for card in every if card not in ("minion", "dream-wolf"))):
            seats = tuple(f"P{number}" for number in range(len(cards) - book.centre))
            deal = dict(zip(seats, cards, strict=False))
            extra = "werewolf" if "alpha-wolf" in cards else ""
            box = replace(book, copies=dict.fromkeys(book.box, 9))
            with pytest.MonkeyPatch.context() as patch:
                patch.setitem(RULEBOOKS, book.id, box)
                options: dict[str, str | int] = {"lone-wolf": lone}
                centre = cards[-book.centre :]
                setup = Setup(rulebook=book.id, deal=deal, center=centre, extra=extra, options=options)
                lines |= {line.message for line in box.narration(setup)}
    return lines


def calls_of_night(book: NightsAndDays, is_first: bool) -> set[str]:
    """What the narrator says in the first night, or in a later one; of what happens unheard, nothing."""
    seats = tuple(f"P{number}" for number in book.seats)
    setup = Setup(rulebook=book.id, seats=seats, cards=book.suggested(len(seats)))
    calls = (book.first_night if is_first else book.night).calls
    lines = {line for call in calls for line in call.words(setup) or (f"called-{call.name}",)}
    return lines | {f"slept-{call.name}" for call in calls}


def has_duel(book: Rulebook) -> bool:
    """Say whether a table of this book may vote for one of two."""
    return any(option.name == "gallows" and "duel" in option.values for option in book.options)


def labels() -> set[str]:
    """What every screen says."""
    moments = {f"phase-{moment}" for moment in MOMENTS}
    calls = {f"rules-called-{when}" for when in ("first", "every", "later", "never")}
    columns = {f"rules-{column}" for column in ("card", "team", "value", "copies", "called", "text")}
    places = {"answer-left-over", "place", "trail-saw", "trail-moved"}
    table = {"ask-suspect", *(f"pace-{pace}" for pace in PACES), *(f"book-{book.id}" for book in bound())}
    table |= {f"notice-{why}" for why in ("deserted", "empty", "forgotten", "other-version")}
    answers = {"answer-yes", "answer-no", "answer-pass", "choice-second", "ended-draw"}
    return answers | moments | calls | columns | places | table | page()


def page() -> set[str]:
    """What the browser's page says: it names every message in full."""
    files = [file for file in WEB.rglob("*") if file.suffix in (".ts", ".svelte")]
    return {name for file in files for name in re.findall(r"page-[a-z0-9-]*[a-z0-9]", file.read_text(encoding="utf-8"))}


def rule_ids(book: Rulebook) -> set[str]:
    """All rules of a book."""
    text = (RULES / f"{book.id}.md").read_text(encoding="utf-8")
    return set(re.findall(r"(?:^- |\| )\*\*([A-Z]-\d+)", text, re.MULTILINE))


def needed_by_code() -> set[str]:
    """The messages that the code names: refusals by their reasons, everything else in full."""
    needed = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                callee = getattr(node.func, "id", getattr(node.func, "attr", ""))
                for name in names_in(node.args[0]):
                    if callee == "Refused":
                        needed.add(f"refused-{name}")
                    elif callee == "say":
                        needed.add(name.partition(".")[0])
    return needed


def names_in(node: ast.expr) -> list[str]:
    """The name that stands there, or the two of which the code takes one."""
    if isinstance(node, ast.IfExp):
        return [*names_in(node.body), *names_in(node.orelse)]
    return [str(node.value)] if isinstance(node, ast.Constant) else []


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_no_message_is_missing(book: Rulebook) -> None:
    words = ENGLISH.within(book.id)
    assert sorted(name for name in needed_by(book) | needed_by_code() if not words.has(name)) == []


def test_no_message_is_unused() -> None:
    used = needed_by_code() | set().union(*map(needed_by, bound()))
    used |= {f"{book.id}-{name}" for book in bound() for name in needed_by(book) | needed_by_code()}
    assert sorted(messages().keys() - used) == []


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_every_card_has_a_name_a_text_and_a_plural(book: Rulebook) -> None:
    for role in book.roles:
        words = ENGLISH.within(book.id)
        assert words.card(role.id) and words.card_text(role.id) and words.say(f"card-{role.id}.plural")


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_every_value_of_every_option_can_be_said(book: Rulebook) -> None:
    words = ENGLISH.within(book.id)
    for option in book.options:
        said = {words.option(option.name, value) for value in option.values}
        assert len(said) == len(option.values)


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_every_set_has_a_name_and_a_level(book: Rulebook) -> None:
    words = ENGLISH.within(book.id)
    for name in (*book.sets, *book.draws):
        assert words.say(f"set-{name}") and words.say(f"set-{name}.level")


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: file.name)
def test_no_player_is_called_he_or_she(file: Path) -> None:
    """V-91: words about players fit every player."""
    said = "\n".join(line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    assert re.findall(r"\b(he|she|his|her|hers|him|himself|herself)\b", said, re.IGNORECASE) == []


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_the_rules_of_a_book_are_listed_in_order(book: Rulebook) -> None:
    rules = ENGLISH.rules_of(book.id)
    assert [int(rule[2:]) for rule in rules] == list(range(1, len(rules) + 1))
    assert set(rules) == rule_ids(book)


NAMES_IN_CODE = re.compile(r"\b[a-z]+(-[a-z]+)+\b|\bcenter \d")
"""What nobody should have to read: guard-dog, left-over, center 2."""


def assert_said(text: str) -> bool:
    """Look for a text, with names that people use."""
    assert text and not NAMES_IN_CODE.findall(text), text
    return True


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_everything_that_random_games_ask_and_tell_can_be_said(book: Rulebook) -> None:
    """Every question and every event of every view has its words, with all the facts that they need."""
    words = ENGLISH.within(book.id)
    for seed in range(30):
        random = Random(seed)
        game = Game(any_setup(book, random))
        asked = None
        while not game.outcome:
            if game.question is not asked:  # it is the same for all who are still to answer it
                asked = game.question
                for ask in game.asks[:2]:
                    assert_said(said_as(words, ask))
            do(game, any_act(game, random.randrange))
        for viewer in (*game.seats[:4], "public", "moderator"):
            for event in game.view(viewer)["events"]:
                assert event["kind"] in SILENT or assert_said(words.news(read_fact(event)))


@pytest.mark.parametrize(
    ("way", "sentence"),
    [
        ("left", "You moved all the others' cards one seat to the left."),
        ("right", "You moved all the others' cards one seat to the right."),
        ("pass", "You left the others' cards where they were."),
    ],
)
def test_the_village_idiot_reads_which_way_the_cards_went(way: str, sentence: str) -> None:
    assert ENGLISH.within("daybreak").news(Chose("Ann", "shift", way)) == sentence
