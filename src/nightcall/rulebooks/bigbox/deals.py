"""Which deals are made again."""

from collections.abc import Sequence

from nightcall.rules import Setup

__all__ = ["somebody_prowls", "the_drunkard_plays"]


def the_drunkard_plays(setup: Setup, dealt: Sequence[str]) -> bool:
    """The Drunkard is never the card left over."""
    return "drunkard" not in dealt[len(setup.seats) :]


def somebody_prowls(setup: Setup, dealt: Sequence[str]) -> bool:
    """Some player holds a Werewolf or a Vampire, unless there is none in the set."""
    held = [setup.book.role(card).prowls for card in dealt[: len(setup.seats)]]
    return any(held) or not any(setup.book.role(card).prowls for card in dealt)
