"""Names: what may be one, and who may take another."""

import pytest

from nightcall import Refused
from nightcall.engine.event import MODERATOR
from nightcall.engine.setup import LONGEST_NAME, RESERVED
from nightcall.table.acts import (
    Agree,
    Plan,
    Rename,
    Seated,
)
from nightcall.table.stage import PLAYING
from nightcall.testing.tables import begin, do, laid, state, why

JOINED = ("\u2764\ufe0f", "\U0001f469\u200d\U0001f467", "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", "क्\u200dष")
"""Names whose letters, or parts of a picture, are joined or parted by signs that show nothing."""
TRICKS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Signs that turn the direction of writing."""


def why_not(name: str) -> str:
    """Why nobody can sit down under a name; nothing, if somebody can."""
    table = laid("Ann")
    try:
        do(table, "", Seated(name, "key"))
    except Refused:
        return why(table, "", Seated(name, "key"))
    return ""


def wide(word: str) -> str:
    """The same word in letters as wide as Chinese ones."""
    return "".join(chr(ord(letter) + 0xFEE0) for letter in word)


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["Ben", "Zoë", "李雷", "Bo-Peep", "O'Neill", "Ben II", "b", "B" * LONGEST_NAME, "🐺", *JOINED]
)
def test_people_have_the_names_they_like(name: str) -> None:
    assert not why_not(name)


def test_a_name_loses_the_blanks_around_it_and_is_kept_in_one_form() -> None:
    table = laid("Ann")
    do(table, "", Seated("  Zoe\u0308 ", "key"))
    assert table.people.names == ("Ann", "Zoë")


@pytest.mark.parametrize("name", ["", " ", "\t", "B" * (LONGEST_NAME + 1), "Be\nn", "Be\0n", "Be\x1bn", "Be\x7fn"])
def test_a_name_has_1_to_32_characters_that_can_be_printed(name: str) -> None:
    assert why_not(name) == "seat-name-form"


@pytest.mark.parametrize("sign", TRICKS + "\u200b\ufeff\u00ad\u2028\u2029\u00a0\ue000", ids=ascii)
def test_no_name_holds_signs_that_turn_its_direction_or_that_nobody_sees(sign: str) -> None:
    assert why_not(f"Be{sign}n") == "seat-name-form"


@pytest.mark.parametrize("name", ["ANN", "ann", " Ann ", wide("Ann"), wide("ann")])
def test_nobody_has_a_name_that_looks_like_anothers_by_case_or_width(name: str) -> None:
    assert why_not(name) == "name-taken"


@pytest.mark.parametrize(("one", "other"), [("Катя", "катя"), ("Никита", "НИКИТА"), ("Ann \u200d B", "Ann B")])
def test_nobody_has_a_name_that_is_anothers_in_other_letters_or_blanks(one: str, other: str) -> None:
    table = laid(one)
    assert why(table, "", Seated(other, "key")) == "name-taken"


@pytest.mark.parametrize("name", ["\u0410nn", "A\u200cnn", "\u0391nn", "An\ufe0fn"], ids=ascii)
def test_nobody_has_a_name_that_looks_like_anothers_by_letters_of_another_alphabet(name: str) -> None:
    assert why_not(name) == "name-taken"


@pytest.mark.parametrize("sign", "\u3164\u115f\u1160\uffa0\u2800\u034f\ufe0f\U000e0100", ids=ascii)
def test_nobody_has_a_name_that_looks_like_anothers_by_signs_that_show_nothing(sign: str) -> None:
    assert why_not(f"Ann{sign}")
    assert why_not(sign)


def test_nobody_has_a_name_that_looks_like_anothers_because_a_page_shows_two_blanks_as_one() -> None:
    table = laid("Ann B")
    assert why(table, "", Seated("Ann  B", "key")) == "name-taken"


THINGS = ("guard-dog", "Guard Dog", "amulet")
NUMBERS_AND_PLACES = ("center 1", "CENTER", "7", "-1.5", "1e3", ".inf")


@pytest.mark.parametrize("name", [*sorted(RESERVED), *THINGS, *NUMBERS_AND_PLACES, "werewolf"])
def test_no_name_is_a_word_that_means_something_here(name: str) -> None:
    assert why_not(name) == "seat-name-reserved"
    assert why_not(name.upper()) == "seat-name-reserved" or name == "werewolf"


@pytest.mark.parametrize("name", [wide("moderator"), wide("M") + "oderator", wide("public"), "Left  Over"])
def test_no_name_looks_like_a_word_that_means_something_here(name: str) -> None:
    assert why_not(name) == "seat-name-reserved"


# -- renaming ----------------------------------------------------------------------------------------------------------


def test_somebody_takes_another_name_and_keeps_seat_key_and_mind() -> None:
    table = laid("Ann", "Ben", "Cem")
    do(table, "Ben", Agree(True))
    do(table, "Ben", Rename(" Bea "))
    assert table.people.names == ("Ann", "Bea", "Cem")
    assert table.people.name_of("key of Ben") == "Bea"
    assert table.people.chair("Bea").agrees
    assert why(table, "Ben", Agree(False)) == "no-seat-here"


def test_a_host_who_takes_another_name_stays_the_host() -> None:
    table = laid("Ann", "Ben", bots=1)
    do(table, "Ann", Rename("Anna"))
    assert state(table)["table"]["host"] == "Anna"
    assert why(table, "Ann", Plan()) == "not-the-host"
    begin(table, rulebook="onenight")
    assert table.stage == PLAYING


def test_one_may_write_the_own_name_differently_but_not_anothers() -> None:
    table = laid("Ann", "Ben")
    do(table, "Ann", Rename("ANN"))
    do(table, "ANN", Rename("ANN"))
    assert table.people.names == ("ANN", "Ben")
    for name, reason in (("ben", "name-taken"), ("no", "seat-name-reserved"), ("", "seat-name-form")):
        assert why(table, "ANN", Rename(name)) == reason


def test_a_name_that_was_given_up_is_free() -> None:
    table = laid("Ann", "Ben")
    do(table, "Ben", Rename("Bea"))
    do(table, "", Seated("Ben", "another key"))
    assert table.people.name_of("key of Ben") == "Bea"
    assert table.people.name_of("another key") == "Ben"


def test_what_a_name_did_is_not_held_against_somebody_who_takes_it_later() -> None:
    table = laid("Ann", "Ben")
    do(table, "Ben", Rename("Bea"), "1")
    do(table, "", Seated("Ben", "another key"))
    do(table, "Ben", Agree(True), "1")
    assert table.people.chair("Ben").agrees


def test_nobody_without_a_seat_takes_a_name() -> None:
    for who in ("", "Zoe", MODERATOR):
        assert why(laid("Ann", moderated=True), who, Rename("Bea")) == "no-seat-here"
