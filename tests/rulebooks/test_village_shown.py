"""Village: what a story does not look at: how a question is put, who hears of an answer, what lies open."""

from typing import Any

import pytest

from nightcall import PUBLIC, Game, Refused, Setup
from nightcall.testing.games import table, telling

OPEN = {"mayor": "open"}


def news(game: Game, viewer: str, *kinds: str) -> list[dict[str, Any]]:
    """The events of these kinds that reach a viewer, without their place in the log."""
    events = [event for event in game.view(viewer)["events"] if event["kind"] in kinds]
    return [{key: value for key, value in event.items() if key not in ("n", "phase", "kind")} for event in events]


def mayors(game: Game) -> list[str]:
    """Before whom the Mayor's card lies, as everybody sees it."""
    return [seat["name"] for seat in game.view(PUBLIC)["seats"] if seat.get("marks") == ["mayor"]]


def everyone(game: Game, verb: str, **answers: str) -> None:
    """Let each seat answer as given."""
    for seat, answer in answers.items():
        game.answer(seat, verb, answer)


def six(**options: Any) -> Game:
    return table(
        Ann="werewolf", Ben="werewolf", Cem="villager", Dan="villager", Eve="villager", Fay="villager", **options
    )


# -- the open Mayor ------------------------------------------------------------------------------------------------


def test_the_ballot_is_open_and_the_mayors_card_lies_before_the_winner_for_all_to_see() -> None:
    """V-81 and V-82."""
    game = six(options=OPEN)
    votes = {"Ann": "Ann", "Ben": "Ann", "Cem": "Dan", "Dan": "Dan", "Eve": "Dan", "Fay": "Dan"}
    assert mayors(game) == [] and all(ask.rule == "V-82" and not ask.again for ask in game.asks)
    everyone(game, "elect", **votes)
    assert mayors(game) == ["Dan"]
    for viewer in ("Fay", PUBLIC):
        assert news(game, viewer, "balloted") == [{"votes": votes, "rule": "V-82"}]
        assert news(game, viewer, "marked") == [{"mark": "mayor", "seat": "Dan", "rule": "V-82"}]


def test_a_tied_ballot_is_put_once_more_and_says_so_and_then_a_lot_falls_before_all() -> None:
    """V-82."""
    game = six(options=OPEN, stops=("lot",))
    tie = {"Ann": "Ann", "Ben": "Ann", "Cem": "Ann", "Dan": "Dan", "Eve": "Dan", "Fay": "Dan"}
    everyone(game, "elect", **tie)
    assert all(ask.again and ask.choices == ("Ann", "Dan") for ask in game.asks)
    assert game.view("Ann")["asks"][0]["again"] is True
    everyone(game, "elect", **tie)
    assert game.stop == "elect"
    game.go_on()
    (mayor,) = mayors(game)
    assert news(game, PUBLIC, "drawn") == [{"verb": "elect", "what": mayor, "rule": "V-82"}]


def test_whoever_is_late_for_the_ballot_votes_by_lot_each_by_a_lot_of_their_own() -> None:
    """V-82 and V-98: only that player hears how the own lot fell; the ballot then shows every vote."""
    game = six(options=OPEN)
    everyone(game, "elect", Ann="Cem", Ben="Cem", Cem="Cem")
    game.time_up("elect")
    (ballot, *_) = news(game, PUBLIC, "balloted")
    for seat in ("Dan", "Eve", "Fay"):
        assert news(game, seat, "drawn")[0] == {"verb": "elect", "what": ballot["votes"][seat], "rule": "V-82"}
    assert news(game, PUBLIC, "drawn") == news(game, "Ann", "drawn") == []

    def lots(seats: tuple[str, ...]) -> dict[str, str]:
        game = six(options=OPEN)
        everyone(game, "elect", **dict.fromkeys(seats, "Cem"))
        game.time_up("elect")
        return dict(news(game, PUBLIC, "balloted")[0]["votes"])

    assert lots(("Ann", "Ben", "Cem", "Dan", "Eve"))["Fay"] == lots(("Ann", "Ben", "Cem", "Dan"))["Fay"]


def test_the_mayors_card_moves_to_the_heir_and_nobody_talks_meanwhile() -> None:
    """V-85 and V-86."""
    game = six(options=OPEN)
    everyone(game, "elect", **dict.fromkeys(("Ann", "Ben", "Cem", "Dan", "Eve", "Fay"), "Dan"))
    everyone(game, "devour", Ann="Dan", Ben="Dan")
    assert [(ask.seat, ask.verb, ask.rule) for ask in game.asks] == [("Dan", "bequeath", "V-85")]
    assert all(game.view(seat)["may_talk"] is False for seat in ("Ann", "Dan", "Eve"))
    game.answer("Dan", "bequeath", "Eve")
    assert mayors(game) == ["Eve"]
    for viewer in ("Ann", PUBLIC):
        assert news(game, viewer, "marked")[-1] == {"mark": "mayor", "seat": "Eve", "by": "Dan", "rule": "V-85"}


def test_the_mayors_card_is_gone_when_nobody_is_left_to_take_it() -> None:
    """V-87: the Mayor falls to the only Werewolf, who is the Mayor's lover."""
    game = table(Ann="werewolf", Ben="cupid", options=OPEN)
    everyone(game, "elect", Ann="Ben", Ben="Ben")
    game.answer("Ben", "pair", ["Ann", "Ben"])
    game.answer("Ann", "devour", "Ben")
    assert game.outcome and mayors(game) == []
    assert news(game, PUBLIC, "marked")[-1] == {"mark": "mayor", "seat": "", "by": "Ben", "rule": "V-85"}


# -- how a question is put -----------------------------------------------------------------------------------------


def test_the_healer_hears_who_may_not_be_healed_again_and_by_which_rule() -> None:
    """V-47."""
    game = table(Ann="werewolf", Cem="healer", Dan="villager", Eve="villager")
    game.answer("Ann", "devour", "pass")
    game.answer("Cem", "heal", "Dan")
    game.time_up("nominate")
    game.answer("Ann", "devour", "Dan")
    (ask,) = game.asks
    assert (ask.seat, ask.verb, list(ask.legal()), dict(ask.barred)) == ("Cem", "heal", ["Ann", "Eve"], {"Dan": "V-47"})
    assert game.view("Cem")["asks"][0]["barred"] == {"Dan": "V-47"}
    with pytest.raises(Refused) as refusal:
        game.answer("Cem", "heal", "Dan")
    assert refusal.value.rule == "V-47"


def test_whoever_nominates_hears_who_was_spared_today_and_by_which_rule() -> None:
    """V-72 and V-73: a tie without a Mayor spares, and all are told that it did."""
    game = table(Ann="werewolf", Ben="villager", Cem="villager", Dan="villager")
    game.answer("Ann", "devour", "pass")
    game.answer("Ann", "nominate", "Ben")
    game.answer("Cem", "second", "Ben")
    everyone(game, "vote", Ann="yes", Ben="no", Cem="yes", Dan="no")
    assert news(game, PUBLIC, "voted")[0]["hanged"] == "no"
    assert all(dict(ask.barred) == {"Ben": "V-73"} for ask in game.asks)
    with pytest.raises(Refused) as refusal:
        game.answer("Ann", "nominate", "Ben")
    assert refusal.value.rule == "V-73"


def test_the_witch_is_asked_about_the_victim() -> None:
    """V-39."""
    game = table(Ann="werewolf", Ben="witch", Cem="villager")
    game.answer("Ann", "devour", "Cem")
    (ask,) = game.asks
    assert (ask.verb, dict(ask.about)) == ("save", {"victim": "Cem"})


def test_the_seer_is_told_of_whom() -> None:
    """V-37."""
    game = table(Ann="werewolf", Ben="seer", Cem="villager")
    game.answer("Ann", "devour", "pass")
    game.answer("Ben", "see", "Ann")
    (told,) = telling(game, "Ben")
    assert (told["about"], told["of"], told["value"]) == ("see", "Ann", "yes")


def test_nobody_talks_before_the_shot_and_the_views_say_so() -> None:
    """V-51: by day, where there was talk until then."""
    game = table(Ann="werewolf", Ben="hunter", Cem="villager", Dan="villager")
    game.answer("Ann", "devour", "pass")
    game.answer("Ann", "nominate", "Ben")
    game.answer("Cem", "second", "Ben")
    assert game.view("Dan")["may_talk"] is True
    everyone(game, "vote", Ann="yes", Ben="no", Cem="yes", Dan="yes")
    assert game.asks[0].verb == "shoot"
    assert all(game.view(seat)["may_talk"] is False for seat in ("Ann", "Ben", "Cem", "Dan"))


# -- the rule behind everything ------------------------------------------------------------------------------------

BEHIND = {
    "opened": "V-99", "dealt": "V-05", "night-fell": "V-20", "day-broke": "V-60", "talk-began": "V-66", "shown": "V-61",
    "told lover": "V-27", "told pack": "V-30", "told see": "V-37", "told victim": "V-38",
    "said nobody-devoured": "V-62", "died poisoned": "V-41", "died devoured": "V-31", "died heartbroken": "V-28",
    "died shot": "V-52", "died hanged": "V-71", "ended village": "V-76", "unmasked": "V-97",
    "ask pair": "V-26", "ask devour": "V-31", "ask see": "V-36", "ask save": "V-39", "ask poison": "V-41",
    "ask heal": "V-45", "ask shoot": "V-50", "ask nominate": "V-67", "ask second": "V-68", "ask vote": "V-70",
    "noted": "V-92",
}  # fmt: skip


def test_every_question_and_every_piece_of_news_comes_with_the_rule_behind_it() -> None:
    """A game in which nearly everything happens: the rules as shared/rules/village.md numbers them."""
    game = table(
        Ann="werewolf", Cem="cupid", Dan="villager", Eve="hunter", Fay="villager", Gus="seer", Hal="witch",
        Ida="healer", Jon="villager",
    )  # fmt: skip
    found: dict[str, str] = {}

    def play(seat: str, verb: str, what: object) -> None:
        found.update({f"ask {ask.verb}": ask.rule for ask in game.asks})
        game.answer(seat, verb, what)

    play("Cem", "pair", ["Dan", "Eve"])
    play("Ann", "devour", "Fay")
    play("Gus", "see", "Ann")
    play("Hal", "save", "no")
    play("Hal", "poison", "Dan")
    play("Ida", "heal", "Gus")
    play("Eve", "shoot", "Gus")
    assert game.phase == "day 1"
    game.time_up("nominate")
    play("Ann", "devour", "pass")
    play("Ida", "heal", "Hal")
    play("Cem", "nominate", "Ann")
    play("Hal", "second", "Ann")
    for seat in ("Ann", "Cem", "Hal", "Ida", "Jon"):
        play(seat, "vote", "yes")
    found |= {event.fact.cited[0]: event.rule for event in game.events}
    assert game.outcome and {key: found[key] for key in BEHIND} == BEHIND


@pytest.mark.parametrize(
    ("deal", "options", "rule"),
    [({"Ann": "werewolf"}, {}, "V-77"), ({"Ann": "werewolf", "Ben": "villager"}, {"stalemate": 1}, "V-79")],
)
def test_an_end_comes_with_its_rule(deal: dict[str, str], options: dict[str, Any], rule: str) -> None:
    game = Game(Setup(rulebook="village", deal=deal, options=options))
    if game.asks:
        game.answer("Ann", "devour", "pass")
        game.time_up("nominate")
    assert [event["rule"] for event in game.view(PUBLIC)["events"] if event["kind"] == "ended"] == [rule]


def test_the_usual_advice_is_for_a_mixed_group() -> None:
    """V-08 and V-12."""
    cards = ("werewolf", "villager", "villager", "villager", "villager", "seer")
    setup = Setup(rulebook="village", seats=tuple("ABCDEF"), cards=cards)
    assert setup.advice() == setup.advice("mixed") != setup.advice("beginners")


@pytest.mark.parametrize(
    ("group", "villagers", "off"),
    [
        ("beginners", 5, -1), ("beginners", 6, 0), ("beginners", 8, 0), ("beginners", 9, 1),
        ("mixed", 3, -1), ("mixed", 4, 0), ("mixed", 6, 0), ("mixed", 7, 1),
        ("experienced", 1, -1), ("experienced", 2, 0), ("experienced", 4, 0), ("experienced", 5, 1),
    ],
)  # fmt: skip
def test_how_far_a_sum_may_be_off_depends_on_the_group(group: str, villagers: int, off: int) -> None:
    """V-08 and V-12: +1 to +3, about 0, -3 to -1."""
    cards = ("werewolf", "werewolf", "seer", *["villager"] * villagers)  # in all: villagers - 5
    setup = Setup(rulebook="village", deal={f"P{number}": card for number, card in enumerate(cards)})
    assert sum(advice.by for advice in setup.advice(group) if advice.about == "sum") == off
