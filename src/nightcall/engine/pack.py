"""A pack: several who wake together, know each other, and must agree."""

from nightcall.engine.ask import PASS, Each, Script
from nightcall.engine.event import Pointed, Seat
from nightcall.engine.notes import Note
from nightcall.engine.town import Town

__all__ = ["agree", "meet"]


def meet(town: Town, pack: tuple[Seat, ...], about: str = "pack", cited: str = "") -> None:
    """Let all who wake together see each other, in circle order: at first, and whenever somebody has joined."""
    met = Note(f"met {town.role(pack[0]).id}")
    known = town.notes.of(met)
    if all(seat in known for seat in pack):
        return
    town.notes.put(met, *pack)
    for seat in pack:
        others = tuple([other for other in pack if other != seat])
        town.inform(seat, about, others, cited="pack grows" if known else cited)


def agree(town: Town, pack: tuple[Seat, ...], verb: str) -> Script[str | None]:
    """Let the pack choose one outside it: all must name the same; if they do not, they are asked once more.

    To pass beside a name is no agreement; if all pass they have agreed on nobody. Whoever is out of time is left out.
    """
    options = town.outside(pack)
    barred = dict.fromkeys(pack, town.cite(f"barred {verb}"))
    for again in (False, True) if options else ():
        answers = yield Each(pack, verb, options, may_pass=True, barred=barred, again=again)
        if not answers:
            return None
        town.tell(pack, Pointed(verb, {seat: answers[seat] for seat in pack if seat in answers}))
        first, *rest = dict.fromkeys(answers.values())
        if not rest:
            return None if first == PASS else str(first)
    return None
