"""A player of plain good sense, who answers whatever any book asks.

It is a function of one seat's view and a seed, and of nothing else: the same view and seed, the same answer. It goes by
facts and verbs, never by words; a verb that it does not know gets any answer that is on offer.
"""

from nightcall.bots.day import BY_DAY, Answer, whom_to_claim
from nightcall.bots.memory import View
from nightcall.bots.mind import Mind
from nightcall.bots.night import BY_NIGHT, anything
from nightcall.engine.ask import PASS

__all__ = ["Answer", "answer", "claim"]

VERBS = {**BY_DAY, **BY_NIGHT}


def answer(view: View, seed: int) -> tuple[str, Answer] | None:
    """Answer the first open question of a view: its verb, and something that is on offer; nothing if there is none."""
    if not view["asks"]:
        return None
    ask, mind = view["asks"][0], Mind(view, seed)
    what = VERBS.get(ask["verb"], anything)(mind, ask) if ask["choices"] else PASS
    return ask["verb"], what if is_offered(ask, what) else anything(mind, ask)


def claim(view: View, seed: int) -> str | None:
    """The card that this player wants to say to be just now, if any; asked again it says no more."""
    return whom_to_claim(Mind(view, seed)) if view.get("may_talk") else None


def is_offered(ask: View, what: Answer) -> bool:
    """Say whether an answer is legal."""
    if what == PASS:
        return bool(ask["may_pass"])
    if "count" not in ask:
        return what in ask["choices"]
    return ask["count"][0] <= len(what) <= ask["count"][1] and all(word in ask["choices"] for word in what)
