"""The Werewolf."""

from nightcall.rulebooks.causes import DEVOURED
from nightcall.rulebooks.teams import WEREWOLVES
from nightcall.rules import YES, Role, Script, Seat, Setup, Town, agree, at_once, meet, touch

__all__ = ["CardWolf", "Werewolf", "only_meet", "pack_with_a_dreamer"]

SLEEPS_ON = "dream-wolf"
"""The one of the pack who does not wake with it."""


class Werewolf(Role):
    """Meets the pack in the first night, and every night names one victim with it; a pack at odds goes hungry."""

    id = "werewolf"
    team = WEREWOLVES
    value = -6
    copies = 6
    prowls = True
    together = True
    busy = True
    questions = 2  # asked, and reminded once

    def night(self, town: Town, pack: tuple[Seat, ...]) -> Script[None]:
        """Meet, then agree on a victim, who will be devoured at dawn."""
        meet(town, pack)
        if victim := (yield from agree(town, pack, "devour")):
            town.tonight.put(DEVOURED, victim)


def only_meet(town: Town, pack: tuple[Seat, ...]) -> Script[None]:
    """In a first night without blood the pack only meets."""
    meet(town, pack)
    return at_once(None)


class CardWolf(Role):
    """Sees the other Werewolves; a lone one may look at a card of the centre."""

    id = "werewolf"
    team = WEREWOLVES
    copies = 2
    prowls = True
    together = True

    def wakes(self, town: Town) -> tuple[Seat, ...]:
        """All who are wolves, whoever has just become one too, but for those who sleep on."""
        return tuple([seat for seat in town.prowlers() if town.role(seat).id != SLEEPS_ON])

    def night(self, town: Town, pack: tuple[Seat, ...]) -> Script[None]:
        """See each other; whoever is alone may see a card of the centre."""
        wolves = town.prowlers()
        for wolf in pack:
            town.inform(wolf, "pack", tuple([seat for seat in wolves if seat != wolf]))
        if len(wolves) == 1 and town.setup.option("lone-wolf") == YES:
            (wolf,) = pack
            if place := (yield from touch(town, wolf, "look", town.cards.centre, may_pass=True, cited="look alone")):
                town.inform(wolf, "look", town.cards.look(wolf, place), cited="look alone")


def pack_with_a_dreamer(setup: Setup) -> tuple[str, ...]:
    """Speak of the one who sleeps on, and of a lone wolf's choice, where there may be such a one."""
    plain = "called-werewolf-with-dream-wolf" if SLEEPS_ON in setup.set_of_cards else "called-werewolf"
    return (plain, "called-werewolf-lone") if setup.option("lone-wolf") == YES else (plain,)
