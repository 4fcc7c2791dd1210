"""A game at a table, whoever keeps the time: a clock (`Play`) or a moderator (`Desk`).

A table, the looks at it and the bots know a game only as this; what a kind of game does not have it refuses.
"""

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias

from msgspec import Struct

from nightcall.engine.ask import Ask
from nightcall.engine.event import Event, Fact, Seat
from nightcall.engine.game import Game
from nightcall.engine.refused import Refused
from nightcall.engine.view import View

__all__ = ["Countdown", "Deed", "Difference", "Sitting"]

Deed: TypeAlias = "tuple[str, str, str, Any]"
"""What was done: in which phase, by whom, which verb, and what."""
Difference: TypeAlias = "tuple[Literal['gone', 'new'], Event]"
"""What a rewind has changed."""


class Countdown(Struct, frozen=True):
    """What the table waits for, from when to when."""

    what: str
    since: int
    until: int


class Sitting(Protocol):
    """A game under way at a table."""

    game: Game
    number: int = 0
    """The number of the prompt, where all prompts come and go together."""
    held: Mapping[Seat, Any]
    """The answers that do not count yet."""
    edition: int = 1
    """How often the game was begun: after a rewind everybody reads it anew."""
    done: Sequence[Deed] = ()
    """What a moderator has done, and may take back."""
    corrections: Sequence[Difference] = ()
    """What was told before the last rewind and is not so, and what is so and was not told."""

    # -- what all may see ------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits round the table."""
        return self.game.seats

    @property
    @abstractmethod
    def told(self) -> Sequence[Event]:
        """What has gone out, in the order in which it did."""

    @property
    @abstractmethod
    def phase(self) -> str:
        """Where the game stands."""

    @property
    @abstractmethod
    def departed(self) -> tuple[Seat, ...]:
        """The dead who will not be asked anything any more."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    # -- what is asked ---------------------------------------------------------------------------------------------

    @property
    def prompted(self) -> tuple[Seat, ...]:
        """Who has a prompt, where all prompts come and go together."""
        return ()

    @property
    def is_secret(self) -> bool:
        """Whether somebody may be asked just now of which nobody else may know."""
        return False

    @property
    def stop(self) -> Fact | str | None:
        """What a moderator may leave: a cue, or the verb of a lot."""
        return None

    @abstractmethod
    def ask_of(self, seat: Seat) -> Ask | None:
        """The game's own question to a seat, if it is time for it."""

    @abstractmethod
    def prompt(self, seat: Seat) -> View | None:
        """What a seat is asked just now."""

    @abstractmethod
    def may_talk(self, seat: Seat) -> bool:
        """Whether a seat may talk to all."""

    def pack_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Those who are awake together with a seat and asked the same: they see where each other points."""
        return ()

    # -- its times -------------------------------------------------------------------------------------------------

    @property
    def clock(self) -> Countdown | None:
        """What is waited for, and until when, where a clock ends it."""
        return None

    @property
    def is_quick(self) -> bool:
        """Whether a call of the night ends as soon as every seat has tapped."""
        return False

    @property
    def more(self) -> int:
        """How many seconds more every call has been given."""
        return 0

    @property
    def is_paused(self) -> bool:
        """Whether the clock stands still."""
        return False

    @property
    def is_pausing(self) -> bool:
        """Whether it will, as soon as the call under way is over."""
        return False

    def is_deserted(self, persons: Collection[Seat]) -> bool:
        """Whether whole rounds have passed with nothing but the clock playing, or bots that get nowhere."""
        return False

    def attend(self) -> None:
        """Take notice that a person has done something."""
        return None

    # -- by those who sit there ------------------------------------------------------------------------------------

    @abstractmethod
    def answer(self, seat: Seat, number: int, what: Any, at: int) -> tuple[str, ...]:
        """Take an answer to the prompt of this number, and say who has something new to look at."""

    @abstractmethod
    def claim(self, seat: Seat, card: str, at: int) -> None:
        """Say before all that a seat is a character."""

    # -- by the clock and its host ---------------------------------------------------------------------------------

    def tick(self, at: int) -> None:
        """Go on, for the time is up."""
        raise Refused("no-clock", verb="")

    def pause(self, at: int) -> None:
        """Let the clock stand still, as soon as that helps nobody."""
        raise Refused("no-game")

    def resume(self, at: int) -> None:
        """Let the clock run on."""
        raise Refused("not-paused")

    def more_time(self, at: int) -> None:
        """Give more time to the talk, or to the calls."""
        raise Refused("no-game")

    def end_talk(self, at: int) -> None:
        """Bring the talk to its end."""
        raise Refused("no-game")

    # -- by a moderator --------------------------------------------------------------------------------------------

    def act(self, who: str, verb: str, what: Any) -> None:
        """Do something in the game."""
        raise Refused("not-the-moderator")

    def rewind(self, number: int, instead: tuple[str, str, Any] | None) -> None:
        """Take back the act of this number; perhaps another stands in its place."""
        raise Refused("not-the-moderator")
