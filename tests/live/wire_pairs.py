"""Pairs of tables that differ only in what some viewers may not know, and the hands that play at both.

In the second world some cards lie elsewhere. Both tables have the same seed, and the host names the cards in such an
order that the deal is the one wanted; or they have the same order and another seed. What is answered by night goes with
the card, what is done by day stays with the seat. Whoever holds another card in the second world also does otherwise
what nobody can notice: when to tap while a part has a fixed length, whom to suspect, to change one's mind, whom a Seer
looks at, a pack that talks and hesitates before it agrees.

- *calm*: those whose cards lie elsewhere come to no harm, so all that is public stays the same, round after round;
- *fatal*: one of them, a Hunter in one world at the most, is hunted: the same until the card is turned up;
- *wild*: from the beginning of some night on all answer anything, and that whole night must look the same.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from nightcall import Game, Refused, Setup
from nightcall.engine.lots import Lots
from nightcall.engine.rulebook import Rulebook
from nightcall.testing.screen import somehow
from nightcall.testing.setups import any_setup, with_open_cards

__all__ = ["KINDS", "OPENLY", "Hands", "Pair", "any_pair"]

OPENLY = frozenset({"nominate", "second", "vote", "elect", "bequeath"})
"""What the books ask openly."""


class Kind(NamedTuple):
    """What a pair is to show."""

    name: str
    features: frozenset[str]

    @classmethod
    def of(cls, words: str) -> "Kind":
        name, *features = words.split()
        return cls(name, frozenset(features))


KINDS = tuple(
    map(
        Kind.of,
        (
            "calm",
            "wild quick bots",
            "fatal",
            "wild",
            "wild restart",
            "calm quick bots",
            "wild seed",
            "fatal quick",
            "wild second",
            "wild bots restart",
            "calm restart",
            "wild seed quick restart",
            "fatal bots restart",
            "wild second quick bots",
        ),
    )
)
"""The pairs of a normal run: in each book, one of each kind."""
MOST_SEATS = 8
LEFT_OVER = "left-over"
TICK = 2000
"""People tap every so many milliseconds, so that some do so at the same time."""
UNNOTICED = {"see", "look"}
"""Answers that nobody else can notice."""
HUNTS = {"devour", "bite", "poison", "hunt", "strike", "shoot", "nominate"}
TOGETHER = {"devour", "bite"}
BESIDE = {"hand", "strike"}
"""What is done with something that lies beside the card: the Amulet, the sword."""


@dataclass(frozen=True)
class Pair:
    """Two tables."""

    book: Rulebook
    number: int
    kind: str
    setup: Setup
    seeds: tuple[int, int]
    lies: tuple[Mapping[str, str], Mapping[str, str]]
    """Which card lies where, in each world."""
    orders: tuple[tuple[str, ...], tuple[str, ...]]
    """In which order the host names the cards."""
    travel: Mapping[str, str]
    """From where to where cards have travelled."""
    bots: frozenset[str]
    plan: Mapping[str, Any]
    wild: str
    """The night in which all answer anything."""
    prey: str
    """Who is hunted."""
    restart: int
    """In which part of a call the server is restarted; 0: never."""

    @property
    def seats(self) -> tuple[str, ...]:
        return self.setup.seats

    @property
    def name(self) -> str:
        quick = "quick" if self.plan["quick"] else "timed"
        return f"{self.book.id} {self.number}: {self.kind}, {quick}, {len(self.seats)} seats, {len(self.bots)} bots"

    @cached_property
    def moved(self) -> frozenset[str]:
        """The places where another card lies in the second world, or another copy of the same."""
        differ = {place for place in self.lies[0] if self.lies[0][place] != self.lies[1][place]}
        return frozenset({*differ, *self.travel})

    def copy_at(self, place: str, world: int) -> str:
        """The card that lies somewhere, named after where it lies in the first world."""
        return place if world == 0 else {to: at for at, to in self.travel.items()}.get(place, place)

    @cached_property
    def viewers(self) -> tuple[str, ...]:
        """Those who see nothing, by the rules alone, of what lies elsewhere; and whoever looks on."""
        return tuple(seat for seat in ("", *self.seats) if seat not in self.bots and self.is_blind(seat))

    def is_blind(self, seat: str) -> bool:
        """Whether a seat does not get to know by the call of its own card what lies elsewhere."""
        if seat in self.moved:
            return False
        if not seat:
            return True
        role = self.book.role(self.lies[0][seat])
        moved = [lies[place] for lies in self.lies for place in self.moved]
        if role.prowls and any(self.book.role(card).prowls for card in moved):
            return False
        return not (role.together and role.id in moved)

    def is_uncalled(self, seat: str) -> bool:
        """Whether a seat's own card is never called."""
        return not seat or self.book.when_called(type(self.book.role(self.lies[0][seat]))) == "never"


def any_pair(book: Rulebook, number: int) -> Pair:
    """The pair of this number."""
    random = Random(f"wire {book.id} {number}")
    kind = KINDS[number % len(KINDS)]
    if kind.name == "fatal" and book.centre:
        kind = kind._replace(name="calm")  # nobody dies before all is laid open
    while True:
        pair = _try(book, number, kind, random)
        if pair and len(pair.viewers) > 1:
            return pair


def _try(book: Rulebook, number: int, kind: Kind, random: Random) -> Pair | None:
    setup = any_setup(book, random)
    if len(setup.seats) > MOST_SEATS:
        return None
    opened = with_open_cards(setup)
    if not book.centre and random.random() < 0.7 and not _has_a_pack(book, opened):
        return None
    lies = dict(opened.deal) | {f"center {place}": card for place, card in enumerate(opened.center, 1)}
    if book.left_over_with and opened.extra:
        lies[LEFT_OVER] = opened.extra
    wild = "night 1" if kind.name == "wild" else ""
    is_quiet = book.id == "classic" and not kind.features & {"bots", "seed"}  # nobody hunts in its first night
    wild = "night 2" if wild and ("second" in kind.features or is_quiet) and not book.centre else wild
    by_seed = "seed" in kind.features
    if by_seed and (setup.amulet or setup.all_options.get("mayor") == "open"):
        return None  # the holder is drawn, and an election may be decided by lot
    if by_seed:
        travel, seeds = {}, (setup.seed, setup.seed + 1)
        others = _dealt(setup, setup.cards, seeds[1])
    else:
        travel, seeds = _travel(book, kind.name, wild, lies, setup.seats, random), (setup.seed, setup.seed)
        others = lies | {to: lies[at] for at, to in travel.items()}
    if others is None or all(lies[place] == others[place] for place in lies):
        return None
    orders = tuple(setup.cards if by_seed else _order(each, setup.seed) for each in (lies, others))
    if not by_seed and [_dealt(setup, order, setup.seed) for order in orders] != [lies, others]:
        return None  # the book would deal anew
    pair = Pair(
        book=book,
        number=number,
        kind=kind.name,
        setup=setup,
        seeds=seeds,
        lies=(lies, others),
        orders=(orders[0], orders[1]),
        travel=travel,
        bots=frozenset(),
        plan=_plan(setup, opened, random) | {"quick": "quick" in kind.features},
        wild=wild,
        prey=next((seat for seat in travel if _may_be_shot_for(book, lies[seat])), "") if kind.name == "fatal" else "",
        restart=random.randrange(1, 6) if "restart" in kind.features else 0,
    )
    if kind.name == "fatal" and not pair.prey:
        return None
    return _with_bots(pair, random) if "bots" in kind.features else pair


def _has_a_pack(book: Rulebook, opened: Setup) -> bool:
    dealt = list(opened.deal.values())
    return any(book.role(card).prowls and dealt.count(card) > 1 for card in dealt)


def _may_be_shot_for(book: Rulebook, card: str) -> bool:
    return book.role(card).has_last_act()


def _travel(
    book: Rulebook, kind: str, wild: str, lies: Mapping[str, str], seats: tuple[str, ...], random: Random
) -> dict[str, str]:
    """Choose some cards that change places; outside a first night only those that players hold."""
    places = [place for place in lies if place in seats or book.centre or wild == "night 1"]
    if kind == "fatal":
        hunters = [seat for seat in seats if _may_be_shot_for(book, lies[seat])]
        others = [seat for seat in seats if seat not in hunters and not book.role(lies[seat]).prowls]
        if not hunters or not others:
            return {}
        moved = [random.choice(hunters), random.choice(others)]
    else:
        first = _busy(book, lies, places, random)
        rest = [place for place in places if place != first]
        moved = [first, *random.sample(rest, random.randrange(1, len(rest) if wild else min(4, len(rest))))]
    return dict(zip(moved, moved[1:] + moved[:1], strict=True))


def _busy(book: Rulebook, lies: Mapping[str, str], places: list[str], random: Random) -> str:
    """Choose somebody who has much to do by night: of a pack, if there is one, or called."""
    called = [place for place in places if book.when_called(type(book.role(lies[place]))) != "never"]
    prowl = [place for place in places if book.role(lies[place]).prowls]
    return random.choice((prowl if random.random() < 0.6 else called) or called or places)


def _order(lies: Mapping[str, str], seed: int) -> tuple[str, ...]:
    """Name the cards in the order in which this seed deals them as wanted."""
    drawn = Lots(seed).shuffle("deal", range(len(lies)))
    named = dict(zip(drawn, lies.values(), strict=True))
    return tuple(named[place] for place in range(len(lies)))


def _dealt(setup: Setup, cards: tuple[str, ...], seed: int) -> dict[str, str] | None:
    """Which card lies where when these cards are dealt by a seed."""
    data = Game(setup).record()["setup"] | {"cards": list(cards), "seed": seed}
    try:
        opened = with_open_cards(Setup.from_data(data))
    except Refused:
        return None
    lies = dict(opened.deal) | {f"center {place}": card for place, card in enumerate(opened.center, 1)}
    return lies | ({LEFT_OVER: opened.extra} if setup.book.left_over_with and opened.extra else {})


def _plan(setup: Setup, opened: Setup, random: Random) -> dict[str, Any]:
    """What the host plans, but for the cards."""
    plan: dict[str, Any] = {"rulebook": setup.rulebook, "options": setup.options}
    plan |= {"pace": random.choice(("normal", "normal", "slow", "brisk"))}
    plan |= {"pack_talk": random.random() < 0.6, "dead_watch": random.random() < 0.5}
    extra = "" if setup.book.left_over_with else opened.extra
    beside = {
        "extra": extra,
        "mayor": setup.mayor,
        "guard_dog": setup.guard_dog,
        "amulet": "lot" if setup.amulet else "",
    }
    return plan | beside | {"artifacts": list(setup.artifacts)}


def _with_bots(pair: Pair, random: Random) -> Pair:
    """Let bots play some seats: in a wild night any, otherwise those that learn nothing."""
    may = [seat for seat in pair.seats[1:] if seat not in pair.moved and pair.is_uncalled(seat)]
    if pair.wild == "night 1":
        may = [seat for seat in pair.seats[1:] if seat in pair.moved] or list(pair.seats[1:])
    return replace(pair, bots=frozenset(random.sample(may, min(len(may), random.choice((1, 2, 3))))))


class Hands:
    """What people do in one of the two worlds, and when: drawn from the pair, and nothing else."""

    def __init__(self, pair: Pair, world: int) -> None:
        self.pair, self.world = pair, world
        self._reminded: set[tuple[str, str]] = set()
        """Who of a pack has been asked already, in which night."""

    # -- where chance comes from -----------------------------------------------------------------------------------

    def of_seat(self, seat: str, *purpose: object) -> Random:
        """What all can notice: the same in both worlds, whatever the seat holds."""
        return Random(f"{self.pair.book.id} {self.pair.number} {seat} {purpose}")

    def of_card(self, seat: str, *purpose: object) -> Random:
        """What goes with a card."""
        return self.of_seat(f"the card at {self.pair.copy_at(seat, self.world)}", *purpose)

    def of_world(self, seat: str, *purpose: object) -> Random:
        """What nobody else can notice: it may be otherwise in the second world, if the card is another."""
        world = self.world if seat in self.pair.moved else 0
        return self.of_seat(f"{seat} in world {world}", *purpose)

    # -- answers ---------------------------------------------------------------------------------------------------

    def answer(self, seat: str, prompt: dict[str, Any], phase: str, living: set[str]) -> Any:
        """Answer a prompt; of those who are asleep it is only whom they suspect."""
        verb, number = prompt["verb"], prompt["n"]
        if verb in OPENLY:
            return self._by_day(seat, prompt)
        if verb == "suspect":
            return somehow(prompt, self.of_world(seat, number))
        if phase == self.pair.wild:
            return self._wildly(seat, prompt, living)
        if verb in TOGETHER:
            return self._with_the_pack(seat, prompt, phase, living)
        chance = (self.of_seat if verb in BESIDE else self.of_card)(seat, number, verb)
        if prompt["may_pass"] and chance.random() < 0.35:
            return "pass"
        if verb in UNNOTICED and seat in self.pair.moved:
            return somehow({**prompt, "may_pass": not prompt["choices"]}, self.of_world(seat, number))
        return self._aimed(seat, prompt, chance)

    def _wildly(self, seat: str, prompt: dict[str, Any], living: set[str]) -> Any:
        """Answer anything; in one of the worlds a pack agrees at once."""
        world = f"{self.pair.book.id} {self.pair.number} {self.world} {prompt['n']}"
        if prompt["verb"] not in TOGETHER:
            return somehow(prompt, Random(f"{world} {seat}"))
        pack = [mate for mate in self._pack(seat) if mate in living]
        agrees = (self.pair.number + self.world) % 2 == 0
        return somehow({**prompt, "may_pass": False}, Random(world)) if agrees or seat != pack[0] else "pass"

    def _by_day(self, seat: str, prompt: dict[str, Any]) -> Any:
        verb, prey = prompt["verb"], self.pair.prey
        chance = self.of_seat(seat, prompt["n"], verb)
        if prompt["may_pass"] and chance.random() < {"nominate": 0.7, "second": 0.3}.get(verb, 0.2):
            return "pass"
        if verb == "vote" and prompt["choices"][0]["what"] in ("yes", "no"):
            return "yes" if chance.random() < 0.65 else "no"
        return self._aimed(seat, prompt, chance) if not prey or verb == "nominate" else somehow(prompt, chance)

    def _with_the_pack(self, seat: str, prompt: dict[str, Any], phase: str, living: set[str]) -> Any:
        """Agree with the others of one's pack; where none of them is compared, sometimes only when reminded."""
        verb = prompt["verb"]
        pack = [mate for mate in self._pack(seat) if mate in living]
        chance, hesitates = self.of_seat("the pack", phase, verb), self.of_seat(f"world {self.world}", phase, verb)
        is_first = (seat, phase) not in self._reminded
        self._reminded.add((seat, phase))
        if chance.random() < 0.3:
            return "pass"
        is_odd = len(pack) > 1 and seat == pack[0] and not set(pack) & set(self.pair.viewers)
        if is_first and is_odd and hesitates.random() < 0.6:
            return "pass"  # beside a name that is no agreement
        return self._aimed(seat, prompt, chance)

    def _pack(self, seat: str) -> list[str]:
        lies, book = self.pair.lies[self.world], self.pair.book
        return [other for other in self.pair.seats if lies[other] == lies[seat] and book.role(lies[other]).prowls]

    def _aimed(self, seat: str, prompt: dict[str, Any], chance: Random) -> Any:
        """Choose among what is on offer in both worlds."""
        offered = [choice["what"] for choice in prompt["choices"]]
        targets = self._targets(seat, prompt["verb"])
        aimed = [what for what in offered if all(word in targets or word not in self._places for word in words(what))]
        if self.pair.prey in aimed and prompt["verb"] in HUNTS and chance.random() < 0.7:
            return self.pair.prey
        if "count" in prompt:
            least, most = prompt["count"]
            rest = [what for what in offered if what not in aimed]
            return [*chance.sample(aimed, min(len(aimed), most)), *rest][: max(least, 1)]
        if not aimed and prompt["may_pass"]:
            return "pass"
        return chance.choice(aimed or offered)

    @property
    def _places(self) -> set[str]:
        return {*self.pair.lies[0], *self.pair.seats}

    def _targets(self, seat: str, verb: str) -> set[str]:
        """Whom to aim at: those whose cards lie still; where somebody is hunted, anybody whom both worlds offer."""
        pair = self.pair
        if not pair.prey:
            return self._places - pair.moved
        if verb in OPENLY:
            return set(pair.seats)
        copy = pair.copy_at(seat, self.world)
        beasts = {place for lies in pair.lies for place in lies if pair.book.role(lies[place]).prowls}
        own = {copy, pair.travel.get(copy, copy)}
        return set(pair.seats) - own - (beasts if verb in TOGETHER else set())

    # -- moments ---------------------------------------------------------------------------------------------------

    def taps(self, seat: str, prompt: dict[str, Any], clock: Mapping[str, Any]) -> list[int]:
        """When a seat taps: mostly once, sometimes not at all, and sometimes again with another answer."""
        number, quick, is_open = prompt["n"], self.pair.plan["quick"], prompt["verb"] in OPENLY
        span = int(clock["until"] - clock["since"])
        by = self.of_seat if quick or is_open else self.of_world
        chance = by(seat, "tap", number)
        is_silent = chance.random() < (0.03 if quick else 0.08)
        if is_silent and seat not in self.pair.moved and not self._pack(seat):
            return []
        if quick and not is_open:
            return [500 * chance.randrange(1, 5)]
        ticks = max(2, min(span, 30_000) // TICK)
        moments = [TICK * chance.randrange(1, ticks) for _ in range(2 if chance.random() < 0.2 and not is_open else 1)]
        return sorted(set(moments))


def words(what: Any) -> list[str]:
    """The words of an answer."""
    return [what] if isinstance(what, str) else list(what)
