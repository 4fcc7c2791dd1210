"""Classic in words: deaths without a cause, the Amulet, the duel, several winners, and what a table has agreed on."""

from typing import Any

import pytest

from nightcall import MODERATOR, PUBLIC, Game, Refused, Setup
from nightcall.engine.event import Ended, Unmasked
from nightcall.words import read_fact
from tests.spoken import ENGLISH, said_as

WORDS = ENGLISH.within("classic")
CARDS = ("werewolf", "magician", "cupid", "seer", "sorcerer", "cursed", "cobbler", "hunter", "mason", "mason")
SEATS = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan")
DEAL = dict(zip(SEATS, CARDS, strict=True))
SECRETS = ("see", "Ann"), ("scry", "Ben"), ("pair", ["Cem", "Gus"])
"""The answers of a first night."""


def heard(game: Game, viewer: str = PUBLIC, phase: str = "") -> list[str]:
    """All that a viewer has read, or what of it in a phase, in words."""
    events = [event for event in game.view(viewer)["events"] if phase in ("", event["phase"])]
    return [text for event in events if (text := WORDS.news(read_fact(event)))]


def asked(game: Game) -> str:
    """The question of whoever is asked first, in words."""
    return said_as(WORDS, game.asks[0])


def pass_to(game: Game, phase: str) -> None:
    """Let the time run out until a phase begins."""
    while game.phase != phase:
        game.time_up(game.asks[0].verb)


def evening(**more: Any) -> Game:
    """The table above, in the second night."""
    game = Game(Setup(rulebook="classic", deal=DEAL, **more))
    for verb, what in SECRETS:
        game.answer(game.asks[0].seat, verb, what)
    pass_to(game, "night 2")
    return game


def night(*answers: Any, **more: Any) -> Game:
    """The same table with these answers in the second night, one after the other."""
    game = evening(**more)
    for what in answers:
        game.answer(game.asks[0].seat, game.asks[0].verb, what)
    return game


# -- what the narrator says ----------------------------------------------------------------------------------------


def test_the_first_night_calls_some_in_other_words() -> None:
    """C-12, C-14 and C-19: nobody is eaten, nobody is shown a victim, nothing is handed on."""
    calls = {
        night_: [
            (event["role"], WORDS.news(read_fact(event)))
            for event in evening(amulet="Jan").view(PUBLIC)["events"]
            if event["kind"] == "called" and event["phase"] == night_
        ]
        for night_ in ("night 1", "night 2")
    }
    first = dict(calls["night 1"])
    assert first["werewolf"] == "Werewolves, awake! Look for one another.\nTonight you only meet."
    assert first["magician"] == "Magician, awake!"
    assert first["amulet"] == "Whoever has the Amulet of Protection, awake!"
    assert {text.partition("\n")[0] for _, text in calls["night 1"]} >= {"Masons, awake! Look for one another."}
    assert dict(calls["night 2"])["werewolf"].endswith("Settle on one victim, all of you together.")


def test_a_night_sounds_the_same_whatever_is_done() -> None:
    """C-130: also when somebody turns, is saved, is killed, or hands on the Amulet."""
    nights = [
        heard(night(*answers, amulet="Jan"), phase="night 2")
        for answers in (
            ("pass", "pass", "Ben", "Dan", "pass"),
            ("Fay", "no", "Gus", "Ben", "Dan", "Ben"),
            ("Jan", "yes", "pass", "Ben", "Dan", "Ann"),
        )
    ]
    assert nights[0] == nights[1] == nights[2]


# -- deaths --------------------------------------------------------------------------------------------------------


def test_all_hear_who_died_in_the_night_and_only_the_moderator_of_what() -> None:
    """C-94 and C-96: one is poisoned, one follows for love, one is eaten."""
    game = night("Jan", "no", "Cem", "Ben", "Dan")
    told = [text for text in heard(game, phase="dawn 2") if "revealed" not in text]
    assert told[1:] == ["The night has taken Cem.", "The night has taken Gus.", "The night has taken Jan."]
    causes = ["The Magician has killed Cem.", "Gus dies of a broken heart.", "The Werewolves have eaten Jan."]
    assert [text for text in heard(game, MODERATOR, "dawn 2") if text in causes] == causes
    assert not [text for seat in (*SEATS, PUBLIC) for text in heard(game, seat) if text in causes]


def test_the_first_morning_mourns_the_moderator() -> None:
    """C-20."""
    assert heard(evening(), phase="dawn 1")[1:] == [WORDS.say("said-moderator-devoured")]


@pytest.mark.parametrize(
    ("reveal", "sentences"),
    [
        ("nature", ["Eve is revealed as: Villager."]),
        ("role", ["Eve is revealed as: Sorcerer."]),
        ("none", []),
    ],
)
def test_a_death_reveals_what_the_table_wants(reveal: str, sentences: list[str]) -> None:
    """C-92."""
    game = night("Eve", "no", "pass", "Ben", "Dan", options={"reveal": reveal})
    assert heard(game, phase="dawn 2")[1:] == ["The night has taken Eve.", *sentences]


def test_a_claim_is_said_and_kills() -> None:
    """C-49: and the nomination of whoever dies of it lapses, though somebody had backed it."""
    game = night("pass", "pass", "Ben", "Dan")
    game.answer("Ann", "nominate", "Jan")
    game.answer("Ben", "second", "Jan")
    game.claim("Jan", "mason")
    assert heard(game, phase="day 2")[-4:] == [
        "Jan claims to hold this card: Mason.",
        "Jan dies on the spot for claiming to be a Mason.",
        "Jan is revealed as: Villager.",
        "The nomination of Jan lapses.",
    ]


# -- the Amulet ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("victim", "question"),
    [
        ("pass", "Does the Amulet of Protection move on tonight? Choose another player, or pass and keep it."),
        (
            "Jan",
            "Somebody has tried to kill you, so the Amulet of Protection has to move on. To whom do you hand it?",
        ),
    ],
)
def test_the_holder_reads_whether_the_amulet_has_to_move_on(victim: str, question: str) -> None:
    """C-123 and C-124."""
    answers = (victim, *(["no"] if victim != "pass" else []), "pass", "Ben", "Dan")
    assert asked(night(*answers, amulet="Jan")) == question


def test_with_printed_cards_the_moderator_is_asked_who_has_the_amulet_and_who_wakes() -> None:
    """C-132: nobody is awake yet when it is about the Amulet."""
    game = Game(Setup(rulebook="classic", seats=SEATS, cards=CARDS, amulet="lot", unknown=True))
    assert asked(game) == "Who has the Amulet of Protection at the start?"
    game.answer(MODERATOR, "holds", ["Ann"])
    assert asked(game) == "Who wakes at this call: Werewolf? Mark everyone who is awake now."


def test_when_all_is_over_all_read_who_was_in_love_and_who_had_the_amulet() -> None:
    """C-134: and nobody before."""
    game = night("pass", "Ann", "Ben", "Dan", "Ben", amulet="Jan")
    cards = "All cards on the table: Ann: Werewolf, Ben: Magician, Cem: Cupid"
    secrets = ["The Lovers were Cem and Gus.", "The Amulet of Protection was with Jan and Ben."]
    last = read_fact(game.view("Ida")["events"][-1])
    assert isinstance(last, Unmasked)
    assert WORDS.news(last).startswith(cards)
    assert WORDS.unveiled(last) == secrets == WORDS.news(last).split("\n")[1:]
    assert heard(game, "Ida").count(WORDS.news(last)) == 1


@pytest.mark.parametrize("noted", [{}, {"lovers": ("Ann", "Ben")}])
def test_nothing_is_said_of_an_amulet_that_was_not_there(noted: dict[str, tuple[str, ...]]) -> None:
    """C-07 and C-134."""
    assert WORDS.unveiled(Unmasked({"Ann": "seer"}, noted)) == ["The Lovers were Ann and Ben."] * len(noted)


# -- the duel ------------------------------------------------------------------------------------------------------


def duel(*votes: str) -> Game:
    """The first day of a table that plays the duel: Eve and Fay stand, and all have voted."""
    game = Game(Setup(rulebook="classic", deal=DEAL, options={"gallows": "duel"}))
    pass_to(game, "day 1")
    for nominee in ("Eve", "Fay"):
        game.answer("Ann", "nominate", nominee)
        game.answer(nominee, "second", nominee)
    assert asked(game) == "Who shall hang, Eve or Fay?"
    for seat, vote in zip(SEATS, votes, strict=True):
        game.answer(seat, "vote", vote)
    return game


def test_all_read_who_voted_for_whom_in_a_duel() -> None:
    """C-87."""
    told = heard(duel(*["Eve"] * 2, *["Fay"] * 8), phase="day 1")
    assert "The village has voted. Fay (8): Cem, Dan, Eve, Fay, Gus, Hal, Ida and Jan. Eve (2): Ann and Ben." in told
    assert "Fay dies on the gallows." in told


def test_all_read_that_the_lot_has_broken_a_tie() -> None:
    """C-88."""
    told = heard(duel(*["Eve", "Fay"] * 5), phase="day 1")
    (lot,) = [text for text in told if "the lot" in text]
    (dead,) = [text.removesuffix(" dies on the gallows.") for text in told if text.endswith("dies on the gallows.")]
    assert lot == f"The votes are even, and the lot sends {dead} to the gallows."


# -- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("teams", "sentence"),
    [
        (("village",), "The game is over, and the win goes to: the village. The winners: Ann and Ben."),
        (("werewolf", "cobbler"), "The game is over, and the win goes to: the Werewolves and the Cobbler. "),
        (("lovers", "cobbler"), "The game is over, and the win goes to: the Lovers and the Cobbler. "),
    ],
)
def test_the_end_says_all_who_have_won(teams: tuple[str, ...], sentence: str) -> None:
    """C-104, C-105 and C-109."""
    assert WORDS.news(Ended(teams, ("Ann", "Ben"))).startswith(sentence)


# -- what the table has agreed on ----------------------------------------------------------------------------------


def test_whoever_chooses_what_a_death_reveals_reads_whom_it_helps() -> None:
    """C-115."""
    assert WORDS.option("reveal", "nature") == "What a death reveals: Villager or Werewolf."
    assert WORDS.option("reveal", "role") == "What a death reveals: the very card (it helps the village)."
    assert WORDS.option("reveal", "none") == "What a death reveals: nothing (it helps the Werewolves a lot)."


def test_all_read_at_the_start_what_is_played_otherwise_than_usual() -> None:
    usual: dict[str, str | int] = {"day-minutes": 10, "magician": "once"}
    other = usual | {"gallows": "duel", "day-minutes": 0}
    plain, special = (
        heard(Game(Setup(rulebook="classic", deal=DEAL, options=options)), phase="deal")[0]
        for options in (usual, other)
    )
    assert plain.startswith("Cards in play: 1 × Werewolf, 1 × Sorcerer, 1 × Cursed, 1 × Seer, 2 × Mason, ")
    assert special.removeprefix(plain) == " Time to talk: as long as you like. The gallows: a duel of two players."


def test_nothing_is_said_of_cards_that_nobody_has_listed() -> None:
    game = Game(Setup(rulebook="classic", seats=SEATS, unknown=True))
    assert heard(game, phase="deal") == ["The cards lie on your table, and nobody has listed them."]


# -- refusals ------------------------------------------------------------------------------------------------------

FEW = "A set needs at least one Werewolf and fewer Werewolves than others, and "


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("villager villager villager villager seer", f"{FEW}0 were chosen (C-06)."),
        ("werewolf werewolf werewolf villager seer", f"{FEW}3 were chosen (C-06)."),
        ("werewolf mason villager villager seer", "There are two Masons or more in a game, or none at all (C-05)."),
        (
            "werewolf sorcerer sorcerer villager seer",
            "A game has 1 of the card Sorcerer at the most, and 2 were chosen (C-05).",
        ),
    ],
)
def test_a_set_is_refused_in_one_sentence(cards: str, sentence: str) -> None:
    """C-05 and C-06."""
    with pytest.raises(Refused) as refused:
        Setup(rulebook="classic", seats=SEATS[:5], cards=tuple(cards.split()))
    assert str(refused.value) == sentence


def test_a_refusal_knows_none_from_some() -> None:
    """The facts of a refusal are words, but a number among them is counted as one."""
    some = Refused("wrong-number", verb="holds", least=0, most=3)
    two = Refused("wrong-number", verb="pair", least=2, most=2)
    assert str(some) == "“holds” takes different names, 3 at the most."
    assert str(two) == "“pair” takes 2 different names."
