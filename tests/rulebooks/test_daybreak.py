"""Daybreak: what a story cannot say about it: boxes, named sets, Anarchy's draw, advice, artifacts."""

from collections import Counter

import pytest

from nightcall import PUBLIC, Game, Refused, Setup
from nightcall.rulebooks.daybreak import DAYBREAK_BOOK
from nightcall.rulebooks.daybreak.sets import OWN_BOX
from tests.rulebooks.test_onenight import NAMES, laid

SIZES = {
    "terror-awakens": range(3, 7),
    "werewolf-night": range(5, 11),
    "a-terrifying-opponent": range(3, 5),
    "precarious-alliances": range(3, 8),
    "evil-transformations": range(3, 11),
    "trust-no-one": range(3, 8),
    "the-informed": range(5, 11),
}


def test_a_first_table_is_offered_the_set_for_a_first_game() -> None:
    """D-11."""
    assert {DAYBREAK_BOOK.usual_set(seats) for seats in range(3, 6)} == {"terror-awakens"}


def test_two_boxes_make_32_cards() -> None:
    """D-02, and D-01 and D-96: three to ten seats."""
    assert DAYBREAK_BOOK.box.total() == 32 and len(OWN_BOX) == 16
    assert {card: copies for card, copies in DAYBREAK_BOOK.box.items() if copies > 1} == {
        "werewolf": 3,
        "mason": 2,
        "villager": 5,
    }
    assert range(3, 11) == DAYBREAK_BOOK.seats


def test_the_named_sets_are_those_of_the_book() -> None:
    """D-04, D-85 to D-88 and D-91 to D-93, D-95: each for its players, three cards more than seats, and playable."""
    assert {name: range(min(sets), max(sets) + 1) for name, sets in DAYBREAK_BOOK.sets.items()} == SIZES
    for name, sizes in SIZES.items():
        for seats in sizes:
            cards = DAYBREAK_BOOK.suggested(seats, name)
            setup = Setup(rulebook="daybreak", seats=NAMES[:seats], cards=cards)
            assert len(cards) == seats + 3 and Counter(cards) <= DAYBREAK_BOOK.box
            assert bool(setup.extra) == ("alpha-wolf" in cards)


@pytest.mark.parametrize(
    ("name", "seats", "added"),
    [
        ("terror-awakens", 6, "dream-wolf"),
        ("werewolf-night", 10, "prince"),
        ("a-terrifying-opponent", 4, "revealer"),
        ("precarious-alliances", 7, "seeing-wolf"),
        ("evil-transformations", 10, "young-seer"),
        ("trust-no-one", 7, "seer"),
        ("the-informed", 10, "robber"),
    ],
)
def test_the_last_row_of_each_set(name: str, seats: int, added: str) -> None:
    """D-85, D-86, D-87, D-88, D-91, D-92 and D-93: what the largest table adds."""
    more = Counter(DAYBREAK_BOOK.suggested(seats, name)) - Counter(DAYBREAK_BOOK.suggested(seats - 1, name))
    assert more == Counter([added])


def test_the_informed_loses_the_troublemaker_at_seven() -> None:
    """D-93 and D-94: without one, no warning for the Insomniac: the Witch moves cards, too."""
    assert "troublemaker" in DAYBREAK_BOOK.suggested(6, "the-informed")
    seven = DAYBREAK_BOOK.suggested(7, "the-informed")
    assert "troublemaker" not in seven and seven.count("mason") == 2
    assert Setup(rulebook="daybreak", seats=NAMES[:7], cards=seven).advice() == ()


def test_anarchy_draws_at_most_three_wolves_and_never_one_mason() -> None:
    """D-89, D-90 and D-104: by the seed, from this box or from both."""
    for name, box in (("anarchy", Counter(OWN_BOX)), ("anarchy-mixed", DAYBREAK_BOOK.box)):
        draws = [DAYBREAK_BOOK.suggested(seats, name, seed=seed) for seats in range(3, 11) for seed in range(40)]
        for draw in draws:
            assert Counter(draw) <= box and draw.count("mason") != 1
            assert sum(DAYBREAK_BOOK.role(card).prowls for card in draw) <= 3
        assert set().union(*draws) == set(box)
        assert DAYBREAK_BOOK.suggested(10, name, seed=1) == DAYBREAK_BOOK.suggested(10, name, seed=1)


def test_advice_warns_and_does_not_refuse() -> None:
    """D-10, D-12 and D-100, D-90, D-94."""

    def rules(cards: str, seats: int = 3) -> list[str]:
        extra = "werewolf" if "alpha-wolf" in cards else ""
        return [advice.rule for advice in laid(cards, seats, "daybreak", extra=extra).advice()]

    assert rules("bodyguard werewolf seer villager villager villager") == ["D-12"]
    assert rules("village-idiot werewolf seer villager villager villager") == ["D-10"]
    assert rules("insomniac werewolf seer villager villager villager") == ["D-94"]
    assert rules("insomniac alpha-wolf seer villager villager villager") == []
    assert rules("werewolf werewolf seeing-wolf dream-wolf villager villager") == ["D-90"]


def test_the_extra_card_is_a_werewolf_as_long_as_the_box_has_one() -> None:
    """D-06."""

    def extra(cards: str) -> str:
        every = tuple(cards.split())
        return Setup(rulebook="daybreak", seats=NAMES[: len(every) - 3], cards=every).extra

    assert extra("alpha-wolf witch villager villager seer robber") == "werewolf"
    assert extra("alpha-wolf werewolf werewolf werewolf seer robber") == "dream-wolf"
    assert extra("alpha-wolf werewolf werewolf werewolf dream-wolf robber") == "seeing-wolf"
    with pytest.raises(Refused):
        extra("alpha-wolf werewolf werewolf werewolf dream-wolf seeing-wolf")
    with pytest.raises(Refused):
        laid("alpha-wolf villager villager seer robber drunk", 3, "daybreak", extra="seer")


def test_the_set_and_the_artifacts_in_use_are_open() -> None:
    """D-05 and D-09: all see which cards, which extra card and which artifacts there are, but not their order."""
    cards = ("curator", "alpha-wolf", "villager", "villager", "seer", "robber")
    game = Game(Setup(rulebook="daybreak", seats=NAMES[:3], cards=cards, artifacts=("mask", "claw")))
    opened, piled = (event for event in game.view(PUBLIC)["events"] if event["kind"] in ("opened", "piled"))
    assert opened["extra"] == "werewolf" and opened["cards"]["curator"] == 1
    assert piled["artifacts"] == ["claw", "mask"]
    piles = set()
    for seed in range(40):
        game = Game(Setup(rulebook="daybreak", seats=NAMES[:3], cards=cards, seed=seed))
        piles.add(tuple(game.view("moderator")["notes"]["game"]["pile"]))
    assert len(piles) > 20


def test_all_see_that_an_artifact_lies_there_and_one_sees_which() -> None:
    """D-54."""
    setup = laid("curator villager villager werewolf werewolf seer", 3, "daybreak", artifacts=("fog",))
    game = Game(setup)
    game.answer("P0", "gift", "P1")
    assert game.view("P2")["seats"][1]["marks"] == ["artifact"]
    assert "fog" not in str([event for event in game.view("P2")["events"] if event["kind"] != "piled"])
    assert game.view("P1")["events"][-2]["value"] == "fog" or game.view("P1")["events"][-1].get("value") == "fog"


def test_a_card_turned_up_by_night_is_seen_when_all_wake() -> None:
    """D-50: not before, while others are still called."""
    game = Game(laid("revealer curator villager werewolf werewolf seer", 3, "daybreak"))
    game.answer("P0", "reveal", "P2")
    assert [ask.verb for ask in game.asks] == ["gift"]
    assert "shown" not in game.view("P1")["seats"][2]
    game.answer("P1", "gift", "pass")
    assert game.view("P1")["seats"][2]["shown"] == "villager"
    assert [event["phase"] for event in game.view("P1")["events"] if event["kind"] == "shown"] == ["night 1"]


def test_a_copied_fortune_teller_is_told_once() -> None:
    """D-70."""
    game = Game(laid("doppelganger fortune-teller villager werewolf seer robber", 3, "daybreak"))
    game.answer("P0", "copy", "P1")
    for seat, stirred in (("P0", []), ("P1", ["P0"])):
        told = [event["value"] for event in game.view(seat)["events"] if event.get("about") == "stirred"]
        assert told == [stirred]


def test_ten_minutes_are_the_default_of_a_day() -> None:
    """D-76."""
    setup = laid("villager villager villager werewolf werewolf seer", 3, "daybreak")
    assert setup.option("day-minutes") == 10
    assert laid("villager villager villager werewolf werewolf seer", 3).option("day-minutes") == 0


def test_the_scripts_are_those_of_the_texts() -> None:
    """D-103: every call of the book has its words, and the order is D-14's."""
    calls = [call.name for call in DAYBREAK_BOOK.first_night.calls]
    assert calls[:6] == ["sentinel", "doppelganger", "werewolf", "alpha-wolf", "seeing-wolf", "minion"]
    assert calls[-4:] == ["revealer", "doppelganger-revealer", "curator", "doppelganger-curator"]
    assert len(calls) == 23
