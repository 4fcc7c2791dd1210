"""What can be done at a table: each act is a struct, the same on the wire and in the log, that knows what it does.

Acts of players come from outside and are judged by the table. Acts of the house (a seat taken, a game dealt, the clock)
carry what chance or the clock has decided, so that the log alone is the table: reading it again gives the same table.
"""

from typing import TypeAlias

from msgspec import Struct

from nightcall.table.acts.hosts import (
    AddBot,
    Again,
    EndTalk,
    GiveHost,
    Kick,
    MoreTime,
    Order,
    Pause,
    Plan,
    Resume,
    Start,
)
from nightcall.table.acts.houses import VERSION, Begun, Closed, Laid, Linked, Passed, Redeemed, Seated, Ticked
from nightcall.table.acts.moderators import Enter, GoOn, Rewind, TimeUp
from nightcall.table.acts.players import Agree, Answer, Claim, Leave, LetBotPlay, Rename, Say, Watch

__all__ = [
    "VERSION",
    "AddBot",
    "Again",
    "Agree",
    "Answer",
    "Begun",
    "Claim",
    "Closed",
    "EndTalk",
    "Enter",
    "Entry",
    "GiveHost",
    "GoOn",
    "HouseAct",
    "Kick",
    "Laid",
    "Leave",
    "LetBotPlay",
    "Linked",
    "MoreTime",
    "Order",
    "Passed",
    "Pause",
    "Plan",
    "PlayerAct",
    "Redeemed",
    "Rename",
    "Resume",
    "Rewind",
    "Say",
    "Seated",
    "Start",
    "TableAct",
    "Ticked",
    "TimeUp",
    "Watch",
]

TableAct: TypeAlias = (
    Answer
    | Claim
    | Say
    | Rename
    | Agree
    | Leave
    | LetBotPlay
    | Watch
    | Plan
    | Order
    | AddBot
    | Kick
    | GiveHost
    | Pause
    | Resume
    | MoreTime
    | EndTalk
    | Again
    | GoOn
    | Enter
    | TimeUp
    | Rewind
)
PlayerAct: TypeAlias = TableAct | Start
"""What a player may do: the house makes a `Start` into a `Begun`, and what else there is becomes an entry as it is."""
HouseAct: TypeAlias = Laid | Seated | Linked | Redeemed | Begun | Passed | Ticked | Closed


class Entry(Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of a table's log: when, who (nobody: the house), what, and under which id it was sent."""

    at: int
    act: TableAct | HouseAct
    who: str = ""
    id: str = ""
