"""A player of plain good sense, who answers whatever any book asks.

It goes by facts and verbs, never by words; a verb that it does not know gets any answer that is on offer. Whatever it
learns is taken in at once, so that a decision costs what is new and not the whole game again.
"""

from collections.abc import Sequence

from nightcall.bots.day import BY_DAY, whom_to_claim
from nightcall.bots.memory import Memory
from nightcall.bots.mind import Mind
from nightcall.bots.night import BY_NIGHT, anything
from nightcall.bots.player import Outset, Player
from nightcall.bots.suspicion import Suspicion
from nightcall.engine.ask import PASS, Ask, Choice
from nightcall.engine.event import Event, Seat

__all__ = ["Sense"]

VERBS = {**BY_DAY, **BY_NIGHT}


class Sense(Player):
    """Remembers, suspects and acts on it."""

    def __init__(self, seat: Seat, outset: Outset, seed: int) -> None:
        """Sit down, knowing nothing but what all know."""
        super().__init__(seat, outset, seed)
        self._memory = Memory(seat, outset)
        self._suspicion = Suspicion(self._memory)

    def learn(self, event: Event) -> None:
        """Remember it, and suspect somebody for it."""
        self._memory.learn(event)
        self._suspicion.learn(event.fact)

    def answer(self, ask: Ask) -> Choice:
        """Do what seems best; whatever is not on offer is not insisted on."""
        mind = self._mind()
        what = VERBS.get(ask.verb, anything)(mind, ask) if ask.choices else PASS
        return what if ask.allows(what) else anything(mind, ask)

    def claim(self, may: Sequence[str]) -> str | None:
        """Step forward where it helps; asked again, say no more."""
        card = whom_to_claim(self._mind())
        return card if card in may else None

    def _mind(self) -> Mind:
        return Mind(self._memory, self._suspicion, self.seed)
