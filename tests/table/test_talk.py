"""Who hears what is said, and who may say something."""

import pytest

from nightcall.engine.event import Marked
from nightcall.engine.rulebook import rulebook_named
from nightcall.table import acts
from nightcall.table.chat import MOST_TALK
from nightcall.table.common import common
from nightcall.table.look import Look
from nightcall.testing.seating import HOST, NAMES, begin, lay
from nightcall.testing.tables import plain, seen
from tests.spoken import ENGLISH
from tests.table.talking import HELLO, VILLAGE, by_day, hears, listeners, with_two_dead

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
