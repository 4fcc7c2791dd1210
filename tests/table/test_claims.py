"""Claims: who may, when, and what they bring about."""

import pytest

from nightcall.engine.event import Claimed, Died, Lapsed, Voted
from nightcall.table import acts
from nightcall.testing.seating import NAMES, Party, begin
from tests.table.talking import VILLAGE, by_day

CLASSIC = "villager werewolf hunter seer mason mason villager villager"


def test_a_claim_is_heard_by_all_at_once_and_disturbs_no_question() -> None:
    party = by_day(begin("village", VILLAGE))
    party.nominate("Ben")
    party.host(acts.EndTalk())
    party.answer("Ann", "yes")
    clock, number = party.clock, party.play.number
    party.do("Ben", acts.Claim("seer"))
    assert party.heard(Claimed) == [Claimed("Ben", "seer")]
    assert (party.clock, party.play.number, party.play.held) == (clock, number, {"Ann": "yes"})


@pytest.mark.parametrize("card", ["", "pope", "Ben", "troublemaker"])
def test_what_is_no_card_of_the_book_cannot_be_claimed(card: str) -> None:
    party = by_day(begin("village", VILLAGE))
    assert party.refused("Ann", acts.Claim(card)) == "no-such-role"


def voting(*voted: str) -> Party:
    """A vote on Ben in Classic, in which these have said yes."""
    party = by_day(begin("classic", CLASSIC))
    party.nominate("Ben")
    party.host(acts.EndTalk())
    for seat in voted:
        party.answer(seat, "yes")
    return party


def test_a_claim_that_kills_counts_the_votes_that_are_in_and_asks_only_the_missing_again() -> None:
    """C-50, C-51."""
    party = voting("Ann", "Cem", "Dan")
    before = party.play.number
    party.do("Eve", acts.Claim("mason"))
    assert party.heard(Died) == [Died("Eve", "claimed")]
    assert party.lasts == ("pause", 12)
    assert party.refused("Fay", acts.Answer(before, "no")) == "late"
    party.wait(12)
    assert party.play.prompted == ("Ben", "Fay", "Gus", "Hal")
    assert party.lasts == ("question", 30)
    assert party.refused("Ann", acts.Answer(party.play.number, "no")) == "late"
    for seat in party.play.prompted:
        party.answer(seat, "no")
    votes = dict.fromkeys(("Ann", "Cem", "Dan"), "yes") | dict.fromkeys(("Ben", "Fay", "Gus", "Hal"), "no")
    assert party.heard(Voted) == [Voted("Ben", votes, "no")]


def test_the_vote_of_one_who_dies_of_a_claim_is_not_counted_though_it_was_in() -> None:
    """C-51."""
    party = voting("Ann", "Eve")
    party.do("Eve", acts.Claim("mason"))
    party.wait(12)
    party.vote("yes")
    assert "Eve" not in party.heard(Voted)[0].votes


def test_a_vote_in_which_only_the_dead_is_missing_is_finished_with_that() -> None:
    """C-51."""
    party = voting(*(seat for seat in NAMES[:8] if seat != "Eve"))
    party.do("Eve", acts.Claim("mason"))
    party.wait(12)
    assert [died.seat for died in party.heard(Died)] == ["Eve", "Ben"]


def test_a_vote_on_one_who_dies_of_a_claim_is_void() -> None:
    """C-51."""
    party = voting("Ann", "Cem")
    party.do("Ben", acts.Claim("mason"))
    party.until(lambda: party.heard(Died) and not party.play.is_secret)
    assert not party.heard(Voted)
    assert party.heard(Lapsed) == [Lapsed("Ben")] or party.stage == "over"


def test_whoever_has_passed_on_a_nomination_is_not_asked_again_because_of_a_claim() -> None:
    """C-51."""
    party = by_day(begin("classic", CLASSIC))
    party.answer("Ann", "pass")
    party.do("Eve", acts.Claim("mason"))
    party.wait(12)
    assert party.asked("Cem") == "nominate"
    assert party.play.prompted == ("Ben", "Cem", "Dan", "Fay", "Gus", "Hal")


def test_any_other_claim_in_the_middle_of_a_vote_changes_nothing() -> None:
    """C-50."""
    party = voting("Ann", "Cem")
    number = party.play.number
    party.do("Eve", acts.Claim("amulet"))
    party.do("Eve", acts.Claim("seer"))
    assert (party.play.number, list(party.play.held)) == (number, ["Ann", "Cem"])


def test_whoever_says_to_be_a_mason_in_a_defence_dies_before_the_vote() -> None:
    """C-49."""
    party = by_day(begin("classic", CLASSIC))
    party.nominate("Ben")
    assert party.clock.what == "defence"
    party.do("Ben", acts.Claim("mason"))
    party.ring()
    assert party.heard(Died) == [Died("Ben", "claimed")]
    assert not party.heard(Voted)


def test_whoever_says_to_be_a_mason_in_a_defence_dies_at_once() -> None:
    """C-49."""
    party = by_day(begin("classic", CLASSIC))
    party.nominate("Ben")
    party.do("Gus", acts.Claim("mason"))
    assert party.heard(Died) == [Died("Gus", "claimed")]
    assert "all" not in party.table.may("Gus")
    assert "Gus" not in party.play.living


def test_whoever_dies_of_a_claim_in_a_defence_is_dead_by_night_and_the_clock_does_not_tell_a_hunter() -> None:
    """C-49, C-53."""
    clocks = []
    for deal in (CLASSIC, "hunter werewolf villager seer mason mason villager villager"):
        party = by_day(begin("classic", deal))
        party.nominate("Cem")
        party.do("Cem", acts.Claim("mason"))
        clocks.append([party.clock])
        while party.play.crier.nights < 2:
            party.ring()
            clocks[-1].append(party.clock)
        assert "Cem" in party.play.departed and "Cem" not in party.play.prompted
    assert clocks[0] == clocks[1]


def test_nobody_claims_in_the_silence_after_a_claim_that_killed() -> None:
    """C-54."""
    party = by_day(begin("classic", CLASSIC))
    party.do("Eve", acts.Claim("mason"))
    assert party.refused("Fay", acts.Claim("mason")) == "no-talk"
