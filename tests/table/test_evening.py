"""The course of an evening, driven by hand: what it waits for, and what it does with what was held."""

from typing import Any

import pytest

from nightcall import Game, Setup
from nightcall.engine.event import PUBLIC, Called, DayBroke, Died, NightFell, Slept, TalkBegan
from nightcall.table.crier import Crier
from nightcall.table.evening import Bell, Course, Evening, Wait, Waited
from nightcall.table.hourglass import Hourglass
from nightcall.table.pace import Pace

SEATS = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
DEAL = ("werewolf", "werewolf", "seer", "hunter", "villager", "villager")


class Driver:
    """Somebody who says when a wait is over; no time passes unless a test says so."""

    def __init__(self) -> None:
        setup = Setup(rulebook="village", deal=dict(zip(SEATS, DEAL, strict=True)))
        self.game = Game(setup, stops=("cue",))
        self.crier = Crier(self.game)
        self.course: Course[None] = Evening(self.game, Pace(setup, "normal", False), self.crier).course(0)
        self.wait: Wait = next(self.course)

    def go_on(self, at: int = 0, **held: Any) -> Wait:
        """Let what was waited for be over at this moment, with these answers."""
        self.wait = self.course.send(Waited(at, held))
        return self.wait

    def until(self, cue: type[Any], at: int = 0, **held: Any) -> Wait:
        """Go on until something of this kind is announced; these answers are held whenever they are asked for."""
        while not isinstance(self.wait.cue, cue):
            self.go_on(at, **held)
        return self.wait

    @property
    def asked(self) -> str:
        """What is really asked."""
        return self.wait.question.verb if self.wait.question else ""


def test_an_evening_begins_with_the_fall_of_night_and_then_calls_the_pack() -> None:
    driver = Driver()
    assert (driver.wait.cue, driver.wait.slot.what, driver.wait.seats) == (NightFell(), "story", ())
    driver.go_on()
    assert (driver.wait.cue, driver.wait.slot.what, driver.asked) == (Called("werewolf"), "call", "devour")


def test_every_part_of_a_call_waits_for_all_the_living_whoever_is_asked() -> None:
    driver = Driver()
    driver.go_on()
    first = driver.wait
    second = driver.go_on(Ann="Fay", Ben="Fay")
    assert first.is_secret and second.is_secret
    assert first.seats == second.seats == SEATS
    assert (first.slot, first.cue) == (second.slot, second.cue)
    assert second.question is None
    assert driver.go_on().cue == Slept("werewolf")


def test_what_was_held_counts_when_a_part_is_over_and_whoever_is_silent_is_out_of_time() -> None:
    driver = Driver()
    driver.go_on()
    driver.go_on(Ann="Fay", Cem="Ann")  # Cem is asleep
    acts = driver.game.record()["acts"]
    assert ["Ann", "devour", "Fay"] in acts and ["moderator", "time-up", "devour"] in acts
    assert not any(who == "Cem" for who, _, _ in acts)


def test_a_secret_goes_out_with_its_part_and_what_all_hear_with_its_slot() -> None:
    driver = Driver()
    driver.until(Called)
    driver.go_on(Ann="Fay", Ben="Eve")
    assert driver.crier.told[-1].audience == ("Ann", "Ben")
    driver.go_on(Ann="Fay", Ben="Fay")
    assert PUBLIC in driver.crier.told[-1].audience


def test_whoever_has_just_died_is_waited_for_in_the_pause_and_nowhere_after_it() -> None:
    driver = Driver()
    driver.until(Died, Ann="Fay", Ben="Fay", Cem="Ann")
    assert (driver.wait.slot.what, driver.wait.seats) == ("pause", SEATS)
    assert driver.crier.living == SEATS[:5] and not driver.crier.departed
    driver.until(TalkBegan)
    driver.until(NightFell, at=10**9)
    assert driver.crier.departed == ("Fay",)
    assert "Fay" not in driver.until(Called).seats


def test_what_takes_no_time_is_a_wait_like_any_other_and_whoever_drives_decides() -> None:
    driver = Driver()
    assert driver.until(TalkBegan).is_brief
    assert not driver.go_on().is_brief and driver.asked == "nominate"


def test_the_talk_lasts_until_the_bell_which_the_host_may_move() -> None:
    driver = Driver()
    driver.until(DayBroke)
    driver.until(TalkBegan, at=1000)
    bell = driver.go_on(1000).bell
    assert bell and driver.wait.until(1000) == bell.rings
    bell.later(1000)
    assert driver.wait.until(1000) == bell.rings
    driver.go_on(bell.rings)
    assert driver.wait.cue == NightFell()


@pytest.mark.parametrize(("seconds", "rings"), [(15, 25_000), (1000, 100_000)])
def test_a_bell_that_is_to_ring_soon_never_rings_later_for_it(seconds: float, rings: int) -> None:
    bell = Bell(100_000)
    bell.soon(10_000, seconds)
    assert bell.rings == rings


def test_nothing_is_waited_for_when_the_game_is_over() -> None:
    driver = Driver()
    for victim in reversed(SEATS[2:]):
        driver.until(Called)
        driver.go_on(Ann=victim, Ben=victim)
        driver.until(Died)
        if victim != SEATS[2]:
            driver.until(NightFell, at=10**9)
    with pytest.raises(StopIteration):
        driver.until(NightFell, at=10**9)
    assert driver.game.outcome and driver.game.outcome.winners == ("Ann", "Ben")


def test_a_pause_is_time_that_does_not_pass() -> None:
    glass = Hourglass()
    glass.lay_down(1000)
    glass.take_up(5000)
    assert (glass.inside(6000), glass.outside(2000)) == (2000, 6000)


def test_a_pause_that_never_began_takes_no_time() -> None:
    glass = Hourglass()
    glass.is_wanted_down = True
    glass.take_up(5000)
    assert (glass.inside(6000), glass.is_wanted_down) == (6000, False)
