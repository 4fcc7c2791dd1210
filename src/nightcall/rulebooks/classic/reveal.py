"""What the dead turn up: their nature, their card, or nothing."""

from nightcall.rules import Seat, Town

__all__ = ["as_the_table_plays"]


def as_the_table_plays(town: Town, seat: Seat) -> str:
    """Show a villager or a werewolf by nature, the exact card, or nothing at all."""
    natures = {True: "werewolf", False: "villager"}
    shown = {"nature": natures[town.prowls(seat)], "role": town.role(seat).id, "none": ""}
    return shown[str(town.setup.option("reveal"))]
