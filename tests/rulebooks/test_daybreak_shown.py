"""Daybreak: what a story does not look at: reasons and rules, shields in sight, who touched which card."""

from collections import Counter

import pytest

from nightcall import MODERATOR, PUBLIC, Game, Setup
from nightcall.engine.lots import Lots
from nightcall.engine.refused import Known
from nightcall.engine.setup import Advice
from nightcall.rulebooks.daybreak import DAYBREAK_BOOK
from nightcall.rulebooks.daybreak.sets import OWN_BOX
from nightcall.rulebooks.roles.curator import ARTIFACTS
from tests.engine.test_refusals import refusal
from tests.rulebooks.test_onenight import NAMES, laid
from tests.rulebooks.test_village_shown import news

BOTH_BOXES = tuple(sorted(DAYBREAK_BOOK.box.elements()))
ALPHA = "alpha-wolf witch villager seer robber drunk"
CURATED = "curator villager villager werewolf werewolf seer"


def marks(game: Game, viewer: str) -> dict[str, list[str]]:
    """What lies on whose card, as a viewer sees it."""
    return {seat["name"]: seat["marks"] for seat in game.view(viewer)["seats"] if "marks" in seat}


def pile(setup: Setup) -> list[str]:
    """The pile of artifacts, top first."""
    return list(Game(setup).view(MODERATOR)["notes"]["game"]["pile"])


# -- set-up --------------------------------------------------------------------------------------------------------


def test_the_extra_card_is_refused_for_what_is_wrong_with_it() -> None:
    """D-06."""
    assert refusal(laid, ALPHA, 3, "daybreak") == ("extra-needed", "D-06", {})
    assert refusal(laid, ALPHA, 3, "daybreak", extra="tanner") == ("extra-needed", "D-06", {})
    assert refusal(laid, CURATED, 3, "daybreak", extra="werewolf") == ("extra-unwanted", "D-06", {})
    cards = ("alpha-wolf", "werewolf", "werewolf", "werewolf", "dream-wolf", "seeing-wolf")
    assert refusal(Setup, rulebook="daybreak", seats=NAMES[:3], cards=cards) == ("no-wolf-left", "D-06", {})


def test_the_artifacts_are_refused_for_what_is_wrong_with_them() -> None:
    """D-09."""

    def artifacts(*names: str, cards: str = CURATED) -> tuple[str, str, dict[str, Known]]:
        return refusal(laid, cards, 3, "daybreak", artifacts=names)

    uncurated = "villager villager villager werewolf werewolf seer"
    assert artifacts("fog", cards=uncurated) == ("artifacts-unwanted", "D-09", {})
    assert artifacts("fog", "sword") == ("no-such-artifact", "D-09", {"artifact": "sword"})
    assert artifacts("fog", "claw", "fog") == ("artifact-twice", "D-09", {})


@pytest.mark.parametrize(
    ("cards", "advice"),
    [
        ("insomniac werewolf seer drunk villager villager", [Advice("D-94", "insomniac", 1)]),
        ("bodyguard werewolf seer drunk villager villager", [Advice("D-12", "bodyguard", -2)]),
        ("bodyguard werewolf seer drunk villager villager villager", [Advice("D-12", "bodyguard", -1)]),
        ("bodyguard werewolf seer drunk villager villager villager villager", []),
        ("werewolf werewolf werewolf drunk villager villager", []),
        ("werewolf werewolf werewolf dream-wolf villager villager", [Advice("D-90", "werewolf", 1)]),
        ("village-idiot werewolf seer drunk villager villager", [Advice("D-10", "village-idiot", 1)]),
    ],
)
def test_advice_says_what_is_off_and_by_how_much(cards: str, advice: list[Advice]) -> None:
    """D-10, D-12: five are enough for the Bodyguard; D-90: three Wolves are not too many; D-94."""
    assert list(laid(cards, len(cards.split()) - 3, "daybreak").advice()) == advice


@pytest.mark.parametrize(("name", "box"), [("anarchy", OWN_BOX), ("anarchy-mixed", BOTH_BOXES)])
def test_anarchy_is_drawn_for_its_own_purpose_and_may_have_three_wolves(name: str, box: tuple[str, ...]) -> None:
    """D-89 and D-90: the same seed gives the same set in every version."""
    most = 0
    for seed in range(40):
        lots = Lots(seed)
        while True:
            drawn = lots.draw("set", box, 13)
            wolves = sum(DAYBREAK_BOOK.role(card).prowls for card in drawn)
            if wolves <= 3 and drawn.count("mason") != 1:
                break
        most = max(most, wolves)
        cards = DAYBREAK_BOOK.suggested(10, name, seed=seed)
        assert len(cards) == 13 and Counter(cards) == Counter(drawn)
    assert most == 3


def test_the_pile_is_as_written_only_where_a_deal_is_written_too() -> None:
    """D-09: otherwise shuffled, for a purpose of its own."""
    assert pile(laid(CURATED, 3, "daybreak", artifacts=("mask", "claw", "fog"))) == ["mask", "claw", "fog"]
    for seed in range(6):
        every = Lots(seed).shuffle("artifacts", ARTIFACTS)
        assert pile(laid(CURATED, 3, "daybreak", seed=seed)) == every
        dealt = Setup(rulebook="daybreak", seats=NAMES[:3], cards=tuple(CURATED.split()), seed=seed)
        assert pile(dealt) == every
        fewer = Setup(
            rulebook="daybreak",
            seats=NAMES[:3],
            cards=tuple(CURATED.split()),
            artifacts=("mask", "claw", "fog", "brand"),
            seed=seed,
        )
        assert pile(fewer) == Lots(seed).shuffle("artifacts", ("mask", "claw", "fog", "brand"))


# -- the narrator --------------------------------------------------------------------------------------------------


def test_the_narrator_speaks_of_the_dream_wolf_only_where_there_is_one() -> None:
    """D-14: in place of the plain words, at the Wolves' call and at the Minion's."""
    without = [
        line.message
        for line in DAYBREAK_BOOK.narration(laid("werewolf minion seer drunk prince villager", 3, "daybreak"))
    ]
    assert without[:6] == [
        *("night-fell", "called-werewolf", "called-werewolf-lone", "slept-werewolf"),
        *("called-minion", "slept-minion"),
    ]
    with_it = [
        line.message
        for line in DAYBREAK_BOOK.narration(laid("werewolf minion dream-wolf drunk prince villager", 3, "daybreak"))
    ]
    assert with_it[:6] == [
        *("night-fell", "called-werewolf-with-dream-wolf", "called-werewolf-lone", "slept-werewolf"),
        *("called-minion-with-dream-wolf", "slept-minion"),
    ]


# -- shields -------------------------------------------------------------------------------------------------------


def test_shields_are_seen_from_waking_on() -> None:
    """D-23: both, by everyone, in the order of the seats; not before, and not who laid them."""
    game = Game(laid("sentinel villager doppelganger young-seer werewolf werewolf robber", 4, "daybreak"))
    game.answer("P0", "shield", "P3")
    game.answer("P2", "copy", "P0")
    game.answer("P2", "shield", "P1")
    assert [ask.verb for ask in game.asks] == ["look"]
    assert marks(game, PUBLIC) == marks(game, "P1") == {}
    assert game.view(MODERATOR)["notes"]["game"]["shield"] == ["P3", "P1"]
    game.answer("P3", "look", "pass")
    for viewer in (PUBLIC, "P0", "P1"):
        assert marks(game, viewer) == {"P1": ["shield"], "P3": ["shield"]}
        assert [(mark["seat"], mark["rule"]) for mark in news(game, viewer, "marked")] == [
            ("P1", "D-23"),
            ("P3", "D-23"),
        ]


@pytest.mark.parametrize(
    ("card", "verb", "what"),
    [
        ("doppelganger", "copy", "P1"),
        ("seer", "look", "P1"),
        ("alpha-wolf", "infect", "P1"),
        ("seeing-wolf", "look", "P1"),
        ("ghost-hunter", "look", "P1"),
        ("robber", "rob", "P1"),
        ("troublemaker", "swap", ["P1", "P2"]),
        ("revealer", "reveal", "P1"),
        ("curator", "gift", "P1"),
    ],
)
def test_a_shielded_card_is_refused_by_the_rule_for_shields(card: str, verb: str, what: object) -> None:
    """D-20: and whoever is asked sees at once that it is barred, and why."""
    more = {"extra": "werewolf"} if card == "alpha-wolf" else {}
    cards = f"sentinel villager villager {card} dream-wolf villager villager"
    game = Game(laid(cards, 4, "daybreak", options={"lone-wolf": "no"}, **more))
    game.answer("P0", "shield", "P1")
    assert [(ask.seat, ask.verb, dict(ask.barred)) for ask in game.asks] == [("P3", verb, {"P1": "D-20"})]
    assert refusal(game.answer, "P3", verb, what) == ("barred", "D-20", {"verb": verb, "what": "P1"})


def test_a_card_that_is_face_up_is_refused_by_the_revealers_rule() -> None:
    """D-49: to the Doppelgänger who has copied one, beside a card under a shield."""
    game = Game(laid("doppelganger revealer villager sentinel villager werewolf werewolf villager", 5, "daybreak"))
    game.answer("P3", "shield", "P4")
    game.answer("P0", "copy", "P1")
    game.answer("P1", "reveal", "P2")
    assert [dict(ask.barred) for ask in game.asks] == [{"P4": "D-20", "P2": "D-49"}]
    assert refusal(game.answer, "P0", "reveal", "P2") == ("barred", "D-49", {"verb": "reveal", "what": "P2"})


def test_a_card_with_an_artifact_is_refused_by_the_rule_for_artifacts() -> None:
    """D-71."""
    game = Game(laid("doppelganger curator villager sentinel villager werewolf werewolf villager", 5, "daybreak"))
    game.answer("P3", "shield", "P4")
    game.answer("P0", "copy", "P1")
    game.answer("P1", "gift", "P2")
    assert [dict(ask.barred) for ask in game.asks] == [{"P4": "D-20", "P2": "D-71"}]
    assert refusal(game.answer, "P0", "gift", "P2") == ("barred", "D-71", {"verb": "gift", "what": "P2"})


# -- what is told, and by which rule -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "what", "rule"),
    [("seeing-wolf", "P1", "D-33"), ("young-seer", "center 1", "D-35"), ("ghost-hunter", "P1", "D-36")],
)
def test_whoever_looks_does_so_by_the_own_rule(card: str, what: str, rule: str) -> None:
    """D-33, D-35 and D-36: in the question, in the choice and in the news."""
    game = Game(laid(f"{card} villager dream-wolf villager seer robber", 3, "daybreak"))
    assert [ask.rule for ask in game.asks] == [rule]
    game.answer("P0", "look", what)
    assert news(game, "P0", "chose") == [{"seat": "P0", "verb": "look", "what": what, "rule": rule}]
    assert [(told["value"], told["rule"]) for told in news(game, "P0", "told") if told["about"] == "look"] == [
        ({what: "villager"}, rule)
    ]


def test_the_lone_wolf_and_the_minion_go_by_this_books_rules() -> None:
    """D-25, D-26 and D-28."""
    game = Game(laid("alpha-wolf minion villager villager seer robber", 3, "daybreak", extra="werewolf"))
    assert [ask.rule for ask in game.asks] == ["D-26"]
    game.answer("P0", "look", "center 4")
    assert [(told["about"], told["rule"]) for told in news(game, "P0", "told")] == [("pack", "D-25"), ("look", "D-26")]
    game.answer("P0", "infect", "P2")
    assert [(told["value"], told["rule"]) for told in news(game, "P1", "told")] == [(["P0"], "D-28")]


def test_the_witch_is_reminded_which_card_she_gives_away() -> None:
    """D-42."""
    game = Game(laid("witch villager villager werewolf seer robber", 3, "daybreak"))
    game.answer("P0", "peek", "center 2")
    assert [(ask.verb, dict(ask.about), ask.rule) for ask in game.asks] == [("place", {"place": "center 2"}, "D-42")]


def test_the_revealer_is_told_whose_card_it_is_and_all_see_it_by_its_own_rule() -> None:
    """D-49 and D-50."""
    game = Game(laid("revealer villager villager werewolf seer werewolf", 3, "daybreak"))
    game.answer("P0", "reveal", "P2")
    assert [(told["value"], told["of"], told["rule"]) for told in news(game, "P0", "told")] == [
        ("villager", "P2", "D-49")
    ]
    assert [shown["rule"] for shown in news(game, "P1", "shown")] == ["D-50"]


def test_the_trails_name_everyone_who_touched_a_card() -> None:
    """D-46 and D-48: whoever looked or moved, in whose call, and where the card lay then."""
    game = Game(laid("witch revealer insomniac drunk villager werewolf werewolf villager", 5, "daybreak"))
    game.answer("P0", "peek", "center 3")
    game.answer("P0", "place", "P4")
    game.answer("P3", "take", "center 1")
    game.answer("P1", "reveal", "P0")
    steps = {
        trail["dealt"]: [tuple(step.values()) for step in trail["steps"]] for trail in game.view(MODERATOR)["trails"]
    }
    assert {dealt: way for dealt, way in steps.items() if way} == {
        "P0": [("revealer", "P1", "saw", "P0")],
        "P2": [("insomniac", "P2", "saw", "P2")],
        "P3": [("drunk", "P3", "moved", "center 1")],
        "P4": [("witch", "P0", "moved", "center 3")],
        "center 1": [("drunk", "P3", "moved", "P3")],
        "center 3": [("witch", "P0", "saw", "center 3"), ("witch", "P0", "moved", "P4")],
    }
