"""Any table of any rulebook: random seats, cards and options, as its rules allow them."""

from random import Random
from typing import Any

from nightcall import Game, Refused, Setup
from nightcall.engine.rulebook import Rulebook, bound

__all__ = ["any_book", "any_setup", "with_open_cards"]


FEW = 10
"""Most tables are of the smaller sizes of their book: more happens there in less time."""


def any_book(random: Random) -> Rulebook:
    """One of the rulebooks."""
    return random.choice(bound())


def any_setup(book: Rulebook, random: Random) -> Setup:
    """A table that the rulebook allows: half of the time a suggested set, half of the time anything from the box."""
    while True:
        try:
            return Setup(**_anything(book, random))
        except Refused:
            continue


def _anything(book: Rulebook, random: Random) -> dict[str, Any]:
    sizes = book.seats if random.random() < 0.2 else book.seats[:FEW]
    seats = tuple(f"P{number}" for number in range(random.choice(sizes)))
    fields: dict[str, Any] = {"rulebook": book.id, "seats": seats, "seed": random.randrange(2**32)}
    if random.random() < 0.5:
        group = random.choice([*book.sets, *book.draws])
        fields["cards"] = book.suggested(len(seats), group, seed=fields["seed"])
    else:
        bag = random.sample(sorted(book.box.elements()), len(seats) + book.centre + 1)
        fields["cards"] = tuple(bag if book.left_over_with in bag[:-1] else bag[:-1])
    fields["options"] = {
        option.name: random.choice(option.values[:4]) for option in book.options if random.random() < 0.4
    }
    if "mayor" in book.keys and random.random() < 0.15:
        fields["mayor"] = random.choice(seats)
    if "amulet" in book.keys and random.random() < 0.5:
        fields["amulet"] = random.choice(["lot", *seats])
    if "guard_dog" in book.keys and random.random() < 0.5:
        fields["guard_dog"] = "mayor" in fields or fields["options"].get("mayor") == "open"
    return fields


def with_open_cards(setup: Setup) -> Setup:
    """The same table with its deal written out."""
    game = Game(setup)
    view = game.view("moderator")
    cards = view["cards"]
    deal = {seat: cards[seat] for seat in setup.seats}
    table = {
        "deal": deal,
        "center": [cards[place] for place in cards if place not in deal][: setup.book.centre],
        "extra": setup.extra or cards.get("left-over", ""),
        "artifacts": view.get("notes", {}).get("game", {}).get("pile", []),
    }
    data = game.record()["setup"]
    return Setup.from_data({key: value for key, value in data.items() if key != "cards"} | table)
