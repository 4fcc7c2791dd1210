"""The Healer."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Death, Note, Role, Script, Seat, Town, choose

__all__ = ["Healer", "healed"]

HEALED = Note("healed")


class Healer(Role):
    """Each night, shields one other player from the pack; never the same player on two nights in a row."""

    id = "healer"
    team = VILLAGE
    value = +3
    busy = True

    def night(self, town: Town, healer: Seat) -> Script[None]:
        """Point to another living player, but for the one healed last night."""
        resting = town.last_night.of(HEALED)
        patients = [seat for seat in (*town.others(healer), *town.beasts) if seat not in resting]
        barred = dict.fromkeys(resting, town.cite("barred heal"))
        if patient := (yield from choose(town, healer, "heal", patients, barred=barred)):
            town.tonight.put(HEALED, patient)


def healed(town: Town, death: Death) -> bool:
    """Healing stops the pack's attack of that night."""
    return town.tonight.has(HEALED, death.seat)
