"""Moderated tables: the moderator has the desk, the phones have their hands, and no clock decides anything."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from nightcall.testing.phone import Phone
from nightcall.testing.rehearsal import Rehearsal, awaited, rehearsal
from nightcall.testing.screen import facts

DEAL = {"Ann": "werewolf", "Ben": "werewolf", "Cem": "seer", "Dan": "hunter", "Eve": "villager", "Fay": "witch"}
DAY = 24 * 60 * 60 * 1000


class Desk:
    """A moderator at work."""

    def __init__(self, table: Rehearsal) -> None:
        self.table = table

    @property
    def phone(self) -> Phone:
        return self.table.phones["moderator"]

    @property
    def asks(self) -> list[tuple[str, str]]:
        """Who is asked what."""
        return [(ask["seat"], ask["verb"]) for ask in self.phone.state["asks"]]

    async def do(self, act: str, **fields: Any) -> str:
        """Do something, and say why it was refused, if it was."""
        id = self.phone.do(act, **fields)
        await self.table.settle()
        return self.phone.why(id)

    async def enter(self, seat: str, verb: str, what: Any) -> None:
        assert await self.do("enter", seat=seat, verb=verb, what=what) == ""

    async def on(self) -> None:
        """Leave all cues up to the next question, or the end."""
        while (self.phone.state.get("stop") or {}).get("kind") not in (None, "lot"):
            assert await self.do("go-on") == ""

    async def play(self, *answers: tuple[str, str, Any]) -> None:
        """Write down what was answered, one after the other, and leave the cues between."""
        for seat, verb, what in answers:
            await self.on()
            await self.enter(seat, verb, what)
        await self.on()

    def number(self, seat: str, verb: str) -> int:
        """The number of an act, for a rewind."""
        return int(next(act["n"] for act in self.phone.state["acts"] if (act["seat"], act["verb"]) == (seat, verb)))


async def lay(table: Rehearsal, *names: str, **plan: Any) -> Desk:
    """A moderated table, dealt."""
    await table.sit("The moderator", *names, moderated=True)
    desk = Desk(table)
    assert await desk.do("plan", **plan) == ""
    assert await desk.do("start") == ""
    return desk


async def village(table: Rehearsal, **plan: Any) -> Desk:
    return await lay(table, *DEAL, **{"rulebook": "village", "deal": DEAL, **plan})


FIRST_NIGHT = (
    ("Ann", "devour", "Eve"),
    ("Ben", "devour", "Eve"),
    ("Cem", "see", "Ann"),
    ("Fay", "save", "no"),
    ("Fay", "poison", "pass"),
)


def kinds(phone: Phone) -> list[str]:
    return [fact["kind"] for fact in facts(phone.events)]


def dead(phone: Phone) -> list[str]:
    return [place["name"] for place in phone.state["circle"] if not place["alive"]]


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


def players(table: Rehearsal) -> list[Phone]:
    return [phone for name, phone in table.phones.items() if name != "moderator"]


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


# -- nothing of the deal gets out ----------------------------------------------------------------------------------

FIVE = {"Ann": "werewolf", "Ben": "seer", "Cem": "villager", "Dan": "villager", "Eve": "villager"}
EIGHT = {**DEAL, "Gus": "villager", "Hal": "drunkard"}
CURATED = {"Ann": "curator", "Ben": "robber", "Eve": "villager"}
WORLDS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "village": (
        {"deal": DEAL},
        {"deal": {**DEAL, "Cem": "hunter", "Dan": "seer"}},
    ),
    "bigbox, the card left over": (
        {"deal": EIGHT, "extra": "healer"},
        {"deal": {**EIGHT, "Cem": "healer"}, "extra": "seer"},
    ),
    "classic, the Amulet": (
        {"deal": FIVE, "amulet": "Ann"},
        {"deal": {**FIVE, "Ann": "seer", "Ben": "werewolf"}, "amulet": "Ben"},
    ),
    "onenight, the centre": (
        {"deal": {"Ann": "werewolf", "Ben": "seer", "Eve": "villager"}, "center": ["robber", "drunk", "insomniac"]},
        {"deal": {"Ann": "robber", "Ben": "drunk", "Eve": "villager"}, "center": ["insomniac", "seer", "werewolf"]},
    ),
    "daybreak, the centre": (
        {"deal": {"Ann": "werewolf", "Ben": "curator", "Eve": "villager"}, "center": ["seer", "robber", "witch"]},
        {"deal": {"Ann": "curator", "Ben": "seer", "Eve": "villager"}, "center": ["werewolf", "witch", "robber"]},
    ),
    "daybreak, the pile of artifacts": (
        {"deal": CURATED, "center": ["seer", "werewolf", "witch"], "artifacts": ["claw", "mask"]},
        {"deal": CURATED, "center": ["seer", "werewolf", "witch"], "artifacts": ["mask", "claw"]},
    ),
}  # fmt: skip
"""Two deals each between which Eve, who holds the same card in both, and whoever looks on can see no difference."""


@pytest.mark.parametrize("world", WORLDS)
@awaited
async def test_no_phone_and_nobody_who_looks_on_can_tell_one_deal_from_another(world: str) -> None:
    heard: list[list[Any]] = []
    for plan in WORLDS[world]:
        async with rehearsal() as table:
            await table.sit("The moderator", *plan["deal"], moderated=True)
            looking_on, desk = await table.look_on(), Desk(table)
            assert await desk.do("plan", rulebook=world.split(",")[0], **plan) == ""
            assert await desk.do("start") == "", desk.phone.refused
            assert await desk.do("go-on") == ""
            messages = [*table.phones["Eve"].messages, *looking_on.messages]
            text = msgspec.json.encode([news for _, news in messages]).decode().replace(table.code, "CODE")
            heard.append(text.split(","))
    assert heard[0] == heard[1]


@awaited
async def test_a_cue_that_waits_for_the_moderator_tells_the_phones_nothing_of_who_is_asked() -> None:
    async with rehearsal() as table:
        desk = await village(table)
        await desk.on()
        eve = table.phones["Eve"]
        before = eve.knows
        await desk.enter("Ann", "devour", "Eve")
        assert eve.knows == before


# -- rewind --------------------------------------------------------------------------------------------------------


@awaited
async def test_an_act_is_taken_back_and_what_no_longer_fits_goes_with_it() -> None:
    async with rehearsal() as table:
        desk = await village(table)
        await desk.play(*FIRST_NIGHT)
        assert dead(desk.phone) == ["Eve"]
        assert await desk.do("rewind", to=desk.number("Ben", "devour")) == ""
        assert desk.asks == [("Ben", "devour")]
        assert dead(desk.phone) == dead(table.phones["Eve"]) == []
        assert {act["verb"] for act in desk.phone.state["acts"]} == {"go-on", "devour"}
        assert desk.phone.phase == "night 1"


@awaited
async def test_another_answer_stands_in_the_place_of_one_and_later_ones_are_kept_where_they_fit() -> None:
    async with rehearsal() as table:
        desk = await village(table)
        await desk.play(*FIRST_NIGHT)
        seen = desk.number("Cem", "see")
        assert await desk.do("rewind", to=seen, instead={"seat": "Cem", "verb": "see", "what": "Eve"}) == ""
        assert desk.phone.phase == "day 1" and dead(desk.phone) == ["Eve"]
        assert [act["what"] for act in desk.phone.state["acts"] if act["verb"] == "see"] == ["Eve"]
        cem = table.phones["Cem"]
        assert [(fact["of"], fact["value"]) for fact in facts(cem.events, "told")] == [("Eve", "no")]
        corrections = desk.phone.state["corrections"]
        told = {(each["is"], each["fact"]["kind"]): each for each in corrections if each["fact"]["kind"] == "told"}
        assert told["gone", "told"]["to"] == ["Cem"] and told["gone", "told"]["fact"]["value"] == "yes"
        assert told["new", "told"]["fact"]["value"] == "no"


@awaited
async def test_a_rewind_with_an_answer_that_cannot_be_is_refused_and_changes_nothing() -> None:
    async with rehearsal() as table:
        desk = await village(table)
        await desk.play(*FIRST_NIGHT)
        before = {phone.name: phone.knows for phone in table.phones.values()}
        number = desk.number("Cem", "see")
        for instead in (
            {"seat": "Cem", "verb": "see", "what": "Cem"},
            {"seat": "Ann", "verb": "see", "what": "Eve"},
            {"seat": "Cem", "verb": "heal", "what": "Eve"},
        ):
            assert await desk.do("rewind", to=number, instead=instead) != ""
        for nowhere in (0, -1, 10**6):
            assert await desk.do("rewind", to=nowhere) == "no-such-act"
        assert {phone.name: phone.knows for phone in table.phones.values()} == before


@awaited
async def test_after_a_rewind_every_phone_begins_anew_with_its_own_numbering() -> None:
    async with rehearsal() as table:
        desk = await village(table)
        looking_on = await table.look_on()
        await desk.play(*FIRST_NIGHT)
        before = {
            phone.name: len([news for _, news in phone.messages if news["is"] == "welcome"]) for phone in players(table)
        }
        numbers = {phone.name: phone.prompt["n"] for phone in players(table) if phone.prompt}
        assert (
            await desk.do(
                "rewind", to=desk.number("Fay", "poison"), instead={"seat": "Fay", "verb": "poison", "what": "Ann"}
            )
            == ""
        )
        for phone in (*table.phones.values(), looking_on):
            assert [event["n"] for event in phone.events] == list(range(1, len(phone.events) + 1))
            twin = await phone.twin()
            await table.settle()
            assert twin.knows == phone.knows
        for phone in players(table):
            welcomes = [news for _, news in phone.messages if news["is"] == "welcome"]
            assert len(welcomes) == before[phone.name] + 1
            if phone.prompt and phone.name in numbers:
                assert phone.prompt["n"] > numbers[phone.name], "An answer to the old question would be late."
        assert sorted(dead(looking_on)) == ["Ann", "Eve"]


@awaited
async def test_an_answer_from_before_a_rewind_is_late() -> None:
    async with rehearsal() as table:
        desk = await village(table)
        await desk.on()
        ann = table.phones["Ann"]
        assert ann.prompt
        number = ann.prompt["n"]
        ann.answer("Eve")
        await table.settle()
        assert await desk.do("rewind", to=desk.number("Ann", "devour")) == ""
        assert ann.prompt["verb"] == "devour" and ann.prompt["n"] != number
        assert ann.why(ann.do("answer", prompt=number, what="Dan")) == "late"
        ann.answer("Dan")
        await table.settle()
        assert desk.phone.state["acts"][-1]["what"] == "Dan"


@awaited
async def test_the_end_of_a_game_can_be_taken_back() -> None:
    async with rehearsal() as table:
        desk = await village(table, deal={**DEAL, "Ben": "villager"})
        await desk.play(
            ("Ann", "devour", "Eve"), ("Cem", "see", "Ann"), ("Fay", "save", "no"), ("Fay", "poison", "Ann")
        )
        assert desk.phone.stage == "over"
        assert (
            await desk.do(
                "rewind", to=desk.number("Fay", "poison"), instead={"seat": "Fay", "verb": "poison", "what": "pass"}
            )
            == ""
        )
        assert table.phones["Ann"].stage == "playing" and not table.phones["Ann"].state.get("outcome")
        assert desk.phone.phase in ("night 1", "dawn 1", "day 1")
        await desk.on()
        assert ("Ann", "nominate") in desk.asks


@awaited
async def test_whoever_was_dead_and_watched_and_lives_again_does_not_go_on_seeing_everything() -> None:
    async with rehearsal() as table:
        desk = await village(table, dead_watch=True)
        await desk.play(*FIRST_NIGHT)
        eve = table.phones["Eve"]
        eve.do("watch")
        await table.settle()
        assert eve.state["watching"] is True
        assert await desk.do("rewind", to=desk.number("Ann", "devour")) == ""
        assert dead(eve) == []
        assert eve.state["watching"] is False and "cards" not in eve.knows["state"]


@awaited
async def test_whoever_sits_down_after_a_game_is_none_of_its_dead_when_it_goes_on_after_all() -> None:
    async with rehearsal() as table:
        desk = await village(table, deal={**DEAL, "Ben": "villager"}, dead_watch=True)
        await desk.play(
            ("Ann", "devour", "Eve"), ("Cem", "see", "Ann"), ("Fay", "save", "no"), ("Fay", "poison", "Ann")
        )
        assert desk.phone.stage == "over"
        *_, gus = await table.sit("Gus")
        assert await desk.do("rewind", to=desk.number("Fay", "poison")) == ""
        assert gus.stage == "playing"
        assert gus.state["may"] == [] and gus.state["watching"] is False
        assert gus.why(gus.do("watch")) == "no-watching"


@awaited
async def test_a_moderated_table_is_there_again_after_a_crash_with_all_that_was_taken_back(tmp_path: Path) -> None:
    async with rehearsal(tmp_path / "0.sqlite3") as table:
        desk = await village(table)
        await desk.play(*FIRST_NIGHT)
        await desk.do("rewind", to=desk.number("Cem", "see"), instead={"seat": "Cem", "verb": "see", "what": "Eve"})
        before = {name: phone.knows for name, phone in table.phones.items()}
        await table.crash(tmp_path / "1.sqlite3", later=DAY)
        assert {name: phone.knows for name, phone in table.phones.items()} == before
        await desk.play(("Cem", "nominate", "Ann"))
        assert ("Dan", "second") in desk.asks
