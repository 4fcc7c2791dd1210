"""A game from the outside: it plays a setup's script, puts its questions, and shows each viewer a view.

Answers come in one by one, are checked once against what was offered, and are final. A refusal changes nothing. The
record (the setup and every act in order) is the game: replaying it gives the same game again, event by event.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from nightcall.engine.ask import Answers, Ask, Each, Lot, Question
from nightcall.engine.event import MODERATOR, PUBLIC, Claimed, Drawn, Event, Fact, Seat, Trail
from nightcall.engine.notes import SILENCED
from nightcall.engine.plain import plain
from nightcall.engine.record import FORMAT, game_record
from nightcall.engine.refused import Refused
from nightcall.engine.rulebook import Outcome, Rulebook
from nightcall.engine.setup import Setup
from nightcall.engine.town import Town
from nightcall.engine.view import View, view_of

__all__ = ["Game"]

STOPS = ("cue", "lot")


class Game:
    """One game, waiting for answers. With `stops` it also waits at each cue or lot for `go_on`."""

    def __init__(self, setup: Setup, stops: Collection[str] = ()) -> None:
        """Deal, and play up to the first question."""
        if not isinstance(setup, Setup):
            raise Refused("not-a-setup")
        if stops != () and not _are_stops(stops):
            raise Refused("no-such-stop", known=tuple(STOPS))
        self._setup = setup
        self._stops = frozenset(stops)
        self._town = Town(setup)
        self._script = setup.book.script(self._town)
        self._acts: list[tuple[str, str, Any]] = []
        self._heard: list[tuple[Seat, str]] = []
        self._open: Question | None = None
        self._stop: Event | Lot | None = None
        self._run(None)

    # -- what stands open ------------------------------------------------------------------------------------------

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions, one for each seat that is waited for."""
        question = self._open
        cite = self._town.cite
        return tuple([Ask(seat, question, cite) for seat in question.left]) if question else ()

    def ask_of(self, seat: Seat) -> Ask | None:
        """The open question to one seat, if it is asked."""
        question = self._open
        return Ask(seat, question, self._town.cite) if question and seat in question.left else None

    @property
    def stop(self) -> Fact | str | None:
        """What `go_on` is waited for: the fact that the narrator announces, the verb of a lot, or nothing."""
        return self._stop.fact if isinstance(self._stop, Event) else self._stop.verb if self._stop else None

    @property
    def question(self) -> Question | None:
        """What is asked just now, one question for all its seats; nothing at a stop and when the game is over."""
        return self._open

    @property
    def rulebook(self) -> Rulebook:
        """The book by which it is played."""
        return self._setup.book

    @property
    def cards_in_play(self) -> tuple[str, ...]:
        """The set of cards, which all know, in no order that tells anything; none where the program is not told."""
        return self._setup.set_of_cards

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits round the table."""
        return self._town.seats

    @property
    def phase(self) -> str:
        """Where the game stands: `night 1`, `dawn 1`, `day 1` …."""
        return self._town.phase

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended, if it has."""
        return self._town.outcome

    @property
    def events(self) -> Sequence[Event]:
        """The whole log, for whoever may know all."""
        return tuple(self._town.events)

    def events_from(self, number: int) -> Sequence[Event]:
        """What was logged after so many events."""
        return self._town.events[number:]

    def view(self, who: str) -> View:
        """All that a viewer may know, as plain data: a seat, `PUBLIC` or `MODERATOR`."""
        if who not in (*self._town.seats, PUBLIC, MODERATOR):
            raise Refused("no-such-viewer", viewer=who)
        view = view_of(who, self._town.phase, self._town.seats, self._town.events, self.asks)
        if who in self._town.seats:
            view["may_talk"] = self.may_talk(who)
        elif who == MODERATOR and self._town.cards.centre:
            view["trails"] = plain(self.trails)
        return view

    @property
    def trails(self) -> tuple[Trail, ...]:
        """The way of every card that can move, for whoever may know all."""
        return self._town.cards.trails()

    def may_talk(self, seat: Seat) -> bool:
        """Say whether a player may talk to all just now."""
        town = self._town
        return town.talking and town.is_alive(seat) and not town.notes.has(SILENCED, seat)

    # -- acts ------------------------------------------------------------------------------------------------------

    def answer(self, seat: Seat, verb: str, what: object) -> None:
        """Answer an open question; refused if it is not asked or not offered."""
        question = self._open
        if question is None or verb != question.verb or type(seat) is not str or seat not in question.left:
            if seat == MODERATOR and verb == "lot" and isinstance(self._stop, Lot):
                return self._fix_lot(self._stop, what)
            raise self._not_asked(seat, verb)
        given = question.check(seat, what)
        self._acts.append((seat, verb, given))
        question.take(seat, given)
        if not question.left:
            self._run(question.answers)
        return None

    def claim(self, seat: Seat, role: str) -> None:
        """Say to all that one is a character, true or not; possible whenever one may talk."""
        self._check_seat(seat)
        if type(role) is not str:
            raise Refused("not-an-answer", verb="claim")
        card = role if role in self._setup.book.claimable else self._setup.book.role(role).id
        if not self.may_talk(seat):
            raise Refused("no-talk", seat=seat)
        self._acts.append((seat, "claim", card))
        self._town.tell(PUBLIC, Claimed(seat, card))
        if card in self._setup.book.hears:
            self._heard.append((seat, card))
            if self._open and self._open.hears:
                self._run(self._hear(self._open))

    def time_up(self, verb: str) -> None:
        """Let time run out on an open question, or ring the day's bell (`nominate`) at any moment of a day."""
        question, town = self._open, self._town
        rings = verb == "nominate" and town.bell is not None
        if not rings and (question is None or question.verb != verb):
            raise Refused("no-such-question", verb=verb)
        if question and not rings and MODERATOR in question.seats:
            raise Refused("no-clock", verb=verb)
        self._acts.append((MODERATOR, "time-up", verb))
        if rings:
            town.bell = True
        if question and (question.bell if rings else True):
            self._run(question.close())

    def go_on(self) -> None:
        """Leave the cue at which the game has stopped, or let the seed draw the lot."""
        stop = self._stop
        if stop is None:
            raise Refused("no-stop")
        self._acts.append((MODERATOR, "go-on", "cue" if isinstance(stop, Event) else "lot"))
        self._run(None if isinstance(stop, Event) else self._draw(stop))

    # -- the record ------------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """The game as plain data: the setup and every act in order."""
        return {
            "nightcall": FORMAT,
            "version": self._setup.book.version,
            "setup": plain(self._setup),
            "stops": sorted(self._stops),
            "acts": [[who, verb, list(what) if isinstance(what, tuple) else what] for who, verb, what in self._acts],
        }

    @classmethod
    def replay(cls, record: Mapping[str, Any]) -> "Game":
        """Play a record again: the same game, event by event."""
        entry = game_record(record)
        setup = Setup.from_data(entry.setup)
        if entry.version != setup.book.version:
            raise Refused("other-version", rulebook=setup.rulebook, version=entry.version, ours=setup.book.version)
        game = cls(setup, entry.stops)
        for number, (who, verb, what) in enumerate(entry.acts, 1):
            try:
                game.act(who, verb, what)
            except Refused as refusal:
                raise Refused("record-refused", number=number, refusal=refusal) from None
        return game

    def act(self, who: str, verb: str, what: Any) -> None:
        """Do what a record or a story says: an answer, a claim, or what the moderator does."""
        match who, verb:
            case _, "claim":
                self.claim(who, what)
            case "moderator", "time-up":
                self.time_up(what)
            case "moderator", "go-on":
                self.go_on()
            case _:
                self.answer(who, verb, what)

    # -- the script ------------------------------------------------------------------------------------------------

    def _run(self, value: Any) -> None:
        """Send the script what it waited for and play on to the next question or stop."""
        self._open = self._stop = None
        send, log = self._script.send, self._town.events.append
        while True:
            try:
                step = send(value)
            except StopIteration:
                return
            value = None
            if isinstance(step, Event):
                log(step)
                if "cue" in self._stops:
                    self._stop = step
                    return
            elif isinstance(step, Question):
                if self._heard and step.hears:
                    value = self._hear(step)
                elif step.seats:
                    self._open = step
                    return
                else:
                    value = step.answers
            elif "lot" in self._stops:
                self._stop = step
                return
            else:
                value = self._draw(step)

    def _hear(self, question: Question) -> Answers:
        """Close a question because somebody claimed something that the rules hear."""
        answers = question.close()
        answers.heard, self._heard = tuple(self._heard), []
        return answers

    # -- lots ------------------------------------------------------------------------------------------------------

    def _draw(self, lot: Lot) -> Any:
        drawn = self._town.lots.draw(f"{self._town.phase} {lot.verb} {lot.who}", lot.options, lot.count)
        in_order = tuple(option for option in lot.options if option in drawn)
        return self._fallen(lot, in_order if lot.count > 1 else drawn[0])

    def _fallen(self, lot: Lot, what: Any) -> Any:
        self._town.tell(lot.audience, Drawn(lot.verb, what))
        return what

    def _fix_lot(self, lot: Lot, what: object) -> None:
        """Take a lot from real dice."""
        lots = Each((MODERATOR,), "lot", lot.options, count=(lot.count, lot.count) if lot.count > 1 else None)
        given = lots.check(MODERATOR, what)
        self._acts.append((MODERATOR, "lot", given))
        self._run(self._fallen(lot, given))

    # -- refusals --------------------------------------------------------------------------------------------------

    def _check_seat(self, seat: object) -> None:
        if seat not in self._town.seats:
            raise Refused("no-such-seat", seat=seat)

    def _not_asked(self, seat: object, verb: object) -> Refused:
        """Say that a seat is not asked this: in the same words whoever is asked whatever else."""
        if self._town.outcome:
            return Refused("over")
        if seat not in (*self._town.seats, MODERATOR):
            return Refused("no-such-seat", seat=seat)
        return Refused("not-asked", seat=seat, verb=verb)


def _are_stops(stops: Any) -> bool:
    return isinstance(stops, list | tuple | set | frozenset) and all(stop in STOPS for stop in stops)
