"""The advice on choosing characters beyond Village's, as functions that say where a set departs from it."""

from nightcall.rulebooks.roles import guard_dog
from nightcall.rulebooks.sets import balance, kind_of_group
from nightcall.rulebooks.village.advice import (
    A_FEW,
    SUMS,
    no_game_without,
    not_yet,
    red_riding_hood_needs_the_hunter,
)
from nightcall.rules import Advice, Setup

__all__ = ["ADVICE"]

KINDS = ("werewolf", "vampire")
SEERS = ("seer", "oracle")
DEADLY = ("blacksmith", "vampire-slayer", "witch")
EACH_PACK = 3
"""How many there should be of each kind where both are in the game."""


def a_few_who_prowl(setup: Setup, _: str) -> Advice | None:
    """No game should lack a few Werewolves, or Vampires in their place; of both, there should be three each."""
    counts = [(setup.set_of_cards.count(kind), kind) for kind in KINDS]
    both = all(count for count, _ in counts)
    rule, wanted, (count, kind) = ("B-09", EACH_PACK, min(counts)) if both else ("B-06", A_FEW, max(counts))
    return Advice(rule, kind, count - wanted) if count < wanted else None


def seer_or_oracle(setup: Setup, _: str) -> Advice | None:
    """No game should lack the Seer or the Oracle."""
    return None if any(card in setup.set_of_cards for card in SEERS) else Advice("B-06", "seer", -1)


def priest_needs_company(setup: Setup, _: str) -> Advice | None:
    """The Priest should be used only where somebody of the village can kill by night."""
    cards = setup.set_of_cards
    lonely = "priest" in cards and not any(card in cards for card in DEADLY)
    return Advice("B-07", "priest", 1) if lonely else None


def drunkard_is_for_the_experienced(setup: Setup, group: str) -> Advice | None:
    """The Drunkard is for groups that have played a few games."""
    new = kind_of_group(group) == "beginners" and "drunkard" in setup.set_of_cards
    return Advice("B-08", "drunkard", 1) if new else None


ADVICE = (
    balance(SUMS, beside=lambda setup: setup.guard_dog * guard_dog.VALUE),
    no_game_without("villager", A_FEW, "B-06"),
    a_few_who_prowl,
    seer_or_oracle,
    not_yet(*KINDS, *SEERS, "villager"),
    red_riding_hood_needs_the_hunter,
    priest_needs_company,
    drunkard_is_for_the_experienced,
)
