"""Playing any game with any acts: answers, claims and clocks, drawn from wherever numbers come from."""

from collections.abc import Callable
from typing import Any, TypeVar

from nightcall import PUBLIC, Ask, Game

__all__ = ["Act", "any_act", "any_answer", "do", "living"]

T = TypeVar("T")
Act = tuple[str, str, Any]
"""Who, which verb, what: as in a story."""
Below = Callable[[int], int]
"""Draws a number below another one."""


def living(game: Game) -> list[str]:
    """Who is alive, as everybody knows."""
    return [seat["name"] for seat in game.view(PUBLIC)["seats"] if seat["alive"]]


def any_answer(ask: Ask, below: Below) -> Any:
    """A legal answer; where one may pass, half of the time that."""
    if ask.may_pass and below(2):
        return "pass"
    choices = list(ask.choices)
    if ask.count is None:
        choice = choices[below(len(choices))]
        return choice if isinstance(choice, str) else list(choice)
    least, most = ask.count
    return [choices.pop(below(len(choices))) for _ in range(least + below(most - least + 1))]


def any_act(game: Game, below: Below, rare: int = 40) -> Act:
    """An act that is possible now: mostly an answer, once in a while a claim or the clock."""
    if game.stop is not None:
        return "moderator", "go-on", "lot"
    asks = game.asks
    ask = asks[below(len(asks))]
    book = game.rulebook
    match below(rare):
        case 1:
            return "moderator", "time-up", ask.verb
        case 2 if game.may_talk(ask.seat):
            return ask.seat, "claim", book.roles[below(len(book.roles))].id
        case 3 if game.phase.startswith("day") and "ask nominate" in book.cites:
            return "moderator", "time-up", "nominate"
        case _:
            return ask.seat, ask.verb, any_answer(ask, below)


def do(game: Game, act: Act) -> None:
    """Do an act."""
    game.act(*act)
