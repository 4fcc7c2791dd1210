"""An ask that hears claims: the rules may take notice of what somebody claims to be, even in the middle of a vote."""

from dataclasses import fields

import pytest

from nightcall import Game, Setup
from nightcall.engine.ask import YES_OR_NO, Each, Script
from nightcall.engine.event import PUBLIC, Said, TalkBegan
from nightcall.engine.rounds import NightsAndDays
from nightcall.engine.rulebook import RULEBOOKS
from nightcall.engine.town import Town


class Listening(NightsAndDays):
    """A book with one vote that a claim may interrupt."""

    def script(self, town: Town) -> Script[None]:
        """Vote once; whoever claims to be the Seer is announced, and only the missing votes are asked again."""
        town.phase = "day 1"
        town.talking = True
        yield town.cue(TalkBegan())
        votes: dict[str, str] = {}
        while missing := [seat for seat in town.living if seat not in votes]:
            answers = yield Each(tuple(missing), "vote", YES_OR_NO, hears=True)
            votes |= answers
            for _ in answers.heard:
                town.tell(PUBLIC, Said("nobody-devoured"))


@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch) -> str:
    """Bind that book for one test."""
    village = RULEBOOKS["village"]
    tables = {each.name: getattr(village, each.name) for each in fields(village)}
    monkeypatch.setitem(RULEBOOKS, "listening", Listening(**tables | {"id": "listening", "hears": ("seer",)}))
    return "listening"


def lay(rulebook: str, stops: tuple[str, ...] = ()) -> Game:
    return Game(Setup(rulebook=rulebook, deal={"Ann": "seer", "Ben": "villager", "Cem": "villager"}), stops)


def announcements(game: Game) -> int:
    return sum(isinstance(event.fact, Said) for event in game.events)


def test_a_claim_that_the_rules_hear_interrupts_and_only_the_missing_are_asked_again(listening: str) -> None:
    game = lay(listening)
    game.answer("Ben", "vote", "yes")
    game.claim("Ben", "villager")
    assert announcements(game) == 0
    game.claim("Cem", "seer")
    assert announcements(game) == 1
    assert [ask.seat for ask in game.asks] == ["Ann", "Cem"]
    assert Game.replay(game.record()).events == game.events


def test_a_claim_made_at_a_cue_is_heard_by_the_next_question(listening: str) -> None:
    game = lay(listening, ("cue",))
    game.claim("Cem", "seer")
    assert announcements(game) == 0
    game.go_on()
    assert announcements(game) == 1
    assert [ask.seat for ask in game.asks] == ["Ann", "Ben", "Cem"]
    assert Game.replay(game.record()).events == game.events
