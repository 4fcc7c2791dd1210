"""The advice on choosing characters, as functions that say where a set departs from it (C-111 to C-116)."""

from nightcall.rulebooks.roles.amulet import FOR_MANY
from nightcall.rulebooks.sets import Sum, balance
from nightcall.rules import Advice, Setup

__all__ = ["ADVICE", "WOLVES"]

SUMS = {"standard": Sum(range(-3, 4), "C-114")}
"""The weights should add up to about 0: plus favours the village, minus the Werewolves."""
WOLVES = {1: range(5, 8), 2: range(8, 12), 3: range(12, 16), 4: range(16, 21), 5: range(21, 28), 6: range(28, 31)}
"""How many Werewolves for how many seats."""


def number_of_wolves(setup: Setup, _: str) -> Advice | None:
    """One Werewolf for every four to five players."""
    wanted = next((wolves for wolves, seats in WOLVES.items() if len(setup.seats) in seats), 0)
    off = setup.set_of_cards.count("werewolf") - wanted
    return Advice("C-111", "werewolf", off) if wanted and off else None


def always_a_seer(setup: Setup, _: str) -> Advice | None:
    """A Seer is in every set, above all in one with a Sorcerer."""
    return None if "seer" in setup.set_of_cards else Advice("C-112", "seer", -1)


def amulet_for_many(setup: Setup, _: str) -> Advice | None:
    """The Amulet is for twelve and more."""
    early = bool(setup.amulet) and len(setup.seats) < FOR_MANY
    late = not setup.amulet and len(setup.seats) >= FOR_MANY
    return Advice("C-116", "amulet", 1 if early else -1) if early or late else None


ADVICE = (balance(SUMS), number_of_wolves, always_a_seer, amulet_for_many)
