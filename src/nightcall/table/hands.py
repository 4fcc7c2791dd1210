"""The hands of the bots: when a bot at a table acts, and what it does.

Each bot is a player who is told what has gone out to its seat. One that takes a seat over in the middle of a game, or
whose table is read again, is told everything from the beginning: it does what it would have done. Its moments are drawn
from the game's seed, its name and the number of the prompt, none of which tells anything of its card.
"""

from collections.abc import Iterable
from random import Random
from typing import TypeAlias

from nightcall.bots import Deaf, Outset, Player, PlayerKind
from nightcall.engine.ask import PASS
from nightcall.engine.event import Seat
from nightcall.table.acts import Answer, Claim
from nightcall.table.sitting import Sitting

__all__ = ["Errand", "Hands"]

Errand: TypeAlias = "tuple[int, str, Seat]"
"""Something that will happen by itself: when, what, and which bot does it."""

LONGEST = 30_000
"""Within how many milliseconds a bot makes up its mind at the latest."""
QUICKEST, QUICK = 300, 900
"""How long a bot takes to tap where nights are quick: at least, and how much more at the most."""


class Hands:
    """All bots at a table, for one game."""

    def __init__(self, seed: int, kind: PlayerKind) -> None:
        """Draw everything from one seed."""
        self._seed = seed
        self._kind = kind
        self._players: dict[Seat, Player] = {}
        self._told: dict[Seat, int] = {}
        """How much of what has gone out each bot has gone through."""
        self._asked: dict[tuple[Seat, str], int] = {}
        """The prompt for which each bot was last asked to claim or to answer."""
        self._draws: dict[Seat, tuple[int, float, float]] = {}
        """What was drawn for each bot, and for which prompt."""

    def steps(self, play: Sitting, bots: Iterable[Seat], at: int) -> list[Errand]:
        """When the bots claim and answer; a moment to claim that is past when something is done does not come back."""
        steps = [step for bot in bots for step in self._steps(play, bot)]
        return [(when, what, bot) for when, what, bot in steps if what != "claim" or when > at]

    def act(self, play: Sitting, what: str, bot: Seat) -> Answer | Claim | None:
        """What a bot does when its moment has come, if anything."""
        self._asked[bot, what] = play.number
        player = self._player(play, bot)
        if what == "claim":
            card = player.claim(player.outset.may_claim)
            return Claim(card) if card else None
        ask = play.ask_of(bot)
        given = player.answer(ask) if ask else PASS
        return Answer(play.number, given if isinstance(given, str) else list(given))

    def _player(self, play: Sitting, bot: Seat) -> Player:
        """The player of a seat, who has heard by now what has gone out to it."""
        if bot not in self._players:
            seed = Random(f"{self._seed} {bot}").getrandbits(32)
            self._players[bot] = self._kind(bot, Outset.of(play.seats, play.told), seed)
        player = self._players[bot]
        for event in play.told[self._told.get(bot, 0) :]:
            if event.reaches(bot):
                player.learn(event)
        self._told[bot] = len(play.told)
        if isinstance(player, Deaf):  # it cannot tell one prompt from the next
            player.begin(Random(f"{self._seed} {bot} answers {play.number}").getrandbits(32))
        return player

    def _steps(self, play: Sitting, bot: Seat) -> list[Errand]:
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
