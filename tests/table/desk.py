"""A moderated table, and what its moderator does at the desk."""

from collections.abc import Callable
from random import Random
from typing import Any

from nightcall.engine.event import MODERATOR
from nightcall.table.acts import Enter, GoOn, Rewind
from nightcall.table.stage import PLAYING
from nightcall.table.table import Table
from nightcall.testing.screen import somehow
from nightcall.testing.tables import begin, do, laid, state

__all__ = [
    "KILLING",
    "KNOWN",
    "MOST_ACTS",
    "NAMES",
    "ONLY_AT_THE_DESK",
    "VILLAGE",
    "anyhow",
    "check_that_nobody_else_sees_the_desk",
    "dealt",
    "desk",
    "enter",
    "go_on",
    "hang",
    "moderated",
    "morning",
    "night",
    "play_on",
    "rewind",
    "told",
    "until",
]


NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")


def dealt(cards: str) -> dict[str, str]:
    """Give the first of these people these cards."""
    return dict(zip(NAMES, cards.split(), strict=False))


VILLAGE = dealt("werewolf seer villager villager hunter witch")
ONLY_AT_THE_DESK = {"deal", "asks", "stop", "cards", "notes", "trails", "acts", "corrections"}
KILLING = ("devour", "bite", "nominate", "second", "vote")
MOST_ACTS = 2000
KNOWN: dict[str, dict[str, Any]] = {
    "village": {"rulebook": "village", "deal": VILLAGE},
    "bigbox": {
        "rulebook": "bigbox",
        "deal": dealt("werewolf vampire drunkard seer witch hunter villager cook"),
        "extra": "priest",
    },
    "classic": {
        "rulebook": "classic",
        "deal": dealt("werewolf seer mason mason cobbler hunter"),
        "amulet": "Fay",
    },
    "onenight": {
        "rulebook": "onenight",
        "deal": dealt("werewolf robber seer troublemaker"),
        "center": ["werewolf", "tanner", "drunk"],
    },
    "daybreak": {
        "rulebook": "daybreak",
        "deal": dealt("alpha-wolf curator sentinel witch"),
        "center": ["villager", "seer", "revealer"],
        "extra": "werewolf",
        "artifacts": ["fog", "claw", "mask"],
    },
}


def moderated(seats: int | None = None, seed: int = 0, **plan: Any) -> Table:
    """A game at a moderated table that has just begun."""
    names = tuple(plan["deal"]) if "deal" in plan else NAMES[:seats]
    table = laid(*names, moderated=True)
    begin(table, seed, **plan)
    return table


def desk(table: Table) -> dict[str, Any]:
    """What the moderator sees."""
    return state(table, MODERATOR)


def go_on(table: Table) -> None:
    do(table, MODERATOR, GoOn())


def enter(table: Table, seat: str, verb: str, what: Any) -> None:
    do(table, MODERATOR, Enter(seat, verb, what))


def until(table: Table, verb: str) -> None:
    """Leave cues until something is asked."""
    while verb not in [ask["verb"] for ask in desk(table)["asks"]]:
        go_on(table)


def anyhow(ask: dict[str, Any], chance: Random) -> Any:
    """Some answer; those who may kill do, so that a game ends soon."""
    return ask["choices"][0]["what"] if ask["verb"] in KILLING and ask["choices"] else somehow(ask, chance)


def play_on(
    table: Table, chance: Random, watch: Callable[[Table], None] = lambda table: None, claims: float = 0.1
) -> None:
    """Play a game to its end, from nothing but what the desk shows; now and then somebody claims a card."""
    for _ in range(MOST_ACTS):
        if table.stage != PLAYING:
            return
        shown = desk(table)
        watch(table)
        talking = [name for name in table.people.names if "claim" in table.may(name)]
        if talking and chance.random() < claims:
            seat = chance.choice(talking)
            enter(table, seat, "claim", chance.choice(state(table, seat)["claims"])["what"])
        elif shown["stop"]:
            go_on(table)
        else:
            ask = chance.choice(shown["asks"])
            enter(table, ask["seat"], ask["verb"], anyhow(ask, chance))
    raise AssertionError("The game does not end.")


def told(table: Table) -> list[Any]:
    assert table.play is not None
    return list(table.play.told)


def night(**plan: Any) -> Table:
    """A small village at its first question: Ann is the Werewolf, Ben the Seer, Eve the Hunter, Fay the Witch."""
    table = moderated(rulebook="village", deal=VILLAGE, **plan)
    until(table, "devour")
    return table


def morning(victim: str = "Cem", seen_through: str = "Dan") -> Table:
    """The same village on its first day."""
    table = night()
    enter(table, "Ann", "devour", victim)
    until(table, "see")
    enter(table, "Ben", "see", seen_through)
    until(table, "save")
    enter(table, "Fay", "save", "no")
    enter(table, "Fay", "poison", "pass")
    until(table, "nominate")
    return table


def hang(table: Table, nominee: str) -> None:
    """Let the living hang somebody."""
    living = [place["name"] for place in desk(table)["circle"] if place["alive"]]
    enter(table, living[0], "nominate", nominee)
    enter(table, living[1], "second", nominee)
    until(table, "vote")
    for name in living:
        enter(table, name, "vote", "yes")


def check_that_nobody_else_sees_the_desk(table: Table) -> None:
    for viewer in ("", *table.people.names):
        shown = state(table, viewer)
        assert not shown.keys() & ONLY_AT_THE_DESK
        assert (shown["table"]["plan"]["deal"], shown["table"]["plan"]["center"]) == ({}, [])


def rewind(table: Table, to: int, seat: str = "", verb: str = "", what: Any = "") -> None:
    do(table, MODERATOR, Rewind(to, Enter(seat, verb, what) if verb else None))
