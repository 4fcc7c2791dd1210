"""What can be planned, what lies beside the cards, and what is refused."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from nightcall import Refused
from nightcall.engine.rulebook import Rulebook, bound, rulebook_named
from nightcall.engine.setup import MOST_SEATS
from nightcall.table.acts import (
    Begun,
    Leave,
    Plan,
    Rename,
)
from nightcall.table.stage import LOBBY, PLAYING
from nightcall.table.table import Table
from nightcall.testing.screen import facts
from nightcall.testing.tables import begin, do, laid, lobby, seen, some_plan, state, why
from tests.table.lobbies import crowd

BOOKS = [book.id for book in bound()]


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


# -- a plan that names what is hidden ----------------------------------------------------------------------------------

FEW = ["werewolf", "seer", "hunter", "cobbler", "villager"]


@pytest.mark.parametrize("holder", ["Ann", "Ben", "Zoe", "lot"])
def test_nobody_reads_off_the_lobby_whom_a_plan_gives_the_amulet(holder: str) -> None:
    table = laid("Ann", "Ben", "Cem", "Dan", "Eve", moderated=True)
    do(table, "moderator", Plan(rulebook="classic", cards=FEW, amulet=holder))
    shown = lobby(table)
    assert (shown["problem"], shown["plan"]["amulet"]) == ("", holder if holder == "lot" else "")
    for change in (Rename("Benny"), Leave()):
        do(table, "Ben" if isinstance(change, Rename) else "Benny", change)
        if holder != "lot":
            assert lobby(table)["problem"] == ""


@pytest.mark.parametrize("left_over", ["werewolf", "seer"])
def test_nobody_reads_off_the_lobby_which_card_is_left_over(left_over: str) -> None:
    table = laid(*["Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal"], moderated=True)
    everything = ["drunkard", "healer", "hunter", "seer", "villager", "villager", "werewolf", "werewolf", "witch"]
    others = [*everything]
    others.remove(left_over)
    do(table, "moderator", Plan(rulebook="bigbox", cards=others, extra=left_over))
    shown = lobby(table)
    assert (shown["cards"], shown["plan"]["cards"], shown["plan"]["extra"]) == (everything, everything, "")


def test_whoever_takes_another_name_takes_it_in_the_plan_too() -> None:
    table = laid("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", moderated=True)
    deal = dict(zip(("Ann", "Ben", "Cem", "Dan", "Eve", "Fay"), ("werewolf", *["villager"] * 5), strict=True))
    do(table, "moderator", Plan(rulebook="village", deal=deal, mayor="Ben"))
    do(table, "Ben", Rename("Benny"))
    assert (table.plan.mayor, list(table.plan.deal)) == ("Benny", ["Ann", "Benny", "Cem", "Dan", "Eve", "Fay"])
