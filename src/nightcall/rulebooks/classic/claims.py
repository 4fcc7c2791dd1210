"""What nobody may say aloud."""

from nightcall.engine.rounds import check_end
from nightcall.rules import Death, Script, Seat, Town, strike

__all__ = ["dies_of_the_claim"]


def dies_of_the_claim(town: Town, seat: Seat, _: str) -> Script[None]:
    """Whoever claims to be a Mason dies at once, true or not; nobody speaks until all that follows is worked out."""
    with town.talk(False):
        yield from strike(town, Death(seat, "claimed"))
    check_end(town)
