"""A game that a table plays by its clock, with every slot of it written down."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

from nightcall.engine.event import Fact
from nightcall.engine.rulebook import RULEBOOKS, Rulebook
from nightcall.engine.setup import Setup
from nightcall.table.pace import Pace, Slot
from nightcall.table.play import Play
from tests.live.evening import somehow
from tests.proofs.tables import any_setup

__all__ = ["Part", "Watched", "any_game", "play_somehow", "watched_game"]

MOST_TICKS = 1000
TALKATIVE = 0.02
"""How often anybody who may talk says to be somebody."""
DILIGENCE = (0.4, 0.6, 0.9, 1.0)
"""How many of those asked answer before their time is up."""


class Part(NamedTuple):
    """One part of a slot: the cue that opened the slot, which part, when it began, and what was asked in secret."""

    cue: Fact | None
    number: int
    at: int
    lasts: float
    verb: str


class Watched(Play):
    """A game whose slots are written down."""

    def __init__(self, setup: Setup, pace: Pace, at: int = 0) -> None:
        """Deal, and begin."""
        self.parts: list[Part] = []
        self.cues: list[tuple[Fact, int, Slot]] = []
        """Every cue, with its moment and the slot that it opens."""
        self._cue: Fact | None = None
        super().__init__(setup, pace, at)

    def _notice(self, cue: Fact, at: int) -> None:
        super()._notice(cue, at)
        self._cue = cue
        self.cues.append((cue, at, self.pace.slot(cue)))

    def _news(self) -> Any:
        self._cue = None
        return super()._news()

    def _begin_part(self, at: int) -> None:
        super()._begin_part(at)
        question, slot = self.game.question, self._slot
        verb = question.verb if question and not question.openly else ""
        assert slot
        self.parts.append(Part(self._cue, self._part, at, slot.seconds, verb))


def any_game(book: Rulebook, seed: int, quick: bool = False) -> tuple[Watched, Random]:
    """Any table of a book."""
    chance = Random(f"{book.id} {seed}")
    setup = any_setup(book, chance)
    return Watched(setup, Pace(setup, "normal", quick)), chance


@cache
def watched_game(book: str, seed: int) -> Watched:
    """A game of a book that has been played; nobody changes it any more."""
    play, chance = any_game(RULEBOOKS[book], seed)
    play_somehow(play, chance, DILIGENCE[seed % 4])
    return play


def play_somehow(play: Play, chance: Random, diligence: float, watch: Callable[[], None] = lambda: None) -> None:
    """Play a game, to its end if that comes soon: some answer at once, some late, some not at all; some claim."""
    for _ in range(MOST_TICKS):
        for seat in play.seats:
            prompt = play.prompt(seat)
            if play.clock and prompt and prompt["verb"] and "given" not in prompt and chance.random() < diligence:
                offered = prompt | {"choices": [{"what": choice} for choice in prompt["choices"]]}
                moment = chance.randint(play.clock.since, play.clock.until - 1)
                play.answer(seat, prompt["n"], somehow(offered, chance), moment)
                watch()
            if play.clock and play.may_talk(seat) and chance.random() < TALKATIVE:
                book = play.game.rulebook
                claimed = chance.choice([*(role.id for role in book.roles), *book.claimable, *book.hears])
                play.claim(seat, claimed, chance.randint(play.clock.since, play.clock.until - 1))
                watch()
        if play.clock is None:
            return
        play.tick(play.clock.until)
        watch()
