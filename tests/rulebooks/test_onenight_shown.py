"""One Night: what a story does not look at: reasons and rules, the narrator's lines, who touched which card, lots."""

import pytest

from nightcall import MODERATOR, PUBLIC, Game
from nightcall.engine.lots import Lots
from nightcall.engine.setup import Advice
from nightcall.rulebooks.onenight import ONE_NIGHT_BOOK
from tests.engine.test_refusals import refusal
from tests.rulebooks.test_onenight import NAMES, laid
from tests.rulebooks.test_village_shown import news

# -- set-up --------------------------------------------------------------------------------------------------------


def test_one_mason_is_refused_by_the_rule_that_says_so() -> None:
    """N-08."""
    assert refusal(laid, "mason werewolf seer robber villager villager", 3) == ("one-mason", "N-08", {})


@pytest.mark.parametrize(
    ("cards", "advice"),
    [
        ("insomniac werewolf seer drunk villager villager", [Advice("N-09", "insomniac", 1)]),
        ("insomniac werewolf seer robber villager villager", []),
        ("insomniac werewolf seer troublemaker villager villager", []),
        ("doppelganger werewolf seer robber villager villager", [Advice("N-99", "doppelganger", 1)]),
        ("insomniac werewolf werewolf seer robber villager villager villager", []),
        ("insomniac werewolf werewolf seer robber villager villager villager drunk", [Advice("N-02", "seats", 1)]),
        (
            "insomniac werewolf werewolf seer robber villager villager villager drunk minion",
            [Advice("N-02", "seats", 2)],
        ),
    ],
)
def test_advice_says_what_is_off_and_by_how_much(cards: str, advice: list[Advice]) -> None:
    """N-02: up to five seats are few; N-09: either of the two who move cards is enough; N-99."""
    assert list(laid(cards, len(cards.split()) - 3).advice()) == advice


def test_a_random_set_is_drawn_for_its_own_purpose() -> None:
    """N-07: the same seed gives the same set in every version; one Mason, and the next draw counts."""
    bag, again = sorted(ONE_NIGHT_BOOK.box.elements()), 0
    for seed in range(40):
        lots = Lots(seed)
        while (drawn := lots.draw("set", bag, 8)).count("mason") == 1:
            again += 1
        assert ONE_NIGHT_BOOK.suggested(5, "random", seed=seed) == tuple(drawn)
    assert again > 5


def test_a_character_is_called_in_the_only_night_or_never() -> None:
    """N-15."""
    never = [role.id for role in ONE_NIGHT_BOOK.roles if ONE_NIGHT_BOOK.when_called(role) == "never"]
    assert sorted(never) == ["hunter", "tanner", "villager"]
    first = [role.id for role in ONE_NIGHT_BOOK.roles if ONE_NIGHT_BOOK.when_called(role) == "first"]
    assert len(first) + len(never) == len(ONE_NIGHT_BOOK.roles)


# -- the narrator --------------------------------------------------------------------------------------------------


def test_the_narrator_says_this_and_nothing_else() -> None:
    """N-13, N-29, N-36 and N-82: from nightfall to morning, each call with its pause."""
    cards = "doppelganger werewolf minion mason mason seer robber troublemaker drunk insomniac villager hunter tanner"
    lines = [(line.message, line.pause) for line in ONE_NIGHT_BOOK.narration(laid(cards, 10))]
    called = ["mason", "seer", "robber", "troublemaker", "drunk", "insomniac", "doppelganger-insomniac"]
    assert lines == [
        ("night-fell", 0),
        *(("called-doppelganger", 10), ("called-doppelganger-minion", 10), ("slept-doppelganger", 0)),
        *(("called-werewolf", 10), ("called-werewolf-lone", 10), ("slept-werewolf", 0)),
        *(("called-minion", 10), ("slept-minion", 0)),
        *(line for call in called for line in ((f"called-{call}", 10), (f"slept-{call}", 0))),
        ("day-broke", 0),
    ]


# -- what is told, and by which rule -------------------------------------------------------------------------------


def test_a_lone_wolf_looks_by_the_rule_for_lone_wolves() -> None:
    """N-36."""
    game = Game(laid("werewolf villager villager werewolf seer robber", 3))
    assert [ask.rule for ask in game.asks] == ["N-36"]
    game.answer("P0", "look", "center 2")
    assert news(game, "P0", "chose") == [{"seat": "P0", "verb": "look", "what": "center 2", "rule": "N-36"}]
    assert [(told["about"], told["value"], told["rule"]) for told in news(game, "P0", "told")] == [
        ("pack", [], "N-35"),
        ("look", {"center 2": "seer"}, "N-36"),
    ]


def test_the_seer_looks_by_the_rule_for_seers() -> None:
    """N-41."""
    game = Game(laid("seer villager villager werewolf werewolf robber", 3))
    assert [ask.rule for ask in game.asks] == ["N-41"]
    game.answer("P0", "look", ["center 3", "center 1"])
    assert [told["rule"] for told in news(game, "P0", "told")] == ["N-41"]


def test_the_minion_is_told_by_the_minions_rule() -> None:
    """N-38."""
    game = Game(laid("minion werewolf werewolf villager seer robber", 3))
    assert [(told["value"], told["rule"]) for told in news(game, "P0", "told")] == [(["P1", "P2"], "N-38")]


def test_the_doppelganger_is_told_whose_card_it_is() -> None:
    """N-23."""
    game = Game(laid("doppelganger villager tanner werewolf werewolf seer", 3))
    game.answer("P0", "copy", "P2")
    assert [(told["value"], told["of"], told["rule"]) for told in news(game, "P0", "told")] == [
        ("tanner", "P2", "N-23")
    ]


def test_the_moderator_sees_who_looked_at_what_and_who_moved_what() -> None:
    """N-17 and N-22: the moderator, and nobody else."""
    game = Game(laid("seer robber drunk insomniac werewolf werewolf villager", 4))
    game.answer("P0", "look", "P3")
    game.answer("P1", "rob", "P0")
    game.answer("P2", "take", "center 3")
    assert [(event["by"], event["cards"]) for event in news(game, MODERATOR, "looked")] == [
        ("P0", {"P3": "insomniac"}),
        ("P1", {"P1": "seer"}),
        ("P3", {"P3": "insomniac"}),
    ]
    assert [(event["by"], event["cards"]) for event in news(game, MODERATOR, "moved")] == [
        ("", {"center 1": "werewolf", "center 2": "werewolf", "center 3": "villager"}),
        ("P1", {"P0": "robber", "P1": "seer"}),
        ("P2", {"P2": "villager", "center 3": "drunk"}),
    ]
    assert all(news(game, viewer, "looked", "moved") == [] for viewer in (*NAMES[:4], PUBLIC))


def test_the_trails_name_everyone_who_touched_a_card() -> None:
    """N-64: the Drunk who moved one and the Insomniac who saw one, too."""
    game = Game(laid("drunk insomniac villager werewolf werewolf robber", 3))
    game.answer("P0", "take", "center 1")
    steps = {
        trail["dealt"]: [tuple(step.values()) for step in trail["steps"]] for trail in game.view(MODERATOR)["trails"]
    }
    assert {dealt: way for dealt, way in steps.items() if way} == {
        "P0": [("drunk", "P0", "moved", "center 1")],
        "P1": [("insomniac", "P1", "saw", "P1")],
        "center 1": [("drunk", "P0", "moved", "P0")],
    }


# -- lots ----------------------------------------------------------------------------------------------------------


def test_a_missing_vote_falls_by_a_lot_of_the_players_own() -> None:
    """N-105: only that player hears of it before the votes are shown, and it does not hang on who else is late."""
    for seed in range(12):
        own = Lots(seed).draw("day 1 vote P2", ("P0", "P1", "P3"))[0]
        for late in (("P2",), ("P0", "P2"), NAMES[:4]):
            game = Game(laid("villager villager villager hunter werewolf werewolf seer", 4, seed=seed))
            for seat in NAMES[:4]:
                if seat not in late:
                    game.answer(seat, "vote", "P1" if seat == "P0" else "P0")
            game.time_up("vote")
            assert news(game, "P2", "drawn") == [{"verb": "vote", "what": own, "rule": "N-105"}]
            (pointed,) = news(game, PUBLIC, "pointed")
            assert pointed["votes"]["P2"] == own
            assert news(game, PUBLIC, "drawn") == []
