"""Big Box: what a story cannot say about it: the box, the deal, the advice, the suggested sets, the note pad."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from nightcall import MODERATOR, Game, Refused, Setup
from nightcall.rulebooks.bigbox import BIG_BOX
from tests.rulebooks.test_village import departures as departures_in_village

SEATS = range(8, 51)
VALUES = {
    "werewolf": -6, "vampire": -6, "villager": 1, "cupid": -2, "priest": 3, "seer": 7, "oracle": 7, "witch": 5,
    "healer": 3, "investigator": 3, "vampire-slayer": 3, "blacksmith": 2, "hunter": 3, "red-riding-hood": 3, "cook": 4,
    "mayor": 2, "insomniac": 3, "drunkard": -2, "stray-cat": 6,
}  # fmt: skip
COPIES = {"villager": 24, "werewolf": 6, "vampire": 6}
SUMS = {"beginners": range(1, 4), "mixed": range(-1, 2), "experienced": range(-3, 0)}
PACKS = {"": ("werewolf",), "vampires-": ("vampire",), "three-teams-": ("werewolf", "vampire")}
NAMES = tuple(f"P{number}" for number in range(51))
UNUSED = ("drunkard", "mayor")
"""What is in no set for the open Mayor."""
FOR_ELEVEN = Counter(werewolf=3, villager=3, seer=1, witch=1, cupid=1, hunter=1, mayor=1)
TWELVE = Counter(werewolf=3, villager=5, seer=1, witch=1, hunter=1, mayor=1)


def setup(cards: Counter[str], seed: int = 0, **more: Any) -> Setup:
    """A table for a set of cards, one of which is left over if the Drunkard is among them."""
    every = tuple(cards.elements())
    seats = NAMES[: len(every) - cards["drunkard"]]
    return Setup(rulebook="bigbox", seats=seats, cards=every, seed=seed, **more)


def departures(cards: Counter[str], group: str = "mixed", **more: Any) -> dict[str, int]:
    """Where a set departs from the advice: rule and card, and by how much."""
    return {f"{advice.rule} {advice.about}": advice.by for advice in setup(cards, **more).advice(group)}


# -- the box and the deal ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_eight_to_fifty_can_play(seats: int) -> None:
    """B-01."""
    game = Game(setup(Counter(BIG_BOX.suggested(seats))))
    assert len(game.seats) == len(game.view(MODERATOR)["cards"]) == seats


@pytest.mark.parametrize("seats", [7, 51])
def test_fewer_or_more_cannot(seats: int) -> None:
    """B-01."""
    with pytest.raises(Refused) as refused:
        setup(Counter(villager=seats))
    assert (refused.value.reason, refused.value.facts["least"], refused.value.facts["most"]) == (
        "seat-count",
        8,
        50,
    )


def test_the_box_holds_51_cards_and_the_promo_cards() -> None:
    """B-02: the Guard Dog, which is never dealt, is the fifty-third."""
    assert BIG_BOX.box == Counter({card: COPIES.get(card, 1) for card in VALUES})
    assert BIG_BOX.box.total() == 51 + 1
    assert {role.id: role.value for role in BIG_BOX.roles} == VALUES


@pytest.mark.parametrize("card", VALUES)
def test_no_more_copies_are_dealt_than_the_box_has(card: str) -> None:
    """B-02: all of them can be, and not one more."""
    cards = Counter(villager=8) | Counter({card: BIG_BOX.box[card]})
    assert setup(cards).set_of_cards.count(card) == BIG_BOX.box[card]
    seats = NAMES[: cards.total() + 1 - (card == "drunkard")]
    with pytest.raises(Refused) as refused:
        Setup(rulebook="bigbox", seats=seats, cards=(*cards.elements(), card))
    assert (refused.value.reason, refused.value.rule) == ("too-many-cards", "B-02")


def laid(cards: Counter[str], seed: int) -> dict[str, str]:
    """What lies where after the deal."""
    return dict(Game(setup(cards, seed)).view(MODERATOR)["cards"])


def test_the_drunkard_is_never_the_card_left_over() -> None:
    """B-04: nor is it always the same card."""
    cards = Counter(werewolf=2, villager=5, seer=1, drunkard=1)
    deals = [laid(cards, seed) for seed in range(200)]
    assert all(len(deal) == 9 and Counter(deal.values()) == cards for deal in deals)
    assert {deal["left-over"] for deal in deals} == {"werewolf", "villager", "seer"}
    assert {seat for deal in deals for seat in deal if deal[seat] == "drunkard"} == {
        f"P{number}" for number in range(8)
    }


@pytest.mark.parametrize("kind", ["werewolf", "vampire"])
def test_somebody_always_prowls(kind: str) -> None:
    """B-04: the only one who prowls is never left over."""
    cards = Counter({kind: 1, "villager": 6, "seer": 1, "drunkard": 1})
    deals = [laid(cards, seed) for seed in range(200)]
    assert {deal["left-over"] for deal in deals} == {"villager", "seer"}
    assert {seat for deal in deals for seat in deal if deal[seat] == kind} == set(NAMES[:8])


def test_one_kind_may_be_left_over_if_the_other_prowls() -> None:
    """B-04."""
    cards = Counter(werewolf=1, vampire=1, villager=5, seer=1, drunkard=1)
    left_over = {laid(cards, seed)["left-over"] for seed in range(200)}
    assert left_over == {"werewolf", "vampire", "villager", "seer"}


def test_a_set_in_which_nobody_prowls_is_dealt_all_the_same() -> None:
    """B-04 and B-11: what nobody could hold is not waited for."""
    assert Counter(laid(Counter(villager=7, seer=1, drunkard=1), 1).values())["villager"] == 7


def test_a_deal_as_written_is_taken_as_written() -> None:
    """B-04: also one that would be made again."""
    deal = dict.fromkeys(NAMES[:7], "villager") | {"P7": "drunkard"}
    game = Game(Setup(rulebook="bigbox", deal=deal, extra="werewolf"))
    assert game.view(MODERATOR)["cards"] == deal | {"left-over": "werewolf"}


# -- advice --------------------------------------------------------------------------------------------------------


def test_what_village_advises_is_advised_here_too() -> None:
    """B-05: V-08 and V-10 to V-13."""
    assert Counter(BIG_BOX.suggested(11)) == FOR_ELEVEN
    assert departures(FOR_ELEVEN) == departures_in_village(FOR_ELEVEN) == {}
    assert departures(FOR_ELEVEN + Counter(villager=2)) == {"V-08 sum": 1}
    assert departures(FOR_ELEVEN, "beginners") == {"V-12 sum": -1}
    assert departures(FOR_ELEVEN, "experienced") == {"V-12 sum": 1}
    assert departures(Counter(werewolf=2, villager=4, seer=1, witch=1)) == {"V-08 sum": 3, "V-10 others": 1}
    assert departures(Counter({"werewolf": 2, "villager": 6, "oracle": 1, "red-riding-hood": 1})) == {
        "V-08 sum": 3,
        "V-11 hunter": -1,
    }


@pytest.mark.parametrize(
    ("changed", "departs"),
    [
        ({}, {}),
        ({"villager": -4, "cook": 1}, {"B-06 villager": -1}),
        ({"werewolf": -2, "cook": 1}, {"B-06 werewolf": -1}),
        ({"seer": -1, "villager": 1}, {"B-06 seer": -1}),
        ({"seer": -1, "oracle": 1}, {}),
        ({"werewolf": -3, "vampire": 3}, {}),
        ({"werewolf": -3, "vampire": 1}, {"B-06 vampire": -1}),
        ({"vampire": 1}, {"B-09 vampire": -2}),
        ({"werewolf": -1, "vampire": 3}, {"B-09 werewolf": -1}),
        ({"vampire": 3}, {}),
        ({"priest": 1}, {}),
        ({"priest": 1, "witch": -1}, {"B-07 priest": 1}),
        ({"priest": 1, "witch": -1, "blacksmith": 1}, {}),
        ({"priest": 1, "witch": -1, "vampire-slayer": 1}, {}),
    ],
)
def test_advice_says_what_departs_by_how_much_and_by_which_rule(changed: dict[str, int], departs: object) -> None:
    """B-06, B-07 and B-09; B-11: of Vampires where there are no Werewolves, and none of it is refused."""
    cards = TWELVE.copy()
    cards.update(changed)
    sums = ("V-08 sum", "V-12 sum")
    assert {about: by for about, by in departures(+cards).items() if about not in sums} == departs


@pytest.mark.parametrize("pack", PACKS)
def test_the_drunkard_is_for_those_who_have_played_before(pack: str) -> None:
    """B-08."""
    with_drunkard = TWELVE + Counter(drunkard=1)
    assert departures(with_drunkard, f"{pack}beginners")["B-08 drunkard"] == 1
    assert "B-08 drunkard" not in departures(TWELVE, f"{pack}beginners")
    for group in ("mixed", "experienced"):
        assert "B-08 drunkard" not in departures(with_drunkard, pack + group)


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("group", SUMS)
def test_the_sum_should_be_what_the_group_wants(group: str, pack: str) -> None:
    """B-05 and B-11: whatever prowls; the Guard Dog's value counts although it is not dealt."""
    rule = "V-08 sum" if group == "mixed" else "V-12 sum"
    for villagers, dog in product(range(3, 17), (False, True)):
        cards = Counter(werewolf=3, villager=villagers, oracle=1, cook=1)
        total = -18 + villagers + 7 + 4 + 2 * dog
        wanted = SUMS[group]
        off = total - wanted[0] if total < wanted[0] else max(total - wanted[-1], 0)
        said = departures(cards, pack + group, guard_dog=dog, options={"mayor": "open"})
        assert said.get(rule, 0) == off


def test_advice_is_for_groups_that_exist() -> None:
    """B-11."""
    with pytest.raises(Refused):
        setup(FOR_ELEVEN).advice("vampires")


# -- suggested sets ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BIG_BOX.sets)
def test_every_named_set_can_be_dealt_for_every_number_of_seats(name: str) -> None:
    """B-01, B-04 and B-09: as many cards as seats, all of them in the box, the packs that the name says."""
    pack, _, group = name.rpartition("-")
    kinds = PACKS[f"{pack}-" if pack else ""]
    assert group in SUMS
    for seats, mayor in product(SEATS, ("secret", "open")):
        cards = Counter(BIG_BOX.suggested(seats, name, {"mayor": mayor}))
        game = Game(setup(cards, seats, options={"mayor": mayor}))
        assert Counter(game.view(MODERATOR)["cards"].values()) == cards
        assert {kind for kind in ("werewolf", "vampire") if cards[kind]} >= set(kinds)
        assert mayor == "secret" or not cards["mayor"]
        if seats <= 44:  # beyond, one kind of pack and all others of the box are not enough
            assert {kind for kind in ("werewolf", "vampire") if cards[kind]} == set(kinds)


@pytest.mark.parametrize("name", BIG_BOX.sets)
def test_a_suggested_set_departs_only_where_the_packs_cannot_be_as_they_should(name: str) -> None:
    """B-05 to B-11: up to 16 three teams are small, and for eight, or with six of one kind and many, the sum is off."""
    _, _, group = name.rpartition("-")
    three_teams = name.startswith("three-teams-")
    for seats, mayor in product(SEATS, ("secret", "open")):
        cards = Counter(BIG_BOX.suggested(seats, name, {"mayor": mayor}))
        said = departures(cards, name, options={"mayor": mayor})
        if three_teams and seats <= 16:
            assert set(said) <= {"B-09 werewolf", "B-09 vampire", *(["V-12 sum"] if seats == 8 else [])}
        elif seats == 8 and group != "mixed":
            assert said == {"V-12 sum": -1 if group == "beginners" else 1}
        elif said:
            assert said.keys() <= {"V-08 sum", "V-12 sum"} and min(said.values()) > 0
            if seats == 50 and mayor == "open":  # the whole box
                assert cards == Counter({card: copies for card, copies in BIG_BOX.box.items() if card not in UNUSED})
            else:
                assert 35 <= seats <= 45 and not three_teams
                assert 6 in (cards["werewolf"], cards["vampire"])


@pytest.mark.parametrize("name", BIG_BOX.sets)
def test_advice_on_a_suggested_set_says_what_gives_way(name: str) -> None:
    """B-05, B-09 and B-11: counted here once more, the sum and the smaller of two packs."""
    _, _, group = name.rpartition("-")
    wanted, rule = SUMS[group], "V-08 sum" if group == "mixed" else "V-12 sum"
    for seats in SEATS:
        cards = Counter(BIG_BOX.suggested(seats, name))
        said = departures(cards, name)
        total = sum(VALUES[card] * copies for card, copies in cards.items())
        assert said.get(rule, 0) == (total - wanted[0] if total < wanted[0] else max(total - wanted[-1], 0))
        packs = {f"B-09 {kind}": cards[kind] - 3 for kind in ("werewolf", "vampire") if cards[kind]}
        short = {about: by for about, by in packs.items() if by < 0 and len(packs) == 2}
        named = {about: by for about, by in said.items() if about in packs}
        assert named.items() <= short.items() and min(named.values(), default=0) == min(short.values(), default=0)


# -- the note pad --------------------------------------------------------------------------------------------------

DEAL = dict(
    zip(
        NAMES,
        (
            *("werewolf", "vampire", "witch", "priest", "blacksmith", "healer", "vampire-slayer", "cupid"),
            *("stray-cat", "drunkard", "villager", "villager", "villager"),
        ),
        strict=False,
    )
)


def test_the_moderator_finds_everything_on_the_note_pad() -> None:
    """B-111: what was done in a night, what holds for the whole game, and who is who now."""
    game = Game(Setup(rulebook="bigbox", deal=DEAL, extra="werewolf"))
    for who, verb, what in (
        *(("P7", "pair", ["P10", "P11"]), ("P3", "bless", "P7"), ("P0", "devour", "P10"), ("P1", "bite", "P12")),
        *(("P2", "save", "P10"), ("P2", "poison", "P7"), ("P5", "heal", "P12"), ("P6", "hunt", "P7")),
        *(("P4", "forge", "P2"), ("P2", "strike", "P7")),
    ):
        game.answer(who, verb, what)
    view = game.view(MODERATOR)
    assert view["cards"] == DEAL | {"left-over": "werewolf"}
    assert view["notes"]["night"] == {
        **{"devoured": ["P10"], "bitten": ["P12"], "saved": ["P10"], "poisoned": ["P7"]},
        **{"healed": ["P12"], "hunted": ["P7"], "stabbed": ["P7"]},
    }
    kept = {
        **{"lovers": ["P10", "P11"], "blessed": ["P7"], "blessing spent": ["P3"], "sword": ["P2"]},
        **{"healing spent": ["P2"], "poison spent": ["P2"]},
    }
    assert view["notes"]["game"].items() >= kept.items()
    while game.phase != "night 2":
        game.time_up(game.asks[0].verb)
    game.answer("P8", "send", "P12")
    view = game.view(MODERATOR)
    assert view["cards"] == DEAL | {"P9": "werewolf", "left-over": "drunkard"}
    assert view["notes"]["game"].items() >= {**kept, "cat": ["P12"], "met werewolf": ["P0", "P9"]}.items()
