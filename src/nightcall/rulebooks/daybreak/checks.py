"""What the book refuses at set-up beyond One Night."""

from collections import Counter

from nightcall.rulebooks.roles.curator import ARTIFACTS
from nightcall.rules import Beside, Refused, Setup

__all__ = ["EXTRA_CARD", "artifacts_are_curated", "the_alpha_wolf_brings_a_card"]


def first_wolf_left(setup: Setup) -> str:
    """The extra card that comes with the Alpha Wolf by default: the first kind of wolf that is left in the box."""
    if "alpha-wolf" not in setup.set_of_cards:
        return ""
    used = Counter(setup.set_of_cards)
    return next((card for card in EXTRA_CARD.of if used[card] < setup.book.box[card]), "")


EXTRA_CARD = Beside(
    "extra",
    "card",
    of=("werewolf", "dream-wolf", "seeing-wolf"),
    secret="in a deal",
    unless_chosen=first_wolf_left,
)


def the_alpha_wolf_brings_a_card(setup: Setup) -> None:
    """With the Alpha Wolf in the set one more wolf card lies in the centre, and only then."""
    rule = setup.book.cite("extra card")
    if "alpha-wolf" not in setup.set_of_cards:
        if setup.extra:
            raise Refused("extra-unwanted", rule)
        return
    if not setup.extra and not setup.deal:
        raise Refused("no-wolf-left", rule)
    if setup.extra not in EXTRA_CARD.of:
        raise Refused("extra-needed", rule)


def artifacts_are_curated(setup: Setup) -> None:
    """There is a pile of artifacts only with the Curator, and each is in it once."""
    rule = setup.book.cite("artifacts")
    if setup.artifacts and "curator" not in setup.set_of_cards:
        raise Refused("artifacts-unwanted", rule)
    for artifact in setup.artifacts:
        if artifact not in ARTIFACTS:
            raise Refused("no-such-artifact", rule, artifact=artifact)
    if len(set(setup.artifacts)) < len(setup.artifacts):
        raise Refused("artifact-twice", rule)
