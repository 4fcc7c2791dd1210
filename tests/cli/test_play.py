"""`nightcall play`: a person at a table of bots sees the own view, is heard first, and can always leave."""

import json
import sys
from collections.abc import Callable, Iterable
from io import StringIO
from itertools import cycle, islice

import pytest
from rich.console import Console, RenderableType

from nightcall import Setup
from nightcall.bots import Outset, Sense
from nightcall.cli.main import main
from nightcall.cli.play import NAMES, Misread, lay_table, sit_down, understand
from nightcall.cli.screen import Screen, View
from nightcall.engine.event import Event
from tests.spoken import ENGLISH

FIRST = ("1", "1 2")
"""Always the first choice, or the first two where two are wanted."""


def console(width: int = 80, height: int = 24) -> Console:
    return Console(file=StringIO(), width=width, height=height, highlight=False, markup=False, emoji=False)


def typing(lines: Iterable[str]) -> Callable[[str], str]:
    """Somebody who types these lines, and then nothing any more."""
    left = iter(lines)

    def read(_prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return read


def table(seed: int, players: int = 8, **more: str) -> Setup:
    return lay_table("village", players, "mixed", more.get("cards"), (), more.get("name", "Robin"), seed)


def printed(page: Console) -> str:
    assert isinstance(page.file, StringIO)
    return page.file.getvalue()


def played(setup: Setup, lines: Iterable[str], width: int = 80, height: int = 24) -> str:
    """The whole output of a game in which these lines are typed."""
    page = console(width, height)
    assert sit_down(setup, ENGLISH, page, typing(lines)) == 0
    return printed(page)


Screens = list[tuple[View, int, RenderableType, str]]
"""Pages that were drawn: the view, what had been read, the foot and the text."""


@pytest.fixture
def screens(monkeypatch: pytest.MonkeyPatch) -> Screens:
    """Every page that is drawn."""
    drawn: Screens = []
    draw = Screen.draw

    def record(screen: Screen, view: View, read: int, foot: RenderableType) -> None:
        before = len(printed(screen.console))
        draw(screen, view, read, foot)
        drawn.append((view, read, foot, printed(screen.console)[before:]))

    monkeypatch.setattr(Screen, "draw", record)
    return drawn


# -- a game --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "players"), [(1, 8), (3, 6), (5, 14), (8, 14), (9, 24)])
def test_a_game_runs_to_its_end_and_the_seed_is_told_only_then(seed: int, players: int, screens: Screens) -> None:
    secret = 400_000_000 + seed
    out = played(table(secret, players), cycle(FIRST))
    *before, last = [text for *_, text in screens]
    assert "The game is over, and the win goes to" in last
    assert f"--seed {secret}" in last
    assert str(secret) not in "".join(before)
    assert all(name in last for name in table(secret, players).seats)
    assert out.endswith("\n")


def test_the_same_seed_and_the_same_typing_give_the_same_game() -> None:
    game = played(table(4), cycle(FIRST))
    assert game == played(table(4), cycle(FIRST)) != played(table(5), cycle(FIRST))


@pytest.mark.parametrize("players", [8, 14, 24])
def test_each_page_fits_80_by_24(players: int, screens: Screens) -> None:
    played(table(players, players), islice(cycle(("", "?", "y", *FIRST)), 60))
    assert max(text.count("\n") for *_, text in screens) <= 23
    assert max(len(line) for *_, text in screens for line in text.splitlines()) <= 80


@pytest.mark.parametrize(
    ("teams", "winners", "verdict"),
    [
        (["village"], ["Robin", "Ada"], "You have won!"),
        (["werewolf"], ["Ada"], "You have lost. Next time!"),
        ([], [], "Nobody has won"),
    ],
)
def test_the_end_says_what_it_means_to_you(teams: list[str], winners: list[str], verdict: str) -> None:
    ended = {"kind": "ended", "teams": teams, "winners": winners}
    page = console()
    page.print(Screen(ENGLISH, page).ending({"you": "Robin", "events": [ended], "outcome": ended}, 7))
    assert printed(page).startswith(verdict)


def test_the_dead_follow_phase_by_phase(screens: Screens) -> None:
    played(table(3), cycle(FIRST))
    dead = [view["phase"] for view, *_ in screens if not view["seats"][0]["alive"] and "outcome" not in view]
    assert len(dead) == len(set(dead)) > 1


# -- secrets -------------------------------------------------------------------------------------------------------


def test_a_screen_is_drawn_from_the_own_view_and_nothing_else(screens: Screens) -> None:
    played(table(2, 14), cycle(FIRST))
    for view, read, foot, text in list(screens):
        assert view["you"] == "Robin"
        again = console()
        Screen(ENGLISH, again).draw(json.loads(json.dumps(view)), read, foot)
        assert printed(again) == text


def test_no_card_of_the_living_is_shown(screens: Screens) -> None:
    for seed in range(4):
        played(table(seed, 9), cycle(FIRST))
    cards = [ENGLISH.card(card) for card in set(table(1, 9).cards)]
    for view, *_, text in screens:
        learned = [event.get("of") for event in view["events"] if event["kind"] == "told"]
        for seat in view["seats"]:
            if seat["alive"] and "outcome" not in view and seat["name"] not in ("Robin", *learned):
                for card in cards:
                    assert f"{seat['name']}: {card}" not in text
                    assert f"{seat['name']} is a {card}" not in text
                    assert f"{seat['name']} turns over" not in text


def test_what_others_hold_makes_no_difference_to_the_first_page() -> None:
    seats = ("Robin", *NAMES[:5])
    cards = ("villager", "werewolf", "werewolf", "seer", "witch", "villager")
    deals = [dict(zip(seats, (cards[0], *rest), strict=True)) for rest in (cards[1:], cards[:0:-1])]
    first, second = (played(Setup(rulebook="village", deal=deal, seed=1), ["q"]) for deal in deals)
    assert first == second


# -- answers -------------------------------------------------------------------------------------------------------

SEATS = ("Ada", "Bo", "Bea", "Mary Ann", "Paul")


def meant(typed: str, **ask: object) -> object:
    """What is understood when this is typed."""
    question = {"verb": "see", "choices": [*SEATS[:4]], "may_pass": False} | ask
    view = {"seats": [{"name": seat} for seat in SEATS]}
    return understand(Screen(ENGLISH, console()), view, question, typed)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("1", "Ada"),
        ("4", "Mary Ann"),
        ("ada", "Ada"),
        ("a", "Ada"),
        ("BO", "Bo"),
        ("be", "Bea"),
        ("mary a", "Mary Ann"),
    ],
)
def test_a_number_a_name_or_its_beginning_is_an_answer(typed: str, answer: str) -> None:
    assert meant(typed) == answer


@pytest.mark.parametrize("typed", ["", "0", "5", "1000", "b", "x", "1 2", "²", "y"])
def test_what_is_not_clear_is_asked_again(typed: str) -> None:
    with pytest.raises(Misread):
        meant(typed)


def test_a_seat_not_on_offer_is_left_to_the_game_to_refuse() -> None:
    assert meant("paul") == "Paul"
    assert meant("p") == "Paul"


@pytest.mark.parametrize("typed", ["", "p", "P", "pass"])
def test_a_pass_is_a_key_or_nothing_at_all(typed: str) -> None:
    assert meant(typed, may_pass=True) == "pass"


@pytest.mark.parametrize("typed", ["1 3", "ada bea", "Ada, Bea", "1,3", "a be"])
def test_several_are_named_in_one_line(typed: str) -> None:
    assert meant(typed, count=[2, 2]) == ["Ada", "Bea"]


def test_yes_and_no_answer_a_single_offer() -> None:
    single = {"choices": ["Ada"], "may_pass": True}
    assert [meant(typed, **single) for typed in ("y", "no", "1", "ada")] == ["Ada", "pass", "Ada", "Ada"]
    assert [meant(typed, choices=["yes", "no"]) for typed in ("y", "No", "2")] == ["yes", "no", "no"]


def test_no_is_a_pass_unless_it_begins_a_name() -> None:
    assert meant("n", may_pass=True) == "pass"
    assert meant("n", choices=["Ada", "Nora"], may_pass=True) == "Nora"
    assert meant("n", choices=["Nora"], may_pass=True) == "pass"
    assert meant("n", choices=["yes", "no"], may_pass=True) == "no"


def test_a_group_is_chosen_by_its_number_or_its_names() -> None:
    groups = [["Ada", "Bo"], ["Bo", "Bea"]]
    assert [meant(typed, choices=groups) for typed in ("2", "ada")] == [["Bo", "Bea"], ["Ada", "Bo"]]


# -- at the table --------------------------------------------------------------------------------------------------


def wolf_at_night(*lines: str) -> str:
    deal = dict(zip(("Robin", *NAMES[:5]), ("werewolf", "werewolf", "seer", *["villager"] * 3), strict=True))
    return played(Setup(rulebook="village", deal=deal, seed=1), lines)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("?", "V-31: The pack picks its victim together"),
        ("ada", "“Ada” cannot be chosen for “devour” (V-34)"),
        ("frog", "“frog” is not one of the answers."),
        ("\x1b[A[bold]x", "“[A[bold]x” is not one of the answers."),
        ("x" * 5000, "xxx…”"),
        ("claim seer", "Robin may not talk now."),
        ("claim", "Say which card you claim to hold"),
        ("claim frog", "There is no card “frog” in the rulebook Village."),
    ],
)
def test_whatever_else_is_typed_gets_one_sentence(line: str, sentence: str) -> None:
    out = wolf_at_night(line)
    assert sentence in out
    assert out.count("Whom do you want to eat tonight?") == 2


def test_by_day_a_card_can_be_claimed() -> None:
    assert "Robin claims to hold this card: Seer." in wolf_at_night("bo", "bo", "claim see")


def test_in_the_only_day_the_bots_have_spoken_before_the_person_votes(screens: Screens) -> None:
    cards = "villager=3,werewolf=2,seer=1,robber=1,hunter=1"
    played(lay_table("onenight", 5, None, cards, (), "Robin", 6), ["", "", "", "q"])
    view = next(view for view, *_ in screens if [ask["verb"] for ask in view["asks"]] == ["vote"])
    spoken = [event["seat"] for event in view["events"] if event["kind"] == "claimed"]
    assert sorted(spoken) == sorted(seat["name"] for seat in view["seats"][1:])


@pytest.mark.parametrize("rulebook", ["village", "bigbox", "classic", "onenight", "daybreak"])
def test_a_bot_thinks_with_what_reaches_its_seat_and_with_its_own_chance(
    rulebook: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: dict[str, int] = {}

    class Spied(Sense):
        def __init__(self, seat: str, outset: Outset, seed: int) -> None:
            super().__init__(seat, outset, seed)
            seeds[seat] = seed

        def learn(self, event: Event) -> None:
            assert event.reaches(self.seat)
            super().learn(event)

    monkeypatch.setattr("nightcall.cli.play.Sense", Spied)
    setup = lay_table(rulebook, 6 if rulebook == "daybreak" else 8, None, None, (), "Robin", 3)
    played(setup, cycle(FIRST))
    assert tuple(seeds) == setup.seats[1:]
    assert len({setup.seed, *seeds.values()}) == len(setup.seats)


def test_the_person_is_heard_first() -> None:
    out = played(table(0), ["", "ada"])
    assert "Robin nominates Ada for the gallows." in out


@pytest.mark.parametrize("lines", [["q"], ["Q"], [], ["", "q"]])
def test_leaving_is_polite_and_tells_no_seed(lines: list[str]) -> None:
    out = played(table(123_456_789), lines)
    assert out.endswith("You leave the table. Thank you for playing.\n")
    assert "123456789" not in out


def test_an_interrupt_leaves_with_its_own_code() -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    page = console()
    assert sit_down(table(1), ENGLISH, page, interrupt) == 130
    assert printed(page).endswith("You leave the table. Thank you for playing.\n")


# -- the command ---------------------------------------------------------------------------------------------------


INVOKED = "ignore:Cyclopts application invoked without tokens"
"""Cyclopts suspects a mistake when a test lets it read the command line."""


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str, typed: str = "") -> int | str | None:
    """Run the command and return its exit code."""
    monkeypatch.setattr(sys, "argv", ["nightcall", "play", *arguments])
    monkeypatch.setattr(sys, "stdin", StringIO(typed))
    with pytest.raises(SystemExit) as leaving:
        main()
    return leaving.value.code


@pytest.mark.filterwarnings(INVOKED)
def test_a_piped_game_can_be_played_and_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "1\n1 2\n" * 300
    assert run(monkeypatch, "--seed", "3", "--option", "stalemate=5", typed=typed) == 0
    assert "--seed 3" in capsys.readouterr().out
    assert run(monkeypatch) == 0
    assert "You leave the table." in capsys.readouterr().out


@pytest.mark.filterwarnings(INVOKED)
@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "0"),
        ("--players", "51"),
        ("--players", "-3"),
        ("--players", "many"),
        ("--players", "1000000000000"),
        ("--players", "8.5"),
        ("--seed", "x"),
        ("--seed", "9" * 5000),
        ("--set", "wizards"),
        ("--cards", ""),
        ("--cards", "werewolf"),
        ("--cards", "werewolf=2,villager=x"),
        ("--cards", "werewolf=2,,villager=6"),
        ("--cards", "werewolf=-1"),
        ("--cards", "werewolf=99999999999"),
        ("--cards", "werewolf=8"),
        ("--cards", "frog=8"),
        ("--option", "stalemate"),
        ("--option", "stalemate=soon"),
        ("--option", "stalemate=" + "9" * 6000),
        ("--option", "=3"),
        ("--option", "weather=fine"),
        ("--name", ""),
        ("--name", "yes"),
        ("--name", "12"),
        ("--name", "seer"),
        ("--name", " Robin"),
        ("--name", "x" * 33),
        ("--nonsense",),
        ("chess",),
        ("village", "village"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(
    arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, *arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("nightcall: ")
    assert err.count("\n") == 1


def test_a_bot_gives_way_to_a_person_of_its_name() -> None:
    for name in NAMES:
        seats = lay_table("village", 24, "mixed", None, (), name.lower(), 1).seats
        assert len({seat.casefold() for seat in seats}) == 24
    assert len({name.casefold() for name in NAMES}) == 50


def test_the_names_at_a_table_differ_in_their_first_letter() -> None:
    initials = [seat[0] for seat in table(1, 23).seats]
    assert len(set(initials)) == 23
    assert not set(initials) & {"P", "Q"}


@pytest.mark.parametrize("width", [40, 80, 120])
def test_a_strange_name_is_shown_as_it_is(width: int) -> None:
    setup = table(3, name="[bold]狼\N{WOLF FACE}")
    assert "[bold]狼\N{WOLF FACE} (you)" in played(setup, ["", ""], width=width, height=40)
