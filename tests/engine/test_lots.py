"""Chance: the very lots that a seed gives, for every record that was ever kept relies on them."""

from nightcall import Game, Setup
from nightcall.engine.lots import Lots


def test_a_seed_gives_the_same_lots_for_good() -> None:
    """A change here makes old records tell another game: then `FORMAT` in game.py has to change, too."""
    lots = Lots(7)
    assert lots.draw("night 1 see Ann", range(10)) == [9]
    assert lots.draw("night 1 pair Ben", range(10), 3) == [5, 7, 8]
    assert lots.shuffle("deal", "ABCDEF") == ["D", "B", "A", "C", "F", "E"]


def test_a_lot_for_another_purpose_shifts_none_and_one_for_the_same_is_a_new_one() -> None:
    alone, among_others = Lots(3), Lots(3)
    among_others.draw("other", range(1000))
    draws = [alone.draw("this", range(1000)) for _ in range(5)]
    assert draws == [among_others.draw("this", range(1000)) for _ in range(5)]
    assert len({*map(tuple, draws)}) == 5
    assert Lots(3).draw("other", range(1000)) != draws[0] != Lots(4).draw("this", range(1000))


def test_the_deal_is_a_shuffle_for_its_own_purpose() -> None:
    """V-05."""
    seats, cards = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay"), ("werewolf", "werewolf", "seer", *["villager"] * 3)
    game = Game(Setup(rulebook="village", seats=seats, cards=cards, seed=11))
    assert [game.view(seat)["card"] for seat in seats] == Lots(11).shuffle("deal", cards)
