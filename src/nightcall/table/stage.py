"""Where a table stands between two games: in the lobby, at play, over; or closed for good."""

from typing import Literal, TypeAlias

__all__ = ["CLOSED", "LOBBY", "OVER", "PLAYING", "Stage"]

Stage: TypeAlias = Literal["lobby", "playing", "over", "closed"]
LOBBY: Stage = "lobby"
PLAYING: Stage = "playing"
OVER: Stage = "over"
CLOSED: Stage = "closed"
