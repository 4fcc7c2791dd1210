"""The Doppelgänger."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import COPIED, Role, Script, Seat, Setup, Town, touch

__all__ = ["Doppelganger", "with_a_new_minion"]


class Doppelganger(Role):
    """Looks at another player's card and is that character from then on."""

    id = "doppelganger"
    team = VILLAGE  # the card with which nothing was copied is a Villager's
    questions = 3  # whom to copy, and what the card copied asks

    def night(self, town: Town, doppelganger: Seat) -> Script[None]:
        """See a card, become it, and do at once what it does; its card stays marked with it."""
        if target := (yield from touch(town, doppelganger, "copy", town.others(doppelganger))):
            card = town.cards.look(doppelganger, target)[target]
            town.inform(doppelganger, "copy", card, of=target)
            town.notes.add(COPIED, doppelganger)
            town.act_as(doppelganger, card)
            town.cards.become(doppelganger, card)
            if not waits(town, card):
                yield from town.role(doppelganger).use(town, (doppelganger,))


def waits(town: Town, card: str) -> bool:
    """Whoever has copied a card is called later with those who wake together, or where the book calls once more."""
    role, copies = town.rulebook.role(card), [call.who for call in town.rulebook.first_night.calls if call.copied_by]
    return role.together or type(role) in copies


def with_a_new_minion(setup: Setup) -> tuple[str, ...]:
    """With the Minion in the set, call for the thumbs that a new Minion needs to see."""
    with_minion = ("called-doppelganger-minion",) if "minion" in setup.set_of_cards else ()
    return ("called-doppelganger", *with_minion)
