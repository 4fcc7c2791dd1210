"""What pages of rules are written with: a role, a check, an end imports it from here and from nowhere deeper.

Beside it a book needs only its kind of game, out of `engine.rounds`, `engine.gallows` or `engine.single_night`.
"""

from nightcall.engine.ask import NO, YES, Choice, Each, Lot, Script, at_once
from nightcall.engine.asking import choose, choose_several, confirm, touch
from nightcall.engine.beside import DRAWN, Beside
from nightcall.engine.deaths import is_struck, last_act, strike
from nightcall.engine.desk import might_be_held
from nightcall.engine.event import MODERATOR, PUBLIC, Fact, Marked, Said, Seat, Shown
from nightcall.engine.lots import Lots
from nightcall.engine.night import Call, Group, Night, Unheard, be_noted
from nightcall.engine.notes import COPIED, SILENCED, STOOD, Note
from nightcall.engine.pack import agree, meet
from nightcall.engine.phase import read_phase
from nightcall.engine.refused import Refused
from nightcall.engine.role import Role
from nightcall.engine.rulebook import Death, Deaths, Option, Outcome, Rulebook
from nightcall.engine.setup import Advice, Setup
from nightcall.engine.town import NONE, Town

__all__ = [
    "COPIED",
    "DRAWN",
    "MODERATOR",
    "NO",
    "NONE",
    "PUBLIC",
    "SILENCED",
    "STOOD",
    "YES",
    "Advice",
    "Beside",
    "Call",
    "Choice",
    "Death",
    "Deaths",
    "Each",
    "Fact",
    "Group",
    "Lot",
    "Lots",
    "Marked",
    "Night",
    "Note",
    "Option",
    "Outcome",
    "Refused",
    "Role",
    "Rulebook",
    "Said",
    "Script",
    "Seat",
    "Setup",
    "Shown",
    "Town",
    "Unheard",
    "agree",
    "at_once",
    "be_noted",
    "choose",
    "choose_several",
    "confirm",
    "is_struck",
    "last_act",
    "meet",
    "might_be_held",
    "read_phase",
    "strike",
    "touch",
]
