"""Tables of bots only, of every book: all answers are legal, drawn from the own view alone, and not against friends."""

from random import Random
from typing import Any

import pytest

from nightcall import Ask, Game, Setup
from nightcall.bots import Player
from nightcall.engine.ask import Choice
from nightcall.engine.rulebook import rulebook_named
from nightcall.testing.setups import any_setup
from tests.bots.company import play, told

View = dict[str, Any]

TABLES = {"village": 200, "bigbox": 200, "classic": 200, "onenight": 300, "daybreak": 300}
"""How many tables of each book."""
CHUNK = 50
MOST_SEATS = 12
"""Larger tables take longer and show nothing else; a few stand below."""
WOLVES = ("werewolf", "alpha-wolf", "seeing-wolf", "dream-wolf", "minion")
SAMPLE = 11
"""Every so many answers are given twice."""


def tables() -> list[tuple[str, int]]:
    """The tables, some at a time."""
    return [(book, first) for book, number in TABLES.items() for first in range(0, number, CHUNK)]


def small_table(book: str, seed: int) -> Setup:
    """Any table of a book that is not too large."""
    random = Random(f"{book} {seed}")
    while len((setup := any_setup(rulebook_named(book), random)).seats) > MOST_SEATS:
        pass
    return setup


@pytest.mark.parametrize(("book", "first"), tables())
def test_any_table_plays_to_its_end_by_legal_and_sensible_answers(book: str, first: int) -> None:
    for seed in range(first, first + CHUNK):
        game = play(small_table(book, seed), seed, watch=check)
        assert game.outcome is not None  # an illegal answer would have been refused


@pytest.mark.parametrize(("book", "seats"), [("village", 24), ("bigbox", 30), ("classic", 30)])
def test_a_large_table_plays_to_its_end(book: str, seats: int) -> None:
    names = tuple(f"P{number}" for number in range(seats))
    cards = rulebook_named(book).suggested(seats)
    assert play(Setup(rulebook=book, seats=names, cards=cards, seed=1), 1).outcome


# -- what holds of every answer ------------------------------------------------------------------------------------


def check(game: Game, ask: Ask, what: Choice, player: Player) -> None:
    """Whatever is answered: the same whoever has learned the same, nothing against the pack, a find not forgotten."""
    view = game.view(ask.seat)
    if len(view["events"]) % SAMPLE == 0:
        check_pure(game, ask, player)
    if not any(event["kind"] == "told" and event["about"] == "artifact" for event in view["events"]):
        check_loyal(view, ask.verb, what)
    check_seer(view, ask.verb, what)
    check_day(view, ask.verb, what)


def check_pure(game: Game, ask: Ask, player: Player) -> None:
    """Whoever sits down now and is told the same says the same, however often either is asked."""
    other, may = told(game, player.seat, player.seed), player.outset.may_claim
    assert player.answer(ask) == other.answer(ask) == player.answer(ask)
    assert player.claim(may) == other.claim(may) == player.claim(may)


def news(view: View, about: str) -> list[View]:
    return [event for event in view["events"] if event["kind"] == "told" and event["about"] == about]


def friends_of(view: View) -> list[str]:
    """The pack of a seat: as told, with whom the Alpha Wolf or a look has added, without those whose cards lie open."""
    pack = news(view, "pack")[-1]["value"] if news(view, "pack") else []
    infected = [event["what"] for event in view["events"] if event["kind"] == "chose" and event["verb"] == "infect"]
    looked = [seat for event in news(view, "look") for seat, card in event["value"].items() if card in WOLVES]
    shown = [seat["name"] for seat in view["seats"] if "shown" in seat]
    return [seat for seat in (*pack, *infected, *looked) if pack and seat not in shown]


def check_loyal(view: View, verb: str, what: Choice) -> None:
    """Nobody of a pack, nor a Minion, nominates, seconds or votes against it while there is another choice."""
    ask, pack = view["asks"][0], friends_of(view)
    if verb not in ("nominate", "second", "vote"):
        return
    if what == "yes":
        assert ask["about"]["nominee"] not in pack
    lovers = [event["value"] for event in news(view, "lover")]
    others = [seat for seat in ask["choices"] if seat not in (view["you"], *pack, *lovers)]
    assert what not in pack or not (others or ask["may_pass"])


def check_seer(view: View, verb: str, what: Choice) -> None:
    """Nobody looks twice while there is somebody new, votes for somebody found good, or spares a wolf found."""
    seen = {event["of"]: event["value"] for event in news(view, "see")}
    lovers = [event["value"] for event in news(view, "lover")]
    if verb == "see" and any(seat not in seen for seat in view["asks"][0]["choices"]):
        assert what not in seen
    if verb == "vote" and "yes" in view["asks"][0]["choices"] and view["card"] in ("seer", "oracle"):
        nominee = view["asks"][0]["about"]["nominee"]
        if nominee in seen and nominee not in lovers:
            assert (what == "yes") == (seen[nominee] == "yes")


def check_day(view: View, verb: str, what: Choice) -> None:
    """Nobody nominates oneself, or twice in a day, or somebody who was nominated today."""
    if verb == "nominate" and what != "pass":
        today = [event for event in view["events"] if event["kind"] == "nominated" and event["phase"] == view["phase"]]
        assert what != view["you"]
        assert all(event["by"] != view["you"] and event["seat"] != what for event in today)
        assert len(today) < 5
