"""What is played in an evening: any table that a book allows, or a small one that is soon over."""

from random import Random
from typing import Any

from nightcall.engine.rulebook import bound
from nightcall.testing.setups import any_setup

__all__ = ["any_plan", "small_plan"]

MOST_SEATS = 12
"""A table of a normal run is not larger than this, or one size above its book's least."""

SMALL: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("onenight", 3, {}),
    ("daybreak", 3, {}),
    ("classic", 5, {"options": {"day-minutes": 1, "reveal": "role"}, "cards": "werewolf seer hunter cobbler villager"}),
    ("onenight", 4, {"set": "random"}),
    ("village", 6, {"cards": "werewolf werewolf werewolf werewolf hunter witch"}),
    ("daybreak", 4, {}),
    ("bigbox", 8, {"cards": "werewolf werewolf werewolf werewolf werewolf werewolf hunter seer"}),
    ("onenight", 3, {"options": {"day-minutes": 1}}),
    ("village", 6, {"cards": "werewolf werewolf werewolf werewolf hunter cupid", "options": {"mayor": "open"}}),
    ("daybreak", 3, {"set": "anarchy"}),
)
"""Small tables of all books, with cards that bring them to their end soon."""


def small_plan(seed: int) -> tuple[int, dict[str, Any]]:
    """How many seats a small table has, and what is played there; they take turns."""
    book, seats, plan = SMALL[seed % len(SMALL)]
    plan = plan | ({"cards": plan["cards"].split()} if "cards" in plan else {})
    return seats, {"rulebook": book, "quick": seed % 4 != 3, "pace": "brisk", **plan}


def any_plan(seed: int) -> tuple[tuple[str, ...], dict[str, Any], Random]:
    """Who sits at a table and what is played there; every book has its turn."""
    book = bound()[seed % len(bound())]
    chance = Random(f"{book.id} {seed}")
    while True:
        setup = any_setup(book, chance)
        if len(setup.seats) <= max(MOST_SEATS, book.seats[1]):
            break
    beside = {"mayor": setup.mayor, "guard_dog": setup.guard_dog, "amulet": "lot" if setup.amulet else ""}
    cards = list(setup.set_of_cards if book.left_over_with else setup.cards)
    beside |= {} if book.left_over_with else {"extra": setup.extra}
    plan = {"rulebook": book.id, "cards": cards, "options": setup.options, **beside}
    plan |= {"quick": chance.random() < 0.5, "pace": chance.choice(["slow", "normal", "brisk"])}
    plan |= {"pack_talk": chance.random() < 0.5, "dead_talk": chance.random() < 0.5}
    return setup.seats, plan, chance
