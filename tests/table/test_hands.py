"""The hands of the bots: any kind of player may sit at a table, and whoever comes late has heard all that was told."""

import pytest

from nightcall.bots import PLAYERS, Outset, PlayerKind, Sense
from nightcall.engine.event import Event
from nightcall.engine.rulebook import RULEBOOKS
from nightcall.table.acts import Entry, LetBotPlay
from nightcall.table.play import Play
from nightcall.table.stage import OVER
from nightcall.table.table import Table
from nightcall.testing.tables import begin, do, laid

SEATS = 8
SAMPLE = 23
"""After every so many entries the table is read again."""

LATE = 20
"""After so many entries a bot takes over the host's seat."""


def game(kind: PlayerKind, book: str, seed: int = 3) -> Table:
    """A game that bots of a kind play, on every chair."""
    table = laid("Ann", bots=SEATS - 1, bots_are=kind)
    begin(table, seed, rulebook=book)
    do(table, "Ann", LetBotPlay(True))
    return table


def read_again(kind: PlayerKind, book: str, entries: list[Entry]) -> Table:
    """The same table, made anew."""
    table = game(kind, book)
    for entry in entries:
        table.apply(entry)
    return table


@pytest.mark.parametrize("book", RULEBOOKS)
@pytest.mark.parametrize("kind", PLAYERS.values())
def test_a_bot_that_is_made_anew_does_what_it_would_have_done(kind: PlayerKind, book: str) -> None:
    table, entries = game(kind, book), list[Entry]()
    while (due := table.due) is not None:
        entry = table.next_entry(due)
        if len(entries) % SAMPLE == 0:
            again = read_again(kind, book, entries)
            assert again.next_entry(due) == entry
        if entry:
            table.apply(entry)
            entries.append(entry)
    assert table.stage == OVER
    assert len({entry.who for entry in entries}) == SEATS + 1


@pytest.mark.parametrize("book", RULEBOOKS)
def test_a_bot_is_told_what_has_gone_out_to_its_seat_even_if_it_comes_late(book: str) -> None:
    told: dict[str, list[Event]] = {}

    class Spied(Sense):
        def learn(self, event: Event) -> None:
            told.setdefault(self.seat, []).append(event)
            super().learn(event)

    table = laid("Ann", bots=SEATS - 1, bots_are=Spied)
    begin(table, 3, rulebook=book)
    entries = 0
    while (due := table.due) is not None:
        if entry := table.next_entry(due):
            assert isinstance(table.play, Play)
            if entry.who:
                assert told[entry.who] == [event for event in table.play.told if event.reaches(entry.who)]
            table.apply(entry)
            entries += 1
        if entries == LATE:
            assert "Ann" not in told
            do(table, "Ann", LetBotPlay(True))
    assert len(told["Ann"]) > LATE // 2


@pytest.mark.parametrize("book", RULEBOOKS)
def test_no_player_knows_the_seed_that_deals(book: str) -> None:
    seeds: list[int] = []

    class Spied(Sense):
        def __init__(self, seat: str, outset: Outset, seed: int) -> None:
            super().__init__(seat, outset, seed)
            seeds.append(seed)

    table = game(Spied, book, seed=12345)
    while (due := table.due) is not None and len(seeds) < SEATS:
        if entry := table.next_entry(due):
            table.apply(entry)
    assert len({12345, *seeds}) == SEATS + 1
