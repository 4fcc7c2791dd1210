"""Players for the lab: plain functions of a question and a source of chance, which return a legal answer.

They look at what is offered and at nothing else, so they play every book; and they are quick, because the lab asks
them millions of times.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from nightcall.engine.ask import PASS, YES, Choice, Question
from nightcall.engine.event import Seat
from nightcall.engine.refused import Refused

__all__ = ["PLAYERS", "Player", "coin", "player_named", "random"]

Player: TypeAlias = Callable[[Question, Seat, Random], Choice]
"""Answers a question for one of its seats."""

PASSING = 0.5
"""How often chance declines where that is allowed."""


def random(question: Question, seat: Seat, chance: Random) -> Choice:
    """Pass half the time where that is allowed; otherwise answer anything on offer, all as likely."""
    draw, options = chance.random, question.options
    if question.may_pass and draw() < PASSING:
        return PASS
    if options and not question.count:  # nearly always, so without another call
        what = options[int(draw() * len(options))]
        if what != seat or not question.apart:
            return what
    return drawn(question, seat, chance)


def coin(question: Question, seat: Seat, chance: Random) -> Choice:
    """Answer as all others who are asked this do: yes to yes or no, else one draw from what is on offer; never pass."""
    if YES in question.options:
        return YES
    said: Choice | None = next(iter(question.answers.values()), None)  # the first to answer has drawn for all
    return drawn(question, seat, chance) if said is None or (question.apart and said == seat) else said


def drawn(question: Question, seat: Seat, chance: Random) -> Choice:
    """Draw one of the choices, or several different ones where several are wanted; pass if there is none."""
    choices = question.choices(seat)
    if not choices:
        return PASS
    if question.count is None:
        return choices[int(chance.random() * len(choices))]  # three times as quick as `chance.choice`
    least, most = question.count
    words = [word for word in choices if isinstance(word, str)]
    return tuple(chance.sample(words, chance.randint(least, min(most, len(words)))))


PLAYERS: Mapping[str, Player] = {"random": random, "coin": coin}


def player_named(name: str) -> Player:
    """Find a kind of player by its name."""
    if name not in PLAYERS:
        raise Refused("no-such-player", player=name, known=tuple(PLAYERS))
    return PLAYERS[name]
