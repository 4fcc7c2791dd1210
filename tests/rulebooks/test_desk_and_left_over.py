"""Big Box at the moderator's desk, and the left-over card where the table names it: what must not be accepted."""

import pytest

from nightcall import MODERATOR, PUBLIC, Game, Refused, Setup

SEATS = tuple("ABCDEFGH")


def test_a_left_over_card_goes_with_the_drunkard_and_is_not_the_drunkard() -> None:
    """B-03 and B-04."""
    cards = ("werewolf", "werewolf", "seer", *["villager"] * 4)
    for extra in ("vampire", "drunkard"):
        with pytest.raises(Refused) as refused:
            Setup(rulebook="bigbox", seats=SEATS, cards=cards, extra=extra)
        assert refused.value.reason == "left-over-unwanted"


def test_whoever_is_dealt_prowls_though_the_left_over_card_is_named() -> None:
    """B-04: no deal is made in which nobody prowls, unless there is nobody in the set."""
    cards = ("werewolf", "drunkard", "seer", *["villager"] * 5)
    for seed in range(20):
        game = Game(Setup(rulebook="bigbox", seats=SEATS, cards=cards, extra="villager", seed=seed))
        dealt = game.view(MODERATOR)["cards"]
        assert dealt["left-over"] == "villager" and "werewolf" in [dealt[seat] for seat in SEATS]


def test_without_a_left_over_card_nobody_is_the_drunkard() -> None:
    """B-03 at a desk that knows no set: to pass means that no card was left over."""
    game = Game(Setup(rulebook="bigbox", seats=SEATS, unknown=True))
    assert [(ask.verb, ask.about["seat"], ask.may_pass) for ask in game.asks] == [("turns", "left-over", True)]
    game.answer(MODERATOR, "turns", "pass")
    asked = set()
    while game.phase != "day 2" and not game.outcome:
        (ask, *_) = game.asks
        if ask.seat == MODERATOR and ask.verb == "holds":
            asked.add(ask.about["role"])
            holders = {"werewolf": ["A", "B"], "seer": ["C"]}.get(ask.about["role"], [])
            game.answer(MODERATOR, "holds", holders)
        elif ask.seat == MODERATOR:
            game.answer(MODERATOR, "turns", "villager")
        elif ask.may_pass:
            game.answer(ask.seat, ask.verb, "pass")
        else:
            game.answer(ask.seat, ask.verb, next(ask.legal()))
    assert "stray-cat" in asked and "drunkard" not in asked


@pytest.mark.parametrize("book", ["village", "bigbox"])
def test_with_the_open_office_no_mayor_card_is_looked_for(book: str) -> None:
    """V-81 and B-84 at a desk that knows no set."""
    game = Game(Setup(rulebook=book, seats=SEATS, unknown=True, mayor="A"))
    if game.asks[0].verb == "turns":
        assert "mayor" not in game.asks[0].choices
        game.answer(MODERATOR, "turns", "pass")
    while game.phase == "night 1":
        (ask, *_) = game.asks
        assert ask.about.get("role") != "mayor"
        game.answer(
            ask.seat,
            ask.verb,
            []
            if ask.verb == "holds" and ask.about["role"] != "werewolf"
            else (["B"] if ask.verb == "holds" else "pass"),
        )
    assert game.phase in ("day 1", "dawn 1")


def test_who_was_never_found_is_not_laid_open() -> None:
    """V-97: at the desk the program shows what it knows."""
    cards = ("werewolf", "stray-cat", *["villager"] * 6)
    game = Game(Setup(rulebook="bigbox", seats=SEATS, cards=cards, unknown=True))
    game.answer(MODERATOR, "holds", ["A"])
    game.answer("A", "devour", "pass")
    game.answer("B", "nominate", "A")
    game.answer("C", "second", "A")
    for seat in SEATS:
        game.answer(seat, "vote", "yes")
    (unmasked,) = [event for event in game.view(PUBLIC)["events"] if event["kind"] == "unmasked"]
    assert unmasked["cards"] == {"A": "werewolf"}
