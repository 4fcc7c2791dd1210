"""A single night and a single day: characters are called by the set of cards, cards change places, then all point.

The calls depend on the set alone, never on the deal, and so does every word of the narrator: `narration` is that
script, and the cues of a running game are exactly these. What a player is in the end is the card that lies there then.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from msgspec import Struct

from nightcall.engine.ask import Each, Lot, Script
from nightcall.engine.event import (
    EVERYONE,
    PUBLIC,
    Called,
    DayBroke,
    Died,
    Ended,
    Event,
    Fact,
    NightFell,
    Pointed,
    Seat,
    Shown,
    Slept,
    TalkBegan,
    Traced,
)
from nightcall.engine.night import Call, Unheard
from nightcall.engine.notes import COPIED
from nightcall.engine.role import Role
from nightcall.engine.rulebook import Death, Outcome, Rulebook
from nightcall.engine.setup import Setup
from nightcall.engine.town import Town

__all__ = ["SingleNight", "Spoken"]

MOST_SETS = 256
"""For how many sets of cards the cues are remembered."""

Votes: TypeAlias = Mapping[Seat, Seat]
Part: TypeAlias = Event | Call | Unheard
"""What a night is made of: a cue, a call, something unheard."""


class Spoken(Struct, frozen=True):
    """What the narrator says: the message and the silence after it, in seconds."""

    message: str
    pause: int


@dataclass(frozen=True, kw_only=True)
class SingleNight(Rulebook):
    """A book whose game is a single night, a single day and a single vote."""

    laying: tuple[Callable[[Town], None], ...]
    """What is laid on the table beside the cards."""
    morning: tuple[Callable[[Town], None], ...]
    """What happens when everyone wakes."""
    turned_first: bool = False
    """Whether all cards are turned up before it is said who dies."""
    evening: tuple[Callable[[Town], None], ...] = ()
    """What is turned up with the cards."""
    in_the_end: Callable[[Town], Mapping[Seat, Role]]
    """What each player is in the end."""
    falls: Callable[[Mapping[Seat, Role], Votes], list[Death]]
    """Who dies of the votes, and who of that, when the players are these."""
    outcome: Callable[[Mapping[Seat, Role], list[Seat]], Outcome]
    """Who wins, when these have died."""

    def steps(self, setup: Setup) -> list[Part]:
        """The night with this set of cards: the same for every deal, so it is worked out once."""
        key = (setup.set_of_cards, *setup.options.items())
        if key not in self._steps:
            if len(self._steps) >= MOST_SETS:
                self._steps.clear()
            self._steps[key] = list(self._work_out_steps(setup))
        return self._steps[key]

    @cached_property
    def _steps(self) -> dict[object, list[Part]]:
        return {}

    def _work_out_steps(self, setup: Setup) -> Iterator[Part]:
        """Each call that is made between the cues that begin and end it; what is unheard in its place."""
        yield self._cue(NightFell())
        for step in self.first_night.steps:
            if isinstance(step, Unheard):
                yield step
            elif is_made(step, setup):
                yield from (self._cue(Called(step.name, step.words(setup))), step, self._cue(Slept(step.name)))

    def _cue(self, fact: Fact) -> Event:
        return Event("night 1", EVERYONE, self.first_night.rule, fact)

    def narration(self, setup: Setup) -> list[Spoken]:
        """All that the narrator says with this set of cards: every message, with the pause after it."""
        pause = self.pauses[str(setup.option("pace"))]
        cues = [step.fact for step in self.steps(setup) if isinstance(step, Event)]
        return [
            Spoken(message, pause if isinstance(cue, Called) else 0)
            for cue in (*cues, DayBroke())
            for message in messages_of(cue)
        ]

    def script(self, town: Town) -> Script[None]:
        """Deal, play the night and the day, and see who has won."""
        town.phase = "deal"
        town.deal()
        for lay in self.laying:
            lay(town)
        town.phase = "night 1"
        for step in self.steps(town.setup):
            if isinstance(step, Event):
                yield step
            elif isinstance(step, Unheard):
                step.happens(town)
            elif awake := wake(step, town):
                town.cards.call = step.name
                yield from step.use(town, awake)
        town.phase = "day 1"
        yield town.cue(DayBroke())
        yield from self.day(town)
        town.tell(PUBLIC, Traced(town.cards.trails()))

    def day(self, town: Town) -> Script[None]:
        """Let all talk, then point at the same moment; then the cards are turned over."""
        for moment in self.morning:
            moment(town)
        votes = yield from talk_and_point(town)
        town.tell(PUBLIC, Pointed("vote", votes))
        roles = self.in_the_end(town)
        deaths = self.falls(roles, votes)
        dead = [death.seat for death in deaths]
        if self.turned_first:
            self.turn(town, town.seats)
        for death in deaths:
            yield town.cue(Died(death.seat, death.cause))
        if not self.turned_first:
            self.turn(town, [*dead, *(seat for seat in town.seats if seat not in dead)])
        town.outcome = self.outcome(roles, dead)
        rule = town.cite(town.outcome.cited) if town.outcome.cited else ""
        town.tell(PUBLIC, Ended(town.outcome.teams, town.outcome.winners), rule)

    def turn(self, town: Town, seats: Sequence[Seat]) -> None:
        """Turn all cards up, and what lies on them."""
        town.tell(PUBLIC, Shown(town.cards.lie([*seats, *town.cards.centre])))
        for moment in self.evening:
            moment(town)


def is_made(call: Call, setup: Setup) -> bool:
    """Say whether a call is made with a set of cards; the deal does not matter, or silence would tell of it."""
    cards, by = setup.set_of_cards, call.copied_by
    return any(kind.id in cards for kind in (call.who, *call.also_with)) and (by is None or by.id in cards)


def wake(call: Call, town: Town) -> tuple[Seat, ...]:
    """Who wakes at a call: those who wake together with whoever has joined them, but nobody acts twice for a copy."""
    seats, copied = call.called.wakes(town), town.notes.of(COPIED)
    if call.copied_by:
        return tuple([seat for seat in seats if seat in copied])
    is_joined = isinstance(call.called, Role) and call.called.together
    return seats if is_joined or not copied else tuple([seat for seat in seats if seat not in copied])


def talk_and_point(town: Town) -> Script[dict[Seat, Seat]]:
    """Let all talk until every player has pointed at another; whoever is out of time points by lot, in seat order."""
    with town.talk(True):
        yield town.cue(TalkBegan())
        if len(town.seats) < 2:
            return {}
        answers = yield Each(town.seats, "vote", town.seats, apart=True, openly=True)
    for seat in answers.missing:
        answers[seat] = yield Lot(seat, "vote", town.others(seat), who=seat)
    return {seat: answers[seat] for seat in town.seats}


def messages_of(cue: Fact) -> tuple[str, ...]:
    """The messages with which the narrator says a cue."""
    match cue:
        case Called(role, words):
            return words or (f"called-{role}",)
        case Slept(role):
            return (f"slept-{role}",)
        case NightFell():
            return ("night-fell",)
        case _:
            return ("day-broke",)
