"""The game from the outside: answers, refusals, views, talk, time, cues, lots, records."""

import json
from dataclasses import replace
from typing import Any

import pytest

from nightcall import MODERATOR, PUBLIC, Game, Refused, Setup
from nightcall.engine.event import Called, Died
from nightcall.engine.night import Night
from nightcall.engine.rounds import NightsAndDays
from nightcall.engine.rulebook import RULEBOOKS
from nightcall.testing.games import learned, table


def village(**deal: str) -> Game:
    return Game(Setup(rulebook="village", deal=deal))


def first_night() -> Game:
    return village(Ann="werewolf", Ben="seer", Cem="healer", Dan="villager", Eve="hunter", Fay="villager")


def test_a_game_waits_for_one_question_at_a_time() -> None:
    game = first_night()
    assert [(ask.seat, ask.verb, ask.rule) for ask in game.asks] == [("Ann", "devour", "V-31")]
    game.answer("Ann", "devour", "Dan")
    assert [(ask.seat, ask.verb, ask.rule) for ask in game.asks] == [("Ben", "see", "V-36")]


def test_an_ask_tells_what_is_legal() -> None:
    ask = first_night().asks[0]
    assert list(ask.legal()) == ["Ben", "Cem", "Dan", "Eve", "Fay", "pass"]
    assert ask.allows("Ben") and ask.allows("pass")
    assert not ask.allows("Ann") and not ask.allows("Zed") and not ask.allows(None)
    assert ask.barred == {"Ann": "V-34"}


def test_cupid_is_asked_for_two_different_players_in_any_order() -> None:
    game = village(Ann="werewolf", Ben="cupid", Cem="villager")
    (ask,) = game.asks
    assert list(ask.legal()) == [["Ann", "Ben"], ["Ann", "Cem"], ["Ben", "Cem"]]
    assert ask.allows(["Cem", "Ann"]) and ask.allows(("Ann", "Cem"))
    for wrong in (["Ann"], ["Ann", "Ann"], ["Ann", "Ben", "Cem"], "Ann", ["Ann", 3], ["Ann", "Zed"], []):
        assert not ask.allows(wrong)
    game.answer("Ben", "pair", ["Cem", "Ann"])
    assert learned(game, "Ann") == [("lover", "Cem"), ("pack", [])]


@pytest.mark.parametrize(
    "act",
    [
        ("Ann", "devour", "Ann"),
        ("Ann", "devour", "Zed"),
        ("Ann", "devour", None),
        ("Ann", "devour", True),
        ("Ann", "devour", 3),
        ("Ann", "devour", ["Ben"]),
        ("Ann", "devour", {"Ben": "Cem"}),
        ("Ann", "see", "Ben"),
        ("Ben", "see", "Ann"),
        ("Zed", "see", "Ann"),
        (None, "see", "Ann"),
        (["Ann"], "devour", "Ben"),
        ("Ann", None, "Ben"),
        (MODERATOR, "lot", "Ben"),
    ],
)
def test_a_refusal_is_one_sentence_and_changes_nothing(act: tuple[Any, Any, Any]) -> None:
    game = first_night()
    record, views = game.record(), [game.view(who) for who in ("Ann", "Ben", PUBLIC, MODERATOR)]
    with pytest.raises(Refused) as refusal:
        game.answer(*act)
    sentence = str(refusal.value)
    assert sentence and "\n" not in sentence and not sentence.startswith("refused")
    assert game.record() == record
    assert [game.view(who) for who in ("Ann", "Ben", PUBLIC, MODERATOR)] == views


def test_not_being_asked_sounds_the_same_for_every_card_and_question() -> None:
    """A refusal must not tell who holds what: the Seer before the call hears what a Villager hears."""
    game = first_night()
    sentences = set()
    for seat in ("Ben", "Cem", "Dan", "Eve", "Fay"):
        with pytest.raises(Refused) as refusal:
            game.answer(seat, "see", "Ann")
        sentences.add(str(refusal.value).replace(seat, "…"))
    assert len(sentences) == 1


def test_nothing_is_asked_after_the_end() -> None:
    game = village(Ann="villager")
    assert game.outcome and game.outcome.teams == ("village",)
    assert game.asks == ()
    with pytest.raises(Refused, match=r"^The game is over\.$"):
        game.answer("Ann", "nominate", "Ann")
    with pytest.raises(Refused):
        game.claim("Ann", "seer")


def test_an_answer_is_final() -> None:
    game = village(Ann="werewolf", Ben="werewolf", Cem="villager", Dan="villager", Eve="villager")
    game.answer("Ann", "devour", "Cem")
    with pytest.raises(Refused):
        game.answer("Ann", "devour", "Dan")


# -- views ---------------------------------------------------------------------------------------------------------


def test_a_view_holds_what_its_viewer_may_know_and_no_more() -> None:
    game = first_night()
    game.answer("Ann", "devour", "Dan")
    view = game.view("Ben")
    assert view["you"] == "Ben" and view["phase"] == "night 1" and view["card"] == "seer"
    assert view["seats"][0] == {"name": "Ann", "alive": True}
    assert [event["kind"] for event in view["events"]] == ["opened", "dealt", "night-fell", "called", "slept", "called"]
    assert view["asks"] == [
        {"verb": "see", "choices": ["Ann", "Cem", "Dan", "Eve", "Fay"], "may_pass": False, "rule": "V-36"}
    ]
    assert "werewolf" not in json.dumps(
        [event for event in view["events"] if event["kind"] not in ("opened", "called", "slept")]
    )


def test_every_viewer_has_a_numbering_without_gaps() -> None:
    game = first_night()
    game.answer("Ann", "devour", "Dan")
    game.answer("Ben", "see", "Ann")
    game.answer("Cem", "heal", "Ben")
    for who in ("Ann", "Ben", "Cem", "Dan", PUBLIC, MODERATOR):
        numbers = [event["n"] for event in game.view(who)["events"]]
        assert numbers == list(range(1, len(numbers) + 1))


def test_views_and_records_are_plain_json() -> None:
    game = village(Ann="werewolf", Ben="cupid", Cem="villager", Dan="villager")
    game.answer("Ben", "pair", ["Cem", "Ann"])
    for data in (game.record(), game.view("Ann"), game.view(PUBLIC), game.view(MODERATOR)):
        assert json.loads(json.dumps(data)) == data


def test_the_public_sees_calls_but_no_card_and_no_question() -> None:
    view = first_night().view(PUBLIC)
    assert "card" not in view and view["asks"] == []
    assert {event["kind"] for event in view["events"]} == {"opened", "night-fell", "called"}


def test_everyone_knows_which_cards_are_in_play() -> None:
    """V-99: the set is public, in an order that tells nothing of the deal."""
    opened = village(Ann="villager", Ben="werewolf", Cem="seer").view(PUBLIC)["events"][0]
    assert opened["kind"] == "opened" and opened["rule"] == "V-99"
    assert list(opened["cards"].items()) == [("werewolf", 1), ("villager", 1), ("seer", 1)]


def test_all_cards_are_laid_open_when_the_game_is_over() -> None:
    """V-97."""
    game = village(Ann="villager", Ben="seer")
    game.answer("Ben", "see", "Ann")
    view = game.view(PUBLIC)
    assert view["outcome"] == {"teams": ["village"], "winners": ["Ann", "Ben"]}
    assert [seat["shown"] for seat in view["seats"]] == ["villager", "seer"]


def test_the_moderator_keeps_the_notes() -> None:
    """V-92: who holds what, each night's victim, the healed player, the potions used."""
    game = first_night()
    game.answer("Ann", "devour", "Dan")
    game.answer("Ben", "see", "Ann")
    game.answer("Cem", "heal", "Dan")
    view = game.view(MODERATOR)
    assert view["cards"]["Ben"] == "seer"
    assert view["notes"]["night"] == {"devoured": ["Dan"], "healed": ["Dan"]}
    assert "notes" not in game.view("Cem") and "cards" not in game.view("Cem")


def test_the_view_of_a_stranger_is_refused() -> None:
    for stranger in ("Zed", "", None, 3, ["Ann"]):
        with pytest.raises(Refused):
            first_night().view(stranger)  # type: ignore[arg-type]  # the point is a wrong type


# -- talk ----------------------------------------------------------------------------------------------------------


def at_day() -> Game:
    game = village(Ann="werewolf", Ben="hunter", Cem="villager", Dan="villager", Eve="villager", Fay="villager")
    game.answer("Ann", "devour", "Fay")
    assert game.phase == "day 1"
    return game


def test_the_living_talk_by_day_and_nobody_else_or_at_another_time() -> None:
    """V-66 and V-18: the day is for talk, and the dead are silent."""
    night = first_night()
    assert not any(night.may_talk(seat) for seat in ("Ann", "Ben", "Dan"))
    day = at_day()
    assert day.may_talk("Ann") and day.may_talk("Cem")
    assert not day.may_talk("Fay") and not day.may_talk("Zed")


def test_a_claim_is_heard_by_all_and_changes_nothing() -> None:
    game = at_day()
    before = [(ask.seat, ask.verb) for ask in game.asks]
    game.claim("Ann", "seer")
    assert game.view("Fay")["events"][-1]["kind"] == "claimed"
    assert [(ask.seat, ask.verb) for ask in game.asks] == before


@pytest.mark.parametrize("claim", [("Fay", "seer"), ("Zed", "seer"), ("Ann", "wizard"), ("Ann", None), ([], "seer")])
def test_a_claim_that_cannot_be_made_is_refused(claim: tuple[Any, Any]) -> None:
    game = at_day()
    with pytest.raises(Refused):
        game.claim(*claim)


def test_nobody_talks_before_the_hunters_shot() -> None:
    """V-51."""
    game = at_day()
    game.answer("Ann", "nominate", "Ben")
    game.answer("Cem", "second", "Ben")
    for seat in ("Ann", "Cem", "Dan", "Ben", "Eve"):
        game.answer(seat, "vote", "yes")
    assert [ask.verb for ask in game.asks] == ["shoot"]
    assert not any(game.may_talk(seat) for seat in ("Ann", "Ben", "Cem", "Dan", "Eve"))


# -- time ----------------------------------------------------------------------------------------------------------


def test_time_runs_out_only_on_what_is_open() -> None:
    game = first_night()
    for verb in ("see", "nominate", "vote", "", None):
        with pytest.raises(Refused):
            game.time_up(verb)  # type: ignore[arg-type]  # the point is a wrong type
    game.time_up("devour")
    assert game.asks[0].verb == "see"


def test_the_bell_may_ring_at_any_moment_of_a_day() -> None:
    """V-98: also between the vote's call and its end, and twice."""
    game = at_day()
    game.answer("Ann", "nominate", "Cem")
    game.answer("Dan", "second", "Cem")
    game.time_up("nominate")
    game.time_up("nominate")
    assert {ask.verb for ask in game.asks} == {"vote"}
    for seat in ("Ann", "Ben", "Cem", "Dan", "Eve"):
        game.answer(seat, "vote", "no")
    assert game.phase == "night 2"


def test_the_bell_ends_the_day_at_once_or_lets_a_nomination_lapse() -> None:
    """V-98 and V-74: while nobody is named, and while a name waits for its second."""
    game = at_day()
    game.time_up("nominate")
    assert game.phase == "night 2"
    game = at_day()
    game.answer("Ann", "nominate", "Cem")
    game.time_up("nominate")
    assert game.phase == "night 2"
    assert "lapsed" in [event["kind"] for event in game.view(PUBLIC)["events"]]


def test_time_on_a_second_lets_only_that_nomination_lapse() -> None:
    game = at_day()
    game.answer("Ann", "nominate", "Cem")
    game.time_up("second")
    assert {ask.verb for ask in game.asks} == {"nominate"} and game.phase == "day 1"


def test_votes_are_hidden_until_the_last_is_in_and_then_shown_together() -> None:
    """V-69 and V-70: the nominee has the word, then all vote at once and openly."""
    game = at_day()
    game.answer("Ann", "nominate", "Cem")
    game.answer("Dan", "second", "Cem")
    before = {seat: game.view(seat)["events"] for seat in ("Ann", "Cem", "Eve")}
    assert [event["kind"] for event in before["Ann"]][-3:] == ["nominated", "seconded", "defended"]
    for seat, vote in (("Ben", "no"), ("Cem", "no"), ("Dan", "no"), ("Eve", "yes")):
        game.answer(seat, "vote", vote)
        assert {seat: game.view(seat)["events"] for seat in ("Ann", "Cem", "Eve")} == before
    game.answer("Ann", "vote", "yes")
    voted = game.view("Eve")["events"][-1]
    assert voted["votes"] == {"Ann": "yes", "Ben": "no", "Cem": "no", "Dan": "no", "Eve": "yes"}
    assert voted["hanged"] == "no"


# -- an unknown deal -----------------------------------------------------------------------------------------------


def holds(game: Game, *seats: str) -> None:
    game.answer(MODERATOR, "holds", list(seats))


def test_the_moderator_tells_who_woke_up_where_the_deal_is_unknown() -> None:
    """V-24: without a list of cards every character is called once, and whoever remains is a Villager."""
    game = Game(Setup(rulebook="village", seats=("Ann", "Ben", "Cem", "Dan", "Eve", "Fay"), unknown=True))
    assert [(ask.seat, ask.verb, dict(ask.about)) for ask in game.asks] == [(MODERATOR, "holds", {"role": "cupid"})]
    holds(game)
    holds(game, "Ann", "Ben")
    game.answer("Ann", "devour", "Cem")
    game.answer("Ben", "devour", "Cem")
    assert "Ann" not in game.asks[0].choices
    holds(game, "Dan")
    game.answer("Dan", "see", "Ann")
    for _ in range(5):
        holds(game)
    assert game.phase == "day 1"
    assert learned(game, "Dan") == [("see", "yes")]
    assert game.view(MODERATOR)["cards"] == dict.fromkeys(["Cem", "Eve", "Fay"], "villager") | {
        **dict.fromkeys(["Ann", "Ben"], "werewolf"),
        "Dan": "seer",
    }
    calls = [event.fact.role for event in game.events if isinstance(event.fact, Called)]
    assert len(calls) == 8
    assert Game.replay(game.record()).events == game.events


def test_a_known_set_says_how_many_woke_up() -> None:
    cards = ("werewolf", "werewolf", "seer", "villager", "villager", "villager")
    game = Game(Setup(rulebook="village", seats=("Ann", "Ben", "Cem", "Dan", "Eve", "Fay"), cards=cards, unknown=True))
    for wrong in ([], ["Ann"], ["Ann", "Ann"], ["Ann", "Ben", "Cem"], "Ann", ["Ann", "Zed"], "pass"):
        with pytest.raises(Refused):
            game.answer(MODERATOR, "holds", wrong)
    with pytest.raises(Refused):
        game.time_up("holds")
    holds(game, "Ben", "Ann")
    assert [ask.seat for ask in game.asks] == ["Ann", "Ben"]


def test_a_dead_player_whose_card_nobody_has_told_turns_it_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that is not called in the first night is asked for when its holder dies."""
    village_book = RULEBOOKS["village"]
    assert isinstance(village_book, NightsAndDays)
    without_hunter = Night("V-21", *(call for call in village_book.first_night.calls if call.name != "hunter"))
    monkeypatch.setitem(RULEBOOKS, "late", replace(village_book, id="late", first_night=without_hunter))
    cards = ("werewolf", "hunter", "villager", "villager", "villager", "villager")
    game = Game(Setup(rulebook="late", seats=("Ann", "Ben", "Cem", "Dan", "Eve", "Fay"), cards=cards, unknown=True))
    holds(game, "Ann")
    game.answer("Ann", "devour", "Ben")
    (ask,) = game.asks
    assert (ask.seat, ask.verb, list(ask.legal())) == (MODERATOR, "turns", ["villager", "hunter"])
    game.answer(MODERATOR, "turns", "hunter")
    assert [(ask.seat, ask.verb) for ask in game.asks] == [("Ben", "shoot")]


# -- cues and lots -------------------------------------------------------------------------------------------------


def test_a_paced_game_stops_at_every_cue_and_is_the_same_game() -> None:
    setup = Setup(rulebook="village", deal={"Ann": "werewolf", "Ben": "seer", "Cem": "villager", "Dan": "villager"})
    paced, quick = Game(setup, stops={"cue", "lot"}), Game(setup)
    answers = iter([("Ann", "devour", "Cem"), ("Ben", "see", "Ann")])
    while paced.phase != "day 1":
        if paced.stop:
            paced.go_on()
        else:
            act = next(answers)
            paced.answer(*act)
            quick.answer(*act)
    assert Called("seer") in [event.fact for event in paced.events]
    paced.go_on()
    assert paced.events == quick.events
    assert Game.replay(paced.record()).events == paced.events


def test_the_pause_after_a_death_is_a_cue() -> None:
    setup = Setup(rulebook="village", deal={"Ann": "werewolf", "Ben": "villager", "Cem": "villager"})
    game = Game(setup, stops=["cue"])
    while not isinstance(game.stop, Died):
        if game.stop:
            game.go_on()
        else:
            game.answer("Ann", "devour", "Ben")
    assert game.stop == Died("Ben", "devoured")
    with pytest.raises(Refused):
        game.answer("Cem", "nominate", "Ann")


def test_there_is_nothing_to_go_on_from_without_a_stop() -> None:
    with pytest.raises(Refused):
        first_night().go_on()
    with pytest.raises(Refused):
        Game(Setup(rulebook="village", deal={"Ann": "seer"}), stops=["dinner"])


def test_a_lot_may_fall_by_real_dice() -> None:
    game = table("village", stops=("lot",), Ann="werewolf", Ben="seer", Cem="villager", Dan="villager")
    game.answer("Ann", "devour", "pass")
    game.time_up("see")
    assert game.stop == "see"
    for wrong in ("Ben", "Zed", ["Ann"], None):
        with pytest.raises(Refused):
            game.answer(MODERATOR, "lot", wrong)
    game.answer(MODERATOR, "lot", "Ann")
    assert learned(game, "Ben") == [("see", "yes")]
    assert Game.replay(game.record()).events == game.events


def test_a_lot_falls_by_the_seed_and_for_its_purpose() -> None:
    def lots(seed: int) -> list[str]:
        cards = ("werewolf", "seer", "villager", "villager", "villager", "villager")
        game = Game(Setup(rulebook="village", seats=tuple("ABCDEF"), cards=cards, seed=seed))
        game.time_up("devour")
        game.time_up("see")
        return [event.fact.what for event in game.events if event.fact.__class__.__name__ == "Drawn"]  # type: ignore[attr-defined]  # a Drawn has it

    assert lots(3) == lots(3)
    assert len({str(lots(seed)) for seed in range(20)}) > 1


# -- records -------------------------------------------------------------------------------------------------------


def test_a_replayed_game_is_the_same_game() -> None:
    game = at_day()
    game.claim("Cem", "seer")
    game.answer("Ann", "nominate", "Cem")
    game.time_up("second")
    game.time_up("nominate")
    again = Game.replay(json.loads(json.dumps(game.record())))
    assert again.events == game.events
    assert again.view("Cem") == game.view("Cem") and again.record() == game.record()


@pytest.mark.parametrize(
    "damage",
    [
        {"nightcall": 99},
        {"version": 99},
        {"acts": [["Ann", "devour", "Ann"]]},
        {"acts": [["Ann", "devour"]]},
        {"acts": "none"},
        {"setup": {}},
        {"setup": {"rulebook": "village", "seats": 3}},
        {"setup": {"rulebook": "chess"}},
        {"stops": ["dinner"]},
        {"extra": 1},
    ],
)
def test_a_damaged_record_gets_one_sentence(damage: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refusal:
        Game.replay(first_night().record() | damage)
    assert "\n" not in str(refusal.value)


def test_a_record_that_is_no_mapping_is_refused() -> None:
    records: list[Any] = [None, 3, [], "record"]
    for record in records:
        with pytest.raises(Refused):
            Game.replay(record)
