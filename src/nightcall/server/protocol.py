"""The messages between a browser and the server, and nothing else: `docs/protocol.md` says how they are used.

What a client sends over the socket is a `Hello` first, then `Do`s, `Link`s and `Speak`s. What it gets is a `Welcome`,
then `News`: keys of its state that have changed, and what is new in the two lists. Nothing counts but what this viewer
has been told.
"""

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from nightcall.table.acts import PlayerAct
from nightcall.table.shown import Changed, Heard, Line, State

__all__ = [
    "VERSION",
    "Bye",
    "Do",
    "FromClient",
    "FromServer",
    "Greeting",
    "Hello",
    "Link",
    "News",
    "Refusal",
    "Speak",
    "Welcome",
]

VERSION = 1
"""Which protocol this is; another number whenever a client of before would misunderstand it."""

Code: TypeAlias = Annotated[str, Meta(max_length=16)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
Tag: TypeAlias = Annotated[str, Meta(max_length=40)]
"""A tag such as `de-AT`."""
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


# -- over the socket -----------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag_field="say", tag="hello", forbid_unknown_fields=True):
    """The first message: which table, and whose seat; without a token one looks on."""

    table: Code
    token: Token = ""
    language: Tag = ""
    """In which language to be spoken to; the nearest that there is."""
    version: int = VERSION
    """The protocol that the client was written for."""


class Greeting(Struct, frozen=True):
    """What can be read of the first message of a client of any version."""

    version: int = VERSION


class Do(Struct, frozen=True, tag_field="say", tag="do", forbid_unknown_fields=True):
    """Do something at the table; sent again under the same id it is done once."""

    id: Id
    act: PlayerAct


class Link(Struct, frozen=True, tag_field="say", tag="link", forbid_unknown_fields=True):
    """Ask for a one-time code with which another device, or another person, can take one's seat."""

    id: Id
    hands_over: bool = False


class Speak(Struct, frozen=True, tag_field="say", tag="speak", forbid_unknown_fields=True):
    """Go on in another language: what there is to see comes anew."""

    language: Tag


FromClient: TypeAlias = Hello | Do | Link | Speak


class Welcome(Struct, frozen=True, tag_field="is", tag="welcome"):
    """All that this viewer may know, from the beginning."""

    version: int
    """The protocol that the server speaks."""
    now: int
    """The server's time, in milliseconds."""
    state: State
    events: list[Line]
    talk: list[Heard]


class News(Struct, frozen=True, tag_field="is", tag="news", omit_defaults=True):
    """What has changed: keys of the state, new events, new talk; and which act of one's own is done."""

    now: int
    state: Changed | UnsetType = UNSET
    events: list[Line] = []
    talk: list[Heard] = []
    done: str = ""
    code: str = ""
    """The one-time code that was asked for."""


class Refusal(Struct, frozen=True, tag_field="is", tag="refused", omit_defaults=True):
    """What was tried is not possible; one sentence says why, and nothing has changed."""

    reason: str
    text: str
    id: str = ""
    rule: str = ""


class Bye(Struct, frozen=True, tag_field="is", tag="bye"):
    """The server ends the connection; `again` says whether it makes sense to come back."""

    reason: str
    text: str
    again: bool


FromServer: TypeAlias = Welcome | News | Refusal | Bye
