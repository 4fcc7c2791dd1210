"""Games for evenings: any table that a book allows, and people who play it somehow."""

from random import Random
from typing import Any

from msgspec import convert
from msgspec.structs import fields

from nightcall.engine.rulebook import bound
from nightcall.table.shown import Line, Said, State
from nightcall.testing.evening import Evening, Phone
from nightcall.testing.setups import any_setup

__all__ = ["any_plan", "check_all_agree", "people_act", "play_on", "small_plan"]

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


def people_act(phones: list[Phone], chance: Random, diligence: float = 0.9) -> None:
    """Let people do what they might do just now: answer, talk, say to be somebody."""
    for phone in phones:
        if phone.ended or phone.room is None:
            continue
        if chance.random() < diligence:
            phone.answer_somehow(chance)
        may = phone.state["may"]
        if may and chance.random() < 0.05:
            phone.do("say", to=chance.choice([place for place in may if place != "claim"] or ["all"]), text="Hm.")
        if "claim" in may and chance.random() < 0.02:
            phone.do("claim", card=chance.choice(phone.state["claims"])["what"])


async def play_on(table: Evening, chance: Random, diligence: float = 0.9) -> None:
    """Play a game to its end."""
    phones = list(table.phones.values())
    for _ in range(5000):
        people_act(phones, chance, diligence)
        await table.settle()
        if table.room.table.stage != "playing":
            return
        await table.ring()
    raise AssertionError("The game does not end.")


def check_shape(phone: Phone) -> None:
    """See that all that a phone was told has the shape that clients are promised."""
    state = phone.knows["state"]
    assert state.keys() <= {field.encode_name for field in fields(State)}
    convert(state, State)
    convert(phone.events, list[Line])
    convert(phone.talk, list[Said])


async def check_all_agree(table: Evening, *others: Phone) -> None:
    """Hold what every phone shows against what the same seat is shown when it comes anew; its numbers have no gaps."""
    for phone in (*table.phones.values(), *others):
        twin = await phone.twin()
        await table.settle()
        assert twin.knows == phone.knows
        check_shape(phone)
        assert [event["n"] for event in phone.events] == list(range(1, len(phone.events) + 1))
        assert [line["n"] for line in phone.talk] == list(range(1, len(phone.talk) + 1))
        twin.disconnect()
