"""What a player does by day: nominate, second and vote, elect and bequeath, and say to be somebody.

A day does not drag on: nobody nominates twice in a day, nobody is nominated twice, and after a few nominations it is
enough.
"""

from collections.abc import Callable, Mapping

from nightcall.bots.memory import Memory, View
from nightcall.bots.mind import Mind
from nightcall.bots.suspicion import claims_of, left_of
from nightcall.engine.ask import NO, PASS, YES
from nightcall.rulebooks.teams import VILLAGE

__all__ = ["BY_DAY", "Answer", "whom_to_claim"]

Answer = str | list[str]

ENOUGH = 4
"""So many nominations are enough for a day."""
UNASKED = 1.5
"""How many of a table nominate somebody without a reason, on average."""
EAGER = 0.8
"""How likely somebody acts who has a reason."""
MOB = 0.7
"""How likely a wolf joins when the village hangs one of its own."""
DARING = 0.2
"""How likely a wolf who stands on the gallows says to be somebody harmless."""
CLAIMS = 2
"""So many different things somebody says to be, at the most."""


# -- the gallows ---------------------------------------------------------------------------------------------------


def nominate(mind: Mind, ask: View) -> Answer:
    """Nominate a known wolf at once, a suspect readily, anybody seldom, and nobody again and again."""
    nominated = mind.memory.today("nominated")
    over = len(nominated) >= ENOUGH or any(event["by"] == mind.you for event in nominated)
    stood = [event["seat"] for event in nominated]
    free = [seat for seat in mind.prey(ask["choices"]) if seat not in stood and seat != mind.you]
    if over or not free:
        return PASS
    target = mind.worst(free)
    if mind.memory.is_foe(target) and not mind.memory.hunts:
        return target
    likely = EAGER if mind.is_suspect(target) or mind.is_weary else UNASKED / len(mind.memory.living)
    return target if mind.happens(likely) else PASS


def second(mind: Mind, ask: View) -> Answer:
    """Confirm a nomination when one would vote for it."""
    nominee: str = ask["choices"][0]
    return nominee if would_hang(mind, nominee) else PASS


def vote(mind: Mind, ask: View) -> Answer:
    """Vote yes or no on a nominee, or point at one of several."""
    if YES in ask["choices"]:
        return YES if would_hang(mind, ask["about"]["nominee"]) else NO
    return point(mind, ask["choices"])


def would_hang(mind: Mind, nominee: str) -> bool:
    """Say whether a player wants somebody hanged: never a friend, always a foe, otherwise by suspicion."""
    memory = mind.memory
    if nominee == mind.you:
        return memory.wants_to_die or (mind.is_desperate and not memory.hunts)
    if mind.spares(nominee):
        return False
    if memory.is_foe(nominee) or mind.is_desperate:
        return True
    if memory.hunts or memory.wants_to_die or mind.is_weary:
        return mind.happens(MOB)
    return mind.dread(nominee) > mind.usual_dread


def point(mind: Mind, seats: list[str]) -> str:
    """Point at the worst; where no wolf is left, each at the next in the circle, so that nobody dies."""
    memory = mind.memory
    if memory.is_single_night and memory.no_wolf_is_left() and memory.side == VILLAGE:
        circle = memory.seats
        return circle[(circle.index(mind.you) + 1) % len(circle)]
    if memory.wants_to_die:
        return mind.you if mind.you in seats else mind.best(seats)
    return mind.worst(mind.prey(seats) or seats)


def trust(mind: Mind, ask: View) -> Answer:
    """Give an office or a gift to whom one trusts."""
    return mind.best(ask["choices"])


BY_DAY: Mapping[str, Callable[[Mind, View], Answer]] = {
    "nominate": nominate,
    "second": second,
    "vote": vote,
    "elect": trust,
    "bequeath": trust,
}


# -- claims --------------------------------------------------------------------------------------------------------


def whom_to_claim(mind: Mind) -> str | None:
    """The card that a player wants to claim now, unless it was claimed before or must not be said."""
    memory = mind.memory
    mine = [event["card"] for event in memory.events if event["kind"] == "claimed" and event["seat"] == mind.you]
    card = told_at_once(mind) if memory.is_single_night else told_in_need(mind)
    forbidden = memory.book.hears if memory.book else ()
    return card if card and card not in (*mine, *forbidden) and len(mine) < CLAIMS else None


def told_at_once(mind: Mind) -> str | None:
    """Say in the only day what was dealt; a wolf tells a story, and whoever wants to die says to be a wolf."""
    memory = mind.memory
    if claims_of(memory).get(mind.you):
        return None
    if memory.wants_to_die:
        return a_wolf(memory)
    if memory.hunts:
        return harmless(mind)
    return memory.dealt


def told_in_need(mind: Mind) -> str | None:
    """Step forward with a wolf that was found, or when standing on the gallows."""
    memory = mind.memory
    found = any(wolf and seat in memory.living for seat, wolf in memory.checked["see"].items())
    stands = any(event["seat"] == mind.you for event in memory.today("nominated")[-1:])
    if memory.wants_to_die:
        return a_wolf(memory) if mind.today.random() < DARING else None
    if memory.hunts:
        return harmless(mind) if stands and mind.today.random() < DARING else None
    return memory.card if found or (stands and memory.card != "villager") else None


def a_wolf(memory: Memory) -> str | None:
    """A card that hunts by night, of those in play."""
    return next((card for card in memory.cards if memory.prowls(card)), None)


def harmless(mind: Mind) -> str | None:
    """A card to hide behind: one seen in the centre, else a plain villager, else one that nobody has claimed."""
    memory = mind.memory
    told = list(claims_of(memory).values())
    seen = [card for place, card in memory.holds.items() if place not in memory.seats]
    good = [card for card in (*seen, *memory.cards) if memory.team(card) == VILLAGE]
    free = [card for card in good if told.count(card) < left_of(memory, card)] or good
    if free and free[:1] == seen[:1]:
        return free[0]
    return "villager" if "villager" in free else next(iter(free), None)
