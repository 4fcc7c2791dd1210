"""One Night: what a story cannot say about it: sets, draws, the narrator's script, what is told exactly once."""

from collections import Counter
from typing import Any

import pytest

from nightcall import MODERATOR, PUBLIC, Game, Refused, Setup
from nightcall.engine.event import Called, DayBroke, NightFell, Slept
from nightcall.engine.single_night import SingleNight, messages_of
from nightcall.rulebooks.onenight import ONE_NIGHT_BOOK

NAMES = tuple(f"P{number}" for number in range(10))
BASIC = ("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager")


def laid(cards: str, seats: int, rulebook: str = "onenight", **more: Any) -> Setup:
    """Cards dealt as they are written: first the seats, then the centre."""
    every = cards.split()
    deal = dict(zip(NAMES, every[:seats], strict=False))
    return Setup(rulebook=rulebook, deal=deal, center=tuple(every[seats:]), **more)


def play(game: Game) -> Game:
    """Play a game by the first legal answer to everything."""
    while game.asks:
        ask = game.asks[0]
        game.answer(ask.seat, ask.verb, next(ask.legal()))
    return game


def test_three_to_ten_players_and_three_cards_more() -> None:
    """N-02 and N-03."""
    for seats in (2, 11):
        with pytest.raises(Refused):
            Setup(rulebook="onenight", seats=tuple(f"P{n}" for n in range(seats)), cards=BASIC)
    for seats in (3, 10):
        cards = ONE_NIGHT_BOOK.suggested(seats)
        assert len(cards) == seats + 3
        assert Game(Setup(rulebook="onenight", seats=NAMES[:seats], cards=cards)).asks


def test_the_box_has_sixteen_cards() -> None:
    """N-01."""
    assert ONE_NIGHT_BOOK.box.total() == 16
    assert {card: copies for card, copies in ONE_NIGHT_BOOK.box.items() if copies > 1} == {
        "werewolf": 2,
        "mason": 2,
        "villager": 3,
    }


def test_the_basic_sets_are_those_of_the_book() -> None:
    """N-04, and N-06: without a Villager there is a set, too."""
    assert Counter(ONE_NIGHT_BOOK.suggested(3)) == Counter(BASIC)
    for seats, villagers in ((4, 2), (5, 3)):
        assert Counter(ONE_NIGHT_BOOK.suggested(seats)) == Counter([*BASIC, *["villager"] * (villagers - 1)])
    assert all("villager" not in ONE_NIGHT_BOOK.suggested(seats, "no-villager") for seats in range(3, 9))


def test_every_named_set_can_be_laid() -> None:
    """N-05: any combination is allowed; ours keep to the box and to the three cards more."""
    for name, sets in ONE_NIGHT_BOOK.sets.items():
        for seats in sets:
            cards = ONE_NIGHT_BOOK.suggested(seats, name)
            assert Setup(rulebook="onenight", seats=NAMES[:seats], cards=cards).advice("random") == ()


def test_a_random_set_is_drawn_as_from_a_bag() -> None:
    """N-07 and N-91: by the seed, from all cards, never with one Mason alone."""
    draws = [ONE_NIGHT_BOOK.suggested(5, "random", seed=seed) for seed in range(300)]
    assert draws == [ONE_NIGHT_BOOK.suggested(5, "random", seed=seed) for seed in range(300)]
    assert all(len(draw) == 8 and draw.count("mason") != 1 for draw in draws)
    assert set().union(*draws) == set(ONE_NIGHT_BOOK.box)
    assert all(Counter(draw) <= ONE_NIGHT_BOOK.box for draw in draws)
    with pytest.raises(Refused):
        ONE_NIGHT_BOOK.suggested(11, "random")


def test_advice_warns_and_does_not_refuse() -> None:
    """N-02, N-09 and N-99."""
    lonely = laid("insomniac werewolf seer villager villager villager", 3)
    assert [(advice.rule, advice.about) for advice in lonely.advice()] == [("N-09", "insomniac")]
    assert [advice.rule for advice in laid("doppelganger werewolf seer robber villager villager", 3).advice()] == [
        "N-99"
    ]
    six = Setup(rulebook="onenight", seats=NAMES[:6], cards=ONE_NIGHT_BOOK.suggested(6))
    assert [(advice.rule, advice.by) for advice in six.advice()] == [("N-02", 1)]


def test_the_set_is_open_and_each_card_is_secret() -> None:
    """N-10 and N-12: everyone knows which cards are in play, and sees only the own one."""
    game = Game(laid("seer werewolf robber villager troublemaker werewolf", 3))
    for number, card in enumerate(("seer", "werewolf", "robber")):
        view = game.view(f"P{number}")
        assert view["card"] == card
        assert view["events"][0]["cards"] == {"werewolf": 2, "seer": 1, "robber": 1, "troublemaker": 1, "villager": 1}
        assert [event["card"] for event in view["events"] if event["kind"] == "dealt"] == [card]


def test_a_robbed_player_is_told_nothing() -> None:
    """N-22 and N-54: nothing shows which cards were touched; the own card stays what was dealt until the end."""
    views = []
    for target in ("P1", "P2", "pass"):
        game = Game(laid("robber villager villager werewolf werewolf seer", 3))
        game.answer("P0", "rob", target)
        views.append((game.view("P1"), game.view("P2"), game.view(PUBLIC)))
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize(
    ("cards", "copied", "about"),
    [
        ("doppelganger minion werewolf seer robber villager", "P1", "pack"),
        ("doppelganger werewolf seer villager robber werewolf", "P1", "pack"),
        ("doppelganger mason mason villager robber werewolf", "P1", "masons"),
        ("doppelganger insomniac seer villager robber werewolf", "P1", "check"),
    ],
)
def test_whoever_copies_is_told_once_and_so_is_everybody_else(cards: str, copied: str, about: str) -> None:
    """N-26, N-27, N-29, N-30 and N-50: each who wakes is told exactly once, in the own call."""
    game = Game(laid(cards, 3))
    game.answer("P0", "copy", copied)
    play(game)
    told = Counter(
        seat for event in game.events for seat in event.audience if getattr(event.fact, "about", "") == about
    )
    assert told["P0"] == 1 and max(told.values()) == 1
    assert PUBLIC not in told


def test_no_vote_shows_before_the_last_is_given() -> None:
    """N-58."""
    game = Game(laid("villager villager villager werewolf werewolf seer", 3))
    before = game.view("P2")
    game.answer("P0", "vote", "P1")
    assert game.view("P2") == before and game.view(PUBLIC)["events"] == game.view(PUBLIC)["events"]
    game.answer("P1", "vote", "P0")
    game.answer("P2", "vote", "P0")
    pointed = next(event for event in game.view("P2")["events"] if event["kind"] == "pointed")
    assert pointed["votes"] == {"P0": "P1", "P1": "P0", "P2": "P0"}


def test_every_card_is_turned_once_and_the_centre_laid_open() -> None:
    """N-64."""
    game = play(Game(laid("villager werewolf villager werewolf seer robber", 3)))
    events = game.view(PUBLIC)["events"]
    (cards,) = [event["cards"] for event in events if event["kind"] == "shown"]
    centre = {"center 1": "werewolf", "center 2": "seer", "center 3": "robber"}
    assert cards == {"P0": "villager", "P1": "werewolf", "P2": "villager"} | centre


def test_a_claim_may_name_any_card_of_the_book() -> None:
    """N-56."""
    game = Game(laid("villager villager villager werewolf werewolf seer", 3))
    game.claim("P0", "drunk")
    with pytest.raises(Refused):
        game.claim("P0", "cupid")


def test_the_trail_of_every_card_is_kept_and_shown_at_the_end() -> None:
    """The card tracker: where each card lay, who saw and who moved it; all know it at the end."""
    game = Game(laid("robber troublemaker villager werewolf seer drunk", 3))
    game.answer("P0", "rob", "P2")
    game.answer("P1", "swap", ["P0", "P2"])
    trails = game.view(MODERATOR)["trails"]
    assert trails[0] == {
        "card": "robber",
        "dealt": "P0",
        "steps": [
            {"call": "robber", "by": "P0", "did": "moved", "at": "P2"},
            {"call": "troublemaker", "by": "P1", "did": "moved", "at": "P0"},
        ],
    }
    assert {"call": "robber", "by": "P0", "did": "saw", "at": "P0"} in trails[2]["steps"]
    assert not any(event["kind"] == "traced" for event in game.view("P1")["events"])
    assert any(event["kind"] == "traced" for event in play(game).view("P1")["events"])


@pytest.mark.parametrize(
    ("cards", "votes", "rule"),
    [
        ("villager villager villager werewolf werewolf seer", "P1 P2 P0", "N-70"),
        ("minion villager villager werewolf werewolf seer", "P1 P0 P1", "N-73"),
        ("minion villager villager werewolf werewolf seer", "P1 P0 P0", "N-74"),
        ("villager villager villager werewolf werewolf seer", "P1 P0 P0", "N-79"),
        ("werewolf werewolf villager villager villager seer", "P1 P0 P0", "N-69"),
        ("werewolf werewolf villager villager villager seer", "P2 P2 P0", "N-71"),
        ("tanner villager villager werewolf werewolf seer", "P1 P0 P0", "N-75"),
    ],
)
def test_the_end_names_its_rule(cards: str, votes: str, rule: str) -> None:
    game = Game(laid(cards, 3))
    for seat, target in zip(NAMES, votes.split(), strict=False):
        game.answer(seat, "vote", target)
    (ended,) = [event for event in game.view(PUBLIC)["events"] if event["kind"] == "ended"]
    assert ended["rule"] == rule


# -- the narrator --------------------------------------------------------------------------------------------------


def cues_of(game: Game) -> list[str]:
    """What the narrator said in a game."""
    cues = [event.fact for event in game.events if isinstance(event.fact, NightFell | Called | Slept | DayBroke)]
    return [message for cue in cues for message in messages_of(cue)]


@pytest.mark.parametrize("rulebook", ["onenight", "daybreak"])
def test_the_script_is_the_same_for_every_deal_and_the_cues_are_exactly_it(rulebook: str) -> None:
    """N-82, N-83 and N-84: lines with their pauses depend on the set and the pace alone."""
    for seed in range(40):
        from random import Random

        from nightcall.engine.rulebook import rulebook_named
        from nightcall.testing.setups import any_setup

        book = rulebook_named(rulebook)
        assert isinstance(book, SingleNight)
        setup = any_setup(book, Random(seed))
        script = book.narration(setup)
        shuffled = Setup.from_data(Game(setup).record()["setup"] | {"seed": setup.seed + 1})
        assert book.narration(shuffled) == script
        for each in (setup, shuffled):
            assert cues_of(play(Game(each))) == [line.message for line in script]


def test_the_pause_follows_the_pace() -> None:
    """N-83: ten seconds after each call, twenty or five if the table wants it; N-89: the words are tested elsewhere."""
    for pace, seconds in (("normal", 10), ("slow", 20), ("quick", 5)):
        setup = laid("seer werewolf robber villager troublemaker werewolf", 3, options={"pace": pace})
        pauses = {line.message: line.pause for line in ONE_NIGHT_BOOK.narration(setup)}
        assert pauses["called-seer"] == seconds and pauses["slept-seer"] == 0


def test_words_for_the_lone_wolf_and_the_new_minion_are_said_only_where_there_may_be_one() -> None:
    """N-29 and N-36."""
    with_both = laid("doppelganger minion werewolf villager seer robber", 3)
    messages = [line.message for line in ONE_NIGHT_BOOK.narration(with_both)]
    assert "called-doppelganger-minion" in messages and "called-werewolf-lone" in messages
    without = laid("doppelganger seer werewolf villager villager robber", 3, options={"lone-wolf": "no"})
    messages = [line.message for line in ONE_NIGHT_BOOK.narration(without)]
    assert "called-doppelganger-minion" not in messages and "called-werewolf-lone" not in messages


def test_the_drunk_takes_from_three_cards_here_and_from_four_elsewhere() -> None:
    """N-104 and D-07."""
    here = Game(laid("drunk villager villager werewolf werewolf seer", 3))
    assert here.asks[0].choices == ("center 1", "center 2", "center 3")
    there = Game(laid("drunk villager villager alpha-wolf werewolf seer", 3, "daybreak", extra="werewolf"))
    assert there.asks[0].choices == ("center 1", "center 2", "center 3", "center 4")
