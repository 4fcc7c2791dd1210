"""A moderated game through the protocol: its course, and a deal that the program is not told."""

from nightcall.testing.phone import Phone
from nightcall.testing.rehearsal import Rehearsal, awaited, rehearsal
from nightcall.testing.screen import facts
from tests.live.desks import DAY, DEAL, FIRST_NIGHT, Desk, dead, lay, players, village


def kinds(phone: Phone) -> list[str]:
    return [fact["kind"] for fact in facts(phone.events)]


# -- the course of a game ------------------------------------------------------------------------------------------


@awaited
async def test_the_moderator_leads_a_game_from_cue_to_cue_and_no_clock_does() -> None:
    async with rehearsal() as table:
        desk = await village(table)
        assert desk.phone.state["stop"] == {"kind": "night-fell"} and desk.asks == []
        assert desk.phone.state["clock"] is None
        await table.wait(DAY)
        assert desk.phone.state["stop"] == {"kind": "night-fell"} and desk.phone.stage == "playing"
        await desk.play(*FIRST_NIGHT)
        assert desk.phone.phase == "day 1" and dead(table.phones["Ann"]) == ["Eve"]
        await desk.play(("Cem", "nominate", "Ann"), ("Dan", "second", "Ann"))
        await desk.play(*((name, "vote", "yes") for name in ("Ann", "Ben", "Cem", "Dan", "Fay")))
        assert dead(table.phones["Fay"]) == ["Ann", "Eve"] and desk.phone.phase == "night 2"
        await desk.play(
            ("Ben", "devour", "Cem"), ("Cem", "see", "Ben"), ("Fay", "save", "no"), ("Fay", "poison", "Ben")
        )
        assert desk.phone.stage == "over" and table.phones["Ben"].state["outcome"]["teams"] == ["village"]


@awaited
async def test_what_is_not_possible_at_the_desk_is_refused_and_changes_nothing() -> None:
    async with rehearsal() as table:
        desk = await village(table)
        before = desk.phone.knows
        assert await desk.do("enter", seat="Ann", verb="devour", what="Eve") == "not-asked"
        assert await desk.do("time-up", verb="devour") == "no-such-question"
        assert await desk.do("rewind", to=1) == "no-such-act"
        assert desk.phone.knows == before
        await desk.on()
        before = desk.phone.knows
        assert await desk.do("go-on") == "no-stop"
        assert await desk.do("enter", seat="Ann", verb="devour", what="Ann") in ("barred", "not-offered")
        assert await desk.do("enter", seat="Cem", verb="devour", what="Eve") == "not-asked"
        assert await desk.do("enter", seat="Zoe", verb="devour", what="Eve") == "no-such-seat"
        assert await desk.do("time-up", verb="see") == "no-such-question"
        for act in ("pause", "more-time", "end-talk"):
            assert await desk.do(act) == "no-game"
        assert desk.phone.knows == before


@awaited
async def test_the_moderator_lets_time_run_out() -> None:
    async with rehearsal() as table:
        desk = await village(table)
        await desk.on()
        assert await desk.do("time-up", verb="devour") == ""
        assert desk.asks == []
        await desk.play(("Cem", "see", "Ann"), ("Fay", "poison", "pass"))
        assert desk.phone.phase == "day 1" and dead(desk.phone) == []
        assert await desk.do("time-up", verb="nominate") == ""
        await desk.on()
        assert desk.phone.phase == "night 2"


@awaited
async def test_a_lot_may_be_thrown_with_real_dice_or_left_to_the_program() -> None:
    deal = {"Ann": "werewolf", "Ben": "seer", "Cem": "villager", "Dan": "villager", "Eve": "villager"}
    holders = []
    for dice in ("Dan", None):
        async with rehearsal() as table:
            desk = await lay(table, *deal, rulebook="classic", deal=deal, amulet="lot")
            await desk.on()
            assert desk.phone.state["stop"] == {"kind": "lot", "verb": "amulet"}
            assert await desk.do("enter", seat="moderator", verb="lot", what="Zoe") == "not-offered"
            if dice:
                await desk.enter("moderator", "lot", dice)
            else:
                assert await desk.do("go-on") == ""
            holders.append(desk.phone.state["notes"]["game"]["amulet holder"])
    assert holders[0] == ["Dan"] and holders[1][0] in deal


@awaited
async def test_the_players_phones_answer_for_themselves_and_only_for_themselves() -> None:
    async with rehearsal() as table:
        desk = await village(table)
        await desk.on()
        ann, ben, cem = (table.phones[name] for name in ("Ann", "Ben", "Cem"))
        assert ann.prompt and ann.prompt["verb"] == "devour" and cem.prompt is None
        assert not ann.prompt["held"]
        number = ann.prompt["n"]
        assert cem.why(cem.do("answer", prompt=number, what="Eve")) == "late"
        for late in (number - 1, number + 1):
            assert ann.why(ann.do("answer", prompt=late, what="Eve")) == "late"
        ann.answer("Eve")
        await table.settle()
        assert ann.prompt is None and desk.asks == [("Ben", "devour")]
        assert ann.why(ann.do("answer", prompt=number, what="Dan")) == "late"
        await desk.enter("Ben", "devour", "Eve")
        assert ben.prompt is None
        await desk.on()
        assert cem.prompt and cem.prompt["verb"] == "see"
        cem.answer("Ann")
        await table.settle()
        assert [fact["value"] for fact in facts(cem.events, "told")] == ["yes"]
        assert [(act["seat"], act["verb"]) for act in desk.phone.state["acts"] if act["verb"] != "go-on"] == [
            *(("Ann", "devour"), ("Ben", "devour"), ("Cem", "see"))
        ]


@awaited
async def test_a_player_without_a_phone_has_a_seat() -> None:
    async with rehearsal() as table:
        await table.sit("The moderator", "Ann", moderated=True)
        desk = Desk(table)
        for name in ("Ben", "Cem", "Dan", "Eve"):
            assert await desk.do("add-bot", name=name) == ""
        people = {person["name"]: person["player"] for person in desk.phone.state["table"]["people"]}
        assert people == {"Ann": "person", **dict.fromkeys(("Ben", "Cem", "Dan", "Eve"), "none")}
        deal = {"Ann": "werewolf", "Ben": "seer", "Cem": "villager", "Dan": "villager", "Eve": "villager"}
        assert await desk.do("plan", rulebook="classic", deal=deal) == "" and await desk.do("start") == ""
        await desk.play(("Ben", "see", "Ann"))
        await table.wait(DAY)
        assert desk.phone.phase == "day 1" and len(desk.asks) == 5, "No bot plays here."


@awaited
async def test_at_a_moderated_table_no_bot_plays_on_for_whoever_has_gone() -> None:
    async with rehearsal() as table:
        desk = await village(table)
        assert await desk.do("kick", seat="Ann") == ""
        table.phones["Ben"].do("leave")
        await table.settle()
        people = {person["name"]: person["player"] for person in desk.phone.state["table"]["people"]}
        assert (people["Ann"], people["Ben"]) == ("none", "none")


@awaited
async def test_a_plan_says_what_is_wrong_with_a_deal_to_the_moderator_alone() -> None:
    async with rehearsal() as table:
        _, ann, *_ = await table.sit("The moderator", *DEAL, moderated=True)
        desk = Desk(table)
        for deal in ({**DEAL, "Ann": "dragon"}, {"Ann": "werewolf"}, {**DEAL, "Zoe": "seer"}):
            assert await desk.do("plan", rulebook="village", deal=deal) == ""
            assert desk.phone.state["deal"]["problem"].endswith(".")
            assert ann.state["table"]["problem"] == "" and "deal" not in ann.state
            assert await desk.do("start") != ""
        assert await desk.do("plan", rulebook="onenight", unknown=True) == ""
        assert await desk.do("start") == "must-be-known"


# -- an unknown deal -----------------------------------------------------------------------------------------------


async def unknown(table: Rehearsal) -> Desk:
    return await lay(table, *DEAL, rulebook="village", unknown=True, cards=sorted(DEAL.values()))


@awaited
async def test_with_printed_cards_the_moderator_says_who_holds_what_when_it_is_called() -> None:
    async with rehearsal() as table:
        desk = await unknown(table)
        await desk.on()
        assert desk.asks == [("moderator", "holds")] and all(not phone.prompt for phone in players(table))
        await desk.enter("moderator", "holds", ["Ann", "Ben"])
        await desk.play(("Ann", "devour", "Eve"), ("Ben", "devour", "Eve"), ("moderator", "holds", ["Cem"]))
        await desk.play(("Cem", "see", "Ann"), ("moderator", "holds", ["Fay"]), ("Fay", "save", "no"))
        await desk.play(("Fay", "poison", "pass"), ("moderator", "holds", ["Dan"]))
        assert desk.phone.phase == "day 1" and dead(table.phones["Ann"]) == ["Eve"]
        assert {fact["kind"] for fact in facts(table.phones["Eve"].events)} >= {"opened", "died", "shown"}


@awaited
async def test_with_printed_cards_no_phone_is_told_what_the_moderator_knows() -> None:
    async with rehearsal() as table:
        desk = await unknown(table)
        looking_on = await table.look_on()
        await desk.play(("moderator", "holds", ["Ann", "Ben"]), ("Ann", "devour", "Eve"), ("Ben", "devour", "Eve"))
        await desk.play(("moderator", "holds", ["Cem"]), ("Cem", "see", "Ann"))
        for phone in (table.phones["Eve"], table.phones["Dan"], looking_on):
            assert "card" not in phone.state and "dealt" not in kinds(phone) and "told" not in kinds(phone)
            assert not {"asks", "stop", "cards", "notes", "acts", "corrections", "deal"} & phone.state.keys()
        for name in ("holds", '"Cem":"seer"'):
            assert name not in str([news for _, news in table.phones["Eve"].messages])
