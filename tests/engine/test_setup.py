"""What a setup refuses, in one sentence, and what it takes."""

from typing import Any

import pytest

from nightcall import Game, Refused, Setup

SIX = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
CARDS = ("werewolf", "werewolf", "seer", "villager", "villager", "villager")
GOOD: dict[str, Any] = {"rulebook": "village", "seats": SIX, "cards": CARDS}


@pytest.mark.parametrize(
    "change",
    [
        {"rulebook": "chess"},
        {"rulebook": None},
        {"seats": ()},
        {"seats": SIX[:5], "cards": CARDS[:5]},
        {"seats": tuple(f"P{n}" for n in range(51)), "cards": ("villager",) * 51},
        {"seats": 6},
        {"seats": "abcdef"},
        {"seats": (*SIX[:5], "Ann")},
        {"seats": (*SIX[:5], 3)},
        {"cards": ()},
        {"cards": CARDS[:5]},
        {"cards": (*CARDS, "villager")},
        {"cards": (*CARDS[:5], "dragon")},
        {"cards": ("werewolf", "seer", "seer", "villager", "villager", "villager")},
        {"deal": dict(zip(SIX, CARDS, strict=True))},
        {"cards": (), "deal": {"Zed": "seer"}},
        {"cards": (), "deal": ["seer"]},
        {"cards": (), "deal": dict(zip(SIX, CARDS, strict=True)), "unknown": True},
        {"options": {"dinner": "late"}},
        {"options": {"mayor": "asleep"}},
        {"options": {"mayor": True}},
        {"options": {"stalemate": -1}},
        {"options": {"stalemate": "3"}},
        {"options": {"stalemate": True}},
        {"options": []},
        {"options": {3: "x"}},
        {"seed": "seven"},
        {"seed": 1.5},
        {"unknown": "yes"},
        {"guard_dog": True},
        {"guard_dog": 1},
        {"amulet": "Ann"},
        {"center": ("seer", "seer", "seer")},
        {"extra": "seer"},
        {"artifacts": ("claw",)},
        {"mayor": "Zed"},
        {"mayor": "Ann", "options": {"mayor": "secret"}},
        {"options": {"mayor": "open"}, "cards": (*CARDS[:5], "mayor")},
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(change: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refusal:
        Setup(**GOOD | change)
    assert str(refusal.value).endswith((".", ")")) and "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    "name",
    [
        "", " ", " Ann", "Ann ", "A\nB", "A\tB", "A\u202eB", "yes", "No", "PASS", "none", "left", "right", "everyone",
        "moderator", "public", "lot", "seer", "red-riding-hood", "center 2", "Center", "12", "-1", "1.5", "0x1F",
        "true", "null", "~", "x" * 33,
    ],
)  # fmt: skip
def test_a_name_that_could_be_read_as_something_else_is_refused(name: str) -> None:
    with pytest.raises(Refused):
        Setup(**GOOD | {"seats": (*SIX[:5], name)})


@pytest.mark.parametrize("name", ["Özgür", "李雷", "Ann-Marie", "O'Neil", "Hunter", "D2", "🐺"])
def test_people_may_have_their_own_names(name: str) -> None:
    assert Setup(**GOOD | {"seats": (*SIX[:5], name)}).seats[-1] == name


def test_a_deal_may_seat_fewer_than_the_book_wants() -> None:
    assert Setup(rulebook="village", deal={"Ann": "werewolf", "Ben": "seer"}).seats == ("Ann", "Ben")


def test_cards_are_shuffled_by_the_seed_and_by_nothing_else() -> None:
    """V-05: the same seed deals the same cards; another seed deals others; each card is dealt once."""

    def hands(seed: int) -> list[str]:
        game = Game(Setup(**GOOD, seed=seed))
        return [game.view(seat)["card"] for seat in SIX]

    assert hands(1) == hands(1)
    assert len({tuple(hands(seed)) for seed in range(30)}) > 10
    assert all(sorted(hands(seed)) == sorted(CARDS) for seed in range(30))


def test_every_card_is_as_likely_at_every_seat() -> None:
    """V-05: over many seeds the first seat is a Werewolf a third of the time (4 standard errors)."""
    games = 3000
    wolves = sum(Game(Setup(**GOOD, seed=seed)).view("Ann")["card"] == "werewolf" for seed in range(games))
    assert abs(wolves - games / 3) < 4 * (games * 2 / 9) ** 0.5


def test_a_setup_comes_back_from_its_own_data() -> None:
    setup = Setup(**GOOD, options={"stalemate": 3}, seed=5)
    assert Setup.from_data(Game(setup).record()["setup"]) == setup
