"""The lab: whole games played by the thousand, to count what comes of the rules."""

from nightcall.lab.players import PLAYERS, Player, coin, player_named, random
from nightcall.lab.simulate import play, simulate
from nightcall.lab.tally import Tally, interval

__all__ = ["PLAYERS", "Player", "Tally", "coin", "interval", "play", "player_named", "random", "simulate"]
