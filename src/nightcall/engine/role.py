"""A role: a page of rules about one character.

It is a class of facts, as attributes, and of scripts, each named for the moment in which it runs. It knows no other
role but by name, remembers nothing (`notes.py` does) and speaks no language.
"""

from typing import TYPE_CHECKING, Any, ClassVar

from nightcall.engine.ask import YES, Script, at_once
from nightcall.engine.desk import might_be_held
from nightcall.engine.event import Seat

if TYPE_CHECKING:
    from nightcall.engine.rulebook import Death
    from nightcall.engine.town import Town

__all__ = ["Role"]


class Role:
    """A character: facts as attributes, scripts named for the moment in which they run."""

    id: ClassVar[str]
    """Its name in the rules, the same for every printing; a base that several characters share has none."""
    team: ClassVar[str]
    value: ClassVar[int] = 0
    copies: ClassVar[int] = 1
    """How many cards of it the box holds."""
    prowls: ClassVar[bool] = False
    """Whether it hunts by night: the first thing that others want to learn of somebody."""
    busy: ClassVar[bool] = False
    """Whether it is up and about whenever it wakes, whatever comes of it."""
    together: ClassVar[bool] = False
    """Whether all who hold it wake as one: its `night` is then given all of them."""
    questions: ClassVar[int] = 1
    """How many questions one call of it puts, one after the other, at the most."""
    ways: ClassVar[tuple[str, ...]] = ()
    """What it may answer that is neither a player nor a card, a place, yes or no."""

    def __init_subclass__(cls) -> None:
        """Refuse a character without a name; another printing of one has its name already."""
        if "id" not in vars(cls) and not getattr(cls, "id", ""):
            raise TypeError(f'{cls.__name__} has no name in the rules: give it an id = "…", as on every page')

    def is_called(self, town: "Town") -> bool:
        """Say whether the narrator calls it tonight: somebody alive holds it, or may hold it, or it was left over."""
        calls_the_dead = town.setup.option("dead-calls") == YES and town.is_in_play(self.id)
        return bool(town.holders(self.id)) or might_be_held(town, self.id) or self.is_missed(town) or calls_the_dead

    def is_missed(self, town: "Town") -> bool:
        """Say whether it is called though its card was left over: in the first night silence would tell."""
        return town.is_first_night and town.left_over == self.id

    def wakes(self, town: "Town") -> tuple[Seat, ...]:
        """Who wakes when it is called: those who hold it."""
        return town.holders(self.id)

    def use(self, town: "Town", awake: tuple[Seat, ...]) -> Script[None]:
        """Let those who are awake use its power: all as one, or each in turn."""
        if self.busy:
            town.stirred.update(awake)
        if not self.together:
            for seat in awake:
                yield from self.night(town, seat)
        elif awake:
            yield from self.night(town, awake)

    def night(self, town: "Town", holder: Any) -> Script[None]:
        """Wake, be noted, sleep: what a character without a power by night does."""
        return at_once(None)

    @classmethod
    def has_last_act(cls) -> bool:
        """Say whether it has something to do when it dies."""
        return cls.dies is not Role.dies

    def dies(self, town: "Town", holder: Seat) -> "Script[list[Death]]":
        """Die in peace: what a character without a last power does."""
        return at_once([])
