"""After a death there is a pause of one length, whoever may still do something in it."""

import pytest

from nightcall.engine.event import (
    Died,
    Drawn,
    Fell,
    Shown,
)
from nightcall.table import acts
from nightcall.table.play import SUSPECT
from nightcall.testing.seating import NAMES, Party, begin
from tests.table.timed import HUNTED, PEACEFUL


def public(party: Party) -> list[tuple[float, str]]:
    """When all heard what, without the cards and names that differ."""
    return [(second, type(event.fact).__name__) for second, event in party.news if event.reaches("public")]


@pytest.mark.parametrize("book", ["village", "classic"])
@pytest.mark.parametrize("hanged", ["Cem", "Eve"])
def test_after_a_death_there_is_the_same_pause_with_and_without_a_hunter(book: str, hanged: str) -> None:
    party = begin(book, HUNTED)
    party.hang(hanged)
    assert party.heard(Died) == [Died(hanged, "hanged")]
    assert party.lasts == ("pause", 12)
    assert party.play.prompted == NAMES[:7]
    numbers = {prompt["n"] for seat in NAMES[:7] if (prompt := party.play.prompt(seat))}
    assert numbers == {party.play.number}
    assert [party.asked(seat) for seat in NAMES[:7] if seat != "Cem"] == [SUSPECT] * 6
    assert party.asked("Cem") == ("shoot" if hanged == "Cem" else SUSPECT)


@pytest.mark.parametrize("book", ["village", "classic"])
def test_all_hear_the_same_at_the_same_time_whether_a_hunter_holds_fire_or_a_villager_dies(book: str) -> None:
    heard = []
    for hanged in ("Cem", "Eve"):
        party = begin(book, HUNTED)
        party.hang(hanged)
        party.wait(3)
        for seat in party.play.prompted:
            party.answer(seat, "pass")
        party.until(lambda party=party: party.play.phase == "night 2")  # type: ignore[misc]
        heard.append(public(party))
    assert heard[0] == heard[1]


def test_by_dawn_the_pause_is_the_same_too() -> None:
    heard = []
    for victim in ("Cem", "Eve"):
        party = begin("village", HUNTED)
        party.until_call("werewolf")
        party.answer("Ben", victim)
        party.until(lambda party=party: party.heard(Died))  # type: ignore[misc]
        assert party.lasts == ("pause", 12)
        assert party.asked("Cem") == ("shoot" if victim == "Cem" else SUSPECT)
        party.until_talk()
        heard.append(public(party))
    assert heard[0] == heard[1]


def test_what_all_hear_waits_until_the_pause_is_over() -> None:
    party = begin("village", HUNTED)
    party.hang("Cem")
    hanged = len(public(party))
    party.answer("Cem", "Ben")
    party.wait(party.left - 0.001)
    assert len(public(party)) == hanged
    assert party.play.living == tuple(seat for seat in NAMES[:7] if seat != "Cem")
    party.wait(0.001)
    assert party.heard(Shown) == [Shown({"Cem": "hunter"})]
    assert party.heard(Died) == [Died("Cem", "hanged"), Died("Ben", "shot")]


def test_the_end_of_the_game_waits_until_the_pause_is_over() -> None:
    party = begin("village", HUNTED)
    party.hang("Ben")
    assert party.lasts == ("pause", 12)
    assert "outcome" not in party.state("")
    assert party.stage == "playing"
    party.wait(12)
    assert party.stage == "over"
    assert party.state("")["outcome"]["teams"] == ["village"]


@pytest.mark.parametrize("hanged", ["Cem", "Eve"])
def test_nobody_may_talk_or_claim_in_the_pause(hanged: str) -> None:
    """V-51, C-54."""
    party = begin("classic", HUNTED)
    party.hang(hanged)
    for seat in NAMES[:7]:
        assert not {"all", "pack", "claim"} & set(party.table.may(seat))
        assert party.refused(seat, acts.Say("all", "It was Ben.")) == "no-talk"
        assert party.refused(seat, acts.Claim("seer")) == "no-talk"


def test_the_pause_is_the_same_after_a_death_of_which_all_hear_only_that_somebody_fell() -> None:
    party = begin("classic", HUNTED)
    party.until(lambda: party.play.phase == "night 2")
    party.until_call("werewolf")
    party.answer("Ben", "Cem")
    party.until(lambda: party.heard(Fell))
    assert party.lasts == ("pause", 12)
    assert party.asked("Cem") == "shoot"


def test_there_is_no_pause_without_a_card_that_could_have_a_last_act() -> None:
    party = begin("village", PEACEFUL)
    party.hang("Cem")
    assert party.lasts == ("story", 4)
    assert party.play.prompted == ()


def test_there_is_no_pause_any_more_once_all_have_seen_the_card() -> None:
    party = begin("village", HUNTED)
    party.hang("Cem")
    party.answer("Cem", "Eve")
    party.wait(12)
    assert party.heard(Died)[-1] == Died("Eve", "shot")
    assert party.lasts == ("pause", 12)  # on the same day: a shot may still be due
    party.wait(12)
    party.hang("Fay")
    assert party.lasts == ("story", 4)
    assert party.play.prompted == ()


@pytest.mark.parametrize(
    ("reveal", "lasts"), [("role", ("story", 4)), ("nature", ("pause", 12)), ("none", ("pause", 12))]
)
def test_as_long_as_the_table_does_not_show_the_card_every_death_has_its_pause(
    reveal: str, lasts: tuple[str, float]
) -> None:
    """C-92: a Hunter who is shown as a villager could still be anybody."""
    party = begin("classic", HUNTED, options={"reveal": reveal})
    party.hang("Cem")
    party.hang("Eve")
    assert party.lasts == lasts


def test_a_hunter_who_is_silent_in_the_pause_has_held_fire() -> None:
    party = begin("village", HUNTED)
    party.hang("Cem")
    party.until(lambda: party.play.phase == "night 2")
    assert party.heard(Died) == [Died("Cem", "hanged")]


def test_a_dutiful_hunter_who_is_silent_shoots_by_lot() -> None:
    party = begin("bigbox", f"{HUNTED} villager")
    party.hang("Cem")
    party.wait(12)
    assert [drawn.verb for drawn in party.told("Cem", Drawn)] == ["shoot"]
    assert [died.cause for died in party.heard(Died)] == ["hanged", "shot"]


def test_a_hunter_in_love_shoots_when_the_heart_has_broken_and_the_card_lies_open() -> None:
    """V-63: what follows from a death is worked out in its order; what all know of gets a time of its own."""
    party = begin("village", "cupid werewolf hunter seer villager villager villager")
    party.until_call("cupid")
    party.answer("Ann", ["Cem", "Eve"])
    party.hang("Cem")
    assert party.lasts == ("pause", 12)
    assert party.asked("Cem") == SUSPECT
    party.wait(12)
    assert party.heard(Shown) == [Shown({"Cem": "hunter"})]
    assert party.heard(Died)[-1] == Died("Eve", "heartbroken")
    party.until(lambda: party.asked("Cem") == "shoot")
    assert party.clock.what == "pause"
    party.answer("Cem", "Ben")
    party.wait(party.left)
    assert party.heard(Died)[-1] == Died("Ben", "shot")


def test_where_nights_are_quick_the_pause_ends_when_all_have_tapped_the_dead_too() -> None:
    party = begin("village", HUNTED, quick=True)
    party.hang("Eve")
    assert party.clock.what == "pause"
    number = party.play.number
    for seat in NAMES[:7]:
        assert party.play.number == number
        party.answer(seat, "pass")
    assert party.heard(Shown) == [Shown({"Eve": "villager"})]


def test_nobody_talks_while_a_mayor_chooses_an_heir() -> None:
    """V-86."""
    party = begin("village", PEACEFUL, mayor="Gus")
    party.hang("Gus")
    party.until(lambda: party.asked("Gus") == "bequeath")
    for seat in NAMES[:7]:
        assert not {"all", "claim"} & set(party.table.may(seat))


def test_in_a_single_night_a_death_has_no_pause() -> None:
    party = begin("onenight", "hunter werewolf seer villager", center="robber drunk villager")
    party.until_talk()
    for seat in NAMES[:4]:
        party.answer(seat, "Ann" if seat != "Ann" else "Ben")
    assert party.heard(Died) == [Died("Ann", "voted")]
    assert party.lasts == ("story", 4)
    assert party.play.prompted == ()


def test_a_hunter_who_sees_everything_shoots_no_more() -> None:
    """Whoever watches knows all cards: no answer of theirs may count."""
    party = begin("village", HUNTED, dead_watch=True)
    party.hang("Cem")
    assert party.asked("Cem") == "shoot"
    watching = party.refused("Cem", acts.Watch())
    shooting = party.refused("Cem", acts.Answer(party.play.number, "Ben"))
    assert watching or shooting


def test_a_mayor_who_sees_everything_chooses_no_heir() -> None:
    party = begin("village", PEACEFUL, mayor="Gus", dead_watch=True)
    party.hang("Gus")
    party.until(lambda: party.asked("Gus") == "bequeath")
    watching = party.refused("Gus", acts.Watch())
    choosing = party.refused("Gus", acts.Answer(party.play.number, "Dan"))
    assert watching or choosing
