"""Who plays a chair: several devices, links that work once, bots that step in, and seats that nobody can take."""

from contextlib import suppress
from typing import Any

import pytest
from msgspec import Struct

from nightcall import Refused
from nightcall.engine.event import MODERATOR
from nightcall.table import acts
from nightcall.table.acts import Begun, Kick, LetBotPlay, Linked, PlayerAct, Redeemed, Rename, Seated
from nightcall.table.people import BOT, MOST_DONE, MOST_KEYS, NOBODY, PERSON
from nightcall.table.stage import LOBBY, OVER, PLAYING
from nightcall.table.table import Table
from nightcall.testing.tables import begin, do, laid, play_out, seen, state, why

ACTS: dict[type[Struct], Struct] = {
    acts.Answer: acts.Answer(1, "pass"),
    acts.Claim: acts.Claim("seer"),
    acts.Say: acts.Say("all", "It is mine."),
    acts.Rename: acts.Rename("Bea"),
    acts.Agree: acts.Agree(True),
    acts.Leave: acts.Leave(),
    acts.LetBotPlay: acts.LetBotPlay(False),
    acts.Watch: acts.Watch(),
    acts.Plan: acts.Plan(),
    acts.Order: acts.Order(["Ben", "Ann"]),
    acts.AddBot: acts.AddBot("Bob"),
    acts.Kick: acts.Kick("Ben"),
    acts.GiveHost: acts.GiveHost("Ben"),
    acts.Start: Begun(0, 1),  # the house puts this in its place
    acts.Pause: acts.Pause(),
    acts.Resume: acts.Resume(),
    acts.MoreTime: acts.MoreTime(),
    acts.EndTalk: acts.EndTalk(),
    acts.Again: acts.Again(),
    acts.GoOn: acts.GoOn(),
    acts.Enter: acts.Enter("Ben", "vote", "yes"),
    acts.TimeUp: acts.TimeUp("vote"),
    acts.Rewind: acts.Rewind(1),
}
"""One of every act that a player can send."""


def keys(table: Table, name: str) -> list[str]:
    return list(table.people.chair(name).keys)


def game(*names: str, bots: int = 2, **plan: Any) -> Table:
    """A game that has just begun."""
    table = laid(*names, bots=bots)
    begin(table, **plan or {"rulebook": "onenight"})
    return table


def test_every_act_of_players_is_in_this_list() -> None:
    assert set(ACTS) == set(PlayerAct.__args__)


# -- devices and links -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", [LOBBY, PLAYING, OVER])
def test_a_link_opens_ones_seat_for_another_device(stage: str) -> None:
    table = laid("Ann", "Ben", bots=2)
    if stage != LOBBY:
        begin(table)
    if stage == OVER:
        play_out(table)
    do(table, "Ben", Linked("link", False))
    do(table, "", Redeemed("link", "tablet"))
    assert keys(table, "Ben") == ["key of Ben", "tablet"]
    assert table.people.name_of("tablet") == table.people.name_of("key of Ben") == "Ben"


def test_a_link_that_hands_over_takes_the_seat_from_all_devices_that_had_it() -> None:
    table = game("Ann", "Ben")
    do(table, "Ben", Linked("link", False))
    do(table, "", Redeemed("link", "tablet"))
    do(table, "Ben", Linked("gift", True))
    do(table, "", Redeemed("gift", "friend"))
    assert keys(table, "Ben") == ["friend"]
    assert table.people.name_of("tablet") is table.people.name_of("key of Ben") is None


def test_whoever_takes_a_seat_over_knows_what_the_seat_knows() -> None:
    table = game("Ann", "Ben")
    before = seen(table, "Ben")
    do(table, "Ben", Linked("gift", True))
    do(table, "", Redeemed("gift", "friend"))
    assert seen(table, table.people.name_of("friend") or "") == before


def test_a_host_who_hands_the_seat_over_hands_the_table_over() -> None:
    table = laid("Ann", "Ben")
    do(table, "Ann", Linked("gift", True))
    do(table, "", Redeemed("gift", "friend"))
    assert table.people.host == "Ann" == table.people.name_of("friend")


def test_a_link_works_once() -> None:
    table = laid("Ann", "Ben")
    do(table, "Ben", Linked("link", False))
    do(table, "", Redeemed("link", "tablet"))
    assert why(table, "", Redeemed("link", "thief")) == "no-such-link"
    assert why(table, "", Redeemed("never made", "thief")) == "no-such-link"
    assert why(table, "", Redeemed("", "thief")) == "no-such-link"
    assert why(table, "", Redeemed("key of Ben", "thief")) == "no-such-link"


def test_nobody_makes_a_link_for_a_seat_that_is_not_there() -> None:
    for who in ("", "Zoe"):
        assert why(laid("Ann"), who, Linked("link", False)) == "no-seat-here"


@pytest.mark.parametrize("stage", [LOBBY, PLAYING, OVER])
@pytest.mark.parametrize("goes", ["kick", "leave"])
def test_the_links_of_somebody_who_goes_are_worth_nothing(stage: str, goes: str) -> None:
    table = laid("Ann", "Ben", bots=2)
    if stage != LOBBY:
        begin(table)
    if stage == OVER:
        play_out(table)
    for name, link in (("Ben", "one"), ("Ben", "two"), ("Ann", "hers")):
        do(table, name, Linked(link, link == "two"))
    do(table, *(("Ann", Kick("Ben")) if goes == "kick" else ("Ben", acts.Leave())))
    for link in ("one", "two"):
        assert why(table, "", Redeemed(link, "thief")) == "no-such-link"
    do(table, "", Redeemed("hers", "tablet"))


def test_a_link_opens_the_seat_that_made_it_under_whatever_name_it_has_by_now() -> None:
    table = laid("Ann", "Ben")
    do(table, "Ben", Linked("link", False))
    do(table, "Ben", Rename("Bea"))
    do(table, "", Redeemed("link", "tablet"))
    assert table.people.name_of("tablet") == "Bea"


@pytest.mark.parametrize("hands_over", [False, True])
def test_nobody_takes_a_seat_with_a_link_that_was_made_when_the_own_seat_had_its_name(hands_over: bool) -> None:
    table = laid("Ann", "Mal")
    do(table, "Mal", Rename("Ben"))
    do(table, "Ben", Linked("trap", hands_over))
    do(table, "Ben", Rename("Mal"))
    do(table, "", Seated("Ben", "key of Ben"))
    do(table, "", Redeemed("trap", "thief"))
    assert keys(table, "Ben") == ["key of Ben"]
    assert table.people.name_of("thief") == "Mal"


def test_the_links_of_somebody_who_was_kicked_under_another_name_are_worth_nothing() -> None:
    table = laid("Ann", "Mal")
    do(table, "Mal", Rename("Ben"))
    do(table, "Ben", Linked("trap", True))
    do(table, "Ben", Rename("Mal"))
    do(table, "Ann", Kick("Mal"))
    do(table, "", Seated("Ben", "key of Ben"))
    assert why(table, "", Redeemed("trap", "thief")) == "no-such-link"


def test_a_seat_has_a_bounded_number_of_keys_and_the_oldest_goes_first() -> None:
    table = laid("Ann", "Ben")
    for number in range(3 * MOST_KEYS):
        do(table, "Ben", Linked(f"link {number}", False))
        do(table, "", Redeemed(f"link {number}", f"device {number}"))
    assert keys(table, "Ben") == [f"device {number}" for number in range(2 * MOST_KEYS, 3 * MOST_KEYS)]


def test_a_link_that_waits_for_the_next_game_opens_its_seat_there() -> None:
    table = game("Ann", "Ben")
    do(table, "Ben", Linked("link", False))
    play_out(table)
    do(table, "Ann", acts.Again())
    do(table, "", Redeemed("link", "tablet"))
    assert table.people.name_of("tablet") == "Ben"


# -- bots step in ------------------------------------------------------------------------------------------------------


def test_a_bot_plays_ones_seat_as_long_as_one_likes() -> None:
    table = game("Ann", "Ben")
    do(table, "Ben", LetBotPlay(True))
    assert table.people.chair("Ben").player == BOT
    assert state(table)["table"]["people"][1]["player"] == BOT
    do(table, "Ben", LetBotPlay(True))
    do(table, "Ben", LetBotPlay(False))
    assert table.people.chair("Ben").player == PERSON
    assert keys(table, "Ben") == ["key of Ben"]


def test_a_bot_that_has_stepped_in_answers_and_stops_when_its_person_is_back() -> None:
    table = game("Ann", "Ben", bots=1)
    do(table, "Ben", LetBotPlay(True))
    answered = set()
    while table.stage == PLAYING and table.due is not None:
        if entry := table.next_entry(table.due):
            table.apply(entry)
            answered.add(entry.who)
        if "Ben" in answered and table.people.chair("Ben").player == BOT:
            do(table, "Ben", LetBotPlay(False))
            answered = set()
    assert answered == {"", table.people.names[2]}


def test_whoever_takes_a_seat_by_a_link_plays_it() -> None:
    table = game("Ann", "Ben")
    do(table, "Ben", LetBotPlay(True))
    do(table, "Ben", Linked("gift", True))
    do(table, "", Redeemed("gift", "friend"))
    assert table.people.chair("Ben").player == PERSON


def test_there_is_no_bot_to_let_play_before_a_game() -> None:
    assert why(laid("Ann"), "Ann", LetBotPlay(True)) == "no-game"
    assert why(game("Ann"), "", LetBotPlay(True)) == "no-seat-here"


def test_everybody_is_a_person_again_in_the_next_game() -> None:
    table = game("Ann", "Ben")
    do(table, "Ben", LetBotPlay(True))
    play_out(table)
    do(table, "Ann", acts.Again())
    assert [chair.player for chair in table.people] == [PERSON, PERSON, BOT, BOT]


# -- seats that nobody has any more ------------------------------------------------------------------------------------


@pytest.mark.parametrize("goes", ["kick", "leave"])
def test_a_bot_plays_on_where_somebody_goes_in_a_game(goes: str) -> None:
    table = game("Ann", "Ben")
    before = seen(table, "Ann")["events"]
    do(table, *(("Ann", Kick("Ben")) if goes == "kick" else ("Ben", acts.Leave())))
    assert table.people.chair("Ben").player == BOT and keys(table, "Ben") == []
    assert table.people.name_of("key of Ben") is None
    assert seen(table, "Ann")["events"] == before
    play_out(table)
    assert table.stage == OVER
    assert {name for name in table.people.names if table.people.chair(name).player == BOT} >= {"Ben"}


@pytest.mark.parametrize("act", ACTS.values(), ids=lambda act: type(act).__name__)
@pytest.mark.parametrize("who", ["Ann", "Cem", "", MODERATOR])
def test_no_act_of_anybody_gets_hold_of_a_seat_that_was_taken_from_somebody(act: Struct, who: str) -> None:
    table = game("Ann", "Ben", "Cem")
    do(table, "Ben", Linked("link", False))
    do(table, "Ann", Kick("Ben"))
    with suppress(Refused):
        do(table, who, act)
    assert keys(table, "Ben") == [] and table.people.chair("Ben").player == BOT
    assert table.people.host != "Ben" and table.people.names[1] == "Ben"
    for link in ("link", "key of Ben"):
        assert why(table, who, Redeemed(link, "thief")) == "no-such-link"
    assert why(table, "", Seated("Ben", "thief")) == "under-way"


def test_the_seat_of_somebody_who_left_stays_with_its_bot_in_the_next_game_until_it_is_kicked() -> None:
    table = game("Ann", "Ben")
    do(table, "Ben", acts.Leave())
    play_out(table)
    do(table, "Ann", acts.Again())
    assert table.people.chair("Ben").player == BOT
    with pytest.raises(Refused):
        do(table, "", Seated("Ben", "another key"))
    do(table, "Ann", Kick("Ben"))
    do(table, "", Seated("Ben", "another key"))


def test_at_a_moderated_table_the_moderator_plays_on_where_somebody_goes() -> None:
    table = laid("Ann", "Ben", "Cem", moderated=True)
    begin(table, rulebook="onenight")
    do(table, "Ben", acts.Leave())
    assert table.people.name_of("key of Ben") is None
    assert table.people.chair("Ben").player == NOBODY


def test_a_host_who_goes_in_a_game_is_followed_by_a_person() -> None:
    table = game("Ann", "Ben")
    do(table, "Ann", acts.Leave())
    assert table.people.host == "Ben"


# -- what a hand-over ends, and who sees too much ----------------------------------------------------------------------


def test_a_hand_over_ends_all_other_links_of_the_seat() -> None:
    table = game("Ann", "Ben")
    do(table, "Ben", Linked("old", False))
    do(table, "Ann", Linked("anns", False))
    do(table, "Ben", Linked("gift", True))
    do(table, "", Redeemed("gift", "friend"))
    assert why(table, "", Redeemed("old", "thief")) == "no-such-link"
    do(table, "", Redeemed("anns", "tablet"))
    assert keys(table, "Ben") == ["friend"] and table.people.name_of("tablet") == "Ann"


def test_the_moderators_place_too_is_handed_over_with_all_its_links() -> None:
    table = laid("Ann", moderated=True)
    do(table, MODERATOR, Linked("old", False))
    do(table, MODERATOR, Linked("gift", True))
    do(table, "", Redeemed("gift", "friend"))
    assert why(table, "", Redeemed("old", "thief")) == "no-such-link"
    assert table.people.moderator_keys == ["friend"]


def test_no_bot_plays_a_seat_at_a_moderated_table() -> None:
    table = laid(*(f"P{number}" for number in range(6)), moderated=True)
    begin(table, rulebook="village")
    assert why(table, "P1", acts.LetBotPlay(True)) == "no-bots"


# -- what is kept ------------------------------------------------------------------------------------------------------


def test_of_what_was_done_from_a_seat_the_latest_ids_are_remembered() -> None:
    table = laid("Ann", "Ben")
    for number in range(MOST_DONE + 5):
        do(table, "Ben", acts.Agree(bool(number % 2)), f"{number}")
    assert not table.is_done("Ben", "4") and table.is_done("Ben", "5")
    assert len(table.people.done_by("Ben")) == MOST_DONE


def test_a_log_that_is_read_in_another_way_now_is_not_played_on() -> None:
    table = Table()
    do(table, "", acts.Laid("BCDFG", "Ann", "key", version=acts.VERSION - 1))
    assert (table.stage, table.notice) == ("closed", "other-version")
    assert "another version" in state(table)["table"]["notice"]


# -- chairs that are tied to each other --------------------------------------------------------------------------------


def linked(table: Table, of: str, who: str) -> None:
    """Let somebody open another's chair beside the own one."""
    do(table, of, Linked(f"{of} for {who}", False))
    do(table, who, Redeemed(f"{of} for {who}", f"{who} at {of}"))


def test_chairs_are_tied_over_others() -> None:
    table = laid("Ann", "Ben", "Cem", "Dan")
    linked(table, "Ben", "Ann")
    linked(table, "Cem", "Ben")
    linked(table, "Ann", "Cem")
    families = ["".join(sorted(chair.name for chair in one.family)) for one in table.people]
    assert families == ["AnnBenCem", "AnnBenCem", "AnnBenCem", "Dan"]


@pytest.mark.parametrize("how", ["kicked", "handed over"])
def test_a_chair_that_goes_to_somebody_else_is_tied_to_none(how: str) -> None:
    table = laid("Ann", "Ben")
    linked(table, "Ben", "Ann")
    if how == "kicked":
        do(table, "Ann", Kick("Ben"))
    else:
        do(table, "Ben", Linked("gift", True))
        do(table, "", Redeemed("gift", "friend"))
    assert [chair.name for chair in table.people.chair("Ann").family] == ["Ann"]


def test_a_moderator_who_names_the_amulets_holder_tells_nobody() -> None:
    table = laid(*(f"P{number}" for number in range(6)), moderated=True)
    do(table, MODERATOR, acts.Plan(rulebook="classic", amulet="P3"))
    assert [state(table, viewer)["table"]["plan"]["amulet"] for viewer in ("", "P3", "P4")] == ["", "", ""]
    assert state(table, MODERATOR)["deal"]["plan"]["amulet"] == "P3"
