"""A table is the fold of its log: reading it again gives the same table, and time goes on from there."""

from nightcall.table import acts
from nightcall.table.acts import Entry
from nightcall.table.play import Play
from nightcall.table.table import Table
from nightcall.testing.seating import NAMES, Party, begin
from tests.table.timed import HUNTED, PEACEFUL

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
