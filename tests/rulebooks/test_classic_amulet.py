"""Classic: the Amulet, what stays secret, and the end."""

from itertools import product
from typing import Any

import pytest

from nightcall import MODERATOR, PUBLIC, Game, Refused, Setup
from nightcall.engine.deaths import is_struck
from nightcall.engine.event import (
    Called,
    Chose,
    Died,
    Fell,
    Noted,
    Pointed,
    Told,
)
from nightcall.engine.rulebook import Death
from nightcall.engine.town import Town
from nightcall.rulebooks.classic import CLASSIC_BOOK
from nightcall.rulebooks.roles.amulet import is_given
from nightcall.testing.games import learned, table
from nightcall.testing.playing import living
from tests.rulebooks.classic import A_FEW, NAMES, before_the_end, causes, played, setup, suggested


def to_the_day(game: Game) -> Game:
    """Let all time run out until the village talks."""
    while not game.phase.startswith("day"):
        game.time_up(game.asks[0].verb)
    return game


# -- the Amulet --------------------------------------------------------------------------------------------------------


def holder(game: Game) -> str:
    """Who has the Amulet, by the moderator's note pad."""
    notes = game.view(MODERATOR)["notes"]["game"]
    (seat,) = notes["amulet holder"]
    assert notes["amulet"] == [seat]
    return str(seat)


def test_the_amulet_is_drawn_from_the_seed_and_anybody_may_have_it() -> None:
    """C-07: every seat and every character."""
    games = [Game(setup(suggested(12), seed, amulet="lot")) for seed in range(300)]
    assert {holder(game) for game in games} == set(NAMES[:12])
    assert {game.view(MODERATOR)["cards"][holder(game)] for game in games} == set(suggested(12))
    assert [holder(Game(setup(suggested(12), seed, amulet="lot"))) for seed in range(9)] == list(map(holder, games[:9]))


def test_the_lot_of_the_amulet_moves_no_card() -> None:
    """C-07: it is given besides the card dealt."""
    for seed in range(20):
        deals = [Game(setup(suggested(12), seed, **more)).view(MODERATOR)["cards"] for more in ({}, {"amulet": "lot"})]
        assert deals[0] == deals[1]


@pytest.mark.parametrize("seed", range(12))
def test_only_the_holder_is_told_of_the_amulet(seed: int) -> None:
    """C-07 and C-19: not even that a lot was drawn reaches anybody else."""
    game = Game(setup(suggested(12), seed, amulet="lot"))
    first = holder(game)
    to_the_day(game)
    assert {seat for seat in game.seats if ("amulet", "yes") in learned(game, seat)} == {first}
    for viewer in (*game.seats, PUBLIC):
        said = [event for event in game.view(viewer)["events"] if "amulet" in event.values()]
        public = [("called", "amulet"), ("slept", "amulet")]
        assert [(event["kind"], event["role"]) for event in said if "role" in event] == public
        assert [event["about"] for event in said if "role" not in event] == ["amulet"] * (viewer == first)


def test_to_ask_whether_the_amulet_spares_a_life_shows_it_to_nobody() -> None:
    """C-121: it comes to light when it saves its holder, and not when somebody wonders."""
    town = Town(setup(suggested(12), amulet="P7"))
    list(is_given(town))
    before = list(town.events)
    assert not is_struck(town, Death("P7", "hanged")) and is_struck(town, Death("P6", "hanged"))
    assert town.events == before


def test_the_amulet_may_be_named_or_left_out() -> None:
    """C-07."""
    named = Game(setup(suggested(12), amulet="P7"))
    assert holder(named) == "P7"
    without = to_the_day(Game(setup(suggested(12))))
    assert "amulet" not in without.view(MODERATOR)["notes"]["game"]
    assert all(event.fact.role != "amulet" for event in without.events if isinstance(event.fact, Called))
    with pytest.raises(Refused):
        setup(suggested(12), amulet="P12")


def test_any_character_may_be_claimed_but_the_mason_and_nothing_comes_of_it() -> None:
    """C-50, C-73 and C-128: by whoever has the Amulet as by anybody else, true or not."""
    game = to_the_day(Game(setup(suggested(12), amulet="P3")))
    asked = [(ask.seat, ask.verb, ask.choices) for ask in game.asks]
    for seat, role in product(game.seats, CLASSIC_BOOK.roles):
        if role.id != "mason":
            game.claim(seat, role.id)
    assert [(ask.seat, ask.verb, ask.choices) for ask in game.asks] == asked and living(game) == list(game.seats)
    assert CLASSIC_BOOK.hears == ("mason",)


def test_anybody_may_say_to_have_the_amulet() -> None:
    """C-128: true or not."""
    game = to_the_day(Game(setup(suggested(12), amulet="P3")))
    for seat in ("P3", "P5"):
        game.claim(seat, "amulet")
    assert living(game) == list(game.seats)


# -- what stays secret -------------------------------------------------------------------------------------------------


def second_dawn(lovers: list[str], hanged: str, **answers: str) -> Game:
    """Eight play: make lovers, hang somebody on the first day, and answer in the second night as given."""
    game = table(
        "classic", Ann="werewolf", Ben="magician", Cem="cupid", Dan="villager", Eve="villager", Fay="villager",
        Gus="villager", Hal="villager",
    )  # fmt: skip
    game.answer("Cem", "pair", lovers)
    game.answer("Ann", "nominate", hanged)
    game.answer("Ben", "second", hanged)
    while game.phase == "day 1":
        game.answer(game.asks[0].seat, "vote", "yes")
    while game.phase == "night 2":
        game.answer(game.asks[0].seat, game.asks[0].verb, answers.get(game.asks[0].verb, "pass"))
    assert game.phase == "day 2"
    return game


def news(game: Game, viewer: str) -> list[dict[str, Any]]:
    """What a viewer hears at the second dawn."""
    return [event for event in game.view(viewer)["events"] if event["phase"] == "dawn 2"]


def test_a_broken_heart_looks_like_poison() -> None:
    """C-94: one dies in the night, and everything that all the others may know is the same."""
    heart = second_dawn(["Eve", "Fay"], "Fay")
    poison = second_dawn(["Gus", "Hal"], "Fay", poison="Eve")
    assert (causes(heart)["Eve"], causes(poison)["Eve"]) == ("heartbroken", "poisoned")
    for viewer in (PUBLIC, "Dan", "Ann"):
        assert heart.view(viewer) == poison.view(viewer)
    assert [event["kind"] for event in news(heart, PUBLIC)] == ["day-broke", "fell", "shown", "said"]


def test_a_couple_that_dies_of_the_pack_looks_like_two_deaths() -> None:
    """C-94: the one devoured and the other heartbroken, or the one poisoned and the other devoured."""
    couple = second_dawn(["Dan", "Eve"], "Fay", devour="Eve", save="no")
    two = second_dawn(["Gus", "Hal"], "Fay", devour="Dan", save="no", poison="Eve")
    assert causes(couple) == {"Fay": "hanged", "Eve": "devoured", "Dan": "heartbroken"}
    assert causes(two) == {"Fay": "hanged", "Eve": "poisoned", "Dan": "devoured"}
    assert couple.view(PUBLIC) == two.view(PUBLIC)
    assert [event.get("seat") for event in news(two, PUBLIC) if event["kind"] == "fell"] == ["Eve", "Dan"]


def test_who_was_devoured_is_told_from_the_poisoned_only_by_what_is_said_of_nobody() -> None:
    """C-94 and C-99."""
    devoured = second_dawn(["Gus", "Hal"], "Fay", devour="Eve", save="no")
    poisoned = second_dawn(["Gus", "Hal"], "Fay", poison="Eve")
    *same, said = news(poisoned, PUBLIC)
    assert news(devoured, PUBLIC) == same and (said["what"], said["rule"]) == ("nobody-devoured", "C-99")


@pytest.mark.parametrize("seed", A_FEW)
def test_before_the_end_nothing_tells_of_lovers_choices_or_causes(seed: int) -> None:
    """C-94: only the lovers hear who they are, only the pack whom it chose, and nobody of what one died by night."""
    game = played(seed)
    lovers = game.view(MODERATOR)["notes"].get("game", {}).get("lovers", [])
    for event in before_the_end(game):
        match event.fact:
            case Died(_, cause):
                hushed = cause in ("heartbroken", "poisoned", "devoured")
                assert event.audience == (() if hushed else (PUBLIC,))
            case Fell():
                assert (event.audience, event.rule) == ((PUBLIC,), "C-96")
            case Noted():
                assert event.audience == ()
            case Told(about, value):
                assert PUBLIC not in event.audience and len(event.audience) == 1
                assert about != "lover" or {*event.audience, value} == set(lovers)
            case Chose(seat):
                assert event.audience == (seat,)
            case Pointed("devour", votes):
                assert PUBLIC not in event.audience and set(votes) <= set(event.audience)
    for viewer in (PUBLIC, *game.seats):
        kinds = {(event["kind"], event.get("cause")) for event in game.view(viewer)["events"] if "cause" in event}
        assert kinds <= {("died", "hanged"), ("died", "shot"), ("died", "claimed")}


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", A_FEW)
def test_at_the_end_everybody_sees_all_cards_the_lovers_and_who_had_the_amulet(seed: int) -> None:
    """C-134: and it is not recorded as shown."""
    game = played(seed)
    moderator = game.view(MODERATOR)
    notes = moderator["notes"].get("game", {})
    had = [name for name in ("lovers", "amulet") if name in notes]
    assert game.outcome
    for viewer in (PUBLIC, *game.seats):
        view = game.view(viewer)
        assert {seat["name"]: seat["shown"] for seat in view["seats"]} == moderator["cards"]
        (end,) = [event for event in view["events"] if event["kind"] == "unmasked"]
        assert (end["cards"], end["rule"]) == (moderator["cards"], "C-134")
        assert sorted(end.get("noted", {})) == sorted(had)
        assert all(sorted(end["noted"][name]) == sorted(notes[name]) for name in had)
        assert view["outcome"] == {"teams": list(game.outcome.teams), "winners": list(game.outcome.winners)}


def handed_on() -> Game:
    """The Amulet goes from the last in the circle to the first and then to one between; then the game ends."""
    game = Game(
        Setup(
            rulebook="classic",
            deal={"Ann": "villager", "Ben": "werewolf", "Cem": "villager", "Dan": "villager", "Eve": "villager"},
            amulet="Eve",
        )
    )
    for giver, heir in (("Eve", "Ann"), ("Ann", "Cem")):
        game.time_up("nominate")
        game.answer("Ben", "devour", "pass")
        game.answer(giver, "hand", heir)
    game.claim("Ben", "mason")
    return game


def test_the_end_shows_the_way_of_the_amulet() -> None:
    """C-134: from hand to hand, as the moderator has noted it."""
    game = handed_on()
    assert game.outcome and game.view(MODERATOR)["notes"]["game"]["amulet"] == ["Eve", "Ann", "Cem"]
    for viewer in (PUBLIC, *game.seats):
        assert game.view(viewer)["events"][-1]["noted"] == {"amulet": ["Eve", "Ann", "Cem"]}
