"""What the book refuses at set-up beyond Village, and which deals are made again."""

from collections.abc import Sequence

from nightcall.engine.refused import Refused
from nightcall.engine.setup import Setup

__all__ = ["only_the_drunkard_leaves_a_card", "somebody_prowls", "the_drunkard_plays"]


def only_the_drunkard_leaves_a_card(setup: Setup) -> None:
    """One card is left over with the Drunkard, who is dealt, and only then."""
    rule = setup.book.cite("left over")
    if setup.extra and "drunkard" not in (setup.cards or setup.deal.values()):
        raise Refused("left-over-unwanted", rule)
    if setup.deal and not setup.extra and "drunkard" in setup.deal.values():
        raise Refused("left-over-needed", rule)


def the_drunkard_plays(setup: Setup, dealt: Sequence[str]) -> bool:
    """The Drunkard is never the card left over."""
    return "drunkard" not in dealt[len(setup.seats) :]


def somebody_prowls(setup: Setup, dealt: Sequence[str]) -> bool:
    """Some player holds a Werewolf or a Vampire, unless there is none in the set."""
    held = [setup.book.role(card).prowls for card in dealt[: len(setup.seats)]]
    return any(held) or not any(setup.book.role(card).prowls for card in setup.cards)
