"""The teams, by the names that stories and screens use."""

__all__ = ["COBBLER", "LOVERS", "TANNER", "VAMPIRES", "VILLAGE", "WEREWOLVES"]

VILLAGE = "village"
WEREWOLVES = "werewolf"
VAMPIRES = "vampire"
LOVERS = "lovers"
TANNER = "tanner"
COBBLER = "cobbler"
