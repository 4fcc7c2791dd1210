"""Plain good sense, case by case: what a bot does with what it was told."""

import ast
from pathlib import Path
from typing import Any

import pytest

import nightcall.bots
from nightcall import Ask, Game, Setup
from nightcall.bots import Outset, Sense
from nightcall.engine.ask import Choice, Each
from nightcall.lab import play
from nightcall.testing.games import learned
from tests.bots.company import told

SEEDS = range(25)
DEAL = {"Ann": "werewolf", "Ben": "werewolf", "Cem": "seer", "Dan": "witch", "Eve": "healer", "Fay": "hunter"}


def answers(game: Game, seat: str, seeds: range = SEEDS) -> list[Choice]:
    """What bots in this seat answer, each with a seed of its own."""
    ask = game.ask_of(seat)
    assert ask
    return [told(game, seat, seed).answer(ask) for seed in seeds]


def says(game: Game, seat: str) -> set[Choice]:
    """All that a bot in this seat would answer, whatever its seed."""
    return set(answers(game, seat))


def claims(game: Game, seat: str) -> set[str | None]:
    """All that a bot in this seat would claim, whatever its seed."""
    return {told(game, seat, seed).claim(Outset.of(game.seats, game.events).may_claim) for seed in SEEDS}


def night(game: Game, **chosen: str) -> Game:
    """Play a night in which each verb is answered so; what is not named is declined if it may be."""
    while game.phase.startswith("night") and game.outcome is None:
        ask = game.asks[0]
        game.answer(ask.seat, ask.verb, chosen.get(ask.verb) or ("pass" if ask.may_pass else ask.choices[0]))
    return game


def village(**deal: str) -> Game:
    return Game(Setup(rulebook="village", deal=DEAL | deal))


def classic(cards: str) -> Game:
    return Game(Setup(rulebook="classic", deal=dict(zip(DEAL, cards.split(), strict=True))))


def one_night(center: str, **deal: str) -> Game:
    return Game(Setup(rulebook="onenight", deal=deal, center=tuple(center.split())))


# -- a bot -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"may_pass": True},
        {"count": (2, 3)},
        {"options": (("Ben", "Cem"), ("Cem",))},
        {"options": (), "may_pass": True},
    ],
)
def test_a_verb_of_the_future_gets_any_answer_on_offer(more: dict[str, Any]) -> None:
    ask = Ask("Ann", Each(("Ann",), "sing", **({"options": ("Ben", "Cem", "Dan")} | more)), str)
    given = [told(village(), "Ann", seed).answer(ask) for seed in SEEDS]
    assert len(set(given)) > 1 or not ask.choices
    assert all(map(ask.allows, given))


def test_a_bot_may_know_events_and_rules_and_nothing_of_games_nor_of_what_others_answer() -> None:
    for page in Path(nightcall.bots.__path__[0]).glob("*.py"):
        tree = list(ast.walk(ast.parse(page.read_text("utf-8"))))
        imported = {node.module for node in tree if isinstance(node, ast.ImportFrom)}
        assert not imported & {f"nightcall.engine.{room}" for room in ("game", "town", "setup", "view", "log")}
        assert not {node.attr for node in tree if isinstance(node, ast.Attribute)} & {"answers", "left", "missing"}


# -- the pack --------------------------------------------------------------------------------------------------------


def test_a_pack_agrees_at_once() -> None:
    game = village()
    assert says(game, "Ann") == says(game, "Ben")
    assert len(says(game, "Ann")) == 1


def test_a_pack_asked_again_follows_whoever_pointed_elsewhere() -> None:
    game = village()
    (first,) = says(game, "Ann")
    other = next(seat for seat in ("Cem", "Dan", "Eve") if seat != first)
    game.answer("Ann", "devour", first)
    game.answer("Ben", "devour", other)
    assert says(game, "Ann") == says(game, "Ben") == {other}


def test_a_pack_does_not_choose_the_one_its_member_loves() -> None:
    for lover in ("Cem", "Dan", "Eve", "Fay"):
        game = village(Gus="cupid", Hal="villager")
        game.answer("Gus", "pair", ["Ann", lover])
        assert lover not in says(game, "Ann")


# -- Seers -----------------------------------------------------------------------------------------------------------


def found() -> Game:
    """The first day, the Seer having found a wolf."""
    return night(village(), devour="Dan", see="Ann", save="yes", heal="Fay")


def test_a_seer_looks_at_somebody_new() -> None:
    game = found()
    for seat in ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay"):
        game.answer(seat, "nominate", "pass")
    for seat in ("Ann", "Ben"):
        game.answer(seat, "devour", "Dan")
    assert "Ann" not in says(game, "Cem")


def test_a_seer_who_has_found_a_wolf_says_so_and_nominates_it() -> None:
    game = found()
    assert says(game, "Cem") == {"Ann"}
    assert claims(game, "Cem") == {"seer"}
    game.claim("Cem", "seer")
    assert claims(game, "Cem") == {None}


def test_the_village_follows_a_seer_and_the_pack_does_not() -> None:
    game = found()
    game.claim("Cem", "seer")
    game.answer("Cem", "nominate", "Ann")
    assert says(game, "Eve") == says(game, "Fay") == {"Ann"}
    assert says(game, "Ben") == {"pass"}
    game.answer("Eve", "second", "Ann")
    assert says(game, "Cem") == says(game, "Dan") == says(game, "Eve") == says(game, "Fay") == {"yes"}
    assert says(game, "Ann") == says(game, "Ben") == {"no"}


def test_of_two_seers_neither_is_believed() -> None:
    game = found()
    game.claim("Cem", "seer")
    game.claim("Ben", "seer")
    game.answer("Cem", "nominate", "Ann")
    assert says(game, "Eve") == says(game, "Fay") == {"pass"}


def test_a_healer_protects_a_seer_who_has_stepped_forward() -> None:
    game = found()
    game.claim("Cem", "seer")
    for seat in ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay"):
        game.answer(seat, "nominate", "pass")
    for seat, verb in (("Ann", "devour"), ("Ben", "devour"), ("Cem", "see")):
        game.answer(seat, verb, "Dan")
    game.answer("Dan", "poison", "pass")
    assert answers(game, "Eve").count("Cem") > 15


# -- others ----------------------------------------------------------------------------------------------------------


def test_a_witch_saves_herself_and_poisons_nobody_whom_she_does_not_know() -> None:
    game = village()
    for seat in ("Ann", "Ben"):
        game.answer(seat, "devour", "Dan")
    game.answer("Cem", "see", "Ann")
    assert says(game, "Dan") == {"yes"}
    game.answer("Dan", "save", "yes")
    assert says(game, "Dan") == {"pass"}


def test_a_hunter_shoots_only_at_a_suspect_unless_it_must_be() -> None:
    game = night(village(), devour="Fay", see="Ann", heal="Dan")
    assert game.asks[0].verb == "shoot"
    assert says(game, "Fay") == {"pass"}


def test_masons_stand_by_each_other_and_never_say_what_they_are() -> None:
    game = night(classic("mason mason werewolf villager villager cobbler"))
    assert "Ben" not in says(game, "Ann")
    game.answer("Dan", "nominate", "Ben")
    game.answer("Eve", "second", "Ben")
    assert says(game, "Ann") == {"no"}
    assert claims(game, "Ann") == claims(game, "Ben") == {None}


def test_a_cobbler_wants_to_hang() -> None:
    game = night(classic("cobbler villager werewolf villager villager villager"))
    assert claims(game, "Ann") == {None, "werewolf"}
    game.answer("Dan", "nominate", "Ann")
    assert says(game, "Ann") == {"Ann"}
    game.answer("Eve", "second", "Ann")
    assert says(game, "Ann") == {"yes"}


def test_a_village_without_a_hint_mostly_passes() -> None:
    game = night(village(Cem="villager"))
    assert 50 < answers(game, "Cem", range(100)).count("pass") < 95


# -- a single night --------------------------------------------------------------------------------------------------


def test_wolves_and_minion_point_outside_the_pack() -> None:
    game = one_night("robber drunk seer", Ann="werewolf", Ben="werewolf", Cem="minion", Dan="villager", Eve="villager")
    assert says(game, "Cem") <= {"Dan", "Eve"}
    assert says(game, "Ann") <= {"Cem", "Dan", "Eve"}
    assert says(game, "Ann") == says(game, "Ben")
    assert claims(game, "Ann") == {"villager"}


def test_a_robber_is_what_was_robbed() -> None:
    game = one_night("villager drunk seer", Ann="robber", Ben="werewolf", Cem="villager", Dan="troublemaker")
    game.answer("Ben", "look", "pass")
    game.answer("Ann", "rob", "Ben")
    game.answer("Dan", "swap", "pass")
    assert learned(game, "Ann") == [("rob", "werewolf")]
    assert "Dan" in says(game, "Ann")  # anybody, for the village is the enemy now
    assert claims(game, "Ann") == {"villager"}


def test_a_seer_points_at_the_wolf_seen_and_not_at_a_villager_seen() -> None:
    for seen, points in (("Ben", {"Ben"}), ("Cem", {"Ben", "Dan"})):
        game = one_night("villager drunk villager", Ann="seer", Ben="werewolf", Cem="villager", Dan="hunter")
        game.answer("Ben", "look", "pass")
        game.answer("Ann", "look", seen)
        assert says(game, "Ann") == points
        assert claims(game, "Ann") == {"seer"}


def test_where_no_wolf_is_left_each_points_at_the_next() -> None:
    game = one_night("werewolf werewolf drunk", Ann="seer", Ben="villager", Cem="villager", Dan="hunter")
    game.answer("Ann", "look", ["center 1", "center 2"])
    assert says(game, "Ann") == {"Ben"}


def test_somebody_who_says_to_hold_my_only_card_is_a_liar() -> None:
    game = one_night("werewolf robber drunk", Ann="seer", Ben="werewolf", Cem="villager", Dan="hunter")
    game.answer("Ben", "look", "pass")
    game.answer("Ann", "look", "pass")
    game.claim("Ben", "seer")
    assert says(game, "Ann") == {"Ben"}


@pytest.mark.parametrize("seed", range(12))
def test_bots_play_on_where_nobody_is_of_the_village(seed: int) -> None:
    """A wolf that wants to hide finds no harmless card in such a set."""
    names = tuple(f"P{number}" for number in range(8))
    cards = ("werewolf",) * 4 + ("vampire",) * 4
    game = Game(Setup(rulebook="bigbox", seats=names, cards=cards, seed=seed))
    assert play(game, Sense, seed, most=3000)
    assert game.outcome
