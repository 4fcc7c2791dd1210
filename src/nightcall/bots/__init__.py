"""Bots: players that are programs. A bot is a function of its seat's view, and of nothing else."""
