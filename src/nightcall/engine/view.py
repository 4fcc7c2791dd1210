"""Views: all that one viewer may know, as plain data, built from nothing upward.

A view is a fold over the events that reach the viewer: who lives, what is shown, the own card, the end. Only three
things are added from the town: the phase and who may talk, which are public, and the moderator's trails. The viewer's
events have their own numbering, for a gap would tell that something happened. The moderator's view is the same fold
over all events.

Why upward: where secrets are cut out of a whole, one that is new is shown until somebody remembers it; here it is
hidden until somebody shows it.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

from nightcall.engine.ask import Ask
from nightcall.engine.event import (
    MODERATOR,
    Dealt,
    Died,
    Ended,
    Event,
    Fell,
    Marked,
    Moved,
    NightFell,
    Noted,
    Seat,
    Shown,
    TalkBegan,
    Unmasked,
)
from nightcall.engine.plain import plain

__all__ = ["Sight", "View", "question_of", "view_of"]

View: TypeAlias = dict[str, Any]


class Sight:
    """What one viewer makes of the events, as they come: how many there were to read, and the head of a view."""

    def __init__(self, viewer: str, seats: Iterable[Seat]) -> None:
        """Look at the circle before anything has happened."""
        self.viewer = viewer
        self.lines = 0
        """How many events the viewer has been told."""
        self.changes = 0
        """How many of them have changed the head."""
        self._circle: dict[Seat, View] = {seat: {"name": seat, "alive": True} for seat in seats}
        self.head: View = {"seats": list(self._circle.values())}

    def learn(self, event: Event) -> bool:
        """Take in an event, if it reaches the viewer; say whether it does."""
        if not event.reaches(self.viewer):
            return False
        self.lines += 1
        self.changes += _learn(self.head, self._circle, event, self.viewer)
        return True


def view_of(viewer: str, phase: str, seats: Iterable[Seat], events: Iterable[Event], asks: Iterable[Ask]) -> View:
    """Show one viewer the game: only what was told to that viewer, and the viewer's own questions."""
    sight = Sight(viewer, seats)
    lines = [_line(sight.lines, event, viewer) for event in events if sight.learn(event)]
    questions = [question_of(ask, viewer) for ask in asks if viewer in (ask.seat, MODERATOR)]
    return {"you": viewer, "phase": phase, **sight.head, "events": lines, "asks": questions}


def _line(number: int, event: Event, viewer: str) -> View:
    """One event as its viewer reads it; the moderator also reads whom it reached."""
    line = {"n": number, "phase": event.phase, **plain(event.fact), "rule": event.rule}
    if viewer == MODERATOR:
        line["to"] = list(event.audience)
    return line


def _learn(view: View, circle: dict[Seat, View], event: Event, viewer: str) -> bool:
    """Draw from an event what the head of the view says; say whether there was anything to draw."""
    match event.fact:
        case Dealt(seat, card) if seat == viewer:
            view["card"] = card
        case Dealt(seat, card) if viewer == MODERATOR:
            view.setdefault("cards", {})[seat] = card
        case NightFell() if viewer == MODERATOR:
            view.setdefault("notes", {})["night"] = {}
        case TalkBegan() if viewer == MODERATOR:
            view.setdefault("notes", {})["day"] = {}
        case Moved(_, cards) if viewer == MODERATOR:
            view.setdefault("cards", {}).update(cards)
        case Noted(page, name, marked):
            view.setdefault("notes", {}).setdefault(page, {})[name] = list(marked)
        case Died(seat, _) | Fell(seat) if seat in circle:
            circle[seat]["alive"] = False
        case Marked(mark, seat, before):
            if before:
                circle[before]["marks"].remove(mark)
            if seat:
                circle[seat].setdefault("marks", []).append(mark)
        case Shown(cards) | Unmasked(cards):
            for seat in circle.keys() & cards.keys():
                circle[seat]["shown"] = cards[seat]
        case Ended(teams, winners):
            view["outcome"] = {"teams": list(teams), "winners": list(winners)}
        case _:
            return False
    return True


def question_of(ask: Ask, viewer: str) -> View:
    """One open question as it is put to its seat."""
    question: View = {
        "verb": ask.verb,
        "choices": [choice if isinstance(choice, str) else list(choice) for choice in ask.choices],
        "may_pass": ask.may_pass,
        "rule": ask.rule,
    }
    if ask.count:
        question["count"] = list(ask.count)
    if ask.barred:
        question["barred"] = dict(ask.barred)
    if ask.is_for_anyone:
        question["anyone"] = True
    if ask.again:
        question["again"] = True
    if ask.about:
        question["about"] = dict(ask.about)
    if viewer == MODERATOR:
        question["seat"] = ask.seat
    return question
