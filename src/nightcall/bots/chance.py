"""A player who leaves everything to chance, and never answers what is not on offer.

It knows its own view and a source of chance. How often it declines depends on the question, so that days come to an end
and nights to something; a pack that is asked again follows the most of its own, or it would never eat.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

__all__ = ["PASSES", "Answer", "chance"]

Answer: TypeAlias = "str | list[str]"

PASS = "pass"
PASSES: Mapping[str, float] = {"nominate": 0.85, "second": 0.5}
"""How likely a question is declined where that is allowed, by its verb."""
SELDOM = 0.15


def chance(view: Mapping[str, Any], random: Random, passes: Mapping[str, float] = PASSES) -> list[tuple[str, Answer]]:
    """Answer every question that is open in a view: its verb, and something that is on offer."""
    return [(ask["verb"], _answer(view, ask, random, passes.get(ask["verb"], SELDOM))) for ask in view["asks"]]


def _answer(view: Mapping[str, Any], ask: Mapping[str, Any], random: Random, declining: float) -> Answer:
    choices: list[Answer] = ask["choices"]
    if (leader := _leader(view, ask["verb"])) in choices:
        return leader
    if ask["may_pass"] and (not choices or random.random() < declining):
        return PASS
    if "count" in ask:
        least, most = ask["count"]
        return random.sample([word for word in choices if isinstance(word, str)], random.randint(least, most))
    return random.choice(choices)


def _leader(view: Mapping[str, Any], verb: str) -> str:
    """Whom most of the own pack pointed to when this was asked before, the first of them where it was a tie."""
    latest: Mapping[str, Any] = view["events"][-1] if view["events"] else {"kind": ""}
    if latest["kind"] != "pointed" or latest["verb"] != verb or latest["phase"] != view["phase"]:
        return ""
    named = Counter(what for what in latest["votes"].values() if what != PASS)
    return next((str(what) for what, _ in named.most_common(1)), "")
