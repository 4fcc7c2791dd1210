"""What the book refuses at set-up."""

from nightcall.engine.refused import Refused
from nightcall.engine.setup import Setup

__all__ = ["masons_come_together"]


def masons_come_together(setup: Setup) -> None:
    """Both Masons are in the set, or neither is."""
    if setup.set_of_cards.count("mason") == 1:
        raise Refused("one-mason", setup.book.cite("one mason"))
