"""What a player does by day: nominate, second and vote, elect and bequeath, and claim to be somebody.

A day does not drag on: nobody nominates twice in a day, nobody is nominated twice, and after a few nominations it is
enough.
"""

from collections.abc import Callable, Mapping, Sequence

from nightcall.bots.memory import Memory
from nightcall.bots.mind import Mind, words
from nightcall.engine.ask import NO, PASS, YES, Ask, Choice
from nightcall.engine.event import Seat
from nightcall.rulebooks.teams import VILLAGE

__all__ = ["BY_DAY", "whom_to_claim"]

ENOUGH = 4
"""So many nominations are enough for a day."""
UNASKED = 1.5
"""How many of a table nominate somebody without a reason, on average."""
EAGER = 0.8
"""How likely somebody acts who has a reason."""
MOB = 0.7
"""How likely a wolf joins when the village hangs one of its own."""
DARING = 0.2
"""How likely a wolf who stands on the gallows claims to be somebody harmless."""
CLAIMS = 2
"""So many different things somebody claims to be, at the most."""


# -- the gallows ---------------------------------------------------------------------------------------------------


def nominate(mind: Mind, ask: Ask) -> Choice:
    """Nominate a known wolf at once, a suspect readily, anybody seldom, and nobody again and again."""
    nominated = mind.memory.nominated
    if len(nominated) >= ENOUGH or any(nomination.by == mind.you for nomination in nominated):
        return PASS
    stood = [mind.you, *(nomination.seat for nomination in nominated)]
    free = [seat for seat in mind.prey(words(ask)) if seat not in stood]
    if not free:
        return PASS
    target = mind.worst(free)
    if mind.memory.is_foe(target) and not mind.memory.hunts:
        return target
    likely = EAGER if mind.is_suspect(target) or mind.is_weary else UNASKED / len(mind.memory.living)
    return target if mind.happens(likely) else PASS


def second(mind: Mind, ask: Ask) -> Choice:
    """Confirm a nomination when one would vote for it."""
    [nominee] = words(ask)
    return nominee if would_hang(mind, nominee) else PASS


def vote(mind: Mind, ask: Ask) -> Choice:
    """Vote yes or no on a nominee, or point at one of several."""
    if YES in ask.choices:
        return YES if would_hang(mind, ask.about["nominee"]) else NO
    return point(mind, words(ask))


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


def point(mind: Mind, seats: Sequence[Seat]) -> Seat:
    """Point at the worst; where no wolf is left, each at the next in the circle, so that nobody dies."""
    memory = mind.memory
    if memory.is_single_night and memory.no_wolf_is_left() and memory.side == VILLAGE:
        circle = memory.seats
        return circle[(circle.index(mind.you) + 1) % len(circle)]
    if memory.wants_to_die:
        return mind.you if mind.you in seats else mind.best(seats)
    return mind.worst(mind.prey(seats) or seats)


def trust(mind: Mind, ask: Ask) -> Choice:
    """Give an office or a gift to whom one trusts."""
    return mind.best(words(ask))


BY_DAY: Mapping[str, Callable[[Mind, Ask], Choice]] = {
    "nominate": nominate,
    "second": second,
    "vote": vote,
    "elect": trust,
    "bequeath": trust,
}


# -- claims --------------------------------------------------------------------------------------------------------


def whom_to_claim(mind: Mind) -> str | None:
    """The card that a player wants to claim now, unless it was claimed before or the rules would take notice."""
    memory = mind.memory
    if len(memory.claimed) >= CLAIMS:
        return None
    card = told_at_once(mind) if memory.is_single_night else told_in_need(mind)
    return card if card and card not in (*memory.claimed, *memory.book.hears) else None


def told_at_once(mind: Mind) -> str | None:
    """Say in the only day what was dealt; a wolf tells a story, and whoever wants to die claims to be a wolf."""
    memory = mind.memory
    if memory.claimed:
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
    stands = bool(memory.nominated) and memory.nominated[-1].seat == mind.you
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
    told = list(memory.claims.values())
    seen = memory.centre
    good = [card for card in (*seen, *memory.cards) if memory.team(card) == VILLAGE]
    free = [card for card in good if told.count(card) < memory.left_of(card)] or good
    if free and free[:1] == seen[:1]:
        return free[0]
    return "villager" if "villager" in free else next(iter(free), None)
