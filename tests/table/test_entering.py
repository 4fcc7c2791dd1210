"""What a moderator enters, and what players send who have a phone."""

from random import Random
from typing import Any

import pytest

from nightcall import Refused
from nightcall.engine.event import MODERATOR
from nightcall.table import acts
from nightcall.table.acts import Enter, GoOn, Rewind, TimeUp
from nightcall.table.stage import OVER, PLAYING
from nightcall.table.table import Table
from nightcall.testing.screen import facts, written
from nightcall.testing.tables import begin, do, laid, seen, state, why
from tests.table.desk import (
    KNOWN,
    NAMES,
    VILLAGE,
    desk,
    enter,
    go_on,
    hang,
    moderated,
    morning,
    night,
    told,
    until,
)


@pytest.mark.parametrize(
    "act", [GoOn(), Enter("Ann", "devour", "Cem"), TimeUp("devour"), Rewind(1)], ids=lambda act: type(act).__name__
)
def test_only_the_moderator_of_a_moderated_table_does_what_a_moderator_does(act: Any) -> None:
    for who in ("Ann", "", "Zoe"):
        assert why(night(), who, act) == "not-the-moderator"
    table = laid("Ann", "Ben", bots=2)
    begin(table)
    for who in ("Ann", MODERATOR):
        assert why(table, who, act) == "not-the-moderator"


def test_there_is_nothing_to_moderate_before_and_after_a_game() -> None:
    table = laid(*NAMES[:6], moderated=True)
    for act in (GoOn(), Enter("Ann", "devour", "Cem"), TimeUp("devour"), Rewind(1)):
        assert why(table, MODERATOR, act) == "no-game"
    table = morning()
    hang(table, "Ann")
    go_on(table)
    assert table.stage == OVER
    for act in (GoOn(), Enter("Ann", "devour", "Cem"), TimeUp("devour")):
        assert why(table, MODERATOR, act) == "no-game"


def test_what_is_entered_is_checked_like_any_answer() -> None:
    table = night()
    for entered, reason in (
        (Enter("Ben", "see", "Ann"), "not-asked"),
        (Enter("Ann", "see", "Ben"), "not-asked"),
        (Enter("Zoe", "devour", "Ben"), "no-such-seat"),
        (Enter("Ann", "devour", "Zoe"), "not-offered"),
        (Enter("Ann", "devour", ["Ben", "Cem"]), "not-offered"),
        (Enter("Ann", "claim", "seer"), "no-talk"),
        (Enter(MODERATOR, "claim", "seer"), "no-such-seat"),
        (Enter(MODERATOR, "lot", "Ann"), "not-asked"),
        (Enter(MODERATOR, "time-up", "see"), "no-such-question"),
        (Enter(MODERATOR, "time-up", ["see"]), "no-such-question"),
        (Enter(MODERATOR, "go-on", ""), "no-stop"),
        (Enter("", "", ""), "no-such-seat"),
    ):
        assert why(table, MODERATOR, entered) == reason


@pytest.mark.parametrize("book", KNOWN)
def test_nothing_that_can_be_entered_does_anything_but_what_is_asked(book: str) -> None:
    """Whatever comes in is done or refused, and a refusal changes nothing."""
    chance = Random(f"rubbish {book}")
    table = moderated(**KNOWN[book])
    seats = [*table.people.names, MODERATOR, "public", "Zoe", ""]
    words = [*seats, "yes", "no", "pass", "none", "lot", "center 1", "werewolf", "nominate"]

    def tries(playing: Table) -> None:
        asked = [ask["verb"] for ask in desk(playing)["asks"]]
        verb = chance.choice([*asked, "vote", "claim", "go-on", "time-up", "lot", "holds", "turns", ""])
        many = [chance.choice(words) for _ in range(chance.randrange(4))]
        what: Any = chance.choice([chance.choice(words), many])
        before = told(playing)
        try:
            enter(playing, chance.choice(seats), verb, what)
        except Refused:
            assert told(playing) == before

    for _ in range(60):
        if table.stage != PLAYING:
            break
        for _ in range(5):
            if table.stage == PLAYING:
                tries(table)
        if table.stage == PLAYING and table.play and desk(table)["stop"]:
            go_on(table)


def test_a_cue_waits_for_the_moderator() -> None:
    table = moderated(rulebook="village", deal=VILLAGE)
    assert desk(table)["stop"] == {"kind": "night-fell"}
    assert desk(table)["asks"] == [] and table.due is None
    assert why(table, MODERATOR, Enter("Ann", "devour", "Cem")) == "not-asked"
    go_on(table)
    assert desk(table)["stop"]["kind"] == "called"
    go_on(table)
    assert desk(table)["stop"] is None
    assert why(table, MODERATOR, GoOn()) == "no-stop"


def test_no_clock_moves_a_moderated_table() -> None:
    table = night()
    assert table.due is None and state(table, "Ann")["clock"] is None
    assert why(table, "", acts.Ticked()) == "no-clock"
    for act in (acts.Pause(), acts.MoreTime(), acts.EndTalk()):
        assert why(table, MODERATOR, act) == "no-game"


def test_the_moderator_lets_time_run_out_on_a_question() -> None:
    table = night()
    do(table, MODERATOR, TimeUp("devour"))
    assert "devour" not in [ask["verb"] for ask in desk(table)["asks"]] or desk(table)["asks"][0]["text"]
    assert why(table, MODERATOR, TimeUp("see")) == "no-such-question"
    table = morning()
    do(table, MODERATOR, TimeUp("nominate"))
    assert written(desk(table)["phase"]) == "night 2"


def test_where_somebody_has_to_answer_and_does_not_a_lot_is_drawn_or_the_dice_say_it() -> None:
    table = night()
    enter(table, "Ann", "devour", "Cem")
    until(table, "see")
    do(table, MODERATOR, TimeUp("see"))
    assert desk(table)["stop"] == {"kind": "lot", "verb": "see"}
    assert why(table, MODERATOR, Enter(MODERATOR, "lot", "Zoe")) == "not-offered"
    assert why(table, MODERATOR, Enter("Ben", "lot", "Ann")) == "not-asked"
    enter(table, MODERATOR, "lot", "Ann")
    learned = [fact for fact in facts(seen(table, "Ben")["events"], "told") if fact["about"] == "see"]
    assert learned[-1]["value"] == "yes"


def test_a_lot_that_the_moderator_leaves_is_drawn_by_the_seed() -> None:
    def holder(seed: int) -> Any:
        table = moderated(6, seed, rulebook="classic", amulet="lot")
        assert desk(table)["stop"] == {"kind": "lot", "verb": "amulet"}
        go_on(table)
        return facts(seen(table, MODERATOR)["events"], "drawn")[0]["what"]

    assert holder(3) == holder(3)
    assert len({holder(seed) for seed in range(12)}) > 1


def test_the_dice_say_who_has_the_amulet() -> None:
    table = moderated(6, rulebook="classic", amulet="lot")
    enter(table, MODERATOR, "lot", "Dan")
    drawn = facts(seen(table, MODERATOR)["events"], "drawn")
    assert [event["what"] for event in drawn] == ["Dan"]
    for viewer in ("", *(name for name in NAMES[:6] if name != "Dan")):
        assert not facts(seen(table, viewer)["events"], "drawn")


def test_players_answer_from_their_own_phones_and_the_desk_writes_it_down() -> None:
    table = night()
    prompt = state(table, "Ann")["prompt"]
    assert (prompt["verb"], prompt["held"], state(table, "Cem")["prompt"]) == ("devour", False, None)
    do(table, "Ann", acts.Answer(prompt["n"], "Cem"))
    assert desk(table)["acts"][-1] == {
        "n": 3,
        "phase": {"moment": "night", "number": 1, "text": "Night 1"},
        "seat": "Ann",
        "verb": "devour",
        "what": "Cem",
    }
    assert why(table, "Ann", acts.Answer(prompt["n"], "Dan")) == "late"
    until(table, "see")
    assert why(table, "Ann", acts.Answer(prompt["n"], "Ben")) == "late"
    assert why(table, "Ben", acts.Answer(99, "Ann")) == "late"
    do(table, "Ben", acts.Answer(state(table, "Ben")["prompt"]["n"], "Ann"))


def test_a_claim_is_made_from_a_phone_or_entered_at_the_desk() -> None:
    table = morning()
    do(table, "Ann", acts.Claim("seer"))
    enter(table, "Ben", "claim", "seer")
    claims = facts(seen(table)["events"], "claimed")
    assert [(claim["seat"], claim["card"]) for claim in claims] == [("Ann", "seer"), ("Ben", "seer")]
    assert why(table, "Cem", acts.Claim("seer")) == "no-talk"


def test_everybody_votes_from_the_own_phone_and_the_last_one_closes_the_vote() -> None:
    table = morning()
    enter(table, "Ann", "nominate", "Ben")
    enter(table, "Dan", "second", "Ben")
    until(table, "vote")
    for name in ("Dan", "Ann", "Fay"):
        do(table, name, acts.Answer(state(table, name)["prompt"]["n"], "no"))
    assert not facts(seen(table)["events"], "voted")
    assert sorted(ask["seat"] for ask in desk(table)["asks"]) == ["Ben", "Eve"]
    enter(table, "Ben", "vote", "no")
    enter(table, "Eve", "vote", "no")
    assert [fact["hanged"] for fact in facts(seen(table)["events"], "voted")] == ["no"]
