"""Players who leave everything to chance: they look at what is offered and at nothing else, so they play every book.

They are quick, because the lab asks them millions of times.
"""

from random import Random

from nightcall.bots.player import Deaf, Outset
from nightcall.engine.ask import PASS, YES, Ask, Choice, Question
from nightcall.engine.event import Seat

__all__ = ["Chance", "Coin", "Dice"]

PASSING = 0.5
"""How often chance declines where that is allowed."""


class Chance(Deaf):
    """Draws from a source of its own."""

    def __init__(self, seat: Seat, outset: Outset, seed: int) -> None:
        """Open the source."""
        super().__init__(seat, outset, seed)
        self._chance = Random(seed)
        self._draw = self._chance.random

    def begin(self, seed: int) -> None:
        """Open it anew."""
        self._chance.seed(seed)

    def anything(self, ask: Ask) -> Choice:
        """Draw one of the choices, or several different ones where several are wanted; pass if there is none."""
        choices = ask.choices
        if not choices:
            return PASS
        if ask.count is None:
            return choices[int(self._draw() * len(choices))]  # three times as quick as `Random.choice`
        least, most = ask.count
        words = [word for word in choices if isinstance(word, str)]
        return tuple(self._chance.sample(words, self._chance.randint(least, min(most, len(words)))))


class Dice(Chance):
    """Passes half the time where that is allowed; otherwise answers anything on offer, all as likely."""

    def answer(self, ask: Ask) -> Choice:
        """Throw them."""
        question, draw = ask.question, self._draw
        options = question.options
        if question.may_pass and draw() < PASSING:
            return PASS
        if options and not question.count:  # nearly always, so without another call
            what = options[int(draw() * len(options))]
            if not question.apart or what != ask.seat:
                return what
        return self.anything(ask)


class Coin(Chance):
    """Answers as all coins that are asked the same: yes to yes or no, else one draw from what is on offer; no pass."""

    _fallen: tuple[Question | None, Choice] = (None, PASS)
    """How the coin has fallen at last, and for which question."""

    def answer(self, ask: Ask) -> Choice:
        """Throw it once for all who are asked, and once more for whoever must not say what it says."""
        question = ask.question
        if YES in question.options:
            return YES
        if self._fallen[0] is not question:
            self._fallen = question, self.anything(ask)
        said = self._fallen[1]
        return self.anything(ask) if question.apart and said == ask.seat else said
