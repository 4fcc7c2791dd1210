"""Who may say what to whom at a table, who may claim what, and what the dead may see."""

from typing import Any

import pytest

from nightcall.engine.event import Claimed, Died, Lapsed, Marked, Voted
from nightcall.engine.rulebook import rulebook_named
from nightcall.table import acts
from nightcall.table.chat import MOST_TALK
from nightcall.table.common import common
from nightcall.table.look import Look
from nightcall.testing.seating import HOST, NAMES, Party, begin, lay
from nightcall.testing.tables import plain, seen
from tests.spoken import ENGLISH

VILLAGE = "villager werewolf werewolf seer hunter villager villager"
"""Ann, Fay and Gus are Villagers, Ben and Cem the pack, Dan is the Seer, Eve the Hunter."""
CLASSIC = "villager werewolf hunter seer mason mason villager villager"
HELLO = "It was Ben."


def hears(party: Party, viewer: str) -> list[tuple[str, str, str]]:
    """All talk that has reached a viewer: who said it, to whom, and what."""
    return [(line["from"], line["to"], line["text"]) for line in seen(party.table, viewer)["talk"]]


def listeners(party: Party) -> set[str]:
    """Whom the last words have reached; nothing stands for those who look on."""
    return {viewer for viewer in (*party.play.seats, "") if HELLO in [text for _, _, text in hears(party, viewer)]}


def by_day(party: Party) -> Party:
    """Let it be day."""
    party.until_talk()
    return party


# -- the living ----------------------------------------------------------------------------------------------------


def test_by_day_the_living_talk_to_all() -> None:
    party = by_day(begin("village", VILLAGE))
    assert {tuple(party.table.may(seat)) for seat in NAMES[:7]} == {("all", "claim")}
    party.do("Ann", acts.Say("all", f"  {HELLO} "))
    assert listeners(party) == {*NAMES[:7], ""}
    assert hears(party, "Gus") == [("Ann", "all", HELLO)]


def test_the_living_talk_while_somebody_is_nominated_defended_and_voted_on() -> None:
    party = by_day(begin("village", VILLAGE))
    party.answer("Ann", "Ben")
    assert party.refused("Ben", acts.Say("all", HELLO)) == ""
    party.answer("Dan", "Ben")
    assert party.clock.what == "defence"
    assert party.refused("Ben", acts.Say("all", HELLO)) == ""
    party.host(acts.EndTalk())
    assert party.refused("Ben", acts.Say("all", HELLO)) == ""


def test_by_night_and_at_dawn_nobody_talks() -> None:
    party = begin("village", VILLAGE)
    while party.clock.what != "talk":
        for seat in NAMES[:7]:
            assert party.table.may(seat) == []
            assert party.refused(seat, acts.Say("all", HELLO)) == "no-talk"
            assert party.refused(seat, acts.Say("pack", HELLO)) == "no-talk"
            assert party.refused(seat, acts.Claim("seer")) == "no-talk"
        party.ring()


@pytest.mark.parametrize("to", ["dead", "pack", "claim", "Ben", "moderator", ""])
def test_by_day_there_is_nobody_to_talk_to_but_all(to: str) -> None:
    party = by_day(begin("village", VILLAGE, pack_talk=True))
    assert party.refused("Ben", acts.Say(to, HELLO)) == "no-talk"


def test_whoever_looks_on_hears_what_is_said_to_all_and_says_nothing() -> None:
    party = by_day(begin("village", VILLAGE))
    party.do("Ann", acts.Say("all", HELLO))
    assert hears(party, "") == [("Ann", "all", HELLO)]
    assert party.refused("", acts.Say("all", HELLO)) == "no-seat-here"
    assert party.state("")["may"] == []


def test_what_was_said_has_a_numbering_of_its_own_for_everybody() -> None:
    party = begin("village", VILLAGE, pack_talk=True)
    party.until_call("werewolf")
    party.do("Ben", acts.Say("pack", "Dan?"))
    by_day(party)
    party.do("Ann", acts.Say("all", HELLO))
    talks = [seen(party.table, viewer)["talk"] for viewer in ("Ben", "Ann")]
    assert [[line["n"] for line in talk] for talk in talks] == [[1, 2], [1]]


# -- the pack ------------------------------------------------------------------------------------------------------


def test_a_pack_talks_while_it_is_awake_and_only_to_itself() -> None:
    party = begin("village", VILLAGE, pack_talk=True)
    assert party.table.may("Ben") == []
    party.until_call("werewolf")
    assert [party.table.may(seat) for seat in NAMES[:4]] == [[], ["pack"], ["pack"], []]
    party.table.touched.clear()
    party.do("Ben", acts.Say("pack", HELLO))
    assert party.table.touched == listeners(party) == {"Ben", "Cem"}
    assert party.refused("Ann", acts.Say("pack", HELLO)) == "no-talk"
    party.until_call("seer")
    assert party.table.may("Ben") == []
    assert party.refused("Ben", acts.Say("pack", HELLO)) == "no-talk"


def test_a_pack_that_has_agreed_sleeps_and_talks_no_more() -> None:
    party = begin("village", VILLAGE, pack_talk=True)
    party.until_call("werewolf")
    for wolf in ("Ben", "Cem"):
        party.answer(wolf, "Ann")
    party.wait(party.left)
    assert party.called == "werewolf"
    assert party.table.may("Ben") == []


def test_a_pack_is_silent_where_the_table_does_not_want_it_to_talk() -> None:
    party = begin("village", VILLAGE)
    party.until_call("werewolf")
    assert party.table.may("Ben") == []
    assert party.refused("Ben", acts.Say("pack", HELLO)) == "no-talk"


def test_a_lone_wolf_has_nobody_to_talk_to() -> None:
    party = begin("village", VILLAGE.replace("werewolf werewolf", "werewolf villager"), pack_talk=True)
    party.until_call("werewolf")
    assert party.table.may("Ben") == []


def test_a_wolf_who_has_died_hears_the_pack_no_more() -> None:
    party = begin("village", VILLAGE.replace("seer", "werewolf"), pack_talk=True)
    party.hang("Ben")
    party.until(lambda: party.play.phase == "night 2")
    party.until_call("werewolf")
    party.do("Cem", acts.Say("pack", HELLO))
    assert listeners(party) == {"Cem", "Dan"}
    assert party.table.may("Ben") == ["dead"]


# -- the dead ------------------------------------------------------------------------------------------------------


def with_two_dead(**plan: Any) -> Party:
    """A second day, after Gus was hanged and Fay devoured."""
    party = begin("village", VILLAGE, **plan)
    party.hang("Gus")
    party.until(lambda: party.play.phase == "night 2")
    party.until_call("werewolf")
    for wolf in ("Ben", "Cem"):
        party.answer(wolf, "Fay")
    return by_day(party)


def test_the_dead_talk_among_themselves_by_day_and_by_night() -> None:
    party = with_two_dead()
    assert [party.table.may(seat) for seat in ("Ann", "Fay", "Gus")] == [["all", "claim"], ["dead"], ["dead"]]
    party.table.touched.clear()
    party.do("Gus", acts.Say("dead", HELLO))
    assert party.table.touched == listeners(party) == {"Fay", "Gus"}
    party.until_call("werewolf")
    assert party.refused("Fay", acts.Say("dead", HELLO)) == ""


def test_the_dead_are_silent_where_the_table_wants_it_so() -> None:
    party = with_two_dead(dead_talk=False)
    for seat in ("Fay", "Gus"):
        assert party.table.may(seat) == []
        assert party.refused(seat, acts.Say("dead", HELLO)) == "no-talk"


def test_the_dead_say_nothing_to_the_living_and_claim_nothing() -> None:
    party = with_two_dead(dead_watch=True)
    party.do("Fay", acts.Watch())
    for seat in ("Fay", "Gus"):
        assert party.refused(seat, acts.Say("all", HELLO)) == "no-talk"
        assert party.refused(seat, acts.Say("pack", HELLO)) == "no-talk"
        assert party.refused(seat, acts.Claim("seer")) == "no-talk"


def test_whoever_dies_later_does_not_hear_what_the_dead_have_said_before() -> None:
    party = with_two_dead()
    party.do("Gus", acts.Say("dead", HELLO))
    party.hang("Dan")
    party.until(lambda: party.play.phase == "night 3")
    assert listeners(party) == {"Fay", "Gus"}


def test_the_dead_hear_what_the_living_say_to_all() -> None:
    party = with_two_dead()
    party.do("Ann", acts.Say("all", HELLO))
    assert {"Fay", "Gus"} <= listeners(party)


@pytest.mark.parametrize("hanged", ["Dan", "Eve"])
def test_nobody_talks_to_the_hunter_before_the_shot_the_dead_neither(hanged: str) -> None:
    """V-51, C-54: one of the dead may have watched, and know all cards; so nobody who has just died hears them."""
    party = with_two_dead()
    party.hang(hanged)
    party.refused("Gus", acts.Say("dead", HELLO))
    assert hanged not in listeners(party)
    assert party.table.may(hanged) == []
    party.until(lambda: party.play.phase == "night 3")
    party.do("Gus", acts.Say("dead", HELLO))
    assert hanged in listeners(party)


# -- masks ---------------------------------------------------------------------------------------------------------


def test_whoever_wears_the_mask_of_silence_says_and_claims_nothing_until_the_vote_is_over() -> None:
    """D-59."""
    party = begin("daybreak", "curator werewolf seer villager", center="robber drunk villager", artifacts=["mask"])
    party.until_call("curator")
    party.answer("Ann", "Cem")
    by_day(party)
    assert party.heard(Marked) == [Marked("artifact", "Cem")]
    assert party.table.may("Cem") == []
    assert party.refused("Cem", acts.Say("all", HELLO)) == "no-talk"
    assert party.refused("Cem", acts.Claim("seer")) == "no-talk"
    assert party.table.may("Ann") == ["all", "claim"]
    assert party.asked("Cem") == "vote"
    for seat in NAMES[:4]:
        party.answer(seat, "Ben" if seat != "Ben" else "Ann")
    party.until(lambda: party.stage == "over")
    assert party.table.may("Cem") == ["all"]


# -- before and after ----------------------------------------------------------------------------------------------


def test_in_the_lobby_all_talk() -> None:
    party = lay()
    for name in NAMES[:6]:
        assert party.table.may(name) == ["all"]
        party.do(name, acts.Say("all", HELLO))
    assert [spoken.speaker for spoken in party.table.chat.said] == list(NAMES[:6])
    assert party.refused("Zoe", acts.Say("all", HELLO)) == "no-seat-here"
    assert party.refused("Ann", acts.Claim("seer")) == "no-game"


def test_what_was_said_in_the_lobby_is_gone_when_the_game_begins() -> None:
    party = lay()
    party.host(acts.Plan("village"))
    party.do("Ben", acts.Say("all", HELLO))
    party.host(acts.Begun(0, rulebook_named("village").version))
    assert listeners(party) == set()


def test_after_the_end_all_talk_the_dead_and_those_who_watched_too() -> None:
    party = with_two_dead(dead_watch=True)
    party.do("Gus", acts.Watch())
    party.hang("Ben")
    party.hang("Cem")
    party.until(lambda: party.stage == "over")
    for seat in NAMES[:7]:
        assert party.table.may(seat) == ["all"]
        assert party.refused(seat, acts.Say("all", HELLO)) == ""
        assert party.refused(seat, acts.Claim("seer")) == "no-game"
    assert listeners(party) == {*NAMES[:7], ""}


# -- what is said --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "\u3000", "x" * 501])
def test_what_is_empty_or_too_long_is_not_said(text: str) -> None:
    assert lay().refused(HOST, acts.Say("all", text)) == "talk-length"


@pytest.mark.parametrize(
    "sign",
    [
        "\n",
        "\t",
        "\x00",
        "\x1b",
        "\x7f",
        "\x85",
        "\u2028",
        "\u2029",
        "\ud800",
        *"\u200e\u200f\u061c\u202a\u202e\u2066\u2069",
    ],
)
def test_signs_that_steer_a_screen_or_turn_the_writing_are_not_said(sign: str) -> None:
    assert lay().refused(HOST, acts.Say("all", f"It was{sign} Ben.")) == "talk-signs"


@pytest.mark.parametrize("text", ["x" * 500, "Çem war’s!", "人狼だ", "שלום", "👩‍👩‍👧", "<b>Ben</b> {$x}"])
def test_whatever_else_people_write_is_said_as_they_write_it(text: str) -> None:
    party = lay()
    party.do(HOST, acts.Say("all", text))
    assert party.table.chat.said[-1].text == text


def test_a_refused_word_is_nowhere_kept() -> None:
    party = by_day(begin("village", VILLAGE))
    length = party.table.length
    assert party.refused("Ann", acts.Say("dead", HELLO)) == "no-talk"
    assert (party.table.chat.said, party.table.length) == ([], length)


# -- claims --------------------------------------------------------------------------------------------------------


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


# -- the dead who watch --------------------------------------------------------------------------------------------


def test_the_dead_may_watch_where_the_table_allows_it() -> None:
    party = with_two_dead(dead_watch=True)
    assert party.state("Gus")["watching"] == "may"
    assert "cards" not in party.state("Gus")
    party.do("Gus", acts.Watch())
    state = party.state("Gus")
    assert state["watching"] is True
    assert [state["cards"][seat] for seat in NAMES[:7]] == VILLAGE.split()
    assert state["prompt"] is None


def test_the_living_may_not_watch_nor_those_who_look_on() -> None:
    party = with_two_dead(dead_watch=True)
    assert party.state("Ann")["watching"] is False
    for viewer in ("Ann", ""):
        assert party.refused(viewer, acts.Watch()) == "no-watching"


def test_nobody_watches_where_the_table_does_not_allow_it() -> None:
    party = with_two_dead()
    assert party.state("Gus")["watching"] is False
    assert party.refused("Gus", acts.Watch()) == "no-watching"


def test_whoever_watches_sees_all_that_happens_by_night_and_says_nothing_of_it_to_the_living() -> None:
    party = with_two_dead(dead_watch=True, pack_talk=True)
    party.do("Gus", acts.Watch())
    party.until_call("seer")
    party.answer("Dan", "Ben")
    party.wait(party.left)
    kinds = events(party, "Gus")
    assert ("told", "Dan") in kinds
    assert ("told", "Dan") not in events(party, "Fay")
    while party.stage == "playing" and party.play.phase != "night 4":
        assert "all" not in party.state("Gus")["may"]
        assert set(party.state("Gus")["may"]) <= {"dead"}
        party.ring()


def events(party: Party, viewer: str) -> set[tuple[str, str]]:
    """What a viewer reads: the kind of each event, and to whom it was told where the viewer sees that."""
    lines = seen(party.table, viewer)["events"]
    return {(line["fact"]["kind"], seat) for line in lines for seat in line.get("to", [""])}


def test_whoever_watches_reads_whose_secret_it_is() -> None:
    party = with_two_dead(dead_watch=True)
    party.do("Gus", acts.Watch())
    lines = seen(party.table, "Gus")["events"]
    dealt = [line["text"] for line in lines if line["fact"]["kind"] == "dealt"]
    assert dealt[1] == "Ben: Your card: Werewolf."
    assert not [line for line in lines if line["to"] == ["public"] and line["text"].startswith("Everyone")]
    own = [line["text"] for line in seen(party.table, "Fay")["events"] if line["fact"]["kind"] == "dealt"]
    assert own == ["Your card: Villager."]


def test_whoever_watches_hears_no_talk_that_was_not_meant_for_the_dead() -> None:
    party = with_two_dead(dead_watch=True, pack_talk=True)
    party.do("Gus", acts.Watch())
    party.until_call("werewolf")
    party.do("Ben", acts.Say("pack", HELLO))
    assert listeners(party) == {"Ben", "Cem"}


def test_another_look_is_needed_when_somebody_begins_to_watch() -> None:
    party = with_two_dead(dead_watch=True)
    look, other = Look(party.table, "Gus", ENGLISH), Look(party.table, "Fay", ENGLISH)
    party.do("Gus", acts.Watch())
    assert (look.is_stale, other.is_stale) == (True, False)


def test_whoever_watches_takes_no_living_seat_by_a_link() -> None:
    party = with_two_dead(dead_watch=True)
    party.do("Ann", acts.Linked("living", hands_over=True))
    party.do("Fay", acts.Linked("dead", hands_over=False))
    party.do("Gus", acts.Watch())
    assert party.refused("Gus", acts.Redeemed("living", "key")) == "has-watched"
    assert party.table.people.chair("Ann").keys == ["key of Ann"]
    assert party.refused("Gus", acts.Redeemed("dead", "key")) == ""


def test_whoever_watches_takes_no_seat_by_a_link_that_may_still_have_a_last_act() -> None:
    party = with_two_dead(dead_watch=True)
    party.do("Gus", acts.Watch())
    party.hang("Eve")
    assert party.asked("Eve") == "shoot"
    party.do("Eve", acts.Linked("hunter", hands_over=True))
    assert party.refused("Gus", acts.Redeemed("hunter", "key")) == "has-watched"


def test_one_of_the_dead_who_has_not_watched_may_take_a_living_seat_by_a_link() -> None:
    party = with_two_dead(dead_watch=True)
    party.do("Ann", acts.Linked("living", hands_over=True))
    assert party.refused("Gus", acts.Redeemed("living", "key")) == ""
    assert party.table.people.chair("Ann").keys == ["key"]


def test_the_living_take_no_seat_by_a_link_from_which_everything_is_seen() -> None:
    party = with_two_dead(dead_watch=True)
    party.do("Gus", acts.Watch())
    party.do("Gus", acts.Linked("watching", hands_over=False))
    assert party.refused("Ann", acts.Redeemed("watching", "key")) == "sees-all"


def test_when_the_game_is_over_whoever_has_watched_may_use_any_link_again() -> None:
    party = with_two_dead(dead_watch=True)
    party.do("Gus", acts.Watch())
    party.hang("Ben")
    party.hang("Cem")
    party.until(lambda: party.stage == "over")
    party.do("Gus", acts.Linked("own", hands_over=False))
    assert party.refused("Gus", acts.Redeemed("own", "key")) == ""
    party.host(acts.Again())
    party.do("Ann", acts.Linked("other", hands_over=False))
    assert party.refused("Gus", acts.Redeemed("other", "another key")) == ""


def test_in_the_next_game_nobody_watches_from_the_beginning() -> None:
    party = with_two_dead(dead_watch=True)
    party.do("Gus", acts.Watch())
    party.hang("Ben")
    party.hang("Cem")
    party.until(lambda: party.stage == "over")
    party.host(acts.Again())
    party.host(acts.Begun(1, rulebook_named("village").version))
    assert party.state("Gus")["watching"] is False
    assert "cards" not in party.state("Gus")


def test_whoever_has_opened_a_living_seat_does_not_watch_from_the_one_that_is_dead() -> None:
    party = with_two_dead(dead_watch=True)
    party.do("Gus", acts.Linked("link", False))
    party.do("Ann", acts.Redeemed("link", "key of Ann's tablet"))
    assert party.state("Gus")["watching"] is False
    assert party.refused("Gus", acts.Watch()) == "no-watching"
    assert party.state("Fay")["watching"] == "may"


# -- what is kept --------------------------------------------------------------------------------------------------


def test_of_what_was_said_to_the_same_ears_the_latest_is_kept() -> None:
    party = with_two_dead()
    party.do("Gus", acts.Say("dead", HELLO))
    for number in range(MOST_TALK + 3):
        party.do("Ann", acts.Say("all", f"{number}"))
    kept = [spoken.text for spoken in party.table.chat.said]
    assert kept == [HELLO, *(f"{number}" for number in range(3, MOST_TALK + 3))]
    assert len(hears(party, "Ann")) == MOST_TALK and len(hears(party, "Gus")) == MOST_TALK + 1


def test_a_look_that_was_there_reads_on_where_much_was_said() -> None:
    party = with_two_dead()
    look = Look(party.table, "Ann", ENGLISH)
    for number in range(MOST_TALK + 3):
        party.do("Ann", acts.Say("all", f"{number}"))
        [line] = look.refresh(common(party.table, frozenset(), ENGLISH)).talk
        assert plain(line) == {"n": number + 1, "from": "Ann", "to": "all", "text": f"{number}"}
