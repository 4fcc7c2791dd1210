"""Names and talk: what cannot be read, or can be taken for something else, is refused."""

import pytest

from nightcall import Refused
from nightcall.table.people import PERSON, People, clean_name, clean_text

INVISIBLE = ("\u00ad", "\u034f", "\u115f", "\u200b", "\u200d", "\u2060", "\u3164", "\ufe0f", "\ufeff", "\U000e0041")
"""Signs that take no place, or show nothing."""
TURNING = ("\u061c", "\u200e", "\u200f", "\u202a", "\u202e", "\u2066", "\u2069")
CONTROL = ("\x00", "\x07", "\n", "\r", "\t", "\x1b", "\x7f", "\x85", "\u2028", "\u2029", "\ud800")
FULL_WIDTH, BOLD = "\uff21\uff4e\uff4e", "\U0001d400\U0001d427\U0001d427"
"""Ann, in signs that look like hers."""


def seated(*names: str) -> People:
    people = People()
    for name in names:
        people.sit(name, PERSON)
    return people


def reason(name: str, *names: str) -> str:
    """Why somebody of this name cannot sit down beside these."""
    try:
        seated(*names).sit(name, PERSON)
    except Refused as refusal:
        return refusal.reason
    return ""


@pytest.mark.parametrize("sign", [*CONTROL, *TURNING])
def test_a_name_holds_no_control_sign_and_none_that_turns_the_writing(sign: str) -> None:
    assert reason(f"An{sign}n") == "seat-name-form"


@pytest.mark.parametrize("name", ["", " ", "\u3000", "x" * 33, "x" * 200])
def test_a_name_has_1_to_32_characters(name: str) -> None:
    assert reason(name) == "seat-name-form"
    assert clean_name("x" * 32) == "x" * 32


@pytest.mark.parametrize("name", ["werewolf", "moderator", "public", "nobody", "pass", "Yes", "center 2", "12", "lot"])
def test_a_name_cannot_be_read_as_something_else(name: str) -> None:
    assert reason(name) == "seat-name-reserved"


@pytest.mark.parametrize("name", ["Ann", "ann", "ANN", " Ann ", FULL_WIDTH, BOLD])
def test_a_name_that_looks_like_one_at_the_table_is_taken(name: str) -> None:
    assert reason(name, "Ann") == "name-taken"


@pytest.mark.parametrize(("name", "taken"), [("Jose\u0301", "José"), ("STRASSE", "Straße"), ("\ufb01n", "Fin")])
def test_the_same_name_in_other_signs_is_taken(name: str, taken: str) -> None:
    assert reason(name, taken) == "name-taken"


@pytest.mark.parametrize("sign", INVISIBLE)
def test_a_sign_that_nobody_can_see_makes_no_other_name(sign: str) -> None:
    assert reason(f"Ann{sign}", "Ann") in ("name-taken", "seat-name-form")


@pytest.mark.parametrize("sign", INVISIBLE)
def test_a_name_that_nobody_can_see_is_none(sign: str) -> None:
    assert reason(sign) == "seat-name-form"


def test_two_blanks_make_no_other_name_than_one() -> None:
    assert reason("Ann  Lee", "Ann Lee") in ("name-taken", "seat-name-form")


def test_names_of_other_tongues_are_names() -> None:
    names = ("Žofie", "Ægir", "Οδυσσέας", "محمد", "נועה", "さくら", "小明", "O'Neill", "Anne-Marie", "Dr. No")
    assert seated(*names).names == names


# -- talk ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sign", [*CONTROL, *TURNING])
def test_talk_holds_no_control_sign_and_none_that_turns_the_writing(sign: str) -> None:
    with pytest.raises(Refused) as refusal:
        clean_text(f"It was{sign}Ben")
    assert refusal.value.reason == "talk-signs"


@pytest.mark.parametrize("text", ["", "  ", "\n\n", "x" * 501])
def test_talk_has_1_to_500_characters(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        clean_text(text)
    assert refusal.value.reason == "talk-length"
    assert clean_text("x" * 500) == "x" * 500


def test_talk_is_brought_into_one_form_and_its_edges_are_cut_off() -> None:
    assert clean_text("  Jose\u0301 is it! 👨‍👩‍👧 ") == "José is it! 👨‍👩‍👧"
