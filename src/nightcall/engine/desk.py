"""The moderator's desk: a deal with printed cards, which nobody has told the program.

The rules are the same script; where it needs to know a card the moderator is asked. At a character's first call: who
`holds` it; when somebody dies whose card is not known, and where a card was left over: which one `turns` up. Whoever
remains is of those who are never called.
"""

from typing import TYPE_CHECKING

from nightcall.engine.ask import PASS, Each, Script
from nightcall.engine.cards import LEFT_OVER
from nightcall.engine.event import MODERATOR, Seat

if TYPE_CHECKING:  # a role asks the desk whether somebody may hold its card, and a town is made of roles
    from nightcall.engine.town import Town

__all__ = ["find", "find_left_over", "might_be_held", "settle_the_rest", "turn_up"]


def might_be_held(town: "Town", card: str) -> bool:
    """Say whether somebody may hold a card whose character has not been called yet."""
    return town.setup.unknown and hidden_copies(town, card) > 0


def hidden_copies(town: "Town", card: str) -> int:
    """How many cards of a character may lie before players whose cards are not known."""
    if card in town.named or card in town.rulebook.undealt(town.setup):
        return 0
    in_play = town.setup.cards.count(card) if town.setup.cards else town.rulebook.box[card]
    return in_play - town.copies_found(card) - (town.left_over == card)


def find_left_over(town: "Town") -> Script[None]:
    """Ask the moderator which card was left over, where one was or may have been."""
    book, cards = town.rulebook, town.setup.cards
    if not town.setup.unknown or not book.left_over_with or (cards and book.left_over_with not in cards):
        return
    kinds = [role.id for role in book.roles if role.id != book.left_over_with and hidden_copies(town, role.id)]
    answers = yield Each((MODERATOR,), "turns", kinds, may_pass=not cards, about={"seat": LEFT_OVER})
    if answers[MODERATOR] == PASS:  # nobody holds the character that leaves one over
        town.named.add(book.left_over_with)
    else:
        town.leave_over(answers[MODERATOR])


def find(town: "Town", card: str) -> Script[None]:
    """Ask the moderator, at a character's first call, who woke up."""
    if not might_be_held(town, card):
        return
    rest = [seat for seat in town.seats if not town.is_known(seat)]
    copies = hidden_copies(town, card)
    town.named.add(card)
    least = copies if town.setup.cards else 0
    answers = yield Each((MODERATOR,), "holds", rest, count=(least, min(len(rest), copies)), about={"role": card})
    for seat in answers[MODERATOR]:
        town.become(seat, card)
    if not answers[MODERATOR] and town.left_over != card:  # it is not in the game, so nobody has been called
        town.called_tonight.remove(card)


def settle_the_rest(town: "Town") -> None:
    """Once every character in play has been called, whoever remains is one of those who are never called."""
    remainder = town.rulebook.remainder.id
    others = [role.id for role in town.rulebook.roles if role.id != remainder]
    if town.setup.unknown and not any(might_be_held(town, card) for card in others):
        for seat in town.seats:
            if not town.is_known(seat):
                town.become(seat, remainder)


def turn_up(town: "Town", seat: Seat) -> Script[None]:
    """Turn up a dead player's card, asking the moderator where it is not known."""
    if not town.is_known(seat):
        hidden = [role.id for role in town.rulebook.roles if hidden_copies(town, role.id) > 0]
        answers = yield Each((MODERATOR,), "turns", hidden, about={"seat": seat})
        town.become(seat, answers[MODERATOR])
