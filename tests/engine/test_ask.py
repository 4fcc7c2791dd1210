"""Questions by themselves: groups on offer, naming another, closing."""

from nightcall import Ask
from nightcall.engine.ask import Anyone, Each
from nightcall.testing.games import table

PAIRS = (("center 1", "center 2"), ("center 2", "center 3"))


def put(question: Each | Anyone, seat: str = "Ann") -> Ask:
    return Ask(seat, question, lambda key: key)


def test_a_group_on_offer_is_chosen_as_a_whole_in_any_order() -> None:
    question = Each(("Ann",), "look", ("Ben", *PAIRS), may_pass=True)
    ask = put(question)
    assert list(ask.legal()) == ["Ben", ["center 1", "center 2"], ["center 2", "center 3"], "pass"]
    assert question.check("Ann", ["center 3", "center 2"]) == ("center 2", "center 3")
    for wrong in (["center 1"], ["center 1", "center 3"], ["Ben"], ["center 1", "center 1"], "center 1", []):
        assert not ask.allows(wrong)


def test_as_many_as_asked_for_are_chosen_and_put_into_the_order_of_the_offer() -> None:
    question = Each(("Ann",), "look", ("left", "right", "center 1"), count=(1, 2))
    assert list(put(question).legal()) == [
        *(["left"], ["right"], ["center 1"]),
        *(["left", "right"], ["left", "center 1"], ["right", "center 1"]),
    ]
    assert question.check("Ann", ["center 1", "left"]) == ("left", "center 1")
    assert question.check("Ann", "right") == ("right",)


def test_where_all_name_another_nobody_is_offered_oneself() -> None:
    question = Each(("Ann", "Ben"), "vote", ("Ann", "Ben", "Cem"), apart=True)
    for seat, others in (("Ann", ["Ben", "Cem"]), ("Ben", ["Ann", "Cem"])):
        ask = put(question, seat)
        assert list(ask.legal()) == others == list(ask.choices)
        assert not ask.allows(seat) and all(map(ask.allows, others))
    several = Each(("Ann", "Ben"), "swap", ("Ann", "Ben", "Cem", "Dan"), count=(2, 2), apart=True)
    ask = put(several)
    assert list(ask.legal()) == [["Ben", "Cem"], ["Ben", "Dan"], ["Cem", "Dan"]]
    assert ask.allows(["Dan", "Ben"]) and not ask.allows(["Ann", "Ben"])
    one_or_two = put(Each(("Ann", "Ben"), "look", ("Ann", "Ben"), count=(1, 2), apart=True))
    assert one_or_two.allows("Ben") and not one_or_two.allows("Ann")


def test_nobody_is_waited_for_when_time_has_run_out() -> None:
    game = table(Ann="werewolf", Ben="werewolf", Cem="villager", Dan="villager")
    first, second = game.asks
    game.answer("Ann", "devour", "Cem")
    assert not first.is_open and second.is_open
    game.time_up("devour")
    assert not second.is_open
    question = Anyone(("Ann", "Ben"), "nominate", ("Ann", "Ben"), may_pass=True)
    question.take("Ann", "pass")
    assert question.close().missing == ("Ben",)
    assert not question.left


def test_an_ask_is_shown_in_one_line() -> None:
    ask = put(Each(("Ann",), "see", ("Ben", "Cem")))
    assert repr(ask) == "Ask(Ann, see, ['Ben', 'Cem'], may_pass=False, rule=ask see)"
