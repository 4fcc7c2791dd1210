"""How long a slot of the night is, who has a prompt in it, and when an answer counts."""

from collections.abc import Callable

import pytest

from nightcall.engine.event import Called, Chose, DayBroke, Died, Drawn, Pointed, Said, Told
from nightcall.engine.rulebook import rulebook_named
from nightcall.table import acts
from nightcall.table.pace import PACES
from nightcall.table.play import SUSPECT
from nightcall.testing.seating import HOST, Party, begin
from tests.table.nights import PLAIN, all_answer, nobody_answers

VILLAGE = "werewolf werewolf seer witch healer villager"
ONE_NIGHT = "werewolf werewolf seer robber troublemaker"
CENTER = "drunk insomniac villager"


def rotations(deal: str) -> list[str]:
    """Every card once before every seat."""
    cards = deal.split()
    return [" ".join(cards[turn:] + cards[:turn]) for turn in range(len(cards))]


def night(party: Party, answers: Callable[[Party], None] = nobody_answers) -> list[tuple[str, float, float]]:
    """Play a night to its end: what was announced last, when each part of it began, and how long it was."""
    slots = []
    while not isinstance(party.announced, DayBroke):
        slots.append((repr(party.announced), party.seconds, party.lasts[1]))
        if party.play.is_secret:
            answers(party)
        number = party.play.number
        party.until(lambda number=number: party.play.number != number)  # type: ignore[misc]
    return slots


def calls(slots: list[tuple[str, float, float]]) -> dict[str, list[float]]:
    """The parts of each call, by how it was announced."""
    parts: dict[str, list[float]] = {}
    for announced, _, lasts in slots:
        if announced.startswith("Called"):
            parts.setdefault(announced.split("'")[1], []).append(lasts)
    return parts


# -- how long a slot is ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [nobody_answers, all_answer])
def test_a_night_takes_the_same_time_whoever_holds_what_and_however_fast_they_answer(
    answers: Callable[[Party], None],
) -> None:
    silent = night(begin("village", VILLAGE))
    for deal in rotations(VILLAGE):
        assert night(begin("village", deal), answers) == silent


def test_a_call_takes_the_same_time_when_its_card_lies_in_the_centre() -> None:
    cards = f"{ONE_NIGHT} {CENTER}"
    plain = night(begin("onenight", ONE_NIGHT, center=CENTER))
    assert "drunk" in calls(plain)
    for deal in rotations(cards):
        dealt = deal.split()
        party = begin("onenight", " ".join(dealt[:5]), center=" ".join(dealt[5:]))
        assert night(party, all_answer) == plain


def test_a_call_takes_the_same_time_when_its_card_was_left_over() -> None:
    deal = "werewolf werewolf drunkard seer witch healer villager villager"
    with_the_seer = night(begin("bigbox", deal, center="hunter"))
    without = night(begin("bigbox", deal.replace("seer", "hunter"), center="seer"))
    assert without == with_the_seer
    assert "seer" in calls(without)


def test_a_call_takes_the_same_time_when_its_powers_are_spent() -> None:
    party = begin("village", "witch werewolf seer villager villager villager")

    def both_potions(party: Party) -> None:
        for seat, verb, what in (("Ben", "devour", "Dan"), ("Ann", "save", "yes"), ("Ann", "poison", "Eve")):
            if party.asked(seat) == verb:
                party.answer(seat, what)

    first = calls(night(party, both_potions))
    party.until(lambda: party.play.phase == "night 2")
    second = calls(night(party, both_potions))
    assert first == second
    assert len(first["witch"]) == 2
    assert party.heard(Died) == [Died("Eve", "poisoned")]


def test_the_dead_are_called_as_long_as_the_living_where_the_table_wants_them_called() -> None:
    """C-24: the narrator goes on calling every role, with the usual pause."""
    deal = "villager werewolf seer villager villager villager"
    party = begin("classic", deal, options={"dead-calls": "yes"})
    first = calls(night(party))
    party.hang("Cem")
    party.until(lambda: party.play.phase == "night 2")
    assert calls(night(party, all_answer)) == first
    assert "seer" in first


def test_the_pace_makes_every_part_of_a_night_longer_or_shorter_alike() -> None:
    normal = night(begin("village", VILLAGE))
    for pace, times in PACES.items():
        paced = night(begin("village", VILLAGE, pace=pace))
        assert [announced for announced, _, _ in paced] == [announced for announced, _, _ in normal]
        assert [lasts for _, _, lasts in paced] == pytest.approx([lasts * times for _, _, lasts in normal])


@pytest.mark.parametrize(
    ("book", "deal", "center"),
    [
        ("village", VILLAGE, ""),
        ("onenight", ONE_NIGHT, CENTER),
        ("classic", "werewolf seer sorcerer villager hunter", ""),
    ],
)
def test_a_call_has_as_many_parts_as_its_name_allows_questions(book: str, deal: str, center: str) -> None:
    asks = rulebook_named(book).questions
    party = begin(book, deal, center=center)
    assert {role: len(parts) for role, parts in calls(night(party)).items()} == {
        event.role: asks[event.role] for event in party.heard(Called)
    }


# -- who has a prompt --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "deal", "center"), [("village", PLAIN, ""), ("onenight", ONE_NIGHT, CENTER)])
def test_in_every_part_every_living_seat_has_a_prompt_of_one_shape_and_number(
    book: str, deal: str, center: str
) -> None:
    party = begin(book, deal, center=center)

    def shapes_are_alike(party: Party) -> None:
        seats = party.play.living
        prompts = [party.state(seat)["prompt"] for seat in seats]
        assert {prompt["n"] for prompt in prompts} == {party.play.number}
        assert all(prompt["held"] for prompt in prompts)
        for prompt in prompts:
            assert {"n", "verb", "text", "may_pass", "held", "choices"} <= prompt.keys()
            assert prompt["text"]
            assert prompt["choices"]

    night(party, shapes_are_alike)


def test_outside_the_parts_of_a_night_nobody_has_a_prompt() -> None:
    party = begin("village", PLAIN)
    party.until_call("seer")
    party.ring()
    assert party.lasts == ("story", 3)
    assert not any(party.play.prompt(seat) for seat in party.play.seats)


def test_the_dead_have_no_prompt_in_the_next_night() -> None:
    party = begin("village", PLAIN)
    party.hang("Fay")
    party.until(lambda: party.play.phase == "night 2")
    party.until_call("seer")
    assert party.play.prompted == ("Ann", "Ben", "Cem", "Dan", "Eve")
    assert party.refused("Fay", acts.Answer(party.play.number, "Ann")) == "late"


def test_those_asleep_may_suspect_any_other_of_the_living_or_nobody() -> None:
    party = begin("village", PLAIN)
    party.hang("Fay")
    party.until(lambda: party.play.phase == "night 2")
    party.until_call("werewolf")
    assert party.asked("Cem") == SUSPECT
    for what, why in (
        ("Cem", "not-offered"),
        ("Fay", "not-offered"),
        ("Zoe", "not-offered"),
        ("Ann", ""),
        ("pass", ""),
    ):
        assert party.refused("Cem", acts.Answer(party.play.number, what)) == why


def test_what_somebody_suspects_reaches_nobody_and_changes_nothing() -> None:
    party = begin("village", PLAIN)
    party.until_call("seer")
    party.table.touched.clear()
    party.answer("Fay", "Ann")
    assert party.table.touched == {"Fay"}
    party.wait(party.left)
    assert not any("Fay" in act for act in party.play.game.record()["acts"])
    assert all(party.state(seat).get("prompt") is None for seat in party.play.seats)


# -- when an answer counts ---------------------------------------------------------------------------------------------


def test_an_answer_is_held_may_be_changed_and_counts_at_the_end_of_its_part() -> None:
    party = begin("village", PLAIN)
    party.until_call("seer")
    party.answer("Cem", "Ann")
    party.wait(5)
    party.answer("Cem", "Fay")
    party.wait(party.left - 0.001)
    assert party.play.prompt("Cem") is not None
    assert party.state("Cem")["prompt"]["given"] == "Fay"
    assert not party.told("Cem", Told)
    assert not party.told("Cem", Chose)
    party.wait(0.001)
    assert party.told("Cem", Told) == [Told("see", "no", of="Fay")]


def test_answers_count_in_the_order_of_seats_whoever_was_first() -> None:
    party = begin("village", "villager werewolf werewolf werewolf seer villager")
    party.until_call("werewolf")
    for seat in ("Dan", "Ben", "Cem"):
        party.answer(seat, "Ann")
    party.wait(party.left)
    given = [who for who, verb, _ in party.play.game.record()["acts"] if verb == "devour"]
    assert given == ["Ben", "Cem", "Dan"]


def test_an_answer_that_is_not_on_offer_is_refused_and_the_one_before_it_stands() -> None:
    party = begin("village", PLAIN)
    party.until_call("werewolf")
    party.answer("Ann", "Cem")
    assert party.refused("Ann", acts.Answer(party.play.number, "Ben")) == "barred"
    assert party.state("Ann")["prompt"]["given"] == "Cem"


def test_an_answer_to_a_prompt_that_is_over_is_late_though_the_same_seat_is_asked_again() -> None:
    party = begin("village", PLAIN)
    party.until_call("werewolf")
    number = party.play.number
    party.answer("Ann", "Cem")
    party.answer("Ben", "Dan")
    party.wait(party.left)
    assert party.asked("Ann") == "devour"
    assert party.refused("Ann", acts.Answer(number, "Dan")) == "late"
    assert party.refused("Ann", acts.Answer(number + 2, "Dan")) == "late"
    assert "given" not in party.state("Ann")["prompt"]


def test_the_second_part_of_a_call_comes_though_nobody_is_asked_any_more() -> None:
    party = begin("village", PLAIN)
    party.until_call("werewolf")
    for wolf in ("Ann", "Ben"):
        party.answer(wolf, "Fay")
    party.wait(party.left)
    assert party.called == "werewolf"
    assert [party.asked(seat) for seat in party.play.seats] == [SUSPECT] * 6


# -- packs -------------------------------------------------------------------------------------------------------------


def test_a_pack_sees_where_its_members_point_and_nobody_else_does() -> None:
    party = begin("village", PLAIN)
    party.until_call("werewolf")
    party.table.touched.clear()
    party.answer("Ann", "Fay")
    party.answer("Cem", "Ann")
    assert party.table.touched == {"Ann", "Ben", "Cem"}
    assert party.state("Ben")["prompt"]["others"] == {"Ann": "Fay"}
    assert party.state("Ann")["prompt"]["others"] == {}
    for seat in ("Cem", "Dan", "Eve", "Fay", ""):
        assert not (party.state(seat)["prompt"] or {}).get("others")
    party.answer("Ann", "pass")
    assert party.state("Ben")["prompt"]["others"] == {"Ann": "pass"}


def test_a_pack_at_odds_is_asked_once_more_in_the_second_part_of_its_call() -> None:
    party = begin("village", PLAIN)
    party.until_call("werewolf")
    party.answer("Ann", "Fay")
    party.answer("Ben", "Eve")
    party.wait(party.left)
    assert party.told("Ann", Pointed) == [Pointed("devour", {"Ann": "Fay", "Ben": "Eve"})]
    assert party.state("Ben")["prompt"]["others"] == {}
    for wolf in ("Ann", "Ben"):
        party.answer(wolf, "Eve")
    party.until_talk()
    assert party.heard(Died) == [Died("Eve", "devoured")]


# -- who is out of time ------------------------------------------------------------------------------------------------


def test_a_wolf_out_of_time_is_left_out_of_the_agreement() -> None:
    """V-33."""
    party = begin("village", PLAIN)
    party.until_call("werewolf")
    party.answer("Ben", "Fay")
    party.until_talk()
    assert party.heard(Died) == [Died("Fay", "devoured")]


def test_a_pack_that_is_silent_chooses_nobody_and_is_not_asked_again() -> None:
    """V-33."""
    party = begin("village", PLAIN)
    party.until_call("werewolf")
    party.wait(party.left)
    assert party.asked("Ann") == SUSPECT
    party.until_talk()
    assert party.heard(Said) == [Said("nobody-devoured")]


def test_whoever_may_decline_and_is_out_of_time_has_declined() -> None:
    """V-98."""
    party = begin("village", PLAIN)
    party.until_call("werewolf")
    party.answer("Ann", "Fay")
    party.until_call("witch")
    assert party.asked("Dan") == "save"
    party.wait(party.left)
    assert party.asked("Dan") == "poison"
    party.wait(party.left)
    assert party.told("Dan", Chose) == [Chose("Dan", "save", "pass"), Chose("Dan", "poison", "pass")]
    party.until_talk()
    assert party.heard(Died) == [Died("Fay", "devoured")]


@pytest.mark.parametrize(("role", "verb"), [("seer", "see"), ("healer", "heal"), ("cupid", "pair")])
def test_whoever_must_answer_and_is_out_of_time_answers_by_lot(role: str, verb: str) -> None:
    """V-98."""
    party = begin("village", f"{role} werewolf werewolf villager villager villager")
    party.until_call(role)
    assert party.asked(HOST) == verb
    party.wait(party.left)
    (drawn,) = party.told(HOST, Drawn)
    assert drawn.verb == verb
    assert party.told(HOST, Chose) == [Chose(HOST, verb, drawn.what)]


@pytest.mark.parametrize(("role", "verb"), [("seer", "see"), ("sorcerer", "scry"), ("cupid", "pair")])
def test_in_classic_they_answer_by_lot_too(role: str, verb: str) -> None:
    """C-136."""
    party = begin("classic", f"{role} werewolf villager villager villager")
    party.until_call(role)
    party.wait(party.left)
    assert [drawn.verb for drawn in party.told(HOST, Drawn)] == [verb]
