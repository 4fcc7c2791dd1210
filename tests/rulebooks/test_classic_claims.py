"""Classic: the duel, and claims at any moment."""

from random import Random

import pytest

from nightcall import MODERATOR, PUBLIC, Game, Refused, Setup
from nightcall.engine.event import (
    Claimed,
    Died,
)
from nightcall.rulebooks.classic import CLASSIC_BOOK
from nightcall.testing.games import table
from nightcall.testing.playing import any_act, do, living
from nightcall.testing.setups import any_setup
from tests.rulebooks.classic import A_FEW, causes


def to_the_cue(game: Game, kind: str) -> Game:
    """Let the narrator go on to an announcement of this kind."""
    for _ in range(60):
        if type(game.stop).__name__ == kind:
            return game
        game.go_on()
    raise AssertionError(f"nothing is announced as {kind}")


# -- the duel ----------------------------------------------------------------------------------------------------------


def duel(stops: tuple[str, ...] = (), **deal: str) -> Game:
    """Ben and Dan stand against each other, and the vote is open."""
    deal = deal or {"Ann": "werewolf", "Ben": "villager", "Cem": "villager", "Dan": "villager", "Eve": "villager"}
    game = table("classic", stops=stops, options={"gallows": "duel"}, Fay="villager", Gus="villager", **deal)
    for nominee in ("Ben", "Dan"):
        while game.stop:
            game.go_on()
        game.answer("Fay", "nominate", nominee)
        game.answer("Gus", "second", nominee)
    while game.stop:
        game.go_on()
    assert {ask.verb for ask in game.asks} == {"vote"}
    return game


def lots(game: Game) -> list[tuple[str, str]]:
    """Whose votes were drawn, in this order, and how."""
    drawn = [event for event in game.view(MODERATOR)["events"] if event["kind"] == "drawn" and event["verb"] == "vote"]
    return [(event["to"][0], event["what"]) for event in drawn]


def test_votes_that_are_missing_in_a_duel_are_drawn_in_circle_order() -> None:
    """C-136: whoever voted in whatever order; the circle begins with Fay."""
    game = duel(stops=("lot",))
    for seat, vote in (("Dan", "Ben"), ("Ann", "Dan")):
        game.answer(seat, "vote", vote)
    game.time_up("vote")
    drawn = []
    while game.stop == "vote":
        game.go_on()
        drawn.append(lots(game)[-1][0])
    assert drawn == ["Fay", "Gus", "Ben", "Cem", "Eve"]
    for seat, vote in lots(game):
        own = [event["what"] for event in game.view(seat)["events"] if event["kind"] == "drawn"]
        assert own == [vote] and vote in ("Ben", "Dan")
    assert [event for event in game.view("Ann")["events"] if event["kind"] == "drawn" and event["verb"] == "vote"] == []


def test_a_lot_of_one_is_the_same_whoever_else_is_late() -> None:
    """C-136: drawn from the seed, each for itself; the dead have none."""
    alone, together, without = duel(), duel(), duel()
    for seat in ("Fay", "Gus", "Ann", "Ben", "Cem", "Dan"):
        alone.answer(seat, "vote", "Ben")
    without.claim("Cem", "mason")
    for game in (alone, together, without):
        game.time_up("vote")
    assert lots(alone) == [lots(together)[-1]] and [seat for seat, _ in lots(alone)] == ["Eve"]
    assert lots(without) == [lot for lot in lots(together) if lot[0] != "Cem"]


# -- claims at any moment ----------------------------------------------------------------------------------------------


def eight(**deal: str) -> Game:
    """Eight play, one of them a Werewolf, and the narrator has just begun the first day."""
    names = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal")
    cards = dict.fromkeys(names, "villager") | {"Ann": "werewolf"} | deal
    return to_the_cue(Game(Setup(rulebook="classic", deal=cards), stops=("cue",)), "TalkBegan")


def test_a_claim_is_heard_while_the_narrator_speaks() -> None:
    """C-49 and C-50: before the first question of the day, and before a vote that is then void for the nominee."""
    game = eight()
    game.claim("Ben", "mason")
    assert to_the_cue(game, "Died").stop == Died("Ben", "claimed")
    game.go_on()
    game.answer("Cem", "nominate", "Dan")
    game.answer("Eve", "second", "Dan")
    assert type(game.stop).__name__ == "Defended"
    game.claim("Dan", "mason")
    assert to_the_cue(game, "Died").stop == Died("Dan", "claimed")
    game.go_on()
    assert {ask.verb for ask in game.asks} == {"nominate"} and causes(game) == {"Ben": "claimed", "Dan": "claimed"}


def test_two_claims_at_one_cue_are_worked_out_in_turn() -> None:
    """C-49 and C-97."""
    game = eight(Ben="hunter")
    for claimant in ("Ben", "Cem", "Dan"):
        game.claim(claimant, "mason")
    to_the_cue(game, "Died").go_on()
    game.answer("Ben", "shoot", "Dan")
    while game.stop:
        game.go_on()
    assert causes(game) == {"Ben": "claimed", "Dan": "shot", "Cem": "claimed"}


def test_a_claim_in_the_last_moment_of_a_day_counts() -> None:
    """C-49, C-50 and C-74: the bell has rung, and the claimant dies before night falls."""
    game = eight()
    game.time_up("nominate")
    game.claim("Ben", "mason")
    assert to_the_cue(game, "Died").stop == Died("Ben", "claimed") and game.phase == "day 1"
    to_the_cue(game, "NightFell")
    assert game.phase == "night 2" and "Ben" not in living(game)


def test_a_claim_in_the_last_moment_may_end_the_game() -> None:
    """C-103."""
    game = eight()
    game.time_up("nominate")
    game.claim("Ann", "mason")
    while game.stop:
        game.go_on()
    assert (game.phase, game.outcome and game.outcome.teams) == ("day 1", ("village",))


def test_nobody_claims_anything_while_a_death_by_claiming_is_announced() -> None:
    """C-54: whoever has died, so that the silence tells nothing."""
    game = eight()
    game.time_up("nominate")
    game.claim("Ben", "mason")
    to_the_cue(game, "Died")
    with pytest.raises(Refused):
        game.claim("Cem", "mason")
    to_the_cue(game, "NightFell")
    assert causes(game) == {"Ben": "claimed"}


def test_the_vote_is_finished_by_the_death_of_the_last_voter() -> None:
    """C-51 and C-54: nobody speaks meanwhile, and the vote hangs."""
    game = eight()
    game.go_on()
    game.answer("Cem", "nominate", "Dan")
    game.answer("Eve", "second", "Dan")
    game.go_on()
    for seat in ("Ann", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal"):
        game.answer(seat, "vote", "yes")
    game.claim("Ben", "mason")
    assert game.stop == Died("Ben", "claimed")
    assert not game.may_talk("Cem")
    to_the_cue(game, "NightFell")
    assert causes(game) == {"Ben": "claimed", "Dan": "hanged"}


@pytest.mark.parametrize("lot", ["vote", "hang"])
def test_a_claim_while_a_lot_is_drawn_counts(lot: str) -> None:
    """C-49, C-50 and C-90: in a duel, whose votes or tie are decided by dice on the table."""
    game = duel(stops=("lot",))
    votes = {"Fay": "Ben", "Gus": "Dan", "Ann": "Ben", "Ben": "Dan", "Cem": "Ben", "Dan": "Dan"}
    for seat, vote in votes.items():
        game.answer(seat, "vote", vote)
    if lot == "vote":
        game.time_up("vote")
    else:
        game.claim("Eve", "mason")
    assert game.stop == lot
    game.claim("Gus", "mason")
    while game.stop:
        game.go_on()
    assert causes(game)["Gus"] == "claimed"


def test_nobody_talks_between_the_hunters_death_and_the_shot() -> None:
    """C-54: also where the Hunter died of a claim."""
    game = eight(Ben="hunter")
    game.claim("Ben", "mason")
    assert to_the_cue(game, "Died").stop == Died("Ben", "claimed")
    assert not any(map(game.may_talk, game.seats))


@pytest.mark.parametrize("stops", [(), ("cue",)], ids=str)
@pytest.mark.parametrize("seed", A_FEW)
def test_whoever_claims_to_be_a_mason_is_not_asked_anything_any_more(seed: int, stops: tuple[str, ...]) -> None:
    """C-49, C-50 and C-54: claims at any moment; where nobody may talk they are refused, and change nothing."""
    random = Random(seed)
    game = Game(any_setup(CLASSIC_BOOK, random), stops)
    for _ in range(150):
        if game.outcome:
            break
        seat = random.choice(game.seats)
        talks, before = game.may_talk(seat), game.record()
        assert not talks or (seat in living(game) and game.phase.startswith("day"))
        if random.random() < 0.08:
            try:
                game.claim(seat, "mason")
                assert talks and (stops or game.outcome or seat not in living(game))
            except Refused as refused:
                assert not talks and refused.reason == "no-talk" and game.record() == before
        else:
            do(game, any_act(game, random.randrange))
        claimed = {event.fact.seat for event in game.events if isinstance(event.fact, Claimed) and is_mason(event.fact)}
        assert game.stop or game.outcome or not claimed.intersection(living(game))
        assert all(cause != "claimed" or seat in claimed for seat, cause in causes(game).items())


def is_mason(claim: Claimed) -> bool:
    """Whether that is what nobody may say."""
    return claim.card == "mason"


@pytest.mark.parametrize(
    ("nominee", "seconded"),
    [
        ("Cem", False),
        ("Ann", False),
        ("Cem", True),
        ("Ann", True),
    ],
)
def test_nothing_happens_after_the_end(nominee: str, seconded: bool) -> None:
    """C-103 and C-134: the last Werewolf claims to be a Mason while somebody is nominated, or voted on."""
    game = table("classic", Ann="werewolf", Ben="villager", Cem="villager", Dan="villager")
    game.answer("Ben", "nominate", nominee)
    if seconded:
        game.answer("Cem", "second", nominee)
    game.claim("Ann", "mason")
    assert game.outcome
    assert [event["kind"] for event in game.view(PUBLIC)["events"]][-2:] == ["ended", "unmasked"]
