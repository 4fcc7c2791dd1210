"""What it means to be out of time, and what stops the clock."""

import pytest

from nightcall.engine.event import (
    Drawn,
    Lapsed,
    Marked,
    NightFell,
    Pointed,
    Voted,
)
from nightcall.table import acts
from nightcall.testing.seating import HOST, NAMES, begin
from tests.table.timed import DEFENCE, HUNTED, LAST_WORDS, PEACEFUL, SECOND, VOTE, bell_in

# -- deadlines and what they mean ----------------------------------------------------------------------------------


def test_a_nomination_that_nobody_seconds_in_time_lapses_and_the_talk_goes_on() -> None:
    """V-98: time run out on `second` closes that question alone."""
    party = begin("village", PEACEFUL)
    party.until_talk()
    bell = party.clock.until
    party.wait(10)
    party.answer("Ann", "Ben")
    assert party.lasts == ("question", SECOND)
    party.wait(SECOND)
    assert party.heard(Lapsed) == [Lapsed("Ben")]
    assert party.asked("Ann") == "nominate"
    assert (party.clock.what, party.clock.until) == ("talk", bell)


def test_a_nomination_that_all_others_let_pass_lapses_at_once() -> None:
    party = begin("village", PEACEFUL)
    party.until_talk()
    party.answer("Ann", "Ben")
    for seat in NAMES[1:7]:
        party.answer(seat, "pass")
    assert party.heard(Lapsed) == [Lapsed("Ben")]


def test_the_first_to_speak_moves_the_game_on_and_whoever_passed_waits() -> None:
    party = begin("village", PEACEFUL)
    party.until_talk()
    party.answer("Cem", "pass")
    assert party.asked("Cem") == ""
    assert party.state("Cem")["prompt"]["given"] == "pass"
    assert party.refused("Cem", acts.Answer(party.play.number, "Ann")) == "late"
    number = party.play.number
    party.answer("Ann", "Ben")
    assert party.refused("Dan", acts.Answer(number, "Eve")) == "late"
    assert party.asked("Cem") == "second"


def test_a_defence_that_nobody_ends_goes_on_to_the_vote() -> None:
    party = begin("village", PEACEFUL)
    party.until_talk()
    party.nominate("Ben")
    assert party.lasts == ("defence", DEFENCE)
    assert not any(party.play.prompt(seat) for seat in party.play.seats)
    party.wait(DEFENCE)
    assert [party.asked(seat) for seat in NAMES[:7]] == ["vote"] * 7


def test_a_vote_that_is_missing_counts_as_no() -> None:
    """V-98."""
    party = begin("village", PEACEFUL)
    party.until_talk()
    party.nominate("Ben")
    party.wait(DEFENCE)
    party.answer("Cem", "yes")
    party.answer("Dan", "yes")
    party.wait(VOTE - 0.001)
    assert not party.heard(Voted)
    party.wait(0.001)
    votes = dict.fromkeys(NAMES[:7], "no") | {"Cem": "yes", "Dan": "yes"}
    assert party.heard(Voted) == [Voted("Ben", votes, "no")]


def test_a_vote_is_final_and_nobody_sees_it_before_all_are_in() -> None:
    """N-58, C-78."""
    party = begin("classic", HUNTED)
    party.until_talk()
    party.nominate("Ben")
    party.host(acts.EndTalk())
    party.table.touched.clear()
    party.answer("Ann", "no")
    assert party.refused("Ann", acts.Answer(party.play.number, "yes")) == "answered"
    assert party.table.touched == {"Ann"}
    assert all("others" not in (party.play.prompt(seat) or {}) for seat in NAMES[:7])
    for seat in NAMES[1:7]:
        party.answer(seat, "yes")
    assert party.heard(Voted)[0].votes["Ann"] == "no"


def test_in_a_duel_each_vote_that_is_missing_is_drawn_by_lot() -> None:
    """C-136."""
    party = begin("classic", PEACEFUL, options={"gallows": "duel"})
    party.until_talk()
    party.nominate("Ben")
    party.nominate("Cem")
    for stands in ("Ben", "Cem"):
        assert party.lasts == ("defence", DEFENCE), stands
        party.wait(DEFENCE)
    party.answer("Ann", "Ben")
    party.wait(VOTE)
    assert [len(party.told(seat, Drawn)) for seat in NAMES[:7]] == [0, 1, 1, 1 + 1, 1, 1, 1]  # Dan saw by lot, too
    assert set(party.heard(Pointed)[0].votes) == set(NAMES[:7])


def test_whoever_elects_nobody_in_time_elects_by_lot() -> None:
    """V-98."""
    party = begin("village", PEACEFUL, options={"mayor": "open"})
    assert party.asked(HOST) == "elect"
    assert party.lasts == ("question", 45)
    for seat in NAMES[:6]:
        party.answer(seat, "Ben")
    party.wait(45)
    assert [len(party.told(seat, Drawn)) for seat in NAMES[:7]] == [0] * 6 + [1]
    assert party.heard(Marked) == [Marked("mayor", "Ben")]
    assert party.announced == NightFell()


def test_a_mayor_who_names_no_heir_in_time_leaves_it_to_the_lot() -> None:
    """V-98."""
    party = begin("village", PEACEFUL, mayor="Gus")
    party.hang("Gus")
    party.wait(4)
    assert party.asked("Gus") == "bequeath"
    assert party.lasts == ("question", 20)
    assert party.play.prompted == ("Gus",)
    party.wait(20)
    (drawn,) = party.told("Gus", Drawn)
    assert party.heard(Marked)[-1] == Marked("mayor", str(drawn.what), by="Gus")


# -- pauses of the table -------------------------------------------------------------------------------------------


def test_a_pause_by_day_begins_at_once_and_nothing_happens_in_it() -> None:
    party = begin("village", PEACEFUL, bots=("Gus",))
    party.until_talk()
    party.host(acts.Pause())
    assert party.table.due is None
    assert party.table.next_entry(party.now + 10**9) is None
    assert party.state(HOST)["table"]["paused"] is True
    assert party.state(HOST)["clock"] is None
    assert party.refused("Ann", acts.Answer(party.play.number, "Ben")) == "paused"
    assert party.refused("Ann", acts.Claim("seer")) == "paused"
    assert party.refused(HOST, acts.Pause()) == "paused-already"


def test_after_a_pause_every_deadline_is_later_by_its_length() -> None:
    party = bell_in(100)
    party.nominate("Ben")
    party.wait(10)
    until = party.clock.until
    party.host(acts.Pause())
    party.now += 70_000
    party.host(acts.Resume())
    assert party.clock.until == until + 70_000
    party.wait(party.left)
    party.host(acts.Pause())
    party.now += 9_000
    party.host(acts.Resume())
    assert party.lasts == ("question", VOTE)
    assert party.left == VOTE
    party.vote("no")
    assert party.left == 100 - DEFENCE
    assert party.refused(HOST, acts.Resume()) == "not-paused"


def test_a_pause_that_is_wanted_by_night_begins_when_the_call_under_way_is_over() -> None:
    party = begin("village", PEACEFUL)
    party.until_call("seer")
    party.wait(4)
    party.host(acts.Pause())
    assert not party.is_paused
    assert party.state(HOST)["table"]["pausing"] is True
    party.answer("Dan", "Ben")
    assert not party.is_paused
    party.wait(party.left)
    assert party.told("Dan", Drawn) == []
    assert party.is_paused
    assert party.lasts[0] == "story"
    assert party.table.due is None
    until = party.clock.until
    party.now += 5_000
    party.host(acts.Resume())
    assert party.clock.until == until + 5_000


def test_a_call_of_two_parts_is_not_over_after_the_first() -> None:
    """A pause between the two would give time to think to whoever is awake."""
    party = begin("village", PEACEFUL)
    party.until_call("werewolf")
    party.host(acts.Pause())
    party.wait(party.left)
    assert party.called == "werewolf"
    assert not party.is_paused


@pytest.mark.parametrize("quick", [False, True])
def test_in_a_pause_by_night_nobody_is_asked_anything(quick: bool) -> None:
    """So that a pause helps no card that is awake just now."""
    party = begin("village", PEACEFUL, quick=quick)
    party.until_call("werewolf")
    if not quick:
        party.until(lambda: party.lasts == ("story", 3))
    party.host(acts.Pause())
    party.until(lambda: party.is_paused)
    assert not any(party.play.prompt(seat) for seat in party.play.seats)


def test_a_pause_that_is_taken_back_before_it_begins_does_not_begin() -> None:
    party = begin("village", PEACEFUL)
    party.until_call("seer")
    party.host(acts.Pause())
    party.host(acts.Resume())
    party.until_talk()
    assert not party.is_paused


def test_a_talk_that_is_brought_to_its_end_in_a_pause_has_a_few_seconds_left_after_it() -> None:
    party = begin("village", PEACEFUL)
    party.until_talk()
    party.host(acts.Pause())
    party.now += 40_000
    assert party.refused(HOST, acts.EndTalk()) in ("", "paused")
    is_ended = party.log[-1].act == acts.EndTalk()
    party.now += 10_000
    party.host(acts.Resume())
    assert not is_ended or party.left == LAST_WORDS


def test_a_defence_does_not_end_in_a_pause() -> None:
    party = begin("village", PEACEFUL)
    party.until_talk()
    party.nominate("Ben")
    party.host(acts.Pause())
    party.refused(HOST, acts.EndTalk())
    assert party.clock.what == "defence"
