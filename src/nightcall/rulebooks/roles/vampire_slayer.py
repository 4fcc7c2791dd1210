"""The Vampire Slayer."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Death, Role, Script, Seat, Town, at_once, choose

__all__ = ["VampireSlayer", "wrong_prey"]


class VampireSlayer(Role):
    """Each night, may kill another player; after killing one who is neither Werewolf nor Vampire, never again."""

    id = "vampire-slayer"
    team = VILLAGE
    value = +3

    def is_called(self, town: Town) -> bool:
        """Be called until the power is lost."""
        return super().is_called(town) and not town.notes.of("wrong prey")

    def night(self, town: Town, slayer: Seat) -> Script[None]:
        """Hunt another living player, who dies at dawn, or nobody."""
        if target := (yield from choose(town, slayer, "hunt", town.others(slayer), may_pass=True)):
            town.tonight.put("hunted", target)


def wrong_prey(town: Town, death: Death) -> Script[list[Death]]:
    """A Slayer who has killed one of the others loses the power; what the victim was at that moment counts."""
    if death.cause == "hunted" and not town.prowls(death.seat):
        town.notes.put("wrong prey", death.seat)
    return at_once([])
