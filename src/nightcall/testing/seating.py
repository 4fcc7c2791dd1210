"""A table without a house: entries go in by hand, and time passes when the test says so.

Seats are called Ann, Ben, Cem … in the order in which they sit; Ann is the host. The cards are laid down in just that
order which the seed deals as wanted, so that a test says who holds what and guesses at no seed.
"""

from collections.abc import Callable, Collection
from typing import Any, TypeVar

from nightcall.engine.event import MODERATOR, PUBLIC, Called, Event, Fact
from nightcall.engine.lots import Lots
from nightcall.engine.refused import Refused
from nightcall.engine.rulebook import rulebook_named
from nightcall.table import acts
from nightcall.table.acts import Entry, HouseAct, TableAct
from nightcall.table.play import Play
from nightcall.table.sitting import Countdown
from nightcall.table.table import Table
from nightcall.testing.tables import state

__all__ = ["HOST", "NAMES", "Party", "begin", "cards_dealt_as", "lay"]

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kay", "Lea")
HOST = NAMES[0]
START = 1_000_000
MOST_STEPS = 20_000

F = TypeVar("F", bound=Fact)


class Party:
    """A table whose clock the test moves."""

    def __init__(self) -> None:
        self.table = Table()
        self.now = START
        self.log: list[Entry] = []
        self.news: list[tuple[float, Event]] = []
        """What has gone out, each with the second at which it did."""

    # -- what can be seen ------------------------------------------------------------------------------------------

    @property
    def play(self) -> Play:
        assert isinstance(self.table.play, Play)
        return self.table.play

    @property
    def clock(self) -> Countdown:
        assert self.play.clock, "The game is over."
        return self.play.clock

    @property
    def stage(self) -> str:
        """Whether it is played, over or closed."""
        return self.table.stage

    @property
    def is_paused(self) -> bool:
        """Whether the clock stands still."""
        return self.play.is_paused

    @property
    def seconds(self) -> float:
        """How long the table has been open."""
        return (self.now - START) / 1000

    @property
    def left(self) -> float:
        """How many seconds are left of what goes on."""
        return (self.clock.until - self.now) / 1000

    @property
    def lasts(self) -> tuple[str, float]:
        """What goes on, and how many seconds it lasts in all."""
        return self.clock.what, (self.clock.until - self.clock.since) / 1000

    @property
    def announced(self) -> Fact:
        """What all heard last."""
        return next(event.fact for event in reversed(self.play.told) if PUBLIC in event.audience)

    @property
    def called(self) -> str:
        """The character that is called just now."""
        return self.announced.role if self.play.is_secret and isinstance(self.announced, Called) else ""

    def heard(self, kind: type[F]) -> list[F]:
        """All facts of a kind that all have heard."""
        return [event.fact for _, event in self.news if PUBLIC in event.audience and isinstance(event.fact, kind)]

    def told(self, seat: str, kind: type[F]) -> list[F]:
        """All facts of a kind that a seat was told for itself."""
        return [event.fact for _, event in self.news if seat in event.audience and isinstance(event.fact, kind)]

    def asked(self, seat: str) -> str:
        """What a seat is asked, if anything."""
        prompt = self.play.prompt(seat)
        return str(prompt["verb"]) if prompt else ""

    def state(self, viewer: str) -> dict[str, Any]:
        """What a viewer's device shows, apart from the lists."""
        return state(self.table, viewer)

    def read_again(self) -> Table:
        """The table that the log tells of."""
        return Table.read(self.log)

    # -- acts ------------------------------------------------------------------------------------------------------

    def do(self, who: str, act: TableAct | HouseAct) -> None:
        """Do something now."""
        self.put(Entry(self.now, act, who))

    def put(self, entry: Entry) -> None:
        """Apply an entry, and write down what goes out."""
        self.table.apply(entry)
        self.log.append(entry)
        if isinstance(self.table.play, Play):
            self.news += [(self.seconds, event) for event in self.table.play.told[len(self.news) :]]

    def refused(self, who: str, act: TableAct | HouseAct) -> str:
        """Why an act is refused; nothing, if it is done."""
        try:
            self.do(who, act)
        except Refused as refusal:
            return refusal.reason
        return ""

    def answer(self, seat: str, what: str | list[str]) -> None:
        """Answer the prompt that stands."""
        self.do(seat, acts.Answer(self.play.number, what))

    def host(self, act: TableAct | HouseAct) -> None:
        """Do something as the host."""
        self.do(self.table.people.host, act)

    # -- time ------------------------------------------------------------------------------------------------------

    def ring(self) -> Entry | None:
        """Let the next thing happen that happens by itself."""
        due = self.table.due
        assert due is not None, "Nothing happens by itself any more."
        self.now = max(self.now, due)
        entry = self.table.next_entry(self.now)
        if entry:
            self.put(entry)
        return entry

    def wait(self, seconds: float) -> None:
        """Let time pass, and everything that happens in it."""
        until = self.now + round(seconds * 1000)
        while (due := self.table.due) is not None and due <= until:
            self.ring()
        self.now = until

    def until(self, holds: Callable[[], object]) -> None:
        """Let time pass until something holds."""
        for _ in range(MOST_STEPS):
            if holds():
                return
            self.ring()
        raise AssertionError("That never happens.")

    def until_call(self, role: str) -> None:
        """Let time pass until a character is called."""
        self.until(lambda: self.called == role)

    def until_talk(self) -> None:
        """Let time pass until the living may nominate, or may vote where they need not."""
        self.until(lambda: self.clock.what == "talk")

    # -- a day -----------------------------------------------------------------------------------------------------

    def nominate(self, nominee: str) -> None:
        """Nominate somebody, and confirm it."""
        by, confirming = [seat for seat in self.play.living if seat != nominee][:2]
        self.answer(by, nominee)
        self.answer(confirming, nominee)

    def vote(self, what: str) -> None:
        """Let all vote alike."""
        for seat in self.play.prompted:
            self.answer(seat, what)

    def hang(self, nominee: str) -> None:
        """Bring the day to its end on the gallows, up to the moment of the death."""
        self.until_talk()
        self.nominate(nominee)
        self.host(acts.EndTalk())
        self.vote("yes")


def lay(people: Collection[str] = NAMES[:6], bots: Collection[str] = ()) -> Party:
    """Lay a table for these people; those named as bots are bots."""
    party = Party()
    for name in people:
        if name == HOST:
            party.do("", acts.Laid("ABCDE", name, f"key of {name}", version=acts.VERSION))
        elif name in bots:
            party.do(HOST, acts.AddBot(name))
        else:
            party.do("", acts.Seated(name, f"key of {name}"))
    return party


def begin(
    book: str,
    deal: str,
    *,
    center: str = "",
    bots: Collection[str] = (),
    seed: int = 0,
    quick: bool = False,
    **plan: Any,
) -> Party:
    """Seat as many as there are cards in the deal, and begin a game in which they hold these, Ann the first."""
    dealt = deal.split()
    seats = NAMES[: len(dealt)]
    party = lay(seats, bots)
    party.host(acts.Plan(book, cards=cards_dealt_as([*dealt, *center.split()], seed), quick=quick, **plan))
    for chair in party.table.people.persons if quick else ():
        party.do(chair.name, acts.Agree(True))
    party.host(acts.Begun(seed, rulebook_named(book).version))
    held = party.play.game.view(MODERATOR)["cards"]
    assert [held[seat] for seat in seats] == dealt, "These cards cannot be dealt so."
    return party


def cards_dealt_as(wanted: list[str], seed: int) -> list[str]:
    """The order in which to lay these cards down, so that a seed deals them in the order wanted."""
    places = Lots(seed).shuffle("deal", range(len(wanted)))
    return [card for _, card in sorted(zip(places, wanted, strict=True))]
