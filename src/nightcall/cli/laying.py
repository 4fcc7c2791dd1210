"""The table that a command lays: how many seats, which cards, which options, out of what was typed."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from nightcall.bots.names import NAMES
from nightcall.engine.ask import NO, YES, YES_OR_NO
from nightcall.engine.beside import Kind
from nightcall.engine.plain import plain_word
from nightcall.engine.refused import Refused
from nightcall.engine.rulebook import Rulebook, rulebook_named
from nightcall.engine.setup import Setup

__all__ = ["NAMES", "lay_table"]

READ: Mapping[Kind, Callable[[str], Any]] = {
    "some": lambda text: _list(text),
    "card": str,
    "lot": lambda text: "" if text == NO else text,
    "yes": lambda text: _truth(text),
}
"""How something beside the cards is read that may be typed like an option; an office has an option of its own."""
SOME_CARDS = re.compile(r"(?P<card>[a-z][a-z-]{0,30})(=(?P<copies>\d{1,2}))?")
LONGEST_OPTION = 100


def lay_table(
    rulebook: str, players: int, group: str | None, cards: str | None, options: Sequence[str], name: str, seed: int
) -> Setup:
    """Seat a person and bots, with the cards asked for or those that the book suggests."""
    if cards is not None and group is not None:
        raise Refused("cards-and-set")
    book = rulebook_named(rulebook)
    book.check_seats(players)
    bots = [bot for bot in NAMES if bot.casefold() != name.casefold()]
    typed = dict(_option(book, option) for option in options)
    if len(typed) < len(options):
        raise Refused("option-twice")
    chosen = {
        beside.key: READ[beside.kind](str(typed.pop(beside.name)))
        for beside in book.beside
        if beside.kind in READ and beside.name in typed
    }
    suggested = book.suggests_beside(players) if cards is None else {}
    return Setup(
        rulebook=rulebook,
        seats=(name, *bots[: players - 1]),
        cards=book.suggested(players, group, typed, seed) if cards is None else _cards(cards),
        options=typed,
        seed=seed,
        **suggested | chosen,
    )


def _list(text: str) -> tuple[str, ...]:
    """Read a list of names."""
    return tuple(part.strip() for part in text.split(","))


def _truth(text: str) -> bool:
    """Read yes or no."""
    if text not in YES_OR_NO:
        raise Refused("option-form", text=plain_word(text))
    return text == YES


def _cards(text: str) -> tuple[str, ...]:
    """Read a list of cards, each with how many there are of it."""
    found = [SOME_CARDS.fullmatch(part.strip()) for part in text.split(",")]
    counted: Counter[str] = Counter()
    for part in found:
        if part is None:
            raise Refused("cards-form", text=plain_word(text))
        counted[part["card"]] += int(part["copies"] or 1)
    return tuple(counted.elements())


def _option(book: Rulebook, text: str) -> tuple[str, str | int]:
    """Read one option; where the book has numbers, it is one."""
    name, equals, value = text.partition("=")
    if not (name and equals and value) or len(text) > LONGEST_OPTION:
        raise Refused("option-form", text=plain_word(text))
    is_number = any(option.name == name and isinstance(option.default, int) for option in book.options)
    return name, int(value) if is_number and value.isdecimal() else value
