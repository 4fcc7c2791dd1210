"""Nights that are written down, slot by slot."""

from random import Random
from typing import Any

from nightcall.testing.seating import Party

__all__ = ["PLAIN", "all_answer", "answer_somehow", "nobody_answers"]


PLAIN = "werewolf werewolf seer witch villager villager"


def answer_somehow(party: Party, seat: str, chance: Random) -> None:
    """Answer whatever a seat is asked with anything that is on offer."""
    prompt = party.play.prompt(seat)
    if prompt is None or not (prompt["choices"] or prompt["may_pass"]):
        return
    choices: list[Any] = [*prompt["choices"], *(["pass"] if prompt["may_pass"] else [])]
    what = chance.choice(choices)
    if "count" in prompt and what != "pass":
        what = chance.sample(prompt["choices"], chance.randint(*prompt["count"]))
    party.answer(seat, what)


def all_answer(party: Party) -> None:
    """Let everybody answer at once, anything."""
    chance = Random(party.play.number)
    for seat in party.play.prompted:
        if seat in party.play.prompted and "given" not in (party.play.prompt(seat) or {"given": ""}):
            answer_somehow(party, seat, chance)


def nobody_answers(party: Party) -> None:
    """Let everybody be silent."""
