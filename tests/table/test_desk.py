"""The moderator's desk: cards told, shuffled or unknown; what is entered; what is taken back; what nobody else sees."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from nightcall import Game, Refused
from nightcall.engine.event import MODERATOR
from nightcall.engine.rulebook import rulebook_named
from nightcall.table import acts
from nightcall.table.acts import Enter, GoOn, Plan, Rewind, Seated, TimeUp
from nightcall.table.desk import Desk
from nightcall.table.look import Look
from nightcall.table.stage import LOBBY, OVER, PLAYING
from nightcall.table.table import Table
from nightcall.testing.screen import facts, somehow, written
from nightcall.testing.tables import begin, do, laid, picture, seen, some_plan, state, why
from tests.spoken import ENGLISH

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


# -- at the desk -------------------------------------------------------------------------------------------------------


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


def number_of(table: Table, verb: str) -> int:
    """The number of the last act of this verb."""
    return next(int(act["n"]) for act in reversed(desk(table)["acts"]) if act["verb"] == verb)


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


# -- the deal ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", KNOWN)
def test_a_deal_that_is_told_is_the_deal_that_is_played(book: str) -> None:
    plan = KNOWN[book]
    table = moderated(**plan)
    cards = desk(table)["cards"]
    assert {seat: cards[seat] for seat in plan["deal"]} == plan["deal"]
    for seat, card in plan["deal"].items():
        assert state(table, seat)["card"]["id"] == card


def test_a_deal_may_seat_fewer_than_the_book_wants() -> None:
    table = moderated(rulebook="village", deal={"Ann": "werewolf", "Ben": "villager", "Cem": "villager"})
    assert table.stage == PLAYING


@pytest.mark.parametrize("book", ["village", "bigbox", "classic", "onenight", "daybreak"])
def test_cards_that_are_not_told_are_shuffled_by_the_seed(book: str) -> None:
    one, same, other = (moderated(8, seed, rulebook=book) for seed in (1, 1, 2))
    assert desk(one)["cards"] == desk(same)["cards"] != desk(other)["cards"]
    assert sorted(desk(one)["cards"].values()) == sorted(desk(other)["cards"].values())


@pytest.mark.parametrize(
    ("reason", "plan"),
    [
        ("deal-not-seats", {"deal": {"Ann": "werewolf"}}),
        ("deal-not-seats", {"deal": dict.fromkeys([*NAMES[:6], "Zoe"], "villager")}),
        ("card-count", {"deal": VILLAGE, "center": ["seer"]}),
        ("no-such-role", {"deal": VILLAGE | {"Ann": "wolf"}}),
        ("too-many-cards", {"deal": VILLAGE | {"Ann": "seer"}}),
        ("deal-and-unknown", {"deal": VILLAGE, "unknown": True}),
        ("no-such-key", {"deal": VILLAGE, "amulet": "Ann"}),
    ],
)
def test_a_deal_that_cannot_be_is_a_problem_that_only_the_moderator_sees(reason: str, plan: dict[str, Any]) -> None:
    table = laid(*NAMES[:6], moderated=True)
    do(table, MODERATOR, Plan(rulebook="village", **plan))
    with pytest.raises(Refused) as refusal:
        begin(table)
    assert refusal.value.reason == reason and table.stage == LOBBY
    assert desk(table)["deal"]["problem"] == str(refusal.value)
    assert str(refusal.value) not in str(seen(table)) + str(seen(table, "Ann"))


def test_a_moderator_sees_a_problem_exactly_if_the_plan_cannot_be_begun() -> None:
    chance, begun = Random("any deal"), 0
    for _ in range(500):
        table = laid(*NAMES[: chance.choice((1, 3, 5, 6, 8))], moderated=True)
        names = table.people.names
        plan = some_plan(chance, names)
        cards = [role.id for role in rulebook_named(plan["rulebook"]).roles]
        if chance.random() < 0.6:
            dealt_to = names if chance.random() < 0.9 else names[1:]
            plan |= {"deal": {name: chance.choice(cards) for name in dealt_to}}
        if chance.random() < 0.4:
            plan["center"] = [chance.choice(cards) for _ in range(chance.choice((1, 3, 3, 4)))]
        plan["unknown"] = chance.random() < 0.3
        try:
            do(table, MODERATOR, Plan(**plan))
        except Refused:
            continue
        problem = desk(table)["deal"]["problem"]
        check_that_nobody_else_sees_the_desk(table)
        try:
            begin(table, chance.randrange(1000))
        except Refused as refusal:
            assert str(refusal) == problem and table.stage == LOBBY
        else:
            assert problem == ""
            check_that_nobody_else_sees_the_desk(table)
            begun += 1
    assert begun > 20


def test_one_night_cannot_be_played_without_telling_the_cards() -> None:
    table = laid(*NAMES[:4], moderated=True)
    do(table, MODERATOR, Plan(rulebook="onenight", unknown=True))
    assert why(table, MODERATOR, acts.Begun(0, 1)) == "must-be-known"


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("book", KNOWN)
def test_a_moderator_leads_a_game_to_its_end_by_what_the_desk_shows(book: str, seed: int) -> None:
    table = moderated(**KNOWN[book])
    play_on(table, Random(f"{book} {seed}"), check_that_nobody_else_sees_the_desk)
    assert table.stage == OVER
    assert desk(table)["outcome"]["text"]
    assert desk(table)["asks"] == [] and desk(table)["stop"] is None
    assert isinstance(table.play, Desk)
    assert list(Game.replay(table.play.game.record()).events) == told(table)


def check_that_nobody_else_sees_the_desk(table: Table) -> None:
    for viewer in ("", *table.people.names):
        shown = state(table, viewer)
        assert not shown.keys() & ONLY_AT_THE_DESK
        assert (shown["table"]["plan"]["deal"], shown["table"]["plan"]["center"]) == ({}, [])


def play_unknown(seats: int, hidden: dict[str, str], chance: Random, **plan: Any) -> Table:
    """Play a game whose cards only the test knows: it answers what the desk asks about them."""
    table = moderated(seats, unknown=True, **plan)
    cards = dict(hidden)
    for _ in range(MOST_ACTS):
        if table.stage != PLAYING:
            return table
        assert isinstance(table.play, Desk)
        if table.play.stop:
            go_on(table)
            continue
        ask = table.play.game.asks[0]
        shown = desk(table)["asks"][0]
        assert (shown["seat"], shown["verb"]) == (ask.seat, ask.verb) and shown["text"]
        if ask.verb == "holds":
            what: Any = [seat for seat in ask.choices if cards.get(str(seat)) == ask.about["role"]]
        elif ask.verb == "turns":
            what = cards.get(ask.about["seat"], "pass")
        else:
            what = anyhow(shown, chance)
        enter(table, ask.seat, ask.verb, what)
    raise AssertionError("The game does not end.")


@pytest.mark.parametrize("told_cards", [True, False])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("book", "printed"),
    [
        ("village", "werewolf werewolf seer witch hunter villager villager"),
        ("bigbox", "werewolf werewolf seer healer priest cook villager villager"),
        ("classic", "werewolf werewolf seer mason mason hunter villager"),
    ],
)
def test_with_printed_cards_the_moderator_is_asked_who_woke_and_what_was_turned_up(
    book: str, printed: str, seed: int, told_cards: bool
) -> None:
    cards = printed.split()
    chance = Random(f"{book} {seed}")
    hidden = dict(zip(NAMES, chance.sample(cards, len(cards)), strict=False))
    table = play_unknown(len(cards), hidden, chance, rulebook=book, cards=cards if told_cards else [])
    assert table.stage == OVER
    verbs = [act["verb"] for act in desk(table)["acts"]]
    assert "holds" in verbs
    known = desk(table).get("cards", {})
    assert all(known[seat] == hidden[seat] for seat in known if seat in hidden)


def test_the_moderator_says_who_holds_a_card_and_only_they_are_asked() -> None:
    cards = ["werewolf", "seer", "villager", "villager", "villager", "villager"]
    table = moderated(6, rulebook="village", unknown=True, cards=cards)
    until(table, "holds")
    (ask,) = desk(table)["asks"]
    assert (ask["seat"], ask["count"]) == (MODERATOR, [1, 1])
    assert why(table, "Ben", acts.Answer(1, "Ben")) == "late"
    assert why(table, MODERATOR, Enter(MODERATOR, "holds", ["Ben", "Cem"])) == "wrong-number"
    assert why(table, MODERATOR, TimeUp("holds")) == "no-clock"
    enter(table, MODERATOR, "holds", ["Ben"])
    until(table, "devour")
    assert [ask["seat"] for ask in desk(table)["asks"]] == ["Ben"]
    assert state(table, "Ben")["prompt"]["verb"] == "devour"
    assert state(table, "Cem")["prompt"] is None


# -- what is entered ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "act", [GoOn(), Enter("Ann", "devour", "Cem"), TimeUp("devour"), Rewind(1)], ids=lambda act: type(act).__name__
)
def test_only_the_moderator_of_a_moderated_table_does_what_a_moderator_does(act: Any) -> None:
    for who in ("Ann", "", "Zoe"):
        assert why(night(), who, act) == "not-the-moderator"
    table = laid("Ann", "Ben", bots=2)
    begin(table)
    for who in ("Ann", MODERATOR):
        assert why(table, who, act) == "not-the-moderator"


def test_there_is_nothing_to_moderate_before_and_after_a_game() -> None:
    table = laid(*NAMES[:6], moderated=True)
    for act in (GoOn(), Enter("Ann", "devour", "Cem"), TimeUp("devour"), Rewind(1)):
        assert why(table, MODERATOR, act) == "no-game"
    table = morning()
    hang(table, "Ann")
    go_on(table)
    assert table.stage == OVER
    for act in (GoOn(), Enter("Ann", "devour", "Cem"), TimeUp("devour")):
        assert why(table, MODERATOR, act) == "no-game"


def test_what_is_entered_is_checked_like_any_answer() -> None:
    table = night()
    for entered, reason in (
        (Enter("Ben", "see", "Ann"), "not-asked"),
        (Enter("Ann", "see", "Ben"), "not-asked"),
        (Enter("Zoe", "devour", "Ben"), "no-such-seat"),
        (Enter("Ann", "devour", "Zoe"), "not-offered"),
        (Enter("Ann", "devour", ["Ben", "Cem"]), "not-offered"),
        (Enter("Ann", "claim", "seer"), "no-talk"),
        (Enter(MODERATOR, "claim", "seer"), "no-such-seat"),
        (Enter(MODERATOR, "lot", "Ann"), "not-asked"),
        (Enter(MODERATOR, "time-up", "see"), "no-such-question"),
        (Enter(MODERATOR, "time-up", ["see"]), "no-such-question"),
        (Enter(MODERATOR, "go-on", ""), "no-stop"),
        (Enter("", "", ""), "no-such-seat"),
    ):
        assert why(table, MODERATOR, entered) == reason


@pytest.mark.parametrize("book", KNOWN)
def test_nothing_that_can_be_entered_does_anything_but_what_is_asked(book: str) -> None:
    """Whatever comes in is done or refused, and a refusal changes nothing."""
    chance = Random(f"rubbish {book}")
    table = moderated(**KNOWN[book])
    seats = [*table.people.names, MODERATOR, "public", "Zoe", ""]
    words = [*seats, "yes", "no", "pass", "none", "lot", "center 1", "werewolf", "nominate"]

    def tries(playing: Table) -> None:
        asked = [ask["verb"] for ask in desk(playing)["asks"]]
        verb = chance.choice([*asked, "vote", "claim", "go-on", "time-up", "lot", "holds", "turns", ""])
        many = [chance.choice(words) for _ in range(chance.randrange(4))]
        what: Any = chance.choice([chance.choice(words), many])
        before = told(playing)
        try:
            enter(playing, chance.choice(seats), verb, what)
        except Refused:
            assert told(playing) == before

    for _ in range(60):
        if table.stage != PLAYING:
            break
        for _ in range(5):
            if table.stage == PLAYING:
                tries(table)
        if table.stage == PLAYING and table.play and desk(table)["stop"]:
            go_on(table)


def test_a_cue_waits_for_the_moderator() -> None:
    table = moderated(rulebook="village", deal=VILLAGE)
    assert desk(table)["stop"] == {"kind": "night-fell"}
    assert desk(table)["asks"] == [] and table.due is None
    assert why(table, MODERATOR, Enter("Ann", "devour", "Cem")) == "not-asked"
    go_on(table)
    assert desk(table)["stop"]["kind"] == "called"
    go_on(table)
    assert desk(table)["stop"] is None
    assert why(table, MODERATOR, GoOn()) == "no-stop"


def test_no_clock_moves_a_moderated_table() -> None:
    table = night()
    assert table.due is None and state(table, "Ann")["clock"] is None
    assert why(table, "", acts.Ticked()) == "no-clock"
    for act in (acts.Pause(), acts.MoreTime(), acts.EndTalk()):
        assert why(table, MODERATOR, act) == "no-game"


def test_the_moderator_lets_time_run_out_on_a_question() -> None:
    table = night()
    do(table, MODERATOR, TimeUp("devour"))
    assert "devour" not in [ask["verb"] for ask in desk(table)["asks"]] or desk(table)["asks"][0]["text"]
    assert why(table, MODERATOR, TimeUp("see")) == "no-such-question"
    table = morning()
    do(table, MODERATOR, TimeUp("nominate"))
    assert written(desk(table)["phase"]) == "night 2"


def test_where_somebody_has_to_answer_and_does_not_a_lot_is_drawn_or_the_dice_say_it() -> None:
    table = night()
    enter(table, "Ann", "devour", "Cem")
    until(table, "see")
    do(table, MODERATOR, TimeUp("see"))
    assert desk(table)["stop"] == {"kind": "lot", "verb": "see"}
    assert why(table, MODERATOR, Enter(MODERATOR, "lot", "Zoe")) == "not-offered"
    assert why(table, MODERATOR, Enter("Ben", "lot", "Ann")) == "not-asked"
    enter(table, MODERATOR, "lot", "Ann")
    learned = [fact for fact in facts(seen(table, "Ben")["events"], "told") if fact["about"] == "see"]
    assert learned[-1]["value"] == "yes"


def test_a_lot_that_the_moderator_leaves_is_drawn_by_the_seed() -> None:
    def holder(seed: int) -> Any:
        table = moderated(6, seed, rulebook="classic", amulet="lot")
        assert desk(table)["stop"] == {"kind": "lot", "verb": "amulet"}
        go_on(table)
        return facts(seen(table, MODERATOR)["events"], "drawn")[0]["what"]

    assert holder(3) == holder(3)
    assert len({holder(seed) for seed in range(12)}) > 1


def test_the_dice_say_who_has_the_amulet() -> None:
    table = moderated(6, rulebook="classic", amulet="lot")
    enter(table, MODERATOR, "lot", "Dan")
    drawn = facts(seen(table, MODERATOR)["events"], "drawn")
    assert [event["what"] for event in drawn] == ["Dan"]
    for viewer in ("", *(name for name in NAMES[:6] if name != "Dan")):
        assert not facts(seen(table, viewer)["events"], "drawn")


def test_players_answer_from_their_own_phones_and_the_desk_writes_it_down() -> None:
    table = night()
    prompt = state(table, "Ann")["prompt"]
    assert (prompt["verb"], prompt["held"], state(table, "Cem")["prompt"]) == ("devour", False, None)
    do(table, "Ann", acts.Answer(prompt["n"], "Cem"))
    assert desk(table)["acts"][-1] == {
        "n": 3,
        "phase": {"moment": "night", "number": 1, "text": "Night 1"},
        "seat": "Ann",
        "verb": "devour",
        "what": "Cem",
    }
    assert why(table, "Ann", acts.Answer(prompt["n"], "Dan")) == "late"
    until(table, "see")
    assert why(table, "Ann", acts.Answer(prompt["n"], "Ben")) == "late"
    assert why(table, "Ben", acts.Answer(99, "Ann")) == "late"
    do(table, "Ben", acts.Answer(state(table, "Ben")["prompt"]["n"], "Ann"))


def test_a_claim_is_made_from_a_phone_or_entered_at_the_desk() -> None:
    table = morning()
    do(table, "Ann", acts.Claim("seer"))
    enter(table, "Ben", "claim", "seer")
    claims = facts(seen(table)["events"], "claimed")
    assert [(claim["seat"], claim["card"]) for claim in claims] == [("Ann", "seer"), ("Ben", "seer")]
    assert why(table, "Cem", acts.Claim("seer")) == "no-talk"


def test_everybody_votes_from_the_own_phone_and_the_last_one_closes_the_vote() -> None:
    table = morning()
    enter(table, "Ann", "nominate", "Ben")
    enter(table, "Dan", "second", "Ben")
    until(table, "vote")
    for name in ("Dan", "Ann", "Fay"):
        do(table, name, acts.Answer(state(table, name)["prompt"]["n"], "no"))
    assert not facts(seen(table)["events"], "voted")
    assert sorted(ask["seat"] for ask in desk(table)["asks"]) == ["Ben", "Eve"]
    enter(table, "Ben", "vote", "no")
    enter(table, "Eve", "vote", "no")
    assert [fact["hanged"] for fact in facts(seen(table)["events"], "voted")] == ["no"]


# -- what nobody else sees ---------------------------------------------------------------------------------------------


def two_worlds(one: dict[str, Any], other: dict[str, Any], knowing: tuple[str, ...] = ()) -> None:
    """Plan and deal both: whoever is not among those who know sees the same, in the lobby and in the game."""
    tables = [laid(*one["deal"], moderated=True) for _ in range(2)]
    for begun in (False, True):
        for table, plan in zip(tables, (one, other), strict=True):
            begin(table) if begun else do(table, MODERATOR, Plan(**plan))
        assert desk(tables[0]) != desk(tables[1])
        for viewer in ("", *one["deal"]):
            if viewer not in knowing or not begun:
                assert seen(tables[0], viewer) == seen(tables[1], viewer)


@pytest.mark.parametrize("book", KNOWN)
def test_nobody_learns_from_the_table_what_two_others_hold(book: str) -> None:
    plan = KNOWN[book]
    cards = plan["deal"]
    swapped = cards | {"Ben": cards["Cem"], "Cem": cards["Ben"]}
    two_worlds(plan, plan | {"deal": swapped}, ("Ben", "Cem"))


@pytest.mark.parametrize("book", ["onenight", "daybreak"])
def test_nobody_learns_from_the_table_what_lies_in_the_centre(book: str) -> None:
    plan = KNOWN[book]
    two_worlds(plan, plan | {"center": plan["center"][::-1]})


def test_nobody_learns_from_the_table_which_card_was_left_over() -> None:
    plan = KNOWN["bigbox"]
    other = {"deal": plan["deal"] | {"Gus": plan["extra"]}, "extra": plan["deal"]["Gus"]}
    two_worlds(plan, plan | other, ("Gus",))


def test_nobody_learns_from_the_table_who_has_the_amulet() -> None:
    plan = KNOWN["classic"]
    two_worlds(plan, plan | {"amulet": "Eve"})


def test_nobody_learns_from_the_table_in_which_order_the_artifacts_lie() -> None:
    plan = KNOWN["daybreak"]
    two_worlds(plan, plan | {"artifacts": plan["artifacts"][::-1]})


def test_nobody_learns_from_the_table_what_a_printed_card_turned_out_to_be() -> None:
    cards = ["werewolf", "seer", "villager", "villager", "villager", "villager"]
    tables = []
    for wolf in ("Ben", "Cem"):
        table = moderated(6, rulebook="village", unknown=True, cards=cards)
        until(table, "holds")
        enter(table, MODERATOR, "holds", [wolf])
        tables.append(table)
    for viewer in ("", "Ann", "Dan", "Eve", "Fay"):
        assert seen(tables[0], viewer) == seen(tables[1], viewer)


def test_the_moderator_sees_the_deal_and_keeps_it_when_all_play_again() -> None:
    table = laid(*VILLAGE, moderated=True)
    do(table, MODERATOR, Plan(rulebook="village", deal=VILLAGE))
    assert (desk(table)["deal"]["plan"]["deal"], desk(table)["deal"]["problem"]) == (VILLAGE, "")
    begin(table)
    play_on(table, Random(0))
    do(table, MODERATOR, acts.Again())
    assert desk(table)["deal"]["plan"]["deal"] == VILLAGE
    assert set(desk(table)) == {"you", "table", "may", "deal"}


def test_the_moderator_sees_the_night_page_of_the_notes() -> None:
    table = night()
    enter(table, "Ann", "devour", "Cem")
    assert "Cem" in str(desk(table)["notes"])
    assert desk(table)["cards"] == VILLAGE


# -- rewind ------------------------------------------------------------------------------------------------------------


def rewind(table: Table, to: int, seat: str = "", verb: str = "", what: Any = "") -> None:
    do(table, MODERATOR, Rewind(to, Enter(seat, verb, what) if verb else None))


def test_the_last_answer_is_taken_back_and_the_question_stands_again() -> None:
    table = night()
    before = desk(table)
    enter(table, "Ann", "devour", "Cem")
    rewind(table, number_of(table, "devour"))
    after = desk(table)
    assert [ask["verb"] for ask in after["asks"]] == ["devour"]
    assert after["acts"] == before["acts"]
    assert after["cards"] == before["cards"] and after["circle"] == before["circle"]


def test_a_cue_that_was_left_is_come_back_to() -> None:
    table = night()
    rewind(table, len(desk(table)["acts"]))
    assert desk(table)["stop"]["kind"] == "called"


def test_another_answer_stands_in_the_place_of_one_and_the_later_ones_are_kept() -> None:
    table = morning("Cem", "Dan")
    later = [(act["seat"], act["verb"], act["what"]) for act in desk(table)["acts"] if act["verb"] != "go-on"][1:]
    rewind(table, number_of(table, "devour"), "Ann", "devour", "Dan")
    kept = [(act["seat"], act["verb"], act["what"]) for act in desk(table)["acts"] if act["verb"] != "go-on"]
    assert kept == [("Ann", "devour", "Dan"), *later]
    assert [ask["verb"] for ask in desk(table)["asks"]] == ["nominate"] * 5
    alive = {place["name"]: place["alive"] for place in desk(table)["circle"]}
    assert alive["Cem"] and not alive["Dan"]


def test_later_answers_that_no_longer_fit_are_dropped() -> None:
    table = morning("Cem", "Dan")
    enter(table, "Dan", "nominate", "Ann")
    enter(table, "Eve", "second", "Ann")
    rewind(table, number_of(table, "devour"), "Ann", "devour", "Dan")
    verbs = [act["verb"] for act in desk(table)["acts"]]
    assert "nominate" not in verbs and "second" not in verbs
    assert [ask["verb"] for ask in desk(table)["asks"]] == ["nominate"] * 5


def test_an_answer_is_kept_for_its_own_question_and_not_for_another_of_the_same_verb() -> None:
    """The votes on Ann fall with her nomination; those on Ben are the votes on Ben."""
    table = morning("Cem")
    for nominee, voice in (("Dan", "no"), ("Ben", "no")):
        enter(table, "Ann", "nominate", nominee)
        enter(table, "Eve", "second", nominee)
        until(table, "vote")
        for name in ("Ann", "Ben", "Dan", "Eve", "Fay"):
            enter(table, name, "vote", voice if name != nominee else "no")
        until(table, "nominate")
    first = next(act["n"] for act in desk(table)["acts"] if act["verb"] == "nominate")
    rewind(table, first)
    voted = facts(seen(table)["events"], "voted")
    assert [event["seat"] for event in voted] == ["Ben"]


def test_the_corrections_say_what_was_told_and_is_not_so_and_to_whom() -> None:
    table = morning("Cem", "Dan")
    rewind(table, number_of(table, "devour"), "Ann", "devour", "Dan")
    told_to_all = [
        (line["is"], line["fact"]["kind"], line["fact"].get("seat"))
        for line in desk(table)["corrections"]
        if line["to"] == ["public"]
    ]
    assert ("gone", "died", "Cem") in told_to_all and ("new", "died", "Dan") in told_to_all
    assert {seat for _, kind, seat in told_to_all if kind == "died"} == {"Cem", "Dan"}


def test_what_only_one_was_told_is_put_right_with_that_one() -> None:
    table = morning("Cem", "Dan")
    rewind(table, number_of(table, "see"), "Ben", "see", "Ann")
    lines = [line for line in desk(table)["corrections"] if line["fact"]["kind"] == "told"]
    assert [(line["is"], line["to"], line["fact"]["value"]) for line in lines] == [
        ("gone", ["Ben"], "no"),
        ("new", ["Ben"], "yes"),
    ]
    assert not [line for line in desk(table)["corrections"] if line["to"] == ["public"]]


def test_what_was_told_and_is_so_still_needs_no_correction() -> None:
    table = morning()
    rewind(table, number_of(table, "poison"), "Fay", "poison", "pass")
    assert desk(table)["corrections"] == []


def test_the_corrections_are_those_of_the_last_rewind() -> None:
    table = morning("Cem")
    rewind(table, number_of(table, "devour"), "Ann", "devour", "Dan")
    rewind(table, number_of(table, "devour"), "Ann", "devour", "Eve")
    names = {fact["seat"] for fact in facts(desk(table)["corrections"], "died")}
    assert names == {"Dan", "Eve"}


def test_after_a_rewind_everybody_reads_the_game_anew() -> None:
    table = morning()
    looks = [Look(table, viewer, ENGLISH) for viewer in ("", MODERATOR, *VILLAGE)]
    assert isinstance(table.play, Desk) and table.play.edition == 1
    rewind(table, number_of(table, "devour"))
    assert table.play.edition == 2
    assert all(look.is_stale for look in looks)
    for viewer in ("", MODERATOR, *VILLAGE):
        events = seen(table, viewer)["events"]
        assert [event["n"] for event in events] == list(range(1, len(events) + 1))
    assert not Look(table, "Ann", ENGLISH).is_stale


def test_an_answer_to_a_question_from_before_a_rewind_is_late() -> None:
    table = night()
    old = state(table, "Ann")["prompt"]["n"]
    enter(table, "Ann", "devour", "Cem")
    rewind(table, number_of(table, "devour"))
    assert state(table, "Ann")["prompt"]["n"] > old
    assert why(table, "Ann", acts.Answer(old, "Dan")) == "late"
    do(table, "Ann", acts.Answer(state(table, "Ann")["prompt"]["n"], "Dan"))


def test_a_rewind_after_the_end_opens_the_game_again() -> None:
    table = morning()
    hang(table, "Ann")
    go_on(table)
    assert table.stage == OVER and state(table, "Cem")["outcome"]
    rewind(table, len(desk(table)["acts"]) - 1, "Fay", "vote", "no")
    assert table.stage == OVER
    for number in (len(desk(table)["acts"]), number_of(table, "nominate")):
        rewind(table, number)
        assert table.stage == PLAYING
        assert "outcome" not in state(table, "Cem") and "shown" not in str(state(table, "")["circle"][0])
    hang(table, "Ann")
    go_on(table)
    assert table.stage == OVER


def test_a_rewind_that_replaces_the_deciding_act_may_end_the_game() -> None:
    table = morning()
    hang(table, "Ann")
    go_on(table)
    first = next(act["n"] for act in desk(table)["acts"] if act["verb"] == "vote")
    for name in ("Ann", "Ben", "Dan", "Eve", "Fay"):
        rewind(table, first, name, "vote", "yes") if name == "Ann" else None
    assert table.stage == OVER and desk(table)["corrections"] == []


@pytest.mark.parametrize("to", [0, -1, 10_000])
def test_there_is_nothing_to_take_back_under_a_number_that_was_not_given(to: int) -> None:
    assert why(morning(), MODERATOR, Rewind(to)) == "no-such-act"
    assert why(moderated(rulebook="village", deal=VILLAGE), MODERATOR, Rewind(1)) == "no-such-act"


@pytest.mark.parametrize(
    ("instead", "reason"),
    [
        (Enter("Ann", "devour", "Zoe"), "not-offered"),
        (Enter("Ben", "see", "Ann"), "not-asked"),
        (Enter("Zoe", "devour", "Ann"), "no-such-seat"),
        (Enter(MODERATOR, "go-on", ""), "no-stop"),
    ],
)
def test_a_rewind_to_something_impossible_is_refused_and_nothing_has_changed(instead: Enter, reason: str) -> None:
    table = morning()
    assert why(table, MODERATOR, Rewind(number_of(table, "devour"), instead)) == reason
    assert isinstance(table.play, Desk) and table.play.edition == 1
    hang(table, "Ann")
    go_on(table)
    assert why(table, MODERATOR, Rewind(number_of(table, "devour"), instead)) == reason
    assert table.stage == OVER


def test_a_claim_that_was_made_at_a_cue_does_not_leave_the_cue_when_it_is_kept() -> None:
    table = morning()
    enter(table, "Ann", "nominate", "Ben")
    enter(table, "Dan", "second", "Ben")
    assert desk(table)["stop"] == {"kind": "defended", "seat": "Ben"}
    enter(table, "Ben", "claim", "seer")
    rewind(table, number_of(table, "see"), "Ben", "see", "Eve")
    assert [fact["seat"] for fact in facts(seen(table)["events"], "claimed")] == ["Ben"]
    assert desk(table)["stop"] == {"kind": "defended", "seat": "Ben"}


def test_somebody_who_sat_down_after_the_end_has_no_part_in_a_game_that_is_opened_again() -> None:
    table = morning()
    table_plan = Plan(rulebook="village", deal=VILLAGE, dead_watch=True)
    assert why(table, MODERATOR, table_plan) == "not-in-lobby"
    hang(table, "Ann")
    go_on(table)
    do(table, "", Seated("Zoe", "key of Zoe"))
    rewind(table, number_of(table, "nominate"))
    shown = state(table, "Zoe")
    assert shown["may"] == [] and shown["prompt"] is None and shown["watching"] is False
    assert "card" not in shown
    for act in (acts.Answer(1, "Ann"), acts.Claim("seer"), acts.Say("all", "Hello."), acts.Watch()):
        with pytest.raises(Refused):
            do(table, "Zoe", act)


def test_the_seat_of_somebody_who_left_after_the_end_is_still_played_when_the_game_is_opened_again() -> None:
    table = morning()
    hang(table, "Ann")
    go_on(table)
    do(table, "Dan", acts.Leave())
    rewind(table, number_of(table, "nominate"))
    enter(table, "Dan", "nominate", "Ann")
    assert desk(table)["acts"][-1]["seat"] == "Dan"


def played(book: str, seed: int) -> Table:
    table = moderated(**KNOWN[book])
    play_on(table, Random(f"{book} {seed}"), claims=0)
    return table


@pytest.mark.parametrize("book", KNOWN)
def test_the_same_act_in_the_place_of_any_act_changes_nothing(book: str) -> None:
    table = played(book, 1)
    was, done = told(table), desk(table)["acts"]
    for act in done:
        rewind(table, act["n"], act["seat"], act["verb"], act["what"])
        assert told(table) == was and desk(table)["acts"] == done
        assert desk(table)["corrections"] == [] and table.stage == OVER


@pytest.mark.parametrize("book", KNOWN)
def test_whatever_is_taken_back_what_was_done_before_stands_and_the_game_can_be_played_on(book: str) -> None:
    chance = Random(f"rewind {book}")
    table = played(book, 2)
    for _ in range(12):
        done, was = desk(table)["acts"], told(table)
        number = chance.randint(1, len(done))
        rewind(table, number)
        assert desk(table)["acts"][: number - 1] == done[: number - 1]
        shown = [line for line in desk(table)["corrections"] if line["is"] == "gone"]
        assert len(told(table)) - len(was) == len(desk(table)["corrections"]) - 2 * len(shown)
        check_that_nobody_else_sees_the_desk(table)
        play_on(table, chance)
        assert table.stage == OVER


def test_reading_the_log_of_a_table_with_rewinds_gives_the_same_table() -> None:
    log: list[acts.Entry] = []

    class Written(Table):
        def apply(self, entry: acts.Entry) -> None:
            super().apply(entry)
            log.append(entry)

    table = Written()
    do(table, "", acts.Laid("BCDFG", MODERATOR, "key", True, acts.VERSION))
    for name in VILLAGE:
        do(table, "", Seated(name, f"key of {name}"))
    begin(table, rulebook="village", deal=VILLAGE)
    chance = Random(3)
    play_on(table, chance)
    for _ in range(3):
        rewind(table, chance.randint(1, len(desk(table)["acts"])))
        play_on(table, chance)
    assert picture(Table.read(log)) == picture(table)
