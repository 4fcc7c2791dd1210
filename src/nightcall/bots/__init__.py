"""Bots: players that are programs. A bot is a function of what its seat was told and of a seed, and of nothing else."""

from collections.abc import Mapping

from nightcall.bots.chance import Coin, Dice
from nightcall.bots.player import Deaf, Outset, Player, PlayerKind
from nightcall.bots.sense import Sense
from nightcall.engine.refused import Refused

__all__ = ["PLAYERS", "Coin", "Deaf", "Dice", "Outset", "Player", "PlayerKind", "Sense", "player_named"]

PLAYERS: Mapping[str, PlayerKind] = {"random": Dice, "coin": Coin, "sense": Sense}
"""All kinds of players, by the names that one types."""


def player_named(name: str) -> PlayerKind:
    """Find a kind of player by its name."""
    if name not in PLAYERS:
        raise Refused("no-such-player", player=name, known=tuple(PLAYERS))
    return PLAYERS[name]
