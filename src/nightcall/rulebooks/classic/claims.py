"""What nobody may say aloud."""

from nightcall.engine.ask import Script
from nightcall.engine.deaths import strike
from nightcall.engine.event import Seat
from nightcall.engine.rounds import check_end
from nightcall.engine.rulebook import Death
from nightcall.engine.town import Town

__all__ = ["dies_of_the_claim"]


def dies_of_the_claim(town: Town, seat: Seat, _: str) -> Script[None]:
    """Whoever claims to be a Mason dies at once, true or not; nobody speaks until all that follows is worked out."""
    with town.talk(False):
        yield from strike(town, Death(seat, "claimed"))
    check_end(town)
