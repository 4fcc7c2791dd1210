"""The Werewolf."""

from nightcall.engine.ask import Script
from nightcall.engine.event import Seat
from nightcall.engine.pack import agree, meet
from nightcall.engine.rulebook import Role
from nightcall.engine.town import Town
from nightcall.rulebooks.teams import WEREWOLVES

__all__ = ["Werewolf"]


class Werewolf(Role):
    """Meets the pack in the first night, and every night names one victim with it; a pack at odds goes hungry."""

    team = WEREWOLVES
    value = -6
    copies = 6
    prowls = True
    together = True

    def night(self, town: Town, pack: tuple[Seat, ...]) -> Script[None]:
        """Meet once, then agree on a victim, who will be devoured at dawn."""
        if town.is_first_night:
            meet(town, pack)
        if victim := (yield from agree(town, pack, "devour")):
            town.tonight.put("devoured", victim)
