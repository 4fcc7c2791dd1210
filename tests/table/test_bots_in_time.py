"""When bots act, and when a table is closed that only bots keep open."""

from collections.abc import Callable

import pytest

from nightcall.engine.event import (
    Claimed,
    Drawn,
)
from nightcall.engine.rulebook import rulebook_named
from nightcall.table import acts
from nightcall.table.table import Table
from nightcall.testing.seating import HOST, NAMES, Party, begin, lay
from tests.table.timed import PEACEFUL

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
