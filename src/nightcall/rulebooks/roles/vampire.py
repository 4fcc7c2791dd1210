"""The Vampire."""

from nightcall.rulebooks.causes import BITTEN
from nightcall.rulebooks.teams import VAMPIRES
from nightcall.rules import Role, Script, Seat, Town, agree, meet

__all__ = ["Vampire", "with_vampires"]


class Vampire(Role):
    """Meets the other Vampires in the first night, and every night bites with them; the bitten live until dusk."""

    id = "vampire"
    team = VAMPIRES
    value = -6
    copies = 6
    prowls = True
    together = True
    busy = True
    questions = 2  # asked, and reminded once

    def night(self, town: Town, pack: tuple[Seat, ...]) -> Script[None]:
        """Meet, then agree on a victim, who will die at the end of the coming day."""
        meet(town, pack, cited="vampires meet")
        if victim := (yield from agree(town, pack, "bite")):
            town.tonight.put(BITTEN, victim)


def with_vampires(town: Town) -> bool:
    """Say whether there are Vampires in the game, held by a player or left over."""
    return town.is_in_play(Vampire.id)
