"""Classic: which rule is named where a plain one would not tell enough."""

from typing import Any

from nightcall import PUBLIC, Game, Setup

SEATS = {"Ann": "werewolf", "Ben": "villager", "Cem": "villager", "Dan": "villager", "Eve": "villager", "Fay": "seer"}


def by_day(**more: Any) -> Game:
    """A small table at its first day."""
    game = Game(Setup(rulebook="classic", deal=SEATS, **more))
    game.answer("Fay", "see", "Ben")
    return game


def news(game: Game, viewer: str, kind: str) -> list[dict[str, Any]]:
    return [event for event in game.view(viewer)["events"] if event["kind"] == kind]


def nominated(game: Game, *nominees: str) -> Game:
    for nominee in nominees:
        game.answer("Ann", "nominate", nominee)
        game.answer("Ben", "second", nominee)
    return game


def test_a_duel_is_voted_on_by_its_own_rule() -> None:
    game = nominated(by_day(options={"gallows": "duel"}), "Cem", "Dan")
    assert {(ask.verb, ask.rule) for ask in game.asks} == {("vote", "C-87")}
    for seat in SEATS:
        game.answer(seat, "vote", "Cem")
    assert [event["rule"] for event in news(game, "Eve", "pointed")] == ["C-87"]


def test_a_vote_is_void_for_all_to_hear_when_the_nominee_dies_of_a_claim() -> None:
    game = nominated(by_day(), "Cem")
    game.claim("Cem", "mason")
    assert [(event["seat"], event["rule"]) for event in news(game, PUBLIC, "lapsed")] == [("Cem", "C-51")]


def test_a_duel_is_void_for_all_to_hear_when_one_of_the_two_dies_of_a_claim() -> None:
    game = nominated(by_day(options={"gallows": "duel"}), "Cem", "Dan")
    game.claim("Dan", "mason")
    assert [(event["seat"], event["rule"]) for event in news(game, PUBLIC, "lapsed")] == [("Dan", "C-51")]
    assert {ask.verb for ask in game.asks} == {"nominate"}


def test_the_first_holder_of_the_amulet_is_told_by_another_rule_than_the_next() -> None:
    game = by_day(amulet="Dan")
    assert [(event["about"], event["rule"]) for event in news(game, "Dan", "told")] == [("amulet", "C-19")]
    game.time_up("nominate")
    game.answer("Ann", "devour", "pass")
    game.answer("Fay", "see", "Ben")
    assert [(ask.verb, ask.may_pass, ask.rule) for ask in game.asks] == [("hand", True, "C-123")]
    game.answer("Dan", "hand", "Eve")
    assert [(event["about"], event["rule"]) for event in news(game, "Eve", "told")] == [("amulet", "C-123")]


def test_who_was_attacked_must_hand_the_amulet_on_by_that_rule() -> None:
    game = by_day(amulet="Dan")
    game.time_up("nominate")
    game.answer("Ann", "devour", "Dan")
    game.answer("Fay", "see", "Ben")
    assert [(ask.verb, ask.may_pass, ask.rule) for ask in game.asks] == [("hand", False, "C-124")]


def test_the_amulet_that_is_shown_names_its_holder() -> None:
    """C-121: at the table all see who shows it."""
    game = nominated(by_day(amulet="Dan"), "Dan")
    for seat in SEATS:
        game.answer(seat, "vote", "yes")
    said = [(event["what"], event["seat"], event["rule"]) for event in news(game, PUBLIC, "said") if "seat" in event]
    assert said == [("amulet-revealed", "Dan", "C-121")]
