"""What a lobby needs to know of the rulebooks: their cards, sets and options, in words."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from nightcall.engine.beside import Beside, Kind
from nightcall.engine.rulebook import Option, Rulebook, bound, rulebook_named
from nightcall.engine.setup import KEYS
from nightcall.table.pace import PACES
from nightcall.table.shown import Card, Named
from nightcall.words import Voice

__all__ = ["Book", "BookCard", "BookKey", "BookOption", "BookSet", "Books", "Rules", "books", "rules_of"]


class BookCard(Struct, frozen=True, omit_defaults=True):
    """A card of the box."""

    id: str
    name: str
    text: str
    team: str
    copies: int
    value: int | None = None


class BookSet(Struct, frozen=True):
    """A suggested set, and for how many seats there is one."""

    id: str
    name: str
    seats: list[int]


class Value(Struct, frozen=True):
    """A way to play an option."""

    value: str | int
    label: str


class BookOption(Struct, frozen=True):
    """A variant that a table may choose."""

    name: str
    label: str
    rule: str
    default: str | int
    values: list[Value]


Key: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": [*KEYS]})]


class BookKey(Struct, frozen=True, omit_defaults=True):
    """Something that a plan may name beside the cards: how it is chosen, and of what, where that is a list."""

    key: Key
    label: str
    kind: Kind
    of: list[Card] = []


class Book(Struct, frozen=True):
    """A rulebook."""

    id: str
    name: str
    seats: list[int]
    usual: str
    cards: list[BookCard]
    sets: list[BookSet]
    options: list[BookOption]
    keys: list[BookKey]
    paces: list[Named]


class Books(Struct, frozen=True):
    """All rulebooks."""

    books: list[Book]


class Rules(Struct, frozen=True):
    """The short texts of a book's rules."""

    rules: dict[str, str]


def books(voice: Voice) -> Books:
    """All rulebooks, in words."""
    return voice.once(_books)


def _books(voice: Voice) -> Books:
    return Books([_book(book, voice.within(book.id)) for book in bound()])


def rules_of(book: str, voice: Voice) -> Rules:
    """The short texts of a book's rules, and of those books that it cites."""
    return voice.once(_rules, book)


def _rules(voice: Voice, book: str) -> Rules:
    letters = {rule[0] for rule in (*voice.rules_of(book), *rulebook_named(book).cites.values())}
    books = [other.id for other in bound() if voice.rules_of(other.id)[0][0] in letters]
    return Rules({rule: voice.rule(rule) for other in books for rule in voice.rules_of(other)})


def _book(book: Rulebook, voice: Voice) -> Book:
    return Book(
        id=book.id,
        name=voice.say(f"book-{book.id}"),
        seats=[book.seats[0], book.seats[-1]],
        usual=book.usual,
        cards=[_card(book, voice, role.id) for role in book.roles],
        sets=_sets(book, voice),
        options=[_option(option, voice) for option in book.options if option.plays],
        keys=[_key(book, beside, voice) for beside in book.beside if not beside.is_for_the_moderator],
        paces=[Named(pace, voice.say(f"pace-{pace}")) for pace in PACES],
    )


def _card(book: Rulebook, voice: Voice, id: str) -> BookCard:
    role = book.role(id)
    value = role.value if book.has_values else None
    return BookCard(id, voice.card(id), voice.card_text(id), voice.team(role.team), min(book.box[id], 50), value)


def _sets(book: Rulebook, voice: Voice) -> list[BookSet]:
    sets: dict[str, Any] = {name: sorted(table) for name, table in book.sets.items()}
    sets |= {name: list(book.seats) for name in book.draws}
    return [BookSet(name, voice.say(f"set-{name}"), seats) for name, seats in sets.items()]


def _option(option: Option, voice: Voice) -> BookOption:
    values = [Value(value, voice.option_value(option.name, value)) for value in option.values]
    return BookOption(option.name, voice.say(f"option-{option.name}"), option.rule, option.default, values)


def _key(book: Rulebook, beside: Beside, voice: Voice) -> BookKey:
    cards = [role.id for role in book.roles] if beside.kind == "card" else []
    prefix = "card" if beside.kind == "card" else beside.name.removesuffix("s")
    of = [_thing(voice, f"{prefix}-{id}", id) for id in beside.of or cards]
    return BookKey(beside.key, voice.say(f"key-{beside.name}"), beside.kind, of)


def _thing(voice: Voice, name: str, id: str) -> Card:
    return Card(id, voice.say(name), voice.say(f"{name}.text"))
