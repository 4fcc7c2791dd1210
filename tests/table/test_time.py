"""The clock of a table: pauses after a death, the day's bell, deadlines, the host, bots, and restarts."""

from collections.abc import Callable
from typing import Any

import pytest

from nightcall.engine.event import (
    Claimed,
    Died,
    Drawn,
    Fell,
    Lapsed,
    Marked,
    NightFell,
    Nominated,
    Pointed,
    Shown,
    Voted,
)
from nightcall.engine.rulebook import rulebook_named
from nightcall.table import acts
from nightcall.table.acts import Entry
from nightcall.table.play import SUSPECT, Play
from nightcall.table.table import Table
from nightcall.testing.seating import HOST, NAMES, Party, begin, lay

HUNTED = "villager werewolf hunter seer villager villager villager"
"""Ann, Eve, Fay and Gus are Villagers, Ben is the Werewolf, Cem the Hunter, Dan the Seer."""
PEACEFUL = "villager werewolf villager seer villager villager villager"
CLASSIC = "villager werewolf hunter seer mason mason villager villager"
LAST_WORDS, VOTE, SECOND, DEFENCE = 15, 30, 20, 40


def public(party: Party) -> list[tuple[float, str]]:
    """When all heard what, without the cards and names that differ."""
    return [(second, type(event.fact).__name__) for second, event in party.news if event.reaches("public")]


# -- after a death -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", ["village", "classic"])
@pytest.mark.parametrize("hanged", ["Cem", "Eve"])
def test_after_a_death_there_is_the_same_pause_with_and_without_a_hunter(book: str, hanged: str) -> None:
    party = begin(book, HUNTED)
    party.hang(hanged)
    assert party.heard(Died) == [Died(hanged, "hanged")]
    assert party.lasts == ("pause", 12)
    assert party.play.prompted == NAMES[:7]
    numbers = {prompt["n"] for seat in NAMES[:7] if (prompt := party.play.prompt(seat))}
    assert numbers == {party.play.number}
    assert [party.asked(seat) for seat in NAMES[:7] if seat != "Cem"] == [SUSPECT] * 6
    assert party.asked("Cem") == ("shoot" if hanged == "Cem" else SUSPECT)


@pytest.mark.parametrize("book", ["village", "classic"])
def test_all_hear_the_same_at_the_same_time_whether_a_hunter_holds_fire_or_a_villager_dies(book: str) -> None:
    heard = []
    for hanged in ("Cem", "Eve"):
        party = begin(book, HUNTED)
        party.hang(hanged)
        party.wait(3)
        for seat in party.play.prompted:
            party.answer(seat, "pass")
        party.until(lambda party=party: party.play.phase == "night 2")  # type: ignore[misc]
        heard.append(public(party))
    assert heard[0] == heard[1]


def test_by_dawn_the_pause_is_the_same_too() -> None:
    heard = []
    for victim in ("Cem", "Eve"):
        party = begin("village", HUNTED)
        party.until_call("werewolf")
        party.answer("Ben", victim)
        party.until(lambda party=party: party.heard(Died))  # type: ignore[misc]
        assert party.lasts == ("pause", 12)
        assert party.asked("Cem") == ("shoot" if victim == "Cem" else SUSPECT)
        party.until_talk()
        heard.append(public(party))
    assert heard[0] == heard[1]


def test_what_all_hear_waits_until_the_pause_is_over() -> None:
    party = begin("village", HUNTED)
    party.hang("Cem")
    hanged = len(public(party))
    party.answer("Cem", "Ben")
    party.wait(party.left - 0.001)
    assert len(public(party)) == hanged
    assert party.play.living == tuple(seat for seat in NAMES[:7] if seat != "Cem")
    party.wait(0.001)
    assert party.heard(Shown) == [Shown({"Cem": "hunter"})]
    assert party.heard(Died) == [Died("Cem", "hanged"), Died("Ben", "shot")]


def test_the_end_of_the_game_waits_until_the_pause_is_over() -> None:
    party = begin("village", HUNTED)
    party.hang("Ben")
    assert party.lasts == ("pause", 12)
    assert "outcome" not in party.state("")
    assert party.stage == "playing"
    party.wait(12)
    assert party.stage == "over"
    assert party.state("")["outcome"]["teams"] == ["village"]


@pytest.mark.parametrize("hanged", ["Cem", "Eve"])
def test_nobody_may_talk_or_claim_in_the_pause(hanged: str) -> None:
    """V-51, C-54."""
    party = begin("classic", HUNTED)
    party.hang(hanged)
    for seat in NAMES[:7]:
        assert not {"all", "pack", "claim"} & set(party.table.may(seat))
        assert party.refused(seat, acts.Say("all", "It was Ben.")) == "no-talk"
        assert party.refused(seat, acts.Claim("seer")) == "no-talk"


def test_the_pause_is_the_same_after_a_death_of_which_all_hear_only_that_somebody_fell() -> None:
    party = begin("classic", HUNTED)
    party.until(lambda: party.play.phase == "night 2")
    party.until_call("werewolf")
    party.answer("Ben", "Cem")
    party.until(lambda: party.heard(Fell))
    assert party.lasts == ("pause", 12)
    assert party.asked("Cem") == "shoot"


def test_there_is_no_pause_without_a_card_that_could_have_a_last_act() -> None:
    party = begin("village", PEACEFUL)
    party.hang("Cem")
    assert party.lasts == ("story", 4)
    assert party.play.prompted == ()


def test_there_is_no_pause_any_more_once_all_have_seen_the_card() -> None:
    party = begin("village", HUNTED)
    party.hang("Cem")
    party.answer("Cem", "Eve")
    party.wait(12)
    assert party.heard(Died)[-1] == Died("Eve", "shot")
    assert party.lasts == ("pause", 12)  # on the same day: a shot may still be due
    party.wait(12)
    party.hang("Fay")
    assert party.lasts == ("story", 4)
    assert party.play.prompted == ()


@pytest.mark.parametrize(
    ("reveal", "lasts"), [("role", ("story", 4)), ("nature", ("pause", 12)), ("none", ("pause", 12))]
)
def test_as_long_as_the_table_does_not_show_the_card_every_death_has_its_pause(
    reveal: str, lasts: tuple[str, float]
) -> None:
    """C-92: a Hunter who is shown as a villager could still be anybody."""
    party = begin("classic", HUNTED, options={"reveal": reveal})
    party.hang("Cem")
    party.hang("Eve")
    assert party.lasts == lasts


def test_a_hunter_who_is_silent_in_the_pause_has_held_fire() -> None:
    party = begin("village", HUNTED)
    party.hang("Cem")
    party.until(lambda: party.play.phase == "night 2")
    assert party.heard(Died) == [Died("Cem", "hanged")]


def test_a_dutiful_hunter_who_is_silent_shoots_by_lot() -> None:
    party = begin("bigbox", f"{HUNTED} villager")
    party.hang("Cem")
    party.wait(12)
    assert [drawn.verb for drawn in party.told("Cem", Drawn)] == ["shoot"]
    assert [died.cause for died in party.heard(Died)] == ["hanged", "shot"]


def test_a_hunter_in_love_shoots_when_the_heart_has_broken_and_the_card_lies_open() -> None:
    """V-63: what follows from a death is worked out in its order; what all know of gets a time of its own."""
    party = begin("village", "cupid werewolf hunter seer villager villager villager")
    party.until_call("cupid")
    party.answer("Ann", ["Cem", "Eve"])
    party.hang("Cem")
    assert party.lasts == ("pause", 12)
    assert party.asked("Cem") == SUSPECT
    party.wait(12)
    assert party.heard(Shown) == [Shown({"Cem": "hunter"})]
    assert party.heard(Died)[-1] == Died("Eve", "heartbroken")
    party.until(lambda: party.asked("Cem") == "shoot")
    assert party.clock.what == "pause"
    party.answer("Cem", "Ben")
    party.wait(party.left)
    assert party.heard(Died)[-1] == Died("Ben", "shot")


def test_where_nights_are_quick_the_pause_ends_when_all_have_tapped_the_dead_too() -> None:
    party = begin("village", HUNTED, quick=True)
    party.hang("Eve")
    assert party.clock.what == "pause"
    number = party.play.number
    for seat in NAMES[:7]:
        assert party.play.number == number
        party.answer(seat, "pass")
    assert party.heard(Shown) == [Shown({"Eve": "villager"})]


def test_nobody_talks_while_a_mayor_chooses_an_heir() -> None:
    """V-86."""
    party = begin("village", PEACEFUL, mayor="Gus")
    party.hang("Gus")
    party.until(lambda: party.asked("Gus") == "bequeath")
    for seat in NAMES[:7]:
        assert not {"all", "claim"} & set(party.table.may(seat))


def test_in_a_single_night_a_death_has_no_pause() -> None:
    party = begin("onenight", "hunter werewolf seer villager", center="robber drunk villager")
    party.until_talk()
    for seat in NAMES[:4]:
        party.answer(seat, "Ann" if seat != "Ann" else "Ben")
    assert party.heard(Died) == [Died("Ann", "voted")]
    assert party.lasts == ("story", 4)
    assert party.play.prompted == ()


def test_a_hunter_who_sees_everything_shoots_no_more() -> None:
    """Whoever watches knows all cards: no answer of theirs may count."""
    party = begin("village", HUNTED, dead_watch=True)
    party.hang("Cem")
    assert party.asked("Cem") == "shoot"
    watching = party.refused("Cem", acts.Watch())
    shooting = party.refused("Cem", acts.Answer(party.play.number, "Ben"))
    assert watching or shooting


def test_a_mayor_who_sees_everything_chooses_no_heir() -> None:
    party = begin("village", PEACEFUL, mayor="Gus", dead_watch=True)
    party.hang("Gus")
    party.until(lambda: party.asked("Gus") == "bequeath")
    watching = party.refused("Gus", acts.Watch())
    choosing = party.refused("Gus", acts.Answer(party.play.number, "Dan"))
    assert watching or choosing


# -- the day's bell ------------------------------------------------------------------------------------------------


def test_with_the_bell_the_day_is_over() -> None:
    party = begin("village", PEACEFUL)
    party.until_talk()
    party.wait(party.left - 0.001)
    assert party.asked(HOST) == "nominate"
    party.wait(0.001)
    assert party.heard(NightFell)[1:] == [NightFell()]
    assert party.play.phase == "night 2"


def test_the_talk_lasts_longer_with_more_of_the_living_or_as_long_as_the_table_wants() -> None:
    seven, six = begin("village", PEACEFUL), begin("village", PEACEFUL.removesuffix(" villager"))
    for party in (seven, six):
        party.until_talk()
    assert seven.lasts[1] > six.lasts[1]
    classic = begin("classic", HUNTED, options={"day-minutes": 3})
    classic.until_talk()
    assert classic.lasts == ("talk", 180)


def bell_in(seconds: float, **plan: Any) -> Party:
    """A Classic day in which the bell will ring so soon."""
    party = begin("classic", CLASSIC, options={"day-minutes": 10, **plan})
    party.until_talk()
    party.wait(party.left - seconds)
    return party


def test_a_nomination_that_is_not_seconded_lapses_with_the_bell() -> None:
    """C-74, V-98."""
    party = bell_in(8)
    party.answer("Ann", "Ben")
    assert party.lasts == ("question", 8)
    party.wait(7.999)
    assert party.asked("Cem") == "second"
    party.wait(0.001)
    assert party.heard(Lapsed) == [Lapsed("Ben")]
    assert party.play.phase == "night 2"


def test_a_defence_that_has_begun_is_heard_and_its_vote_finished_after_the_bell() -> None:
    """C-74."""
    party = bell_in(5)
    party.nominate("Ben")
    assert party.lasts == ("defence", DEFENCE)
    party.wait(DEFENCE)
    assert party.lasts == ("question", VOTE)
    party.vote("yes")
    assert party.heard(Died) == [Died("Ben", "hanged")]


def test_after_a_vote_that_has_outlasted_the_bell_no_nomination_is_taken() -> None:
    party = bell_in(5)
    party.nominate("Ben")
    party.wait(DEFENCE)
    party.wait(VOTE / 2)
    party.vote("no")
    assert [voted.hanged for voted in party.heard(Voted)] == ["no"]
    assert party.play.phase == "night 2"
    assert not party.heard(Lapsed)


def test_a_vote_that_ends_before_the_bell_leaves_time_for_another_nomination() -> None:
    party = bell_in(200)
    party.nominate("Ben")
    party.host(acts.EndTalk())
    party.vote("no")
    assert party.lasts == ("talk", 200)
    party.answer("Ann", "Cem")
    assert party.heard(Nominated)[-1] == Nominated("Ann", "Cem")


def test_the_bell_that_falls_into_a_death_by_claiming_ends_the_day_after_it() -> None:
    party = bell_in(5)
    party.do("Ann", acts.Claim("mason"))
    assert party.heard(Died) == [Died("Ann", "claimed")]
    assert party.lasts == ("pause", 12)
    party.wait(12)
    assert party.play.phase == "night 2"


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


# -- a single night: the vote is the talk --------------------------------------------------------------------------


def single_night(minutes: int = 2, bots: tuple[str, ...] = ()) -> Party:
    """One Night, up to the talk."""
    party = begin(
        "onenight",
        "villager werewolf seer villager",
        center="robber drunk villager",
        options={"day-minutes": minutes},
        bots=bots,
    )
    party.until_talk()
    return party


def test_in_a_single_night_one_may_vote_as_long_as_the_talk_lasts() -> None:
    """N-57, N-58."""
    party = single_night()
    assert [party.asked(seat) for seat in NAMES[:4]] == ["vote"] * 4
    party.answer("Ann", "Ben")
    party.wait(120 - 0.001)
    assert party.table.may("Ann") == ["all", "claim"]
    assert party.asked("Dan") == "vote"


def test_in_a_single_night_votes_that_are_missing_in_the_end_are_drawn_by_lot() -> None:
    """N-105."""
    party = single_night()
    party.answer("Ann", "Ben")
    party.until(lambda: party.heard(Pointed))
    assert party.heard(Pointed)[0].votes["Ann"] == "Ben"
    assert [len(party.told(seat, Drawn)) for seat in ("Ann", "Ben", "Dan")] == [0, 1, 1]


def test_in_a_single_night_the_talk_ends_as_soon_as_all_have_voted() -> None:
    party = single_night()
    for seat, target in zip(NAMES[:4], ("Ben", "Cem", "Dan", "Ann"), strict=True):
        assert not party.heard(Pointed)
        party.answer(seat, target)
    assert party.heard(Pointed)


# -- more time, less time ------------------------------------------------------------------------------------------


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


# -- reading the log again -----------------------------------------------------------------------------------------


def waits_for(table: Table) -> tuple[object, ...]:
    """All that a table waits for."""
    play = table.play
    assert isinstance(play, Play)
    return table.stage, table.length, play.is_paused, play.clock, play.number, play.prompted, play.held, table.due


def check_reading(party: Party, entries: int) -> None:
    """Let so many things happen, and read the table again after each; bots that had nothing to claim have none now."""
    while len(party.log) < entries and party.stage == "playing":
        party.ring()
        table = party.read_again()
        assert table.next_entry(party.now) is None
        assert waits_for(table) == waits_for(party.table)


def test_a_table_that_is_read_again_waits_for_the_same_until_the_same_moment() -> None:
    party = begin("classic", HUNTED)
    check_reading(party, 60)


def test_a_table_with_bots_that_is_read_again_waits_for_the_same_until_the_same_moment() -> None:
    party = begin("village", PEACEFUL, bots=NAMES[4:7])
    check_reading(party, 60)


def test_a_pause_and_added_time_are_read_again_too() -> None:
    party = begin("village", PEACEFUL)
    party.until_call("seer")
    party.host(acts.MoreTime())
    party.host(acts.Pause())
    party.wait(party.left)
    again = party.read_again()
    assert again.play and again.play.is_paused and party.is_paused
    party.now += 3_000
    party.host(acts.Resume())
    again.apply(party.log[-1])
    assert again.due == party.table.due
    party.until_talk()
    party.host(acts.EndTalk())
    assert party.read_again().due == party.table.due


# -- after a restart -----------------------------------------------------------------------------------------------


def test_what_is_a_little_late_counts_from_when_it_was_due() -> None:
    party = begin("village", PEACEFUL)
    party.until_call("seer")
    due = party.clock.until
    entry = party.table.next_entry(due + 1_999)
    assert entry == Entry(due, acts.Ticked())


def test_what_is_late_by_more_than_two_seconds_counts_from_now() -> None:
    party = begin("village", PEACEFUL)
    party.until_call("seer")
    now = party.clock.until + 3_600_000
    entry = party.table.next_entry(now)
    assert entry == Entry(now, acts.Ticked())
    party.now = now
    party.put(entry)
    assert party.table.next_entry(now) is None
    assert (party.clock.since, party.left) == (now, 3)


def test_what_bots_were_due_to_do_happens_in_its_order_before_the_time_is_up() -> None:
    party = begin("village", PEACEFUL, bots=("Dan", "Gus"))
    party.until_call("seer")
    later = party.clock.until + 3_600_000
    done = []
    while entry := party.table.next_entry(later):
        party.put(entry)
        done.append(entry)
    assert {entry.who for entry in done[:2]} == {"Dan", "Gus"}
    assert [entry.at for entry in done] == [later] * 3
    assert done[2].act == acts.Ticked()


def test_nothing_is_due_before_its_time() -> None:
    party = begin("village", PEACEFUL, bots=("Gus",))
    party.until_call("seer")
    due = party.table.due
    assert due is not None
    assert party.table.next_entry(due - 1) is None


# -- a table that everybody has left -------------------------------------------------------------------------------


def phases(party: Party) -> list[str]:
    """The phases that the table has gone through by itself until it was closed."""
    seen = [party.play.phase]
    while party.stage == "playing":
        party.ring()
        if party.play.phase != seen[-1]:
            seen.append(party.play.phase)
    return seen


def test_a_table_that_only_the_clock_plays_is_closed_after_two_whole_rounds() -> None:
    party = begin("village", PEACEFUL)
    *rounds, last = phases(party)
    assert rounds == [f"{moment} {number}" for number in (1, 2, 3) for moment in ("night", "dawn", "day")]
    assert last == "night 4"
    assert (party.stage, party.table.notice) == ("closed", "deserted")
    assert party.read_again().stage == "closed"


def test_a_round_with_a_dusk_is_a_whole_round_too() -> None:
    party = begin(
        "bigbox", "villager vampire werewolf seer villager villager villager villager", options={"stalemate": 0}
    )
    *rounds, last = phases(party)
    assert [phase.split()[0] for phase in rounds] == ["night", "dawn", "day", "dusk"] * 3
    assert last == "night 4"


@pytest.mark.parametrize("act", [acts.Say("all", "Hello?"), acts.LetBotPlay(False)])
def test_a_table_is_not_closed_while_a_person_does_something(act: acts.TableAct) -> None:
    party = begin("village", PEACEFUL)
    party.until(lambda: party.play.phase == "day 2" and party.clock.what == "talk")
    party.do("Fay", act)
    rounds = [f"{moment} {number}" for number in (3, 4) for moment in ("night", "dawn", "day")]
    assert phases(party) == ["day 2", *rounds, "night 5"]


def test_bots_that_get_nowhere_keep_no_table_open() -> None:
    party = begin("village", PEACEFUL, bots=("Fay", "Gus"))
    assert phases(party)[-1] == "night 4"
    assert party.table.notice == "deserted"
    assert len([entry for entry in party.log if entry.who in ("Fay", "Gus")]) > 10


# -- bots ----------------------------------------------------------------------------------------------------------


def moments(party: Party, holds: Callable[[Party], bool]) -> list[tuple[int, str]]:
    """When which bot answers, as long as something holds."""
    seen: list[tuple[int, str]] = []
    while holds(party):
        entry = party.ring()
        if entry and entry.who:
            seen.append((entry.at, entry.who))
    return seen


@pytest.mark.parametrize("quick", [False, True])
def test_the_moments_at_which_bots_act_by_night_do_not_depend_on_their_cards(quick: bool) -> None:
    def by_night(party: Party) -> bool:
        return party.play.phase == "night 1"

    one = moments(
        begin("village", "villager seer witch werewolf healer villager", bots=NAMES[1:6], quick=quick), by_night
    )
    other = moments(
        begin("village", "seer werewolf villager witch villager healer", bots=NAMES[1:6], quick=quick), by_night
    )
    assert len(one) > 20
    assert one == other


def test_the_moments_differ_by_seed_by_name_and_by_prompt() -> None:
    def offsets(seed: int) -> dict[str, list[int]]:
        party = begin("village", PEACEFUL, bots=NAMES[1:7], seed=seed)
        seen: dict[str, list[int]] = {name: [] for name in NAMES[1:7]}
        while party.play.phase == "night 1":
            since = party.clock.since
            entry = party.ring()
            if entry and entry.who:
                seen[entry.who].append(entry.at - since)
        return seen

    one, other = offsets(1), offsets(2)
    assert one != other
    assert one["Ben"] != one["Cem"]
    assert len(set(one["Ben"])) == len(one["Ben"])


def test_a_bot_answers_within_the_time_of_its_prompt() -> None:
    party = begin("village", PEACEFUL, bots=NAMES[1:7])
    party.until_call("werewolf")
    until = party.clock.until
    while party.clock.until == until:
        assert party.table.due is not None
        assert party.clock.since < party.table.due <= until
        party.ring()
    assert {entry.who for entry in party.log if isinstance(entry.act, acts.Answer)} == set(NAMES[1:7])


@pytest.mark.parametrize("goes", [acts.Leave(), acts.LetBotPlay(True)])
def test_a_bot_steps_in_at_any_moment_for_a_person_who_goes(goes: acts.TableAct) -> None:
    party = begin("village", PEACEFUL)
    party.until_call("seer")
    party.wait(14)
    party.do("Dan", goes)
    party.wait(0.9)
    assert "Dan" in party.play.held
    assert party.log[-1].who == "Dan"
    assert party.state(HOST)["table"]["people"][3]["player"] == "bot"


def test_a_bot_steps_in_for_a_person_who_is_sent_away() -> None:
    party = begin("village", PEACEFUL)
    party.until_call("seer")
    party.host(acts.Kick("Dan"))
    party.wait(party.left)
    assert party.log[-2].who == "Dan"
    assert party.told("Dan", Drawn) == []


def test_what_a_person_has_answered_stands_when_a_bot_steps_in() -> None:
    party = begin("village", PEACEFUL)
    party.until_call("seer")
    party.answer("Dan", "Ben")
    party.do("Dan", acts.Leave())
    party.wait(party.left)
    assert [entry.act for entry in party.log if entry.who == "Dan"] == [
        acts.Answer(party.play.number - 1, "Ben"),
        acts.Leave(),
    ]


def test_in_a_quick_night_nobody_waits_for_a_person_who_has_left() -> None:
    party = begin("village", PEACEFUL, quick=True)
    party.until_call("seer")
    for seat in NAMES[:7]:
        if seat != "Dan":
            party.answer(seat, "pass")
    party.wait(20)
    party.do("Dan", acts.Leave())
    assert party.table.due is not None
    assert party.table.due <= party.now
    party.ring()
    assert party.called != "seer"


def test_a_person_takes_the_seat_back_and_may_change_what_the_bot_has_answered() -> None:
    party = begin("village", PEACEFUL)
    party.until_call("seer")
    party.do("Dan", acts.LetBotPlay(True))
    party.until(lambda: "Dan" in party.play.held)
    party.do("Dan", acts.LetBotPlay(False))
    party.answer("Dan", "Ben")
    taken_back = len(party.log)
    party.until_talk()
    party.wait(60)
    assert ["Dan", "see", "Ben"] in party.play.game.record()["acts"]
    assert not any(entry.who == "Dan" for entry in party.log[taken_back:])


def test_a_person_takes_the_seat_back_with_a_link_from_another_device() -> None:
    party = begin("village", PEACEFUL)
    party.do("Dan", acts.Linked("link", hands_over=False))
    party.do("Dan", acts.LetBotPlay(True))
    party.do("", acts.Redeemed("link", "another key"))
    assert party.state("Dan")["table"]["people"][3]["player"] == "person"


def test_bots_play_by_the_clock_of_a_table_that_was_paused() -> None:
    party = begin("onenight", "villager werewolf seer villager", center="robber drunk villager", bots=("Ben",))
    party.until_talk()
    due = party.table.due
    assert due is not None
    party.host(acts.Pause())
    party.now += 50_000
    party.host(acts.Resume())
    assert party.table.due == due + 50_000


def test_a_bot_that_has_said_what_it_wants_says_it_once() -> None:
    party = begin("onenight", "villager werewolf seer villager", center="robber drunk villager", bots=("Ben", "Cem"))
    party.until_talk()
    party.wait(40)
    claims = [claimed.seat for claimed in party.heard(Claimed)]
    assert len(claims) == len(set(claims))


def test_when_the_last_person_leaves_the_table_is_closed() -> None:
    party = begin("village", PEACEFUL, bots=NAMES[1:7])
    party.do(HOST, acts.Leave())
    assert (party.stage, party.table.notice, party.table.due) == ("closed", "empty", None)


def test_when_the_host_leaves_another_person_has_the_clock_in_hand() -> None:
    party = begin("village", PEACEFUL, bots=("Ben",))
    party.until_talk()
    party.do(HOST, acts.Leave())
    assert party.table.people.host == "Cem"
    party.do("Cem", acts.Pause())
    assert party.is_paused


def test_a_game_of_another_version_of_its_book_is_not_begun() -> None:
    party = lay()
    party.host(acts.Plan("village"))
    party.host(acts.Begun(0, rulebook_named("village").version + 1))
    assert (party.stage, party.table.notice, party.table.due) == ("closed", "other-version", None)
    assert Table.read(party.log).stage == "closed"
