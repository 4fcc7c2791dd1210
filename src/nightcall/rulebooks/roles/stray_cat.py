"""The Stray Cat, who wanders from player to player."""

from nightcall.rulebooks.causes import CHASED
from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Note, Role, Script, Seat, Town, choose, might_be_held

__all__ = ["StrayCat"]

CAT = Note("cat")
"""To whom the cat was sent."""


class StrayCat(Role):
    """Its owner sends the cat to another player each night; a Werewolf or Vampire who gets it is chased out with it."""

    id = "stray-cat"
    team = VILLAGE
    value = +6

    def is_called(self, town: Town) -> bool:
        """Be called as long as the cat lives: whoever has it lives."""
        return bool(self.wakes(town)) or might_be_held(town, self.id)

    def wakes(self, town: Town) -> tuple[Seat, ...]:
        """Whoever has the cat; at first that is whoever was dealt the card."""
        owner = town.notes.of(CAT)
        return tuple(seat for seat in owner if town.is_alive(seat)) if owner else town.holders(self.id)

    def night(self, town: Town, owner: Seat) -> Script[None]:
        """Send the cat to another living player; it goes without a sound."""
        if receiver := (yield from choose(town, owner, "send", town.others(owner), stirs=False)):
            town.notes.put(CAT, receiver)
            town.inform(receiver, "cat", "yes")
            if town.prowls(receiver):
                town.tonight.put(CHASED, receiver)
