"""The night takes the same time whoever holds what: slots are the rulebook's calls, and their length tells nothing."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from nightcall import Ask, Game, Setup
from nightcall.bots import Dice
from nightcall.engine.ask import Choice, Each, Script
from nightcall.engine.event import PUBLIC, Called, Died, Fell, Shown
from nightcall.engine.rounds import NightsAndDays
from nightcall.engine.rulebook import RULEBOOKS, bound
from nightcall.engine.town import Town
from nightcall.lab import play as play_game
from nightcall.table.pace import Pace
from nightcall.table.play import SUSPECT, Play
from nightcall.testing.setups import any_setup
from tests.table.watched import Watched, any_game, play_somehow, watched_game

SECONDS = 1000


@pytest.mark.parametrize("book", RULEBOOKS)
def test_no_call_asks_more_in_secret_than_its_name_allows(book: str, seeds: range) -> None:
    for seed in seeds:
        for part in watched_game(book, seed).parts:
            if isinstance(part.cue, Called):
                assert part.number <= RULEBOOKS[book].questions[part.cue.role], part
            elif part.cue is not None:
                assert part.number == 1, part


@pytest.mark.parametrize("book", RULEBOOKS)
def test_nothing_is_asked_in_secret_outside_a_slot_that_a_cue_has_opened(book: str, seeds: range) -> None:
    for seed in seeds:
        play = watched_game(book, seed)
        assert [part for part in play.parts if part.cue is None] == []


@pytest.mark.parametrize("book", RULEBOOKS)
def test_the_table_knows_who_is_dead_as_soon_as_all_have_heard_of_it(book: str, seeds: range) -> None:
    for seed in seeds:
        play, chance = any_game(RULEBOOKS[book], seed)

        def agrees(play: Play = play) -> None:
            public = [event.fact for event in play.told if PUBLIC in event.audience]
            dead = {fact.seat for fact in public if isinstance(fact, Died | Fell)}
            assert set(play.living) == set(play.seats) - dead

        play_somehow(play, chance, 0.8, agrees)


def test_a_hunter_in_love_shoots_in_the_pause_after_a_death() -> None:
    cards = {
        "Ann": "hunter",
        "Ben": "villager",
        "Cem": "cupid",
        "Dan": "werewolf",
        "Eve": "werewolf",
        "Fay": "villager",
    }
    setup = Setup(rulebook="village", deal=cards)
    play = Watched(setup, Pace(setup, "normal", quick=False))
    answers = {"pair": ["Ann", "Ben"], "devour": "Ann"}
    asked = []
    for _ in range(60):
        for seat in play.seats:
            prompt = play.prompt(seat)
            if prompt and play.clock and prompt["verb"] in answers:
                play.answer(seat, prompt["n"], answers[prompt["verb"]], play.clock.since)
            if prompt and prompt["verb"] == "shoot":
                asked.append((play.parts[-1].cue, play.clock and play.clock.what))
        if play.phase.startswith("day") or play.clock is None:
            break
        play.tick(play.clock.until)
    assert asked, "The Hunter is dead, and may shoot."
    assert all(isinstance(cue, Died) for cue, _ in asked)


@pytest.mark.parametrize("book", RULEBOOKS)
def test_a_call_lasts_as_long_whoever_holds_what_and_however_fast_anyone_answers(book: str, seeds: range) -> None:
    lengths: dict[tuple[str, int], set[int]] = {}
    for seed in seeds:
        play = watched_game(book, seed)
        pauses = RULEBOOKS[book].pauses
        pace = pauses[str(play.pace._setup.option("pace"))] if pauses else 0
        moments = [(cue, at) for cue, at, _ in play.cues]
        for (cue, at), (_, later) in pairwise(moments):
            if isinstance(cue, Called):
                lengths.setdefault((cue.role, pace), set()).add(later - at)
    assert lengths
    assert {call: took for call, took in lengths.items() if len(took) > 1} == {}


@pytest.mark.parametrize("book", [book.id for book in bound() if not book.pauses])
def test_after_every_death_there_is_the_same_pause_while_a_card_that_nobody_has_seen_could_have_a_last_act(
    book: str, seeds: range
) -> None:
    pauses: dict[bool, set[float]] = {True: set(), False: set()}
    for seed in seeds:
        play = watched_game(book, seed)
        unseen, seen, phase = last_acts(play), Counter[str](), ""
        for event in play.told:
            if PUBLIC in event.audience and event.phase != phase:
                unseen, seen, phase = unseen - seen, Counter(), event.phase
            if isinstance(event.fact, Died | Fell) and PUBLIC in event.audience:
                slot = next(slot for cue, _, slot in play.cues if cue == event.fact)
                pauses[unseen > Counter()].add(slot.seconds)
                assert bool(slot.parts) == (unseen > Counter()), event.fact
            elif isinstance(event.fact, Shown):
                seen += Counter(event.fact.cards.values())
    assert pauses == {True: {12.0}, False: {4.0}}


def last_acts(play: Play) -> Counter[str]:
    """The cards in play that have something to do when their holder dies."""
    book = play.game.rulebook
    return Counter(card for card in play.game.cards_in_play if book.role(card).has_last_act())


# -- prompts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", RULEBOOKS)
def test_by_night_every_living_seat_has_a_prompt_of_the_same_number_and_shape(book: str, seeds: range) -> None:
    for seed in seeds[::3]:
        play, chance = any_game(RULEBOOKS[book], seed)

        def all_are_asked(play: Watched = play) -> None:
            if not play.is_secret:
                return
            prompts = {seat: play.prompt(seat) for seat in play.seats}
            assert {seat for seat in play.seats if prompts[seat]} >= set(play.living)
            numbers = {prompt["n"] for prompt in prompts.values() if prompt}
            assert numbers == {play.number}
            assert all(prompt["held"] for prompt in prompts.values() if prompt)

        play_somehow(play, chance, 0.9, all_are_asked)


def test_those_who_are_asleep_are_asked_whom_they_suspect_and_may_say_nothing() -> None:
    play = village()
    play.tick(play.clock.until if play.clock else 0)
    asleep = [seat for seat in play.seats if (prompt := play.prompt(seat)) and prompt["verb"] == SUSPECT]
    awake = [seat for seat in play.seats if seat not in asleep]
    assert len(asleep) == 4 and len(awake) == 2
    prompt = play.prompt(asleep[0])
    assert prompt and prompt["may_pass"] and prompt["choices"] == [seat for seat in play.seats if seat != asleep[0]]
    events = len(play.told)
    play.answer(asleep[0], prompt["n"], asleep[1], 1)
    assert len(play.told) == events
    for seat in play.seats:
        seen = play.prompt(seat)
        assert seen and ("given" in seen) == (seat == asleep[0]) and asleep[0] not in seen.get("others", {})


def village(quick: bool = False) -> Play:
    """A village of six that has just been dealt."""
    cards = ("werewolf", "werewolf", "seer", "witch", "villager", "villager")
    setup = Setup(rulebook="village", seats=("Ann", "Ben", "Cem", "Dan", "Eve", "Fay"), cards=cards, seed=1)
    return Play(setup, Pace(setup, "normal", quick), 0)


def test_what_a_call_brings_about_is_heard_by_all_only_at_the_end_of_its_slot() -> None:
    for seed in range(20):
        play, chance = any_game(RULEBOOKS["bigbox"], seed)
        heard = {play.number: len([event for event in play.told if "public" in event.audience])}

        def nothing_before_the_end(play: Watched = play, heard: dict[int, int] = heard) -> None:
            public = len([event for event in play.told if "public" in event.audience])
            assert heard.setdefault(play.number, public) == public or not play.is_secret

        play_somehow(play, chance, 0.9, nothing_before_the_end)


# -- quick nights --------------------------------------------------------------------------------------------------


def test_a_quick_night_ends_a_part_as_soon_as_all_have_tapped_and_not_before() -> None:
    play, chance = village(quick=True), Random(1)
    for _ in range(5):
        assert play.is_secret and play.clock
        number, since = play.number, play.clock.since
        *most, last = play.prompted
        for seat in most:
            tap(play, seat, chance, since + SECONDS)
            assert play.number == number
        tap(play, last, chance, since + 2 * SECONDS)
        assert play.number == number + 1
        assert play.clock.since == since + 2 * SECONDS
        if not play.is_secret:
            return


def test_a_part_of_a_quick_night_ends_after_a_minute_even_if_somebody_does_not_tap() -> None:
    play = village(quick=True)
    assert play.clock and play.clock.until - play.clock.since == 60 * SECONDS
    number = play.number
    play.tick(play.clock.until)
    assert play.number == number + 1


def test_a_changed_answer_is_no_second_tap() -> None:
    play, chance = village(quick=True), Random(2)
    number, *_ = play.number, play.prompted
    for _ in range(len(play.prompted) + 1):
        tap(play, play.prompted[0], chance, 1)
    assert play.number == number


def tap(play: Play, seat: str, chance: Random, at: int) -> None:
    """Answer anything."""
    prompt = play.prompt(seat)
    assert prompt
    choices = [choice for choice in prompt["choices"] if isinstance(choice, str)]
    play.answer(seat, prompt["n"], "pass" if prompt["may_pass"] else chance.choice(choices), at)


@pytest.mark.parametrize("openly", [False, True])
def test_a_new_verb_is_secret_unless_its_script_says_otherwise(openly: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def whisper(town: Town) -> Script[None]:
        yield Each(town.living[:1], "whisper", town.living, openly=openly)

    plain = RULEBOOKS["village"]
    assert isinstance(plain, NightsAndDays)
    book = replace(plain, begins={"day 1": (whisper,)}, cites={**plain.cites, "ask whisper": "V-66"})
    monkeypatch.setitem(RULEBOOKS, "village", book)
    play = village()
    while not (play.game.question and play.game.question.verb == "whisper"):
        assert play.clock
        play.tick(play.clock.until)
    asked = play.living[0]
    prompts = {seat: play.prompt(seat) for seat in play.living}
    assert play.is_secret is not openly
    assert [seat for seat, prompt in prompts.items() if prompt] == ([asked] if openly else list(play.living))
    assert {prompt["verb"] for seat, prompt in prompts.items() if prompt and seat != asked} <= {SUSPECT}


@pytest.mark.parametrize("book", RULEBOOKS)
def test_only_what_everybody_sees_anyway_is_asked_openly(book: str, seeds: range) -> None:
    for seed in seeds:
        chance = Random(seed)
        game = Game(any_setup(RULEBOOKS[book], chance))

        class Listening(Dice):
            def answer(self, ask: Ask) -> Choice:
                assert ask.question.openly is (ask.verb in ("nominate", "second", "vote", "elect", "bequeath"))
                return super().answer(ask)

        play_game(game, Listening, seed)
