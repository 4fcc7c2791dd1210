"""Random play over every rulebook, number of seats, option and set: what must hold in each game, whatever is done."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

from nightcall import MODERATOR, PUBLIC, Game, Refused
from nightcall.engine.event import Died, Ended, Told, Traced, Unmasked
from nightcall.engine.rulebook import Rulebook, bound
from nightcall.stories.writing import write_story
from nightcall.testing.playing import any_act, do, living
from nightcall.testing.setups import any_book, any_setup

ROOT = Path(__file__).parents[2]
TOO_LONG = 60_000
"""More acts than any game takes, by far."""
LAST_ACTS = {"shoot", "bequeath"}
"""What the dead are still asked."""


def check_state(game: Game) -> None:
    """What holds at every moment: the dead do nothing but their last acts, and somebody is always waited for."""
    alive = living(game)
    assert bool(game.asks or game.stop) != bool(game.outcome)
    for ask in game.asks:
        assert ask.seat in alive or ask.seat == MODERATOR or ask.verb in LAST_ACTS


def check_log(game: Game) -> None:
    """What holds of a whole game: nobody dies twice, cards are conserved, and the end is the end."""
    facts = [event.fact for event in game.events]
    deaths = Counter(fact.seat for fact in facts if isinstance(fact, Died))
    assert not deaths or max(deaths.values()) == 1
    moderator = game.view(MODERATOR)
    setup = game.record()["setup"]
    if "cards" in setup:
        cards = list(moderator["cards"].values())
        if any(isinstance(fact, Told) and fact.about == "turned" for fact in facts):
            cards[cards.index("werewolf")] = "cursed"
        assert sorted(cards) == sorted([*setup["cards"], *filter(None, [setup.get("extra")])])
    if game.outcome:
        assert isinstance(facts[-2], Ended) and isinstance(facts[-1], Unmasked | Traced)
        assert sum(isinstance(fact, Ended) for fact in facts) == 1
        assert set(game.outcome.winners) <= set(moderator["cards"])


def check_refusals(game: Game, random: Random) -> None:
    """A refused act changes nothing: not the record, not a view, not the open questions."""
    before = game.record(), game.view(MODERATOR), game.view(PUBLIC)
    seats = [seat["name"] for seat in game.view(PUBLIC)["seats"]]
    verbs = ["see", "devour", "vote", "nominate", "heal", "lot", *(ask.verb for ask in game.asks)]
    for _ in range(6):
        seat, verb = random.choice([*seats, "Zed", MODERATOR]), random.choice(verbs)
        what = random.choice([*seats, "Zed", "yes", "pass", ["P0", "P0"], None, 3])
        if any(ask.seat == seat and ask.verb == verb and ask.allows(what) for ask in game.asks):
            continue
        with pytest.raises(Refused):
            game.answer(seat, verb, what)
    assert (game.record(), game.view(MODERATOR), game.view(PUBLIC)) == before


def play_out(game: Game, random: Random) -> None:
    """Play a game to its end with random acts, looking at it now and then."""
    for number in range(TOO_LONG):
        if game.outcome:
            return
        if number % 16 == 0:
            check_state(game)
        if number % 64 == 0:
            check_refusals(game, random)
        do(game, any_act(game, random.randrange))
    raise AssertionError("this game does not end")


def one_game(seed: int) -> Game:
    """The random game of a seed, played out."""
    random = Random(seed)
    setup = any_setup(any_book(random), random)
    game = Game(setup, stops=random.choice([(), ("lot",)]))
    play_out(game, random)
    return game


def test_every_random_game_ends_and_replays_to_the_same_log(seeds: range) -> None:
    played: Counter[str] = Counter()
    for seed in seeds:
        game = one_game(seed)
        check_state(game)
        check_log(game)
        assert Game.replay(game.record()).events == game.events
        played[game.record()["setup"]["rulebook"]] += 1
    assert set(played) == {book.id for book in bound()} or len(seeds) < 50


@pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
def test_every_number_of_seats_and_every_suggested_set_can_be_played(book: Rulebook) -> None:
    for group, sets in book.sets.items():
        for seats in sets:
            random = Random(f"{group} {seats}")
            from nightcall import Setup

            setup = Setup(
                rulebook=book.id,
                seats=tuple(f"P{number}" for number in range(seats)),
                cards=book.suggested(seats, group),
                seed=seats,
            )
            game = Game(setup)
            play_out(game, random)
            check_log(game)


def test_an_unknown_deal_plays_like_a_known_one(seeds: range) -> None:
    """The same answers at the moderator's desk lead to the same deaths and the same winners."""
    from nightcall.testing.setups import with_open_cards

    for seed in seeds[: max(10, len(seeds) // 10)]:
        random = Random(seed)
        setup = any_setup(random.choice([book for book in bound() if book.may_be_unknown]), random)
        known = Game(with_open_cards(setup))
        cards = known.view(MODERATOR)["cards"]
        data = known.record()["setup"]
        from nightcall import Setup

        desk = Game(
            Setup.from_data(
                {key: value for key, value in data.items() if key not in ("deal", "extra")}
                | {"seats": list(known.seats), "cards": list(cards.values()), "unknown": True}
            )
        )
        for _ in range(TOO_LONG):
            if known.outcome:
                break
            while desk.asks and desk.asks[0].seat == MODERATOR:
                (ask,) = desk.asks
                role = ask.about.get("role")
                what = [seat for seat in ask.choices if cards[str(seat)] == role] if role else cards[ask.about["seat"]]
                desk.answer(MODERATOR, ask.verb, what)
            assert [(ask.seat, ask.verb, ask.choices) for ask in desk.asks] == [
                (ask.seat, ask.verb, ask.choices) for ask in known.asks
            ]
            act = any_act(known, random.randrange)
            do(known, act)
            do(desk, act)
        assert desk.outcome == known.outcome
        assert desk.view(PUBLIC)["seats"] == known.view(PUBLIC)["seats"]


@settings(
    max_examples=60,
    derandomize=True,
    deadline=None,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(st.integers(0, 2**20), st.lists(st.integers(0, 2**16), max_size=120))
def test_whatever_is_done_the_game_stays_sound(table: int, numbers: list[int]) -> None:
    """Hypothesis looks for acts that break a game, and shrinks what it finds to a story that can be run."""
    random = Random(table)
    game = Game(any_setup(any_book(random), random))
    drawn = iter(numbers)

    def below(most: int) -> int:
        return next(drawn, 0) % most

    try:
        for _ in numbers:
            if game.outcome:
                break
            do(game, any_act(game, below))
            check_state(game)
        check_log(game)
        assert Game.replay(game.record()).events == game.events
    except BaseException:
        note(write_story(game.record(), title="A game that went wrong"))
        raise


def fingerprint(hash_seed: str) -> str:
    """The logs of some games, as another process with another order of hashes plays them."""
    code = (
        "import hashlib\n"
        "from tests.proofs.test_random_play import one_game\n"
        "for seed in range(60):\n"
        "    print(hashlib.sha256(repr(one_game(seed).events).encode()).hexdigest())\n"
    )
    surroundings = os.environ | {"PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=surroundings, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_games_are_the_same_under_any_order_of_hashes() -> None:
    assert fingerprint("1") == fingerprint("2")
