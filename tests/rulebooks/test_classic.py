"""Classic: what a story cannot say about it: cards, secrets, suggested sets, claims at any moment, the end."""

from collections import Counter
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from nightcall import MODERATOR, PUBLIC, Game, Refused, Setup
from nightcall.engine.deaths import is_struck
from nightcall.engine.event import (
    Called,
    Chose,
    Claimed,
    Dealt,
    Died,
    Ended,
    Event,
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
from nightcall.testing.playing import any_act, do, living
from nightcall.testing.setups import any_setup

SEATS = range(5, 31)
NAMES = tuple(f"P{number}" for number in range(31))
WEIGHTS = {
    "werewolf": -6, "sorcerer": -3, "cursed": -3, "seer": 7, "mason": 2, "magician": 5, "hunter": 3, "cupid": -2,
    "cobbler": 0, "villager": 1,
}  # fmt: skip
SINGLE = ("sorcerer", "cursed", "seer", "magician", "hunter", "cupid", "cobbler")
"""Of what there is at most one card."""
SUGGESTED = """
     5   1 1 0 1 0 0 0 0 0  2   0
     6   1 1 0 1 0 0 0 0 0  3  +1
     7   1 1 1 1 0 0 1 0 0  2   0
     8   2 0 0 1 0 0 1 0 0  4  +2
     9   2 0 1 1 2 0 1 0 0  2  +1
    10   2 1 0 1 2 0 1 0 0  3  +2
    11   2 1 0 1 2 0 1 1 0  3   0
    12   3 0 0 1 2 1 1 1 0  3  +2
    13   3 0 0 1 2 1 1 1 0  4  +3
    14   3 0 0 1 2 1 1 1 1  4  +3
    15   3 1 0 1 3 1 1 1 1  3  +1
    16   4 0 0 1 3 1 1 0 1  5  +2
    17   4 0 0 1 3 1 1 0 1  6  +3
    18   4 0 0 1 3 1 1 1 1  6  +1
    19   4 0 0 1 3 1 1 1 1  7  +2
    20   4 0 1 1 3 1 1 1 1  7  -1
    21   5 0 0 1 3 1 1 0 1  9   0
    22   5 0 0 1 3 1 1 0 1 10  +1
    23   5 0 0 1 3 1 1 1 1 10  -1
    24   5 0 0 1 3 1 1 1 1 11   0
    25   5 0 0 1 3 1 1 1 1 12  +1
    26   5 1 0 1 4 1 1 1 1 11  -1
    27   5 1 0 1 4 1 1 1 1 12   0
    28   6 0 0 1 4 1 1 0 1 14  +1
    29   6 0 0 1 4 1 1 0 1 15  +2
    30   6 0 0 1 4 1 1 1 1 15   0
"""
"""The table of C-117: seats, how many of each card in the order of WEIGHTS, and what they add up to."""
TABLE = {
    seats: (cards, total) for seats, *cards, total in (map(int, row.split()) for row in SUGGESTED.split("\n")[1:-1])
}
WOLVES = {**dict.fromkeys(range(5, 8), 1), **dict.fromkeys(range(8, 12), 2), **dict.fromkeys(range(12, 16), 3)}
WOLVES |= {**dict.fromkeys(range(16, 21), 4), **dict.fromkeys(range(21, 28), 5), **dict.fromkeys(range(28, 31), 6)}


def setup(cards: Counter[str], seed: int = 0, **more: Any) -> Setup:
    """A table for a set of cards."""
    every = tuple(cards.elements())
    return Setup(rulebook="classic", seats=NAMES[: len(every)], cards=every, seed=seed, **more)


def suggested(seats: int) -> Counter[str]:
    """The set of C-117."""
    return Counter(CLASSIC_BOOK.suggested(seats))


def departures(cards: Counter[str], **more: Any) -> dict[str, int]:
    """Where a set departs from the advice: rule and card, and by how much."""
    return {f"{advice.rule} {advice.about}": advice.by for advice in setup(cards, **more).advice()}


def to_the_day(game: Game) -> Game:
    """Let all time run out until the village talks."""
    while not game.phase.startswith("day"):
        game.time_up(game.asks[0].verb)
    return game


def to_the_cue(game: Game, kind: str) -> Game:
    """Let the narrator go on to an announcement of this kind."""
    for _ in range(60):
        if type(game.stop).__name__ == kind:
            return game
        game.go_on()
    raise AssertionError(f"nothing is announced as {kind}")


def causes(game: Game) -> dict[str, str]:
    """Of what everybody died who has."""
    return {event.fact.seat: event.fact.cause for event in game.events if isinstance(event.fact, Died)}


@cache
def played(seed: int) -> Game:
    """A random game to its end."""
    random = Random(seed)
    game = Game(any_setup(CLASSIC_BOOK, random))
    while not game.outcome:
        do(game, any_act(game, random.randrange))
    return game


def before_the_end(game: Game) -> list[Event]:
    """All that happened until somebody had won."""
    events = list(game.events)
    (end,) = [number for number, event in enumerate(events) if isinstance(event.fact, Ended)]
    return events[:end]


A_FEW = range(60)
"""Seeds of random games."""


# -- the table and the deal ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_five_to_thirty_can_play(seats: int) -> None:
    """C-01."""
    game = Game(setup(suggested(seats)))
    assert len(game.seats) == len(game.view(MODERATOR)["cards"]) == seats


@pytest.mark.parametrize("seats", [4, 31])
def test_fewer_or_more_cannot(seats: int) -> None:
    """C-01."""
    with pytest.raises(Refused) as refused:
        setup(Counter(werewolf=1, villager=seats - 1))
    assert (refused.value.reason, refused.value.facts["least"], refused.value.facts["most"]) == (
        "seat-count",
        5,
        30,
    )


def test_a_story_may_seat_fewer() -> None:
    """C-01."""
    assert table("classic", Ann="werewolf", Ben="villager", Cem="villager").phase == "day 1"


def test_whoever_moderates_takes_no_seat() -> None:
    """C-02: there is a card for each player and none for the moderator, whose name no player can have."""
    game = Game(setup(suggested(8)))
    assert MODERATOR not in game.seats and sorted(game.view(MODERATOR)["cards"]) == sorted(game.seats)
    assert "card" not in game.view(MODERATOR)
    with pytest.raises(Refused):
        Setup(rulebook="classic", deal={"moderator": "werewolf", "Ben": "villager", "Cem": "villager"})


def test_cards_are_dealt_at_random() -> None:
    """C-04: everybody may get every card of the set, and the same seed deals the same."""
    deals = [Game(setup(suggested(7), seed)).view(MODERATOR)["cards"] for seed in range(200)]
    assert all(Counter(deal.values()) == suggested(7) for deal in deals)
    assert {(seat, deal[seat]) for deal in deals for seat in deal} == set(product(NAMES[:7], suggested(7)))
    assert Game(setup(suggested(7), 3)).view(MODERATOR)["cards"] == deals[3]


@pytest.mark.parametrize("seed", A_FEW)
def test_until_the_end_a_card_reaches_only_its_player(seed: int) -> None:
    """C-04: the view of each player has the own card, no other, and the public view has none."""
    game = played(seed)
    for event in before_the_end(game):
        if isinstance(event.fact, Dealt):
            assert event.audience == (event.fact.seat,)
    cards = game.view(MODERATOR)["cards"]
    assert {seat: game.view(seat)["card"] for seat in game.seats} == cards
    assert "card" not in game.view(PUBLIC)


def test_whoever_is_not_called_sees_nothing_of_the_night_but_the_calls() -> None:
    """C-10: all of them see the same; and only those who are called are asked anything."""
    game = Game(setup(suggested(15), seed=1, amulet="lot"))
    cards = game.view(MODERATOR)["cards"]
    while game.phase == "night 1":
        (*_, called) = [event.fact.role for event in game.events if isinstance(event.fact, Called)]
        assert {cards[ask.seat] for ask in game.asks} == {called}
        game.time_up(game.asks[0].verb)
    notes = game.view(MODERATOR)["notes"]["game"]
    marked = {*notes["lovers"], *notes["amulet holder"]}
    nights = [
        [(event["kind"], event.get("role")) for event in game.view(seat)["events"] if event["phase"] == "night 1"]
        for seat in game.seats
        if cards[seat] == "villager" and seat not in marked
    ]
    order = ("werewolf", "mason", "hunter", "magician", "cobbler", "seer", "sorcerer", "cupid", "lovers", "amulet")
    calls = [(kind, role) for role in order for kind in ("called", "slept")]
    assert len(nights) >= 2 and all(night == [("night-fell", None), *calls] for night in nights)


@pytest.mark.parametrize("card", SINGLE)
def test_there_is_at_most_one_of_each_character(card: str) -> None:
    """C-05."""
    with pytest.raises(Refused) as refused:
        setup(Counter({"werewolf": 1, "villager": 4, card: 2}))
    assert (refused.value.reason, refused.value.rule) == ("too-many-cards", "C-05")


def test_of_werewolves_masons_and_villagers_there_may_be_any_number() -> None:
    """C-05: but of Masons not just one."""
    for cards in (Counter(werewolf=14, villager=16), Counter(werewolf=1, mason=29), Counter(werewolf=1, villager=29)):
        assert len(Game(setup(cards)).seats) == 30
    for written in (False, True):
        with pytest.raises(Refused) as refused:
            if written:
                table("classic", Ann="werewolf", Ben="mason", Cem="villager")
            setup(Counter(werewolf=1, mason=1, villager=4))
        assert (refused.value.reason, refused.value.rule) == ("one-mason", "C-05")


@pytest.mark.parametrize(
    ("wolves", "others", "is_refused"),
    [(0, 5, True), (0, 30, True), (1, 4, False), (2, 3, False), (3, 3, True), (4, 3, True), (5, 0, True)],
)
def test_a_set_has_a_werewolf_and_more_others(wolves: int, others: int, is_refused: bool) -> None:
    """C-06: the Sorcerer and the Cursed are others."""
    cards = Counter(werewolf=wolves, villager=others)
    swapped = cards + Counter(sorcerer=1, cursed=1) - Counter(villager=2) if others > 2 else cards
    for dealt in (cards, swapped):
        if not is_refused:
            assert Game(setup(dealt)).seats
            continue
        with pytest.raises(Refused) as refused:
            setup(dealt)
        assert (refused.value.reason, refused.value.rule) == ("too-many-wolves", "C-06")


@pytest.mark.parametrize("wolves", [0, 3, 5])
def test_a_deal_as_written_is_taken_as_written(wolves: int) -> None:
    """C-06: with any number of Werewolves, and it is over when the first day dawns."""
    deal = {name: "werewolf" if number < wolves else "villager" for number, name in enumerate(NAMES[:5])}
    game = Game(Setup(rulebook="classic", deal=deal))
    assert game.phase == "dawn 1" and game.outcome
    assert game.outcome.teams == (("werewolf",) if wolves else ("village",))


# -- the Amulet ----------------------------------------------------------------------------------------------------


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


# -- what stays secret ---------------------------------------------------------------------------------------------


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


# -- the end -------------------------------------------------------------------------------------------------------


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


# -- the duel ------------------------------------------------------------------------------------------------------


def duel(stops: tuple[str, ...] = (), **deal: str) -> Game:
    """Ben and Dan stand against each other, and the vote is open."""
    deal = deal or {"Ann": "werewolf", "Ben": "villager", "Cem": "villager", "Dan": "villager", "Eve": "villager"}
    game = table("classic", stops=stops, options={"gallows": "duel"}, Fay="villager", Gus="villager", **deal)
    for nominee in ("Ben", "Dan"):
        while game.stop:
            game.go_on()
        game.answer("Fay", "nominate", nominee)
        game.answer("Gus", "second", nominee)
    while game.stop:
        game.go_on()
    assert {ask.verb for ask in game.asks} == {"vote"}
    return game


def lots(game: Game) -> list[tuple[str, str]]:
    """Whose votes were drawn, in this order, and how."""
    drawn = [event for event in game.view(MODERATOR)["events"] if event["kind"] == "drawn" and event["verb"] == "vote"]
    return [(event["to"][0], event["what"]) for event in drawn]


def test_votes_that_are_missing_in_a_duel_are_drawn_in_circle_order() -> None:
    """C-136: whoever voted in whatever order; the circle begins with Fay."""
    game = duel(stops=("lot",))
    for seat, vote in (("Dan", "Ben"), ("Ann", "Dan")):
        game.answer(seat, "vote", vote)
    game.time_up("vote")
    drawn = []
    while game.stop == "vote":
        game.go_on()
        drawn.append(lots(game)[-1][0])
    assert drawn == ["Fay", "Gus", "Ben", "Cem", "Eve"]
    for seat, vote in lots(game):
        own = [event["what"] for event in game.view(seat)["events"] if event["kind"] == "drawn"]
        assert own == [vote] and vote in ("Ben", "Dan")
    assert [event for event in game.view("Ann")["events"] if event["kind"] == "drawn" and event["verb"] == "vote"] == []


def test_a_lot_of_one_is_the_same_whoever_else_is_late() -> None:
    """C-136: drawn from the seed, each for itself; the dead have none."""
    alone, together, without = duel(), duel(), duel()
    for seat in ("Fay", "Gus", "Ann", "Ben", "Cem", "Dan"):
        alone.answer(seat, "vote", "Ben")
    without.claim("Cem", "mason")
    for game in (alone, together, without):
        game.time_up("vote")
    assert lots(alone) == [lots(together)[-1]] and [seat for seat, _ in lots(alone)] == ["Eve"]
    assert lots(without) == [lot for lot in lots(together) if lot[0] != "Cem"]


# -- claims at any moment ------------------------------------------------------------------------------------------


def eight(**deal: str) -> Game:
    """Eight play, one of them a Werewolf, and the narrator has just begun the first day."""
    names = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal")
    cards = dict.fromkeys(names, "villager") | {"Ann": "werewolf"} | deal
    return to_the_cue(Game(Setup(rulebook="classic", deal=cards), stops=("cue",)), "TalkBegan")


def test_a_claim_is_heard_while_the_narrator_speaks() -> None:
    """C-49 and C-50: before the first question of the day, and before a vote that is then void for the nominee."""
    game = eight()
    game.claim("Ben", "mason")
    assert to_the_cue(game, "Died").stop == Died("Ben", "claimed")
    game.go_on()
    game.answer("Cem", "nominate", "Dan")
    game.answer("Eve", "second", "Dan")
    assert type(game.stop).__name__ == "Defended"
    game.claim("Dan", "mason")
    assert to_the_cue(game, "Died").stop == Died("Dan", "claimed")
    game.go_on()
    assert {ask.verb for ask in game.asks} == {"nominate"} and causes(game) == {"Ben": "claimed", "Dan": "claimed"}


def test_two_claims_at_one_cue_are_worked_out_in_turn() -> None:
    """C-49 and C-97."""
    game = eight(Ben="hunter")
    for claimant in ("Ben", "Cem", "Dan"):
        game.claim(claimant, "mason")
    to_the_cue(game, "Died").go_on()
    game.answer("Ben", "shoot", "Dan")
    while game.stop:
        game.go_on()
    assert causes(game) == {"Ben": "claimed", "Dan": "shot", "Cem": "claimed"}


def test_a_claim_in_the_last_moment_of_a_day_counts() -> None:
    """C-49, C-50 and C-74: the bell has rung, and the claimant dies before night falls."""
    game = eight()
    game.time_up("nominate")
    game.claim("Ben", "mason")
    assert to_the_cue(game, "Died").stop == Died("Ben", "claimed") and game.phase == "day 1"
    to_the_cue(game, "NightFell")
    assert game.phase == "night 2" and "Ben" not in living(game)


def test_a_claim_in_the_last_moment_may_end_the_game() -> None:
    """C-103."""
    game = eight()
    game.time_up("nominate")
    game.claim("Ann", "mason")
    while game.stop:
        game.go_on()
    assert (game.phase, game.outcome and game.outcome.teams) == ("day 1", ("village",))


def test_nobody_claims_anything_while_a_death_by_claiming_is_announced() -> None:
    """C-54: whoever has died, so that the silence tells nothing."""
    game = eight()
    game.time_up("nominate")
    game.claim("Ben", "mason")
    to_the_cue(game, "Died")
    with pytest.raises(Refused):
        game.claim("Cem", "mason")
    to_the_cue(game, "NightFell")
    assert causes(game) == {"Ben": "claimed"}


def test_the_vote_is_finished_by_the_death_of_the_last_voter() -> None:
    """C-51 and C-54: nobody speaks meanwhile, and the vote hangs."""
    game = eight()
    game.go_on()
    game.answer("Cem", "nominate", "Dan")
    game.answer("Eve", "second", "Dan")
    game.go_on()
    for seat in ("Ann", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal"):
        game.answer(seat, "vote", "yes")
    game.claim("Ben", "mason")
    assert game.stop == Died("Ben", "claimed")
    assert not game.may_talk("Cem")
    to_the_cue(game, "NightFell")
    assert causes(game) == {"Ben": "claimed", "Dan": "hanged"}


@pytest.mark.parametrize("lot", ["vote", "hang"])
def test_a_claim_while_a_lot_is_drawn_counts(lot: str) -> None:
    """C-49, C-50 and C-90: in a duel, whose votes or tie are decided by dice on the table."""
    game = duel(stops=("lot",))
    votes = {"Fay": "Ben", "Gus": "Dan", "Ann": "Ben", "Ben": "Dan", "Cem": "Ben", "Dan": "Dan"}
    for seat, vote in votes.items():
        game.answer(seat, "vote", vote)
    if lot == "vote":
        game.time_up("vote")
    else:
        game.claim("Eve", "mason")
    assert game.stop == lot
    game.claim("Gus", "mason")
    while game.stop:
        game.go_on()
    assert causes(game)["Gus"] == "claimed"


def test_nobody_talks_between_the_hunters_death_and_the_shot() -> None:
    """C-54: also where the Hunter died of a claim."""
    game = eight(Ben="hunter")
    game.claim("Ben", "mason")
    assert to_the_cue(game, "Died").stop == Died("Ben", "claimed")
    assert not any(map(game.may_talk, game.seats))


@pytest.mark.parametrize("stops", [(), ("cue",)], ids=str)
@pytest.mark.parametrize("seed", A_FEW)
def test_whoever_claims_to_be_a_mason_is_not_asked_anything_any_more(seed: int, stops: tuple[str, ...]) -> None:
    """C-49, C-50 and C-54: claims at any moment; where nobody may talk they are refused, and change nothing."""
    random = Random(seed)
    game = Game(any_setup(CLASSIC_BOOK, random), stops)
    for _ in range(150):
        if game.outcome:
            break
        seat = random.choice(game.seats)
        talks, before = game.may_talk(seat), game.record()
        assert not talks or (seat in living(game) and game.phase.startswith("day"))
        if random.random() < 0.08:
            try:
                game.claim(seat, "mason")
                assert talks and (stops or game.outcome or seat not in living(game))
            except Refused as refused:
                assert not talks and refused.reason == "no-talk" and game.record() == before
        else:
            do(game, any_act(game, random.randrange))
        claimed = {event.fact.seat for event in game.events if isinstance(event.fact, Claimed) and is_mason(event.fact)}
        assert game.stop or game.outcome or not claimed.intersection(living(game))
        assert all(cause != "claimed" or seat in claimed for seat, cause in causes(game).items())


def is_mason(claim: Claimed) -> bool:
    """Whether that is what nobody may say."""
    return claim.card == "mason"


@pytest.mark.parametrize(
    ("nominee", "seconded"),
    [
        ("Cem", False),
        ("Ann", False),
        ("Cem", True),
        ("Ann", True),
    ],
)
def test_nothing_happens_after_the_end(nominee: str, seconded: bool) -> None:
    """C-103 and C-134: the last Werewolf claims to be a Mason while somebody is nominated, or voted on."""
    game = table("classic", Ann="werewolf", Ben="villager", Cem="villager", Dan="villager")
    game.answer("Ben", "nominate", nominee)
    if seconded:
        game.answer("Cem", "second", nominee)
    game.claim("Ann", "mason")
    assert game.outcome
    assert [event["kind"] for event in game.view(PUBLIC)["events"]][-2:] == ["ended", "unmasked"]


# -- choosing characters -------------------------------------------------------------------------------------------


def test_the_weights_of_the_cards() -> None:
    """C-114."""
    assert {role.id: role.value for role in CLASSIC_BOOK.roles} == WEIGHTS


@pytest.mark.parametrize("seats", SEATS)
def test_the_suggested_set_is_the_one_of_the_table(seats: int) -> None:
    """C-113 and C-117: it is what is meant when no set is named, and it can be dealt."""
    cards, total = TABLE[seats]
    assert suggested(seats) == +Counter(dict(zip(WEIGHTS, cards, strict=True)))
    assert sum(cards) == seats and sum(map(int.__mul__, cards, WEIGHTS.values())) == total
    assert Counter(Game(setup(suggested(seats), seats)).view(MODERATOR)["cards"].values()) == suggested(seats)


def test_there_is_a_suggested_set_for_every_number_of_seats_and_for_no_other() -> None:
    """C-117."""
    assert list(TABLE) == list(SEATS) == list(CLASSIC_BOOK.sets[CLASSIC_BOOK.usual])
    for seats in (4, 31):
        with pytest.raises(Refused):
            CLASSIC_BOOK.suggested(seats)


@pytest.mark.parametrize("seats", SEATS)
def test_a_suggested_set_departs_from_no_advice(seats: int) -> None:
    """C-111, C-112, C-114 and C-116: with what the book lays beside it, the Amulet from twelve seats on."""
    cards, beside = suggested(seats), CLASSIC_BOOK.suggests_beside(seats)
    assert beside == ({"amulet": "lot"} if seats >= 12 else {})
    assert cards["werewolf"] == WOLVES[seats] and cards["seer"] == 1
    assert departures(cards, **beside) == {}


@pytest.mark.parametrize("seats", SEATS)
def test_advice_on_the_number_of_werewolves(seats: int) -> None:
    """C-111: by how many there are too few or too many; never a refusal."""
    for wolves in range(1, (seats + 1) // 2):
        said = departures(Counter(werewolf=wolves, seer=1, villager=seats - wolves - 1))
        assert said.get("C-111 werewolf", 0) == wolves - WOLVES[seats]


@pytest.mark.parametrize("seats", SEATS)
def test_advice_on_the_seer(seats: int) -> None:
    """C-112: with a Sorcerer or without."""
    cards = Counter(werewolf=WOLVES[seats], villager=seats - WOLVES[seats] - 1)
    for other, is_missed in (("seer", False), ("sorcerer", True), ("villager", True)):
        said = departures(cards + Counter([other]))
        assert said.get("C-112 seer", 0) == -is_missed


@pytest.mark.parametrize("seats", SEATS)
def test_advice_on_the_sum(seats: int) -> None:
    """C-114: how far it lies beyond what any group would want, +3 for beginners and -3 for experienced players."""
    for wolves in range(1, (seats + 1) // 2):
        cards = Counter(werewolf=wolves, seer=1, villager=seats - wolves - 1)
        for swapped in (cards, cards + Counter(magician=1, cobbler=1) - Counter(villager=2)):
            total = sum(WEIGHTS[card] * copies for card, copies in swapped.items())
            off = total + 3 if total < -3 else max(total - 3, 0)
            assert departures(swapped).get("C-114 sum", 0) == off


@pytest.mark.parametrize("seats", SEATS)
def test_advice_on_the_amulet(seats: int) -> None:
    """C-116: for twelve and more; somebody named has it as well as somebody drawn."""
    for amulet, by in (("", -1 if seats >= 12 else 0), ("lot", int(seats < 12)), ("P0", int(seats < 12))):
        assert departures(suggested(seats), amulet=amulet).get("C-116 amulet", 0) == by


def test_all_know_what_is_in_play() -> None:
    """C-137."""
    (opened, *_) = Game(setup(suggested(12), amulet="lot")).view(PUBLIC)["events"]
    assert (opened["kind"], opened["rule"], opened["beside"]) == ("opened", "C-137", ["amulet"])
    assert Counter(opened["cards"]) == suggested(12)
