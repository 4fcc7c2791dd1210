"""Ready-made sets (D-85 to D-93); where the Alpha Wolf is in one, the extra card comes on top."""

from collections.abc import Mapping

from nightcall.rulebooks.onenight.sets import growing

__all__ = ["SETS"]

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
