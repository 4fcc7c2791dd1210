"""Deliberate leaks of a server, each a mistake that somebody could make: the comparison must notice every one."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import pytest
from msgspec.structs import replace

from nightcall.engine.event import EVERYONE, MODERATOR, PUBLIC, Dealt, Died, Fact, Fell, NightFell
from nightcall.engine.refused import Refused
from nightcall.engine.view import Sight
from nightcall.server.gathering import Gathering
from nightcall.server.house import House, Standing
from nightcall.table import common as commons
from nightcall.table import wording
from nightcall.table.common import Common
from nightcall.table.crier import Crier
from nightcall.table.evening import Course, Evening, Wait
from nightcall.table.hands import Hands
from nightcall.table.look import Look, Seen, Whole
from nightcall.table.pace import Pace, Slot
from nightcall.table.play import Play
from nightcall.table.shown import Changed, Heard, Line, TableShown
from nightcall.table.table import Table
from nightcall.words import Voice

__all__ = ["LEAKS"]

Patch: TypeAlias = pytest.MonkeyPatch


class Leaky(NamedTuple):
    """A leak: what brings it about, and what a pair must have for it to show."""

    put: Callable[[Patch], None]
    shows: frozenset[str]


LEAKS: dict[str, Leaky] = {}
"""All leaks, by the sentence that says what is wrong."""


def leak(shows: str = "") -> Callable[[Callable[[Patch], None]], Callable[[Patch], None]]:
    """Name a leak by its sentence."""

    def named(put: Callable[[Patch], None]) -> Callable[[Patch], None]:
        assert put.__doc__
        LEAKS[put.__doc__.strip().rstrip(".")] = Leaky(put, frozenset(shows.split()))
        return put

    return named


def asked(play: Any) -> tuple[str, ...]:
    """Who is asked something in secret just now."""
    question = play.game.question if isinstance(play, Play) else None
    return tuple(question.left) if question and not question.openly else ()


def cards(play: Play) -> dict[str, str]:
    """Who holds what."""
    return {fact.seat: fact.card for event in play.game.events if isinstance(fact := event.fact, Dealt)}


def shown_to_all(secret: Callable[[Table], object], patch: Patch) -> None:
    """Add something to what all viewers see alike, and look anew at every act."""
    true = commons._table

    def shown(table: Table, present: frozenset[str], voice: Voice) -> TableShown:
        return replace(true(table, present, voice), advice=[str(secret(table))])

    def _common(gathering: Gathering, voice: Voice) -> Common:
        return commons.common(gathering._table, gathering.present, voice)

    patch.setattr(commons, "_table", shown)
    patch.setattr(Gathering, "_common", _common)


# -- what is waited for --------------------------------------------------------------------------------------------


@leak()
def names_who_is_waited_for(patch: Patch) -> None:
    """The state of the table names who is still waited for."""

    def waiting(table: Table) -> object:
        play = table.play
        return [seat for seat in asked(play) if isinstance(play, Play) and seat not in play.held]

    shown_to_all(waiting, patch)


@leak()
def counts_answers(patch: Patch) -> None:
    """The state of the table counts the answers that are held."""

    def answers(table: Table) -> object:
        play = table.play
        return len([seat for seat in asked(play) if isinstance(play, Play) and seat in play.held])

    shown_to_all(answers, patch)


@leak()
def tells_the_length_of_the_log(patch: Patch) -> None:
    """The length of the table's log is in every state."""
    shown_to_all(lambda table: table.length, patch)


@leak()
def tells_who_pointed_where(patch: Patch) -> None:
    """Everybody's prompt shows where those who are awake point."""
    true = Play.prompt

    def prompt(play: Play, seat: str) -> Any:
        found = true(play, seat)
        if found and play.is_secret:
            found["others"] = {other: play.held[other] for other in asked(play) if other != seat and other in play.held}
        return found

    patch.setattr(Play, "prompt", prompt)


# -- time ----------------------------------------------------------------------------------------------------------


@leak()
def ends_early(patch: Patch) -> None:
    """A part of a call ends as soon as those who are awake have answered."""
    true = Play.answer

    def answer(play: Play, seat: str, number: int, what: Any, at: int) -> tuple[str, ...]:
        awake = asked(play)
        touched = true(play, seat, number, what, at)
        if play.number == number and play.is_secret and awake and all(seat in play.held for seat in awake):
            play._go_on(at)
        return touched if play.number == number else EVERYONE

    patch.setattr(Play, "answer", answer)


@leak()
def short_if_nobody_wakes(patch: Patch) -> None:
    """A call that nobody answers is shorter."""
    true = Wait.until

    def until(wait: Wait, since: int) -> int:
        return since + 3000 if wait.is_secret and not wait.question else true(wait, since)

    patch.setattr(Wait, "until", until)


@leak()
def reminders_take_time(patch: Patch) -> None:
    """Only a pack that has to be reminded, or a card that is asked twice, gets a second part."""
    true = Evening.in_secret

    def in_secret(evening: Evening, slot: Slot, at: int, cue: Fact | None = None) -> Course[int]:
        return true(evening, replace(slot, parts=1), at, cue)

    patch.setattr(Evening, "in_secret", in_secret)


@leak("wild")
def longer_the_farther_the_pack_sits(patch: Patch) -> None:
    """A night takes longer the farther from the host the first of the pack sits."""
    true = Play.__init__

    def init(play: Play, setup: Any, pace: Pace, at: int) -> None:
        true(play, setup, pace, at)
        held = cards(play)
        pack = [place for place, seat in enumerate(play.seats) if setup.book.role(held[seat]).prowls]
        play.pace.more = min(pack, default=0)

    patch.setattr(Play, "__init__", init)
    patch.setattr(Pace, "_part", lambda pace, seconds: (seconds + pace.more) * pace._times)


@leak("quick")
def only_those_awake_are_asked(patch: Patch) -> None:
    """Only those who are awake have a prompt, and quick nights wait for nobody else."""
    true = Play._wait_for

    def wait_for(play: Play, wait: Wait, at: int) -> None:
        true(play, replace(wait, seats=asked(play) or wait.seats[:1]) if wait.is_secret else wait, at)

    patch.setattr(Play, "_wait_for", wait_for)


@leak()
def the_clock_starts_anew(patch: Patch) -> None:
    """With every answer of somebody awake the clock of the call starts anew."""
    true = Play.answer

    def answer(play: Play, seat: str, number: int, what: Any, at: int) -> tuple[str, ...]:
        touched = true(play, seat, number, what, at)
        if play.number == number and play.is_secret and seat in asked(play):
            play._since = play._hourglass.inside(at)
        return touched

    patch.setattr(Play, "answer", answer)


@leak()
def told_at_once(patch: Patch) -> None:
    """What all will hear at the end of a slot goes out as soon as it has happened."""
    patch.setattr(Crier, "whisper", Crier.cry)


@leak("wild restart")
def a_restart_forgets(patch: Patch) -> None:
    """After a restart a call begins anew if somebody is awake."""
    true = House.open

    async def open_(house: House) -> None:
        await true(house)
        for room in house._rooms.values():
            play = room.table.play
            if isinstance(play, Play) and asked(play):
                play._since = play._hourglass.inside(house.clock.now())
                room.schedule()

    patch.setattr(House, "open", open_)


# -- after a death -------------------------------------------------------------------------------------------------


@leak("fatal")
def may_talk_if_nobody_shoots(patch: Patch) -> None:
    """After a death one may talk at once if no dying power is asked for."""
    true = Play.may_talk

    def may_talk(play: Play, seat: str) -> bool:
        is_free = play.wait is not None and play.wait.slot.what == "pause" and not asked(play)
        return true(play, seat) or (is_free and seat in play.living)

    patch.setattr(Play, "may_talk", may_talk)


@leak("fatal")
def pause_only_for_a_last_act(patch: Patch) -> None:
    """There is a pause after a death only if the dead have something to do."""
    true = Evening._slot

    def slot(evening: Evening, cue: Fact) -> Slot:
        found = true(evening, cue)
        dead = cue.seat if isinstance(cue, Died | Fell) else ""
        held = {fact.seat: fact.card for event in evening.game.events if isinstance(fact := event.fact, Dealt)}
        has_act = dead not in held or evening.game.rulebook.role(held[dead]).has_last_act()
        return found if has_act or not found.parts else Slot("story", 4, 0)

    patch.setattr(Evening, "_slot", slot)


@leak("fatal")
def asks_only_the_hunter(patch: Patch) -> None:
    """In the pause after a death only those are asked who have something to do."""
    true = Play._wait_for

    def wait_for(play: Play, wait: Wait, at: int) -> None:
        is_idle = wait.slot.what == "pause" and not wait.question
        true(play, replace(wait, seats=()) if is_idle else wait, at)

    patch.setattr(Play, "_wait_for", wait_for)


# -- words, order and numbers --------------------------------------------------------------------------------------


@leak("wild")
def names_the_real_question(patch: Patch) -> None:
    """Who is asleep and answers wrongly is told what is really asked."""

    def suspected(play: Play, seat: str, what: Any) -> Any:
        if what == "pass" or (what in play.living and what != seat):
            return what
        question = play.game.question
        raise Refused("not-offered", verb=question.verb if question else "suspect", what=what)

    patch.setattr(Play, "_suspected", suspected)


@leak("wild")
def late_only_if_somebody_waits(patch: Patch) -> None:
    """A late answer is refused in other words while somebody is awake."""
    true = Play.answer

    def answer(play: Play, seat: str, number: int, what: Any, at: int) -> tuple[str, ...]:
        if number != play.number and asked(play):
            raise Refused("no-talk", seat=seat)
        return true(play, seat, number, what, at)

    patch.setattr(Play, "answer", answer)


@leak()
def choices_in_the_order_of_cards(patch: Patch) -> None:
    """Those who are asleep are offered the others in the order of their cards."""
    true = Play.prompt

    def prompt(play: Play, seat: str) -> Any:
        found = true(play, seat)
        if found and found["verb"] == "suspect":
            held = cards(play)
            found["choices"] = sorted(found["choices"], key=lambda other: held[other])
        return found

    patch.setattr(Play, "prompt", prompt)


@leak()
def a_message_at_every_tap(patch: Patch) -> None:
    """Every tap sends everybody a message, though there is nothing in it."""
    true = Play.answer

    def answer(play: Play, seat: str, number: int, what: Any, at: int) -> tuple[str, ...]:
        true(play, seat, number, what, at)
        return EVERYONE

    patch.setattr(Play, "answer", answer)
    patch.setattr(Seen, "__bool__", lambda seen: True)


@leak()
def one_numbering_for_all(patch: Patch) -> None:
    """Events are numbered as the whole log numbers them, so that there are gaps."""
    true = Sight.learn

    def learn(sight: Sight, event: Any) -> bool:
        sight.all = getattr(sight, "all", 0) + 1  # type: ignore[attr-defined]
        reaches = true(sight, event)
        sight.lines = sight.all if reaches else sight.lines  # type: ignore[attr-defined]
        return reaches

    patch.setattr(Sight, "learn", learn)


@leak()
def an_empty_line_for_a_secret(patch: Patch) -> None:
    """Whatever is told to somebody else leaves an empty line."""
    true, line = Sight.learn, wording.line

    def learn(sight: Sight, event: Any) -> bool:
        if event.reaches(sight.viewer) or event.audience == (MODERATOR,):
            return true(sight, event)
        sight.lines += 1
        return True

    def empty(voice: Voice, sight: Sight, event: Any) -> Line:
        found = line(voice, sight, event)
        nothing = replace(found, rule="", fact=NightFell(), text="", private=False)
        return found if event.reaches(sight.viewer) else nothing

    patch.setattr(Sight, "learn", learn)
    patch.setattr(wording, "line", empty)


# -- those who come back, look on or listen ------------------------------------------------------------------------


@leak()
def the_whole_deal_when_one_comes_back(patch: Patch) -> None:
    """Whoever comes back in the middle of a game is sent all cards."""
    true = Look.whole

    def whole(look: Look, common: Common) -> Whole:
        play, comes = look._table.play, look._known == Changed()
        found = true(look, common)
        if comes and isinstance(play, Play) and play.number > 1:
            found.state = replace(found.state, cards=cards(play))
        return found

    patch.setattr(Look, "whole", whole)


@leak()
def onlookers_see_everything(patch: Patch) -> None:
    """Whoever looks on sees with the eyes of a moderator."""
    true = Look._eyes
    patch.setattr(Look, "_eyes", lambda look: true(look) if look.viewer else MODERATOR)


@leak()
def all_hear_the_pack(patch: Patch) -> None:
    """What a pack says among itself is sent to all."""
    true = Table.audience
    patch.setattr(Table, "audience", lambda table, who, to: (PUBLIC,) if to == "pack" else true(table, who, to))


@leak()
def talk_is_numbered_for_all(patch: Patch) -> None:
    """Talk is numbered as it was said, whoever heard it."""
    true = Look._talk

    def talk(look: Look) -> list[Heard]:
        look._said_to_viewer = len(look._table.chat.said) - 1
        return true(look)

    patch.setattr(Look, "_talk", talk)


@leak("wild")
def pauses_at_once_if_nobody_is_awake(patch: Patch) -> None:
    """The host's pause begins at once if nobody is awake."""
    true = Play.pause

    def pause(play: Play, at: int) -> None:
        true(play, at)
        if play.is_pausing and not asked(play):
            play._hourglass.lay_down(at)

    patch.setattr(Play, "pause", pause)


# -- bots and the door ---------------------------------------------------------------------------------------------


@leak("wild quick bots")
def bots_think_longer_with_a_power(patch: Patch) -> None:
    """A bot that is awake takes its time."""
    true = Hands._steps

    def steps(hands: Hands, play: Play, bot: str) -> list[Any]:
        later = 10_000 if bot in asked(play) else 0
        return [(when + later, what, seat) for when, what, seat in true(hands, play, bot)]

    patch.setattr(Hands, "_steps", steps)


@leak()
def the_door_lists_who_is_asleep(patch: Patch) -> None:
    """At the door one sees who is asleep."""
    true = House.look

    async def look(house: House, code: str, address: str) -> Standing:
        standing = await true(house, code, address)
        awake = asked((await house.room(code, address)).table.play)
        return replace(standing, seats=[seat for seat in standing.seats if seat not in awake])

    patch.setattr(House, "look", look)


@leak()
def the_record_of_a_running_game(patch: Patch) -> None:
    """The record is handed out while the game is under way."""

    async def record(house: House, code: str, token: str, address: str) -> dict[str, Any]:
        play = (await house.room(code, address)).table.play
        assert isinstance(play, Play)
        return play.game.record()

    patch.setattr(House, "record", record)
