"""One player's screen: everything in the player's own view that matters now, on one page of the terminal.

A screen is drawn from a view and from nothing else; it never sees the game. The head, the circle, the own card and the
question always stand; what the player knows and the news share the room that is left, and the oldest gives way.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import ceil
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from nightcall.engine.event import Traced, Unmasked
from nightcall.engine.phase import read_phase
from nightcall.engine.view import View
from nightcall.words import Voice, read_fact

__all__ = ["Screen", "View"]


PRIVATE = ("told", "chose", "pointed", "dealt")
"""What only some have learned: it is kept in sight for the whole game."""
UNSAID = ("opened", "called", "slept", "ended", "unmasked", "traced")
"""What stands elsewhere on the screen, or concerns only the ones who were called."""
PASSING = ("night-fell", "day-broke", "dusk-fell", "talk-began", "defended", "pointed")
"""What is worth reading once."""
LEAST_ROOM = 4
AIR = 3
"""How many headings below the first could have a blank line above them."""
GAP = 3
MARGIN = 10
"""What the phases take to the left of the news."""


def is_private(event: View) -> bool:
    """Say whether only some have learned it; when all point at once, all see it."""
    return event["kind"] in PRIVATE and event.get("verb") != "vote"


def is_passing(event: View) -> bool:
    """Say whether it is worth reading once only."""
    return event["kind"] in PASSING and event.get("verb") != "vote"


class Note(NamedTuple):
    """A line to read, and the phase that it tells of."""

    phase: str
    text: str
    is_new: bool = True


class Screen:
    """The page that one player reads."""

    def __init__(self, voice: Voice, console: Console) -> None:
        """Draw in a language, on a console."""
        self.voice = voice
        self.console = console

    def draw(self, view: View, read: int, foot: RenderableType) -> None:
        """Draw the page anew; news after number `read` is new to the player. The foot says what to do."""
        head, deck, card, text = self._head(view), self._deck(view), self._card(view), self._card_text(view)
        page: list[RenderableType] = [head, deck, card, text]
        room = self.console.height - 2 - sum(map(self._height, (*page, foot)))  # a line to type, a heading for the news
        for spared in (deck, text):
            if room < LEAST_ROOM:
                page.remove(spared)
                room += self._height(spared)
        notes = self._to_read(view, read, room)
        has_air = room - sum(map(self._height, notes)) >= AIR
        self.console.clear()
        for part in (*page, *notes, foot):
            if has_air and part is not head and isinstance(part, Rule | Group):
                self.console.print()
            self.console.print(part)

    def _height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part, pad=False))

    # -- the table -------------------------------------------------------------------------------------------------

    def _head(self, view: View) -> RenderableType:
        living = sum(seat["alive"] for seat in view["seats"])
        if "outcome" in view:
            title = self.voice.say("play-head-over")
        else:
            phase = self._phase(view["phase"])
            title = self.voice.say("play-head", phase=phase, living=living, seats=len(view["seats"]))
        style = "blue" if read_phase(view["phase"]).moment == "night" else "yellow"
        return Group(self._rule(title, style), self._in_columns(list(self._circle(view)), rows=2))

    def _circle(self, view: View) -> Iterator[Text]:
        """All seats in the order in which they sit: you, the dead and every card that has been turned up."""
        for seat in view["seats"]:
            name, style = seat["name"], ""
            if name == view["you"]:
                name, style = self.voice.say("play-seat-you", seat=name), "bold"
            if marks := [self.voice.mark(mark) for mark in seat.get("marks", ()) if seat["alive"]]:
                name = self.voice.say("play-seat-marked", seat=name, marks=self.voice.listed(marks))
            if not seat["alive"]:
                name, style = self.voice.say("play-seat-dead", seat=name), f"{style} dim"
            if "shown" in seat:
                name = self.voice.say("play-seat-card", seat=name, card=self.voice.card(seat["shown"]))
            yield Text(name, style)

    def _deck(self, view: View) -> RenderableType:
        opened = next((event for event in view["events"] if event["kind"] == "opened"), None)
        return Text(self.voice.news(read_fact(opened)) if opened else "", "dim")

    def _card(self, view: View) -> RenderableType:
        return self._rule(self.voice.say("play-card", card=self.voice.card(view["card"])), "magenta")

    def _card_text(self, view: View) -> RenderableType:
        return Text(self.voice.card_text(view["card"]))

    # -- what there is to read -------------------------------------------------------------------------------------

    def _to_read(self, view: View, read: int, room: int) -> list[RenderableType]:
        """Share the room that is left between what the player knows and the news."""
        known, news = self._known(view, read), self._news(view, read)
        fresh = sum(self._lines(note) for note in news if note.is_new)
        for_known = max(room - fresh, room // 2)
        if sum(map(self._lines, known)) > for_known:
            known = self._known(view, read, only="told")
        known = self._latest(known, for_known)
        latest = self._latest(news, room - sum(map(self._lines, known)))
        is_cut = sum(note.is_new for note in latest) < sum(note.is_new for note in news)
        title = self.voice.say("play-news-cut") if is_cut else self.voice.say("play-news")
        parts: list[RenderableType] = [self._notes(known)] if known else []
        return [*parts, self._rule(title, "cyan"), self._notes(latest)] if latest else parts

    def _known(self, view: View, read: int, only: str = "") -> list[Note]:
        """What the player alone knows, a line for each phase."""
        told = [event for event in self._lasting(view, read) if is_private(event) and event["phase"] != "deal"]
        notes = []
        for phase, group in groupby(told, key=lambda event: str(event["phase"])):
            learned = [event for event in group if only in ("", event["kind"])]
            if text := " ".join(map(self._say, learned)):
                notes.append(Note(phase, text, learned[-1]["n"] > read))
        return notes

    def _news(self, view: View, read: int) -> list[Note]:
        """What everyone has heard."""
        lasting = self._lasting(view, read)
        heard = [event for event in lasting if not is_private(event) and event["kind"] not in UNSAID]
        notes = [Note(event["phase"], self._tell(event), event["n"] > read) for event in heard]
        return [note for note in notes if note.text]

    @staticmethod
    def _lasting(view: View, read: int) -> list[View]:
        """All that is new, and of the rest what is worth reading again."""
        return [event for event in view["events"] if event["n"] > read or not is_passing(event)]

    def _say(self, event: View) -> str:
        return self.voice.news(read_fact(event))

    def _tell(self, event: View) -> str:
        """An event in one paragraph; a vote with who voted how, for it is open."""
        text = " ".join(self._say(event).split())
        if event["kind"] != "voted":
            return text
        sides = {side: [seat for seat, vote in event["votes"].items() if vote == side] for side in ("yes", "no")}
        voters = {
            side: self.voice.listed(seats) or self.voice.say("play-votes-nobody") for side, seats in sides.items()
        }
        return f"{text} {self.voice.say('play-votes', **voters)}"

    # -- lines -----------------------------------------------------------------------------------------------------

    def _latest(self, notes: list[Note], room: int) -> list[Note]:
        """The last of the notes, as many as fit."""
        start = len(notes)
        while start and (room := room - self._lines(notes[start - 1])) >= 0:
            start -= 1
        return notes[start:]

    def _lines(self, note: Note) -> int:
        """How many lines a note takes."""
        return len(Text(note.text).wrap(self.console, self._measure))

    @property
    def _measure(self) -> int:
        """How wide a line of a note is, beside its phase."""
        return max(self.console.width - MARGIN, MARGIN)

    def _notes(self, notes: Sequence[Note]) -> RenderableType:
        """Notes below each other, each phase named once."""
        grid = Table.grid()
        grid.add_column(width=MARGIN, no_wrap=True)
        grid.add_column(width=self._measure)
        named = ""
        for note in notes:
            label = self._phase(note.phase) if note.phase != named else ""
            grid.add_row(Text(label, "dim"), Text(note.text, "" if note.is_new else "dim"))
            named = note.phase
        return grid

    def _phase(self, phase: str) -> str:
        return self.voice.phase(phase) if self.voice.has(f"phase-{read_phase(phase).moment}") else ""

    def _in_columns(self, cells: Sequence[Text], rows: int) -> RenderableType:
        """Cells in reading order, in so many rows, or more where the width asks for it."""
        columns = max(1, ceil(len(cells) / rows))
        while columns > 1 and self._width(cells, columns) > self.console.width:
            columns -= 1
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for _ in range(columns):
            grid.add_column(no_wrap=True)
        for start in range(0, len(cells), columns):
            grid.add_row(*cells[start : start + columns])
        return grid

    @staticmethod
    def _width(cells: Sequence[Text], columns: int) -> int:
        return sum(max(cell_len(cell.plain) for cell in cells[column::columns]) + GAP for column in range(columns))

    @staticmethod
    def _rule(title: str, style: str) -> Rule:
        return Rule(Text(title, f"bold {style}"), align="left", style=style)

    # -- the foot --------------------------------------------------------------------------------------------------

    def question(self, ask: View, may_claim: bool, notice: str) -> RenderableType:
        """The question at hand, what is on offer by number, and how to answer."""
        labels = enumerate(map(self.label, ask["choices"]), 1)
        choices = [Text.assemble((str(number), "bold green"), " ", label) for number, label in labels]
        return Group(
            self._rule(self.voice.say("play-your-turn"), "green"),
            Text(self._question(ask), "bold"),
            self._in_columns(choices, rows=1),
            Text(notice or self._how(ask, may_claim), "red" if notice else "dim"),
        )

    def _question(self, ask: View) -> str:
        about, again = ask.get("about", {}), ask.get("again", False)
        return self.voice.question(ask["verb"], about, may_pass=ask["may_pass"], again=again)

    def label(self, choice: str | list[str]) -> str:
        """What is on offer, as the player reads it."""
        return self.voice.listed(map(self.voice.answer, [choice] if isinstance(choice, str) else choice))

    def _how(self, ask: View, may_claim: bool) -> str:
        say = self.voice.say
        ways = [self._form(ask)]
        if ask["may_pass"]:
            ways.append(say("play-how-pass"))
        ways.append(say("play-how-why"))
        if may_claim:
            ways.append(say("play-how-claim"))
        return " · ".join([*ways, say("play-how-leave")])

    def _form(self, ask: View) -> str:
        """What an answer looks like."""
        if least_and_most := ask.get("count"):
            least, most = least_and_most
            if least == most:
                return self.voice.say("play-how-so-many", count=least)
            return self.voice.say("play-how-some", least=least, most=most)
        if ask["choices"] == ["yes", "no"] or (len(ask["choices"]) == 1 and ask["may_pass"]):
            return self.voice.say("play-how-yes-or-no")
        return self.voice.say("play-how-one")

    def interlude(self, text: str) -> RenderableType:
        """A word to a player who is not asked anything now."""
        how = f"{self.voice.say('play-how-follow')} · {self.voice.say('play-how-leave')}"
        return Group(self._rule(text, "green"), Text(how, "dim"))

    def ending(self, view: View, seed: int) -> RenderableType:
        """Who has won, and how to play it again."""
        ended = next(event for event in view["events"] if event["kind"] == "ended")
        last = read_fact(view["events"][-1])
        traced = [Text(self.voice.news(last))] if isinstance(last, Traced) else []
        traced += map(Text, self.voice.unveiled(last) if isinstance(last, Unmasked) else ())
        again = self.voice.say("play-again", seed=str(seed))
        return Group(self._rule(self._verdict(view), "green"), Text(self._say(ended)), *traced, Text(again, "dim"), "")

    def _verdict(self, view: View) -> str:
        if not view["outcome"]["teams"]:
            return self.voice.say("play-drawn")
        has_won = view["you"] in view["outcome"]["winners"]
        return self.voice.say("play-won") if has_won else self.voice.say("play-lost")
