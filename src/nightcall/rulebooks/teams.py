"""The teams, by the names that stories and screens use."""

__all__ = ["TANNER", "VILLAGE", "WEREWOLVES"]

VILLAGE = "village"
WEREWOLVES = "werewolf"
TANNER = "tanner"
