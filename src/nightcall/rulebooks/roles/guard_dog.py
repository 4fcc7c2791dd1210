"""The Guard Dog: no player, but beside the open Mayor as long as it lives."""

from collections.abc import Mapping

from nightcall.rulebooks.roles.mayor import IN_OFFICE, is_open
from nightcall.rules import PUBLIC, Beside, Death, Marked, Note, Refused, Script, Seat, Setup, Town, at_once

__all__ = ["DOG", "VALUE", "comes_with_the_mayor", "dog_follows", "dog_needs_a_mayor", "guarded_by_the_dog"]

DOG = Beside("guard_dog", "yes", secret="never", opened=True)
GUARD_DOG = Note(DOG.name)
"""What it is called among the beasts, where it lies, and in the notes of beside whom that is."""
VALUE = +2
"""What it counts in the sum of a set, although it is not dealt."""


def dog_needs_a_mayor(setup: Setup) -> None:
    """The Guard Dog can be used only with the open Mayor."""
    if setup.guard_dog and not is_open(setup):
        raise Refused("dog-without-mayor", setup.book.cite("guard dog"))


def comes_with_the_mayor(town: Town) -> Script[None]:
    """The dog enters the game together with the Mayor, and lies openly beside that player."""
    mayor = town.notes.of(IN_OFFICE)
    if town.setup.guard_dog and mayor and not town.notes.of(GUARD_DOG):
        town.beasts = (GUARD_DOG,)
        town.notes.put(GUARD_DOG, *mayor)
        town.tell(PUBLIC, Marked(GUARD_DOG, mayor[0]))
    return at_once(None)


def guarded_by_the_dog(town: Town) -> Mapping[Seat, str]:
    """As long as the dog lives the Mayor cannot be hanged."""
    return dict.fromkeys(town.notes.of(IN_OFFICE), town.cite("guarded")) if GUARD_DOG in town.beasts else {}


def dog_follows(town: Town, death: Death) -> Script[list[Death]]:
    """A living dog goes with the office to the heir; a dead one lies there no more, nor one that nobody can receive."""
    before, now = town.notes.of(GUARD_DOG), town.notes.of(IN_OFFICE)
    if death.seat == GUARD_DOG or (GUARD_DOG in town.beasts and before != now):
        heir = now if GUARD_DOG in town.beasts else ()
        if heir:
            town.notes.put(GUARD_DOG, *heir)
        else:
            town.beasts = ()
        town.tell(PUBLIC, Marked(GUARD_DOG, heir[0] if heir else "", by=before[0]))
    return at_once([])
