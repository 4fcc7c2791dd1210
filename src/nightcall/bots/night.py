"""What a player does by night: hunt, look, protect, kill, and move cards.

A pack agrees without a word: its members weigh up the same public facts with the same chance, made of the night and of
what is offered to all of them. Asked again, they follow whoever pointed elsewhere, who will have had a reason.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random

from nightcall.bots.mind import Mind, words
from nightcall.engine.ask import NO, PASS, YES, Ask, Choice
from nightcall.engine.event import Pointed

__all__ = ["BY_NIGHT", "anything"]

TEMPTING = 0.75
"""How likely a pack goes for somebody who claims to be the Seer."""
EARLY, LATE = 0.3, 0.8
"""How likely something that can be used but once is used in the first night, and later."""
OFTEN = 0.85


# -- the pack ------------------------------------------------------------------------------------------------------


def hunt_together(mind: Mind, ask: Ask) -> Choice:
    """Choose the victim whom the whole pack would choose."""
    order = shared_order(mind, ask)
    others = [seat for seat in order if seat != mind.memory.lover]
    liked = [seat for seat in pointed_elsewhere(mind, ask.verb, order) if seat in others]
    if liked or others:
        return (liked or others)[0]
    return order[0] if order and mind.is_weary else PASS


def shared_order(mind: Mind, ask: Ask) -> list[str]:
    """The prey in an order that all of the pack find by themselves."""
    prey = words(ask)
    chance = Random(f"{mind.memory.phase} {prey}")
    seats = [seat for seat in prey if seat in mind.memory.seats]
    order = chance.sample(seats, len(seats)) + [beast for beast in prey if beast not in seats]
    seers = mind.believed if chance.random() < TEMPTING else []
    return sorted(order, key=lambda seat: seat not in seers)


def pointed_elsewhere(mind: Mind, verb: str, order: list[str]) -> list[str]:
    """Whom some of the pack named a moment ago instead of the first in order, those named most before the others."""
    latest = mind.memory.latest
    if latest is None or latest.phase != mind.memory.phase:
        return []
    match latest.fact:
        case Pointed(pointed, votes) if pointed == verb:
            named = Counter(votes.values())
            return sorted((seat for seat in order[1:] if seat in named), key=lambda seat: -named[seat])
        case _:
            return []


# -- looking -------------------------------------------------------------------------------------------------------


def look(mind: Mind, ask: Ask) -> Choice:
    """Look at somebody of whom nothing is known yet, the most suspected first; or at the centre."""
    memory = mind.memory
    checked = memory.checked.get(ask.verb, {})
    known = (*memory.shown, *memory.seen, *memory.pack, *memory.masons, *checked)
    new = [choice for choice in ask.choices if isinstance(choice, tuple) or choice not in known]
    if not new:
        return anything(mind, ask)
    seats = [choice for choice in new if isinstance(choice, str) and choice in memory.seats]
    if memory.is_single_night or not seats:
        return mind.random.choice(seats) if seats and mind.happens(OFTEN) else mind.random.choice(new)
    return mind.worst(seats)


def look_for_more(mind: Mind, ask: Ask) -> Choice:
    """Ask about those neighbours who are suspected most together, but not too early."""
    if mind.happens(1 - EARLY) and mind.memory.number == 1:
        return PASS
    return max(ask.choices, key=lambda group: sum(max(mind.dread(seat), 0) for seat in group))


# -- killing -------------------------------------------------------------------------------------------------------


def kill_surely(mind: Mind, ask: Ask) -> Choice:
    """Kill somebody who is known to be a foe, and nobody else."""
    foes = [seat for seat in mind.prey(words(ask)) if mind.memory.is_foe(seat)]
    return mind.worst(foes) if foes else PASS


def kill_suspect(mind: Mind, ask: Ask) -> Choice:
    """Kill somebody who is suspected, or whoever is worst where somebody has to die."""
    prey = mind.prey(words(ask)) or ([] if ask.may_pass else words(ask))
    if not prey:
        return PASS
    target = mind.worst(prey)
    return target if mind.is_suspect(target) or not ask.may_pass else PASS


# -- protecting ----------------------------------------------------------------------------------------------------


def save(mind: Mind, ask: Ask) -> Choice:
    """Save oneself, a friend and a Seer always, others rather later than sooner, and a wolf never."""
    if YES not in ask.choices:
        rescued = mind.best(words(ask))
        return PASS if mind.memory.is_foe(rescued) else rescued
    victim = ask.about["victim"]
    dear = victim == mind.you or victim in mind.seers or victim in (mind.memory.lover, *mind.memory.masons)
    later = mind.happens(EARLY if mind.memory.number == 1 else LATE)
    return YES if dear or (later and victim in mind.memory.seats and not mind.memory.is_foe(victim)) else NO


def protect(mind: Mind, ask: Ask) -> Choice:
    """Protect a Seer who is believed, else now this one and now that one of those who are not suspected."""
    seats = [seat for seat in words(ask) if seat in mind.memory.seats] or words(ask)
    dear = [seat for seat in seats if seat in mind.seers or mind.memory.is_friend(seat)]
    if dear and mind.happens(OFTEN):
        return mind.best(dear)
    if ask.may_pass and not mind.happens(EARLY):
        return PASS
    calm = [seat for seat in seats if not mind.is_suspect(seat) and not mind.memory.is_foe(seat)]
    return mind.random.choice(calm or seats)


def entrust(mind: Mind, ask: Ask) -> Choice:
    """Give what kills only to somebody who is known to be good."""
    good = [seat for seat in words(ask) if mind.memory.is_friend(seat) or seat in mind.seers]
    return mind.best(good) if good else PASS


def keep(mind: Mind, ask: Ask) -> Choice:
    """Keep what protects oneself, as long as one may; then give it to whom one trusts."""
    return PASS if ask.may_pass else mind.best(words(ask))


# -- cards ---------------------------------------------------------------------------------------------------------


def place(mind: Mind, ask: Ask) -> Choice:
    """Lay the card that was seen before somebody else, not before a friend."""
    return mind.random.choice(mind.prey(words(ask)) or words(ask))


def rob(mind: Mind, ask: Ask) -> Choice:
    """Take the card of somebody, but not of one who is known."""
    unknown = [seat for seat in words(ask) if mind.memory.is_wolf(seat) is None]
    return mind.random.choice(unknown) if unknown and mind.happens(OFTEN) else PASS


def anything(mind: Mind, ask: Ask) -> Choice:
    """Give any answer that is on offer, and seldom none."""
    choices = ask.choices
    if ask.may_pass and (not choices or not mind.happens(OFTEN)):
        return PASS
    if ask.count is None:
        return mind.random.choice(choices)
    least, most = ask.count
    others = [word for word in words(ask) if word != mind.you]
    offered = others if len(others) >= most else words(ask)
    return tuple(mind.random.sample(offered, mind.random.randint(least, min(most, len(offered)))))


BY_NIGHT: Mapping[str, Callable[[Mind, Ask], Choice]] = {
    "devour": hunt_together,
    "bite": hunt_together,
    "see": look,
    "scry": look,
    "look": look,
    "reveal": look,
    "investigate": look_for_more,
    "poison": kill_surely,
    "hunt": kill_suspect,
    "strike": kill_suspect,
    "shoot": kill_suspect,
    "send": kill_suspect,
    "save": save,
    "heal": protect,
    "bless": protect,
    "forge": entrust,
    "hand": keep,
    "place": place,
    "rob": rob,
}
"""By verb; whatever else is asked gets any answer."""
