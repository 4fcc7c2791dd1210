"""The Ghost Hunter."""

from nightcall.rulebooks.teams import TANNER, VILLAGE
from nightcall.rules import Role, Script, Seat, Town, touch

__all__ = ["GhostHunter"]


class GhostHunter(Role):
    """May look at the cards of two players, one after the other, and becomes the first wolf or Tanner found."""

    id = "ghost-hunter"
    team = VILLAGE
    questions = 2

    def night(self, town: Town, hunter: Seat) -> Script[None]:
        """Look, and look again at somebody else unless a wolf or the Tanner was found."""
        others = town.others(hunter)
        for _ in range(2):
            target = yield from touch(town, hunter, "look", others, may_pass=True, cited="ghost hunter")
            if target is None:
                return
            card = town.cards.look(hunter, target)[target]
            town.inform(hunter, "look", {target: card}, cited="ghost hunter")
            if haunts(town, card):
                town.cards.become(hunter, card)
                return
            others = tuple(seat for seat in others if seat != target)


def haunts(town: Town, card: str) -> bool:
    """Say whether a card is a wolf's or the Tanner's."""
    role = town.rulebook.role(card)
    return role.prowls or role.team == TANNER
