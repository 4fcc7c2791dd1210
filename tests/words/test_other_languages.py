"""Whatever is said comes from a catalogue: in a language with other letters no English is left."""

import re
from collections.abc import Iterator
from io import StringIO
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console

from nightcall import Game, Refused, Setup
from nightcall.bots import player_named
from nightcall.bots.names import NAMES
from nightcall.cli.laying import lay_table
from nightcall.cli.play import sit_down
from nightcall.cli.replay import pages
from nightcall.cli.rules import show_rules
from nightcall.cli.simulate import show
from nightcall.engine.rulebook import Rulebook, bound
from nightcall.lab import simulate
from nightcall.server.books import books, rules_of
from nightcall.stories.words import words_of
from nightcall.testing.playing import any_act, do
from nightcall.testing.setups import any_setup
from nightcall.words import Voice, Voices, read_fact
from tests.pseudo import PSEUDO, english_in, make_pseudo
from tests.spoken import said_as

RULE = re.compile(r"\b[A-Z]-\d+\b")
BOOKS = pytest.mark.parametrize("book", bound(), ids=lambda book: book.id)
MOST_LINES = 400
"""How much is typed in a game before its player leaves."""


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Voice:
    return Voices(make_pseudo(tmp_path_factory.mktemp("languages")))[PSEUDO]


def assert_said(text: str, *known: str) -> None:
    """Nothing is English but names, and what is typed or cited."""
    assert english_in(RULE.sub("", text), *known) == [], text


@BOOKS
def test_everything_that_a_game_asks_and_tells(book: Rulebook, pseudo: Voice) -> None:
    voice = pseudo.within(book.id)
    for seed in range(4):
        random = Random(seed)
        game = Game(any_setup(book, random))
        asked = None
        while not game.outcome:
            if game.question is not asked:
                asked = game.question
                for ask in game.asks[:2]:
                    assert_said(said_as(voice, ask), *game.seats)
                    for choice in (*ask.choices, *ask.barred):
                        assert_said(voice.choice(ask.verb, choice), *game.seats)
            do(game, any_act(game, random.randrange))
        for viewer in (*game.seats[:2], "public", "moderator"):
            for event in game.view(viewer)["events"]:
                assert_said(voice.news(read_fact(event)), *game.seats)


@BOOKS
def test_everything_that_a_lobby_offers(book: Rulebook, pseudo: Voice) -> None:
    offered = next(one for one in books(pseudo).books if one.id == book.id)
    for text in texts(msgspec.to_builtins(offered)):
        assert_said(text)
    for text in rules_of(book.id, pseudo).rules.values():
        assert_said(text)


def texts(part: Any) -> Iterator[str]:
    """All that is read of a book: names, labels and texts."""
    if isinstance(part, list):
        for each in part:
            yield from texts(each)
    elif isinstance(part, dict):
        yield from (part[key] for key in ("name", "label", "text") if key in part and "default" not in part)
        yield from (part["label"] for key in ("default",) if key in part)
        for each in part.values():
            yield from texts(each)


SEATS = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
VILLAGERS = ("villager",) * 6


@pytest.mark.parametrize(
    "change",
    [
        {"rulebook": "chess"},
        {"seats": SEATS[:2]},
        {"cards": ()},
        {"cards": ("seer", *VILLAGERS)},
        {"cards": ("seer", "seer", *VILLAGERS[:4])},
        {"cards": ("dragon", *VILLAGERS[:5])},
        {"options": {"dinner": "late"}},
        {"options": {"mayor": "asleep"}},
        {"mayor": "Zed"},
        {"guard_dog": True},
        {"seed": "seven"},
        {"seats": ("seer", *SEATS[1:])},
    ],
    ids=str,
)
def test_why_a_setup_is_refused(change: dict[str, Any], pseudo: Voice) -> None:
    with pytest.raises(Refused) as refused:
        Setup(**{"rulebook": "village", "seats": SEATS, "cards": VILLAGERS} | change)
    typed = [word for fact in refused.value.facts.values() for word in re.findall(r"[a-z-]+", str(fact))]
    assert_said(pseudo.refusal(refused.value), *SEATS, *typed, "Zed")


def test_why_a_record_is_refused_with_the_refusal_behind_it(pseudo: Voice) -> None:
    game = Game(Setup(rulebook="village", deal={"Ann": "werewolf", "Ben": "seer", "Cem": "villager"}))
    with pytest.raises(Refused) as refused:
        Game.replay(game.record() | {"acts": [["Ann", "see", "Ben"]]})
    assert_said(pseudo.refusal(refused.value), "Ann", "see")


# -- in the terminal -----------------------------------------------------------------------------------------------


def console() -> Console:
    return Console(file=StringIO(), width=90, height=40, highlight=False)


def printed(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@BOOKS
def test_a_game_in_the_terminal(book: Rulebook, pseudo: Voice, capsys: pytest.CaptureFixture[str]) -> None:
    keys = [pseudo.say(f"play-key-{key}") for key in ("why", "claim")]
    typed = islice(cycle(("1", "1 2", "", *keys, "x", "1 2 3")), MOST_LINES)
    screen = console()

    def read(prompt: str) -> str:
        for line in typed:
            return line
        raise EOFError

    sit_down(lay_table(book.id, book.seats[0], None, None, (), "Robin", 1), pseudo, screen, read)
    assert_said(printed(screen), "Robin", *NAMES, *words_of(bound()).verbs, "x")


@BOOKS
def test_a_record_in_the_terminal(book: Rulebook, pseudo: Voice) -> None:
    random = Random(3)
    game = Game(any_setup(book, random))
    while not game.outcome:
        do(game, any_act(game, random.randrange))
    for viewer in ("public", "moderator"):
        assert_said("\n".join(pages(game.view(viewer), pseudo.within(book.id))), *game.seats)


@pytest.mark.parametrize("word", [None, "seer", "amulet", "V-41"])
def test_cards_and_rules_in_the_terminal(word: str | None, pseudo: Voice) -> None:
    screen = console()
    show_rules(word, pseudo, screen)
    typed = [name for book in bound() for name in (book.id, *book.sets, *book.draws)]
    assert_said(printed(screen), *typed)


def test_the_odds_in_the_terminal(pseudo: Voice) -> None:
    screen = console()
    setup = lay_table("village", 8, None, None, (), "Robin", 0)
    show(setup, simulate(setup, player_named("random"), games=5), pseudo.within("village"), screen)
    assert_said(printed(screen))


def test_a_language_that_can_say_only_a_part_of_something_leaves_the_rest_to_english(tmp_path: Path) -> None:
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "some.ftl").write_text(
        "card-seer = Vidanto\nphase-night = { $nokto }\nrefused-no-such-seat = Ne { $seat }!\n", encoding="utf-8"
    )
    voice, english = Voices(tmp_path)["eo"], Voices()["en"]
    assert (voice.card("seer"), voice.card_text("seer")) == ("Vidanto", english.card_text("seer"))
    assert voice.phase("night 2") == english.phase("night 2")
    assert voice.refusal(Refused("no-such-seat", seat="Zoe")) == "Ne Zoe!"
