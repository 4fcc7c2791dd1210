"""Every connection is spoken to in its own language; what all hear is told once in each."""

from collections.abc import Iterator

import pytest

from nightcall.testing.door import door
from nightcall.testing.rehearsal import awaited, rehearsal
from nightcall.words import Voices
from tests.pseudo import PSEUDO, english_in, make_pseudo
from tests.server.test_socket import Wire, settled


@pytest.fixture(scope="module")
def voices(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Voices]:
    yield Voices(make_pseudo(tmp_path_factory.mktemp("languages")))


@awaited
async def test_a_connection_is_spoken_to_in_the_language_that_it_says(voices: Voices) -> None:
    async with rehearsal(voices=voices) as table:
        ticket = await table.house.lay("Ann", False, "home")
        wires = [Wire(table) for _ in range(3)]
        for wire, language in zip(wires, (PSEUDO, f"{PSEUDO}-XX", "tlh"), strict=True):
            wire.say({"say": "hello", "table": ticket.code, "token": ticket.token, "language": language})
        await settled(table)
        wires[0].do("1", "start")
        await settled(table)
        problems = [wire.heard[0]["state"]["table"]["problem"] for wire in wires]
        assert problems[0] == problems[1] and english_in(problems[0], "One Night") == []
        assert english_in(problems[2])
        assert english_in(wires[0].heard[-1]["text"]) == []


@awaited
async def test_a_connection_goes_on_in_another_language(voices: Voices) -> None:
    async with rehearsal(voices=voices) as table:
        ticket = await table.house.lay("Ann", False, "home")
        ann, other = Wire(table), Wire(table)
        for wire in (ann, other):
            wire.hello(ticket.code, ticket.token)
        await settled(table)
        before = len(other.heard)
        ann.say({"say": "speak", "language": PSEUDO})
        await settled(table)
        first, *_, last = ann.heard
        assert last["is"] == "welcome" and english_in(last["state"]["table"]["problem"]) == []
        assert english_in(first["state"]["table"]["problem"]) and len(other.heard) == before
        ann.say({"say": "speak", "language": "en"})
        ann.do("1", "start")
        await settled(table)
        assert english_in(ann.heard[-1]["text"])


@awaited
async def test_whoever_is_not_let_in_reads_why_in_the_own_language(voices: Voices) -> None:
    async with rehearsal(voices=voices) as table:
        wire = Wire(table)
        wire.say({"say": "hello", "table": "XXXXX", "language": PSEUDO})
        await wire.task
        assert wire.bye == ("no-such-table", False)
        assert english_in(wire.heard[-1]["text"]) == []


def test_http_answers_in_the_language_that_the_address_names(voices: Voices) -> None:
    with door(voices=voices) as house:
        for path in ("tables/XXXXX", "rules/chess", "nowhere", "books"):
            here, there = (house.client.get(f"/api/{path}?language={tag}").text for tag in ("en", PSEUDO))
            assert here != there, path


def test_the_page_reads_its_own_words_and_which_languages_there_are(voices: Voices) -> None:
    with door(voices=voices) as house:
        read = house.client.get(f"/api/words?language={PSEUDO}").json()
        assert read["language"] == {"tag": PSEUDO, "name": "Esperanto", "locale": "eo"}
        assert [language["tag"] for language in read["languages"]] == ["en", PSEUDO]
        usual = house.client.get("/api/words").json()
        assert usual["language"] == {"tag": "en", "name": "English", "locale": "en-GB"}
        assert read["messages"].startswith(usual["messages"])
