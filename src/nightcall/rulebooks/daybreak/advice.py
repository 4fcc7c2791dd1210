"""The advice on choosing cards, as functions that say where a set departs from it (D-10 to D-12, D-90, D-94)."""

from nightcall.rulebooks.onenight.advice import insomniac_needs_movement
from nightcall.rules import Advice, Setup

__all__ = ["ADVICE"]

RESTLESS = ("robber", "troublemaker", "witch", "village-idiot", "alpha-wolf")
FEW_WOLVES = 3
GUARDED = 5


def bodyguard_wants_company(setup: Setup, _: str) -> Advice | None:
    """The Bodyguard is for five or more players."""
    short = len(setup.seats) - GUARDED
    return Advice("D-12", "bodyguard", short) if "bodyguard" in setup.set_of_cards and short < 0 else None


def not_too_many_wolves(setup: Setup, _: str) -> Advice | None:
    """More than three wolves are warned of."""
    wolves = sum(setup.book.role(card).prowls for card in setup.set_of_cards) - FEW_WOLVES
    return Advice("D-90", "werewolf", wolves) if wolves > 0 else None


def nothing_hard_at_first(setup: Setup, group: str) -> Advice | None:
    """No character of the highest level in a group's first games."""
    hard = setup.set_of_cards.count("village-idiot")
    return Advice("D-10", "village-idiot", hard) if hard and group == "terror-awakens" else None


ADVICE = (
    insomniac_needs_movement("D-94", *RESTLESS),
    bodyguard_wants_company,
    not_too_many_wolves,
    nothing_hard_at_first,
)
