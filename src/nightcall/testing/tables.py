"""A table without a server: what is done at it, and what everybody sees."""

from random import Random
from typing import Any

from msgspec.json import decode, encode

from nightcall import Refused
from nightcall.bots import PlayerKind, Sense
from nightcall.engine.event import MODERATOR
from nightcall.engine.rulebook import bound, rulebook_named
from nightcall.rulebooks.roles.curator import ARTIFACTS
from nightcall.table.acts import VERSION, AddBot, Begun, Entry, Laid, Plan, Seated
from nightcall.table.common import common
from nightcall.table.look import Look
from nightcall.table.table import Table
from nightcall.words import Voices

__all__ = [
    "begin",
    "do",
    "laid",
    "lobby",
    "picture",
    "plain",
    "play_out",
    "seen",
    "some_plan",
    "state",
    "why",
]


ENGLISH = Voices()["en"]


def do(table: Table, who: str, act: Any, id: str = "") -> None:
    """Do something at a table, a second after what was done before."""
    table.apply(Entry(table.at + 1000, act, who, id))


def laid(*names: str, bots: int = 0, moderated: bool = False, bots_are: PlayerKind = Sense) -> Table:
    """A table with these people, the first of them its host; or with a moderator beside them."""
    table = Table(bots_are)
    host, *others = (MODERATOR, *names) if moderated else names
    do(table, "", Laid("BCDFG", host, f"key of {host}", moderated, VERSION))
    for name in others:
        do(table, "", Seated(name, f"key of {name}"))
    for _ in range(bots):
        do(table, host, AddBot())
    return table


def begin(table: Table, seed: int = 0, **plan: Any) -> None:
    """Plan, and deal with this seed."""
    host = table.people.host
    if plan:
        do(table, host, Plan(**plan))
    do(table, host, Begun(seed, rulebook_named(table.plan.rulebook).version))


def play_out(table: Table) -> None:
    """Let bots and the clock play until nothing happens by itself any more."""
    while (due := table.due) is not None:
        if entry := table.next_entry(due):
            table.apply(entry)


def seen(table: Table, viewer: str = "") -> dict[str, Any]:
    """All that a viewer sees who comes just now."""
    whole: dict[str, Any] = plain(Look(table, viewer, ENGLISH).whole(common(table, frozenset(), ENGLISH)))
    return whole


def lobby(table: Table, *present: str) -> dict[str, Any]:
    """What everybody sees of the table itself."""
    shown: dict[str, Any] = plain(common(table, frozenset(present), ENGLISH))["table"]
    return shown


def plain(shown: object) -> Any:
    """What is shown as a client reads it."""
    return decode(encode(shown))


def state(table: Table, viewer: str = "") -> dict[str, Any]:
    """The state that a viewer sees who comes just now."""
    found: dict[str, Any] = seen(table, viewer)["state"]
    return found


def picture(table: Table) -> Any:
    """All that a table is, for everybody who can look at it."""
    chairs = [(each.name, each.player, list(each.keys), each.agrees, each.watches) for each in table.people]
    views = {viewer: seen(table, viewer) for viewer in ("", MODERATOR, *table.people.names)}
    return views, chairs, dict(table.people.links), table.length, table.at, table.due


def why(table: Table, who: str, act: Any) -> str:
    """Why an act is refused: that is said in one line, and nothing has changed."""
    before = picture(table)
    try:
        do(table, who, act)
    except Refused as refusal:
        sentence = str(refusal)
        assert sentence.endswith(".") and "\n" not in sentence and len(sentence) < 400
        assert picture(table) == before
        return refusal.reason
    raise AssertionError("That is done.")


def some_plan(chance: Random, seats: tuple[str, ...]) -> dict[str, Any]:
    """Any plan, most of them nonsense of one kind or another."""
    book = chance.choice(bound())
    other = book if chance.random() < 0.9 else chance.choice(bound())
    plan: dict[str, Any] = {"rulebook": book.id}
    sets = ["", *other.sets, *other.draws]
    if chance.random() < 0.5:
        plan["set"] = chance.choice(sets)
    elif chance.random() < 0.7:
        size = len(seats) + book.centre + chance.choice((0, 0, 0, 1, -1))
        plan["cards"] = [chance.choice(other.roles).id for _ in range(max(0, size))]
    if chance.random() < 0.4 and other.options:
        option = chance.choice(other.options)
        plan["options"] = {option.name: chance.choice([*option.values[:3], "", -1, 10**9])}
    anybody = ["", "lot", "moderator", "Zoe", *seats]
    beside: dict[str, list[Any]] = {
        "extra": ["", "werewolf", "drunkard", "witch", "lot"],
        "mayor": anybody,
        "amulet": anybody,
        "guard_dog": [False, True],
        "artifacts": [[], ["fog"], ["fog", "fog"], [*ARTIFACTS], ["sword"]],
        "quick": [False, True],
        "pace": ["normal", "brisk"],
    }
    return plan | {key: chance.choice(values) for key, values in beside.items() if chance.random() < 0.15}
