"""`nightcall play`: one person and bots round one table, in the terminal.

The person is shown the own seat's view and nothing else, and each bot is told what reaches its seat. The person is
always heard first, so that nobody is cut out by quick bots; the bots follow in an order drawn from the seed.
"""

import secrets
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from io import TextIOWrapper
from pathlib import Path
from random import Random
from typing import Any, BinaryIO, TypeAlias

import msgspec
from rich.console import Console, RenderableType

from nightcall.bots import Outset, Sense
from nightcall.cli.laying import NAMES, lay_table
from nightcall.cli.screen import Screen, View
from nightcall.engine.game import Game
from nightcall.engine.phase import read_phase
from nightcall.engine.plain import plain_word
from nightcall.engine.refused import Refused
from nightcall.engine.setup import Setup
from nightcall.lab import Company
from nightcall.words import Voice

__all__ = ["INTERRUPTED", "NAMES", "Misread", "Solo", "lay_table", "play_alone", "sit_down", "understand"]

INTERRUPTED = 130
PASS = "pass"
Typed: TypeAlias = "str | list[str]"


# -- the evening ---------------------------------------------------------------------------------------------------


class Leaving(Exception):
    """The person leaves the table."""


class Misread(Exception):
    """What was typed is no answer; the sentence says why."""


class Solo:
    """A game with one person, who types, and bots."""

    def __init__(self, setup: Setup, voice: Voice, console: Console, read: Callable[[str], str]) -> None:
        """Sit down: the first seat is the person's."""
        self.you = setup.seats[0]
        self._seed = setup.seed
        self._game = Game(setup)
        self._random = Random(f"bots {setup.seed}")
        outset = Outset.of(setup.seats, self._game.events)
        self._bots = {bot: Sense(bot, outset, self._random.getrandbits(32)) for bot in setup.seats[1:]}
        self._company = Company(self._game, self._bots)
        self._voice = voice.within(setup.rulebook)
        self._screen = Screen(self._voice, console)
        self._read = read
        self._seen = 0
        """The number of the last event that the person has had time to read."""
        self._passed: list[str] = []
        """The phases from the person's last screen on."""

    def play(self) -> None:
        """Play to the end."""
        while self._game.outcome is None:
            self._company.talk()
            view = self._game.view(self.you)
            if view["asks"]:
                self._ask(view, view["asks"][0])
            elif self._needs_telling(view):
                self._tell(view)
            else:
                self._passed.append(view["phase"])
                self._let_bots_answer()
        view = self._game.view(self.you)
        self._screen.draw(view, self._seen, self._screen.ending(view, self._seed))

    def record(self) -> dict[str, Any]:
        """The game so far, for a file."""
        return self._game.record()

    # -- the bots --------------------------------------------------------------------------------------------------

    def _let_bots_answer(self) -> None:
        """Let the bots asked answer, one by one in a random order, until it is the person's turn or another phase."""
        phase = self._game.phase
        while self._game.phase == phase and (asks := self._game.asks) and not self._game.ask_of(self.you):
            ask = self._random.choice(asks)
            self._game.answer(ask.seat, ask.verb, self._bots[ask.seat].answer(ask))
            self._company.talk()

    # -- the person ------------------------------------------------------------------------------------------------

    def _needs_telling(self, view: View) -> bool:
        """Whether it is time for a screen: at the beginning, in every phase for the dead, after a round unasked."""
        if view["phase"] in self._passed:
            return False
        moments = [read_phase(phase).moment for phase in self._passed]
        return not moments or not self._is_alive(view) or read_phase(view["phase"]).moment in moments

    def _is_alive(self, view: View) -> bool:
        return any(seat["alive"] for seat in view["seats"] if seat["name"] == self.you)

    def _tell(self, view: View) -> None:
        """Show how things stand to somebody who is not asked anything."""
        if not self._passed:
            text = self._voice.say("play-asleep")
        else:
            text = self._voice.say("play-waiting") if self._is_alive(view) else self._voice.say("play-watching")
        self._show(view, self._screen.interlude(text))
        self._seen = len(view["events"])

    def _ask(self, view: View, ask: View) -> None:
        """Put a question until it is answered; whatever else is typed gets one sentence."""
        notice = ""
        while True:
            foot = self._screen.question(ask, view["may_talk"], notice)
            typed = self._show(view, foot)
            try:
                if typed == self._voice.say("play-key-why"):
                    notice = self._why(ask["rule"])
                elif typed.casefold().split()[:1] == [self._voice.say("play-key-claim")]:
                    return self._claim(view, typed)
                else:
                    self._game.answer(self.you, ask["verb"], understand(self._screen, view, ask, typed))
                    self._seen = len(view["events"])
                    return None
            except Misread as trouble:
                notice = str(trouble)
            except Refused as refusal:
                notice = self._voice.refusal(refusal)

    def _show(self, view: View, foot: RenderableType) -> str:
        """Draw the screen and read a line; a key leaves the table at any time."""
        self._screen.draw(view, self._seen, foot)
        self._passed = [view["phase"]]
        line = self._read(self._voice.say("play-prompt"))
        typed = "".join(sign if sign.isprintable() else " " for sign in line).strip()
        if typed.casefold() == self._voice.say("play-key-leave"):
            raise Leaving
        return typed

    def _why(self, rule: str) -> str:
        return self._voice.say("play-why", rule=rule, text=self._voice.rule(rule)) if self._voice.has(rule) else rule

    def _claim(self, view: View, typed: str) -> None:
        """Claim a card before all, by its name or the beginning of it."""
        _, _, wanted = typed.partition(" ")
        if not wanted.strip():
            raise Misread(self._voice.say("play-claim-what"))
        opened = next(event for event in view["events"] if event["kind"] == "opened")
        names = {self._voice.card(card): card for card in opened["cards"]}
        found = _beginning_with(wanted.strip(), list(names))
        card = names[found[0]] if len(found) == 1 else plain_word("-".join(wanted.casefold().split()))
        self._game.claim(self.you, card)


# -- what was typed ------------------------------------------------------------------------------------------------


def understand(screen: Screen, view: View, ask: View, typed: str) -> Typed:
    """Find the answer that was meant: by number, by name or by the beginning of a name, or a pass."""
    voice, choices = screen.voice, ask["choices"]
    if ask["may_pass"] and typed.casefold() in ("", voice.say("play-key-pass"), voice.answer(PASS).casefold()):
        return PASS
    if "count" in ask:
        parts = typed.split(",") if "," in typed else typed.split()
        return [str(_one(screen, view, choices, part.strip())) for part in parts]
    if ask["may_pass"] and (said := _beginning_with(typed, [voice.answer("yes"), voice.answer("no")])):
        if len(choices) == 1:
            return choices[0] if said == [voice.answer("yes")] else PASS
        if said == [voice.answer("no")] and not _beginning_with(typed, list(map(screen.label, choices))):
            return PASS
    return _one(screen, view, choices, typed)


def _one(screen: Screen, view: View, choices: list[Typed], typed: str) -> Typed:
    """Find one thing on offer; a seat that is not on offer is found, too, so that the game can say why not."""
    if not typed:
        raise Misread(screen.voice.say("play-must-answer"))
    if typed.isdecimal() and len(typed) <= len(str(len(choices))) and 0 < int(typed) <= len(choices):
        return choices[int(typed) - 1]
    labels = {screen.label(choice): choice for choice in choices}
    found = _beginning_with(typed, list(labels)) or _beginning_with(typed, [seat["name"] for seat in view["seats"]])
    if len(found) > 1:
        raise Misread(screen.voice.say("play-which-one", text=plain_word(typed), names=screen.voice.listed(found)))
    if not found:
        raise Misread(screen.voice.say("play-not-understood", text=plain_word(typed)))
    return labels.get(found[0], found[0])


def _beginning_with(typed: str, names: Sequence[str]) -> list[str]:
    """The names that were meant: the very one, or all that begin so."""
    wanted = typed.casefold()
    exact = [name for name in names if name.casefold() == wanted]
    return exact or [name for name in names if name.casefold().startswith(wanted)]


# -- the command ---------------------------------------------------------------------------------------------------


def play_alone(
    rulebook: str,
    players: int,
    group: str | None,
    cards: str | None,
    options: Sequence[str],
    name: str,
    seed: int | None,
    save: Path | None,
    voice: Voice,
) -> int:
    """Play one game in the terminal and return the exit code; a file to save it in must be new."""
    if seed is None:
        seed = secrets.randbelow(10**9)
    setup = lay_table(rulebook, players, group, cards, options, name, seed)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange letter is no reason to end a game
    console = Console(highlight=False, markup=False, emoji=False)
    with new_file(save) if save else nullcontext() as page:
        return sit_down(setup, voice, console, read_line, page)


def new_file(path: Path) -> BinaryIO:
    """Begin a file that is not there yet, or say in one sentence why not."""
    try:
        return path.open("xb")
    except FileExistsError:
        raise Refused("file-exists", path=path) from None
    except OSError as trouble:
        raise Refused("file-unwritten", path=path, why=trouble.strerror) from None


def read_line(prompt: str) -> str:
    """Read what is typed; what comes through a pipe is shown, too."""
    typed = input(prompt)
    if not sys.stdin.isatty():
        print(typed)
    return typed


def sit_down(
    setup: Setup, voice: Voice, console: Console, read: Callable[[str], str], page: BinaryIO | None = None
) -> int:
    """Play until the game is over or the person leaves; nobody is kept, but the game is, on the page given."""
    code = 0
    evening = Solo(setup, voice, console, read)
    try:
        evening.play()
        return code
    except (Leaving, EOFError):
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        if page:
            page.write(msgspec.json.encode(evening.record()) + b"\n")
    console.print()
    console.print(voice.say("play-left"))
    return code
