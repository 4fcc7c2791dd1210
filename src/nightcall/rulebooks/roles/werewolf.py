"""The Werewolf."""

from nightcall.engine.ask import Script
from nightcall.engine.event import Seat
from nightcall.engine.pack import agree, meet
from nightcall.engine.rulebook import Role
from nightcall.engine.setup import Setup
from nightcall.engine.town import Town
from nightcall.rulebooks.teams import WEREWOLVES

__all__ = ["CardWolf", "PatientWolf", "Werewolf"]


class Werewolf(Role):
    """Meets the pack in the first night, and every night names one victim with it; a pack at odds goes hungry."""

    team = WEREWOLVES
    value = -6
    copies = 6
    prowls = True
    together = True
    busy = True
    asks = 2  # asked, and reminded once

    def night(self, town: Town, pack: tuple[Seat, ...]) -> Script[None]:
        """Meet, then agree on a victim, who will be devoured at dawn."""
        meet(town, pack)
        if victim := (yield from agree(town, pack, "devour")):
            town.tonight.put("devoured", victim)


class PatientWolf(Werewolf):
    """Only meets the pack in the first night; from the second on, names one victim each night with it."""

    def night(self, town: Town, pack: tuple[Seat, ...]) -> Script[None]:
        """Meet, and hunt from the second night on."""
        if town.is_first_night:
            meet(town, pack)
        else:
            yield from super().night(town, pack)

    def spoken(self, setup: Setup, is_first_night: bool = True) -> tuple[str, ...]:
        """In the first night nobody is chosen."""
        return ("called-werewolf-first",) if is_first_night else ()


class CardWolf(Role):
    """Sees the other Werewolves; a lone one may look at a card of the centre."""

    id = "werewolf"
    team = WEREWOLVES
    copies = 2
    prowls = True
    together = True
    copied_waits = True

    def is_in(self, setup: Setup) -> bool:
        """Be called with any kind of wolf in the set."""
        return any(setup.book.role(card).prowls for card in setup.set_of_cards)

    def wakes(self, town: Town) -> tuple[Seat, ...]:
        """All who are wolves, whoever has just become one too, but for those who sleep on."""
        return tuple([seat for seat in town.prowlers() if not town.role(seat).sleeps_on])

    def night(self, town: Town, pack: tuple[Seat, ...]) -> Script[None]:
        """See each other; whoever is alone may see a card of the centre."""
        wolves = town.prowlers()
        for wolf in pack:
            town.inform(wolf, "pack", tuple([seat for seat in wolves if seat != wolf]))
        if len(wolves) == 1 and town.setup.option("lone-wolf") == "yes":
            (wolf,) = pack
            if place := (yield from town.touch(wolf, "look", town.cards.centre, may_pass=True, cited="look alone")):
                town.inform(wolf, "look", town.cards.look(wolf, place), cited="look alone")

    def spoken(self, setup: Setup, is_first_night: bool = True) -> tuple[str, ...]:
        """Speak of the one who sleeps on, and of a lone wolf's choice, where there may be such a one."""
        asleep = "dream-wolf" in setup.set_of_cards
        lone = ("called-werewolf-lone",) if setup.option("lone-wolf") == "yes" else ()
        return ("called-werewolf-with-dream-wolf" if asleep else "called-werewolf", *lone)
