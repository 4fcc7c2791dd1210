"""The Mason."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Refused, Role, Script, Seat, Setup, Town, at_once, meet

__all__ = ["Mason", "SecretMason", "masons_come_together"]


class Mason(Role):
    """Sees the other Mason."""

    id = "mason"
    team = VILLAGE
    copies = 2
    together = True

    def night(self, town: Town, masons: tuple[Seat, ...]) -> Script[None]:
        """See each other."""
        meet(town, masons, "masons")
        return at_once(None)


class SecretMason(Mason):
    """Knows the other Masons; but whoever claims aloud to be one dies of it."""

    value = +2


def masons_come_together(setup: Setup) -> None:
    """No set has just one Mason."""
    if setup.set_of_cards.count(Mason.id) == 1:
        raise Refused("one-mason", setup.book.cite("one mason"))
