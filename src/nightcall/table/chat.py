"""What is said at a table: to all, among a pack that is awake, among the dead."""

from typing import Literal, TypeAlias

from msgspec import Struct

from nightcall.engine.event import PUBLIC, Seat

__all__ = ["CHANNELS", "Chat", "Saying", "Way"]

Way: TypeAlias = Literal["all", "claim", "pack", "dead"]
"""What one may do with one's voice."""
CHANNELS = ("all", "pack", "dead")
"""To whom one may talk."""
MOST_TALK = 500
"""How much of what was said to the same ears is kept."""


class Saying(Struct, frozen=True, gc=False):
    """Something that was said, and to whom; the number is never shown."""

    number: int
    speaker: Seat
    to: str
    text: str
    audience: tuple[Seat, ...]


class Chat:
    """All that is kept of what was said."""

    def __init__(self) -> None:
        """Begin in silence."""
        self.said: list[Saying] = []
        self.count = 0
        """How often something was said so far."""

    def say(self, speaker: Seat, to: str, text: str, audience: tuple[Seat, ...]) -> None:
        """Keep what somebody says; of too much that was said to the same ears, the oldest goes."""
        self.count += 1
        self.said.append(Saying(self.count, speaker, to, text, audience))
        alike = [spoken for spoken in self.said if spoken.audience == audience]
        if len(alike) > MOST_TALK:
            self.said.remove(alike[0])

    def forget(self) -> None:
        """Begin anew."""
        self.said = []

    def forget_secrets(self) -> None:
        """Keep only what was said to all."""
        self.said = [spoken for spoken in self.said if PUBLIC in spoken.audience]
