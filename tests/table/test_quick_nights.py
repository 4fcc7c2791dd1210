"""Quick nights: a part ends when every seat has tapped."""

from nightcall.engine.event import Drawn, Told
from nightcall.engine.rulebook import rulebook_named
from nightcall.table import acts
from nightcall.testing.seating import HOST, NAMES, begin, lay
from tests.table.nights import PLAIN, all_answer


def test_quick_nights_are_played_only_if_all_agree() -> None:
    party = lay()
    party.host(acts.Plan("village", quick=True))
    for name in NAMES[:5]:
        party.do(name, acts.Agree(True))
    assert party.refused(HOST, acts.Begun(0, rulebook_named("village").version)) == "not-all-agree"
    party.do(NAMES[5], acts.Agree(True))
    assert party.refused(HOST, acts.Begun(0, rulebook_named("village").version)) == ""
    assert party.state(HOST)["table"]["quick"] is True


def test_in_a_quick_night_a_part_ends_when_every_seat_has_tapped_and_not_before() -> None:
    party = begin("village", PLAIN, quick=True)
    party.until_call("werewolf")
    for wolf in ("Ann", "Ben"):
        party.answer(wolf, "Fay")
    for part in (1, 2):
        number = party.play.number
        for seat in [seat for seat in NAMES[:5] if part == 2 or seat not in ("Ann", "Ben")]:
            party.answer(seat, "pass")
            party.wait(1)
            party.answer(seat, "pass")
            assert party.play.number == number
        party.answer("Fay", "Ann")
        assert party.play.number == number + 1
    assert party.called == "seer"


def test_in_a_quick_night_those_awake_are_waited_for_like_those_asleep() -> None:
    party = begin("village", PLAIN, quick=True)
    party.until_call("seer")
    number = party.play.number
    for seat in ("Ann", "Ben", "Dan", "Eve", "Fay"):
        party.answer(seat, "pass")
    party.wait(30)
    assert party.play.number == number
    party.answer("Cem", "Ann")
    assert party.told("Cem", Told) == [Told("see", "yes", of="Ann")]
    assert party.called == "witch"


def test_in_a_quick_night_a_part_ends_at_its_deadline_when_somebody_does_not_tap() -> None:
    party = begin("village", PLAIN, quick=True)
    party.until_call("seer")
    for seat in ("Ann", "Ben", "Dan", "Eve", "Fay"):
        party.answer(seat, "pass")
    party.wait(party.left - 0.001)
    assert party.called == "seer"
    party.wait(0.001)
    assert party.called == "witch"
    assert [drawn.verb for drawn in party.told("Cem", Drawn)] == ["see"]


def test_in_a_timed_night_no_part_ends_because_all_have_tapped() -> None:
    party = begin("village", PLAIN)
    party.until_call("seer")
    all_answer(party)
    assert party.called == "seer"
    party.wait(party.left - 0.001)
    assert party.called == "seer"
