"""The Minion."""

from nightcall.rulebooks.teams import WEREWOLVES
from nightcall.rules import Role, Script, Seat, Setup, Town, at_once

__all__ = ["Minion", "with_a_dreamer"]


class Minion(Role):
    """Sees the Werewolves, who do not see the Minion; is on their team, but is none of them."""

    id = "minion"
    team = WEREWOLVES

    def night(self, town: Town, minion: Seat) -> Script[None]:
        """See all who are Werewolves by the cards dealt."""
        town.inform(minion, "pack", tuple(seat for seat in town.others(minion) if town.prowls(seat)), cited="minion")
        return at_once(None)


def with_a_dreamer(setup: Setup) -> tuple[str, ...]:
    """Ask for the thumb of one who sleeps on, too, where there may be such a one."""
    return ("called-minion-with-dream-wolf",) if "dream-wolf" in setup.set_of_cards else ()
