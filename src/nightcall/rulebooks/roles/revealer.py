"""The Revealer."""

from nightcall.rulebooks.roles.ghost_hunter import haunts
from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import PUBLIC, Note, Role, Script, Seat, Shown, Town, choose

__all__ = ["Revealer", "faces_are_seen"]

FACE_UP = Note("face up")


class Revealer(Role):
    """May turn another player's card face up for the day; a wolf or the Tanner goes face down again."""

    id = "revealer"
    team = VILLAGE

    def night(self, town: Town, revealer: Seat) -> Script[None]:
        """Turn a card up, and leave it so unless it must not be."""
        others = town.others(revealer)
        face_up = town.notes.of(FACE_UP)
        hidden = [seat for seat in town.cards.free(others) if seat not in face_up]
        barred = town.cards.barred(others) | dict.fromkeys(face_up, town.cite("ask reveal"))
        if target := (yield from choose(town, revealer, "reveal", hidden, may_pass=True, barred=barred)):
            card = town.cards.look(revealer, target)[target]
            town.inform(revealer, "reveal", card, of=target)
            if not haunts(town, card):
                town.notes.add(FACE_UP, target)


def faces_are_seen(town: Town) -> None:
    """Whatever lies face up is seen by all when they wake."""
    if face_up := town.noted(FACE_UP):
        town.tell(PUBLIC, Shown(town.cards.lie(face_up)), town.cite("face up"))
