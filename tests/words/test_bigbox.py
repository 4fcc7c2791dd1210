"""Big Box in words: two victims, the Guard Dog in a player's place, the card left over, the same calls for all."""

from typing import Any

import pytest

from nightcall import MODERATOR, PUBLIC, Game, Refused, Setup
from nightcall.engine.event import Chose, Ended, Marked
from nightcall.words import read_fact
from tests.spoken import ENGLISH, said_as

WORDS = ENGLISH.within("bigbox")
CARDS = ("werewolf", "vampire", "witch", "priest", "blacksmith", "healer", "seer", "villager")
SEATS = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal")
DEAL = dict(zip(SEATS, CARDS, strict=True))


def heard(game: Game, viewer: str = PUBLIC) -> list[str]:
    """All that a viewer has read, in words."""
    return [text for event in game.view(viewer)["events"] if (text := WORDS.news(read_fact(event)))]


def asked(game: Game) -> str:
    """The question of whoever is asked first, in words."""
    question, *_ = game.asks
    return said_as(WORDS, question)


def night(*answers: str, **more: Any) -> Game:
    """A night of the table above, with these answers one after the other."""
    game = Game(Setup(rulebook="bigbox", deal=DEAL, **more))
    for answer in answers:
        game.answer(game.asks[0].seat, game.asks[0].verb, answer)
    return game


# -- the Witch -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("eaten", "bitten", "question"),
    [
        ("Hal", "Hal", "The victim tonight: Hal. Do you use your healing potion?"),
        ("Hal", "pass", "The victim tonight: Hal. Do you use your healing potion?"),
        ("pass", "guard-dog", "The victim tonight: the Guard Dog. Do you use your healing potion?"),
        (
            *("Hal", "guard-dog"),
            "The Werewolves' victim tonight: Hal. The Vampires' victim: the Guard Dog. "
            "Which of them do you save with your healing potion? Choose one, or pass and keep the potion.",
        ),
    ],
)
def test_the_witch_is_asked_about_one_victim_or_about_two(eaten: str, bitten: str, question: str) -> None:
    """B-32 and B-33."""
    game = night("pass", eaten, bitten, "Ann", mayor="Eve", guard_dog=True)
    assert [ask.verb for ask in game.asks] == ["save"]
    assert asked(game) == question


@pytest.mark.parametrize(
    ("bitten", "answer", "sentence"),
    [
        ("Hal", "yes", "You used your healing potion."),
        ("Hal", "no", "You kept your healing potion."),
        ("Hal", "pass", "You kept your healing potion."),
        ("Gus", "pass", "You kept your healing potion."),
        ("Gus", "Gus", "You used your healing potion on Gus."),
        ("guard-dog", "guard-dog", "You used your healing potion on the Guard Dog."),
    ],
)
def test_the_witch_reads_what_became_of_the_healing_potion(bitten: str, answer: str, sentence: str) -> None:
    game = night("pass", "Hal", bitten, "Ann", answer, mayor="Eve", guard_dog=True)
    assert heard(game, "Cem")[-1] == sentence


def test_the_witch_reads_whose_victim_it_is() -> None:
    """B-32: of each pack that was called, the Werewolves first."""
    game = night("pass", "Hal", "pass", "Ann")
    told = [event for event in game.view("Cem")["events"] if event["kind"] == "told"]
    assert list(map(WORDS.news, map(read_fact, told))) == [
        "The Werewolves' victim tonight: Hal.",
        "The Vampires have no victim tonight.",
    ]


# -- the Guard Dog -------------------------------------------------------------------------------------------------

AS_A_PLAYER = [
    *({"kind": "died", "cause": cause} for cause in ("poisoned", "devoured", "bitten", "stabbed", "shot", "hanged")),
    *({"kind": kind, "by": "Ann"} for kind in ("nominated", "seconded", "lapsed", "defended")),
    *({"kind": "voted", "hanged": hanged, "votes": {"Ann": "yes"}} for hanged in ("yes", "no")),
]
CHOSEN = ("poison", "heal", "strike", "shoot", "save")


@pytest.mark.parametrize("event", AS_A_PLAYER, ids=lambda event: " ".join(map(str, event.values())))
def test_the_guard_dog_is_spoken_of_as_a_dog(event: dict[str, Any]) -> None:
    """B-90: whatever befalls it; a player in its place is called by name."""
    dog, player = (WORDS.news(read_fact(event | {"seat": seat})) for seat in ("guard-dog", "Ann"))
    assert "he Guard Dog" in dog
    assert "Ann" in player and "Dog" not in player


@pytest.mark.parametrize("verb", CHOSEN)
def test_whoever_chooses_the_guard_dog_reads_so(verb: str) -> None:
    """B-90."""
    assert "the Guard Dog" in WORDS.news(Chose("Cem", verb, "guard-dog"))
    assert "Ann" in WORDS.news(Chose("Cem", verb, "Ann"))
    assert WORDS.answer("guard-dog") == "Guard Dog"


@pytest.mark.parametrize("verb", ["second", "vote"])
def test_the_guard_dog_is_asked_about_as_a_dog(verb: str) -> None:
    """B-90: it can be nominated."""
    about = {"nominator": "Ben", "nominee": "guard-dog"}
    assert "the Guard Dog" in WORDS.question(verb, about)
    assert "Ann" in WORDS.question(verb, about | {"nominee": "Ann"})


@pytest.mark.parametrize(
    ("seat", "by", "sentence"),
    [
        ("Ann", "", "The Guard Dog lies down beside Ann. While it lives, the Mayor cannot be hanged."),
        ("Ben", "Ann", "The Guard Dog trots over from Ann to Ben."),
        ("", "Ann", "The Guard Dog is gone from the side of Ann."),
    ],
)
def test_all_read_where_the_guard_dog_lies(seat: str, by: str, sentence: str) -> None:
    """B-88 and B-93."""
    assert WORDS.news(Marked("guard-dog", seat, by)) == sentence


# -- the card left over --------------------------------------------------------------------------------------------


def with_the_drunkard(holds: str, left_over: str) -> Game:
    """The same table, but Fay is the Drunkard and two cards may have changed places."""
    deal = DEAL | {"Fay": "drunkard", "Gus": holds}
    return Game(Setup(rulebook="bigbox", deal=deal, extra=left_over))


def test_only_the_moderator_reads_which_card_was_left_over() -> None:
    """B-03 and B-69."""
    game = with_the_drunkard("seer", "cook")
    assert "The card that is left over now: Cook." in heard(game, MODERATOR)
    assert not [text for seat in (*SEATS, PUBLIC) for text in heard(game, seat) if "left over" in text]
    while not game.phase.startswith("night 2"):
        game.time_up(game.asks[0].verb)
    remembered = heard(game, "Fay").index("It comes back to you who you are.")
    assert heard(game, "Fay")[remembered + 1] == "Your card: Cook."
    assert "The card that is left over now: Drunkard." in heard(game, MODERATOR)
    assert WORDS.answer("left-over") == "the card left over"


@pytest.mark.parametrize("cards", [(), (*CARDS, "drunkard")])
def test_with_printed_cards_the_moderator_is_asked_for_the_card_left_over(cards: tuple[str, ...]) -> None:
    """B-03: whether or not the program was told that the Drunkard is in the game."""
    game = Game(Setup(rulebook="bigbox", seats=SEATS, cards=cards, unknown=True))
    assert asked(game) == "Which card was left over in the deal, if any?"
    assert game.asks[0].may_pass is not bool(cards)


def test_a_call_sounds_the_same_for_a_card_that_was_left_over() -> None:
    """B-109: nothing that all hear tells whether somebody holds the card."""
    held, left_over = with_the_drunkard("seer", "oracle"), with_the_drunkard("oracle", "seer")
    for game in (held, left_over):
        while game.phase == "night 1":
            game.time_up(game.asks[0].verb)
    told = [heard(game) for game in (held, left_over)]
    assert told[0] == told[1]
    assert {"Seer, awake!", "Oracle, awake!"} <= {text.partition("\n")[0] for text in told[0]}


def test_a_call_sounds_the_same_if_nothing_is_done() -> None:
    """B-109: whatever is answered, all hear the same words in a night."""
    idle = night("pass", "pass", "pass", "Ann", "pass", "Ann", "pass")
    busy = night("Hal", "Hal", "Gus", "Ben", "Hal", "Eve", "Gus", "Cem", "Ann")
    nights = [
        [WORDS.news(read_fact(event)) for event in game.view(PUBLIC)["events"] if event["phase"] == "night 1"]
        for game in (idle, busy)
    ]
    assert idle.phase == "day 1"
    assert nights[0] == nights[1]


# -- dusk and the end ----------------------------------------------------------------------------------------------


def test_dusk_falls_aloud_before_anybody_dies_of_it() -> None:
    """B-23, B-25 and B-26."""
    bitten, unharmed = (night("pass", "pass", victim, "Ann") for victim in ("Hal", "pass"))
    for game in (bitten, unharmed):
        while game.phase != "night 2":
            game.time_up(game.asks[0].verb)
    fell, calm = (
        [WORDS.news(read_fact(event)) for event in game.view(PUBLIC)["events"] if event["phase"] == "dusk 1"]
        for game in (bitten, unharmed)
    )
    assert fell[0] == calm[0] == WORDS.say("dusk-fell")
    assert fell[1:] == ["Hal dies of a Vampire's bite.", "Hal turns over a card: Villager."]
    assert calm[1:] == ["Nobody dies of a Vampire's bite this evening."]


@pytest.mark.parametrize(
    ("teams", "sentence"),
    [
        (("vampire",), "The game is over, and the win goes to the Vampires! The winners: Ann and Ben."),
        (("lovers",), "The game is over, and the win goes to the lovers! The winners: Ann and Ben."),
        ((), "The game is over, and nobody has won: it is a draw."),
    ],
)
def test_the_end_says_who_has_won(teams: tuple[str, ...], sentence: str) -> None:
    """B-103, B-104 and B-106."""
    assert WORDS.news(Ended(teams, ("Ann", "Ben") if teams else ())) == sentence


# -- refusals ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"guard_dog": True}, "The Guard Dog plays only beside an open Mayor (B-88)."),
        ({"extra": "drunkard"}, "A card is left over only with the Drunkard in the deal (B-03)."),
    ],
)
def test_a_setup_is_refused_in_one_sentence(changed: dict[str, Any], sentence: str) -> None:
    """B-03 and B-88."""
    with pytest.raises(Refused) as refused:
        night(**changed)
    assert str(refused.value) == sentence


def test_a_deal_with_the_drunkard_asks_for_the_card_left_over() -> None:
    """B-03."""
    sentence = "With the Drunkard in the deal, say which card is left over, too (B-03)."
    assert str(Refused("left-over-needed", "B-03")) == sentence
