"""All kinds of players: only legal answers; and those who leave it to chance have as much of it as they promise."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

import pytest

from nightcall import Ask, Game, Refused, Setup
from nightcall.bots import PLAYERS, Coin, Dice, Outset, Player, PlayerKind, player_named
from nightcall.cli.laying import NAMES
from nightcall.engine.ask import PASS, YES_OR_NO, Choice, Each
from nightcall.engine.event import Died, Opened
from nightcall.engine.rulebook import Rulebook, bound
from nightcall.lab import play

KINDS = list(PLAYERS.values())
TABLE = Outset(NAMES, Opened("village", {}, {}))


def asked(options: Sequence[Choice], seats: tuple[str, ...] = ("Ann",), **more: Any) -> list[Ask]:
    """The same question, as each of these seats sees it."""
    question = Each(seats, "choose", options, **more)
    return [Ask(seat, question, str) for seat in seats]


def sit(kind: PlayerKind, seed: int) -> Player:
    """A player who sits down."""
    return kind(NAMES[0], TABLE, seed)


def answered(asks: Sequence[Ask], player: Player) -> list[Choice]:
    """What all who are asked say, one after the other, if one player answers for all of them."""
    for ask in asks:
        ask.question.take(ask.seat, ask.question.check(ask.seat, player.answer(ask)))
    return list(asks[0].question.answers.values())


def is_even(found: Counter[Any], sides: int) -> bool:
    """Say whether each side came up about as often as the others: none is 4.5 standard errors off."""
    games, share = found.total(), 1 / sides
    return len(found) == sides and all(
        abs(times - games * share) < 4.5 * sqrt(games * share * (1 - share)) for times in found.values()
    )


# -- legal ---------------------------------------------------------------------------------------------------------


def setups(book: Rulebook) -> Iterator[Setup]:
    """A table for every suggested set, with the options as they are."""
    for sets in book.sets.values():
        for seats, cards in sets.items():
            yield Setup(rulebook=book.id, seats=NAMES[:seats], cards=tuple(Counter(cards).elements()), seed=seats)


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_is_legal_in_every_suggested_set(book: Rulebook, kind: PlayerKind) -> None:
    for setup in setups(book):
        game = Game(setup)
        answers = play(game, kind, setup.seed)  # an illegal one would be refused
        assert answers == sum(verb != "claim" for _, verb, _ in game.record()["acts"])
        assert game.outcome


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "more",
    [
        {"options": NAMES[:5]},
        {"options": NAMES[:5], "may_pass": True},
        {"options": NAMES[:5], "count": (2, 2)},
        {"options": NAMES[:5], "count": (0, 9), "may_pass": True},
        {"options": NAMES[:4], "apart": True},
        {"options": NAMES[:1], "apart": True, "may_pass": True, "seats": NAMES[:1]},
        {"options": (("left", "right"), ("center 1", "center 2"), "none")},
        {"options": YES_OR_NO},
        {"options": (), "may_pass": True},
    ],
)
def test_every_answer_is_legal_whatever_is_asked(kind: PlayerKind, more: dict[str, Any]) -> None:
    for seed in range(50):
        answered(asked(**({"seats": NAMES[:4]} | more)), sit(kind, seed))  # an illegal one would be refused


def test_a_kind_of_player_that_there_is_not_is_refused() -> None:
    with pytest.raises(Refused, match="“wise”; there are: random, coin and sense"):
        player_named("wise")


# -- random --------------------------------------------------------------------------------------------------------


def test_random_passes_half_the_time_and_else_answers_anything() -> None:
    player = sit(Dice, 1)
    [ask] = asked(NAMES[:4], may_pass=True)
    found = Counter(player.answer(ask) for _ in range(4000))
    assert is_even(Counter({"pass": found.pop(PASS), "else": found.total()}), 2)
    assert is_even(found, 4)


def test_random_names_any_pair() -> None:
    player = sit(Dice, 2)
    [ask] = asked(NAMES[:4], count=(2, 2))
    assert is_even(Counter(frozenset(player.answer(ask)) for _ in range(3000)), 6)


def test_random_answers_for_itself() -> None:
    assert len(set(answered(asked(NAMES, seats=NAMES[:20]), sit(Dice, 3)))) > 10


# -- coin ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("more", [{}, {"may_pass": True}, {"count": (2, 3)}])
def test_coins_answer_alike_and_never_pass(more: dict[str, Any]) -> None:
    player = sit(Coin, 4)
    rounds = [answered(asked(NAMES[:9], seats=NAMES[:9], **more), player) for _ in range(60)]
    assert all(len(set(answers)) == 1 for answers in rounds)
    assert PASS not in {answers[0] for answers in rounds}
    assert len({answers[0] for answers in rounds}) == 9 or more


def test_coins_vote_yes() -> None:
    assert answered(asked(YES_OR_NO, seats=NAMES[:5]), sit(Coin, 5)) == ["yes"] * 5


def test_coins_name_the_same_player_who_names_another() -> None:
    for seed in range(40):
        seats = NAMES[:6]
        answers = answered(asked(seats, seats=seats, apart=True), sit(Coin, seed))
        [(named, times), *_] = Counter(answers).most_common()
        assert times == 5
        assert answers[seats.index(named)] != named


def test_coins_hang_anyone_and_the_pack_eats_anyone_outside_it() -> None:
    """The first to be eaten and the first to be hanged, who may be the Werewolf, wherever they sit."""
    deal = dict.fromkeys(NAMES[:8], "villager") | {NAMES[2]: "werewolf"}
    eaten, hanged = Counter[str](), Counter[int]()
    for number in range(2000):
        game = Game(Setup(rulebook="village", deal=deal))
        play(game, Coin, number)
        first, second, *_ = [event.fact for event in game.events if isinstance(event.fact, Died)]
        assert (first.cause, second.cause) == ("devoured", "hanged")
        eaten[first.seat] += 1
        living = [seat for seat in deal if seat != first.seat]
        hanged[living.index(second.seat)] += 1
    assert NAMES[2] not in eaten
    assert is_even(eaten, 7)
    assert is_even(hanged, 7)


def test_each_seat_is_first_to_speak_as_often_as_the_others() -> None:
    deal = dict.fromkeys(NAMES[:6], "villager") | {NAMES[0]: "werewolf"}
    first: Counter[str] = Counter()
    for number in range(2000):
        game = Game(Setup(rulebook="village", deal=deal))
        play(game, Coin, number)
        first[next(seat for seat, verb, _ in game.record()["acts"] if verb == "nominate")] += 1
    pack = first.pop(NAMES[0])  # lives on the first day, and one of the others does not
    assert abs(pack / 2000 - 1 / 5) < 0.04
    assert is_even(first, 5)
