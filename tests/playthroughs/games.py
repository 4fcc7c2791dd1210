"""The games that are kept as playthroughs, and how they are played.

Nobody here is clever, but everyone is steady: each answer is drawn for its phase, question and seat, so that a changed
rule changes what follows from it and nothing else.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from nightcall import MODERATOR, Ask, Game, Setup
from nightcall.engine.cards import LEFT_OVER
from nightcall.engine.plain import plain
from nightcall.testing.playing import Act, do
from tests.playthroughs.watching import ACT, Line, Watcher, on_paper, short

__all__ = ["GAMES", "file_of", "playthrough"]

T = TypeVar("T")

NAMES = (
    *("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Lou", "Mia", "Ned", "Ola", "Pia"),
    *("Ray", "Sue", "Tom", "Uwe", "Val", "Wes"),
)
PASSES = {"nominate": 0.8, "second": 0.3, "save": 0.5, "poison": 0.6}
SELDOM = 0.1
TIME_UP = 0.04
CLAIM = 0.05


class Table(NamedTuple):
    """A table to play at: its setup, and who holds what where the program is not told."""

    setup: Setup
    cards: Mapping[str, str] = MappingProxyType({})


def village(seed: int, cards: str, **more: Any) -> Table:
    """A table of Village with these cards."""
    dealt = tuple(cards.split())
    return Table(Setup(rulebook="village", seats=NAMES[: len(dealt)], cards=dealt, seed=seed, **more))


def big_box(seed: int, cards: str, **more: Any) -> Table:
    """A table of Big Box with these cards, one of which is left over beside the Drunkard."""
    dealt = tuple(cards.split())
    seats = NAMES[: len(dealt) - dealt.count("drunkard")]
    return Table(Setup(rulebook="bigbox", seats=seats, cards=dealt, seed=seed, **more))


def classic(seed: int, cards: str, **more: Any) -> Table:
    """A table of Classic with these cards."""
    dealt = tuple(cards.split())
    return Table(Setup(rulebook="classic", seats=NAMES[: len(dealt)], cards=dealt, seed=seed, **more))


def one_night(rulebook: str, seats: int, seed: int, cards: str, **more: Any) -> Table:
    """A table of one of the books of a single night, with these cards."""
    return Table(Setup(rulebook=rulebook, seats=NAMES[:seats], cards=tuple(cards.split()), seed=seed, **more))


def on_printed_cards(table: Table) -> Table:
    """The same table, where the program is told nothing: the cards lie round it as they are listed."""
    data = plain(table.setup) | {"unknown": True}
    places = (*table.setup.seats, *([LEFT_OVER] if len(table.setup.cards) > len(table.setup.seats) else []))
    return Table(Setup.from_data(data), dict(zip(places, table.setup.cards, strict=True)))


GAMES = {
    "village-small": village(51, "werewolf seer villager villager villager villager"),
    "village-all-nine": village(
        97, "werewolf werewolf villager villager cupid seer witch healer hunter red-riding-hood mayor"
    ),
    "village-open-mayor": village(
        119, "werewolf werewolf seer hunter witch villager villager", options={"mayor": "open"}
    ),
    "village-printed-cards": on_printed_cards(village(95, "werewolf cupid seer witch villager healer hunter werewolf")),
    "bigbox-everyone": big_box(
        34,
        "werewolf werewolf vampire vampire villager villager villager cupid priest seer oracle witch healer "
        "investigator vampire-slayer blacksmith hunter red-riding-hood cook mayor insomniac drunkard stray-cat",
    ),
    "bigbox-guard-dog": big_box(
        48,
        "vampire vampire seer witch healer hunter blacksmith villager villager villager",
        options={"mayor": "open"},
        guard_dog=True,
    ),
    "bigbox-printed-cards": on_printed_cards(
        big_box(132, "werewolf vampire drunkard seer witch villager villager hunter werewolf")
    ),
    "classic-everyone": classic(
        2952,
        "werewolf werewolf sorcerer cursed seer mason mason magician hunter cupid cobbler villager villager villager",
        amulet="lot",
        options={"reveal": "none"},
    ),
    "classic-duel": classic(
        307,
        "werewolf werewolf seer mason mason magician hunter villager villager",
        options={"gallows": "duel"},
    ),
    "onenight-basic": one_night("onenight", 3, 7, "werewolf werewolf seer robber troublemaker villager"),
    "onenight-ten": one_night(
        "onenight",
        10,
        11,
        "doppelganger werewolf werewolf minion mason mason seer robber troublemaker drunk insomniac hunter tanner",
    ),
    "daybreak-eight": one_night(
        "daybreak",
        8,
        3,
        "sentinel alpha-wolf dream-wolf doppelganger ghost-hunter witch village-idiot fortune-teller "
        "revealer curator prince",
    ),
}
"""Every playthrough; one of another rulebook is one more line."""


# -- playing -------------------------------------------------------------------------------------------------------


class Dice:
    """Chance for one purpose, the same on every Python."""

    def __init__(self, *purpose: object) -> None:
        self._random = Random(" ".join(map(str, purpose)))

    def falls(self, odds: float) -> bool:
        """Say whether something happens that has these odds."""
        return self._random.random() < odds

    def some(self, things: Sequence[T], count: int) -> list[T]:
        """Draw some of the things, each at most once."""
        rest = list(things)
        return [rest.pop(int(self._random.random() * len(rest))) for _ in range(count)]

    def one(self, things: Sequence[T]) -> T:
        """Draw one of the things."""
        return self.some(things, 1)[0]


def acts(game: Game, table: Table) -> Iterator[Act]:
    """All that is done in a game, question by question."""
    put: Counter[tuple[str, str]] = Counter()
    while asks := game.asks:
        moment = (game.phase, asks[0].verb)
        put[moment] += 1
        purpose = (table.setup.seed, *moment, put[moment])
        dice = Dice(*purpose)
        late = dice.one(asks) if dice.falls(TIME_UP) else None
        if dice.falls(CLAIM) and game.may_talk(asks[0].seat):
            yield dice.one(asks).seat, "claim", dice.one(table.setup.cards)
        for ask in dice.some(asks, len(asks)):
            if ask.is_open and ask.seat == MODERATOR:
                yield MODERATOR, ask.verb, turned_up(ask, table)
            elif ask.is_open and ask is late:
                yield MODERATOR, "time-up", ask.verb
            elif ask.is_open:
                yield ask.seat, ask.verb, answer(ask, Dice(*purpose, ask.seat), Dice(*purpose, "all"))


def turned_up(ask: Ask, table: Table) -> Any:
    """What the moderator reads off the printed cards."""
    if ask.verb == "turns":
        return table.cards[ask.about["seat"]]
    return [seat for seat in ask.choices if table.cards[str(seat)] == ask.about["role"]]


def answer(ask: Ask, own: Dice, common: Dice) -> Any:
    """What a seat answers; those who are asked again do as the others do."""
    if ask.again:
        return common.one(ask.choices)
    if ask.may_pass and own.falls(PASSES.get(ask.verb, SELDOM)):
        return "pass"
    return own.some(ask.choices, ask.count[0]) if ask.count else own.one(ask.choices)


# -- writing -------------------------------------------------------------------------------------------------------


def playthrough(name: str) -> str:
    """One whole game as text: every question, every answer, and everything that anybody saw."""
    table = GAMES[name]
    game = Game(table.setup)
    watcher = Watcher(game)
    lines = [Line("", (), text) for text in laid(table)] + [*watcher.news(), *watcher.asks()]
    question = game.asks[0].question
    for who, verb, what in acts(game, table):
        do(game, (who, verb, what))
        lines += [Line(ACT, (who,), f"{verb} {what if isinstance(what, str) else ', '.join(what)}"), *watcher.news()]
        if game.asks and game.asks[0].question is not question:
            question = game.asks[0].question
            lines += watcher.asks()
    return on_paper(lines)


def laid(table: Table) -> Iterator[str]:
    """The table as it is laid."""
    yield from (f"{key}: {short(value)}" for key, value in plain(table.setup).items())
    if table.cards:
        yield f"on the table: {short(table.cards)}"


def file_of(name: str) -> Path:
    """Where a playthrough is kept."""
    return Path(__file__).with_name(f"{name}.txt")
