"""A rulebook is a table of roles, orders and lists.

What differs between books is data here: who is called when, what spares a life, what follows from a death, when the
game has ended.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from nightcall.engine.ask import Script
from nightcall.engine.beside import Beside
from nightcall.engine.event import Fact, Seat, tag_of
from nightcall.engine.lots import Lots
from nightcall.engine.night import NO_NIGHT, Night
from nightcall.engine.notes import Note
from nightcall.engine.refused import Refused
from nightcall.engine.role import Role

if TYPE_CHECKING:
    from nightcall.engine.setup import Advice, Setup
    from nightcall.engine.town import Town

__all__ = [
    "RULEBOOKS",
    "Death",
    "Deaths",
    "Option",
    "Outcome",
    "Rulebook",
    "bind",
    "bound",
    "rulebook_named",
]


class Option(Struct, frozen=True):
    """A variant that a group may choose, its values, and the rule that allows it."""

    name: str
    values: tuple[str, ...] | range
    default: str | int
    rule: str
    plays: bool = True
    """Whether it changes what is played, and not only who leads or what is heard."""


class Death(Struct, frozen=True, gc=False):
    """A death that is due: who, and of what."""

    seat: Seat
    cause: str


class Outcome(Struct, frozen=True, gc=False):
    """How a game has ended: the teams and the players that have won."""

    teams: tuple[str, ...]
    winners: tuple[Seat, ...]
    cited: str = ""
    """Under which key the book cites the rule, where it is not the plain one of the team."""


Spares: TypeAlias = "Callable[[Town, Death], bool]"
Happens: TypeAlias = "Callable[[Town, Death], None]"
Follows: TypeAlias = "Callable[[Town, Death], Script[list[Death]]]"
End: TypeAlias = "Callable[[Town], Outcome | None]"


@dataclass(frozen=True, kw_only=True)
class Deaths:
    """All that a book says of deaths: what spares a life, what follows, what is told of them."""

    spares: Mapping[str, tuple[Spares, ...]] = field(default_factory=dict)
    """What spares a life, by the cause that threatens it: questions, asked at the moment that the death strikes."""
    when_spared: Mapping[str, tuple[Happens, ...]] = field(default_factory=dict)
    """What happens where such a death has spared its victim."""
    follows: tuple[Follows, ...] = ()
    """What follows from a death, each worked out to its end."""
    hushed: tuple[str, ...] = ()
    """Of which deaths all hear only that somebody has died."""
    reveals: "Callable[[Town, Seat], str]" = lambda town, seat: town.role(seat).id
    """What is shown to all of a dead player's card, if anything."""


@dataclass(frozen=True, kw_only=True)
class Rulebook:
    """All that one printed book says, as a table that can be checked against it; how a game runs is its `script`."""

    id: str
    version: int
    seats: range
    roles: tuple[type[Role], ...]
    remainder: type[Role]
    """What whoever remains is, where the deal is unknown."""
    options: tuple[Option, ...]
    beside: tuple[Beside, ...] = ()
    """What a setup may name beside the cards."""
    copies: Mapping[str, int] = field(default_factory=dict)
    """How many cards of a character the box holds, where that differs from what its page says."""
    has_values: bool = True
    """Whether its cards have values that should add up to about nothing."""
    undealt: "Callable[[Setup], tuple[str, ...]]" = lambda setup: ()
    """Which cards stay in the box with these options."""
    centre: int = 0
    """How many cards lie in the centre."""
    left_over_with: str = ""
    """The character with which one card more than players is dealt, which nobody sees."""
    packs: Mapping[str, Note] = field(default_factory=dict)
    """The characters that choose a victim together by night, each with the death that it brings."""
    may_be_unknown: bool = True
    """Whether the program can do without being told the deal."""
    checks: "tuple[Callable[[Setup], None], ...]"
    """What the book refuses at setup."""
    deals: "tuple[Callable[[Setup, Sequence[str]], bool], ...]" = ()
    """What must hold of a deal; otherwise the cards are shuffled once more."""
    advice: "tuple[Callable[[Setup, str], Advice | None], ...]"
    """What the book recommends at setup, for a group of this kind."""
    sets: Mapping[str, Mapping[int, Mapping[str, int]]]
    """Suggested sets: for each kind of group and number of seats, how many of each card."""
    usual: str
    """The set that most groups want."""
    draws: "Mapping[str, Callable[[Rulebook, int, Lots], tuple[str, ...]]]" = field(default_factory=dict)
    """Sets that are drawn by lot."""
    sets_with: Mapping[tuple[str, str | int], Mapping[str, Mapping[int, Mapping[str, int]]]] = field(
        default_factory=dict
    )
    """The suggested sets of tables that play with an option."""
    first_night: Night
    night: Night = NO_NIGHT
    """Every later night, where there is one."""
    deaths: Deaths = Deaths()
    """What a death meets, and what it brings about."""
    unveils: tuple[Note, ...] = ()
    """What the moderator has noted and all may read when the game is over."""
    ends: tuple[End, ...] = ()
    """How the game can end, asked in this order."""
    speaks: tuple[str, ...] = ()
    """Whose messages are its own: first of all these books'."""
    pauses: Mapping[str, int] = field(default_factory=dict)
    """How long the pause after a call is, by the option `pace`, where the book says so."""
    hears: tuple[str, ...] = ()
    """Which characters nobody can claim to be without the rules taking notice."""
    cites: Mapping[str, str]
    """The rule behind each question and each fact."""

    def when_called(self, role: type[Role]) -> str:
        """When a character is called: in the `first` night, in `every` night, in `later` ones only, or `never`."""
        first, later = (any(call.who is role for call in night.calls) for night in (self.first_night, self.night))
        return {(True, True): "every", (True, False): "first", (False, True): "later"}.get((first, later), "never")

    @cached_property
    def questions(self) -> Mapping[str, int]:
        """How many questions each call puts, at the most."""
        return {call.name: call.who.questions for call in (*self.first_night.calls, *self.night.calls)}

    def script(self, town: "Town") -> Script[None]:
        """Play a whole game."""
        raise NotImplementedError

    def role(self, name: str) -> Role:
        """Find a character by its id."""
        if name not in self.characters:
            raise Refused("no-such-role", role=name, rulebook=self.id)
        return self.characters[name]

    @cached_property
    def characters(self) -> Mapping[str, Role]:
        """The roles by their ids."""
        return {role.id: role() for role in self.roles}

    @cached_property
    def keys(self) -> Mapping[str, Beside]:
        """What may lie beside the cards, by its key in a setup."""
        return {beside.key: beside for beside in self.beside}

    @cached_property
    def claimable(self) -> tuple[str, ...]:
        """What anybody may claim to have, though it is no card."""
        return tuple(beside.name for beside in self.beside if beside.claimable)

    def suggests_beside(self, seats: int) -> dict[str, Any]:
        """What the book suggests for so many seats beside the cards."""
        suggested = {beside.key: beside.suggested(seats) for beside in self.beside}
        return {key: what for key, what in suggested.items() if what is not None}

    def options_with(self, named: object, options: Mapping[str, str | int]) -> dict[str, str | int]:
        """The options of a table, with what follows from what a setup or a plan names beside the cards."""
        implied = [beside.implies for beside in self.beside if getattr(named, beside.key)]
        return {option: value for follows in implied for option, value in follows.items()} | dict(options)

    @cached_property
    def box(self) -> Counter[str]:
        """How many cards of each character there are."""
        return Counter({role.id: self.copies.get(role.id, role.copies) for role in self.roles})

    @cached_property
    def defaults(self) -> Mapping[str, str | int]:
        """What each option is where nobody has chosen."""
        return {option.name: option.default for option in self.options}

    def suggested(
        self,
        seats: int,
        group: str | None = None,
        options: Mapping[str, str | int] | None = None,
        seed: int = 0,
    ) -> tuple[str, ...]:
        """Suggest the cards of a named set for so many seats that play with these options; some are drawn by a seed."""
        group = self.usual_set(seats) if group is None else group
        self.check_group(group)
        if group in self.draws:
            return self.draws[group](self, seats, Lots(seed))
        chosen = [sets for choice, sets in self.sets_with.items() if choice in (options or {}).items()]
        table = (chosen[0] if chosen else self.sets)[group]
        if type(seats) is not int or seats not in table:
            raise Refused("no-set-for", set=group, rulebook=self.id, seats=seats)
        return tuple(Counter(table[seats]).elements())

    def check_group(self, group: str) -> None:
        """Refuse a kind of group that the book has no sets for."""
        if type(group) is not str or group not in (*self.sets, *self.draws):
            raise Refused("no-such-set", set=group, rulebook=self.id, known=(*self.sets, *self.draws))

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the book is not made for."""
        if type(seats) is not int or seats not in self.seats:
            raise Refused("seat-count", rulebook=self.id, seats=seats, least=self.seats[0], most=self.seats[-1])

    def usual_set(self, seats: int) -> str:
        """The set that is meant when none is named: the book's usual one, or the first for so many seats."""
        fitting = [name for name, table in self.sets.items() if seats in table]
        return self.usual if self.usual in fitting or not fitting else fitting[0]

    def cite(self, *keys: str) -> str:
        """Find the rule behind a question or a fact, under the first key that the book cites."""
        rule = self._cited.get(keys)
        if rule is None:
            found = [self.cites[key] for key in keys if key in self.cites]
            if not found:
                raise LookupError(f"{self.id} cites no rule for {' or '.join(keys)}")
            rule = self._cited[keys] = found[0]
        return rule

    def rule_of(self, fact: Fact) -> str:
        """Find the rule behind a fact with particulars."""
        return self._cited.get(fact.cited) or self.cite(*fact.cited)

    @cached_property
    def plain_rules(self) -> Mapping[type[Fact], str]:
        """The rules behind those facts that have no particulars."""
        names = {kind: tag_of(kind) for kind in Fact.__subclasses__() if "cited" not in vars(kind)}
        return {kind: self.cites[name] for kind, name in names.items() if name in self.cites}

    @cached_property
    def _cited(self) -> dict[tuple[str, ...], str]:
        """What has been looked up before."""
        return {}


RULEBOOKS: dict[str, Rulebook] = {}


def bind(*rulebooks: Rulebook) -> None:
    """Make rulebooks known to setups by their ids."""
    RULEBOOKS.update({rulebook.id: rulebook for rulebook in rulebooks})


def bound() -> tuple[Rulebook, ...]:
    """All rulebooks that can be played."""
    return tuple(RULEBOOKS.values())


def rulebook_named(name: str) -> Rulebook:
    """Find a rulebook by its id."""
    if type(name) is not str or name not in RULEBOOKS:
        raise Refused("no-such-rulebook", rulebook=name, known=tuple(RULEBOOKS))
    return RULEBOOKS[name]
