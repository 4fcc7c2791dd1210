"""Asking one seat something: what a role does most of the time.

Each is a script to be waited for: `target = yield from choose(town, holder, "verb", town.others(holder))`. What is
answered is logged for that seat alone, and whoever has used a power has been up and about.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from nightcall.engine.ask import NO, PASS, YES, YES_OR_NO, Choice, Each, Lot, Script
from nightcall.engine.event import Chose, Seat
from nightcall.engine.town import Town

__all__ = ["choose", "choose_several", "confirm", "touch"]

NOTHING: Mapping[str, str] = {}


def choose(
    town: Town,
    seat: Seat,
    verb: str,
    options: Sequence[Choice],
    *,
    may_pass: bool = False,
    barred: Mapping[str, str] = NOTHING,
    about: Mapping[str, str] = NOTHING,
    cited: str = "",
    stirs: bool = True,
    openly: bool = False,
) -> Script[Any]:
    """Ask one seat for one of the options; nothing on offer: not asked. Out of time: declined, otherwise by lot.

    To use a power is to be up and about, unless it does not stir. That somebody is asked is a secret, unless it is
    asked openly.
    """
    if not options:
        return None
    answers = yield Each(
        (seat,), verb, options, may_pass=may_pass, barred=barred, about=about, cited=cited, openly=openly
    )
    what = answers.get(seat, PASS)
    if what == PASS and not may_pass:
        what = yield Lot(seat, verb, options, who=seat)
    town.tell(seat, Chose(seat, verb, what), town.cite(cited) if cited else "")
    if what in (PASS, NO):
        return None
    if stirs:
        town.stirred.add(seat)
    return what


def choose_several(
    town: Town,
    seat: Seat,
    verb: str,
    options: Sequence[str],
    count: int,
    *,
    may_pass: bool = False,
    barred: Mapping[str, str] = NOTHING,
) -> Script[tuple[Seat, ...]]:
    """Ask one seat for so many different options; fewer on offer: not asked. Out of time: declined, or by lot."""
    if len(options) < count:
        return ()
    answers = yield Each((seat,), verb, options, may_pass=may_pass, count=(count, count), barred=barred)
    what = answers.get(seat, PASS)
    if what == PASS and not may_pass:
        what = yield Lot(seat, verb, options, count, seat)
    town.tell(seat, Chose(seat, verb, what))
    if what == PASS:
        return ()
    town.stirred.add(seat)
    return tuple(what)


def touch(
    town: Town,
    seat: Seat,
    verb: str,
    places: Sequence[str],
    *,
    may_pass: bool = False,
    about: Mapping[str, str] = NOTHING,
    cited: str = "",
) -> Script[Any]:
    """Ask one seat for one of the cards that nothing keeps from being touched."""
    free, barred = town.cards.free(places), town.cards.barred(places)
    return choose(town, seat, verb, free, may_pass=may_pass, barred=barred, about=about, cited=cited)


def confirm(town: Town, seat: Seat, verb: str, about: Mapping[str, str]) -> Script[bool]:
    """Ask one seat yes or no, where no is to decline."""
    what = yield from choose(town, seat, verb, YES_OR_NO, may_pass=True, about=about)
    return bool(what == YES)
