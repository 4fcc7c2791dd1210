"""docs/protocol.md and the structs say the same: every act, key and message of the one is in the other."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from nightcall.engine.rulebook import RULEBOOKS
from nightcall.server import books, door, house, protocol
from nightcall.table import acts, shown, sitting
from nightcall.table.pace import CUES
from tests.table.watched import watched_game

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
MODERATORS = {"deal", "center", "unknown"}
"""The keys of a plan that stand apart on the page: only a moderator uses them."""


ROW = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)
"""A row of a table on the page, and the key that it speaks of."""


def section(title: str) -> str:
    """A section of the page, without those below it."""
    found = re.search(rf"^#+ {re.escape(title)}.*?\n(.*?)(?=^#|\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found, title
    return found[1]


def keys(struct: Any) -> set[str]:
    """The keys of a struct on the wire."""
    return {field.encode_name for field in msgspec.structs.fields(struct)}


def optional(struct: Any) -> set[str]:
    """Those that may be left out."""
    return {field.encode_name for field in msgspec.structs.fields(struct) if not field.required}


def quoted(text: str) -> set[str]:
    """The keys that a piece of the page shows, at its outermost level."""
    shallow = text
    while (inner := re.sub(r"(?<=.)[{\[][^{}\[\]]*[}\]]", "", shallow, count=1)) != shallow:
        shallow = inner
    return set(re.findall(r'[{,]\s*"(\w+)"', shallow))


def tag(struct: Any) -> str:
    return str(struct.__struct_config__.tag)


# -- acts ----------------------------------------------------------------------------------------------------------


def acts_of_the_page() -> dict[str, tuple[set[str], set[str]]]:
    """Every act on the page, with its fields and those of them that may be left out."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for name, fields in re.findall(r"`([a-z-]+)(?: \{([^}]*)\})?`", section("Acts")):
        named = [field.strip() for field in fields.replace("\n", " ").split(",") if field.strip()]
        left_out = {field.rstrip("?") for field in named if field.endswith("?")}
        found[name] = ({field.rstrip("?") for field in named}, left_out)
    return {name: found[name] for name in found if name not in MODERATORS}


ACTS = {tag(act): act for act in get_args(acts.PlayerAct)}


def test_every_act_on_the_page_is_one_and_every_act_is_on_the_page() -> None:
    assert set(acts_of_the_page()) == set(ACTS)
    assert {name for name in MODERATORS if f"`{name}`" in section("Acts")} == MODERATORS


@pytest.mark.parametrize("name", ACTS)
def test_an_act_has_the_fields_that_the_page_gives_it(name: str) -> None:
    fields, left_out = acts_of_the_page()[name]
    if name == "plan":
        assert fields | MODERATORS == keys(ACTS[name])
    else:
        assert fields == keys(ACTS[name]) and left_out == optional(ACTS[name])


# -- the state -----------------------------------------------------------------------------------------------------


def test_every_key_of_the_state_is_on_the_page_and_every_key_there_is_one() -> None:
    rows = [key for part in ("State", "For the moderator") for key in ROW.findall(section(part))]
    assert len(rows) == len(set(rows)) and set(rows) == keys(shown.State) == keys(shown.Changed)


@pytest.mark.parametrize(
    ("key", "struct"),
    [
        ("table", shown.TableShown),
        ("phase", shown.PhaseShown),
        ("circle", shown.Place),
        ("card", shown.Card),
        ("clock", sitting.Countdown),
        ("claims", shown.Offer),
        ("outcome", shown.OutcomeShown),
    ],
)
def test_a_part_of_the_state_has_the_keys_that_the_page_gives_it(key: str, struct: Any) -> None:
    row = re.search(rf"^\| `{key}` \| (.*) \|$", section("State"), re.MULTILINE)
    assert row
    shape = re.search(r"`\[?(\{.*\})\]?`", row[1].split(" (")[0] if key == "circle" else row[1])
    assert shape
    assert quoted(shape[1]) == keys(struct)


def test_the_clock_says_what_goes_on_in_the_words_of_the_page() -> None:
    row = re.search(r"^\| `clock` \| (.*) \|$", section("State"), re.MULTILINE)
    assert row
    words = set(re.findall(r'"(\w+)"', row[1])) - {"what", "since", "until"}
    used = {what for what, *_ in CUES.values()} | {"call", "talk", "question"}
    for book in RULEBOOKS:
        used |= {slot.what for _, _, slot in watched_game(book, 0).cues if slot.seconds}
    assert used == words


def test_a_prompt_has_the_keys_that_the_page_gives_it() -> None:
    shape = re.search(r"^    (\{.*?\})$", section("Prompts"), re.DOTALL | re.MULTILINE)
    assert shape
    assert quoted(shape[1]) | {"seat"} == keys(shown.Prompt)  # whose question it is: a moderator's `asks` have it


def test_events_and_talk_have_the_keys_that_the_page_gives_them() -> None:
    event, said = re.findall(r"^    (\{.*?\})$", section("Events and talk"), re.DOTALL | re.MULTILINE)
    assert quoted(event) | {"private", "to"} == keys(shown.Line)
    assert quoted(said) == keys(shown.Heard)


@pytest.mark.parametrize(("key", "struct"), [("acts", shown.DeedShown), ("corrections", shown.Correction)])
def test_what_a_moderator_is_shown_has_the_keys_that_the_page_gives_it(key: str, struct: Any) -> None:
    shape = re.search(rf"^\| `{key}` \|.*?`\[(\{{.*?\}})\]`", section("For the moderator"), re.MULTILINE)
    assert shape
    assert quoted(shape[1]) == keys(struct)


# -- messages ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "struct"),
    [
        ('"is": "welcome"', protocol.Welcome),
        ('"is": "news"', protocol.News),
        ('"is": "refused"', protocol.Refusal),
        ('"is": "bye"', protocol.Bye),
        ('"say": "hello"', protocol.Hello),
        ('"say": "do"', protocol.Do),
        ('"say": "link"', protocol.Link),
    ],
)
def test_a_message_has_the_keys_that_the_page_gives_it(name: str, struct: Any) -> None:
    line = re.search(rf"^    (\{{{name}.*?\}})(?:\s+→.*)?$", PAGE, re.MULTILINE)
    assert line
    assert quoted(line[1]) - {"is", "say"} == keys(struct)
    if struct in (protocol.News, protocol.Refusal):
        assert set(re.findall(r'"(\w+)"\?:', line[1])) == optional(struct)


def test_the_page_describes_the_present_version() -> None:
    assert f"this page describes version {protocol.VERSION}." in " ".join(PAGE.split())
    assert set(re.findall(r'"version": (\d+)', PAGE)) == {str(protocol.VERSION)}


def test_every_message_is_on_the_page() -> None:
    messages = {tag(each) for each in (*get_args(protocol.FromClient), *get_args(protocol.FromServer))}
    assert set(re.findall(r'\{"(?:is|say)": "(\w+)"', PAGE)) == messages


# -- the door ------------------------------------------------------------------------------------------------------


def test_every_call_is_on_the_page() -> None:
    calls = set(re.findall(r"`((?:GET|POST) /api/[^`]*)`", section("The door (HTTP)")))
    paths = {
        f"{method} {path}".replace(":str", "")
        for handler in door.HANDLERS
        for path in handler.paths
        for method in getattr(handler, "http_methods", ())
        if method != "HEAD"
    }
    assert calls | {"GET /api/protocol.json"} == paths and "`/api/protocol.json`" in PAGE


@pytest.mark.parametrize(
    ("call", "struct", "column"),
    [
        ("POST /api/tables", door.Lay, 1),
        ("POST /api/tables", house.Ticket, 2),
        ("GET /api/tables/{code}", house.Standing, 2),
        ("POST /api/tables/{code}/seats", door.Sit, 1),
        ("POST /api/tables/{code}/seats", house.Ticket, 2),
        ("POST /api/tables/{code}/links", door.Take, 1),
        ("POST /api/tables/{code}/links", house.Ticket, 2),
        ("GET /api/books", books.Books, 2),
        ("GET /api/rules/{book}", books.Rules, 2),
    ],
)
def test_a_call_takes_and_gives_what_the_page_says(call: str, struct: Any, column: int) -> None:
    row = re.search(rf"^\| `{re.escape(call)}` \|(.*)\|$", section("The door (HTTP)"), re.MULTILINE)
    assert row
    shape = re.search(r"`(\{.*\})`", row[1].split(" | ")[column - 1])
    assert shape
    assert quoted(shape[1]) == keys(struct)


def test_a_book_has_the_keys_that_the_page_gives_it() -> None:
    shape = re.search(r"^`Book`: `(\{.*?\})`$", PAGE, re.DOTALL | re.MULTILINE)
    assert shape
    assert quoted(shape[1].replace("\n", " ")) == keys(books.Book)
    for key, struct in (("cards", books.BookCard), ("sets", books.BookSet), ("options", books.BookOption)):
        inner = re.search(rf'"{key}":\s*\[(\{{.*?\}})\](?=[,}}])', shape[1].replace("\n", " "))
        assert inner
        assert quoted(inner[1]) == keys(struct)
