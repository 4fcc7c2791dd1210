"""What a player is, whoever drives the game: it learns, it answers, and it may claim to be somebody.

A player is made from a seat, from what all know at the outset, and from a seed. It is told every event that reaches its
seat, once and in order, and nothing else; what it does follows from these alone. So a player who is made anew and told
everything again goes on as if nothing had happened, as long as its chance is drawn for the place in the game (the seed,
the seat, how much was learned) and not one draw after the other.
"""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from nightcall.engine.ask import Ask, Choice
from nightcall.engine.event import Event, Opened, Seat
from nightcall.engine.rulebook import Rulebook, rulebook_named

__all__ = ["Deaf", "Outset", "Player", "PlayerKind"]


class Outset(Struct, frozen=True):
    """What all know before anything has happened: who sits round the table, and what is played there."""

    seats: tuple[Seat, ...]
    opened: Opened

    @classmethod
    def of(cls, seats: tuple[Seat, ...], events: Sequence[Event]) -> "Outset":
        """Find it in what has happened at a table, where it comes before all else."""
        opened = events[0].fact
        assert isinstance(opened, Opened)
        return cls(seats, opened)

    @property
    def book(self) -> Rulebook:
        """The rulebook by which is played."""
        return rulebook_named(self.opened.rulebook)

    @property
    def may_claim(self) -> tuple[str, ...]:
        """What one may claim to be or to have: a card in play (any of the book, where the set is not known)."""
        return (*(self.opened.cards or self.book.characters), *self.book.claimable)


class Player:
    """Plays a seat."""

    def __init__(self, seat: Seat, outset: Outset, seed: int) -> None:
        """Sit down."""
        self.seat = seat
        self.outset = outset
        self.seed = seed

    def learn(self, event: Event) -> None:
        """Take in something that has reached the seat."""

    def answer(self, ask: Ask) -> Choice:
        """Answer a question that the seat is asked: something on offer, or a pass where that is allowed."""
        raise NotImplementedError

    def claim(self, may: Sequence[str]) -> str | None:
        """Say what to claim just now, of what may be claimed; a player who is quiet claims nothing."""
        return None


class Deaf(Player):
    """Plays by the question alone: it is told nothing, so it may play many seats at once and one game after another."""

    def begin(self, seed: int) -> None:
        """Draw all that follows from another seed."""
        self.seed = seed


PlayerKind: TypeAlias = type[Player]
"""A kind of player, of which players are made."""
