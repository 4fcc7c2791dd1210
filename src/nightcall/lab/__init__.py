"""The lab: whole games played by the thousand, to count what comes of the rules."""

from nightcall.lab.company import Company
from nightcall.lab.simulate import play, simulate
from nightcall.lab.tally import Tally, interval

__all__ = ["Company", "Tally", "interval", "play", "simulate"]
