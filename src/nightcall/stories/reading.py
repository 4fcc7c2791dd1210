"""Reading a story: from YAML to seats, phases, entries and expectations, or the line and what is wrong with it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from io import StringIO
from itertools import islice
from pathlib import Path
from typing import Any, NoReturn

from msgspec import Struct
from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from nightcall.engine.beside import DRAWN
from nightcall.engine.event import MODERATOR, Seat
from nightcall.engine.phase import read_phase
from nightcall.engine.rulebook import RULEBOOKS, bound, rulebook_named
from nightcall.engine.setup import Setup
from nightcall.stories.words import BESIDE, CLAIM, EVERYONE, EXPECTATIONS, KEYS, PHASE, PLACE, words_of

__all__ = ["Move", "NotAStory", "Scene", "Story", "read_story"]


MOST_NODES = 50_000


class NotAStory(Exception):
    """A file that is no story: where it goes wrong, and how."""

    def __init__(self, what: str, line: int | None = None) -> None:
        """Name the fault and, where there is one, its line."""
        super().__init__(what)
        self.line = line


class Move(Struct, frozen=True):
    """One line of what is done: who answers which question with what."""

    who: tuple[str, ...]
    verb: str
    what: Any

    def __str__(self) -> str:
        """Write it as the story does."""
        who = self.who[0] if len(self.who) == 1 else list(self.who)
        return f"[{written(who)}, {self.verb}, {written(self.what)}]"


class Scene(Struct, frozen=True):
    """One phase of a story: what is done in it and what must have happened when it has ended."""

    name: str
    do: tuple[Move, ...]
    expect: Mapping[str, Any]


class Story(Struct, frozen=True):
    """A game written down."""

    title: str
    rulebook: str
    rules: tuple[str, ...]
    seats: Mapping[Seat, str]
    extras: Mapping[str, Any]
    """What the setup names beside the cards."""
    options: Mapping[str, Any]
    unknown: bool
    refuses_setup: bool
    play: tuple[Scene, ...]

    def setup(self) -> Setup:
        """Lay the table that the story tells of; refused if the rulebook refuses it."""
        extras = {key.replace("-", "_"): value for key, value in self.extras.items()}
        seats = tuple(self.seats)
        cards: dict[str, Any] = {"deal": dict(self.seats)}
        if self.unknown:  # the left-over card is in the set, but the program is not told which it is
            extra = extras.pop("extra", None)
            given = [beside.key for beside in rulebook_named(self.rulebook).beside if beside.kind == "lot"]
            extras |= {key: DRAWN for key in given if key in extras}
            cards = {"cards": (*self.seats.values(), *([extra] if extra else [])), "unknown": True}
        return Setup(rulebook=self.rulebook, seats=seats, options=dict(self.options), **cards, **extras)


def written(what: object) -> str:
    """Write an answer or a fact as a story does."""
    match what:
        case list() | tuple():
            return f"[{', '.join(map(written, what))}]"
        case Mapping():
            return "{" + ", ".join(f"{key}: {written(value)}" for key, value in what.items()) + "}"
        case _:
            return str(what)


def read_story(path: Path) -> Story:
    """Read one file, or say what is wrong with it and in which line."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise NotAStory("this is no text in UTF-8") from None
    except OSError as trouble:
        raise NotAStory(f"this cannot be read: {trouble.strerror}") from None
    try:
        data = YAML(typ="rt").load(StringIO(text))
    except MarkedYAMLError as fault:
        line = fault.problem_mark.line + 1 if fault.problem_mark else None
        raise NotAStory(f"this is no YAML: {str(fault.problem or fault.context).splitlines()[0]}", line) from None
    except (YAMLError, ValueError, RecursionError) as fault:
        raise NotAStory(f"this is no YAML: {(str(fault) or type(fault).__name__).splitlines()[0]}") from None
    return _Reader(data).story()


class _Reader:
    """Holds a document against the format, key by key."""

    def __init__(self, data: Any) -> None:
        if sum(1 for _ in islice(_nodes(data), MOST_NODES)) == MOST_NODES:
            raise NotAStory("this is too large for a story")
        self.data = data
        self.words = words_of(bound())

    def story(self) -> Story:
        self._mapping(self.data, "a story", KEYS)
        title = self._word("story")
        rulebook = self._word("rulebook")
        if rulebook not in RULEBOOKS:
            self._wrong(f"unknown rulebook {rulebook}; there are {', '.join(RULEBOOKS)}", "rulebook")
        rules = self._rules()
        seats = self._seats()
        roles = {role.id for role in RULEBOOKS[rulebook].roles}
        for seat, card in seats.items():
            if card not in roles:
                self._wrong(f"unknown role {card} in {rulebook}", "seats", seat)
        self.known = {*seats, *roles, *self.words.answers, *self.words.things}
        self.seats = seats
        refuses = self._refuses()
        return Story(
            title=title,
            rulebook=rulebook,
            rules=rules,
            seats=seats,
            extras=self._extras(),
            options=self._options(),
            unknown=self._yes("unknown"),
            refuses_setup=refuses,
            play=() if refuses else self._play(),
        )

    # -- the head of the story -------------------------------------------------------------------------------------

    def _word(self, key: str) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            self._wrong(f"{key} must be a word" if value is not None else f"{key} is missing", key)
        return str(value)

    def _yes(self, key: str) -> bool:
        value = self.data.get(key, "no")
        if value not in ("yes", "no"):
            self._wrong(f"{key} must be yes or no", key)
        return bool(value == "yes")

    def _words(self, key: str) -> tuple[str, ...]:
        value = self.data[key]
        words = isinstance(value, Sequence) and not isinstance(value, str)
        if not words or not all(isinstance(word, str) for word in value):
            self._wrong(f"{key} must be a list of words", key)
        return tuple(map(str, value))

    def _rules(self) -> tuple[str, ...]:
        rules = self.data.get("rules")
        if not isinstance(rules, Sequence) or isinstance(rules, str):
            self._wrong("rules must be a list of rule ids", "rules")
        for rule in rules:
            if not isinstance(rule, str) or not self.words.is_rule(rule):
                self._wrong(f"{written(rule)} is no rule id", "rules")
        return tuple(map(str, rules))

    def _seats(self) -> dict[Seat, str]:
        seats = self.data.get("seats")
        if not isinstance(seats, Mapping) or not seats:
            self._wrong("seats must map each player to a card", "seats")
        for seat, card in seats.items():
            if not isinstance(seat, str) or not isinstance(card, str):
                self._wrong(f"{written(seat)}: {written(card)} is no player with a card", "seats", seat)
        return {str(seat): str(card) for seat, card in seats.items()}

    def _extras(self) -> dict[str, Any]:
        read: Mapping[str, Callable[[str], Any]] = {"word": self._word, "list": self._words, "truth": self._yes}
        return {key: read[form](key) for key, form in BESIDE.items() if key in self.data}

    def _options(self) -> dict[str, Any]:
        options = self.data.get("options", {})
        if not isinstance(options, Mapping):
            self._wrong("options must be a mapping", "options")
        return {str(name): settled(value) for name, value in options.items()}

    def _refuses(self) -> bool:
        if "refuses" not in self.data:
            return False
        if self.data["refuses"] != "setup":
            self._wrong("refuses can only be setup", "refuses")
        if "play" in self.data:
            self._wrong("a story whose setup is refused has no play", "play")
        return True

    # -- the play --------------------------------------------------------------------------------------------------

    def _play(self) -> tuple[Scene, ...]:
        play = self.data.get("play")
        if not isinstance(play, Sequence) or isinstance(play, str) or not play:
            self._wrong("play must be a list of phases", "play")
        phases = [self._phase(node) for node in play]
        for before, after, node in zip(phases, phases[1:], play[1:], strict=False):
            if read_phase(before.name).order >= read_phase(after.name).order:
                self._wrong(f"{after.name} cannot follow {before.name}", at=node)
        return tuple(phases)

    def _phase(self, node: Any) -> Scene:
        self._mapping(node, "a phase", ("phase", "do", "expect"))
        name = node.get("phase")
        if not isinstance(name, str) or not PHASE.fullmatch(name):
            self._wrong(f"unknown phase {written(name)}", "phase", at=node)
        entries = node.get("do") or ()
        if not isinstance(entries, Sequence) or isinstance(entries, str):
            self._wrong("do must be a list of entries", "do", at=node)
        return Scene(str(name), tuple(map(self._entry, entries)), self._expect(node))

    def _entry(self, node: Any) -> Move:
        if not isinstance(node, Sequence) or isinstance(node, str) or len(node) != 3:
            self._wrong(f"an entry is [who, verb, what], not {written(node)}", at=node)
        who, verb, what = map(settled, node)
        whole = (who,) if isinstance(who, str) else who
        if not isinstance(whole, tuple) or not whole or not all(isinstance(name, str) for name in whole):
            self._wrong(f"{written(who)} is nobody who can act", at=node)
        for name in whole:
            if name not in self.seats and (name not in (EVERYONE, MODERATOR) or len(whole) > 1):
                self._wrong(f"unknown seat {name}", at=node)
        if verb not in self.words.verbs and not (who == MODERATOR and verb in ("time-up", "lot")):
            self._wrong(f"unknown verb {written(verb)}", at=node)
        if verb == CLAIM and whole == (EVERYONE,):
            self._wrong("everyone is whoever is asked, and nobody is asked to claim", at=node)
        if verb == "time-up":
            if what not in self.words.verbs:
                self._wrong(f"unknown verb {written(what)}", at=node)
        else:
            self._check_what(what, node)
        return Move(whole, str(verb), what)

    def _check_what(self, what: Any, node: Any) -> None:
        for word in what if isinstance(what, tuple) else (what,):
            if not isinstance(word, str) or (word not in self.known and not PLACE.fullmatch(word)):
                self._wrong(f"{written(word)} is no seat, card, place or answer", at=node)

    def _expect(self, node: Any) -> dict[str, Any]:
        expect = node.get("expect") or {}
        if not isinstance(expect, Mapping):
            self._wrong("expect must be a mapping", "expect", at=node)
        for key, value in expect.items():
            if key not in EXPECTATIONS:
                self._wrong(f"unknown expectation {written(key)}", key, at=expect)
            if not EXPECTATIONS[key](settled(value)):
                self._wrong(f"{key} cannot be {written(value)}", key, at=expect)
            self._check_names(key, settled(value), expect)
        return {str(key): settled(value) for key, value in expect.items()}

    def _check_names(self, key: str, value: Any, expect: Any) -> None:
        """Refuse names of nobody and causes of nothing, which no game could ever fulfil or break."""
        places: Sequence[Any] = ()
        if key in ("dies", "dead", "shown", "winners", "cards"):
            places = tuple(value)
        elif key in ("told", "untold", "asked", "unasked", "refused"):
            places = tuple(place for line in value for place in _names(line[0]))
        for place in places:
            is_place = isinstance(place, str) and PLACE.fullmatch(place)
            if not is_place and place not in (*self.seats, *self.words.things, EVERYONE, MODERATOR):
                self._wrong(f"unknown seat {written(place)}", key, at=expect)
        for cause in value.values() if key == "dies" else ():
            if cause not in self.words.causes:
                self._wrong(f"unknown cause of death {written(cause)}", key, at=expect)
        verbs, told = self.words.verbs, self.words.told
        for line in value if key in ("asked", "unasked", "refused", "told", "untold") else ():
            known = {"refused": (*verbs, "time-up", "lot"), "told": told, "untold": told}.get(key, verbs)
            if line[1] not in known:
                self._wrong(f"unknown verb {written(line[1])}", key, at=expect)
        for team in value if key == "won" else ():
            if team not in self.words.teams:
                self._wrong(f"unknown team {written(team)}", key, at=expect)

    # -- what is wrong ---------------------------------------------------------------------------------------------

    def _mapping(self, node: Any, what: str, keys: Sequence[str]) -> None:
        if not isinstance(node, Mapping):
            raise NotAStory(f"{what} must be a mapping", _line(node))
        for key in node:
            if key not in keys:
                self._wrong(f"unknown key {written(key)}", key, at=node)

    def _wrong(self, what: str, *keys: object, at: Any = None) -> NoReturn:
        raise NotAStory(what, _line(self.data if at is None else at, *keys))


def _line(node: Any, *keys: object) -> int | None:
    """Find the line of a node, or of a key in it."""
    line = None
    if hasattr(node, "lc") and node.lc.line is not None:
        line = node.lc.line + 1
    for key in keys:
        places = getattr(getattr(node, "lc", None), "data", None) or {}
        if not isinstance(node, Mapping) or key not in places:
            break
        line = places[key][0] + 1
        node = node[key]
    return line


def _names(who: Any) -> tuple[Any, ...]:
    """Who is meant: one, or several."""
    return who if isinstance(who, tuple) else (who,)


def _nodes(value: Any) -> Iterator[Any]:
    """Go through everything in a document, an alias as often as it stands."""
    ahead = [value]
    while ahead:
        node = ahead.pop()
        yield node
        if isinstance(node, Mapping):
            ahead += [*node, *node.values()]
        elif isinstance(node, Sequence) and not isinstance(node, str):
            ahead += node


def settled(value: Any) -> Any:
    """Take a YAML value as it is for good: words, numbers, tuples and mappings."""
    if isinstance(value, Mapping):
        return {settled(key): settled(each) for key, each in value.items()}
    if isinstance(value, str):
        return str(value)
    if isinstance(value, Sequence):
        return tuple(map(settled, value))
    return int(value) if type(value) is not bool and isinstance(value, int) else value
