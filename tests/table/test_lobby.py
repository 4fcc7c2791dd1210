"""The lobby: who sits where, who is the host, what is planned; a refusal says why in one line and changes nothing."""

from collections import Counter
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from nightcall import Refused
from nightcall.engine.event import MODERATOR
from nightcall.engine.rulebook import Rulebook, bound, rulebook_named
from nightcall.engine.setup import LONGEST_NAME, MOST_SEATS, RESERVED
from nightcall.table import acts
from nightcall.table.acts import (
    VERSION,
    AddBot,
    Agree,
    Begun,
    Closed,
    Entry,
    Kick,
    Laid,
    Order,
    Passed,
    Plan,
    Rename,
    Seated,
)
from nightcall.table.people import BOT, NOBODY, PERSON
from nightcall.table.stage import CLOSED, LOBBY, OVER, PLAYING
from nightcall.table.table import Table
from nightcall.testing.screen import facts
from nightcall.testing.tables import begin, do, laid, lobby, picture, play_out, seen, some_plan, state, why

BOOKS = [book.id for book in bound()]
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


@cache
def _crowd(many: int) -> Table:
    return laid("Ann", bots=many - 1)


def crowd(many: int) -> Table:
    """A table of one person and as many bots as it takes."""
    return deepcopy(_crowd(many))


# -- sitting down ------------------------------------------------------------------------------------------------------


def test_whoever_lays_a_table_is_its_host_and_the_others_sit_in_the_order_in_which_they_came() -> None:
    table = laid("Ann", "Ben", "Cem")
    shown = state(table)["table"]
    assert (shown["code"], shown["stage"], shown["host"], shown["moderated"]) == ("BCDFG", LOBBY, "Ann", False)
    assert shown["people"] == [
        {"name": name, "player": PERSON, "here": False, "agrees": False} for name in ("Ann", "Ben", "Cem")
    ]


def test_a_moderator_is_the_host_and_has_no_seat() -> None:
    """V-02: who moderates is settled when the table is laid."""
    table = laid("Ann", moderated=True)
    assert state(table)["table"]["host"] == MODERATOR
    assert table.people.names == ("Ann",)


def test_a_table_has_fifty_seats_and_then_it_is_full() -> None:
    table = crowd(MOST_SEATS)
    assert why(table, "", Seated("Late", "key")) == "table-full"
    assert why(table, "Ann", AddBot()) == "table-full"
    do(table, "Ann", Kick(table.people.names[-1]))
    do(table, "", Seated("Late", "key"))
    assert len(table.people.names) == MOST_SEATS


def test_bots_get_names_of_their_own_or_the_one_they_are_given() -> None:
    table = laid("Ann", bots=20)
    do(table, "Ann", AddBot("Robot"))
    assert len({name.casefold() for name in table.people.names}) == 22
    assert table.people.chair("Robot").player == BOT
    assert why(table, "Ann", AddBot("ROBOT")) == "name-taken"


def test_a_player_without_a_phone_sits_at_a_moderated_table_where_elsewhere_a_bot_sits() -> None:
    table = laid("Ann", moderated=True)
    do(table, MODERATOR, AddBot("Opa"))
    assert table.people.chair("Opa").player == NOBODY


@pytest.mark.parametrize(
    "act",
    [AddBot(), Order(["Ben", "Ann"]), Plan(), Kick("Ann"), acts.GiveHost("Ben"), Begun(0, 1), acts.Again()],
    ids=lambda act: type(act).__name__,
)
def test_only_the_host_does_what_a_host_does(act: Any) -> None:
    table = laid("Ann", "Ben", bots=2)
    for who in ("Ben", "", "nobody here", MODERATOR):
        assert why(table, who, act) == "not-the-host"


def test_nobody_sits_down_at_a_table_that_is_playing() -> None:
    table = laid("Ann", "Ben", bots=2)
    begin(table)
    assert why(table, "", Seated("Late", "key")) == "under-way"


def test_an_act_that_is_sent_twice_under_its_id_is_done_once() -> None:
    table = laid("Ann", "Ben")
    do(table, "Ann", AddBot(), "1")
    assert table.is_done("Ann", "1") and not table.is_done("Ben", "1")
    with pytest.raises(Refused, match="done already"):
        do(table, "Ann", AddBot(), "1")
    assert len(table.people.names) == 3
    do(table, "Ben", Agree(True), "1")


def test_an_act_that_was_refused_may_come_again_under_its_id() -> None:
    table = laid("Ann", "Ben")
    with pytest.raises(Refused):
        do(table, "Ann", Order(["Ann"]), "1")
    assert not table.is_done("Ann", "1")
    do(table, "Ann", Order(["Ben", "Ann"]), "1")


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


# -- the order ---------------------------------------------------------------------------------------------------------


def test_the_host_puts_all_into_the_order_in_which_they_sit_and_the_game_keeps_it() -> None:
    table = laid("Ann", "Ben", "Cem")
    do(table, "Ann", Order(["Cem", "Ann", "Ben"]))
    assert [person["name"] for person in state(table)["table"]["people"]] == ["Cem", "Ann", "Ben"]
    assert table.people.host == "Ann"
    assert table.people.name_of("key of Ben") == "Ben"
    begin(table)
    assert [place["name"] for place in state(table)["circle"]] == ["Cem", "Ann", "Ben"]


@pytest.mark.parametrize(
    "names", [[], ["Ann", "Ben"], ["Ann", "Ben", "Ben"], ["Ann", "Ben", "Cem", "Cem"], ["Ann", "Ben", "Dan"]]
)
def test_an_order_names_everybody_once(names: list[str]) -> None:
    assert why(laid("Ann", "Ben", "Cem"), "Ann", Order(names)) == "not-the-seats"


def test_what_belongs_to_the_lobby_is_refused_in_a_game() -> None:
    table = laid("Ann", "Ben", bots=2)
    begin(table)
    for act in (Order(list(table.people.names)), Plan(), AddBot(), Rename("Bea"), Agree(True), Begun(0, 1)):
        assert why(table, "Ann", act) == "not-in-lobby"


# -- the plan: what can be played --------------------------------------------------------------------------------------


def check_begins(book: Rulebook, seats: int, seed: int = 0, **plan: Any) -> Table:
    """Plan this and begin: the lobby has no objection, and shows the cards that are then in play."""
    table = crowd(seats)
    do(table, "Ann", Plan(rulebook=book.id, **plan))
    planned = lobby(table)
    assert planned["problem"] == ""
    begin(table, seed)
    opened = seen(table)["events"][0]["fact"]
    assert (table.stage, opened["kind"], opened["rulebook"]) == (PLAYING, "opened", book.id)
    if planned["cards"]:
        assert Counter(planned["cards"]) == opened["cards"]
    return table


@pytest.mark.parametrize("book", bound(), ids=BOOKS)
def test_every_set_of_a_book_can_be_planned_and_begun_with_every_number_of_seats_that_it_offers(book: Rulebook) -> None:
    for name, sizes in book.sets.items():
        for seats in sizes:
            check_begins(book, seats, set=name)


@pytest.mark.parametrize("book", bound(), ids=BOOKS)
def test_without_a_set_every_number_of_seats_of_a_book_can_be_begun(book: Rulebook) -> None:
    for seats in book.seats:
        check_begins(book, seats)


@pytest.mark.parametrize(("book", "name"), [(book, name) for book in bound() for name in book.draws])
def test_a_set_that_is_drawn_can_be_begun_whatever_the_seed(book: Rulebook, name: str) -> None:
    for seats in book.seats:
        for seed in range(25):
            check_begins(book, seats, seed, set=name)


@pytest.mark.parametrize("book", bound(), ids=BOOKS)
def test_every_value_of_every_option_can_be_planned_and_begun_with_a_suggested_set(book: Rulebook) -> None:
    for option in book.options:
        for value in {option.values[0], option.values[-1], option.default}:
            for seats in book.seats[:12]:
                table = check_begins(book, seats, options={option.name: value})
                assert seen(table)["events"][0]["fact"]["options"][option.name] == value


def test_a_set_that_has_none_for_so_many_seats_says_so() -> None:
    table = crowd(9)
    do(table, "Ann", Plan(rulebook="onenight", set="no-villager"))
    assert state(table)["table"]["problem"] == "The rulebook One Night has no set “Nobody Idle” for 9 seats."
    assert state(table)["table"]["cards"] == []
    assert why(table, "Ann", Begun(0, 1)) == "no-set-for"


@pytest.mark.parametrize("book", bound(), ids=BOOKS)
def test_too_few_or_too_many_seats_are_a_problem_that_is_shown(book: Rulebook) -> None:
    for seats in (book.seats[0] - 1, book.seats[-1] + 1):
        if seats <= MOST_SEATS:
            table = crowd(seats)
            do(table, "Ann", Plan(rulebook=book.id))
            assert f"{book.seats[0]} to {book.seats[-1]} seats, not with {seats}" in state(table)["table"]["problem"]
            assert why(table, "Ann", Begun(0, 1)) == "seat-count"


def test_cards_chosen_by_hand_are_those_that_are_dealt_whatever_the_set() -> None:
    cards = ["werewolf", "werewolf", "seer", "tanner", "hunter", "drunk"]
    table = check_begins(rulebook_named("onenight"), 3, cards=cards, set="no-villager")
    assert seen(table)["events"][0]["fact"]["cards"] == Counter(cards)


def test_a_set_that_departs_from_what_its_book_recommends_is_played_and_comes_with_advice() -> None:
    table = crowd(7)
    do(table, "Ann", Plan(rulebook="village", cards=["werewolf"] * 6 + ["villager"]))
    shown = state(table)["table"]
    assert shown["problem"] == "" and shown["advice"] and all(shown["advice"])
    do(table, "Ann", Plan(rulebook="village"))
    assert state(table)["table"]["advice"] == []


def test_the_whole_plan_is_shown_to_all_and_the_last_one_counts() -> None:
    table = laid("Ann", "Ben")
    do(table, "Ann", Plan(rulebook="village", options={"stalemate": 4}, pace="slow"))
    do(table, "Ann", Plan(rulebook="classic", dead_talk=False, spectators=False))
    shown = state(table, "Ben")["table"]["plan"]
    assert (shown["rulebook"], shown["dead_talk"], shown["spectators"]) == ("classic", False, False)
    assert (shown["options"], shown["pace"]) == ({}, "normal")


# -- the plan: what lies beside the cards ------------------------------------------------------------------------------


def test_a_mayor_who_is_named_holds_the_open_office() -> None:
    plan: dict[str, Any] = {"options": {"mayor": "open"}, "cards": ["werewolf", "werewolf", *["villager"] * 4]}
    table = check_begins(rulebook_named("village"), 6, mayor="Ann", **plan)
    assert next(place for place in state(table)["circle"] if place["name"] == "Ann")["marks"][0]["id"] == "mayor"


@pytest.mark.parametrize("book", ["village", "bigbox"])
def test_a_mayor_can_be_named_with_every_suggested_set(book: str) -> None:
    problems = {}
    for name, sizes in rulebook_named(book).sets.items():
        for seats in sizes:
            table = crowd(seats)
            do(table, "Ann", Plan(rulebook=book, set=name, mayor="Ann"))
            if problem := state(table)["table"]["problem"]:
                problems[name, seats] = problem
    assert problems == {}


def test_the_guard_dog_comes_with_an_open_mayor() -> None:
    table = check_begins(rulebook_named("bigbox"), 8, guard_dog=True, options={"mayor": "open"})
    assert "guard-dog" in seen(table)["events"][0]["fact"]["beside"]


def test_the_amulet_lies_before_somebody_who_is_drawn() -> None:
    table = check_begins(rulebook_named("classic"), 5, amulet="lot")
    assert seen(table)["events"][0]["fact"]["beside"] == ["amulet"]


def test_only_the_artifacts_chosen_are_in_the_pile() -> None:
    plan: dict[str, Any] = {"set": "precarious-alliances", "artifacts": ["fog", "claw"]}
    table = check_begins(rulebook_named("daybreak"), 3, **plan)
    piled = [fact["artifacts"] for fact in facts(seen(table)["events"], "piled")]
    assert piled == [["claw", "fog"]]


@pytest.mark.parametrize("extra", ["werewolf", "dream-wolf", "seeing-wolf"])
def test_the_alpha_wolfs_card_can_be_chosen(extra: str) -> None:
    table = check_begins(rulebook_named("daybreak"), 3, set="a-terrifying-opponent", extra=extra)
    assert seen(table)["events"][0]["fact"]["extra"] == extra


def test_the_drunkards_left_over_card_is_one_of_those_that_all_know_of() -> None:
    cards = ["werewolf", "werewolf", "drunkard", "seer", "witch", "hunter", *["villager"] * 3]
    table = check_begins(rulebook_named("bigbox"), 8, cards=cards)
    assert seen(table)["events"][0]["fact"]["cards"] == Counter(cards)
    assert "extra" not in seen(table)["events"][0]["fact"]


# -- the plan: refusals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reason", "plan"),
    [
        ("no-such-rulebook", {"rulebook": "mafia"}),
        ("no-such-rulebook", {"rulebook": ""}),
        ("no-such-set", {"set": "mixed"}),
        ("no-such-pace", {"pace": "presto"}),
        ("no-such-role", {"cards": ["werewolf", "wolf"]}),
        ("no-such-role", {"rulebook": "village", "cards": ["tanner"]}),
        ("not-moderated", {"deal": {"Ann": "seer"}}),
        ("not-moderated", {"center": ["seer"]}),
        ("not-moderated", {"unknown": True}),
        ("not-moderated", {"rulebook": "classic", "amulet": "Ann"}),
        ("not-moderated", {"rulebook": "bigbox", "cards": ["drunkard", *["werewolf"] * 7], "extra": "seer"}),
    ],
)
def test_a_plan_that_could_never_be_played_is_refused_and_the_old_one_stands(reason: str, plan: dict[str, Any]) -> None:
    table = laid("Ann", "Ben")
    do(table, "Ann", Plan(rulebook="classic"))
    assert why(table, "Ann", Plan(**plan)) == reason


@pytest.mark.parametrize(
    ("reason", "book", "seats", "plan"),
    [
        ("card-count", "onenight", 3, {"cards": ["werewolf"] * 2}),
        ("too-many-cards", "onenight", 3, {"cards": ["seer", "seer", "werewolf", "villager", "robber", "drunk"]}),
        ("no-such-option", "onenight", 3, {"options": {"mayor": "open"}}),
        ("no-such-value", "onenight", 3, {"options": {"lone-wolf": "perhaps"}}),
        ("no-such-value", "onenight", 3, {"options": {"day-minutes": "5"}}),
        ("no-such-value", "onenight", 3, {"options": {"day-minutes": 121}}),
        ("no-such-key", "onenight", 3, {"mayor": "Ann"}),
        ("no-such-key", "onenight", 3, {"extra": "minion"}),
        ("no-such-key", "village", 6, {"amulet": "Ann"}),
        ("no-such-key", "village", 6, {"guard_dog": True}),
        ("no-such-key", "classic", 5, {"artifacts": ["fog"]}),
        ("no-such-seat", "village", 6, {"mayor": "Zoe", "options": {"mayor": "open"}}),
        ("mayor-named-but-secret", "village", 6, {"mayor": "Ann", "options": {"mayor": "secret"}}),
        (
            "mayor-card-and-office",
            "village",
            6,
            {"cards": ["mayor", *["werewolf"] * 5], "options": {"mayor": "open"}},
        ),
        ("dog-without-mayor", "bigbox", 8, {"guard_dog": True}),
        ("one-mason", "classic", 5, {"cards": ["mason", "seer", "werewolf", "villager", "villager"]}),
        ("too-many-wolves", "classic", 5, {"cards": ["werewolf", "werewolf", "werewolf", "seer", "villager"]}),
        ("extra-unwanted", "daybreak", 3, {"extra": "werewolf"}),
        ("extra-needed", "daybreak", 3, {"set": "a-terrifying-opponent", "extra": "villager"}),
        ("artifacts-unwanted", "daybreak", 3, {"artifacts": ["fog"]}),
        ("no-such-artifact", "daybreak", 3, {"set": "precarious-alliances", "artifacts": ["sword"]}),
        ("artifact-twice", "daybreak", 3, {"set": "precarious-alliances", "artifacts": ["fog", "fog"]}),
    ],
)
def test_what_cannot_be_dealt_now_is_planned_all_the_same_and_the_lobby_says_what_is_missing(
    reason: str, book: str, seats: int, plan: dict[str, Any]
) -> None:
    table = crowd(seats)
    do(table, "Ann", Plan(rulebook=book, **plan))
    problem = state(table)["table"]["problem"]
    assert why(table, "Ann", Begun(0, 1)) == reason
    with pytest.raises(Refused) as refusal:
        table.setup(0)
    assert str(refusal.value) == problem


def test_a_lobby_shows_a_problem_exactly_if_the_plan_cannot_be_begun() -> None:
    chance, begun = Random("any plan"), 0
    for _ in range(600):
        table = crowd(chance.choice((1, 3, 4, 5, 6, 8, 9, 12)))
        try:
            do(table, "Ann", Plan(**some_plan(chance, table.people.names)))
        except Refused:
            continue
        problem = state(table)["table"]["problem"]
        try:
            begin(table, seed=chance.randrange(1000))
        except Refused as refusal:
            assert str(refusal) == problem
            assert table.stage == LOBBY
        else:
            assert problem == ""
            begun += 1
    assert begun > 100


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


# -- kicking, leaving, the host ----------------------------------------------------------------------------------------


def test_in_the_lobby_somebody_who_is_kicked_is_gone_and_so_is_the_key() -> None:
    table = laid("Ann", "Ben", bots=1)
    do(table, "Ann", Kick("Ben"))
    do(table, "Ann", Kick(table.people.names[1]))
    assert table.people.names == ("Ann",)
    assert table.people.name_of("key of Ben") is None
    do(table, "", Seated("Ben", "another key"))


def test_a_host_kicks_nobody_who_is_not_there_and_leaves_to_go() -> None:
    table = laid("Ann", "Ben")
    assert why(table, "Ann", Kick("Zoe")) == "no-such-seat"
    assert why(table, "Ann", Kick("Ann")) == "kick-yourself"


def test_a_moderator_kicks_anybody() -> None:
    table = laid("Ann", "Ben", moderated=True)
    do(table, MODERATOR, Kick("Ann"))
    do(table, MODERATOR, Kick("Ben"))
    assert table.people.names == () and table.stage == LOBBY


def test_the_host_gives_the_table_to_another_person() -> None:
    table = laid("Ann", "Ben")
    do(table, "Ann", acts.GiveHost("Ben"))
    assert state(table)["table"]["host"] == "Ben"
    assert why(table, "Ann", Plan()) == "not-the-host"
    do(table, "Ben", acts.GiveHost("Ann"))
    do(table, "Ann", Plan())


def test_the_table_is_not_given_to_a_bot_to_a_stranger_or_by_a_moderator() -> None:
    table = laid("Ann", bots=1)
    assert why(table, "Ann", acts.GiveHost(table.people.names[1])) == "no-host"
    assert why(table, "Ann", acts.GiveHost("Zoe")) == "no-such-seat"
    assert why(laid("Ann", moderated=True), MODERATOR, acts.GiveHost("Ann")) == "no-host"


def test_the_table_can_be_given_away_in_a_game() -> None:
    table = laid("Ann", "Ben", bots=2)
    begin(table)
    do(table, "Ann", acts.GiveHost("Ben"))
    assert why(table, "Ann", Kick("Ben")) == "not-the-host"


def test_a_host_who_leaves_is_followed_by_the_next_person_never_by_a_bot() -> None:
    table = laid("Ann", bots=2)
    do(table, "", Seated("Ben", "key of Ben"))
    do(table, "Ann", acts.Leave())
    assert state(table)["table"]["host"] == "Ben"
    assert "Ann" not in table.people.names


def test_somebody_else_who_leaves_leaves_the_host_alone() -> None:
    table = laid("Ann", "Ben")
    do(table, "Ben", acts.Leave())
    assert (table.people.host, table.people.names) == ("Ann", ("Ann",))


@pytest.mark.parametrize("stage", [LOBBY, PLAYING, OVER])
def test_a_table_that_all_have_left_is_closed_for_good(stage: str) -> None:
    table = laid("Ann", "Ben", bots=2)
    if stage != LOBBY:
        begin(table)
    if stage == OVER:
        play_out(table)
    assert table.stage == stage
    do(table, "Ben", acts.Leave())
    do(table, "Ann", acts.Leave())
    assert table.stage == CLOSED and table.due is None
    assert state(table)["table"]["notice"] == "Everybody has left, so the table was closed."
    for act in (Seated("Ann", "key"), Passed("Ann"), acts.Ticked(), Closed("deserted")):
        assert why(table, "", act) == "closed"


def test_a_moderated_table_stays_when_all_players_have_left() -> None:
    table = laid("Ann", moderated=True)
    do(table, "Ann", acts.Leave())
    assert table.stage == LOBBY and table.people.host == MODERATOR
    assert why(table, MODERATOR, acts.Leave()) == "no-seat-here"


def test_the_house_passes_the_table_on_when_the_host_is_gone() -> None:
    table = laid("Ann", "Ben")
    do(table, "", Passed("Ben"))
    assert table.people.host == "Ben"


# -- quick nights ------------------------------------------------------------------------------------------------------


def test_quick_nights_are_played_when_every_person_has_agreed() -> None:
    table = laid("Ann", "Ben", bots=2)
    do(table, "Ann", Plan(quick=True))
    do(table, "Ann", Agree(True))
    assert state(table)["table"]["problem"] == "Not everybody has agreed to quick nights yet."
    assert why(table, "Ann", Begun(0, 1)) == "not-all-agree"
    do(table, "Ben", Agree(True))
    begin(table)
    assert state(table)["table"]["quick"] is True


def test_somebody_who_comes_late_or_takes_it_back_has_not_agreed() -> None:
    table = laid("Ann", "Ben", bots=1)
    do(table, "Ann", Plan(quick=True))
    for name in ("Ann", "Ben"):
        do(table, name, Agree(True))
    table.setup(0)
    do(table, "", Seated("Cem", "key of Cem"))
    assert why(table, "Ann", Begun(0, 1)) == "not-all-agree"
    do(table, "Ann", Kick("Cem"))
    do(table, "Ben", Agree(False))
    assert why(table, "Ann", Begun(0, 1)) == "not-all-agree"


def test_whoever_agrees_to_quick_nights_gets_them_only_if_they_are_planned() -> None:
    table = laid("Ann", bots=2)
    do(table, "Ann", Agree(True))
    begin(table, rulebook="onenight")
    assert state(table)["table"]["quick"] is False


def test_at_a_moderated_table_nobody_needs_to_agree() -> None:
    table = laid("Ann", "Ben", "Cem", moderated=True)
    begin(table, rulebook="onenight", quick=True)
    assert state(table)["table"]["quick"] is False


# -- once more ---------------------------------------------------------------------------------------------------------


def over() -> Table:
    """A table whose first game is over: two persons, one who was kicked on the way, one bot."""
    table = laid("Ann", "Ben", "Cem", bots=1)
    begin(table, rulebook="onenight", pace="brisk")
    do(table, "Ben", acts.LetBotPlay(True))
    do(table, "Ann", Kick("Cem"))
    play_out(table)
    assert table.stage == OVER
    return table


def test_after_a_game_the_same_people_play_again_by_the_same_plan() -> None:
    table = over()
    names = table.people.names
    do(table, "Ann", acts.Again())
    assert (table.stage, table.people.names, table.plan.pace) == (LOBBY, names, "brisk")
    assert [chair.player for chair in table.people] == [PERSON, PERSON, BOT, BOT]
    assert set(state(table, "Ann")) == {"you", "table", "may"}
    begin(table, seed=1)
    assert (table.stage, table.games) == (PLAYING, 2)
    assert [event["n"] for event in seen(table, "Ann")["events"]][:2] == [1, 2]


def test_there_is_no_other_game_before_this_one_is_over_and_only_the_host_says_so() -> None:
    table = laid("Ann", "Ben", bots=2)
    assert why(table, "Ann", acts.Again()) == "not-over"
    begin(table)
    assert why(table, "Ann", acts.Again()) == "not-over"
    play_out(table)
    assert why(table, "Ben", acts.Again()) == "not-the-host"


def test_nothing_of_a_game_is_done_when_it_is_over() -> None:
    table = over()
    gone = [acts.Answer(1, "Ann"), acts.Claim("seer"), acts.Pause(), acts.MoreTime(), acts.EndTalk()]
    for act in (*gone, acts.LetBotPlay(True)):
        assert why(table, "Ann", act) == "no-game"
    assert why(table, "", acts.Ticked()) == "no-game"
    assert why(table, "Ann", acts.Watch()) == "no-watching"


def test_somebody_who_comes_when_the_game_is_over_sits_down_sees_its_end_and_plays_the_next_one() -> None:
    table = over()
    do(table, "", Seated("Dan", "key of Dan"))
    shown = state(table, "Dan")
    assert shown["outcome"]["text"] and "card" not in shown and shown["may"] == ["all"]
    assert [place["name"] for place in shown["circle"]] == list(table.people.names[:-1])
    assert not any(event.get("private") for event in seen(table, "Dan")["events"])
    do(table, "Ann", acts.Again())
    begin(table, seed=2)
    assert state(table, "Dan")["card"]["name"]


def test_whoever_is_kicked_or_leaves_when_the_game_is_over_is_gone_from_the_table_and_not_from_its_end() -> None:
    table = over()
    names = list(table.people.names)
    do(table, "Ann", Kick(names[-1]))
    do(table, "Ben", acts.Leave())
    assert list(table.people.names) == ["Ann", "Cem"]
    assert [place["name"] for place in state(table)["circle"]] == names


def test_somebody_new_under_an_old_name_is_not_shown_what_was_said_to_the_other() -> None:
    table = laid("Ann", "Ben", "Cem", bots=3)
    begin(table, rulebook="village", cards=["werewolf"] * 5 + ["hunter"], pack_talk=True)
    speaker, hearer = [name for name in ("Ann", "Ben", "Cem") if state(table, name)["card"]["id"] == "werewolf"][:2]
    while "pack" not in table.may(speaker):
        do(table, "", acts.Ticked())
    do(table, speaker, acts.Say("pack", "Let us take the Hunter."))
    assert [line["text"] for line in seen(table, hearer)["talk"]] == ["Let us take the Hunter."]
    play_out(table)
    assert table.stage == OVER
    do(table, hearer, acts.Leave())
    do(table, "", Seated(hearer, "another key"))
    assert seen(table, hearer)["talk"] == []


# -- beginning ---------------------------------------------------------------------------------------------------------


def test_a_game_of_another_version_of_its_book_closes_the_table_with_a_notice() -> None:
    table = laid("Ann", bots=2)
    do(table, "Ann", Begun(0, 99))
    assert table.stage == CLOSED
    assert state(table)["table"]["notice"].startswith("This game was begun by another version")


def test_the_same_log_gives_the_same_table() -> None:
    log: list[Entry] = []
    table = Table()
    for who, act in (
        ("", Laid("BCDFG", "Ann", "key of Ann", version=VERSION)),
        ("", Seated("Ben", "key of Ben")),
        ("Ann", AddBot()),
        ("Ben", Rename("Bea")),
        ("Ann", Plan(set="random", pace="brisk")),
        ("Ann", Begun(7, 1)),
    ):
        log.append(Entry(table.at + 1, act, who))
        table.apply(log[-1])
    while (due := table.due) is not None:
        if entry := table.next_entry(due):
            log.append(entry)
            table.apply(entry)
    assert table.stage == OVER
    assert picture(Table.read(log)) == picture(table)
