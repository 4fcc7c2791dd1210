"""Cupid and the lovers."""

from nightcall.engine.ask import Script, at_once
from nightcall.engine.event import Seat
from nightcall.engine.rulebook import Death, Role
from nightcall.engine.town import Town
from nightcall.rulebooks.teams import VILLAGE

__all__ = ["Cupid", "broken_heart"]


class Cupid(Role):
    """In the first night, makes two players lovers; when one of them dies, so does the other."""

    team = VILLAGE
    value = -2

    def night(self, town: Town, cupid: Seat) -> Script[None]:
        """Name two players, oneself perhaps; each learns who the other is."""
        lovers = yield from town.choose_several(cupid, "pair", town.living, 2)
        town.notes.put("lovers", *lovers)
        for one, other in zip(lovers, reversed(lovers), strict=True):
            town.inform(one, "lover", other)


def broken_heart(town: Town, death: Death) -> Script[list[Death]]:
    """When one lover dies the other dies at once; nothing prevents it."""
    lovers = town.notes.of("lovers")
    bereaved = [seat for seat in lovers if seat != death.seat] if death.seat in lovers else []
    return at_once([Death(seat, "heartbroken") for seat in bereaved])
