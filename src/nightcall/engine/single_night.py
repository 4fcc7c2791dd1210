"""A single night and a single day: characters are called by the set of cards, cards change places, then all point.

The calls depend on the set alone, never on the deal, and so does every word of the narrator: `lines` is that script,
and the cues of a running game are exactly these. What a player is in the end is the card that lies there then.
"""

from collections.abc import Callable, Mapping, Sequence
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
from nightcall.engine.rulebook import Death, Outcome, Role, Rulebook
from nightcall.engine.setup import Setup
from nightcall.engine.town import Town

__all__ = ["Call", "Line", "SingleNight"]

MOST_SETS = 256
"""For how many sets of cards the cues are remembered."""

Votes: TypeAlias = Mapping[Seat, Seat]


class Call(Struct, frozen=True):
    """A call of the night: the character called, or whoever has copied it by this other character."""

    role: type[Role]
    copied_by: type[Role] | None = None

    @property
    def name(self) -> str:
        """How the call is known."""
        return f"{self.copied_by.id}-{self.role.id}" if self.copied_by else self.role.id

    def is_made(self, role: Role, setup: Setup) -> bool:
        """Say whether it is made with a set of cards."""
        by = self.copied_by
        return role.is_in(setup) and (by is None or by.id in setup.set_of_cards)

    def wakes(self, role: Role, town: Town) -> tuple[Seat, ...]:
        """Who wakes."""
        if self.copied_by is None:
            return role.wakes(town)
        return tuple(seat for seat in town.holders(role.id) if town.notes.has("copied", seat))


class Line(Struct, frozen=True):
    """A line of the narrator: the message and the silence after it, in seconds."""

    message: str
    pause: int


@dataclass(frozen=True, kw_only=True)
class SingleNight(Rulebook):
    """A book whose game is a single night, a single day and a single vote."""

    calls: tuple[Call, ...]
    """The calls of the night, in order."""
    called_by: str
    """The rule that gives their order."""
    laying: tuple[Callable[[Town], None], ...]
    """What is laid on the table beside the cards."""
    waking: tuple[Callable[[Town], None], ...]
    """What is seen as soon as everyone wakes, though it happened by night."""
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

    def when_called(self, role: type[Role]) -> str:
        """When a character is called: in the only night, or never."""
        return "first" if any(call.role is role for call in self.calls) else "never"

    @cached_property
    def asks(self) -> Mapping[str, int]:
        """How many questions each call puts, at the most."""
        return {call.name: call.role.asks for call in self.calls}

    def cues(self, setup: Setup) -> list[tuple[Event, Call | None]]:
        """The cues of a night with this set of cards: the same for every deal, so they are worked out once."""
        key = (setup.set_of_cards, *setup.options.items())
        if key not in self._cues:
            if len(self._cues) >= MOST_SETS:
                self._cues.clear()
            self._cues[key] = self._work_out_cues(setup)
        return self._cues[key]

    @cached_property
    def _cues(self) -> dict[object, list[tuple[Event, Call | None]]]:
        return {}

    def _work_out_cues(self, setup: Setup) -> list[tuple[Event, Call | None]]:
        facts: list[tuple[Fact, Call | None]] = [(NightFell(), None)]
        for call in self.calls:
            role = self.role(call.role.id)
            if call.is_made(role, setup):
                words = () if call.copied_by else role.spoken(setup)
                facts += [(Called(call.name, words), call), (Slept(call.name), None)]
        night: list[tuple[Event, Call | None]] = [
            (Event("night 1", EVERYONE, self.called_by, fact), call) for fact, call in facts
        ]
        return [*night, (Event("day 1", EVERYONE, self.cite("day-broke"), DayBroke()), None)]

    def lines(self, setup: Setup) -> list[Line]:
        """The narrator's script for this set of cards: every message, with the pause after it."""
        pause = self.pauses[str(setup.option("pace"))]
        lines: list[Line] = []
        for cue, call in self.cues(setup):
            lines += [Line(message, pause if call else 0) for message in messages_of(cue.fact)]
        return lines

    def script(self, town: Town) -> Script[None]:
        """Deal, play the night and the day, and see who has won."""
        town.phase = "deal"
        town.deal()
        for lay in self.laying:
            lay(town)
        *night, morning = self.cues(town.setup)
        town.phase = "night 1"
        for cue, call in night:
            if town.is_paced:
                yield cue
            else:  # so many cues in so short a game: this is quicker
                town.events.append(cue)
            if call:
                town.cards.call = call.name
                role = self.role(call.role.id)
                if seats := call.wakes(role, town):
                    yield from role.use(town, seats)
        for wake in self.waking:
            wake(town)
        town.phase = "day 1"
        yield morning[0]
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
