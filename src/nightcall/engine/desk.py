"""The moderator's desk: a deal with printed cards, which nobody has told the program.

The rules are the same script; where it needs to know a card the moderator is asked. At a character's first call: who
`holds` it; when somebody dies whose card is not known: which one the player `turns` up. Whoever remains is of those who
are never called.
"""

from nightcall.engine.ask import Each, Script
from nightcall.engine.event import MODERATOR, Seat
from nightcall.engine.town import Town

__all__ = ["find", "settle_the_rest", "turn_up"]


def find(town: Town, card: str) -> Script[None]:
    """Ask the moderator, at a character's first call, who woke up."""
    if not town.might_be_held(card):
        return
    town.called.add(card)
    rest = [seat for seat in town.seats if not town.is_known(seat)]
    copies = town.setup.cards.count(card)
    count = (copies, copies) if copies else (0, min(len(rest), town.rulebook.box[card]))
    answers = yield Each((MODERATOR,), "holds", rest, count=count, about={"role": card})
    for seat in answers[MODERATOR]:
        town.become(seat, card)


def settle_the_rest(town: Town) -> None:
    """Once every character in play has been called, whoever remains is one of those who are never called."""
    remainder = town.rulebook.remainder.id
    others = [role.id for role in town.rulebook.roles if role.id != remainder]
    if town.setup.unknown and not any(map(town.might_be_held, others)):
        for seat in town.seats:
            if not town.is_known(seat):
                town.become(seat, remainder)


def turn_up(town: Town, seat: Seat) -> Script[str]:
    """Turn up a dead player's card, asking the moderator where it is not known."""
    if not town.is_known(seat):
        hidden = [role.id for role in town.rulebook.roles if may_be_hidden(town, role.id)]
        answers = yield Each((MODERATOR,), "turns", hidden, about={"seat": seat})
        town.become(seat, answers[MODERATOR])
    return town.role(seat).id


def may_be_hidden(town: Town, card: str) -> bool:
    """Say whether a card of this kind may still lie before somebody unknown."""
    copies = town.setup.cards.count(card) if town.setup.cards else town.rulebook.box[card]
    return town.known_copies(card) < copies
