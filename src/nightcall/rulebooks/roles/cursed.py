"""The Cursed."""

from nightcall.rulebooks.causes import DEVOURED
from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Death, Role, Town, is_struck

__all__ = ["Cursed", "cursed_turns"]


class Cursed(Role):
    """Is a plain villager until the pack chooses this player, who is then not killed but becomes a Werewolf."""

    id = "cursed"
    team = VILLAGE
    value = -3


def cursed_turns(town: Town) -> None:
    """Where the pack's attack can no longer be undone nobody is devoured, and the Cursed becomes a Werewolf."""
    for cursed in town.holders(Cursed.id):
        if town.tonight.has(DEVOURED, cursed) and is_struck(town, Death(cursed, DEVOURED)):
            town.tonight.put(DEVOURED)
            town.inform(cursed, "turned", "yes")
            town.become(cursed, "werewolf")
