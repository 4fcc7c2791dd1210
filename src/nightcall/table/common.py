"""What all viewers see alike: worked out and encoded once for all of them, in each language."""

from functools import lru_cache
from typing import Any, TypeVar

from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.json import decode, encode

from nightcall.engine.refused import Refused
from nightcall.table.acts import Plan
from nightcall.table.planning import advice_on, cards_of, is_open, open_part, setup_of
from nightcall.table.shown import Offer, Person, PhaseShown, TableShown
from nightcall.table.sitting import Countdown
from nightcall.table.stage import LOBBY
from nightcall.table.table import Table
from nightcall.table.wording import claims, phase
from nightcall.words import Voice

__all__ = ["Common", "common", "judged"]

T = TypeVar("T")


class Common(Struct, frozen=True, kw_only=True):
    """The keys of a state that are the same for all; those from `book` on are there when there is a game."""

    table: TableShown
    book: str | UnsetType = UNSET
    phase: PhaseShown | UnsetType = UNSET
    claims: list[Offer] | UnsetType = UNSET
    clock: Countdown | UnsetType | None = UNSET


def common(table: Table, present: frozenset[str], voice: Voice) -> Common:
    """What all viewers see alike."""
    shown, play = once(_table(table, present, voice)), table.play
    if play is None:
        return Common(table=shown)
    book = play.game.rulebook.id
    voice = voice.within(book)
    return Common(
        table=shown,
        book=book,
        phase=phase(voice, play.phase),
        claims=once(voice.once(claims, book, play.game.cards_in_play)),
        clock=None if play.is_paused else play.clock,
    )


def once(value: T) -> T:
    """Encode what will be part of many messages; in each of them its bytes stand for the value itself."""
    encoded: Any = Raw(encode(value))
    return encoded  # type: ignore[no-any-return]


def _table(table: Table, present: frozenset[str], voice: Voice) -> TableShown:
    """Who is at the table, and what is planned."""
    play = table.play
    # A word on what is hidden in a plan, or none where there was one, could tell whom or what it names.
    problem, advice = judged(table, voice) if table.stage == LOBBY and is_open(table.plan) else ("", [])
    return TableShown(
        code=table.code,
        stage=table.stage,
        host=table.people.host,
        moderated=table.moderated,
        people=[Person(chair.name, chair.player, chair.name in present, chair.agrees) for chair in table.people],
        plan=open_part(table.plan),
        cards=_cards(encode(table.plan), len(table.people.names)),
        problem=problem,
        advice=advice,
        paused=play is not None and play.is_paused,
        pausing=play is not None and play.is_pausing,
        quick=play is not None and play.is_quick,
        more=play.more if play else 0,
        notice=voice.say(f"notice-{table.notice}") if table.notice else "",
    )


def judged(table: Table, voice: Voice) -> tuple[str, list[str]]:
    """Why a plan cannot be played, and where it departs from what its book recommends."""
    problem, advice = voice.once(_judged_plan, encode(table.plan), table.people.names)
    try:
        table.check_agreed()
    except Refused as refusal:
        return problem or voice.refusal(refusal), advice
    return problem, advice


def _judged_plan(voice: Voice, plan: bytes, seats: tuple[str, ...]) -> tuple[str, list[str]]:
    """What a plan is worth for those who are seated; a lobby is looked at more often than it is changed."""
    planned = decode(plan, type=Plan)
    try:
        advice = advice_on(setup_of(planned, seats, 0), planned)
    except Refused as refusal:
        return voice.refusal(refusal), []
    return "", list(dict.fromkeys(voice.rule(each.rule) for each in advice))


@lru_cache(maxsize=256)
def _cards(plan: bytes, seats: int) -> list[str]:
    return cards_of(decode(plan, type=Plan), seats)
