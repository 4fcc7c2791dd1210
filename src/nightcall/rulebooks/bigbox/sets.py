"""Suggested sets for every number of seats, kind of pack and kind of group, found by the book's own advice.

With 8 to 50 seats, three kinds of pack and three of group a table would be long and hard to proof-read. So a set is
looked for when it is asked for: so many who prowl, the first of a list of characters, Villagers for the rest, and the
sum as near as can be to what the group wants (B-05 to B-11).
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import TypeAlias

from nightcall.rulebooks.roles.blacksmith import Blacksmith
from nightcall.rulebooks.roles.cook import Cook
from nightcall.rulebooks.roles.cupid import Cupid
from nightcall.rulebooks.roles.healer import Healer
from nightcall.rulebooks.roles.hunter import DutifulHunter
from nightcall.rulebooks.roles.insomniac import LightSleeper
from nightcall.rulebooks.roles.investigator import Investigator
from nightcall.rulebooks.roles.mayor import Mayor
from nightcall.rulebooks.roles.priest import Priest
from nightcall.rulebooks.roles.red_riding_hood import RedRidingHood
from nightcall.rulebooks.roles.seer import Oracle, Seer
from nightcall.rulebooks.roles.stray_cat import StrayCat
from nightcall.rulebooks.roles.vampire import Vampire
from nightcall.rulebooks.roles.vampire_slayer import VampireSlayer
from nightcall.rulebooks.roles.villager import Villager
from nightcall.rulebooks.roles.werewolf import Werewolf
from nightcall.rulebooks.roles.witch import Witch
from nightcall.rulebooks.village.advice import A_FEW, SUMS, THREE_ARE_ENOUGH
from nightcall.rules import Role

__all__ = ["SETS", "SETS_WITHOUT_THE_MAYOR"]

Character: TypeAlias = "type[Role]"
Set: TypeAlias = Mapping[str, int]

SEATS = range(8, 51)
PACKS: Mapping[str, tuple[Character, ...]] = {
    "": (Werewolf,),
    "vampires-": (Vampire,),
    "three-teams-": (Werewolf, Vampire),
}
"""Who prowls in a set of this kind."""
COMPANY: tuple[Character, ...] = (
    *(Seer, Witch, Cupid, DutifulHunter, Mayor, Healer, RedRidingHood, Cook, Oracle, Blacksmith, LightSleeper, Priest),
    *(Investigator, VampireSlayer, StrayCat),
)
"""In which order characters join a set: Red Riding Hood after the Hunter, the Priest after those who can kill."""
ALWAYS = (Seer, DutifulHunter, Blacksmith)
"""Who is not left out for the sake of the sum: others need them."""
MOST_VILLAGERS = 24
ONE_IN = 4
"""About one in so many prowls."""


class Sets(Mapping[int, Set]):
    """The sets of one kind, by the number of seats."""

    def __init__(self, packs: tuple[Character, ...], group: str, company: tuple[Character, ...]) -> None:
        """Sets with these packs for this kind of group, out of this company."""
        self._find = cache(lambda seats: find_set(seats, packs, group, company))

    def __getitem__(self, seats: int) -> Set:
        """Find the set for so many seats."""
        if seats not in SEATS:
            raise KeyError(seats)
        found: Set = self._find(seats)
        return found

    def __iter__(self) -> Iterator[int]:
        """Go through the numbers of seats."""
        return iter(SEATS)

    def __len__(self) -> int:
        """Count the sets."""
        return len(SEATS)


def find_set(seats: int, packs: tuple[Character, ...], group: str, company: tuple[Character, ...]) -> Set:
    """Find the best set; where the box has too few cards for one kind of pack, both kinds prowl.

    Characters join in order; one may be left out, or those with the least value join first, for the sake of the sum.
    """
    if seats <= THREE_ARE_ENOUGH:
        company = company[:1]
    whole = [company[:joining] for joining in range(len(company), 0, -1)]
    one_less = [
        tuple(role for role in most if role is not left_out)
        for most in whole
        for left_out in most
        if left_out not in ALWAYS
    ]
    modest = sorted(company[1:], key=lambda role: role.value)
    cheap = [(company[0], *modest[:joining]) for joining in range(len(modest))]
    tried = list(any_sets(seats, packs, [*whole, *one_less, *cheap]))
    if not tried:
        return find_set(seats, PACKS["three-teams-"], group, company)
    best = min(tried, key=lambda made: departure(made, seats, packs, group))
    return {role.id: copies for role, copies in best.items()}


def any_sets(
    seats: int, packs: tuple[Character, ...], companies: Sequence[Sequence[Character]]
) -> Iterator[Mapping[Character, int]]:
    """Go through all sets of so many cards: any number who prowl, one of the companies, and Villagers."""
    for prowling in product(*(range(1, pack.copies + 1) for pack in packs)):
        for company in companies if max(prowling) - min(prowling) <= 1 else ():
            villagers = seats - sum(prowling) - len(company)
            if 0 <= villagers <= MOST_VILLAGERS:
                yield {**dict(zip(packs, prowling, strict=True)), Villager: villagers, **dict.fromkeys(company, 1)}


def departure(made: Mapping[Character, int], seats: int, packs: tuple[Character, ...], group: str) -> tuple[float, ...]:
    """Say how far a set departs from the advice, from one in four who prowls, and from the middle of the sum.

    Among equals the first is taken.
    """
    total = sum(role.value * copies for role, copies in made.items())
    wanted = SUMS[group].wanted
    off = abs(SUMS[group].off(total))
    few = A_FEW if len(packs) == 1 else A_FEW + 1
    short = sum(max(few - made[pack], 0) for pack in packs) + max(A_FEW - made[Villager], 0)
    prowling = sum(made[pack] for pack in packs)
    middle = abs(total - (wanted[0] + wanted[-1]) / 2)
    return (off + short, abs(prowling * ONE_IN - seats), middle)


def all_sets(company: tuple[Character, ...]) -> Mapping[str, Sets]:
    """All kinds of sets, by their names."""
    return {kind + group: Sets(packs, group, company) for kind, packs in PACKS.items() for group in SUMS}


SETS = all_sets(COMPANY)
SETS_WITHOUT_THE_MAYOR = all_sets(tuple(role for role in COMPANY if role is not Mayor))
"""The same where the Mayor is an open office and no card (V-81)."""
