"""The day's bell, and a single night whose vote is its talk."""

from nightcall.engine.event import (
    Died,
    Drawn,
    Lapsed,
    NightFell,
    Nominated,
    Pointed,
    Voted,
)
from nightcall.table import acts
from nightcall.testing.seating import HOST, NAMES, begin
from tests.table.timed import DEFENCE, HUNTED, PEACEFUL, VOTE, bell_in, single_night

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


# -- a single night: the vote is the talk --------------------------------------------------------------------------


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
