"""A rewind through the protocol."""

from pathlib import Path

from nightcall.testing.rehearsal import awaited, rehearsal
from nightcall.testing.screen import facts
from tests.live.desks import DAY, DEAL, FIRST_NIGHT, dead, players, village


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
