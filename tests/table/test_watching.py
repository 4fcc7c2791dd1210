"""The dead who watch see everything, and tell nobody."""

from nightcall.engine.rulebook import rulebook_named
from nightcall.table import acts
from nightcall.table.look import Look
from nightcall.testing.seating import NAMES, Party
from nightcall.testing.tables import seen
from tests.spoken import ENGLISH
from tests.table.talking import HELLO, VILLAGE, listeners, with_two_dead


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
