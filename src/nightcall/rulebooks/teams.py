"""The teams, by the names that stories and screens use."""

__all__ = ["VILLAGE", "WEREWOLVES"]

VILLAGE = "village"
WEREWOLVES = "werewolf"
