"""A setup: who plays what, with which cards, options and seed.

A setup that exists can be played: whatever a rulebook refuses is refused here, in one sentence. What a rulebook only
recommends is never refused; `advice` says where a set departs from it.
"""

import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import fields, force_setattr

from nightcall.engine.beside import DRAWN
from nightcall.engine.event import MODERATOR, PUBLIC, Seat
from nightcall.engine.refused import Refused
from nightcall.engine.rulebook import Option, Rulebook, bound, rulebook_named

__all__ = ["FORMS", "JOINERS", "KEYS", "LONGEST_NAME", "MOST_SEATS", "Advice", "Setup", "check_name"]

RESERVED = frozenset(
    {
        "yes",
        "no",
        "pass",
        "none",
        "nobody",
        "left",
        "right",
        "everyone",
        DRAWN,
        "left-over",
        "lovers",
    }
    | {MODERATOR, PUBLIC}
    | {"true", "false", "null", "~", "<<", "="}
)
LARGEST_SEED = 10**30
LONGEST_NAME = 32
MOST_SEATS = 50
"""How many may sit round any table; a deal that is told may seat fewer or more than its book wants."""
JOINERS = dict.fromkeys((0x200C, 0x200D, 0xFE0F))
"""Signs that join or part the letters of many languages, and the parts of pictures; alone they show nothing."""
NUMBER_OR_PLACE = re.compile(r"[-+.]*\d[\d_.,:a-foxtz +-]*|center( \d+)?|[-+]?\.(inf|nan)", re.IGNORECASE)


class Advice(Struct, frozen=True):
    """Where a set departs from what its book recommends: what is off, by how much, and by which rule."""

    rule: str
    about: str
    by: int


class Setup(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who plays, and with what. `cards` are shuffled by the seed; `deal` says who holds what, as in a story."""

    rulebook: str
    seats: tuple[Seat, ...] = ()
    cards: tuple[str, ...] = ()
    deal: dict[Seat, str] = {}
    center: tuple[str, ...] = ()
    extra: str = ""
    mayor: Seat = ""
    guard_dog: bool = False
    amulet: Seat = ""
    artifacts: tuple[str, ...] = ()
    options: dict[str, str | int] = {}
    seed: int = 0
    unknown: bool = False

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        self._check_types()
        book = self.book
        force_setattr(self, "options", book.options_with(self, self.options))
        if self.deal and not self.seats:
            force_setattr(self, "seats", tuple(self.deal))
        self._check_seats(book)
        for beside in book.beside:
            if beside.unless_chosen and not (getattr(self, beside.key) or self.deal):
                force_setattr(self, beside.key, beside.unless_chosen(self))
        self._check_cards(book)
        self._check_options(book)
        self._check_beside(book)
        for check in book.checks:
            check(self)

    @classmethod
    def from_data(cls, data: object) -> "Setup":
        """Make a setup of plain data, as in a record."""
        try:
            return msgspec.convert(data, cls)
        except Refused:
            raise
        except (msgspec.ValidationError, ValueError, TypeError, AttributeError) as damage:
            raise Refused("setup-damaged", what=damage) from None

    @property
    def book(self) -> Rulebook:
        """The rulebook by which this is played."""
        return rulebook_named(self.rulebook)

    @property
    def set_of_cards(self) -> tuple[str, ...]:
        """All cards in play, in no order that tells anything."""
        left_over = (self.extra,) if self.extra and self.book.left_over_with else ()
        return in_order((self.cards or (*self.deal.values(), *self.center)) + left_over)

    @property
    def beside(self) -> tuple[str, ...]:
        """What is in play and is no card, as all are told."""
        return tuple([beside.name for beside in self.book.beside if beside.opened and getattr(self, beside.key)])

    @property
    def all_options(self) -> dict[str, str | int]:
        """Every option of the book with the value chosen, or its default."""
        return {**self.book.defaults, **self.options}

    def option(self, name: str) -> str | int:
        """The value of one option; 0 where the book does not have it."""
        return self.options[name] if name in self.options else self.book.defaults.get(name, 0)

    def advice(self, group: str | None = None) -> tuple[Advice, ...]:
        """Say where this set departs from what the book recommends to a kind of group: by default its usual one."""
        group = self.book.usual if group is None else group
        self.book.check_group(group)
        if not self.set_of_cards:
            return ()
        return tuple(advice for advise in self.book.advice if (advice := advise(self, group)))

    # -- checks ----------------------------------------------------------------------------------------------------

    def _check_types(self) -> None:
        """Hold every field against its form: a setup is often made from what somebody typed."""
        words: list[object] = []
        for name, form in FORMS.items():
            value = getattr(self, name)
            if not isinstance(value, TAKEN_AS[form]) or (type(value) is bool) != (form == "truth"):
                raise Refused("setup-words") if form == "word" else Refused("setup-type", key=name, wanted=form)
            if form == "word":
                words.append(value)
            elif form == "list":
                force_setattr(self, name, tuple(value))
                words += value
            elif form == "mapping":
                force_setattr(self, name, dict(value))
        words += [*self.options, *self.deal, *self.deal.values()]
        if not all(type(word) is str for word in words):
            raise Refused("setup-words")
        if abs(self.seed) > LARGEST_SEED:
            raise Refused("setup-type", key="seed", wanted="number")

    def _check_seats(self, book: Rulebook) -> None:
        for name in self.seats:
            check_name(name)
        for name, times in Counter(self.seats).items():
            if times > 1:
                raise Refused("seat-twice", seat=name)
        if self.deal and set(self.deal) != set(self.seats):
            raise Refused("deal-not-seats")
        is_dealt = bool(self.deal) or self.unknown
        least, most = (1, MOST_SEATS) if is_dealt else (book.seats[0], book.seats[-1])
        if not least <= len(self.seats) <= most:
            raise Refused("seat-count", rulebook=book.id, seats=len(self.seats), least=least, most=most)

    def _check_cards(self, book: Rulebook) -> None:
        if self.cards and (self.deal or self.center):
            raise Refused("cards-and-deal")
        if self.deal and self.unknown:
            raise Refused("deal-and-unknown")
        if not (self.cards or self.deal or self.unknown):
            raise Refused("no-cards")
        if self.unknown and not book.may_be_unknown:
            raise Refused("must-be-known", rulebook=book.id)
        self._check_left_over(book)
        needed = len(self.seats) + book.centre + (book.left_over_with in self.set_of_cards)
        if self.set_of_cards and len(self.set_of_cards) != needed:
            cards = len(self.set_of_cards)
            raise Refused("card-count", rulebook=book.id, cards=cards, needed=needed, seats=len(self.seats))
        for card in self.set_of_cards:
            book.role(card)
        if self.extra:
            book.role(self.extra)
        beside = [self.extra] if self.extra and not book.left_over_with else []
        for card, copies in Counter([*self.set_of_cards, *beside]).items():
            if copies > book.box[card]:
                raise Refused("too-many-cards", book.cite("box"), role=card, cards=copies, box=book.box[card])

    def _check_left_over(self, book: Rulebook) -> None:
        """One card is left over in a deal with one character, and only then."""
        if not book.left_over_with or not (self.extra or self.deal):
            return
        is_dealt = book.left_over_with in (self.cards or self.deal.values())
        if self.extra and self.unknown:
            raise Refused("left-over-asked", book.cite("left over"))
        if self.extra and not is_dealt:
            raise Refused("left-over-unwanted", book.cite("left over"))
        if is_dealt and not self.extra:
            raise Refused("left-over-needed", book.cite("left over"))

    def _check_options(self, book: Rulebook) -> None:
        options = {option.name: option for option in book.options}
        for name, value in self.options.items():
            if name not in options:
                raise Refused("no-such-option", option=name, rulebook=book.id, known=tuple(options))
            if type(value) is not type(options[name].default) or value not in options[name].values:
                raise Refused("no-such-value", option=name, value=value, known=_values(options[name]))

    def _check_beside(self, book: Rulebook) -> None:
        for key in KEYS:
            if getattr(self, key) and key not in book.keys:
                raise Refused("no-such-key", key=key.replace("_", "-"), rulebook=book.id)
        for beside in book.beside:
            seat = getattr(self, beside.key) if beside.kind in ("seat", "lot") else ""
            if seat and seat not in self.seats and not (beside.kind == "lot" and seat == DRAWN):
                raise Refused("no-such-seat", seat=seat)
        if self.center and not book.centre:
            raise Refused("no-such-key", key="center", rulebook=book.id)


FORM_OF = {str: "word", tuple: "list", dict: "mapping", bool: "truth", int: "number"}
FORMS = {field.name: FORM_OF[get_origin(field.type) or field.type] for field in fields(Setup)}
"""The form of every field of a setup."""
TAKEN_AS: Mapping[str, Any] = {"word": str, "list": (list, tuple), "mapping": Mapping, "truth": bool, "number": int}
OF_EVERY_GAME = ("rulebook", "seats", "cards", "deal", "center", "options", "seed", "unknown")
KEYS = tuple(name for name in FORMS if name not in OF_EVERY_GAME)
"""What a setup may name beside the cards, where its book has it."""


@lru_cache(maxsize=256)
def in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """A set of cards in an order of its own; asked for again and again, so it is remembered."""
    return tuple(sorted(cards))


def _values(option: Option) -> str | tuple[str, ...]:
    if isinstance(option.values, range):
        return f"{option.values[0]}-{option.values[-1]}"
    return tuple(option.values)


def check_name(name: Seat) -> None:
    """Refuse a name that could be read as something else, or not be read at all."""
    seen = name.translate(JOINERS)
    if not seen or seen != seen.strip() or not seen.isprintable() or len(name) > LONGEST_NAME:
        raise Refused("seat-name-form", most=LONGEST_NAME)
    is_card = any(seen in book.box for book in bound())
    things = {beside.name for book in bound() for beside in book.beside if beside.opened}
    if is_card or seen.lower().replace(" ", "-") in RESERVED | things or NUMBER_OR_PLACE.fullmatch(seen):
        raise Refused("seat-name-reserved", seat=name)
