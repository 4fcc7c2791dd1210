"""What the log says, word for word: of a day, of a claim, of answers and of lots, and what a question is about."""

from dataclasses import fields, replace
from typing import Any

import pytest

from nightcall import MODERATOR, PUBLIC, Game, Setup
from nightcall.engine.ask import YES_OR_NO, Each, Script, at_once
from nightcall.engine.lots import Lots
from nightcall.engine.night import Night
from nightcall.engine.rounds import NightsAndDays
from nightcall.engine.rulebook import RULEBOOKS
from nightcall.engine.town import Town
from nightcall.rulebooks.causes import DEVOURED
from nightcall.rulebooks.roles.witch import SAVED
from nightcall.testing.games import table

SIX = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")


def news(game: Game, viewer: str, *kinds: str) -> list[dict[str, Any]]:
    """The events of these kinds that reach a viewer, without their place in the log."""
    events = [event for event in game.view(viewer)["events"] if event["kind"] in kinds]
    return [{key: value for key, value in event.items() if key not in ("n", "phase")} for event in events]


def at_day() -> Game:
    game = table(Ann="werewolf", Ben="villager", Cem="villager", Dan="villager")
    game.answer("Ann", "devour", "pass")
    return game


def test_the_log_of_a_vote_says_who_did_what_to_whom() -> None:
    """V-67 to V-70, and V-98: a vote that is missing counts as no and is shown as no."""
    game = at_day()
    game.answer("Ann", "nominate", "Cem")
    assert all(dict(ask.about) == {"nominee": "Cem", "nominator": "Ann"} for ask in game.asks)
    game.answer("Dan", "second", "Cem")
    assert all(dict(ask.about) == {"nominee": "Cem"} for ask in game.asks)
    game.answer("Ann", "vote", "yes")
    game.time_up("vote")
    votes = {"Ann": "yes", "Ben": "no", "Cem": "no", "Dan": "no"}
    assert news(game, "Ben", "nominated", "seconded", "defended", "voted") == [
        {"kind": "nominated", "by": "Ann", "seat": "Cem", "rule": "V-67"},
        {"kind": "seconded", "by": "Dan", "seat": "Cem", "rule": "V-68"},
        {"kind": "defended", "seat": "Cem", "rule": "V-69"},
        {"kind": "voted", "seat": "Cem", "votes": votes, "hanged": "no", "rule": "V-72"},
    ]


def test_the_log_says_which_nomination_lapsed() -> None:
    """V-68."""
    game = at_day()
    game.answer("Ann", "nominate", "Cem")
    game.time_up("second")
    assert news(game, PUBLIC, "lapsed") == [{"kind": "lapsed", "seat": "Cem", "rule": "V-68"}]


def test_the_log_says_who_claimed_what() -> None:
    """V-66."""
    game = at_day()
    game.claim("Ann", "seer")
    assert news(game, "Ben", "claimed") == [{"kind": "claimed", "seat": "Ann", "card": "seer", "rule": "V-66"}]


def test_an_answer_given_in_secret_is_in_the_log_of_its_seat_alone() -> None:
    game = table(Ann="cupid", Ben="seer", Cem="werewolf", Dan="villager")
    game.answer("Ann", "pair", ["Dan", "Ann"])
    game.answer("Cem", "devour", "pass")
    game.answer("Ben", "see", "Cem")
    pair = {"kind": "chose", "seat": "Ann", "verb": "pair", "what": ["Ann", "Dan"], "rule": "V-26"}
    see = {"kind": "chose", "seat": "Ben", "verb": "see", "what": "Cem", "rule": "V-36"}
    assert news(game, "Ann", "chose") == [pair] and news(game, "Ben", "chose") == [see]
    assert news(game, "Dan", "chose") == news(game, PUBLIC, "chose") == []


@pytest.mark.parametrize("seed", range(5))
def test_a_lot_falls_by_seed_phase_verb_and_seat_and_that_seat_hears_of_it(seed: int) -> None:
    """V-98: records rely on it for good, so these are the very words by which the bag is asked."""
    cards = ("cupid", "seer", "werewolf", "villager", "villager", "villager")
    game = Game(Setup(rulebook="village", deal=dict(zip(SIX, cards, strict=True)), seed=seed))
    game.time_up("pair")
    game.time_up("devour")
    game.time_up("see")
    lovers = [seat for seat in SIX if seat in Lots(seed).draw("night 1 pair Ann", SIX, 2)]
    (seen,) = Lots(seed).draw("night 1 see Ben", [seat for seat in SIX if seat != "Ben"])
    assert news(game, "Ann", "drawn") == [{"kind": "drawn", "verb": "pair", "what": lovers, "rule": "V-98"}]
    assert news(game, "Ben", "drawn") == [{"kind": "drawn", "verb": "see", "what": seen, "rule": "V-98"}]
    assert news(game, "Cem", "drawn") == news(game, PUBLIC, "drawn") == []
    assert game.view(MODERATOR)["notes"]["game"]["lovers"] == lovers


def test_a_lot_for_all_falls_by_seed_phase_and_verb() -> None:
    """V-82."""
    deal = dict(zip(SIX, ("werewolf", "werewolf", *["villager"] * 4), strict=True))
    game = Game(Setup(rulebook="village", deal=deal, options={"mayor": "open"}, seed=7))
    for _ in range(2):
        for seat in SIX:
            game.answer(seat, "elect", "Ann" if seat < "D" else "Dan")
    drawn = Lots(7).draw("night 1 elect ", ("Ann", "Dan"))
    assert [fact["what"] for fact in news(game, PUBLIC, "drawn")] == drawn


def test_the_moderator_is_asked_whose_card_lies_there_and_which_it_may_be() -> None:
    """V-24: where no cards are listed, any of the box whose holders have not been named."""
    village = RULEBOOKS["village"]
    assert isinstance(village, NightsAndDays)
    late = replace(village, id="late", first_night=Night("V-21", *village.first_night.steps[1:3]))
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(RULEBOOKS, "late", late)
        game = Game(Setup(rulebook="late", seats=SIX, unknown=True))
        assert game.asks[0].rule == "V-24"
        game.answer(MODERATOR, "holds", ["Ann"])
        game.answer("Ann", "devour", "Fay")
        game.answer(MODERATOR, "holds", ["Ben"])
        game.answer("Ben", "see", "Ann")
        (ask,) = game.asks
        assert (ask.verb, dict(ask.about), ask.rule) == ("turns", {"seat": "Fay"}, "V-24")
        others = ["villager", "cupid", "witch", "healer", "hunter", "red-riding-hood", "mayor"]
        assert list(ask.legal()) == others


def test_a_record_says_what_was_gone_on_from() -> None:
    game = table(stops=("cue", "lot"), Ann="seer", Ben="werewolf", Cem="villager")
    for _ in range(2):
        game.go_on()
    game.answer("Ben", "devour", "pass")
    for _ in range(2):
        game.go_on()
    game.time_up("see")
    game.go_on()
    assert game.record()["acts"] == [
        *[[MODERATOR, "go-on", "cue"]] * 2,
        ["Ben", "devour", "pass"],
        *[[MODERATOR, "go-on", "cue"]] * 2,
        [MODERATOR, "time-up", "see"],
        [MODERATOR, "go-on", "lot"],
    ]


def test_a_claim_that_the_rules_hear_closes_no_question_but_one_that_listens() -> None:
    village = RULEBOOKS["village"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(RULEBOOKS, "wary", replace(village, id="wary", hears=("seer",)))
        game = table("wary", Ann="werewolf", Ben="villager", Cem="villager", Dan="villager")
        game.answer("Ann", "devour", "pass")
        game.claim("Ben", "seer")
        assert [(ask.seat, ask.verb) for ask in game.asks] == [
            (seat, "nominate") for seat in ("Ann", "Ben", "Cem", "Dan")
        ]


def test_who_was_heard_reaches_the_rules_and_a_question_to_nobody_is_answered_by_nobody() -> None:
    heard: list[object] = []

    class Listening(NightsAndDays):
        """A book that asks nobody, then everybody, and listens."""

        def script(self, town: Town) -> Script[None]:
            town.phase = "day 1"
            town.talking = True
            heard.append((yield Each((), "vote", YES_OR_NO)))
            heard.extend((yield Each(town.living, "vote", YES_OR_NO, hears=True)).heard)

    village = RULEBOOKS["village"]
    tables = {each.name: getattr(village, each.name) for each in fields(village)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(RULEBOOKS, "listening", Listening(**tables | {"id": "listening", "hears": ("seer",)}))
        game = table("listening", Ann="villager", Ben="villager")
        game.claim("Ben", "seer")
    assert heard == [{}, ("Ben", "seer")]


def test_nobody_devoured_is_said_only_where_nobody_was() -> None:
    """V-62: also where a pack has two victims and only the second was saved."""

    def two_victims(town: Town) -> Script[None]:
        town.tonight.put(DEVOURED, "Ben", "Cem")
        town.tonight.put(SAVED, "Cem")
        return at_once(None)

    village = RULEBOOKS["village"]
    assert isinstance(village, NightsAndDays)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(RULEBOOKS, "greedy", replace(village, id="greedy", begins={"dawn 1": (two_victims,)}))
        game = table("greedy", Ann="werewolf", Ben="villager", Cem="villager", Dan="villager")
        game.answer("Ann", "devour", "Ben")
    assert [event["seat"] for event in news(game, PUBLIC, "died")] == ["Ben"]
    assert news(game, PUBLIC, "said") == []
