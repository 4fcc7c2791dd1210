"""Writing a story: a recorded game becomes a file that people can read and that plays to the same game again.

The record is played once more, act by act, and what was done is written down phase by phase: the deal and every lot as
they fell, whatever the seed was; all answers of a night; of a day all that was said, while those who let others speak
go unnamed. The story is then told, and where it takes another course than the game did, a remark at its head says so:
no story can say that by night a seat lets time run out on a question and then answers when that is put once more, nor
that not even the cards in play are known.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from nightcall.engine.ask import PASS, Ask
from nightcall.engine.beside import Beside
from nightcall.engine.cards import LEFT_OVER
from nightcall.engine.event import MODERATOR, PUBLIC, Dealt, Died, Drawn, Ended, Event, Moved, Noted, Seat
from nightcall.engine.game import Game
from nightcall.engine.phase import read_phase
from nightcall.engine.plain import plain
from nightcall.engine.refused import Refused
from nightcall.engine.setup import Setup
from nightcall.stories.reading import Move, Scene, Story
from nightcall.stories.telling import Failed, tell_story
from nightcall.stories.words import BESIDE, EVERYONE

__all__ = ["write_story"]

BELL = "nominate"
PLAIN_WORDS = re.compile(r"[^\W\d_][\w-]*( [\w-]+)*")
"""What YAML takes as words without quotes, wherever it stands."""


def write_story(record: Mapping[str, Any], title: str = "", rules: Sequence[str] = ()) -> str:
    """Write a recorded game as a story; what was left unfinished there ends by the clock, and a remark says so."""
    setup = Setup.from_data(record["setup"])
    scribe = Chronicler(Game.replay({**record, "acts": []}), setup)
    scribe.write(record["acts"])
    story = Story(
        title=_on_one_line(title) or f"A game of {setup.rulebook}",
        rulebook=setup.rulebook,
        rules=tuple(rules),
        seats=scribe.seats,
        extras=scribe.table(),
        options=setup.options,
        unknown=setup.unknown,
        refuses_setup=False,
        play=tuple(scribe.phases()) or (Scene("night 1", (), {}),),
    )
    remarks = scribe.remarks if scribe.is_broken else [*scribe.remarks, *_departures(story, scribe.game)]
    return "\n".join([*(f"# {_on_one_line(remark)}" for remark in remarks), *_lines(story), ""])


# -- from acts to phases -------------------------------------------------------------------------------------------


class Chronicler:
    """Plays a game again and writes down who did what, and what came of it."""

    def __init__(self, game: Game, setup: Setup) -> None:
        """Sit down beside a game that has just begun."""
        self.game = game
        self.seats: dict[Seat, str] = {}
        """Who was dealt what."""
        self.remarks: list[str] = []
        self.is_broken = False
        self._setup = setup
        self._given_by_lot = [beside.name for beside in setup.book.beside if beside.kind == "lot"]
        """What somebody is given by lot; the story says who has it."""
        self._pages: dict[str, list[Move]] = {}
        self._given: dict[Seat, Any] = {}
        """What has been answered to the question that stands open."""
        self._has_rung = False
        """Whether the bell was rung while the game waited for its narrator."""
        self._read = 0

    def write(self, acts: Sequence[Sequence[Any]]) -> None:
        """Do everything again, and bring the phase in which the game was left to its end."""
        for number, (who, verb, what) in enumerate(acts, 1):
            try:
                self._act(who, verb, what)
            except Refused as refusal:
                raise Refused("record-refused", number=number, refusal=refusal) from None
            except Exception as fault:  # a story shows how a game breaks, too
                self.is_broken = True
                self.remarks.append(f"This game breaks in {self.game.phase}: {type(fault).__name__}: {fault}")
                break
        self.seats = self._dealt()
        if not self.is_broken:
            self._finish()

    def phases(self) -> Iterator[Scene]:
        """What was done in each phase that has come to its end, and what happened."""
        happened = [event.phase for event in self.game.events]
        for name in [name for name in dict.fromkeys([*happened, *self._pages]) if name != "deal"]:
            if name != self.game.phase or self.game.outcome or self.is_broken:
                do, expect = self._pages.get(name, []), self._expect(name)
                if do or expect:
                    yield Scene(name, tuple(do), expect)

    # -- acts ------------------------------------------------------------------------------------------------------

    def _act(self, who: str, verb: str, what: Any) -> None:
        """Do one act and write it down; answers wait until their question is closed."""
        ask, phase = self._asked(), self.game.phase
        page = self._pages.setdefault(phase, [])
        if who != MODERATOR and verb != "claim":
            self._given[who] = what if isinstance(what, str) else tuple(what)
        page += self._rung(ask, verb)
        try:
            self.game.act(who, verb, what)
        finally:  # also what breaks a game is written down
            after = self._asked()
            if ask and not (after and after.question is ask.question):
                page += self._answers(ask, is_day=read_phase(phase).moment == "day")
            if verb == "claim" or (verb == "time-up" and ask):
                page.append(Move((who,), verb, what))
            self._note_lots()

    def _asked(self) -> Ask | None:
        return next(iter(self.game.asks), None)

    def _rung(self, ask: Ask | None, verb: str) -> Iterator[Move]:
        """A bell that was rung while the game waited for its narrator: in a story it rings at the next question."""
        if verb == "time-up" and not ask:
            self._has_rung = any(map(self.game.may_talk, self._setup.seats))  # otherwise the day is over anyway
        elif verb == "go-on" and self._has_rung:
            self._has_rung = False
            yield Move((MODERATOR,), "time-up", BELL)

    def _answers(self, ask: Ask, is_day: bool) -> Iterator[Move]:
        """Each answer to a question that is closed, with all who gave it; those who let others speak go unnamed."""
        given, self._given = self._given, {}
        seats = ask.question.seats
        answers = list(dict.fromkeys(given.values()))
        if ask.is_for_anyone and (answers != [PASS] or len(given) < len(seats)):
            answers = [answer for answer in answers if answer != PASS]
        for answer in answers:
            who = tuple(seat for seat in seats if given.get(seat) == answer)
            yield Move((EVERYONE,) if is_day and len(who) == len(seats) > 1 else who, ask.verb, answer)

    def _note_lots(self) -> None:
        """Write down how the lots have fallen since the last act."""
        events = self.game.events
        for event in events[self._read :]:
            if isinstance(event.fact, Drawn) and event.fact.verb not in self._given_by_lot:
                self._pages.setdefault(event.phase, []).append(Move((MODERATOR,), "lot", event.fact.what))
        self._read = len(events)

    # -- beginning and end -----------------------------------------------------------------------------------------

    def _dealt(self) -> dict[Seat, str]:
        """The first card of each seat; where that has not been found out, one of those that remain."""
        dealt: dict[Seat, str] = {}
        for event in self.game.events:
            if isinstance(event.fact, Dealt):
                dealt.setdefault(event.fact.seat, event.fact.card)
        rest = (Counter(self._setup.cards) - Counter([*dealt.values(), self.extra])).elements()
        remainder = self._setup.book.remainder.id
        return {seat: dealt.get(seat) or next(rest, remainder) for seat in self._setup.seats}

    @property
    def extra(self) -> str:
        """The card that was left over or lies beside the others, if there is one."""
        laid = [fact.cards for event in self.game.events if isinstance(fact := event.fact, Moved)]
        left_over = [cards[LEFT_OVER] for cards in laid if LEFT_OVER in cards]
        return left_over[0] if left_over else self._setup.extra

    def table(self) -> dict[str, Any]:
        """What was laid beside the seats: the cards of the centre, and whatever lay beside the cards."""
        laid = [event.fact for event in self.game.events if event.phase == "deal" and isinstance(event.fact, Moved)]
        centre = [card for fact in laid for card in fact.cards.values()]
        table: dict[str, Any] = {"center": tuple(centre[: self._setup.book.centre]), "extra": self.extra}
        table |= {each.name: self._put_down(each) for each in self._setup.book.beside if each.name not in table}
        return {name: table[name] for name in BESIDE if table.get(name)}

    def _put_down(self, beside: Beside) -> Any:
        """What somebody was given, or what lay there, as it was noted; otherwise as the setup says."""
        notes = [fact for event in self.game.events if isinstance(fact := event.fact, Noted)]
        noted = next((note.seats for note in notes if note.name == beside.noted), None)
        if noted is None:
            return getattr(self._setup, beside.key)
        return noted[0] if beside.kind == "lot" else noted

    def _finish(self) -> None:
        """Let time run out on whatever stood open when the game was left, until that phase has ended."""
        phase = self.game.phase
        if self.game.outcome:
            return
        self.remarks.append(f"This game was left in {phase}.")
        if phase in self._pages or not self._pages:
            self.remarks[-1] += " What stood open there has run out of time."
            while self.game.phase == phase and not self.game.outcome:
                self._act(MODERATOR, *self._last_act(self._asked()))

    def _last_act(self, ask: Ask | None) -> tuple[str, Any]:
        """What ends the question or the stop at hand."""
        if ask is None:
            return "go-on", ""
        if ask.seat != MODERATOR:
            return "time-up", ask.verb
        if ask.verb == "turns":
            return ask.verb, self.seats.get(ask.about["seat"]) or self.extra or next(ask.legal())
        if ask.about["role"] in self._given_by_lot:
            return ask.verb, [ask.choices[0]]
        return ask.verb, [seat for seat in ask.choices if self.seats[str(seat)] == ask.about["role"]]

    def _expect(self, name: str) -> dict[str, Any]:
        """What has happened in a phase, as far as all must know it."""
        facts = [event.fact for event in self.game.events if event.phase == name]
        deaths = {fact.seat: fact.cause for fact in facts if isinstance(fact, Died)}
        expect: dict[str, Any] = {"dies": deaths} if deaths or not name.startswith("night") else {}
        for fact in facts:
            if isinstance(fact, Ended):
                expect |= {"over": "yes", "won": fact.teams, "winners": fact.winners}
        return expect


# -- the proof -----------------------------------------------------------------------------------------------------


def _departures(story: Story, game: Game) -> Iterator[str]:
    """Tell the story, and say where it does not become the game."""
    told: list[Game] = []
    try:
        tell_story(story, told.append)
    except Failed as failure:
        yield f"Told as a story this game takes another course: {failure}"
        return
    ours, theirs = (_log(each, story) for each in (game, told[-1]))
    if ours != theirs:
        seen = [_seen(log, story) for log in (ours, theirs)]
        for phase in [phase for phase in seen[0] if seen[0][phase] != seen[1].get(phase)][:1]:
            yield f"Told as a story this game takes another course in {phase}."


def _log(game: Game, story: Story) -> list[Event]:
    """All that has happened up to the end of a story."""
    last = read_phase(story.play[-1].name).order
    return [event for event in game.events if read_phase(event.phase).order <= last]


def _seen(log: Sequence[Event], story: Story) -> dict[str, list[Any]]:
    """What each viewer has seen, phase by phase; in which order a group is named says nothing."""
    seen: dict[str, list[Any]] = {}
    facts = [(event, plain(event.fact)) for event in log]
    for viewer in (*story.seats, PUBLIC, MODERATOR):
        for event, fact in facts:
            if event.reaches(viewer) if viewer != MODERATOR else not event.audience:
                seen.setdefault(event.phase, []).append((viewer, event.rule, fact))
    return seen


def _lines(story: Story) -> Iterator[str]:
    """A story as the lines of its file."""
    yield f"story: {_flow(story.title)}"
    yield f"rulebook: {story.rulebook}"
    yield f"rules: {_flow(story.rules)}"
    yield f"options: {_flow(story.options)}"
    yield from (f"{key}: {_flow(value)}" for key, value in story.extras.items())
    if story.unknown:
        yield "unknown: yes"
    yield "seats:"
    yield from (f"  {_flow(seat)}: {card}" for seat, card in story.seats.items())
    yield "play:"
    for phase in story.play:
        yield from _phase(phase)


def _phase(phase: Scene) -> Iterator[str]:
    yield f"  - phase: {phase.name}"
    if phase.do:
        yield "    do:"
    for entry in phase.do:
        who = entry.who if len(entry.who) > 1 else entry.who[0]
        yield f"      - {_flow((who, entry.verb, entry.what))}"
    if phase.expect:
        yield f"    expect: {_flow(phase.expect)}"


def _flow(value: Any) -> str:
    """Write a value on one line of YAML."""
    match value:
        case bool():
            return "yes" if value else "no"
        case str():
            return value if PLAIN_WORDS.fullmatch(value) else "'" + value.replace("'", "''") + "'"
        case Mapping():
            return "{" + ", ".join(f"{_flow(key)}: {_flow(each)}" for key, each in value.items()) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(_flow, value)) + "]"
        case _:
            return str(value)


def _on_one_line(text: str) -> str:
    """Text without what would end a line or could not be read."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
