"""A game that a table plays by its clock, with every slot of it written down."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

from nightcall.engine.event import Fact
from nightcall.engine.rulebook import RULEBOOKS, Rulebook
from nightcall.engine.setup import Setup
from nightcall.table.evening import Wait
from nightcall.table.pace import Pace, Slot
from nightcall.table.play import Play
from nightcall.testing.screen import somehow
from nightcall.testing.setups import any_setup

__all__ = ["Part", "Watched", "any_game", "play_somehow", "watched_game"]

MOST_TICKS = 1000
TALKATIVE = 0.02
"""How often anybody who may talk claims to be somebody."""
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
        self._last: Wait | None = None
        super().__init__(setup, pace, at)

    def _wait_for(self, wait: Wait, at: int) -> None:
        last, self._last = self._last, wait
        is_next_part = last is not None and last.slot is wait.slot
        if wait.cue and not is_next_part:
            self.cues.append((wait.cue, at, wait.slot))
        if wait.is_secret:
            number = self.parts[-1].number + 1 if is_next_part else 1
            verb = wait.question.verb if wait.question else ""
            self.parts.append(Part(wait.cue, number, at, wait.slot.seconds, verb))
        super()._wait_for(wait, at)


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
