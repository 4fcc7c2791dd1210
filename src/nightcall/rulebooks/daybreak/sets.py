"""Ready-made sets (D-85 to D-93); where the Alpha Wolf is in one, the extra card comes on top."""

from collections import Counter
from collections.abc import Mapping, Sequence

from nightcall.rulebooks.sets import growing
from nightcall.rules import Lots, Rulebook

__all__ = ["SETS", "anarchy", "anarchy_mixed"]

INFORMED = "werewolf seeing-wolf seer young-seer ghost-hunter insomniac witch revealer"

SETS: Mapping[str, Mapping[int, Mapping[str, int]]] = {
    "terror-awakens": growing(
        3, "werewolf seeing-wolf revealer witch young-seer villager", "sentinel", "villager", "dream-wolf"
    ),
    "werewolf-night": growing(
        5,
        "villager seeing-wolf alpha-wolf sentinel young-seer revealer witch fortune-teller",
        "bodyguard",
        "ghost-hunter",
        "curator",
        "dream-wolf",
        "prince",
    ),
    "a-terrifying-opponent": growing(3, "alpha-wolf witch village-idiot young-seer sentinel bodyguard", "revealer"),
    "precarious-alliances": growing(
        3,
        "alpha-wolf witch curator ghost-hunter revealer village-idiot",
        "fortune-teller",
        "sentinel",
        "young-seer",
        "seeing-wolf",
    ),
    "evil-transformations": growing(
        3,
        "alpha-wolf seeing-wolf doppelganger minion robber witch",
        "insomniac",
        "werewolf",
        "troublemaker",
        "seer",
        "curator",
        "ghost-hunter",
        "young-seer",
    ),
    "trust-no-one": growing(
        3,
        "alpha-wolf dream-wolf doppelganger tanner robber witch",
        "insomniac",
        "werewolf",
        "troublemaker",
        "seer",
    ),
    "the-informed": {
        **growing(5, INFORMED, "troublemaker"),
        **growing(7, f"{INFORMED} mason mason", "troublemaker", "minion", "robber"),
    },
}

OWN_BOX = (
    *("sentinel", "werewolf", "alpha-wolf", "seeing-wolf", "dream-wolf", "young-seer", "ghost-hunter", "witch"),
    *("village-idiot", "fortune-teller", "revealer", "curator", "bodyguard", "prince", "villager", "villager"),
)
MOST_WOLVES = 3


def anarchy(book: Rulebook, seats: int, lots: Lots) -> tuple[str, ...]:
    """Draw so many of this box's own cards (D-89)."""
    return drawn(book, seats, lots, OWN_BOX)


def anarchy_mixed(book: Rulebook, seats: int, lots: Lots) -> tuple[str, ...]:
    """Draw so many of the cards of both boxes (D-90)."""
    return drawn(book, seats, lots, sorted(book.box.elements()))


def drawn(book: Rulebook, seats: int, lots: Lots, box: Sequence[str]) -> tuple[str, ...]:
    """Draw cards; more than three wolves, or one Mason, and the whole draw is thrown back (D-90)."""
    book.check_seats(seats)
    while True:
        cards = Counter(lots.draw("set", box, seats + book.centre))
        wolves = sum(copies for card, copies in cards.items() if book.role(card).prowls)
        if wolves <= MOST_WOLVES and cards["mason"] != 1:
            return tuple(cards.elements())
