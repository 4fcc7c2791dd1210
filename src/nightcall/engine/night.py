"""A night is a list of steps, to be held against the printed order line by line.

A call wakes somebody, and whoever is awake acts; what is unheard happens in its place, and nobody is called for it.
Whether a call is made is for the kind of game to say: by who is alive, or by the set of cards alone.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from nightcall.engine.ask import Script, at_once
from nightcall.engine.event import Seat
from nightcall.engine.role import Role

if TYPE_CHECKING:
    from nightcall.engine.setup import Setup
    from nightcall.engine.town import Town

__all__ = ["NO_NIGHT", "Call", "Group", "Night", "Unheard", "be_noted"]

Does: TypeAlias = "Callable[[Town, tuple[Seat, ...]], Script[None]]"
"""What those who are awake do."""
Words: TypeAlias = "tuple[str, ...] | Callable[[Setup], tuple[str, ...]]"
"""Messages, perhaps by the set of cards."""


@dataclass(frozen=True)
class Group:
    """Some who are called, though that is no card: who wakes, when they are called, and what they do."""

    id: str
    wakes: "Callable[[Town], tuple[Seat, ...]]"
    is_called: "Callable[[Town], bool]"
    use: Does
    questions: int = 1


@dataclass(frozen=True)
class Call:
    """A call of the narrator."""

    who: type[Role] | Group
    does: "Does | None" = None
    """What those who wake do, where that is not what they do in every night."""
    says: Words = ()
    """What the narrator says, where that is more or other than the plain call."""
    copied_by: type[Role] | None = None
    """Who wakes in place of those who were dealt the card: whoever has copied it by this other character."""
    also_with: tuple[type[Role], ...] = ()
    """With which other characters in the set it is made, where calls go by the set."""

    @cached_property
    def name(self) -> str:
        """How the call is known."""
        return f"{self.copied_by.id}-{self.who.id}" if self.copied_by else self.who.id

    @cached_property
    def called(self) -> Role | Group:
        """Who is called."""
        return self.who if isinstance(self.who, Group) else self.who()

    def words(self, setup: "Setup") -> tuple[str, ...]:
        """What the narrator says with this set of cards, where it is not the plain call."""
        return self.says(setup) if callable(self.says) else self.says

    def use(self, town: "Town", awake: tuple[Seat, ...]) -> Script[None]:
        """Let those who are awake act, if anybody is."""
        return (self.does or self.called.use)(town, awake) if awake else at_once(None)


@dataclass(frozen=True)
class Unheard:
    """Something that happens between two calls, without a sound."""

    happens: "Callable[[Town], None]"


class Night:
    """The steps of a night in their order, and the rule that says so."""

    def __init__(self, rule: str, *steps: type[Role] | Group | Call | Unheard) -> None:
        """List the steps; whoever stands there alone is called, with nothing more to say of it."""
        self.rule = rule
        self.steps = tuple([step if isinstance(step, Call | Unheard) else Call(step) for step in steps])
        self.calls = tuple([step for step in self.steps if isinstance(step, Call)])


NO_NIGHT = Night("")


def be_noted(town: "Town", awake: tuple[Seat, ...]) -> Script[None]:
    """Wake, be noted, sleep: what is done in a night that is too early for one's power."""
    return at_once(None)
