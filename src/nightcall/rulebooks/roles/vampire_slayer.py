"""The Vampire Slayer."""

from nightcall.rulebooks.causes import HUNTED
from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Death, Note, Role, Script, Seat, Town, at_once, choose

__all__ = ["VampireSlayer", "wrong_prey"]

WRONG_PREY = Note("wrong prey")
"""Who was killed and was no prey."""


class VampireSlayer(Role):
    """Each night, may kill another player; after killing one who is neither Werewolf nor Vampire, never again."""

    id = "vampire-slayer"
    team = VILLAGE
    value = +3

    def is_called(self, town: Town) -> bool:
        """Be called until the power is lost."""
        return super().is_called(town) and not town.notes.of(WRONG_PREY)

    def night(self, town: Town, slayer: Seat) -> Script[None]:
        """Hunt another living player, who dies at dawn, or nobody."""
        if target := (yield from choose(town, slayer, "hunt", town.others(slayer), may_pass=True)):
            town.tonight.put(HUNTED, target)


def wrong_prey(town: Town, death: Death) -> Script[list[Death]]:
    """A Slayer who has killed one of the others loses the power; what the victim was at that moment counts."""
    if death.cause == HUNTED and not town.prowls(death.seat):
        town.notes.put(WRONG_PREY, death.seat)
    return at_once([])
