"""Who sits down, in which order, and when a game begins."""

from typing import Any

import pytest

from nightcall import Refused
from nightcall.engine.event import MODERATOR
from nightcall.engine.setup import MOST_SEATS
from nightcall.table import acts
from nightcall.table.acts import (
    VERSION,
    AddBot,
    Agree,
    Begun,
    Entry,
    Kick,
    Laid,
    Order,
    Plan,
    Rename,
    Seated,
)
from nightcall.table.people import BOT, NOBODY, PERSON
from nightcall.table.stage import CLOSED, LOBBY, OVER, PLAYING
from nightcall.table.table import Table
from nightcall.testing.tables import begin, do, laid, picture, play_out, seen, state, why
from tests.table.lobbies import crowd

# -- sitting down ------------------------------------------------------------------------------------------------------


def test_whoever_lays_a_table_is_its_host_and_the_others_sit_in_the_order_in_which_they_came() -> None:
    table = laid("Ann", "Ben", "Cem")
    shown = state(table)["table"]
    assert (shown["code"], shown["stage"], shown["host"], shown["moderated"]) == ("BCDFG", LOBBY, "Ann", False)
    assert shown["people"] == [
        {"name": name, "player": PERSON, "here": False, "agrees": False} for name in ("Ann", "Ben", "Cem")
    ]


def test_a_moderator_is_the_host_and_has_no_seat() -> None:
    """V-02: who moderates is settled when the table is laid."""
    table = laid("Ann", moderated=True)
    assert state(table)["table"]["host"] == MODERATOR
    assert table.people.names == ("Ann",)


def test_a_table_has_fifty_seats_and_then_it_is_full() -> None:
    table = crowd(MOST_SEATS)
    assert why(table, "", Seated("Late", "key")) == "table-full"
    assert why(table, "Ann", AddBot()) == "table-full"
    do(table, "Ann", Kick(table.people.names[-1]))
    do(table, "", Seated("Late", "key"))
    assert len(table.people.names) == MOST_SEATS


def test_bots_get_names_of_their_own_or_the_one_they_are_given() -> None:
    table = laid("Ann", bots=20)
    do(table, "Ann", AddBot("Robot"))
    assert len({name.casefold() for name in table.people.names}) == 22
    assert table.people.chair("Robot").player == BOT
    assert why(table, "Ann", AddBot("ROBOT")) == "name-taken"


def test_a_player_without_a_phone_sits_at_a_moderated_table_where_elsewhere_a_bot_sits() -> None:
    table = laid("Ann", moderated=True)
    do(table, MODERATOR, AddBot("Opa"))
    assert table.people.chair("Opa").player == NOBODY


@pytest.mark.parametrize(
    "act",
    [AddBot(), Order(["Ben", "Ann"]), Plan(), Kick("Ann"), acts.GiveHost("Ben"), Begun(0, 1), acts.Again()],
    ids=lambda act: type(act).__name__,
)
def test_only_the_host_does_what_a_host_does(act: Any) -> None:
    table = laid("Ann", "Ben", bots=2)
    for who in ("Ben", "", "nobody here", MODERATOR):
        assert why(table, who, act) == "not-the-host"


def test_nobody_sits_down_at_a_table_that_is_playing() -> None:
    table = laid("Ann", "Ben", bots=2)
    begin(table)
    assert why(table, "", Seated("Late", "key")) == "under-way"


def test_an_act_that_is_sent_twice_under_its_id_is_done_once() -> None:
    table = laid("Ann", "Ben")
    do(table, "Ann", AddBot(), "1")
    assert table.is_done("Ann", "1") and not table.is_done("Ben", "1")
    with pytest.raises(Refused, match="done already"):
        do(table, "Ann", AddBot(), "1")
    assert len(table.people.names) == 3
    do(table, "Ben", Agree(True), "1")


def test_an_act_that_was_refused_may_come_again_under_its_id() -> None:
    table = laid("Ann", "Ben")
    with pytest.raises(Refused):
        do(table, "Ann", Order(["Ann"]), "1")
    assert not table.is_done("Ann", "1")
    do(table, "Ann", Order(["Ben", "Ann"]), "1")


# -- the order ---------------------------------------------------------------------------------------------------------


def test_the_host_puts_all_into_the_order_in_which_they_sit_and_the_game_keeps_it() -> None:
    table = laid("Ann", "Ben", "Cem")
    do(table, "Ann", Order(["Cem", "Ann", "Ben"]))
    assert [person["name"] for person in state(table)["table"]["people"]] == ["Cem", "Ann", "Ben"]
    assert table.people.host == "Ann"
    assert table.people.name_of("key of Ben") == "Ben"
    begin(table)
    assert [place["name"] for place in state(table)["circle"]] == ["Cem", "Ann", "Ben"]


@pytest.mark.parametrize(
    "names", [[], ["Ann", "Ben"], ["Ann", "Ben", "Ben"], ["Ann", "Ben", "Cem", "Cem"], ["Ann", "Ben", "Dan"]]
)
def test_an_order_names_everybody_once(names: list[str]) -> None:
    assert why(laid("Ann", "Ben", "Cem"), "Ann", Order(names)) == "not-the-seats"


def test_what_belongs_to_the_lobby_is_refused_in_a_game() -> None:
    table = laid("Ann", "Ben", bots=2)
    begin(table)
    for act in (Order(list(table.people.names)), Plan(), AddBot(), Rename("Bea"), Agree(True), Begun(0, 1)):
        assert why(table, "Ann", act) == "not-in-lobby"


# -- quick nights ------------------------------------------------------------------------------------------------------


def test_quick_nights_are_played_when_every_person_has_agreed() -> None:
    table = laid("Ann", "Ben", bots=2)
    do(table, "Ann", Plan(quick=True))
    do(table, "Ann", Agree(True))
    assert state(table)["table"]["problem"] == "Not everybody has agreed to quick nights yet."
    assert why(table, "Ann", Begun(0, 1)) == "not-all-agree"
    do(table, "Ben", Agree(True))
    begin(table)
    assert state(table)["table"]["quick"] is True


def test_somebody_who_comes_late_or_takes_it_back_has_not_agreed() -> None:
    table = laid("Ann", "Ben", bots=1)
    do(table, "Ann", Plan(quick=True))
    for name in ("Ann", "Ben"):
        do(table, name, Agree(True))
    table.setup(0)
    do(table, "", Seated("Cem", "key of Cem"))
    assert why(table, "Ann", Begun(0, 1)) == "not-all-agree"
    do(table, "Ann", Kick("Cem"))
    do(table, "Ben", Agree(False))
    assert why(table, "Ann", Begun(0, 1)) == "not-all-agree"


def test_whoever_agrees_to_quick_nights_gets_them_only_if_they_are_planned() -> None:
    table = laid("Ann", bots=2)
    do(table, "Ann", Agree(True))
    begin(table, rulebook="onenight")
    assert state(table)["table"]["quick"] is False


def test_at_a_moderated_table_nobody_needs_to_agree() -> None:
    table = laid("Ann", "Ben", "Cem", moderated=True)
    begin(table, rulebook="onenight", quick=True)
    assert state(table)["table"]["quick"] is False


# -- once more ---------------------------------------------------------------------------------------------------------


def over() -> Table:
    """A table whose first game is over: two persons, one who was kicked on the way, one bot."""
    table = laid("Ann", "Ben", "Cem", bots=1)
    begin(table, rulebook="onenight", pace="brisk")
    do(table, "Ben", acts.LetBotPlay(True))
    do(table, "Ann", Kick("Cem"))
    play_out(table)
    assert table.stage == OVER
    return table


def test_after_a_game_the_same_people_play_again_by_the_same_plan() -> None:
    table = over()
    names = table.people.names
    do(table, "Ann", acts.Again())
    assert (table.stage, table.people.names, table.plan.pace) == (LOBBY, names, "brisk")
    assert [chair.player for chair in table.people] == [PERSON, PERSON, BOT, BOT]
    assert set(state(table, "Ann")) == {"you", "table", "may"}
    begin(table, seed=1)
    assert (table.stage, table.games) == (PLAYING, 2)
    assert [event["n"] for event in seen(table, "Ann")["events"]][:2] == [1, 2]


def test_there_is_no_other_game_before_this_one_is_over_and_only_the_host_says_so() -> None:
    table = laid("Ann", "Ben", bots=2)
    assert why(table, "Ann", acts.Again()) == "not-over"
    begin(table)
    assert why(table, "Ann", acts.Again()) == "not-over"
    play_out(table)
    assert why(table, "Ben", acts.Again()) == "not-the-host"


def test_nothing_of_a_game_is_done_when_it_is_over() -> None:
    table = over()
    gone = [acts.Answer(1, "Ann"), acts.Claim("seer"), acts.Pause(), acts.MoreTime(), acts.EndTalk()]
    for act in (*gone, acts.LetBotPlay(True)):
        assert why(table, "Ann", act) == "no-game"
    assert why(table, "", acts.Ticked()) == "no-game"
    assert why(table, "Ann", acts.Watch()) == "no-watching"


def test_somebody_who_comes_when_the_game_is_over_sits_down_sees_its_end_and_plays_the_next_one() -> None:
    table = over()
    do(table, "", Seated("Dan", "key of Dan"))
    shown = state(table, "Dan")
    assert shown["outcome"]["text"] and "card" not in shown and shown["may"] == ["all"]
    assert [place["name"] for place in shown["circle"]] == list(table.people.names[:-1])
    assert not any(event.get("private") for event in seen(table, "Dan")["events"])
    do(table, "Ann", acts.Again())
    begin(table, seed=2)
    assert state(table, "Dan")["card"]["name"]


def test_whoever_is_kicked_or_leaves_when_the_game_is_over_is_gone_from_the_table_and_not_from_its_end() -> None:
    table = over()
    names = list(table.people.names)
    do(table, "Ann", Kick(names[-1]))
    do(table, "Ben", acts.Leave())
    assert list(table.people.names) == ["Ann", "Cem"]
    assert [place["name"] for place in state(table)["circle"]] == names


def test_somebody_new_under_an_old_name_is_not_shown_what_was_said_to_the_other() -> None:
    table = laid("Ann", "Ben", "Cem", bots=3)
    begin(table, rulebook="village", cards=["werewolf"] * 5 + ["hunter"], pack_talk=True)
    speaker, hearer = [name for name in ("Ann", "Ben", "Cem") if state(table, name)["card"]["id"] == "werewolf"][:2]
    while "pack" not in table.may(speaker):
        do(table, "", acts.Ticked())
    do(table, speaker, acts.Say("pack", "Let us take the Hunter."))
    assert [line["text"] for line in seen(table, hearer)["talk"]] == ["Let us take the Hunter."]
    play_out(table)
    assert table.stage == OVER
    do(table, hearer, acts.Leave())
    do(table, "", Seated(hearer, "another key"))
    assert seen(table, hearer)["talk"] == []


# -- beginning ---------------------------------------------------------------------------------------------------------


def test_a_game_of_another_version_of_its_book_closes_the_table_with_a_notice() -> None:
    table = laid("Ann", bots=2)
    do(table, "Ann", Begun(0, 99))
    assert table.stage == CLOSED
    assert state(table)["table"]["notice"].startswith("This game was begun by another version")


def test_the_same_log_gives_the_same_table() -> None:
    log: list[Entry] = []
    table = Table()
    for who, act in (
        ("", Laid("BCDFG", "Ann", "key of Ann", version=VERSION)),
        ("", Seated("Ben", "key of Ben")),
        ("Ann", AddBot()),
        ("Ben", Rename("Bea")),
        ("Ann", Plan(set="random", pace="brisk")),
        ("Ann", Begun(7, 1)),
    ):
        log.append(Entry(table.at + 1, act, who))
        table.apply(log[-1])
    while (due := table.due) is not None:
        if entry := table.next_entry(due):
            log.append(entry)
            table.apply(entry)
    assert table.stage == OVER
    assert picture(Table.read(log)) == picture(table)
