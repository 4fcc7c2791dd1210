"""Deals and moments for the tests of time."""

from typing import Any

from nightcall.testing.seating import Party, begin

__all__ = ["CLASSIC", "DEFENCE", "HUNTED", "LAST_WORDS", "PEACEFUL", "SECOND", "VOTE", "bell_in", "single_night"]


HUNTED = "villager werewolf hunter seer villager villager villager"
"""Ann, Eve, Fay and Gus are Villagers, Ben is the Werewolf, Cem the Hunter, Dan the Seer."""
PEACEFUL = "villager werewolf villager seer villager villager villager"
CLASSIC = "villager werewolf hunter seer mason mason villager villager"
LAST_WORDS, VOTE, SECOND, DEFENCE = 15, 30, 20, 40


def bell_in(seconds: float, **plan: Any) -> Party:
    """A Classic day in which the bell will ring so soon."""
    party = begin("classic", CLASSIC, options={"day-minutes": 10, **plan})
    party.until_talk()
    party.wait(party.left - seconds)
    return party


def single_night(minutes: int = 2, bots: tuple[str, ...] = ()) -> Party:
    """One Night, up to the talk."""
    party = begin(
        "onenight",
        "villager werewolf seer villager",
        center="robber drunk villager",
        options={"day-minutes": minutes},
        bots=bots,
    )
    party.until_talk()
    return party
