"""The Doppelgänger."""

from nightcall.engine.ask import Script
from nightcall.engine.event import Seat
from nightcall.engine.rulebook import Role
from nightcall.engine.setup import Setup
from nightcall.engine.town import Town
from nightcall.rulebooks.teams import VILLAGE

__all__ = ["Doppelganger"]


class Doppelganger(Role):
    """Looks at another player's card and is that character from then on."""

    team = VILLAGE  # the card with which nothing was copied is a Villager's
    asks = 3  # whom to copy, and what the card copied asks

    def night(self, town: Town, doppelganger: Seat) -> Script[None]:
        """See a card, become it, and do at once what it does; its card stays marked with it."""
        if target := (yield from town.touch(doppelganger, "copy", town.others(doppelganger))):
            card = town.cards.look(doppelganger, target)[target]
            town.inform(doppelganger, "copy", card, of=target)
            town.notes.add("copied", doppelganger)
            town.act_as(doppelganger, card)
            town.cards.become(doppelganger, card)
            if not town.role(doppelganger).copied_waits:
                yield from town.role(doppelganger).night(town, doppelganger)

    def spoken(self, setup: Setup, is_first_night: bool = True) -> tuple[str, ...]:
        """With the Minion in the set, call for the thumbs that a new Minion needs to see."""
        with_minion = ("called-doppelganger-minion",) if "minion" in setup.set_of_cards else ()
        return ("called-doppelganger", *with_minion)
