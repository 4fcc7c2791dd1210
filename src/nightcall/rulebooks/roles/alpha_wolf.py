"""The Alpha Wolf."""

from nightcall.rulebooks.teams import WEREWOLVES
from nightcall.rules import Role, Script, Seat, Town, touch

__all__ = ["AlphaWolf"]


class AlphaWolf(Role):
    """Wakes with the wolves, then must exchange the extra card of the centre with the card of a player who is none."""

    id = "alpha-wolf"
    team = WEREWOLVES
    prowls = True

    def night(self, town: Town, wolf: Seat) -> Script[None]:
        """Give the extra card away, unseen."""
        prey = [seat for seat in town.others(wolf) if not town.prowls(seat)]
        if target := (yield from touch(town, wolf, "infect", prey)):
            town.cards.exchange(wolf, town.cards.centre[-1], target)
