"""Nights and days in turn: the course of every game that lasts longer than a single night.

A round is night, dawn and day, or whatever moments the book lists. By night the characters are called in the book's
order and all choices are made; the dead fall at dawn, cause by cause; by day there is the gallows. The end is checked
when a dawn or a day has been worked out, never in the middle.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import TypeAlias

from msgspec import Struct

from nightcall.engine.ask import Script, at_once
from nightcall.engine.deaths import strike
from nightcall.engine.desk import find, find_left_over, settle_the_rest
from nightcall.engine.event import PUBLIC, Called, DayBroke, DuskFell, Ended, NightFell, Said, Seat, Slept, Unmasked
from nightcall.engine.gallows import Bars, Court, Hearing, Tie, Trial, gallows, one_by_one
from nightcall.engine.night import Unheard
from nightcall.engine.notes import Note
from nightcall.engine.phase import Phase
from nightcall.engine.role import Role
from nightcall.engine.rulebook import Death, Outcome, Rulebook
from nightcall.engine.town import Town

__all__ = ["Moment", "NightsAndDays", "Nobody", "check_end", "dawn", "day", "dusk", "night"]

Opening: TypeAlias = Callable[[Town], Script[None]]


class Moment(Struct, frozen=True):
    """A moment of every round: its name, and what happens in it."""

    name: str
    script: "Callable[[NightsAndDays, Town], Script[None]]"
    is_in: Callable[[Town], bool] = lambda town: True
    """Whether games like this one have it."""
    has_bell: bool = False
    """Whether a bell may ring that ends it."""


class Nobody(Struct, frozen=True):
    """What is announced when nobody has died of a cause, after a night in which this character was called."""

    says: str
    after: type[Role]
    at_first: str = ""
    """What is announced on the first morning instead, when nobody can have died of it."""


@dataclass(frozen=True, kw_only=True)
class NightsAndDays(Rulebook):
    """A book whose nights and days alternate until somebody has won."""

    moments: tuple[Moment, ...]
    """The moments of a round, in order."""
    begins: Mapping[str, tuple[Opening, ...]]
    """What comes first of all in a phase."""
    dawn: tuple[Note, ...]
    """In which order the dead of the night are announced, by cause."""
    dusk: tuple[Note, ...] = ()
    """Of what those die who live through the day."""
    announces: Mapping[str, str] = field(default_factory=dict)
    """What is announced with a death of this cause."""
    nobody: Mapping[str, Nobody]
    """What is announced when nobody has died of a cause."""
    bars: tuple[Bars, ...]
    """What keeps a player off the gallows today."""
    tie: Tie
    """How a tied vote ends."""
    trial: Callable[[Town], Trial] = lambda town: one_by_one
    """How it is found out who is hanged, by the options of the table."""
    heard: Hearing = lambda town, seat, card: at_once(None)
    """What follows from a claim that the rules hear."""

    def script(self, town: Town) -> Script[None]:
        """Deal, then play round after round."""
        town.phase = "deal"
        town.deal()
        yield from find_left_over(town)
        quiet_rounds, stalemate = 0, town.setup.option("stalemate")
        for number in count(1):
            graves = town.graves
            for moment in self.moments:
                if not moment.is_in(town):
                    continue
                town.phase = str(Phase(moment.name, number))
                town.bell = False if moment.has_bell else None
                for opening in self.begins.get(town.phase, ()):
                    yield from opening(town)
                yield from moment.script(self, town)
                if town.outcome:
                    return
            quiet_rounds = quiet_rounds + 1 if town.graves == graves else 0
            if 0 < quiet_rounds == stalemate:
                end(town, Outcome((), ()))
                return


def night(book: NightsAndDays, town: Town) -> Script[None]:
    """Take the steps of the night in their order: whoever is called uses a power in secret."""
    steps = book.first_night if town.is_first_night else book.night
    town.new_night()
    yield town.cue(NightFell())
    for step in steps.steps:
        if isinstance(step, Unheard):
            step.happens(town)
        elif step.called.is_called(town):
            town.called_tonight.append(step.name)
            yield town.cue(Called(step.name, step.words(town.setup)), steps.rule)
            yield from find(town, step.name)
            yield from step.use(town, step.called.wakes(town))
            yield town.cue(Slept(step.name), steps.rule)
    settle_the_rest(town)


def dawn(book: NightsAndDays, town: Town) -> Script[None]:
    """Wake everyone and announce the dead of the night, each worked out to the end before the next."""
    yield town.cue(DayBroke())
    for cause in book.dawn:
        yield from fell_of(book, town, cause)
    check_end(town)


def dusk(book: NightsAndDays, town: Town) -> Script[None]:
    """End the day with the deaths that have waited for its end."""
    yield town.cue(DuskFell())
    for cause in book.dusk:
        yield from fell_of(book, town, cause)
    check_end(town)


def fell_of(book: NightsAndDays, town: Town, cause: Note) -> Script[None]:
    """Strike those who are due to die of a cause; if nobody did, say only that."""
    struck = False
    for seat in town.tonight.of(cause):
        if cause in book.announces:
            yield town.cue(Said(book.announces[cause]))
        struck |= yield from strike(town, Death(seat, cause))
    nobody = book.nobody.get(cause)
    if nobody and nobody.at_first and town.phase == "dawn 1":
        yield town.cue(Said(nobody.at_first))
    elif nobody and not struck and nobody.after.id in town.called_tonight:
        yield town.cue(Said(nobody.says))


def day(book: NightsAndDays, town: Town) -> Script[None]:
    """Let the living talk, nominate and vote until the day is over."""
    town.new_day()
    yield from gallows(Court(town, book.bars, book.tie, book.heard), book.trial(town))
    check_end(town)


def check_end(town: Town) -> None:
    """Ask the book's ends, in order, whether the game is over."""
    if town.outcome:
        return
    for outcome in filter(None, (ended(town) for ended in town.rulebook.ends)):
        end(town, outcome)
        return


def end(town: Town, outcome: Outcome) -> None:
    """End the game, say who has won and lay all cards open."""
    town.outcome = outcome
    town.tell(PUBLIC, Ended(outcome.teams, outcome.winners), town.cite(outcome.cited) if outcome.cited else "")
    unveiled = [name for name in town.rulebook.unveils if town.notes.of(name)]
    noted: dict[str, tuple[Seat, ...]] = {name: town.notes.of(name) for name in unveiled}
    town.tell(PUBLIC, Unmasked({seat: town.role(seat).id for seat in town.seats if town.is_known(seat)}, noted))
