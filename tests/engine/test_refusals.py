"""Every refusal of the engine by its reason, its rule and its facts: what the words room makes a sentence of."""

from collections.abc import Callable
from typing import Any

import pytest

from nightcall import MODERATOR, Game, Refused, Setup
from nightcall.engine.ask import Each
from nightcall.engine.plain import plain_word
from nightcall.engine.refused import Known
from nightcall.engine.rulebook import bound
from nightcall.testing.games import table

SIX = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
CARDS = ("werewolf", "werewolf", "seer", "villager", "villager", "villager")


def refusal(attempt: Callable[..., object], *arguments: Any, **named: Any) -> tuple[str, str, dict[str, Known]]:
    with pytest.raises(Refused) as caught:
        attempt(*arguments, **named)
    return caught.value.reason, caught.value.rule, caught.value.facts


def at_night(*stops: str) -> Game:
    return table(stops=stops, Ann="werewolf", Ben="seer", Cem="villager")


def at_day() -> Game:
    game = table(Ann="werewolf", Ben="villager", Cem="villager", Dan="villager")
    game.answer("Ann", "devour", "Dan")
    return game


def test_an_answer_is_refused_for_what_is_wrong_with_it() -> None:
    answer = at_night().answer
    assert refusal(answer, "Ann", "devour", "Ann") == ("barred", "V-34", {"verb": "devour", "what": "Ann"})
    assert refusal(answer, "Ann", "devour", ["Ben", "Ann"]) == ("barred", "V-34", {"verb": "devour", "what": "Ann"})
    assert refusal(answer, "Ann", "devour", "Zed") == ("not-offered", "", {"verb": "devour", "what": "Zed"})
    assert refusal(answer, "Ann", "devour", ["Ben"]) == ("not-offered", "", {"verb": "devour", "what": ("Ben",)})
    assert refusal(answer, "Ann", "devour", 3) == ("not-an-answer", "", {"verb": "devour"})
    assert refusal(answer, "Ann", "devour", ["Ben", 3]) == ("not-an-answer", "", {"verb": "devour"})
    game = at_night()
    game.answer("Ann", "devour", "pass")
    assert refusal(game.answer, "Ben", "see", "pass") == ("must-answer", "", {"verb": "see"})


def test_whoever_is_not_asked_is_told_only_that() -> None:
    game = at_night()
    assert refusal(game.answer, "Ben", "see", "Ann") == ("not-asked", "", {"seat": "Ben", "verb": "see"})
    assert refusal(game.answer, MODERATOR, "lot", "Ann") == ("not-asked", "", {"seat": MODERATOR, "verb": "lot"})
    assert refusal(game.answer, "Zed", "see", "Ann") == ("no-such-seat", "", {"seat": "Zed"})
    assert refusal(game.view, "Zed") == ("no-such-viewer", "", {"viewer": "Zed"})


def test_two_are_to_be_named_and_not_more_or_fewer() -> None:
    """V-26."""
    answer = table(Ann="cupid", Ben="werewolf", Cem="villager").answer
    for wrong in (["Ann"], ["Ann", "Ben", "Cem"], ["Ann", "Ann"], "Ben"):
        assert refusal(answer, "Ann", "pair", wrong) == (
            "wrong-number",
            "",
            {"verb": "pair", "least": 2, "most": 2},
        )
    assert refusal(answer, "Ann", "pair", ["Ann", "Zed"]) == (
        "not-offered",
        "",
        {"verb": "pair", "what": ("Ann", "Zed")},
    )


def test_a_range_is_said_from_least_to_most() -> None:
    question = Each(("Ann",), "look", ("left", "right", "centre"), count=(1, 2))
    facts = {"verb": "look", "least": 1, "most": 2}
    assert refusal(question.check, "Ann", ["left", "right", "centre"]) == ("wrong-number", "", facts)


def test_oneself_is_refused_as_oneself_where_all_name_another() -> None:
    question = Each(("Ann", "Ben"), "vote", ("Ann", "Ben", "Cem"), apart=True)
    assert refusal(question.check, "Ann", "Ann") == ("not-yourself", "", {"verb": "vote"})
    assert refusal(question.check, "Ann", "Zed") == ("not-offered", "", {"verb": "vote", "what": "Zed"})
    alone = Each(("Ann",), "see", ("Ben", "Cem"))
    assert refusal(alone.check, "Ann", "Ann") == ("not-offered", "", {"verb": "see", "what": "Ann"})


def test_a_claim_is_refused_for_what_is_wrong_with_it() -> None:
    game = at_day()
    assert refusal(game.claim, "Zed", "seer") == ("no-such-seat", "", {"seat": "Zed"})
    assert refusal(game.claim, "Ann", None) == ("not-an-answer", "", {"verb": "claim"})
    assert refusal(game.claim, "Ann", "wizard") == ("no-such-role", "", {"role": "wizard", "rulebook": "village"})
    assert refusal(game.claim, "Dan", "seer") == ("no-talk", "", {"seat": "Dan"})


def test_there_is_no_clock_but_on_open_questions_to_players() -> None:
    assert refusal(at_night().time_up, "see") == ("no-such-question", "", {"verb": "see"})
    assert refusal(at_night().time_up, "nominate") == ("no-such-question", "", {"verb": "nominate"})
    game = at_day()
    game.time_up("nominate")
    assert game.phase == "night 2"  # the bell is the day's
    assert refusal(game.time_up, "nominate") == ("no-such-question", "", {"verb": "nominate"})
    game = Game(Setup(rulebook="village", seats=SIX, unknown=True))
    assert refusal(game.time_up, "holds") == ("no-clock", "", {"verb": "holds"})


def test_there_is_a_stop_or_there_is_none() -> None:
    assert refusal(at_night().go_on) == ("no-stop", "", {})
    assert refusal(Game, Setup(rulebook="village", deal={"Ann": "seer"}), ["tea"]) == (
        "no-such-stop",
        "",
        {"known": ("cue", "lot")},
    )
    assert refusal(Game, {"rulebook": "village"}) == ("not-a-setup", "", {})


def test_a_lot_by_real_dice_is_refused_as_an_answer_to_the_lot() -> None:
    game = at_night("lot")
    game.answer("Ann", "devour", "pass")
    game.time_up("see")
    assert refusal(game.answer, MODERATOR, "lot", "Ben") == ("not-offered", "", {"verb": "lot", "what": "Ben"})


# -- records -------------------------------------------------------------------------------------------------------


def test_a_record_is_refused_for_what_is_wrong_with_it() -> None:
    game = at_night()
    game.answer("Ann", "devour", "Cem")
    record = game.record()
    version = {"rulebook": "village", "version": 99, "ours": record["version"]}
    assert refusal(Game.replay, record | {"version": 99}) == ("other-version", "", version)
    assert refusal(Game.replay, record | {"nightcall": 7}) == ("other-format", "", {"format": 7, "ours": 1})
    reason, _, facts = refusal(Game.replay, record | {"acts": 3})
    assert reason == "record-damaged" and "acts" in str(facts["what"])
    reason, _, facts = refusal(Game.replay, record | {"setup": {"rulebook": "village", "dinner": 3}})
    assert reason == "setup-damaged" and "dinner" in str(facts["what"])


def test_a_record_says_which_act_was_refused_and_why() -> None:
    game = at_night()
    game.answer("Ann", "devour", "Cem")
    record = game.record()
    record["acts"].append(["Ben", "see", "Zed"])
    reason, _, facts = refusal(Game.replay, record)
    behind = facts["refusal"]
    assert (reason, facts["number"]) == ("record-refused", 2)
    assert isinstance(behind, Refused) and behind.facts == {"verb": "see", "what": "Zed"}


# -- setups --------------------------------------------------------------------------------------------------------


def setup(**change: Any) -> tuple[str, str, dict[str, Known]]:
    return refusal(Setup, **{"rulebook": "village", "seats": SIX, "cards": CARDS} | change)


def test_a_setup_is_refused_for_what_is_wrong_with_it() -> None:
    deal = dict(zip(SIX, CARDS, strict=True))
    books = tuple(book.id for book in bound())
    assert setup(rulebook="chess") == ("no-such-rulebook", "", {"rulebook": "chess", "known": books})
    assert setup(seats=6) == ("setup-type", "", {"key": "seats", "wanted": "list"})
    assert setup(options=[]) == ("setup-type", "", {"key": "options", "wanted": "mapping"})
    assert setup(seed="seven") == ("setup-type", "", {"key": "seed", "wanted": "number"})
    assert setup(seed=10**30 + 1) == ("setup-type", "", {"key": "seed", "wanted": "number"})
    assert setup(unknown="yes") == ("setup-type", "", {"key": "unknown", "wanted": "truth"})
    assert setup(guard_dog=1) == ("setup-type", "", {"key": "guard_dog", "wanted": "truth"})
    assert setup(cards=(*CARDS[:5], 3)) == setup(extra=3) == setup(options={3: "late"}) == ("setup-words", "", {})
    assert setup(seats=(*SIX[:5], "Ann")) == ("seat-twice", "", {"seat": "Ann"})
    assert setup(seats=(*SIX[:5], " Fay")) == ("seat-name-form", "", {"most": 32})
    assert setup(seats=(*SIX[:5], "seer")) == ("seat-name-reserved", "", {"seat": "seer"})
    assert setup(cards=(), deal={"Zed": "seer"}) == ("deal-not-seats", "", {})
    assert setup(deal=deal) == ("cards-and-deal", "", {})
    assert setup(cards=(), deal=deal, unknown=True) == ("deal-and-unknown", "", {})
    assert setup(cards=()) == ("no-cards", "", {})
    assert setup(cards=(*CARDS[:5], "dragon")) == ("no-such-role", "", {"role": "dragon", "rulebook": "village"})


def test_the_longest_name_and_the_largest_seed_are_taken() -> None:
    name, seed = "x" * 32, 10**30
    taken = Setup(rulebook="village", seats=(*SIX[:5], name), cards=CARDS, seed=seed)
    assert (taken.seats[-1], taken.seed) == (name, seed)


def test_an_option_that_a_book_does_not_have_is_off() -> None:
    assert Setup(rulebook="village", seats=SIX, cards=CARDS).option("dinner") == 0


def test_a_setup_says_how_many_would_be_right() -> None:
    facts = {"rulebook": "village", "seats": 5, "least": 6, "most": 24}
    assert setup(seats=SIX[:5], cards=CARDS[:5]) == ("seat-count", "", facts)
    many = tuple(f"P{number}" for number in range(51))
    told = {"rulebook": "village", "seats": 51, "least": 1, "most": 50}
    assert setup(seats=many, cards=(), unknown=True) == ("seat-count", "", told)
    reason, _, counted = setup(cards=CARDS[:5])
    assert (reason, counted["cards"], counted["seats"]) == ("card-count", 5, 6)
    cards = ("werewolf", "seer", "seer", "villager", "villager", "villager")
    assert setup(cards=cards) == ("too-many-cards", "V-03", {"role": "seer", "cards": 2, "box": 1})


def test_a_setup_says_which_options_and_keys_there_are() -> None:
    known = {"option": "dinner", "rulebook": "village", "known": ("mayor", "stalemate")}
    assert setup(options={"dinner": "late"}) == ("no-such-option", "", known)
    values = {"option": "mayor", "value": "asleep", "known": ("secret", "open")}
    assert setup(options={"mayor": "asleep"}) == ("no-such-value", "", values)
    rounds = {"option": "stalemate", "value": -1, "known": "0-100"}
    assert setup(options={"stalemate": -1}) == ("no-such-value", "", rounds)
    assert setup(guard_dog=True) == ("no-such-key", "", {"key": "guard-dog", "rulebook": "village"})
    assert setup(mayor="Zed") == ("no-such-seat", "", {"seat": "Zed"})


def test_the_open_mayor_is_refused_by_the_rules_that_say_so() -> None:
    """V-81 and V-83."""
    assert setup(options={"mayor": "open"}, cards=(*CARDS[:5], "mayor")) == ("mayor-card-and-office", "V-81", {})
    assert setup(options={"mayor": "secret"}, mayor="Ann") == ("mayor-named-but-secret", "V-83", {})


def test_a_set_is_refused_for_what_is_wrong_with_it() -> None:
    book = Setup(rulebook="village", seats=SIX, cards=CARDS).book
    groups = {"set": "sleepy", "rulebook": "village", "known": ("beginners", "mixed", "experienced")}
    assert refusal(book.suggested, 8, "sleepy") == ("no-such-set", "", groups)
    assert refusal(book.suggested, 5) == ("no-set-for", "", {"set": "mixed", "rulebook": "village", "seats": 5})


# -- words ---------------------------------------------------------------------------------------------------------


def test_whatever_was_answered_is_written_in_one_short_line() -> None:
    written = {
        "Ann": "Ann",
        3: "3",
        None: "None",
        ("Ann", 3): "Ann, 3",
        "a\ud800b": "a?b",
        10**5000: "…",  # Python does not write so many digits
        "x" * 300: "x" * 300,
        "x" * 301: "x" * 299 + "…",
    }
    assert {what: plain_word(what) for what in written} == written
    assert plain_word(["Ann", "Ben"]) == "Ann, Ben"


def test_a_refusal_keeps_what_it_knows_as_what_it_is_and_writes_down_whatever_else_was_sent() -> None:
    behind = Refused("over")
    known: dict[str, Any] = {"seats": 6, "known": ("yes", "no"), "refusal": behind}
    assert Refused("x", **known).facts == known
    sent: dict[str, Any] = {
        "truth": True,
        "mixed": ["Ann", 3],
        "long": ["x" * 200, "y" * 200],
        "number": 10**5000,
        "odd": "a\ud800b",
        "seed": 10**16,
    }
    long = f"{'x' * 200}, {'y' * 97}…"
    written = {"truth": "True", "mixed": "Ann, 3", "long": long, "number": "…", "odd": "a?b", "seed": f"{10**16}"}
    assert Refused("x", **sent).facts == written


def test_without_the_words_room_a_refusal_says_its_reason_and_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Refused, "sentence", None)
    assert str(Refused("not-asked", "V-18", seat="Ann", verb="see")) == "not-asked Ann see"
