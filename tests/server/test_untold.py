"""What cannot be put into words for one who listens is no harm to anybody else, nor to the game."""

import logging
from pathlib import Path
from typing import Any

import pytest

from nightcall import Refused
from nightcall.table.look import Look
from nightcall.testing.rehearsal import awaited, rehearsal


@awaited
async def test_the_others_hear_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    true = Look.refresh

    def speechless(look: Look, *given: Any) -> Any:
        if look.viewer == "Ben":
            raise KeyError("night-fell")
        return true(look, *given)

    async with rehearsal(tmp_path / "0.sqlite3", 1) as table:
        ann, _, cem = await table.sit("Ann", "Ben", "Cem")
        monkeypatch.setattr(Look, "refresh", speechless)
        with caplog.at_level(logging.CRITICAL, "nightcall.server"):
            ann.do("say", to="all", text="Good evening!")
            await table.settle()
        assert [said["text"] for said in cem.talk] == ["Good evening!"]
        assert [guest.look.viewer for guest in table.room.gathering.guests if guest.look] == ["Ann", "Cem"]
        monkeypatch.setattr(Look, "refresh", true)
        await table.begin(rulebook="onenight")
        assert table.room.table.due is not None


@awaited
async def test_a_host_who_cannot_be_followed_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unwritten(*given: Any, **facts: Any) -> None:
        raise Refused("unwritten")

    async with rehearsal(tmp_path / "0.sqlite3", 1) as table:
        await table.sit("Ann", "Ben")
        table.room.gathering.let_go(table.room.gathering.guests[0])
        monkeypatch.setattr(table.room, "do", unwritten)
        table.clock.ring()
