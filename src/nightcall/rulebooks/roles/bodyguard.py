"""The Bodyguard."""

from nightcall.rulebooks.roles.sleeper import Sleeper

__all__ = ["Bodyguard"]


class Bodyguard(Sleeper):
    """Keeps the player voted for from dying."""

    id = "bodyguard"
    guards = True
