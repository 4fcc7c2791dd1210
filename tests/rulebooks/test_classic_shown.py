"""Classic: what a story does not look at: the rule behind everything, and how a question is put."""

import pytest

from nightcall import MODERATOR, PUBLIC, Game, Setup
from nightcall.engine.event import Called
from nightcall.rulebooks.classic import CLASSIC_BOOK
from nightcall.testing.games import telling
from tests.engine.test_refusals import refusal
from tests.rulebooks.test_bigbox_shown import play, time_up
from tests.rulebooks.test_village_shown import news

DEAL = {
    "Ann": "werewolf", "Ben": "sorcerer", "Cem": "cursed", "Dan": "seer", "Eve": "mason", "Fay": "mason",
    "Gus": "magician", "Hal": "hunter", "Ida": "cupid", "Jon": "cobbler", "Kim": "villager", "Leo": "villager",
    "Mia": "villager",
}  # fmt: skip

# -- the rule behind everything ------------------------------------------------------------------------------------

BEHIND = {
    "opened": "C-137", "dealt": "C-04", "night-fell": "C-10", "told pack": "C-66", "told masons": "C-13",
    "told lover": "C-18", "told amulet": "C-123", "said moderator-devoured": "C-20", "ask devour": "C-26",
    "told victim": "C-30", "ask save": "C-31", "ask poison": "C-33", "died poisoned": "C-33", "ask see": "C-41",
    "told see": "C-41", "ask scry": "C-45", "told scry": "C-45", "died claimed": "C-49", "ask shoot": "C-52",
    "died shot": "C-52", "ask pair": "C-56", "died heartbroken": "C-57", "told turned": "C-65", "talk-began": "C-73",
    "claimed": "C-73", "ask nominate": "C-75", "nominated": "C-75", "ask second": "C-76", "seconded": "C-76",
    "lapsed": "C-76", "defended": "C-77", "ask vote": "C-78", "voted": "C-80", "died hanged": "C-80", "shown": "C-92",
    "fell": "C-96", "day-broke": "C-96", "died devoured": "C-26", "said nobody-devoured": "C-99",
    "ended village": "C-105", "ask hand": "C-123", "said amulet-revealed": "C-121", "noted": "C-134",
    "unmasked": "C-134",
}  # fmt: skip


def test_every_question_and_every_piece_of_news_comes_with_the_rule_behind_it() -> None:
    """A game in which nearly everything happens: the rules as docs/rules/classic.md numbers them."""
    game, found = Game(Setup(rulebook="classic", deal=DEAL, amulet="Jon")), dict[str, str]()
    play(
        game, found,
        ("Dan", "see", "Ann"), ("Ben", "scry", "Dan"), ("Ida", "pair", ["Kim", "Leo"]),
        ("Ann", "nominate", "Jon"), *time_up("second"), ("Ann", "nominate", "Jon"), ("Kim", "second", "Jon"),
        *((seat, "vote", "yes") for seat in DEAL),
    )  # fmt: skip
    assert game.phase == "night 2"
    play(
        game, found,
        ("Ann", "devour", "Cem"), ("Gus", "save", "no"), ("Gus", "poison", "Kim"), ("Dan", "see", "Cem"),
        ("Ben", "scry", "Ann"), ("Jon", "hand", "Ida"), ("Hal", "claim", "mason"), ("Hal", "shoot", "Ben"),
        ("Dan", "nominate", "Ann"), ("Ida", "second", "Ann"),
        *((seat, "vote", "yes") for seat in ("Ann", "Cem", "Dan", "Eve", "Fay", "Gus", "Ida", "Jon", "Mia")),
    )  # fmt: skip
    assert game.phase == "night 3"
    play(
        game, found,
        ("Cem", "devour", "Mia"), ("Gus", "save", "no"), ("Dan", "see", "Cem"), ("Ida", "hand", "pass"),
        ("Cem", "claim", "mason"),
    )  # fmt: skip
    assert game.outcome and {key: found.get(key) for key in BEHIND} == BEHIND


def test_the_pack_meets_by_one_rule_and_by_another_when_the_cursed_joins() -> None:
    """C-12 and C-66."""
    deal = {"Ann": "werewolf", "Ben": "cursed", **dict.fromkeys(("Cem", "Dan", "Eve", "Fay"), "villager")}
    game = Game(Setup(rulebook="classic", deal=deal))
    game.time_up("nominate")
    game.answer("Ann", "devour", "Ben")
    game.time_up("nominate")
    told = [(event["value"], event["rule"]) for event in telling(game, "Ann")]
    assert told == [([], "C-12"), (["Ben"], "C-66")]


@pytest.mark.parametrize("deal", [DEAL, {"Ann": "werewolf", "Ben": "hunter", "Cem": "villager"}])
def test_a_call_comes_with_the_rule_of_its_night(deal: dict[str, str]) -> None:
    """C-11 and C-21."""
    game = Game(Setup(rulebook="classic", deal=deal))
    while game.phase != "dawn 2" and game.phase != "day 2":
        game.time_up(game.asks[0].verb)
    rules = {(event.phase, event.rule) for event in game.events if event.fact.cited[0] in ("called", "slept")}
    assert rules == {("night 1", "C-11"), ("night 2", "C-21")}


def test_lots_come_with_the_rule_of_what_they_decide() -> None:
    """C-07, C-88 and C-136: all but the tie are heard by one alone."""
    deal = {"Ann": "werewolf", "Ben": "villager", "Cem": "seer", "Dan": "villager"}
    game = Game(Setup(rulebook="classic", deal=deal, amulet="lot", options={"gallows": "duel"}), stops=("lot",))
    game.answer(MODERATOR, "lot", "Dan")
    game.time_up("see")
    game.answer(MODERATOR, "lot", "Ann")
    for by, nominee in (("Ann", "Ben"), ("Ben", "Ann")):
        game.answer(by, "nominate", nominee)
        assert all(dict(ask.about) == {"nominee": nominee, "nominator": by} for ask in game.asks)
        game.answer("Cem", "second", nominee)
        if nominee == "Ben":
            assert all(dict(ask.barred) == {"Ben": "C-89"} for ask in game.asks)
            assert refusal(game.answer, "Ann", "nominate", "Ben")[:2] == ("barred", "C-89")
    assert [event["seat"] for event in news(game, PUBLIC, "defended")] == ["Ben", "Ann"]
    assert all(dict(ask.about) == {"nominee": "Ben", "other": "Ann"} for ask in game.asks)
    for seat, vote in (("Ann", "Ben"), ("Ben", "Ann"), ("Cem", "Ann")):
        game.answer(seat, "vote", vote)
    game.time_up("vote")
    game.answer(MODERATOR, "lot", "Ben")
    game.answer(MODERATOR, "lot", "Ben")

    def drawn(viewer: str) -> list[tuple[str, str, str]]:
        return [(lot["verb"], lot["what"], lot["rule"]) for lot in news(game, viewer, "drawn")]

    (pointed,) = news(game, PUBLIC, "pointed")
    assert pointed["votes"] == {"Ann": "Ben", "Ben": "Ann", "Cem": "Ann", "Dan": "Ben"}
    hanging = ("hang", "Ben", "C-88")
    assert drawn(PUBLIC) == drawn("Ann") == [hanging]
    assert drawn("Cem") == [("see", "Ann", "C-136"), hanging]
    assert drawn("Dan") == [("vote", "Ben", "C-136"), hanging]
    assert drawn(MODERATOR)[0] == ("amulet", "Dan", "C-07")


def test_nobody_eats_the_own_pack_and_hears_by_which_rule() -> None:
    """C-27."""
    deal = {"Ann": "werewolf", "Ben": "werewolf", **dict.fromkeys(("Cem", "Dan", "Eve"), "villager")}
    game = Game(Setup(rulebook="classic", deal=deal))
    game.time_up("nominate")
    assert [dict(ask.barred) for ask in game.asks] == [{"Ann": "C-27", "Ben": "C-27"}] * 2
    assert refusal(game.answer, "Ann", "devour", "Ben") == ("barred", "C-27", {"verb": "devour", "what": "Ben"})


@pytest.mark.parametrize(
    ("deal", "rule"),
    [
        ({"Ann": "villager"}, "C-105"),
        ({"Ann": "werewolf", "Ben": "villager"}, "C-105"),
        ({"Ann": "werewolf", "Ben": "hunter"}, "C-106"),
        ({"Ann": "werewolf", "Ben": "cupid"}, "C-104"),
    ],
)
def test_an_end_comes_with_its_rule(deal: dict[str, str], rule: str) -> None:
    """C-104 to C-106."""
    game = Game(Setup(rulebook="classic", deal=deal))
    if game.asks:
        game.answer("Ben", "pair", ["Ann", "Ben"])
    assert [event["rule"] for event in news(game, PUBLIC, "ended")] == [rule]


def test_nobody_left_comes_with_its_rule() -> None:
    """C-107: the poisoned Magician, the devoured Hunter, and the Werewolf whom the Hunter shoots."""
    game = Game(Setup(rulebook="classic", deal={"Ann": "werewolf", "Gus": "magician", "Hal": "hunter"}))
    game.time_up("nominate")
    for seat, verb, what in (
        *(("Ann", "devour", "Hal"), ("Gus", "save", "no"), ("Gus", "poison", "Gus")),
        ("Hal", "shoot", "Ann"),
    ):
        game.answer(seat, verb, what)
    assert [event["rule"] for event in news(game, PUBLIC, "ended")] == ["C-107"]


def test_what_the_moderator_is_asked_comes_with_its_rule() -> None:
    """C-132: with printed cards; what is asked about says of whom."""
    seats = ("Ann", "Ben", "Cem")
    game = Game(Setup(rulebook="classic", seats=seats, unknown=True, amulet="lot"))
    asked: list[tuple[str, str, dict[str, str]]] = []
    while game.asks and game.asks[0].seat == MODERATOR:
        (ask,) = game.asks
        asked.append((ask.verb, ask.rule, dict(ask.about)))
        game.answer(MODERATOR, ask.verb, {"amulet": ["Ben"], "werewolf": ["Ann"]}.get(ask.about["role"], []))
    assert asked[0] == ("holds", "C-132", {"role": "amulet"})
    assert {(verb, rule) for verb, rule, _ in asked} == {("holds", "C-132")}
    assert news(game, PUBLIC, "drawn") == []


# -- how a question is put -----------------------------------------------------------------------------------------


def test_the_narrator_speaks_otherwise_in_the_first_night() -> None:
    """C-12, C-14, C-19: those who only meet, are only noted, or only learn what they have."""
    game = Game(Setup(rulebook="classic", deal=DEAL, amulet="Mia"))
    while not game.phase.startswith("day 2"):
        game.time_up(game.asks[0].verb)
    words = {
        (event.phase, event.fact.role): event.fact.words for event in game.events if isinstance(event.fact, Called)
    }
    for role in ("werewolf", "magician", "amulet"):
        assert words["night 1", role] == (f"called-{role}-first",)
        assert words["night 2", role] == ()
    assert all(words["night 1", role] == () for role in ("mason", "hunter", "seer", "cupid", "lovers"))


def test_the_sorcerer_is_told_of_whom() -> None:
    """C-45."""
    game = Game(Setup(rulebook="classic", deal=DEAL))
    game.answer("Dan", "see", "Ann")
    game.answer("Ben", "scry", "Dan")
    told = [(event["about"], event["of"], event["value"]) for event in telling(game, "Ben")]
    assert told == [("scry", "Dan", "yes")]


def test_all_hear_that_the_amulet_was_shown() -> None:
    """C-121; and when its holder has handed it on, the attempt is struck off the note pad."""
    deal = {"Ann": "werewolf", **dict.fromkeys(("Ben", "Cem", "Dan", "Eve"), "villager")}
    game = Game(Setup(rulebook="classic", deal=deal, amulet="Ben"))
    game.answer("Ann", "nominate", "Ben")
    game.answer("Cem", "second", "Ben")
    for seat in deal:
        game.answer(seat, "vote", "yes")
    for viewer in (*deal, PUBLIC):
        said = news(game, viewer, "said")[-1]
        assert (said["what"], said["rule"]) == ("amulet-revealed", "C-121")
    assert game.view(MODERATOR)["notes"]["game"]["attempt"] == ["Ben"]
    game.answer("Ann", "devour", "pass")
    assert [(ask.seat, ask.verb, ask.may_pass) for ask in game.asks] == [("Ben", "hand", False)]
    game.answer("Ben", "hand", "Cem")
    assert not game.view(MODERATOR)["notes"]["game"].get("attempt")


def test_a_broken_heart_is_struck_off_the_note_pad_when_its_night_begins() -> None:
    """C-58."""
    deal = {"Ann": "werewolf", "Ben": "cupid", **dict.fromkeys(("Cem", "Dan", "Eve", "Fay", "Gus"), "villager")}
    game = Game(Setup(rulebook="classic", deal=deal))
    game.answer("Ben", "pair", ["Cem", "Dan"])
    game.answer("Ann", "nominate", "Cem")
    game.answer("Ben", "second", "Cem")
    for seat in deal:
        game.answer(seat, "vote", "yes")
    notes = game.view(MODERATOR)["notes"]
    assert (game.phase, notes["night"]["heartbroken"], notes["game"].get("bereaved")) == ("night 2", ["Dan"], [])
    game.answer("Ann", "devour", "pass")
    game.time_up("nominate")
    assert game.phase == "night 3" and "heartbroken" not in game.view(MODERATOR)["notes"]["night"]


# -- set-up --------------------------------------------------------------------------------------------------------


def test_a_set_is_refused_for_how_many_werewolves_it_has() -> None:
    """C-06."""
    cards = ("werewolf", "werewolf", "werewolf", "villager", "villager", "villager")
    assert refusal(Setup, rulebook="classic", seats=tuple("ABCDEF"), cards=cards) == (
        "too-many-wolves",
        "C-06",
        {"wolves": 3},
    )


def test_for_fewer_than_five_there_is_no_advice_on_the_number_of_werewolves() -> None:
    """C-111."""
    deal = {"Ann": "werewolf", "Ben": "werewolf", "Cem": "seer", "Dan": "villager"}
    assert "C-111" not in [advice.rule for advice in Setup(rulebook="classic", deal=deal).advice()]


def test_one_player_holds_the_amulet() -> None:
    """C-07: with printed cards, too."""
    game = Game(Setup(rulebook="classic", seats=("Ann", "Ben", "Cem"), unknown=True, amulet="lot"))
    (ask,) = game.asks
    assert (ask.seat, ask.count, ask.choices) == (MODERATOR, (1, 1), ("Ann", "Ben", "Cem"))


def test_a_character_is_called_in_the_nights_of_its_row() -> None:
    """C-11, C-21 and C-22."""
    assert {role.id: CLASSIC_BOOK.when_called(role) for role in CLASSIC_BOOK.roles} == {
        **dict.fromkeys(("werewolf", "sorcerer", "seer", "magician"), "every"),
        **dict.fromkeys(("cursed", "mason", "hunter", "cupid", "cobbler"), "first"),
        "villager": "never",
    }
