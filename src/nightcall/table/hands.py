"""The hands of the bots: when a bot at a table acts, and what it does.

A bot is a function of its seat's view and a seed, and its moments are drawn from the game's seed, its name and the
number of the prompt: neither tells anything of its card.
"""

from collections.abc import Iterable
from random import Random
from typing import TypeAlias

from nightcall.bots.sense import answer, claim
from nightcall.engine.ask import PASS
from nightcall.engine.event import Seat
from nightcall.table.acts import Answer, Claim
from nightcall.table.sitting import Sitting

__all__ = ["Hands", "Step"]

Step: TypeAlias = "tuple[int, str, Seat]"
"""Something that will happen by itself: when, what, and which bot does it."""

LONGEST = 30_000
"""Within how many milliseconds a bot makes up its mind at the latest."""
QUICKEST, QUICK = 300, 900
"""How long a bot takes to tap where nights are quick: at least, and how much more at the most."""


class Hands:
    """All bots at a table, for one game."""

    def __init__(self, seed: int) -> None:
        """Draw everything from one seed."""
        self._seed = seed
        self._asked: dict[tuple[Seat, str], int] = {}
        """The prompt for which each bot was last asked to claim or to answer."""
        self._draws: dict[Seat, tuple[int, float, float]] = {}
        """What was drawn for each bot, and for which prompt."""

    def steps(self, play: Sitting, bots: Iterable[Seat], at: int) -> list[Step]:
        """When the bots claim and answer; a moment to claim that is past when something is done does not come back."""
        steps = [step for bot in bots for step in self._steps(play, bot)]
        return [(when, what, bot) for when, what, bot in steps if what != "claim" or when > at]

    def act(self, play: Sitting, what: str, bot: Seat) -> Answer | Claim | None:
        """What a bot does when its moment has come, if anything."""
        self._asked[bot, what] = play.number
        view, seed = play.view(bot), Random(f"{self._seed} {bot}").getrandbits(32)
        if what == "claim":
            card = claim(view, seed)
            return Claim(card) if card else None
        answered = answer(view, seed)
        given = answered[1] if answered else PASS
        return Answer(play.number, given if isinstance(given, str) else list(given))

    def _steps(self, play: Sitting, bot: Seat) -> list[Step]:
        clock, number = play.clock, play.number
        if clock is None:
            return []
        wanted = {"claim": play.may_talk(bot), "answer": bot in play.prompted and bot not in play.held}
        steps = [what for what in wanted if wanted[what] and self._asked.get((bot, what)) != number]
        if not steps:
            return []
        sooner, later = self._drawn(bot, number)
        if play.is_secret and play.is_quick:
            moments = {"claim": 0, "answer": QUICKEST + round(QUICK * later)}
        else:
            span = min(clock.until - clock.since, LONGEST)
            moments = {"claim": round(span * 0.3 * sooner), "answer": round(span * (0.3 + 0.6 * later))}
        return [(clock.since + moments[what], what, bot) for what in steps]

    def _drawn(self, bot: Seat, number: int) -> tuple[float, float]:
        """How early in its time a bot claims, and how late it answers."""
        prompt, sooner, later = self._draws.get(bot, (0, 0.0, 0.0))
        if prompt != number:
            chance = Random(f"{self._seed} {bot} {number}")
            sooner, later = chance.random(), chance.random()
            self._draws[bot] = number, sooner, later
        return sooner, later
