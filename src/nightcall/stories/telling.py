"""Telling a story: the game is played with the entries as answers, and each phase is held against what was expected."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

from nightcall.engine.ask import PASS, Ask
from nightcall.engine.event import MODERATOR, Fact, Seat
from nightcall.engine.game import Game
from nightcall.engine.phase import read_phase
from nightcall.engine.refused import Refused
from nightcall.stories.expecting import Chapter, check
from nightcall.stories.reading import Move, Scene, Story, written
from nightcall.stories.words import EVERYONE

__all__ = ["Failed", "Teller", "tell_story"]


class Failed(Exception):
    """A story that did not come true: what was expected, and what happened."""


class Due:
    """An entry as it is used up: who of those it names has still to act.

    `everyone` is settled when the first question that it answers stands open: whoever is asked that one and has not
    answered it. It says nothing about later questions.
    """

    def __init__(self, entry: Move) -> None:
        self.entry = entry
        self.left = [] if entry.who == (EVERYONE,) else list(entry.who)
        self.is_settled = entry.who != (EVERYONE,)
        self._question: object = None

    @property
    def is_used(self) -> bool:
        """Say whether it has been used up; once settled, `everyone` is nobody in particular."""
        return self.is_settled and (not self.left or self.entry.who == (EVERYONE,))

    def settle(self, asks: Sequence[Ask]) -> None:
        """Settle who `everyone` is, out of those who are asked just now, and leave out who has answered since."""
        asked = [ask.seat for ask in asks]
        if not self.is_settled:
            self.is_settled = True
            self._question = asks[0].question
            self.left = asked
        elif self._question is not None:
            still_open = bool(asks) and asks[0].question is self._question
            self.left = [seat for seat in self.left if still_open and seat in asked]

    def answers(self, ask: Ask) -> bool:
        """Say whether it answers this question of this seat."""
        if self.entry.verb != ask.verb:
            return False
        return not self.is_settled or (ask.seat in self.left and self._question in (None, ask.question))


class Pages:
    """The entries of one phase, as they are used up."""

    def __init__(self, phase: Scene | None) -> None:
        entries = phase.do if phase else ()
        self.lines = [Due(entry) for entry in entries if entry.verb != "lot"]
        self.lots = [entry for entry in entries if entry.verb == "lot"]
        announced = phase.expect.get("refused", ()) if phase else ()
        self.announced = [
            (name, verb, what) for who, verb, what in announced for name in (who if isinstance(who, tuple) else (who,))
        ]
        self.refused: list[tuple[str, str, Any]] = []

    def unused(self) -> Iterator[Move]:
        """What the game never asked."""
        yield from (line.entry for line in self.lines if not line.is_used)
        yield from self.lots

    def announces(self, who: str, verb: str, what: Any) -> bool:
        """Say whether the story says that this will be refused."""
        return (who, verb, what) in self.announced


class Teller:
    """Plays one story."""

    def __init__(self, story: Story, listen: Callable[[Game], None] | None = None) -> None:
        """Take a story to tell; `listen` hears of the game after every step."""
        self.story = story
        self.listen = listen
        self.phases = {phase.name: phase for phase in story.play}
        self.pages = {name: Pages(phase) for name, phase in self.phases.items()}
        self.asked: Counter[tuple[str, Seat, str]] = Counter()
        self.unchecked = list(story.play)
        self._question: object = None

    def tell(self) -> None:
        """Play the game and check every phase; raises `Failed` with the first thing that is not as expected."""
        try:
            setup = self.story.setup()
        except Refused as refusal:
            if self.story.refuses_setup:
                return
            raise Failed(f"the setup is refused: {refusal}") from None
        if self.story.refuses_setup:
            raise Failed("expected the setup to be refused; it was not")
        self.game = Game(setup, stops={"cue", "lot"})
        self._play()
        self._check_phases()

    # -- playing ---------------------------------------------------------------------------------------------------

    def _play(self) -> None:
        last = read_phase(self.story.play[-1].name).order
        self._heard()
        while not self.game.outcome and read_phase(self.game.phase).order <= last:
            self._check_phases(before=read_phase(self.game.phase).order)
            pages = self.pages.get(self.game.phase) or Pages(None)
            self._count()
            if isinstance(self.game.stop, Fact):
                self._cue(pages)
            elif self.game.stop is not None:
                self._lot(pages)
            elif read_phase(self.game.phase).moment == "day":
                self._by_day(pages)
            else:
                self._by_night(pages)
            self._heard()

    def _heard(self) -> None:
        if self.listen:
            self.listen(self.game)

    def _count(self) -> None:
        """Note who is asked what, once for every question."""
        asks = self.game.asks
        if asks and asks[0].question is not self._question:
            self._question = asks[0].question
            self.asked.update((self.game.phase, ask.seat, ask.verb) for ask in asks)

    def _cue(self, pages: Pages) -> None:
        """Go on, unless somebody wants to talk when nobody may; by day a claim waits for its turn."""
        line = next((line for line in pages.lines if line.entry.verb == "claim" and line.left), None)
        if line and read_phase(self.game.phase).moment != "day":
            self._claim(pages, line)
        else:
            self.game.go_on()

    def _lot(self, pages: Pages) -> None:
        if not pages.lots:
            self.game.go_on()
            return
        entry = pages.lots.pop(0)
        self._try(pages, MODERATOR, "lot", entry.what, lambda: self.game.answer(MODERATOR, "lot", entry.what))

    def _by_night(self, pages: Pages) -> None:
        """Answer each question with the first unused entry for that seat and verb, then let time or silence speak."""
        asks = self.game.asks
        for ask, line in product(asks, pages.lines):
            if line.answers(ask):
                line.settle(asks)
                line.left.remove(ask.seat)
                self._answer(pages, ask.seat, ask.verb, line.entry.what)
                return
        for line in pages.lines:
            if line.left and line.entry.verb == "time-up" and line.entry.what == asks[0].verb:
                self._time_up(pages, line)
                return
        self._decline()

    def _by_day(self, pages: Pages) -> None:
        """Offer the entries in the order written; what stands open is declined where the next one is about another."""
        asks = self.game.asks
        line = next((line for line in pages.lines if self._is_next(line, asks)), None)
        if line is None or asks[0].seat == MODERATOR:
            self._decline()
        elif line.entry.verb == "claim":
            self._claim(pages, line)
        elif line.entry.verb == "time-up":
            if line.entry.what in (asks[0].verb, "nominate") or self._is_announced(pages, line):
                self._time_up(pages, line)
            else:
                self._decline()
        elif line.entry.verb == asks[0].verb or self._is_announced(pages, line):
            line.settle(asks)
            self._answer(pages, line.left.pop(0), line.entry.verb, line.entry.what)
        else:
            self._decline()

    @staticmethod
    def _is_next(line: Due, asks: Sequence[Ask]) -> bool:
        """Say whether a line still has somebody to speak for."""
        if line.is_used:
            line.settle(asks)
        return not line.is_settled or bool(line.left)

    @staticmethod
    def _is_announced(pages: Pages, line: Due) -> bool:
        return bool(line.left) and pages.announces(line.left[0], line.entry.verb, line.entry.what)

    def _claim(self, pages: Pages, line: Due) -> None:
        who = line.left.pop(0)
        self._try(pages, who, "claim", line.entry.what, lambda: self.game.claim(who, line.entry.what))

    def _time_up(self, pages: Pages, line: Due) -> None:
        line.left.clear()
        self._try(pages, MODERATOR, "time-up", line.entry.what, lambda: self.game.time_up(line.entry.what))

    def _answer(self, pages: Pages, who: Seat, verb: str, what: Any) -> None:
        self._try(pages, who, verb, what, lambda: self.game.answer(who, verb, what))

    def _try(self, pages: Pages, who: str, verb: str, what: Any, act: Callable[[], None]) -> None:
        """Do what an entry says; a refusal must have been announced."""
        try:
            act()
        except Refused as refusal:
            announced = [name for name in (who, EVERYONE) if pages.announces(name, verb, what)]
            if not announced:
                raise Failed(f"{self.game.phase}: refused [{who}, {verb}, {written(what)}]: {refusal}") from None
            pages.refused += [(name, verb, what) for name in announced]

    def _decline(self) -> None:
        """Answer for whom the story is silent: the moderator from the deal, everyone else by passing."""
        ask = self.game.asks[0]
        if ask.seat == MODERATOR:
            try:
                self.game.answer(MODERATOR, ask.verb, self._moderate(ask))
            except Refused as refusal:
                raise Failed(f"{self.game.phase}: refused [moderator, {ask.verb}]: {refusal}") from None
        elif ask.may_pass:
            self.game.answer(ask.seat, ask.verb, PASS)
        else:
            raise Failed(f"{self.game.phase}: unanswered: {ask.seat} {ask.verb}")

    def _moderate(self, ask: Ask) -> Any:
        """Tell the game what the printed cards say."""
        if ask.verb == "turns":
            return self.story.seats.get(ask.about["seat"]) or self.story.extras["extra"]
        wanted = ask.about["role"]
        if wanted in self.story.extras:
            return [self.story.extras[wanted]]
        return [seat for seat in ask.choices if self.story.seats[str(seat)] == wanted]

    # -- checking --------------------------------------------------------------------------------------------------

    def _check_phases(self, before: tuple[int, int] | None = None) -> None:
        """Check the phases that have ended, in their order, each once."""
        while self.unchecked and (before is None or read_phase(self.unchecked[0].name).order < before):
            self._check(self.unchecked.pop(0))

    def _check(self, phase: Scene) -> None:
        pages = self.pages[phase.name]
        chapter = Chapter(phase.name, self.game, self.asked)
        if not chapter.has_begun:
            raise Failed(f"{phase.name}: this phase never came")
        for expectation, wanted in phase.expect.items():
            if expectation == "refused":
                continue
            if trouble := check(chapter, expectation, wanted):
                raise Failed(f"{phase.name}: {expectation}: {trouble}")
        for announced in pages.announced:
            if announced not in pages.refused:
                raise Failed(f"{phase.name}: refused: expected {written(announced)}; it was not refused")
        for entry in pages.unused():
            raise Failed(f"{phase.name}: unused: {entry}")


def tell_story(story: Story, listen: Callable[[Game], None] | None = None) -> None:
    """Play one story; raises `Failed` when it does not come true."""
    Teller(story, listen).tell()
