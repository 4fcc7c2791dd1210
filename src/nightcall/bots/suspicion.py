"""Whom a player suspects: a number for each seat, from what all have seen and heard.

Who helps to hang a villager looks bad, and who helps to hang a wolf looks good, as soon as the cards are turned up.
Somebody who says to be the Seer, where nobody else does, is believed, and so is what that player points at.
"""

from collections.abc import Mapping

from nightcall.bots.memory import Memory, View
from nightcall.engine.ask import YES

__all__ = ["believed", "claims_of", "suspicion"]

SEERS = ("seer", "oracle")
"""Whose finger counts when they say who they are."""
NOMINATED = {True: -2.0, False: 1.5}
"""What it says of somebody to have nominated a wolf, or a villager."""
AGAINST = {True: -1.5, False: 0.75}
"""To have voted against one."""
SPARED = {True: 1.5, False: -0.25}
"""To have spared one."""
ACCUSED_BY_SEER = 5.0
FALSE_SEER = 6.0
BELIEVED = -3.0
LIAR = 4.0
TOO_MANY = 2.0
SAYS_WOLF = SILENT = UNPROVEN = 1.0
HINTED = 1.0


def suspicion(memory: Memory) -> dict[str, float]:
    """How much each seat is suspected by this player, the own one included, as others might see it."""
    scores = dict.fromkeys(memory.seats, 0.0)
    seers = believed(memory)
    nature = {seat: memory.prowls(card) for seat, card in memory.shown.items()}
    for event in memory.events:
        for seat, points in _said_by(event, nature, seers):
            scores[seat] = scores.get(seat, 0.0) + points
    for seat, points in _of_claims(memory, seers):
        scores[seat] += points
    for seat in memory.hinted:
        scores[seat] += HINTED
    return scores


def _said_by(event: View, nature: Mapping[str, bool], seers: list[str]) -> list[tuple[str, float]]:
    """What a public deed says of those who did it, and of whom it was done to."""
    match event:
        case {"kind": "nominated", "by": by, "seat": nominee} if nominee in nature:
            wrong = FALSE_SEER if by in seers and not nature[nominee] else 0.0
            return [(by, NOMINATED[nature[nominee]] + wrong)]
        case {"kind": "nominated", "by": by, "seat": nominee} if by in seers:
            return [(nominee, ACCUSED_BY_SEER)]
        case {"kind": "voted", "seat": nominee, "votes": votes} if nominee in nature:
            points = {True: AGAINST[nature[nominee]], False: SPARED[nature[nominee]]}
            return [(seat, points[vote == YES]) for seat, vote in votes.items()]
        case {"kind": "pointed", "verb": "vote", "votes": votes}:
            return [(seat, AGAINST[nature[target]]) for seat, target in votes.items() if target in nature]
        case _:
            return []


def _of_claims(memory: Memory, seers: list[str]) -> list[tuple[str, float]]:
    """What their own words say of those who claim a card, and of those who say nothing while most others do."""
    claims = claims_of(memory)
    told = list(claims.values())
    points: list[tuple[str, float]] = [(seat, BELIEVED) for seat in seers]
    for seat, card in claims.items():
        if memory.prowls(card):
            points.append((seat, SAYS_WOLF))
        elif is_mine_alone(memory, card) and seat != memory.you:
            points.append((seat, LIAR))
        elif told.count(card) > left_of(memory, card):
            points.append((seat, TOO_MANY))
        elif card == "villager" and memory.is_single_night:
            points.append((seat, UNPROVEN))
    if 2 * len(claims) > len(memory.living):
        points += [(seat, SILENT) for seat in memory.living if seat not in claims]
    return points


def claims_of(memory: Memory) -> dict[str, str]:
    """What each of the living has said last to be."""
    claims = {event["seat"]: event["card"] for event in memory.events if event["kind"] == "claimed"}
    return {seat: card for seat, card in claims.items() if seat in memory.living}


def believed(memory: Memory) -> list[str]:
    """Those who say to be a Seer, where no more do so than can be."""
    claims = claims_of(memory)
    told = list(claims.values())
    return [
        seat
        for seat, card in claims.items()
        if card in SEERS and told.count(card) <= left_of(memory, card) and not is_mine_alone(memory, card)
    ]


def left_of(memory: Memory, card: str) -> int:
    """How many of a card may lie before the living, as all know; where the set is not known, one."""
    dead = [shown for seat, shown in memory.shown.items() if seat not in memory.living]
    return memory.cards.get(card, 0 if memory.cards else 1) - dead.count(card)


def is_mine_alone(memory: Memory, card: str) -> bool:
    """Say whether nobody else can honestly say to have been dealt a card."""
    return card == memory.dealt and memory.cards.get(card, 0) == 1
