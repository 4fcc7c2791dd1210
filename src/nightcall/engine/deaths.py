"""Deaths: one agenda with questions inside it, never recursion.

A death that is due strikes unless something spares its victim at that moment. What a death brings about stands in front
of what was already due, so that each consequence is worked out to its end before the next is even asked. Nobody dies
twice.
"""

from msgspec import Struct

from nightcall.engine.ask import Script
from nightcall.engine.desk import turn_up
from nightcall.engine.event import MODERATOR, PUBLIC, Died, Fell, Shown
from nightcall.engine.rulebook import Death, Follows
from nightcall.engine.town import Town

__all__ = ["is_struck", "last_act", "strike"]


class Consequence(Struct, frozen=True):
    """Something that follows from a death and is still to be worked out."""

    follows: Follows
    death: Death


def strike(town: Town, death: Death) -> Script[bool]:
    """Let a death come to pass, with all that follows from it, and say whether it did."""
    fallen: list[Death] = []
    due: list[Death | Consequence] = [death]
    while due:
        step = due.pop(0)
        if isinstance(step, Consequence):
            due[:0] = yield from step.follows(town, step.death)
        elif is_struck(town, step):
            yield from fall(town, step)
            fallen.append(step)
            due[:0] = [Consequence(follows, step) for follows in town.rulebook.deaths.follows]
        elif town.is_alive(step.seat):
            for happens in town.rulebook.deaths.when_spared.get(step.cause, ()):
                happens(town, step)
    return death in fallen


def is_struck(town: Town, death: Death) -> bool:
    """Say whether a death strikes: its victim is alive, and nothing spares that life at this moment."""
    spares = town.rulebook.deaths.spares.get(death.cause, ())
    return town.is_alive(death.seat) and not any(spare(town, death) for spare in spares)


def fall(town: Town, death: Death) -> Script[None]:
    """Announce one death; the dead player turns up the card and leaves the circle."""
    seat, died = death.seat, Died(death.seat, death.cause)
    town.bury(seat)
    if death.cause in town.rulebook.deaths.hushed:
        town.tell(MODERATOR, died)
        yield town.cue(Fell(seat))
    else:
        yield town.cue(died)
    if seat in town.seats:
        yield from turn_up(town, seat)
        if card := town.rulebook.deaths.reveals(town, seat):
            town.tell(PUBLIC, Shown({seat: card}))


def last_act(town: Town, death: Death) -> Script[list[Death]]:
    """A dying character may have a last power."""
    return town.role(death.seat).dies(town, death.seat)
