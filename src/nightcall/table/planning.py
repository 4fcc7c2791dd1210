"""What a table plans to play: from the host's choices to a setup that a game can be dealt from."""

from msgspec.structs import replace

from nightcall.engine.event import Seat
from nightcall.engine.refused import Refused
from nightcall.engine.rulebook import rulebook_named
from nightcall.engine.setup import KEYS, Advice, Setup
from nightcall.table.acts import Plan
from nightcall.table.pace import PACES

__all__ = ["advice_on", "cards_of", "check_plan", "is_open", "open_part", "renamed", "setup_of"]

FREE_SEED = 0
OPEN = (
    *("rulebook", "set", "cards", "options", "unknown"),
    *("pace", "quick", "pack_talk", "dead_talk", "dead_watch", "spectators"),
)
"""What all may know of every plan."""


def check_plan(plan: Plan, moderated: bool) -> None:
    """Refuse a plan that no number of seats could make playable."""
    book = rulebook_named(plan.rulebook)
    if plan.set:
        book.check_group(plan.set)
    if plan.pace not in PACES:
        raise Refused("no-such-pace", pace=plan.pace, known=tuple(PACES))
    if not moderated and (plan.deal or plan.center or plan.unknown or _names_what_is_hidden(plan)):
        raise Refused("not-moderated")
    for card in plan.cards:
        book.role(card)


def _names_what_is_hidden(plan: Plan) -> bool:
    """Whether a plan says of something beside the cards what nobody but a moderator may know."""
    return any(beside.is_hidden(getattr(plan, beside.key)) for beside in rulebook_named(plan.rulebook).beside)


def open_part(plan: Plan) -> Plan:
    """A plan as all may read it: how the table plays, and of what lies beside the cards whatever is no secret."""
    is_dealt, book = bool(plan.deal or plan.center), rulebook_named(plan.rulebook)
    beside = [each.key for each in book.beside if each.is_open(getattr(plan, each.key), is_dealt)]
    shown = {key: getattr(plan, key) for key in (*OPEN, *beside)}
    return Plan(**shown | {"cards": _all_cards(plan)})


def is_open(plan: Plan) -> bool:
    """Whether all may know all of a plan, so that all may hear what is wrong with it."""
    return not (plan.deal or plan.center or _names_what_is_hidden(plan))


def renamed(plan: Plan, old: Seat, new: Seat) -> Plan:
    """The same plan, when one of those whom it names has taken another name."""
    book = rulebook_named(plan.rulebook)
    named = [each.key for each in book.beside if each.names_a_seat and getattr(plan, each.key) == old]
    deal = {new if seat == old else seat: card for seat, card in plan.deal.items()}
    return replace(plan, deal=deal, **dict.fromkeys(named, new))


def setup_of(plan: Plan, seats: tuple[str, ...], seed: int) -> Setup:
    """The setup that a plan means for those who are seated, or a refusal that says what is missing."""
    book = rulebook_named(plan.rulebook)
    by_hand = bool(plan.deal or plan.unknown)
    beside = {key: chosen for key in KEYS if (chosen := getattr(plan, key))}
    if not by_hand:
        book.check_seats(len(seats))
        if not plan.cards:
            beside = {**book.suggests_beside(len(seats)), **beside}
    return Setup(
        rulebook=plan.rulebook,
        seats=seats,
        cards=() if plan.deal else tuple(plan.cards) or (() if by_hand else _suggested(plan, len(seats), seed)),
        deal=plan.deal,
        center=tuple(plan.center),
        options=plan.options,
        unknown=plan.unknown,
        seed=seed,
        **beside,
    )


def cards_of(plan: Plan, seats: int) -> list[str]:
    """The cards that would be dealt, when there are enough people; none where they are not known yet."""
    book = rulebook_named(plan.rulebook)
    if plan.cards or plan.deal or plan.unknown or plan.set in book.draws:
        return sorted(_all_cards(plan))
    try:
        return sorted(_suggested(plan, max(seats, book.seats[0]), FREE_SEED))
    except Refused:
        return []


def _all_cards(plan: Plan) -> list[str]:
    """The cards chosen by hand, with the one left over among them: it is known to be in the set."""
    is_left_over = plan.cards and plan.extra and rulebook_named(plan.rulebook).left_over_with
    return sorted([*plan.cards, plan.extra]) if is_left_over else plan.cards


def advice_on(setup: Setup, plan: Plan) -> tuple[Advice, ...]:
    """Where a set departs from what its book recommends."""
    book = setup.book
    return setup.advice(plan.set if plan.set in book.sets else None)


def _suggested(plan: Plan, seats: int, seed: int) -> tuple[str, ...]:
    book = rulebook_named(plan.rulebook)
    return book.suggested(seats, plan.set or None, book.options_with(plan, plan.options), seed)
