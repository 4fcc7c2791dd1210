"""Watching a game through the views of all who sit there: every line is what somebody saw, with all who saw it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from nightcall import MODERATOR, PUBLIC, Game

__all__ = ["ACT", "Line", "Watcher", "on_paper", "short"]

UNNAMED = (
    *("rulebook", "page", "name", "seats", "seat", "role", "about", "mark"),
    *("verb", "what", "value", "card", "cause", "teams"),
)
"""Facts that need no name; those of an event that have one follow them."""
HEAD = ("n", "phase", "kind", "rule", "to")
EVENT, ASK, ACT = "  ", "? ", "> "
COLUMN = 16


class Line(NamedTuple):
    """One line of a playthrough: what kind it is, whom it concerns, and what happened."""

    mark: str
    who: tuple[str, ...]
    text: str


class Watcher:
    """Looks over every shoulder and writes down what is new."""

    def __init__(self, game: Game) -> None:
        """Begin with nothing seen."""
        self.game = game
        self.seats = tuple(seat["name"] for seat in game.view(PUBLIC)["seats"])
        self._read = dict.fromkeys((*self.seats, PUBLIC, MODERATOR), 0)
        self._phase = ""
        self._talkers: tuple[str, ...] = ()

    def news(self) -> Iterator[Line]:
        """All events that somebody has not seen before, each once with all who see it."""
        unread = {viewer: self._unread(viewer) for viewer in self._read}
        for event in unread.pop(MODERATOR):  # the moderator sees everything, in order
            text = told(event)
            who = tuple(viewer for viewer, events in unread.items() if events and told(events[0]) == text)
            for viewer in who:
                unread[viewer].pop(0)
            if who or not event["to"]:
                yield from self._in_phase(event["phase"])
                yield Line(EVENT, self._named(who) or (MODERATOR,), text)
        assert not any(unread.values()), f"the moderator has not seen what others have: {unread}"
        yield from self._talk()

    def _unread(self, viewer: str) -> list[Mapping[str, Any]]:
        events: list[Mapping[str, Any]] = self.game.view(viewer)["events"][self._read[viewer] :]
        self._read[viewer] += len(events)
        return events

    def _in_phase(self, phase: str) -> Iterator[Line]:
        """A heading, where another phase begins."""
        if phase != self._phase:
            self._phase = phase
            yield Line("", (), f"\n{phase}")

    def _named(self, who: Sequence[str]) -> tuple[str, ...]:
        """Who it is, in one word where it is everyone or all who are alive."""
        living = [seat["name"] for seat in self.game.view(PUBLIC)["seats"] if seat["alive"]]
        if {*who} == {*self.seats, PUBLIC}:
            return ("all",)
        return ("the living",) if len(who) > 1 and [*who] == living else tuple(who)

    def _talk(self) -> Iterator[Line]:
        """Who may talk, whenever that changes."""
        talkers = tuple(seat for seat in self.seats if self.game.view(seat)["may_talk"])
        if talkers != self._talkers:
            self._talkers = talkers
            yield Line(EVENT, self._named(talkers) or ("nobody",), "may talk")

    def asks(self) -> Iterator[Line]:
        """All questions that stand open, each once with all who are asked."""
        yield from self._in_phase(self.game.view(PUBLIC)["phase"])
        asked: dict[str, list[str]] = {}
        for viewer in (*self.seats, MODERATOR):
            for ask in self.game.view(viewer)["asks"]:
                if ask.get("seat", viewer) == viewer:  # the moderator sees those of others, too
                    asked.setdefault(question(ask), []).append(viewer)
        yield from (Line(ASK, self._named(who), text) for text, who in asked.items())


# -- in few words --------------------------------------------------------------------------------------------------


def told(event: Mapping[str, Any]) -> str:
    """An event as its viewer sees it: its kind, its facts and its rule."""
    facts = [short(event[field]) for field in UNNAMED if field in event]
    facts += [f"{field} {short(value)}" for field, value in event.items() if field not in (*HEAD, *UNNAMED, "votes")]
    cast = f": {votes(event['votes'])}" if "votes" in event else ""
    return f"{' '.join([event['kind'], *facts])}{cast} ({event['rule']})"


def question(ask: Mapping[str, Any]) -> str:
    """A question as its seat sees it."""
    text = ask["verb"] + (" again" if ask.get("again") else "")
    if "about" in ask:
        text += f" ({short(ask['about'])})"
    choices = " | ".join(map(short, ask["choices"]))
    count = f"{'-'.join(map(str, ask['count']))} of " if "count" in ask else ""
    text += f": {count}{choices}{' | pass' if ask['may_pass'] else ''}"
    if "barred" in ask:
        text += f", but not {short(ask['barred'])}"
    return f"{text} ({ask['rule']}{', whoever speaks first' if ask.get('anyone') else ''})"


def short(value: Any) -> str:
    """A value in few words."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {short(each)}" for key, each in value.items()) or "none"
    return (", ".join(map(str, value)) or "none") if isinstance(value, list) else str(value)


def votes(cast: Mapping[str, str]) -> str:
    """Who has named what, each answer once."""
    sides = {answer: [seat for seat in cast if cast[seat] == answer] for answer in cast.values()}
    return "; ".join(f"{answer} from {short(seats)}" for answer, seats in sides.items())


# -- on paper ------------------------------------------------------------------------------------------------------


def on_paper(lines: Iterable[Line]) -> str:
    """The lines of a playthrough as a text; those who do the same one after the other share a line."""
    text = ""
    for (mark, what), group in groupby(lines, key=lambda line: (line.mark, line.text)):
        rows = [line.who for line in group]
        for who in [sum(rows, ())] if mark == ACT else rows:
            text += f"{mark}{', '.join(who):<{COLUMN}} {what}\n" if mark else f"{what}\n"
    return text
