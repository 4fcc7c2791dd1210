"""The Troublemaker."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Role, Script, Seat, Town, choose_several

__all__ = ["Troublemaker"]


class Troublemaker(Role):
    """May exchange the cards of two other players, unseen."""

    id = "troublemaker"
    team = VILLAGE

    def night(self, town: Town, troublemaker: Seat) -> Script[None]:
        """Name two others, whose cards change places."""
        others = town.others(troublemaker)
        free, barred = town.cards.free(others), town.cards.barred(others)
        if pair := (yield from choose_several(town, troublemaker, "swap", free, 2, may_pass=True, barred=barred)):
            town.cards.exchange(troublemaker, *pair)
