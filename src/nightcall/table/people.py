"""Who is at a table: chairs in a circle, who plays them, who is the host, and the keys that open them.

A key is what a secret token hashes to; tokens themselves are nowhere kept. A chair may have several keys (one for each
device) and keeps its name and what it knows whoever plays it.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from nightcall.bots.names import NAMES
from nightcall.engine.event import MODERATOR
from nightcall.engine.refused import Refused
from nightcall.engine.setup import JOINERS, LONGEST_NAME, MOST_SEATS, check_name

__all__ = [
    "BOT",
    "LONGEST_SAYING",
    "NOBODY",
    "PERSON",
    "Chair",
    "People",
    "PlayedBy",
    "alike",
    "clean_name",
    "clean_text",
]

PlayedBy: TypeAlias = Literal["person", "bot", "none"]
"""Who plays a chair; none: a player without a phone, at a moderated table."""
PERSON: PlayedBy = "person"
BOT: PlayedBy = "bot"
NOBODY: PlayedBy = "none"
LONGEST_SAYING = 500
MOST_KEYS = 8
MOST_DONE = 1000
"""How many ids of somebody's acts are remembered."""
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0100-\U000e01ef]")
"""Letters and marks that show nothing."""
LOOK_ALIKE = str.maketrans(
    "авеѕіјкмнорстухзԁһӏԛԝѵαβεζηικμνορτυχ",
    "abesijkmhopctyx3dhlqwvabezhikmnoptyx",
)
"""Letters of other alphabets that cannot be told from Latin ones, small or large."""
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of writing, and so can make a name look like another."""


class Done(dict[str, None]):
    """The ids of what was done from one place, the latest last."""

    def note(self, id: str) -> None:
        """Remember an id; of too many, the oldest is forgotten."""
        self[id] = None
        if len(self) > MOST_DONE:
            del self[next(iter(self))]


class Chair:
    """One seat of the circle."""

    def __init__(self, name: str, player: PlayedBy) -> None:
        """Put a chair."""
        self.name = name
        self.player = player
        self.keys: list[str] = []
        self.agrees = False
        """Whether its player wants quick nights."""
        self.watches = False
        """Whether its player, who is dead, sees everything."""
        self.done = Done()
        self.kin: list[Chair] = []
        """Other chairs that somebody here has opened, too."""

    @property
    def is_persons(self) -> bool:
        """Whether a person has it, though a bot may play it for the moment."""
        return bool(self.keys)

    @property
    def family(self) -> "list[Chair]":
        """It, and all chairs that are tied to it because somebody has opened both."""
        family = [self]
        for chair in family:
            family += [other for other in chair.kin if other not in family]
        return family

    def leave_family(self) -> None:
        """Be tied to no other chair any more, for somebody else has it now."""
        for other in self.kin:
            other.kin.remove(self)
        self.kin = []


class People:
    """All who are at a table."""

    def __init__(self) -> None:
        """Begin with an empty circle."""
        self._circle: dict[str, Chair] = {}
        """The chairs by their names, in the order in which all sit."""
        self.host = ""
        self.moderator_keys: list[str] = []
        self.moderator_done = Done()
        self.links: dict[str, tuple[Chair | None, bool]] = {}
        """One-time keys: which chair each opens (none: the moderator's place), and whether it hands it over."""

    def __iter__(self) -> Iterator[Chair]:
        """Go round the circle."""
        return iter(self._circle.values())

    def __contains__(self, name: object) -> bool:
        """Whether somebody of this name sits here."""
        return name in self._circle

    @property
    def names(self) -> tuple[str, ...]:
        """The names, in the order in which all sit."""
        return tuple(self._circle)

    @property
    def persons(self) -> list[Chair]:
        """The chairs that persons have."""
        return [chair for chair in self if chair.is_persons]

    def chair(self, name: str) -> Chair:
        """Find a chair by its name."""
        if name not in self:
            raise Refused("no-such-seat", seat=name)
        return self._circle[name]

    def done_by(self, who: str) -> Done:
        """The ids of what somebody has done; of somebody who is not there, none."""
        if who == MODERATOR:
            return self.moderator_done
        return self._circle[who].done if who in self else Done()

    def name_of(self, key: str) -> str | None:
        """Whose chair a key opens: a name, the moderator, or nobody's."""
        if key in self.moderator_keys:
            return MODERATOR
        return next((chair.name for chair in self if key in chair.keys), None)

    def sit(self, name: str, player: PlayedBy, key: str = "") -> Chair:
        """Put a chair for somebody."""
        name = clean_name(name)
        self._check_free(name, self.names)
        if len(self._circle) >= MOST_SEATS:
            raise Refused("table-full", most=MOST_SEATS)
        chair = Chair(name, player)
        if key:
            chair.keys.append(key)
        self._circle[name] = chair
        return chair

    def rename(self, old: str, name: str) -> None:
        """Give somebody another name."""
        self._check_free(name, [other for other in self.names if other != old])
        chair = self.chair(old)
        chair.name = name
        self._circle = {chair.name: chair for chair in self}
        self.host = name if self.host == old else self.host

    def _check_free(self, name: str, taken: Iterable[str]) -> None:
        """Refuse a name that somebody has, or that looks like it."""
        if any(alike(name) == alike(other) for other in taken):
            raise Refused("name-taken", seat=name)

    def free_name(self) -> str:
        """A name for a bot."""
        taken = set(map(alike, self.names))
        return next(name for name in (*NAMES, *(f"{name} II" for name in NAMES)) if alike(name) not in taken)

    def order(self, names: list[str]) -> None:
        """Let all sit in this order."""
        if sorted(names) != sorted(self.names):
            raise Refused("not-the-seats")
        self._circle = {name: self.chair(name) for name in names}

    def add_link(self, key: str, chair: Chair | None, hands_over: bool) -> None:
        """Let a one-time key open a chair; of too many that nobody has used, the oldest goes."""
        old = [link for link, (other, _) in self.links.items() if other is chair]
        for link in old[: max(0, len(old) - MOST_KEYS + 1)]:
            del self.links[link]
        self.links[key] = (chair, hands_over)

    def redeem(self, link: str, key: str) -> None:
        """Let a key open the chair of a link, perhaps no other any more, nor any other link; a person has it then."""
        chair, alone = self.links.pop(link)
        if alone:
            self._drop_links(chair)
        if chair is None:
            self.moderator_keys = [key] if alone else [*self.moderator_keys[-MOST_KEYS + 1 :], key]
        else:
            chair.keys = [key] if alone else [*chair.keys[-MOST_KEYS + 1 :], key]
            chair.player = PERSON
            if alone:
                chair.leave_family()

    def _drop_links(self, chair: Chair | None) -> None:
        self.links = {key: link for key, link in self.links.items() if link[0] is not chair}

    def send_away(self, name: str, player: PlayedBy | None) -> None:
        """Take a chair from its player: somebody else plays it then, or it is gone."""
        chair = self.chair(name)
        chair.keys, chair.agrees = [], False
        chair.leave_family()
        self._drop_links(chair)
        if player:
            chair.player = player
        else:
            del self._circle[name]
        if self.host == name:
            self.host = next((other.name for other in self.persons), "")


def clean_name(name: str) -> str:
    """A name without needless blanks; refused if it cannot be a name, or looks like what is none."""
    name = re.sub(" +", " ", unicodedata.normalize("NFC", name).strip())
    if UNSEEN.search(name):
        raise Refused("seat-name-form", most=LONGEST_NAME)
    check_name(name)
    check_name(unicodedata.normalize("NFKC", name)[:LONGEST_NAME])
    return name


def clean_text(text: str) -> str:
    """What somebody says, in one line; refused if it is too long, empty, or holds signs that hide something."""
    text = unicodedata.normalize("NFC", text).strip()
    is_seen = any(unicodedata.category(sign) not in ("Cf", "Zs") for sign in text)
    if not is_seen or len(text) > LONGEST_SAYING:
        raise Refused("talk-length", most=LONGEST_SAYING)
    if any(sign in TURNING or unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in text):
        raise Refused("talk-signs")
    return text


def alike(name: str) -> str:
    """What names have in common that look alike."""
    folded = unicodedata.normalize("NFKC", name.translate(JOINERS)).casefold().translate(LOOK_ALIKE)
    return re.sub(" +", " ", folded)
