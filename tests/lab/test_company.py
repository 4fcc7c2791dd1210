"""The company at a table of the lab: who plays which seat, what each is told, and what comes of a claim."""

from collections.abc import Sequence

import pytest

from nightcall import Game, Refused, Setup
from nightcall.bots import Coin, Dice, Outset, Player, Sense
from nightcall.cli.laying import NAMES
from nightcall.engine.ask import Ask, Choice
from nightcall.engine.event import PUBLIC, Claimed, Dealt, Died, Ended, Event
from nightcall.engine.rulebook import Rulebook, bound
from nightcall.lab import play, simulate
from nightcall.lab.company import Seating


class Scribe(Player):
    """Writes down what it is told, and answers the first thing on offer."""

    def __init__(self, seat: str, outset: Outset, seed: int) -> None:
        super().__init__(seat, outset, seed)
        self.page: list[Event] = []
        PAGES[seat] = self

    def learn(self, event: Event) -> None:
        self.page.append(event)

    def answer(self, ask: Ask) -> Choice:
        assert ask.seat == self.seat
        what = next(ask.legal())
        return what if isinstance(what, str) else tuple(what)


PAGES: dict[str, Scribe] = {}
"""Who writes in the game that is played."""


class Boaster(Scribe):
    """Claims what the rules hear as soon as it may talk, and whatever else there is, again and again."""

    def claim(self, may: Sequence[str]) -> str | None:
        return next((card for card in self.outset.book.hears if card in may), may[0])


@pytest.fixture(autouse=True)
def pages() -> None:
    PAGES.clear()


def table(book: Rulebook, seats: int = 8, seed: int = 4) -> Game:
    return Game(Setup(rulebook=book.id, seats=NAMES[:seats], cards=book.suggested(seats), seed=seed))


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
@pytest.mark.parametrize("kind", [Scribe, Boaster])
def test_each_is_told_what_reaches_the_seat_to_the_end(book: Rulebook, kind: type[Scribe]) -> None:
    game = table(book)
    play(game, kind, 4)
    assert tuple(PAGES) == game.seats
    for seat, scribe in PAGES.items():
        assert scribe.page == [event for event in game.events if event.reaches(seat)]
        assert any(isinstance(event.fact, Ended) for event in scribe.page)


def test_all_know_what_is_played_and_nobody_the_deal_or_its_seed() -> None:
    game = table(bound()[0])
    play(game, Scribe, 4)
    for scribe in PAGES.values():
        assert scribe.outset == Outset(game.seats, scribe.outset.opened)
        assert scribe.page[0].fact == scribe.outset.opened
        assert PUBLIC in scribe.page[0].audience
    assert len({4, *(scribe.seed for scribe in PAGES.values())}) == len(game.seats) + 1


def test_a_claim_that_the_rules_hear_is_worked_out_in_the_lab() -> None:
    deal = dict(zip(NAMES[:6], ("mason", "mason", "werewolf", "seer", "villager", "villager"), strict=True))
    game = Game(Setup(rulebook="classic", deal=deal))
    play(game, Boaster)
    facts = [event.fact for event in game.events]
    claimed = next(place for place, fact in enumerate(facts) if isinstance(fact, Claimed))
    assert any(isinstance(fact, Died) and fact.seat in deal for fact in facts[claimed:])


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_a_team_may_be_played_by_another_kind(book: Rulebook) -> None:
    game = table(book)
    players = Seating(Dice, {"village": Sense, "werewolf": Coin}).players(game, 4)
    kinds = {"village": Sense, "werewolf": Coin}
    for event in game.events:
        if isinstance(event.fact, Dealt):
            team = book.role(event.fact.card).team
            assert type(players[event.fact.seat]) is kinds.get(team, Dice)


def test_coins_of_a_team_are_one_coin() -> None:
    game = table(bound()[0])
    players = Seating(Sense, {"village": Coin}).players(game, 4)
    assert len({id(player) for player in players.values() if isinstance(player, Coin)}) == 1


def test_a_day_on_which_nobody_is_ever_hanged_has_an_end() -> None:
    """Coins nominate again and again, and whoever always passes never backs them."""

    class Passing(Player):
        def answer(self, ask: Ask) -> Choice:
            return "pass" if ask.may_pass else ask.choices[-1]

    setup = Setup(rulebook="village", seats=NAMES[:8], cards=bound()[0].suggested(8))
    tally = simulate(setup, Passing, teams={"werewolf": Coin}, games=3)
    assert tally.won["werewolf"] == 3


def test_a_team_that_the_book_does_not_have_is_refused() -> None:
    setup = Setup(rulebook="village", seats=NAMES[:8], cards=bound()[0].suggested(8))
    with pytest.raises(Refused, match="“vampire” is no option and no team of Village; its teams are: "):
        simulate(setup, teams={"vampire": Sense})
