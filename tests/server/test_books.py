"""The rulebooks as a lobby sees them: what may lie beside the cards, and how each of it is chosen."""

from nightcall.engine.rulebook import RULEBOOKS
from nightcall.engine.setup import Setup
from nightcall.server.books import BookKey, books
from nightcall.table.acts import Plan
from tests.spoken import ENGLISH


def keys_of(name: str) -> dict[str, BookKey]:
    (book,) = [book for book in books(ENGLISH).books if book.id == name]
    return {key.key: key for key in book.keys}


def test_a_key_says_how_it_is_chosen() -> None:
    kinds = {name: {key.key: key.kind for key in keys_of(name).values()} for name in RULEBOOKS}
    assert kinds == {
        "village": {"mayor": "seat"},
        "bigbox": {"mayor": "seat", "guard_dog": "yes"},
        "classic": {"amulet": "lot"},
        "onenight": {},
        "daybreak": {"extra": "card", "artifacts": "some"},
    }


def test_every_key_is_part_of_a_plan_and_has_a_label() -> None:
    for name in RULEBOOKS:
        for key in keys_of(name).values():
            assert hasattr(Plan(), key.key) and key.label


def test_whom_an_option_helps_stands_beside_it() -> None:
    """C-115."""
    (classic,) = [book for book in books(ENGLISH).books if book.id == "classic"]
    (reveal,) = [option for option in classic.options if option.name == "reveal"]
    labels = {value.value: value.label for value in reveal.values}
    assert "helps the village" in labels["role"] and "helps the Werewolves" in labels["none"]


def test_what_is_chosen_from_a_list_can_be_played() -> None:
    """The book itself says which extra cards and which artifacts there are; each has a name and a text."""
    keys = keys_of("daybreak")
    seats = ("Ann", "Ben", "Cem")
    cards = ("alpha-wolf", "curator", "seer", "robber", "villager", "villager")
    for extra in keys["extra"].of:
        for artifact in keys["artifacts"].of:
            setup = Setup(rulebook="daybreak", seats=seats, cards=cards, extra=extra.id, artifacts=(artifact.id,))
            assert (setup.extra, setup.artifacts) == (extra.id, (artifact.id,))
            assert all((extra.name, extra.text, artifact.name, artifact.text))
