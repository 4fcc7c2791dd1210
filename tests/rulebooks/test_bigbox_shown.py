"""Big Box: what a story does not look at: the rule behind everything, how a question is put, what lies open."""

from collections import Counter
from typing import Any

import pytest

from nightcall import MODERATOR, PUBLIC, Game, Setup
from nightcall.rulebooks.bigbox import BIG_BOX
from nightcall.testing.games import telling
from tests.engine.test_refusals import refusal
from tests.rulebooks.test_village_shown import news

DEAL = {
    "Ann": "werewolf", "Bob": "vampire", "Cem": "cupid", "Dan": "priest", "Eve": "seer", "Fay": "oracle",
    "Gus": "witch", "Hal": "healer", "Ida": "investigator", "Jon": "vampire-slayer", "Kim": "blacksmith",
    "Leo": "hunter", "Mia": "insomniac", "Nic": "drunkard", "Oda": "stray-cat", "Pia": "villager", "Rob": "villager",
    "Sue": "villager",
}  # fmt: skip


def play(game: Game, found: dict[str, str], *acts: tuple[str, str, Any]) -> None:
    """Do all of this, and note by which rule everything was asked and happened."""
    for seat, verb, what in acts:
        found.update({f"ask {ask.verb}": ask.rule for ask in game.asks})
        game.act(seat, verb, what)
    found.update({f"ask {ask.verb}": ask.rule for ask in game.asks})
    found.update({event.fact.cited[0]: event.rule for event in game.events})


def time_up(*verbs: str) -> tuple[tuple[str, str, str], ...]:
    """Let time run out on one question after the other."""
    return tuple(("moderator", "time-up", verb) for verb in verbs)


# -- the rule behind everything ------------------------------------------------------------------------------------

BEHIND = {
    "moved": "B-03", "told pack": "B-70", "ask devour": "V-31", "ask bite": "B-22", "dusk-fell": "B-25",
    "died bitten": "B-23", "said nobody-bitten": "B-26", "told victim": "B-32", "ask save": "B-46",
    "ask poison": "V-41", "ask bless": "B-39", "ask see": "B-44", "told see": "V-37", "ask heal": "V-45",
    "ask investigate": "B-48", "told investigate": "B-49", "ask hunt": "B-52", "died hunted": "B-52",
    "ask forge": "B-55", "told sword": "B-56", "ask strike": "B-56", "died stabbed": "B-56", "ask shoot": "B-57",
    "died shot": "V-52", "told stir": "B-63", "told remember": "B-69", "ask send": "B-78", "told cat": "B-79",
    "said cat-chased": "B-80", "died chased": "B-80", "said nobody-devoured": "B-96", "called": "B-14",
    "slept": "B-14", "ask pair": "V-26", "told lover": "V-27", "opened": "V-99", "dealt": "V-05", "night-fell": "V-20",
    "day-broke": "V-60", "shown": "V-61", "talk-began": "V-66", "ask nominate": "V-67", "noted": "V-92",
}  # fmt: skip


def test_every_question_and_every_piece_of_news_comes_with_the_rule_behind_it() -> None:
    """Two rounds in which nearly everything happens: the rules as docs/rules/bigbox.md numbers them."""
    game, found = Game(Setup(rulebook="bigbox", deal=DEAL, extra="vampire")), dict[str, str]()
    play(
        game, found,
        ("Cem", "pair", ["Pia", "Rob"]), ("Dan", "bless", "Eve"), ("Ann", "devour", "pass"), ("Bob", "bite", "Sue"),
        ("Eve", "see", "Ann"), ("Fay", "see", "Bob"), ("Gus", "save", "no"), ("Gus", "poison", "pass"),
        ("Hal", "heal", "Eve"), ("Ida", "investigate", ["Ann", "Bob", "Cem"]), ("Jon", "hunt", "Cem"),
        ("Kim", "forge", "Eve"), ("Eve", "strike", "Leo"), ("Leo", "shoot", "Dan"), *time_up("nominate"),
    )  # fmt: skip
    assert game.phase == "night 2"
    play(
        game, found,
        ("Oda", "send", "Ann"), ("Ann", "devour", "pass"), *((seat, "bite", "pass") for seat in ("Bob", "Nic")),
        ("Eve", "see", "Nic"), ("Fay", "see", "Nic"), ("Gus", "poison", "pass"), ("Hal", "heal", "Fay"),
        *time_up("nominate"),
    )  # fmt: skip
    assert game.phase == "night 3"
    assert {key: found.get(key) for key in BEHIND} == BEHIND


def test_a_pack_meets_by_its_own_rule_and_by_another_when_the_drunkard_joins() -> None:
    """B-20, B-22 and B-70."""
    deal = {"Ann": "werewolf", "Bob": "vampire", "Cem": "drunkard", **dict.fromkeys(("Dan", "Eve"), "villager")}
    game = Game(Setup(rulebook="bigbox", deal=deal, extra="vampire"))
    while game.phase != "day 2":
        game.time_up(game.asks[0].verb)

    def met(seat: str) -> list[tuple[list[str], str]]:
        return [(event["value"], event["rule"]) for event in telling(game, seat) if event["about"] == "pack"]

    assert met("Ann") == [([], "B-20")]
    assert met("Bob") == [([], "B-22"), (["Cem"], "B-70")]
    assert met("Cem") == [(["Bob"], "B-70")]


def test_what_is_refused_at_set_up_comes_with_its_rule() -> None:
    """B-02, B-03, B-84, B-87 and B-88."""

    def refused(deal: dict[str, str], **more: Any) -> tuple[str, str]:
        return refusal(Setup, rulebook="bigbox", deal={"Ann": "werewolf", "Ben": "villager", **deal}, **more)[:2]

    is_open = {"mayor": "open"}
    assert refused({"Cem": "oracle", "Dan": "oracle"}) == ("too-many-cards", "B-02")
    assert refused({"Cem": "drunkard"}) == ("left-over-needed", "B-03")
    assert refused({}, extra="seer") == ("left-over-unwanted", "B-03")
    assert refused({"Cem": "mayor"}, options=is_open) == ("mayor-card-and-office", "B-84")
    assert refused({"Cem": "drunkard"}, extra="mayor", options=is_open) == ("mayor-card-and-office", "B-84")
    assert refused({}, mayor="Ben", options={"mayor": "secret"}) == ("mayor-named-but-secret", "B-87")
    assert refused({}, guard_dog=True) == ("dog-without-mayor", "B-88")


def test_nobody_bites_the_own_pack_and_hears_by_which_rule() -> None:
    """B-22."""
    game = Game(Setup(rulebook="bigbox", deal={"Ann": "vampire", "Ben": "vampire", "Cem": "villager"}))
    assert [dict(ask.barred) for ask in game.asks] == [{"Ann": "B-22", "Ben": "B-22"}] * 2
    assert refusal(game.answer, "Ann", "bite", "Ben") == ("barred", "B-22", {"verb": "bite", "what": "Ben"})


@pytest.mark.parametrize(
    ("deal", "pair", "rule"),
    [
        ({"Ann": "villager", "Ben": "villager"}, (), "B-103"),
        ({"Ann": "werewolf", "Ben": "werewolf"}, (), "B-103"),
        ({"Ann": "vampire", "Ben": "vampire"}, (), "B-103"),
        ({"Ann": "werewolf", "Ben": "cupid"}, ("Ann", "Ben"), "B-104"),
        ({"Ann": "werewolf", "Ben": "villager"}, (), "B-107"),
    ],
)
def test_an_end_comes_with_its_rule(deal: dict[str, str], pair: tuple[str, ...], rule: str) -> None:
    """B-103, B-104 and B-107."""
    game = Game(Setup(rulebook="bigbox", deal=deal, options={"stalemate": 1}))
    if pair:
        game.answer("Ben", "pair", list(pair))
    while not game.outcome:
        game.time_up(game.asks[0].verb)
    assert [event["rule"] for event in news(game, PUBLIC, "ended")] == [rule]


# -- the open Mayor and the Guard Dog ------------------------------------------------------------------------------


def open_table(*, extra: str = "", mayor: str = "", options: dict[str, Any] | None = None, **deal: str) -> Game:
    """A table with an open Mayor and the Guard Dog."""
    options = {"mayor": "open"} | (options or {})
    return Game(Setup(rulebook="bigbox", deal=deal, extra=extra, mayor=mayor, guard_dog=True, options=options))


def dog(game: Game) -> list[str]:
    """Beside whom the Guard Dog lies, as everybody sees it."""
    return [seat["name"] for seat in game.view(PUBLIC)["seats"] if "guard-dog" in seat.get("marks", [])]


def test_the_dog_lies_openly_beside_the_mayor_and_goes_with_the_office() -> None:
    """B-85, B-86, B-88, B-89 and B-93."""
    found: dict[str, str] = {}
    game = open_table(Ann="werewolf", Ben="villager", Cem="villager", Dan="villager", Eve="villager")
    play(game, found, ("Ann", "devour", "Eve"))
    assert dog(game) == [] and news(game, PUBLIC, "marked") == []
    play(game, found, *((seat, "elect", "Ben") for seat in ("Ann", "Ben", "Cem", "Dan")))
    assert dog(game) == ["Ben"]
    assert news(game, PUBLIC, "marked") == [
        {"mark": "mayor", "seat": "Ben", "rule": "V-82"},
        {"mark": "guard-dog", "seat": "Ben", "rule": "B-88"},
    ]
    assert all(dict(ask.barred) == {"Ben": "B-89"} for ask in game.asks)
    assert refusal(game.answer, "Ann", "nominate", "Ben")[:2] == ("barred", "B-89")
    play(game, found, *time_up("nominate"), ("Ann", "devour", "Ben"), ("Ben", "bequeath", "Cem"))
    assert dog(game) == ["Cem"]
    assert news(game, "Dan", "marked")[2:] == [
        {"mark": "mayor", "seat": "Cem", "by": "Ben", "rule": "V-85"},
        {"mark": "guard-dog", "seat": "Cem", "by": "Ben", "rule": "B-93"},
    ]
    assert (found["ask elect"], found["ask bequeath"]) == ("B-85", "B-86")


def test_a_dead_dog_lies_there_no_more_and_the_mayor_can_be_nominated() -> None:
    """B-89, B-90 and B-92."""
    game = open_table(mayor="Ben", Ann="werewolf", Ben="villager", Cem="villager", Dan="villager")
    assert dog(game) == ["Ben"]
    game.answer("Ann", "devour", "guard-dog")
    assert dog(game) == []
    assert news(game, PUBLIC, "marked")[-1] == {"mark": "guard-dog", "seat": "", "by": "Ben", "rule": "B-93"}
    assert all(not ask.barred and "Ben" in ask.choices for ask in game.asks)


def test_a_dog_that_nobody_can_receive_is_gone() -> None:
    """B-93."""
    game = open_table(mayor="Ben", Ann="werewolf", Ben="cupid")
    game.answer("Ben", "pair", ["Ann", "Ben"])
    game.answer("Ann", "devour", "Ben")
    assert game.outcome and not dog(game)
    assert news(game, PUBLIC, "marked")[-2:] == [
        {"mark": "mayor", "seat": "", "by": "Ben", "rule": "V-85"},
        {"mark": "guard-dog", "seat": "", "by": "Ben", "rule": "B-93"},
    ]
    assert news(game, PUBLIC, "ended")[0]["rule"] == "B-106"


# -- how a question is put -----------------------------------------------------------------------------------------


def test_nobody_talks_before_the_shot_and_the_views_say_so() -> None:
    """B-57: by day, where there was talk until then; and by time run out the shot is drawn among the living."""
    deal = {"Ann": "werewolf", "Ben": "hunter", "Cem": "villager", "Dan": "villager", "Eve": "villager"}
    game = Game(Setup(rulebook="bigbox", deal=deal))
    game.answer("Ann", "devour", "pass")
    game.answer("Ann", "nominate", "Ben")
    game.answer("Cem", "second", "Ben")
    assert game.view("Dan")["may_talk"] is True
    for seat in deal:
        game.answer(seat, "vote", "yes")
    (ask,) = game.asks
    assert (ask.seat, ask.verb, ask.may_pass, ask.choices) == ("Ben", "shoot", False, ("Ann", "Cem", "Dan", "Eve"))
    assert all(game.view(seat)["may_talk"] is False for seat in deal)


def test_nobody_talks_before_the_bequest() -> None:
    """B-86."""
    game = open_table(mayor="Ben", Ann="werewolf", Ben="villager", Cem="villager", Dan="villager")
    game.answer("Ann", "devour", "guard-dog")
    game.answer("Ann", "nominate", "Ben")
    game.answer("Cem", "second", "Ben")
    for seat in ("Ann", "Ben", "Cem", "Dan"):
        game.answer(seat, "vote", "yes")
    assert [(ask.seat, ask.verb, ask.rule) for ask in game.asks] == [("Ben", "bequeath", "B-86")]
    assert all(game.view(seat)["may_talk"] is False for seat in ("Ann", "Ben", "Cem", "Dan"))


def test_there_is_a_suggested_set_for_every_number_of_seats_and_for_no_other() -> None:
    """B-01."""
    for name, table in BIG_BOX.sets.items():
        assert (list(table), len(table)) == (list(range(8, 51)), 43), name
        assert 7 not in table and 51 not in table
        for seats in (7, 51):
            with pytest.raises(KeyError, match=str(seats)):
                table[seats]


def test_the_witch_is_told_of_each_pack_and_asked_about_both_victims() -> None:
    """B-32."""
    deal = {"Ann": "werewolf", "Bob": "vampire", "Cem": "witch", "Dan": "villager", "Eve": "villager"}
    game = Game(Setup(rulebook="bigbox", deal=deal))
    game.answer("Ann", "devour", "Dan")
    game.answer("Bob", "bite", "Eve")
    told = [(event["about"], event["of"], event["value"]) for event in telling(game, "Cem")]
    assert told == [("victim", "werewolf", "Dan"), ("victim", "vampire", "Eve")]
    (ask,) = game.asks
    assert (ask.choices, ask.may_pass, dict(ask.about)) == (("Dan", "Eve"), True, {"victim": "Dan", "other": "Eve"})


def test_whom_the_slayer_should_not_have_killed_stands_on_the_note_pad() -> None:
    """B-53 and B-111."""
    deal = {"Ann": "werewolf", "Ben": "vampire-slayer", "Cem": "villager", "Dan": "villager", "Eve": "villager"}
    game = Game(Setup(rulebook="bigbox", deal=deal))
    game.answer("Ann", "devour", "pass")
    game.answer("Ben", "hunt", "Cem")
    assert game.view(MODERATOR)["notes"]["game"]["wrong prey"] == ["Cem"]


def test_the_dog_passes_on_once_for_each_mayor_and_for_no_other_death() -> None:
    """B-93."""
    game = open_table(
        mayor="Ben", Ann="werewolf", Ben="villager", Cem="villager", Dan="villager", Eve="villager", Fay="villager"
    )
    for victim, heir in (("Ben", "Cem"), ("Dan", ""), ("Cem", "Eve")):
        game.answer("Ann", "devour", victim)
        if heir:
            game.answer(victim, "bequeath", heir)
            assert dog(game) == [heir]
        game.time_up("nominate")
    marked = [event for event in news(game, PUBLIC, "marked") if event["mark"] == "guard-dog"]
    assert [(event["seat"], event.get("by", "")) for event in marked] == [("Ben", ""), ("Cem", "Ben"), ("Eve", "Cem")]
    assert game.view(MODERATOR)["notes"]["game"]["guard-dog"] == ["Eve"]


# -- suggested sets ------------------------------------------------------------------------------------------------

SUGGESTED = """
    seats                   8         9         12        16        20        25        38        45         50
    beginners               2/0/5/+0  2/0/4/+2  3/0/4/+2  4/0/5/+2  5/0/7/+2  6/0/11/+2 6/0/24/+9 6/0/24/+40 6/6/24/+2
    mixed                   2/0/5/+0  2/0/4/+0  3/0/5/+0  4/0/6/+0  5/0/8/+0  6/0/11/+0 6/0/24/+9 6/0/24/+40 6/6/24/+0
    experienced             2/0/5/+0  2/0/5/-2  3/0/6/-2  4/0/7/-2  5/0/8/-2  6/0/12/-2 6/0/24/+9 6/0/24/+40 6/6/24/-2
    vampires-beginners      0/2/5/+0  0/2/4/+2  0/3/4/+2  0/4/5/+2  0/5/7/+2  0/6/11/+2 0/6/24/+9 0/6/24/+40 6/6/24/+2
    vampires-mixed          0/2/5/+0  0/2/4/+0  0/3/5/+0  0/4/6/+0  0/5/8/+0  0/6/11/+0 0/6/24/+9 0/6/24/+40 6/6/24/+0
    vampires-experienced    0/2/5/+0  0/2/5/-2  0/3/6/-2  0/4/7/-2  0/5/8/-2  0/6/12/-2 0/6/24/+9 0/6/24/+40 6/6/24/-2
    three-teams-beginners   1/1/5/+0  1/2/2/+1  2/2/2/+1  2/3/2/+2  3/3/4/+2  3/3/11/+2 4/5/17/+2 5/6/20/+2  6/6/24/+2
    three-teams-mixed       1/1/5/+0  1/2/3/+0  2/2/2/+1  3/3/2/+0  3/3/3/+0  3/3/11/+0 4/5/18/+0 5/6/20/+0  6/6/24/+0
    three-teams-experienced 1/1/5/+0  1/2/4/-2  2/2/2/-3  2/3/3/-2  3/3/4/-2  3/3/12/-2 4/5/20/-2 5/6/21/-2  6/6/24/-2
"""
"""How many Werewolves, Vampires and Villagers each set has, and what its cards add up to."""


@pytest.mark.parametrize("row", SUGGESTED.split("\n")[2:-1], ids=lambda row: row.split()[0])
def test_the_suggested_sets_are_these(row: str) -> None:
    """B-05 to B-11: one in four prowls, and of equals the set nearest to the middle of what the group wants."""
    _, *numbers = SUGGESTED.split("\n")[1].split()
    name, *sets = row.split()
    for seats, numbers_and_sum in zip(map(int, numbers), sets, strict=True):
        cards = Counter(BIG_BOX.suggested(seats, name))
        total = sum(BIG_BOX.role(card).value * copies for card, copies in cards.items())
        counted = f"{cards['werewolf']}/{cards['vampire']}/{cards['villager']}/{total:+}"
        assert (seats, counted) == (seats, numbers_and_sum)


@pytest.mark.parametrize(
    ("seats", "name", "others"),
    [
        (9, "mixed", "seer cupid hunter"),
        (12, "mixed", "seer witch cupid hunter"),
        (12, "three-teams-beginners", "seer witch hunter mayor healer red-riding-hood"),
        (16, "mixed", "seer witch cupid hunter mayor healer"),
        (20, "mixed", "seer witch cupid hunter mayor red-riding-hood cook"),
    ],
)
def test_characters_join_in_their_order(seats: int, name: str, others: str) -> None:
    """B-05 to B-07: one may be left out for the sake of the sum, or those with the least value join first."""
    kinds = ("werewolf", "vampire", "villager")
    assert [card for card in BIG_BOX.suggested(seats, name) if card not in kinds] == others.split()


# -- the moderator's desk ------------------------------------------------------------------------------------------


def test_a_character_is_called_in_the_nights_of_its_row() -> None:
    """B-14 and B-19."""
    assert {role.id: BIG_BOX.when_called(role) for role in BIG_BOX.roles} == {
        **dict.fromkeys(("werewolf", "vampire", "priest", "seer", "oracle", "witch", "healer"), "every"),
        **dict.fromkeys(("investigator", "vampire-slayer", "blacksmith", "insomniac"), "every"),
        **dict.fromkeys(("cupid", "hunter", "red-riding-hood", "cook", "mayor"), "first"),
        **dict.fromkeys(("drunkard", "stray-cat"), "later"),
        "villager": "never",
    }


def test_with_printed_cards_the_moderator_says_what_was_left_over() -> None:
    """B-03: nothing, perhaps, where the set is not known; only what is in the set, where it is."""
    seats = tuple("ABCDEFGH")
    (ask,) = Game(Setup(rulebook="bigbox", seats=seats, unknown=True)).asks
    assert (ask.seat, ask.verb, ask.may_pass, dict(ask.about)) == (MODERATOR, "turns", True, {"seat": "left-over"})
    cards = ("werewolf", "werewolf", "seer", "drunkard", *["villager"] * 5)
    (ask,) = Game(Setup(rulebook="bigbox", seats=seats, cards=cards, unknown=True)).asks
    assert (ask.verb, ask.may_pass, ask.choices) == ("turns", False, ("werewolf", "villager", "seer"))
