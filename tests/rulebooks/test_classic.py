"""Classic: what a story cannot say about it: box, table, deal, suggested sets."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from nightcall import MODERATOR, PUBLIC, Game, Refused, Setup
from nightcall.engine.event import (
    Called,
    Dealt,
)
from nightcall.rulebooks.classic import CLASSIC_BOOK
from nightcall.testing.games import table
from tests.rulebooks.classic import A_FEW, NAMES, before_the_end, played, setup, suggested

SEATS = range(5, 31)
WEIGHTS = {
    "werewolf": -6, "sorcerer": -3, "cursed": -3, "seer": 7, "mason": 2, "magician": 5, "hunter": 3, "cupid": -2,
    "cobbler": 0, "villager": 1,
}  # fmt: skip
SINGLE = ("sorcerer", "cursed", "seer", "magician", "hunter", "cupid", "cobbler")
"""Of what there is at most one card."""
SUGGESTED = """
     5   1 1 0 1 0 0 0 0 0  2   0
     6   1 1 0 1 0 0 0 0 0  3  +1
     7   1 1 1 1 0 0 1 0 0  2   0
     8   2 0 0 1 0 0 1 0 0  4  +2
     9   2 0 1 1 2 0 1 0 0  2  +1
    10   2 1 0 1 2 0 1 0 0  3  +2
    11   2 1 0 1 2 0 1 1 0  3   0
    12   3 0 0 1 2 1 1 1 0  3  +2
    13   3 0 0 1 2 1 1 1 0  4  +3
    14   3 0 0 1 2 1 1 1 1  4  +3
    15   3 1 0 1 3 1 1 1 1  3  +1
    16   4 0 0 1 3 1 1 0 1  5  +2
    17   4 0 0 1 3 1 1 0 1  6  +3
    18   4 0 0 1 3 1 1 1 1  6  +1
    19   4 0 0 1 3 1 1 1 1  7  +2
    20   4 0 1 1 3 1 1 1 1  7  -1
    21   5 0 0 1 3 1 1 0 1  9   0
    22   5 0 0 1 3 1 1 0 1 10  +1
    23   5 0 0 1 3 1 1 1 1 10  -1
    24   5 0 0 1 3 1 1 1 1 11   0
    25   5 0 0 1 3 1 1 1 1 12  +1
    26   5 1 0 1 4 1 1 1 1 11  -1
    27   5 1 0 1 4 1 1 1 1 12   0
    28   6 0 0 1 4 1 1 0 1 14  +1
    29   6 0 0 1 4 1 1 0 1 15  +2
    30   6 0 0 1 4 1 1 1 1 15   0
"""
"""The table of C-117: seats, how many of each card in the order of WEIGHTS, and what they add up to."""
TABLE = {
    seats: (cards, total) for seats, *cards, total in (map(int, row.split()) for row in SUGGESTED.split("\n")[1:-1])
}
WOLVES = {**dict.fromkeys(range(5, 8), 1), **dict.fromkeys(range(8, 12), 2), **dict.fromkeys(range(12, 16), 3)}
WOLVES |= {**dict.fromkeys(range(16, 21), 4), **dict.fromkeys(range(21, 28), 5), **dict.fromkeys(range(28, 31), 6)}


def departures(cards: Counter[str], **more: Any) -> dict[str, int]:
    """Where a set departs from the advice: rule and card, and by how much."""
    return {f"{advice.rule} {advice.about}": advice.by for advice in setup(cards, **more).advice()}


# -- the table and the deal --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_five_to_thirty_can_play(seats: int) -> None:
    """C-01."""
    game = Game(setup(suggested(seats)))
    assert len(game.seats) == len(game.view(MODERATOR)["cards"]) == seats


@pytest.mark.parametrize("seats", [4, 31])
def test_fewer_or_more_cannot(seats: int) -> None:
    """C-01."""
    with pytest.raises(Refused) as refused:
        setup(Counter(werewolf=1, villager=seats - 1))
    assert (refused.value.reason, refused.value.facts["least"], refused.value.facts["most"]) == (
        "seat-count",
        5,
        30,
    )


def test_a_story_may_seat_fewer() -> None:
    """C-01."""
    assert table("classic", Ann="werewolf", Ben="villager", Cem="villager").phase == "day 1"


def test_whoever_moderates_takes_no_seat() -> None:
    """C-02: there is a card for each player and none for the moderator, whose name no player can have."""
    game = Game(setup(suggested(8)))
    assert MODERATOR not in game.seats and sorted(game.view(MODERATOR)["cards"]) == sorted(game.seats)
    assert "card" not in game.view(MODERATOR)
    with pytest.raises(Refused):
        Setup(rulebook="classic", deal={"moderator": "werewolf", "Ben": "villager", "Cem": "villager"})


def test_cards_are_dealt_at_random() -> None:
    """C-04: everybody may get every card of the set, and the same seed deals the same."""
    deals = [Game(setup(suggested(7), seed)).view(MODERATOR)["cards"] for seed in range(200)]
    assert all(Counter(deal.values()) == suggested(7) for deal in deals)
    assert {(seat, deal[seat]) for deal in deals for seat in deal} == set(product(NAMES[:7], suggested(7)))
    assert Game(setup(suggested(7), 3)).view(MODERATOR)["cards"] == deals[3]


@pytest.mark.parametrize("seed", A_FEW)
def test_until_the_end_a_card_reaches_only_its_player(seed: int) -> None:
    """C-04: the view of each player has the own card, no other, and the public view has none."""
    game = played(seed)
    for event in before_the_end(game):
        if isinstance(event.fact, Dealt):
            assert event.audience == (event.fact.seat,)
    cards = game.view(MODERATOR)["cards"]
    assert {seat: game.view(seat)["card"] for seat in game.seats} == cards
    assert "card" not in game.view(PUBLIC)


def test_whoever_is_not_called_sees_nothing_of_the_night_but_the_calls() -> None:
    """C-10: all of them see the same; and only those who are called are asked anything."""
    game = Game(setup(suggested(15), seed=1, amulet="lot"))
    cards = game.view(MODERATOR)["cards"]
    while game.phase == "night 1":
        (*_, called) = [event.fact.role for event in game.events if isinstance(event.fact, Called)]
        assert {cards[ask.seat] for ask in game.asks} == {called}
        game.time_up(game.asks[0].verb)
    notes = game.view(MODERATOR)["notes"]["game"]
    marked = {*notes["lovers"], *notes["amulet holder"]}
    nights = [
        [(event["kind"], event.get("role")) for event in game.view(seat)["events"] if event["phase"] == "night 1"]
        for seat in game.seats
        if cards[seat] == "villager" and seat not in marked
    ]
    order = ("werewolf", "mason", "hunter", "magician", "cobbler", "seer", "sorcerer", "cupid", "lovers", "amulet")
    calls = [(kind, role) for role in order for kind in ("called", "slept")]
    assert len(nights) >= 2 and all(night == [("night-fell", None), *calls] for night in nights)


@pytest.mark.parametrize("card", SINGLE)
def test_there_is_at_most_one_of_each_character(card: str) -> None:
    """C-05."""
    with pytest.raises(Refused) as refused:
        setup(Counter({"werewolf": 1, "villager": 4, card: 2}))
    assert (refused.value.reason, refused.value.rule) == ("too-many-cards", "C-05")


def test_of_werewolves_masons_and_villagers_there_may_be_any_number() -> None:
    """C-05: but of Masons not just one."""
    for cards in (Counter(werewolf=14, villager=16), Counter(werewolf=1, mason=29), Counter(werewolf=1, villager=29)):
        assert len(Game(setup(cards)).seats) == 30
    for written in (False, True):
        with pytest.raises(Refused) as refused:
            if written:
                table("classic", Ann="werewolf", Ben="mason", Cem="villager")
            setup(Counter(werewolf=1, mason=1, villager=4))
        assert (refused.value.reason, refused.value.rule) == ("one-mason", "C-05")


@pytest.mark.parametrize(
    ("wolves", "others", "is_refused"),
    [(0, 5, True), (0, 30, True), (1, 4, False), (2, 3, False), (3, 3, True), (4, 3, True), (5, 0, True)],
)
def test_a_set_has_a_werewolf_and_more_others(wolves: int, others: int, is_refused: bool) -> None:
    """C-06: the Sorcerer and the Cursed are others."""
    cards = Counter(werewolf=wolves, villager=others)
    swapped = cards + Counter(sorcerer=1, cursed=1) - Counter(villager=2) if others > 2 else cards
    for dealt in (cards, swapped):
        if not is_refused:
            assert Game(setup(dealt)).seats
            continue
        with pytest.raises(Refused) as refused:
            setup(dealt)
        assert (refused.value.reason, refused.value.rule) == ("too-many-wolves", "C-06")


@pytest.mark.parametrize("wolves", [0, 3, 5])
def test_a_deal_as_written_is_taken_as_written(wolves: int) -> None:
    """C-06: with any number of Werewolves, and it is over when the first day dawns."""
    deal = {name: "werewolf" if number < wolves else "villager" for number, name in enumerate(NAMES[:5])}
    game = Game(Setup(rulebook="classic", deal=deal))
    assert game.phase == "dawn 1" and game.outcome
    assert game.outcome.teams == (("werewolf",) if wolves else ("village",))


# -- choosing characters -----------------------------------------------------------------------------------------------


def test_the_weights_of_the_cards() -> None:
    """C-114."""
    assert {role.id: role.value for role in CLASSIC_BOOK.roles} == WEIGHTS


@pytest.mark.parametrize("seats", SEATS)
def test_the_suggested_set_is_the_one_of_the_table(seats: int) -> None:
    """C-113 and C-117: it is what is meant when no set is named, and it can be dealt."""
    cards, total = TABLE[seats]
    assert suggested(seats) == +Counter(dict(zip(WEIGHTS, cards, strict=True)))
    assert sum(cards) == seats and sum(map(int.__mul__, cards, WEIGHTS.values())) == total
    assert Counter(Game(setup(suggested(seats), seats)).view(MODERATOR)["cards"].values()) == suggested(seats)


def test_there_is_a_suggested_set_for_every_number_of_seats_and_for_no_other() -> None:
    """C-117."""
    assert list(TABLE) == list(SEATS) == list(CLASSIC_BOOK.sets[CLASSIC_BOOK.usual])
    for seats in (4, 31):
        with pytest.raises(Refused):
            CLASSIC_BOOK.suggested(seats)


@pytest.mark.parametrize("seats", SEATS)
def test_a_suggested_set_departs_from_no_advice(seats: int) -> None:
    """C-111, C-112, C-114 and C-116: with what the book lays beside it, the Amulet from twelve seats on."""
    cards, beside = suggested(seats), CLASSIC_BOOK.suggests_beside(seats)
    assert beside == ({"amulet": "lot"} if seats >= 12 else {})
    assert cards["werewolf"] == WOLVES[seats] and cards["seer"] == 1
    assert departures(cards, **beside) == {}


@pytest.mark.parametrize("seats", SEATS)
def test_advice_on_the_number_of_werewolves(seats: int) -> None:
    """C-111: by how many there are too few or too many; never a refusal."""
    for wolves in range(1, (seats + 1) // 2):
        said = departures(Counter(werewolf=wolves, seer=1, villager=seats - wolves - 1))
        assert said.get("C-111 werewolf", 0) == wolves - WOLVES[seats]


@pytest.mark.parametrize("seats", SEATS)
def test_advice_on_the_seer(seats: int) -> None:
    """C-112: with a Sorcerer or without."""
    cards = Counter(werewolf=WOLVES[seats], villager=seats - WOLVES[seats] - 1)
    for other, is_missed in (("seer", False), ("sorcerer", True), ("villager", True)):
        said = departures(cards + Counter([other]))
        assert said.get("C-112 seer", 0) == -is_missed


@pytest.mark.parametrize("seats", SEATS)
def test_advice_on_the_sum(seats: int) -> None:
    """C-114: how far it lies beyond what any group would want, +3 for beginners and -3 for experienced players."""
    for wolves in range(1, (seats + 1) // 2):
        cards = Counter(werewolf=wolves, seer=1, villager=seats - wolves - 1)
        for swapped in (cards, cards + Counter(magician=1, cobbler=1) - Counter(villager=2)):
            total = sum(WEIGHTS[card] * copies for card, copies in swapped.items())
            off = total + 3 if total < -3 else max(total - 3, 0)
            assert departures(swapped).get("C-114 sum", 0) == off


@pytest.mark.parametrize("seats", SEATS)
def test_advice_on_the_amulet(seats: int) -> None:
    """C-116: for twelve and more; somebody named has it as well as somebody drawn."""
    for amulet, by in (("", -1 if seats >= 12 else 0), ("lot", int(seats < 12)), ("P0", int(seats < 12))):
        assert departures(suggested(seats), amulet=amulet).get("C-116 amulet", 0) == by


def test_all_know_what_is_in_play() -> None:
    """C-137."""
    (opened, *_) = Game(setup(suggested(12), amulet="lot")).view(PUBLIC)["events"]
    assert (opened["kind"], opened["rule"], opened["beside"]) == ("opened", "C-137", ["amulet"])
    assert Counter(opened["cards"]) == suggested(12)
