"""No call of any book asks more than its slot has parts."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from nightcall.engine.event import Shown
from nightcall.engine.rulebook import rulebook_named
from nightcall.table import acts
from nightcall.table.evening import Wait
from nightcall.table.pace import Slot
from nightcall.table.play import Play
from nightcall.testing.seating import HOST, Party, lay
from tests.table.nights import answer_somehow, nobody_answers


@pytest.fixture
def strict_slots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a game fail when something is asked in secret outside a slot, or once more than its call allows."""
    wait_for = Play._wait_for
    parts: list[Slot] = []

    def within_the_slot(play: Play, wait: Wait, at: int) -> None:
        if wait.is_secret:
            parts[:] = [*(slot for slot in parts if slot is wait.slot), wait.slot]
            assert len(parts) <= wait.slot.parts, f"{len(parts)} questions in {wait.cue}"
        if wait.is_secret and wait.cue is None:
            seen = {seat for event in play.told if isinstance(event.fact, Shown) for seat in event.fact.cards}
            assert wait.question
            assert set(wait.question.seats) <= seen, f"{wait.question.verb} is asked in secret, and outside any slot"
        wait_for(play, wait, at)

    monkeypatch.setattr(Play, "_wait_for", within_the_slot)


def play_on(party: Party, answers: Callable[[Party], None] = nobody_answers) -> None:
    """Play a game to its end; in every phase the host shows that somebody is there."""
    phase = ""
    while party.stage == "playing":
        if party.play.phase != phase:
            phase = party.play.phase
            party.do(HOST, acts.LetBotPlay(False))
            party.do(HOST, acts.LetBotPlay(True))
        answers(party)
        if party.stage == "playing":
            party.ring()
    assert party.stage == "over", party.table.notice


HUNTERS_BY_NIGHT = {
    "village": "werewolf werewolf",
    "bigbox": "werewolf vampire vampire",
    "classic": "werewolf mason mason",
}


def mixed(book: str, seats: int, seed: int, **plan: Any) -> dict[str, Any]:
    """A plan with as many different characters as there is room for; where its book draws a set by lot, with that."""
    if book not in HUNTERS_BY_NIGHT:
        return plan
    always = HUNTERS_BY_NIGHT[book].split()
    beside = "mayor" if plan.get("options", {}).get("mayor") == "open" else ""
    kinds = [role.id for role in rulebook_named(book).roles if role.id not in (*always, "villager", beside)]
    chosen = Random(f"{book} {seed}").sample(kinds, min(len(kinds), seats - len(always)))
    cards = [*always, *chosen, *["villager"] * (seats - len(always) - len(chosen))]
    left_over = [next(kind for kind in kinds if kind not in chosen)] if "drunkard" in chosen else []
    return {**plan, "cards": [*cards, *left_over]}


def game(book: str, seats: int, seed: int, **plan: Any) -> Party:
    """Begin a game with bots on all seats but the host's."""
    names = [HOST, *(f"Bot {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[: seats - 1])]
    party = lay(names, names[1:])
    party.host(acts.Plan(book, **mixed(book, seats, seed, **plan)))
    party.host(acts.Agree(True))
    party.host(acts.Begun(seed, rulebook_named(book).version))
    return party


SEEDS = range(4)
"""For each of the tables below, of which every book has three."""
BOOKS: list[tuple[str, int, dict[str, Any]]] = [
    ("onenight", 3, {}),
    ("onenight", 5, {"set": "random"}),
    ("onenight", 10, {"set": "random", "quick": True}),
    ("daybreak", 3, {"set": "anarchy"}),
    ("daybreak", 6, {"set": "anarchy-mixed"}),
    ("daybreak", 10, {"set": "anarchy-mixed", "quick": True}),
    ("village", 6, {"quick": True}),
    ("village", 9, {"options": {"mayor": "open"}}),
    ("village", 11, {}),
    ("bigbox", 8, {}),
    ("bigbox", 10, {"options": {"mayor": "open"}, "guard_dog": True}),
    ("bigbox", 12, {"quick": True}),
    ("classic", 5, {}),
    ("classic", 9, {"options": {"gallows": "duel", "reveal": "none"}}),
    ("classic", 10, {"quick": True, "amulet": "lot"}),
]


@pytest.mark.usefixtures("strict_slots")
@pytest.mark.parametrize(("book", "seats", "plan"), BOOKS)
def test_when_bots_play_no_call_asks_more_than_its_book_says_and_nothing_outside_a_slot(
    book: str, seats: int, plan: dict[str, Any]
) -> None:
    for seed in SEEDS:
        play_on(game(book, seats, 100 * seats + seed, **plan))


@pytest.mark.usefixtures("strict_slots")
@pytest.mark.parametrize(("book", "seats", "plan"), BOOKS)
def test_when_all_answer_anything_no_call_asks_more_than_its_book_says_and_nothing_outside_a_slot(
    book: str, seats: int, plan: dict[str, Any]
) -> None:
    for seed in SEEDS:
        party = game(book, seats, 100 * seats + seed, **plan)
        chance = Random(seed)

        def anything(party: Party, chance: Random = chance) -> None:
            for seat in chance.sample(party.play.prompted, len(party.play.prompted)):
                if chance.random() < 0.8 and party.asked(seat) and seat not in party.play.held:
                    answer_somehow(party, seat, chance)

        play_on(party, anything)
