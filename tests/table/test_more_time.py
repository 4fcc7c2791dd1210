"""The host gives more time, and takes some."""

import pytest

from nightcall.engine.event import (
    Pointed,
)
from nightcall.table import acts
from nightcall.testing.seating import HOST, begin
from tests.table.timed import DEFENCE, HUNTED, LAST_WORDS, PEACEFUL, VOTE, bell_in, single_night


def test_by_day_the_host_may_add_a_minute_to_the_talk() -> None:
    for party in (begin("village", PEACEFUL), single_night()):
        party.until_talk()
        lasts = party.lasts[1]
        party.host(acts.MoreTime())
        assert party.lasts == ("talk", lasts + 60)
        party.host(acts.MoreTime())
        assert party.lasts == ("talk", lasts + 120)


def test_a_minute_added_in_the_middle_of_a_vote_is_there_after_it() -> None:
    party = bell_in(5)
    party.nominate("Ben")
    party.wait(DEFENCE)
    party.host(acts.MoreTime())
    assert party.lasts == ("question", VOTE)
    party.vote("no")
    assert party.lasts == ("talk", 60 + 5 - DEFENCE)


def test_more_time_never_shortens_a_long_talk() -> None:
    party = begin("classic", "villager werewolf hunter seer villager villager", options={"day-minutes": 120})
    party.until_talk()
    before = party.clock.until
    party.host(acts.MoreTime())
    assert party.clock.until >= before


def test_time_is_added_up_to_an_hour_of_talk_and_a_minute_a_call_and_all_see_how_much() -> None:
    party = begin("village", PEACEFUL)
    party.until_talk()
    for _ in range(100):
        party.host(acts.MoreTime())
    assert party.clock.until - party.now <= (3600 + 60) * 1000
    party.until(lambda: party.play.phase == "night 2")
    for _ in range(100):
        party.host(acts.MoreTime())
    assert party.state("")["table"]["more"] == 60


def test_by_night_more_time_is_given_only_from_the_next_night_on() -> None:
    party = begin("village", PEACEFUL)
    party.until_call("werewolf")
    first = party.lasts
    party.host(acts.MoreTime())
    assert party.lasts == first
    party.wait(party.left)
    assert (party.called, party.lasts) == ("werewolf", first)
    party.until_call("seer")
    assert party.lasts == ("call", 15)
    party.until(lambda: party.play.phase == "night 2")
    party.until_call("werewolf")
    assert party.lasts == ("call", first[1] + 5)
    party.until_call("seer")
    assert party.lasts == ("call", 15 + 5)


def test_the_host_can_bring_the_talk_to_its_end_and_leaves_a_few_seconds() -> None:
    party = begin("village", PEACEFUL)
    party.until_talk()
    party.wait(20)
    party.host(acts.EndTalk())
    assert party.left == LAST_WORDS
    party.wait(5)
    party.host(acts.EndTalk())
    assert party.left == LAST_WORDS - 5
    party.wait(LAST_WORDS - 5)
    assert party.play.phase == "night 2"


def test_in_a_single_night_the_vote_may_still_be_given_when_the_talk_is_brought_to_its_end() -> None:
    party = single_night()
    before = party.left
    party.host(acts.EndTalk())
    assert LAST_WORDS <= party.left < before
    assert party.asked("Dan") == "vote"
    party.wait(party.left)
    assert party.heard(Pointed)


def test_a_defence_that_the_host_ends_is_over_at_once() -> None:
    party = begin("village", PEACEFUL)
    party.until_talk()
    party.nominate("Ben")
    party.wait(3)
    party.host(acts.EndTalk())
    assert party.lasts == ("question", VOTE)
    assert party.asked("Ben") == "vote"


def test_there_is_no_talk_to_end_by_night_or_in_a_pause() -> None:
    party = begin("village", HUNTED)
    assert party.refused(HOST, acts.EndTalk()) == "no-talk-on"
    party.until_call("seer")
    assert party.refused(HOST, acts.EndTalk()) == "no-talk-on"
    party.hang("Cem")
    assert party.refused(HOST, acts.EndTalk()) == "no-talk-on"


@pytest.mark.parametrize("act", [acts.Pause(), acts.Resume(), acts.MoreTime(), acts.EndTalk()])
def test_only_the_host_has_the_clock_in_hand(act: acts.TableAct) -> None:
    party = begin("village", PEACEFUL)
    party.until_talk()
    assert party.refused("Ben", act) == "not-the-host"
