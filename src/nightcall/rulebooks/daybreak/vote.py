"""What a player is in the end, where artifacts lie on the cards."""

from nightcall.rulebooks.onenight.vote import cards_that_lie_there
from nightcall.rulebooks.roles.curator import GIFTED, artifact_of
from nightcall.rules import Role, Seat, Town

__all__ = ["artifacts_before_cards"]

SAYS = {"claw": "werewolf", "brand": "villager", "cudgel": "tanner"}
"""What the artifacts make of a player, those that do."""


def artifacts_before_cards(town: Town) -> dict[Seat, Role]:
    """An artifact may say what a player is; otherwise it is the card."""
    says = {seat: SAYS.get(artifact_of(town, seat)) for seat in town.notes.of(GIFTED)}
    return cards_that_lie_there(town) | {seat: town.rulebook.role(card) for seat, card in says.items() if card}
