"""Village: what a story cannot say about it: cards, values, advice, suggested sets."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from nightcall import Game, Refused, Setup
from nightcall.engine.rulebook import rulebook_named
from nightcall.rulebooks.village import VILLAGE_BOOK

SEATS = range(6, 25)
GROUPS = ("beginners", "mixed", "experienced")


def setup(cards: Counter[str] | tuple[str, ...]) -> Setup:
    every = tuple(Counter(cards).elements())
    return Setup(rulebook="village", seats=tuple(f"P{n}" for n in range(len(every))), cards=every)


def departures(cards: Counter[str] | tuple[str, ...], group: str = "mixed") -> dict[str, int]:
    return {f"{advice.rule} {advice.about}": advice.by for advice in setup(cards).advice(group)}


def test_the_box_holds_25_cards() -> None:
    """V-03."""
    assert VILLAGE_BOOK.box.total() == 25
    assert VILLAGE_BOOK.box["villager"] == 12 and VILLAGE_BOOK.box["werewolf"] == 6
    assert all(VILLAGE_BOOK.box[role.id] == 1 for role in VILLAGE_BOOK.roles if role.id not in ("villager", "werewolf"))


def test_the_values_are_those_of_the_card() -> None:
    """V-07."""
    values = {role.id: role.value for role in VILLAGE_BOOK.roles}
    assert values == {
        "werewolf": -6, "villager": 1, "cupid": -2, "seer": 7, "witch": 5, "healer": 3, "hunter": 3,
        "red-riding-hood": 3, "mayor": 2,
    }  # fmt: skip


def test_seats_are_6_to_24() -> None:
    """V-01, V-04: one card for each of 6 to 24 players; any character may be left out."""
    assert range(6, 25) == VILLAGE_BOOK.seats
    for count in (5, 25):
        with pytest.raises(Refused):
            setup(("villager",) * 3 + ("werewolf",) * (count - 3))
    assert len(setup(Counter(werewolf=6)).seats) == 6


def test_the_ready_made_set_for_eleven_departs_from_nothing() -> None:
    """V-13."""
    ready = Counter(werewolf=3, villager=3, seer=1, witch=1, cupid=1, hunter=1, mayor=1)
    assert Counter(VILLAGE_BOOK.suggested(11)) == ready
    assert departures(ready) == {}


def test_advice_says_what_departs_by_how_much_and_by_which_rule() -> None:
    """V-08 to V-12, and V-14: none of it is refused."""
    assert departures(Counter(werewolf=2, villager=5, seer=1)) == {}
    assert departures(Counter(werewolf=2, villager=5, seer=1), "beginners") == {"V-12 sum": -1}
    assert departures(Counter(werewolf=2, villager=5, seer=1), "experienced") == {"V-12 sum": 1}
    assert departures(Counter(werewolf=2, villager=7)) == {"V-08 sum": -4, "V-09 seer": -1}
    assert departures(Counter(werewolf=1, villager=6, seer=1)) == {"V-08 sum": 6, "V-09 werewolf": -1}
    assert departures(Counter(werewolf=3, villager=1, seer=1, witch=1, healer=1)) == {
        "V-08 sum": -1,
        "V-09 villager": -1,
        "V-10 others": 2,
    }
    assert departures(Counter({"werewolf": 2, "villager": 5, "seer": 1, "red-riding-hood": 1})) == {
        "V-08 sum": 2,
        "V-11 hunter": -1,
    }


def test_advice_is_for_groups_that_exist() -> None:
    with pytest.raises(Refused):
        setup(VILLAGE_BOOK.suggested(8)).advice("werewolves")


@pytest.mark.parametrize("arguments", [(5, "mixed"), (25, "mixed"), (8, "sleepy")])
def test_there_is_no_set_for_what_cannot_be_played(arguments: tuple[int, str]) -> None:
    with pytest.raises(Refused):
        VILLAGE_BOOK.suggested(*arguments)


def every_set(seats: int) -> Iterator[Counter[str]]:
    """All sets of so many cards that the box allows."""
    singles = [role.id for role in VILLAGE_BOOK.roles if role.copies == 1]
    for wolves in range(7):
        for size in range(len(singles) + 1):
            villagers = seats - wolves - size
            if 0 <= villagers <= 12:
                for chosen in combinations(singles, size):
                    yield Counter({"werewolf": wolves, "villager": villagers, **dict.fromkeys(chosen, 1)})


@pytest.mark.parametrize("seats", SEATS)
def test_a_suggested_set_is_the_nearest_possible_to_the_advice(seats: int) -> None:
    """V-14: the suggested sets keep to the advice; where no set can, none departs less."""

    def distance(cards: Counter[str], group: str) -> int:
        return sum(map(abs, departures(cards, group).values()))

    for group, mayor in product(GROUPS, ("secret", "open")):
        suggested = Counter(rulebook_named("village").suggested(seats, group, {"mayor": mayor}))
        assert suggested.total() == seats
        assert mayor == "secret" or not suggested["mayor"]
        best = distance(suggested, group)
        possible = [cards for cards in every_set(seats) if mayor == "secret" or not cards["mayor"]]
        assert best == 0 or best == min(distance(cards, group) for cards in possible)


def told_in_order(*kinds: str) -> list[str]:
    """A night and a dawn in which the Hunter falls to the Witch, as everybody and the Witch see it."""
    deal = {"Ann": "werewolf", "Wil": "witch", "Hal": "hunter", "Dan": "villager", "Eve": "villager"}
    game = Game(Setup(rulebook="village", deal=deal))
    game.answer("Ann", "devour", "Dan")
    verbs = []
    while game.asks:
        (ask, *_) = game.asks
        verbs.append(ask.verb)
        if ask.verb == "nominate":
            break
        game.answer(ask.seat, ask.verb, {"save": "yes", "poison": "Hal", "shoot": "Eve"}[ask.verb])
    events = [event for event in game.view("Dan")["events"] if event["kind"] in kinds]
    about = [event.get("seat") or event.get("what") or "".join(event["cards"]) for event in events]
    return verbs + [f"{event['kind']} {what}" for event, what in zip(events, about, strict=True)]


def test_save_is_asked_before_poison_and_cards_are_shown_before_what_follows() -> None:
    """V-43, V-61, V-62 and V-63: in this order, and without a reason why nobody was eaten."""
    assert told_in_order("died", "shown", "said") == [
        *("save", "poison", "shoot", "nominate"),
        *("died Hal", "shown Hal", "died Eve", "shown Eve", "said nobody-devoured"),
    ]


def test_the_pack_is_sent_to_sleep_in_the_same_way_whether_or_not_it_found_a_victim() -> None:
    """V-35 and V-20: what all the others see of a call does not depend on the answer."""

    def seen(answer: str) -> list[dict[str, str]]:
        deal = {"Ann": "werewolf", "Ben": "seer", "Cem": "villager", "Dan": "villager"}
        game = Game(Setup(rulebook="village", deal=deal))
        game.answer("Ann", "devour", answer)
        return list(game.view("Cem")["events"])

    assert seen("Cem") == seen("pass")
    assert [event["kind"] for event in seen("pass")][-4:] == ["night-fell", "called", "slept", "called"]


def test_a_role_is_a_page_that_a_player_could_proof_read() -> None:
    """A role is on average no longer than the examples of the style guide: about 20 lines."""
    from inspect import getsource

    lines = [len(getsource(role).splitlines()) for role in VILLAGE_BOOK.roles]
    assert sum(lines) / len(lines) <= 20 and max(lines) <= 30
