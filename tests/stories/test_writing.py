"""A recorded game written as a story reads well, and told it is the same game again, event by event."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from nightcall import MODERATOR, Game, Refused, Setup
from nightcall.engine.event import Event
from nightcall.engine.rulebook import RULEBOOKS, Outcome, bound, rulebook_named
from nightcall.engine.town import Town
from nightcall.stories import read_story, tell_story, write_story
from nightcall.testing.games import table
from nightcall.testing.playing import any_act, do
from nightcall.testing.setups import any_book, any_setup, with_open_cards

ROOT = Path(__file__).parents[2]
STORIES = [file for book in bound() for file in sorted((ROOT / "stories" / book.id).glob("*.yaml"))]
ODD_NAMES = ("O'Neil", "a, b", "#1", "狼 \N{WOLF FACE}", "- [x]", "A: seer", '"Bo"', "*", "3rd \\ x", "Ödön")
ENOUGH = 5000
OTHER_COURSE = "takes another course"
LEFT = "was left"


def written(game: Game, title: str = "") -> str:
    """The story of a game whose record has been in a file."""
    return write_story(json.loads(json.dumps(game.record())), title)


def told(text: str, folder: Path) -> Game:
    """The game that a story becomes."""
    file = folder / "story.yaml"
    file.write_text(text, encoding="utf-8")
    games: list[Game] = []
    tell_story(read_story(file), games.append)
    return games[-1]


def is_same(ours: Sequence[Event], theirs: Sequence[Event]) -> bool:
    """Whether two logs are the same."""
    return list(ours) == list(theirs)


def play(game: Game, random: Random, acts: int = ENOUGH, rare: int = 20) -> None:
    """Do anything."""
    for _ in range(acts):
        if game.outcome:
            break
        do(game, any_act(game, random.randrange, rare))


def speaks_late(game: Game) -> bool:
    """Whether somebody is out of time by night and then answers when asked again, which no story can say."""
    record = game.record()
    again = Game.replay(record | {"acts": []})
    silent = set()
    for who, verb, what in record["acts"]:
        if verb == "time-up" and not again.phase.startswith("day"):
            silent |= {(again.phase, ask.seat, what) for ask in again.asks}
        if (again.phase, who, verb) in silent:
            return True
        do(again, (who, verb, what))
    return False


def any_game(seed: int, stops: Sequence[str] = ()) -> tuple[Game, Random]:
    random = Random(seed)
    return Game(any_setup(any_book(random), random), stops), random


# -- the same game again -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(48))
def test_a_game_told_again_is_the_same_event_by_event(seed: int, tmp_path: Path) -> None:
    game, random = any_game(seed, ["lot"] if seed % 4 == 3 else [])
    play(game, random)
    text = written(game)
    assert game.outcome
    assert (OTHER_COURSE in text) == speaks_late(game)
    if OTHER_COURSE not in text:
        assert "#" not in text
        assert is_same(game.events, told(text, tmp_path).events)


@pytest.mark.parametrize("seed", range(100, 130))
def test_a_game_that_was_left_is_told_to_where_it_was_left_and_the_clock_ends_its_phase(
    seed: int, tmp_path: Path
) -> None:
    game, random = any_game(seed)
    play(game, random, acts=random.randrange(200), rare=100)
    text = written(game)
    assert (LEFT in text) == (not game.outcome)
    if not speaks_late(game):
        known = [event for event in game.events if game.outcome or event.phase != game.phase or "run out" in text]
        assert is_same(known, told(text, tmp_path).events[: len(known)])


def test_a_game_that_was_left_at_once_is_a_story_too(tmp_path: Path) -> None:
    game = table(Ann="werewolf", Ben="seer", Cem="witch")
    text = written(game)
    assert text.startswith("# This game was left in night 1. What stood open there has run out of time.\nstory: ")
    assert told(text, tmp_path).phase == "day 1"


@pytest.mark.parametrize("seed", range(24))
def test_an_unknown_deal_is_written_as_it_was_found_out(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    book = random.choice([book for book in bound() if book.may_be_unknown])
    data = Game(with_open_cards(any_setup(book, random))).record()["setup"]
    cards = data.pop("deal")
    random.shuffle(shuffled := list(cards.values()))  # the order of the cards must not matter
    game = Game(Setup.from_data(data | {"seats": list(cards), "cards": shuffled, "unknown": True}))
    acts = random.choice([3, 20, ENOUGH])
    for _ in range(acts):
        if not game.outcome and game.asks[0].seat == MODERATOR:
            (ask,) = game.asks
            found = [seat for seat in ask.choices if cards[str(seat)] == ask.about.get("role")]
            game.answer(MODERATOR, ask.verb, found if ask.verb == "holds" else cards[ask.about["seat"]])
        else:
            play(game, random, acts=1, rare=10_000)
    text = written(game)
    assert "unknown: yes\n" in text and OTHER_COURSE not in text
    known = [event for event in game.events if game.outcome or event.phase != game.phase or "run out" in text]
    assert is_same(known, told(text, tmp_path).events[: len(known)])


@pytest.mark.parametrize("seed", range(24))
def test_a_claim_or_the_bell_at_a_cue_comes_at_the_next_question(seed: int, tmp_path: Path) -> None:
    game, random = any_game(seed, ["cue", "lot"])
    seats = game.record()["setup"]["seats"]
    for _ in range(400):
        if game.stop is not None and random.random() < 0.3:
            for act in [(random.choice(seats), "claim", "seer"), (MODERATOR, "time-up", "nominate")]:
                try:
                    do(game, act)
                except Refused:
                    continue
        play(game, random, acts=1)
    text = written(game)
    assert (OTHER_COURSE in text) == speaks_late(game)
    if game.outcome and OTHER_COURSE not in text:
        assert is_same(game.events, told(text, tmp_path).events)


@pytest.mark.parametrize("file", STORIES, ids=lambda file: file.stem)
def test_a_story_told_recorded_and_written_tells_the_same(file: Path, tmp_path: Path) -> None:
    games: list[Game] = []
    tell_story(read_story(file), games.append)
    if games:  # a setup that is refused is no game
        text = written(games[-1])
        assert OTHER_COURSE not in text
        again = told(text, tmp_path)
        assert is_same(games[-1].events, again.events[: len(games[-1].events)])


# -- how it reads --------------------------------------------------------------------------------------------------


def test_a_story_is_short_and_plain() -> None:
    game = table(Ann="werewolf", Ben="werewolf", Cem="seer", Dan="witch", Eve="villager", options={"stalemate": 3})
    for line in (
        *("Ben devour Cem", "Ann devour Cem", "Cem see Ann", "Dan save pass", "moderator time-up poison"),
        *("Ann nominate pass", "Dan claim seer", "Dan nominate Ann", "Eve second pass", "Ann second pass"),
        *("Ben second pass", "Dan claim witch", "Ben nominate Ben", "Ann second Ben"),
        *("Eve vote yes", "Ann vote yes", "Dan vote yes", "Ben vote yes"),
        *("Ann devour Eve", "Dan save yes", "Dan poison Ann"),
    ):
        who, verb, what = line.split()
        do(game, (who, verb, what))
    assert written(game, "The witch alone\n is left") == (
        "story: The witch alone is left\n"
        "rulebook: village\n"
        "rules: []\n"
        "options: {stalemate: 3}\n"
        "seats:\n"
        "  Ann: werewolf\n"
        "  Ben: werewolf\n"
        "  Cem: seer\n"
        "  Dan: witch\n"
        "  Eve: villager\n"
        "play:\n"
        "  - phase: night 1\n"
        "    do:\n"
        "      - [[Ann, Ben], devour, Cem]\n"
        "      - [Cem, see, Ann]\n"
        "      - [Dan, save, pass]\n"
        "      - [moderator, time-up, poison]\n"
        "  - phase: dawn 1\n"
        "    expect: {dies: {Cem: devoured}}\n"
        "  - phase: day 1\n"
        "    do:\n"
        "      - [Dan, claim, seer]\n"
        "      - [Dan, nominate, Ann]\n"
        "      - [everyone, second, pass]\n"
        "      - [Dan, claim, witch]\n"
        "      - [Ben, nominate, Ben]\n"
        "      - [Ann, second, Ben]\n"
        "      - [everyone, vote, yes]\n"
        "    expect: {dies: {Ben: hanged}}\n"
        "  - phase: night 2\n"
        "    do:\n"
        "      - [Ann, devour, Eve]\n"
        "      - [Dan, save, yes]\n"
        "      - [Dan, poison, Ann]\n"
        "  - phase: dawn 2\n"
        "    expect: {dies: {Ann: poisoned}, over: yes, won: [village], winners: [Cem, Dan, Eve]}\n"
    )


def test_a_lot_is_written_as_it_fell_whatever_the_seed(tmp_path: Path) -> None:
    lots = set()
    for seed in range(8):
        game = Game(Setup(rulebook="village", deal={"Ann": "seer", "Ben": "werewolf", "Cem": "villager"}, seed=seed))
        game.answer("Ben", "devour", "pass")
        game.time_up("see")
        text = written(game)
        lots |= {line for line in text.splitlines() if "lot" in line}
        assert told(text, tmp_path).events == game.events
    assert lots == {"      - [moderator, lot, Ben]", "      - [moderator, lot, Cem]"}


def test_a_named_mayor_options_and_rules_are_written() -> None:
    setup = Setup(
        rulebook="village", deal={"Ann": "werewolf", "Ben": "villager"}, mayor="Ben", options={"mayor": "open"}
    )
    text = write_story(Game(setup).record(), rules=["V-83", "V-81"])
    assert "\nrules: [V-83, V-81]\noptions: {mayor: open}\nmayor: Ben\nseats:\n" in text


@pytest.mark.parametrize("seed", range(5))
def test_any_name_that_can_sit_down_can_be_written(seed: int, tmp_path: Path) -> None:
    cards = rulebook_named("village").suggested(len(ODD_NAMES))
    game = Game(Setup(rulebook="village", seats=ODD_NAMES, cards=cards, seed=seed))
    play(game, Random(seed), rare=10_000)
    assert told(written(game, "What's: [this]? #1"), tmp_path).events == game.events


# -- what no story can say -----------------------------------------------------------------------------------------


def test_whoever_is_silent_by_night_and_answers_when_asked_again_gets_a_remark() -> None:
    game = table(Ann="werewolf", Ben="werewolf", Cem="werewolf", Dan="villager", Eve="villager")
    game.answer("Ben", "devour", "Dan")
    game.answer("Cem", "devour", "Eve")
    game.time_up("devour")
    for wolf in ("Ann", "Ben", "Cem"):
        game.answer(wolf, "devour", "Dan")
    assert written(game).startswith("# This game was left in day 1.\n# Told as a story this game takes another course")


def test_where_not_even_the_cards_are_known_a_remark_says_that_the_story_is_another() -> None:
    game = Game(Setup(rulebook="village", seats=("Ann", "Ben", "Cem"), unknown=True))
    game.answer(MODERATOR, "holds", ["Ben"])
    text = written(game)
    assert "# Told as a story this game takes another course" in text
    assert "  Ann: villager\n  Ben: cupid\n  Cem: villager\n" in text


def test_a_game_that_breaks_is_written_up_to_the_act_that_breaks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(town: Town) -> Outcome | None:
        if town.phase == "day 1":
            raise LookupError("no such lantern")
        return None

    book = rulebook_named("village")
    monkeypatch.setitem(RULEBOOKS, "village", replace(book, ends=(breaks,)))
    game = table(Ann="werewolf", Ben="villager", Cem="villager")
    game.answer("Ann", "devour", "pass")
    with pytest.raises(LookupError):
        game.time_up("nominate")
    text = written(game)
    assert text.startswith("# This game breaks in day 1: LookupError: no such lantern\n")
    assert text.endswith("  - phase: day 1\n    do:\n      - [moderator, time-up, nominate]\n    expect: {dies: {}}\n")


def test_a_record_that_does_not_fit_its_game_is_refused() -> None:
    record = table(Ann="werewolf", Ben="villager").record()
    with pytest.raises(Refused, match="act 1 is refused"):
        write_story({**record, "acts": [["Ben", "devour", "Ann"]]})
