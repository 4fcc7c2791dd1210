"""What nobody may say aloud."""

from nightcall.engine.ask import Script
from nightcall.engine.deaths import strike
from nightcall.engine.event import Seat
from nightcall.engine.rounds import check_end
from nightcall.engine.rulebook import Death
from nightcall.engine.town import Town

__all__ = ["dies_of_the_claim"]


def dies_of_the_claim(town: Town, seat: Seat, _: str) -> Script[None]:
    """Whoever says to be a Mason dies at once, true or not; with all that follows, and perhaps the end of the game."""
    yield from strike(town, Death(seat, "claimed"))
    check_end(town)
