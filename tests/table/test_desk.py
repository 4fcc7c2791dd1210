"""A desk: the deal as it is told, whole games by what the desk shows, and nothing of it anywhere else."""

from random import Random
from typing import Any

import pytest

from nightcall import Game, Refused
from nightcall.engine.event import MODERATOR
from nightcall.engine.rulebook import rulebook_named
from nightcall.table import acts
from nightcall.table.acts import Enter, Plan, TimeUp
from nightcall.table.desk import Desk
from nightcall.table.stage import LOBBY, OVER, PLAYING
from nightcall.table.table import Table
from nightcall.testing.tables import begin, do, laid, seen, some_plan, state, why
from tests.table.desk import (
    KNOWN,
    MOST_ACTS,
    NAMES,
    VILLAGE,
    anyhow,
    check_that_nobody_else_sees_the_desk,
    desk,
    enter,
    go_on,
    moderated,
    night,
    play_on,
    told,
    until,
)

# -- the deal ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", KNOWN)
def test_a_deal_that_is_told_is_the_deal_that_is_played(book: str) -> None:
    plan = KNOWN[book]
    table = moderated(**plan)
    cards = desk(table)["cards"]
    assert {seat: cards[seat] for seat in plan["deal"]} == plan["deal"]
    for seat, card in plan["deal"].items():
        assert state(table, seat)["card"]["id"] == card


def test_a_deal_may_seat_fewer_than_the_book_wants() -> None:
    table = moderated(rulebook="village", deal={"Ann": "werewolf", "Ben": "villager", "Cem": "villager"})
    assert table.stage == PLAYING


@pytest.mark.parametrize("book", ["village", "bigbox", "classic", "onenight", "daybreak"])
def test_cards_that_are_not_told_are_shuffled_by_the_seed(book: str) -> None:
    one, same, other = (moderated(8, seed, rulebook=book) for seed in (1, 1, 2))
    assert desk(one)["cards"] == desk(same)["cards"] != desk(other)["cards"]
    assert sorted(desk(one)["cards"].values()) == sorted(desk(other)["cards"].values())


@pytest.mark.parametrize(
    ("reason", "plan"),
    [
        ("deal-not-seats", {"deal": {"Ann": "werewolf"}}),
        ("deal-not-seats", {"deal": dict.fromkeys([*NAMES[:6], "Zoe"], "villager")}),
        ("card-count", {"deal": VILLAGE, "center": ["seer"]}),
        ("no-such-role", {"deal": VILLAGE | {"Ann": "wolf"}}),
        ("too-many-cards", {"deal": VILLAGE | {"Ann": "seer"}}),
        ("deal-and-unknown", {"deal": VILLAGE, "unknown": True}),
        ("no-such-key", {"deal": VILLAGE, "amulet": "Ann"}),
    ],
)
def test_a_deal_that_cannot_be_is_a_problem_that_only_the_moderator_sees(reason: str, plan: dict[str, Any]) -> None:
    table = laid(*NAMES[:6], moderated=True)
    do(table, MODERATOR, Plan(rulebook="village", **plan))
    with pytest.raises(Refused) as refusal:
        begin(table)
    assert refusal.value.reason == reason and table.stage == LOBBY
    assert desk(table)["deal"]["problem"] == str(refusal.value)
    assert str(refusal.value) not in str(seen(table)) + str(seen(table, "Ann"))


def test_a_moderator_sees_a_problem_exactly_if_the_plan_cannot_be_begun() -> None:
    chance, begun = Random("any deal"), 0
    for _ in range(500):
        table = laid(*NAMES[: chance.choice((1, 3, 5, 6, 8))], moderated=True)
        names = table.people.names
        plan = some_plan(chance, names)
        cards = [role.id for role in rulebook_named(plan["rulebook"]).roles]
        if chance.random() < 0.6:
            dealt_to = names if chance.random() < 0.9 else names[1:]
            plan |= {"deal": {name: chance.choice(cards) for name in dealt_to}}
        if chance.random() < 0.4:
            plan["center"] = [chance.choice(cards) for _ in range(chance.choice((1, 3, 3, 4)))]
        plan["unknown"] = chance.random() < 0.3
        try:
            do(table, MODERATOR, Plan(**plan))
        except Refused:
            continue
        problem = desk(table)["deal"]["problem"]
        check_that_nobody_else_sees_the_desk(table)
        try:
            begin(table, chance.randrange(1000))
        except Refused as refusal:
            assert str(refusal) == problem and table.stage == LOBBY
        else:
            assert problem == ""
            check_that_nobody_else_sees_the_desk(table)
            begun += 1
    assert begun > 20


def test_one_night_cannot_be_played_without_telling_the_cards() -> None:
    table = laid(*NAMES[:4], moderated=True)
    do(table, MODERATOR, Plan(rulebook="onenight", unknown=True))
    assert why(table, MODERATOR, acts.Begun(0, 1)) == "must-be-known"


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("book", KNOWN)
def test_a_moderator_leads_a_game_to_its_end_by_what_the_desk_shows(book: str, seed: int) -> None:
    table = moderated(**KNOWN[book])
    play_on(table, Random(f"{book} {seed}"), check_that_nobody_else_sees_the_desk)
    assert table.stage == OVER
    assert desk(table)["outcome"]["text"]
    assert desk(table)["asks"] == [] and desk(table)["stop"] is None
    assert isinstance(table.play, Desk)
    assert list(Game.replay(table.play.game.record()).events) == told(table)


def play_unknown(seats: int, hidden: dict[str, str], chance: Random, **plan: Any) -> Table:
    """Play a game whose cards only the test knows: it answers what the desk asks about them."""
    table = moderated(seats, unknown=True, **plan)
    cards = dict(hidden)
    for _ in range(MOST_ACTS):
        if table.stage != PLAYING:
            return table
        assert isinstance(table.play, Desk)
        if table.play.stop:
            go_on(table)
            continue
        ask = table.play.game.asks[0]
        shown = desk(table)["asks"][0]
        assert (shown["seat"], shown["verb"]) == (ask.seat, ask.verb) and shown["text"]
        if ask.verb == "holds":
            what: Any = [seat for seat in ask.choices if cards.get(str(seat)) == ask.about["role"]]
        elif ask.verb == "turns":
            what = cards.get(ask.about["seat"], "pass")
        else:
            what = anyhow(shown, chance)
        enter(table, ask.seat, ask.verb, what)
    raise AssertionError("The game does not end.")


@pytest.mark.parametrize("told_cards", [True, False])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("book", "printed"),
    [
        ("village", "werewolf werewolf seer witch hunter villager villager"),
        ("bigbox", "werewolf werewolf seer healer priest cook villager villager"),
        ("classic", "werewolf werewolf seer mason mason hunter villager"),
    ],
)
def test_with_printed_cards_the_moderator_is_asked_who_woke_and_what_was_turned_up(
    book: str, printed: str, seed: int, told_cards: bool
) -> None:
    cards = printed.split()
    chance = Random(f"{book} {seed}")
    hidden = dict(zip(NAMES, chance.sample(cards, len(cards)), strict=False))
    table = play_unknown(len(cards), hidden, chance, rulebook=book, cards=cards if told_cards else [])
    assert table.stage == OVER
    verbs = [act["verb"] for act in desk(table)["acts"]]
    assert "holds" in verbs
    known = desk(table).get("cards", {})
    assert all(known[seat] == hidden[seat] for seat in known if seat in hidden)


def test_the_moderator_says_who_holds_a_card_and_only_they_are_asked() -> None:
    cards = ["werewolf", "seer", "villager", "villager", "villager", "villager"]
    table = moderated(6, rulebook="village", unknown=True, cards=cards)
    until(table, "holds")
    (ask,) = desk(table)["asks"]
    assert (ask["seat"], ask["count"]) == (MODERATOR, [1, 1])
    assert why(table, "Ben", acts.Answer(1, "Ben")) == "late"
    assert why(table, MODERATOR, Enter(MODERATOR, "holds", ["Ben", "Cem"])) == "wrong-number"
    assert why(table, MODERATOR, TimeUp("holds")) == "no-clock"
    enter(table, MODERATOR, "holds", ["Ben"])
    until(table, "devour")
    assert [ask["seat"] for ask in desk(table)["asks"]] == ["Ben"]
    assert state(table, "Ben")["prompt"]["verb"] == "devour"
    assert state(table, "Cem")["prompt"] is None


# -- what nobody else sees ---------------------------------------------------------------------------------------------


def two_worlds(one: dict[str, Any], other: dict[str, Any], knowing: tuple[str, ...] = ()) -> None:
    """Plan and deal both: whoever is not among those who know sees the same, in the lobby and in the game."""
    tables = [laid(*one["deal"], moderated=True) for _ in range(2)]
    for begun in (False, True):
        for table, plan in zip(tables, (one, other), strict=True):
            begin(table) if begun else do(table, MODERATOR, Plan(**plan))
        assert desk(tables[0]) != desk(tables[1])
        for viewer in ("", *one["deal"]):
            if viewer not in knowing or not begun:
                assert seen(tables[0], viewer) == seen(tables[1], viewer)


@pytest.mark.parametrize("book", KNOWN)
def test_nobody_learns_from_the_table_what_two_others_hold(book: str) -> None:
    plan = KNOWN[book]
    cards = plan["deal"]
    swapped = cards | {"Ben": cards["Cem"], "Cem": cards["Ben"]}
    two_worlds(plan, plan | {"deal": swapped}, ("Ben", "Cem"))


@pytest.mark.parametrize("book", ["onenight", "daybreak"])
def test_nobody_learns_from_the_table_what_lies_in_the_centre(book: str) -> None:
    plan = KNOWN[book]
    two_worlds(plan, plan | {"center": plan["center"][::-1]})


def test_nobody_learns_from_the_table_which_card_was_left_over() -> None:
    plan = KNOWN["bigbox"]
    other = {"deal": plan["deal"] | {"Gus": plan["extra"]}, "extra": plan["deal"]["Gus"]}
    two_worlds(plan, plan | other, ("Gus",))


def test_nobody_learns_from_the_table_who_has_the_amulet() -> None:
    plan = KNOWN["classic"]
    two_worlds(plan, plan | {"amulet": "Eve"})


def test_nobody_learns_from_the_table_in_which_order_the_artifacts_lie() -> None:
    plan = KNOWN["daybreak"]
    two_worlds(plan, plan | {"artifacts": plan["artifacts"][::-1]})


def test_nobody_learns_from_the_table_what_a_printed_card_turned_out_to_be() -> None:
    cards = ["werewolf", "seer", "villager", "villager", "villager", "villager"]
    tables = []
    for wolf in ("Ben", "Cem"):
        table = moderated(6, rulebook="village", unknown=True, cards=cards)
        until(table, "holds")
        enter(table, MODERATOR, "holds", [wolf])
        tables.append(table)
    for viewer in ("", "Ann", "Dan", "Eve", "Fay"):
        assert seen(tables[0], viewer) == seen(tables[1], viewer)


def test_the_moderator_sees_the_deal_and_keeps_it_when_all_play_again() -> None:
    table = laid(*VILLAGE, moderated=True)
    do(table, MODERATOR, Plan(rulebook="village", deal=VILLAGE))
    assert (desk(table)["deal"]["plan"]["deal"], desk(table)["deal"]["problem"]) == (VILLAGE, "")
    begin(table)
    play_on(table, Random(0))
    do(table, MODERATOR, acts.Again())
    assert desk(table)["deal"]["plan"]["deal"] == VILLAGE
    assert set(desk(table)) == {"you", "table", "may", "deal"}


def test_the_moderator_sees_the_night_page_of_the_notes() -> None:
    table = night()
    enter(table, "Ann", "devour", "Cem")
    assert "Cem" in str(desk(table)["notes"])
    assert desk(table)["cards"] == VILLAGE
