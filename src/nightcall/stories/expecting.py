"""Holding a phase against what a story expects of it: everything is read off the log."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from nightcall.engine.event import MODERATOR, PUBLIC, Called, Died, Ended, Fact, Said, Seat, Shown, Told, tag_of
from nightcall.engine.game import Game
from nightcall.engine.phase import read_phase
from nightcall.engine.plain import plain
from nightcall.engine.view import view_of
from nightcall.stories.reading import written

__all__ = ["Chapter", "check"]

Trouble = str
"""What was expected and what happened; empty when all is well."""


class Chapter:
    """One phase of a game that has been played: its events, and all events up to its end."""

    def __init__(self, name: str, game: Game, asked: Counter[tuple[str, Seat, str]]) -> None:
        self.name = name
        self.asked = asked
        self.so_far = [event for event in game.events if _is_past(event.phase, name)]
        self.events = [event for event in self.so_far if event.phase == name]
        self.has_begun = bool(self.events) or game.phase == name
        self._seats = game.seats

    def facts(self, kind: type[Fact]) -> list[Any]:
        """All facts of a kind in this phase."""
        return [event.fact for event in self.events if isinstance(event.fact, kind)]

    def announced(self) -> list[str]:
        """What was announced: what the narrator said, and the facts of their own by which roles tell all something."""
        facts = [event.fact for event in self.events if PUBLIC in event.audience]
        own = [fact for fact in facts if isinstance(fact, Said) or type(fact).__module__ != Fact.__module__]
        return [fact.what if isinstance(fact, Said) else tag_of(type(fact)) for fact in own]

    def told(self) -> list[tuple[Seat, str, Any]]:
        """All that single seats were told in private."""
        private = [(event.audience, event.fact) for event in self.events if isinstance(event.fact, Told)]
        return [(seat, fact.about, plain(fact.value)) for audience, fact in private for seat in audience]

    def ending(self) -> Ended | None:
        """The end of the game, if it has come by now."""
        return next((event.fact for event in self.so_far if isinstance(event.fact, Ended)), None)

    def cards(self) -> Mapping[str, str]:
        """Which card lies where."""
        cards: Mapping[str, str] = view_of(MODERATOR, self.name, self._seats, self.so_far, ()).get("cards", {})
        return cards


def _is_past(phase: str, name: str) -> bool:
    return read_phase(phase).order <= read_phase(name).order


def _differ(expected: object, happened: object) -> Trouble:
    return "" if expected == happened else f"expected {written(expected)}, got {written(happened)}"


def _dies(chapter: Chapter, wanted: Mapping[str, str]) -> Trouble:
    deaths = [(died.seat, died.cause) for died in chapter.facts(Died)]
    return _differ(list(wanted.items()), deaths)


def _dead(chapter: Chapter, wanted: tuple[str, ...]) -> Trouble:
    dead = [event.fact.seat for event in chapter.so_far if isinstance(event.fact, Died)]
    return _differ(sorted(wanted), sorted(dead))


def _told(chapter: Chapter, wanted: tuple[Any, ...]) -> Trouble:
    heard = chapter.told()
    for seat, about, value in plain(wanted):
        if (seat, about, value) not in heard:
            got = [each for to, kind, each in heard if (to, kind) == (seat, about)]
            return f"expected {written([seat, about, value])}, {seat} was told {written(got) if got else 'nothing'}"
    return ""


def _untold(chapter: Chapter, wanted: tuple[Any, ...]) -> Trouble:
    heard = chapter.told()
    for seat, about in wanted:
        for to, kind, value in heard:
            if (to, kind) == (seat, about):
                return f"expected nothing told to {seat} of {about}, got {written(value)}"
    return ""


def _asked(chapter: Chapter, wanted: tuple[Any, ...]) -> Trouble:
    for seat, verb, *times in wanted:
        count = chapter.asked[chapter.name, seat, verb]
        if (times and count != times[0]) or not (times or count):
            return f"expected {seat} asked {verb}{f' {times[0]} times' if times else ''}, got {count} times"
    return ""


def _unasked(chapter: Chapter, wanted: tuple[Any, ...]) -> Trouble:
    for seat, verb in wanted:
        if count := chapter.asked[chapter.name, seat, verb]:
            return f"expected {seat} not asked {verb}, got {count} times"
    return ""


def _calls(chapter: Chapter, wanted: tuple[str, ...]) -> Trouble:
    return _differ(list(wanted), [called.role for called in chapter.facts(Called)])


def _says(chapter: Chapter, wanted: tuple[str, ...]) -> Trouble:
    said = chapter.announced()
    return "" if all(what in said for what in wanted) else _differ(list(wanted), said)


def _unsaid(chapter: Chapter, wanted: tuple[str, ...]) -> Trouble:
    said = chapter.announced()
    return f"expected none of {written(wanted)}, got {written(said)}" if any(what in said for what in wanted) else ""


def _shown(chapter: Chapter, wanted: Mapping[str, str]) -> Trouble:
    shown = {place: card for fact in chapter.facts(Shown) for place, card in fact.cards.items()}
    return _differ(dict(wanted), {place: card for place, card in shown.items() if not place.startswith("center ")})


def _cards(chapter: Chapter, wanted: Mapping[str, str]) -> Trouble:
    cards = chapter.cards()
    return _differ(dict(wanted), {place: cards.get(place, "nothing") for place in wanted})


def _over(chapter: Chapter, wanted: str) -> Trouble:
    return _differ(wanted, "yes" if chapter.ending() else "no")


def _won(chapter: Chapter, wanted: tuple[str, ...]) -> Trouble:
    ending = chapter.ending()
    return _differ(sorted(wanted), sorted(ending.teams)) if ending else "the game is not over"


def _winners(chapter: Chapter, wanted: tuple[str, ...]) -> Trouble:
    ending = chapter.ending()
    return _differ(sorted(wanted), sorted(ending.winners)) if ending else "the game is not over"


CHECKS: Mapping[str, Callable[[Chapter, Any], Trouble]] = {
    "dies": _dies,
    "dead": _dead,
    "told": _told,
    "untold": _untold,
    "asked": _asked,
    "unasked": _unasked,
    "calls": _calls,
    "says": _says,
    "unsaid": _unsaid,
    "shown": _shown,
    "cards": _cards,
    "over": _over,
    "won": _won,
    "winners": _winners,
}


def check(chapter: Chapter, expectation: str, wanted: Any) -> Trouble:
    """Check one expectation; returns what is not as expected."""
    return CHECKS[expectation](chapter, wanted)
