"""Kicking, leaving, and whose table it is."""

import pytest

from nightcall.engine.event import MODERATOR
from nightcall.table import acts
from nightcall.table.acts import (
    Closed,
    Kick,
    Passed,
    Plan,
    Seated,
)
from nightcall.table.stage import CLOSED, LOBBY, OVER, PLAYING
from nightcall.testing.tables import begin, do, laid, play_out, state, why


def test_in_the_lobby_somebody_who_is_kicked_is_gone_and_so_is_the_key() -> None:
    table = laid("Ann", "Ben", bots=1)
    do(table, "Ann", Kick("Ben"))
    do(table, "Ann", Kick(table.people.names[1]))
    assert table.people.names == ("Ann",)
    assert table.people.name_of("key of Ben") is None
    do(table, "", Seated("Ben", "another key"))


def test_a_host_kicks_nobody_who_is_not_there_and_leaves_to_go() -> None:
    table = laid("Ann", "Ben")
    assert why(table, "Ann", Kick("Zoe")) == "no-such-seat"
    assert why(table, "Ann", Kick("Ann")) == "kick-yourself"


def test_a_moderator_kicks_anybody() -> None:
    table = laid("Ann", "Ben", moderated=True)
    do(table, MODERATOR, Kick("Ann"))
    do(table, MODERATOR, Kick("Ben"))
    assert table.people.names == () and table.stage == LOBBY


def test_the_host_gives_the_table_to_another_person() -> None:
    table = laid("Ann", "Ben")
    do(table, "Ann", acts.GiveHost("Ben"))
    assert state(table)["table"]["host"] == "Ben"
    assert why(table, "Ann", Plan()) == "not-the-host"
    do(table, "Ben", acts.GiveHost("Ann"))
    do(table, "Ann", Plan())


def test_the_table_is_not_given_to_a_bot_to_a_stranger_or_by_a_moderator() -> None:
    table = laid("Ann", bots=1)
    assert why(table, "Ann", acts.GiveHost(table.people.names[1])) == "no-host"
    assert why(table, "Ann", acts.GiveHost("Zoe")) == "no-such-seat"
    assert why(laid("Ann", moderated=True), MODERATOR, acts.GiveHost("Ann")) == "no-host"


def test_the_table_can_be_given_away_in_a_game() -> None:
    table = laid("Ann", "Ben", bots=2)
    begin(table)
    do(table, "Ann", acts.GiveHost("Ben"))
    assert why(table, "Ann", Kick("Ben")) == "not-the-host"


def test_a_host_who_leaves_is_followed_by_the_next_person_never_by_a_bot() -> None:
    table = laid("Ann", bots=2)
    do(table, "", Seated("Ben", "key of Ben"))
    do(table, "Ann", acts.Leave())
    assert state(table)["table"]["host"] == "Ben"
    assert "Ann" not in table.people.names


def test_somebody_else_who_leaves_leaves_the_host_alone() -> None:
    table = laid("Ann", "Ben")
    do(table, "Ben", acts.Leave())
    assert (table.people.host, table.people.names) == ("Ann", ("Ann",))


@pytest.mark.parametrize("stage", [LOBBY, PLAYING, OVER])
def test_a_table_that_all_have_left_is_closed_for_good(stage: str) -> None:
    table = laid("Ann", "Ben", bots=2)
    if stage != LOBBY:
        begin(table)
    if stage == OVER:
        play_out(table)
    assert table.stage == stage
    do(table, "Ben", acts.Leave())
    do(table, "Ann", acts.Leave())
    assert table.stage == CLOSED and table.due is None
    assert state(table)["table"]["notice"] == "Everybody has left, so the table was closed."
    for act in (Seated("Ann", "key"), Passed("Ann"), acts.Ticked(), Closed("deserted")):
        assert why(table, "", act) == "closed"


def test_a_moderated_table_stays_when_all_players_have_left() -> None:
    table = laid("Ann", moderated=True)
    do(table, "Ann", acts.Leave())
    assert table.stage == LOBBY and table.people.host == MODERATOR
    assert why(table, MODERATOR, acts.Leave()) == "no-seat-here"


def test_the_house_passes_the_table_on_when_the_host_is_gone() -> None:
    table = laid("Ann", "Ben")
    do(table, "", Passed("Ben"))
    assert table.people.host == "Ben"
