"""What the book refuses at set-up."""

from nightcall.rules import Refused, Setup

__all__ = ["wolves_are_few"]


def wolves_are_few(setup: Setup) -> None:
    """A set has a Werewolf, and more others than Werewolves; a deal that is told is taken as it is."""
    wolves = setup.cards.count("werewolf")
    if setup.cards and not setup.unknown and not 0 < 2 * wolves < len(setup.cards):
        raise Refused("too-many-wolves", setup.book.cite("too many wolves"), wolves=wolves)
