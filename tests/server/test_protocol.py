"""The protocol as others read it: its schema, the page's types, the document's examples, and what is really sent."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from httpx import Response
from litestar.testing import WebSocketTestSession

from nightcall import Refused
from nightcall.engine.event import MODERATOR, Fact
from nightcall.server.origins import Origins
from nightcall.server.protocol import FromClient, FromServer
from nightcall.server.schema import protocol_schema
from nightcall.table.acts import Plan, PlayerAct
from nightcall.table.shown import State
from nightcall.table.table import Table
from nightcall.testing.door import Door, door
from nightcall.testing.messages import understood
from nightcall.testing.tables import laid, seen
from tests.table.desk import KNOWN, moderated, play_on
from tests.table.test_looks import TABLES, entries, game

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
WEB = ROOT / "web" / "src"
TYPES = (WEB / "protocol.ts").read_text(encoding="utf-8")
PATIENCE = 20.0
"""How many seconds a test waits for a frame before it fails."""


@pytest.fixture(scope="module")
def house() -> Iterator[Door]:
    with door() as opened:
        yield opened


# -- the schema --------------------------------------------------------------------------------------------------------


def references(schema: Any) -> Iterator[str]:
    """All that a schema refers to."""
    if isinstance(schema, dict):
        yield from ([schema["$ref"]] if "$ref" in schema else [])
        for part in schema.values():
            yield from references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from references(part)


def test_the_schema_is_one_that_any_reader_of_json_schema_understands() -> None:
    schema = protocol_schema()
    jsonschema_rs.meta.validate(schema)
    assert {reference.removeprefix("#/$defs/") for reference in references(schema)} <= set(schema["$defs"])
    assert json.loads(json.dumps(schema)) == schema


def test_the_schema_that_is_served_is_the_one_that_the_types_are_made_from(house: Door) -> None:
    assert house.client.get("/api/protocol.json").json() == protocol_schema()


def test_the_types_of_the_page_are_those_of_the_schema() -> None:
    exported = set(re.findall(r"^export (?:interface|type) (\w+)", TYPES, re.MULTILINE))
    assert exported == set(protocol_schema()["$defs"])


def test_the_page_imports_only_types_that_there_are() -> None:
    exported = set(re.findall(r"^export (?:interface|const|type) (\w+)", TYPES, re.MULTILINE))
    imported: set[str] = set()
    for file in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        text = file.read_text(encoding="utf-8")
        for names in re.findall(r"import (?:type )?\{([^}]*)\} from '\.{1,2}/protocol'", text):
            imported |= {name.split(" as ")[0].strip() for name in names.split(",") if name.strip()}
    assert {"State", "Book", "Ticket", "Prompt"} <= imported <= exported


def test_the_page_begins_with_the_plan_that_a_table_begins_with() -> None:
    found = re.search(r"^export const USUAL: Required<Plan> = (\{.*?^\})", TYPES, re.MULTILINE | re.DOTALL)
    assert found
    assert json.loads(found[1]) == msgspec.to_builtins(Plan())


def valid(name: str) -> "jsonschema_rs.Draft202012Validator":
    """What holds something against a part of the schema."""
    schema = protocol_schema()
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


STATE, LINE, HEARD = valid("State"), valid("Line"), valid("Heard")


def check_sent(table: Table, viewer: str) -> None:
    """Hold what a viewer is sent against the schema."""
    sent = seen(table, viewer)
    STATE.validate(sent["state"])
    assert set(sent["state"]) <= set(State.__struct_fields__)
    for line in sent["events"]:
        LINE.validate(line)
    for line in sent["talk"]:
        HEARD.validate(line)


@pytest.mark.parametrize("book", TABLES)
def test_what_is_sent_in_a_game_is_what_the_schema_says(book: str) -> None:
    table, watchers, chance = game(book, 4)
    for number, entry in enumerate(entries(table, watchers, chance)):
        try:
            table.apply(entry)
        except Refused:
            continue
        for watcher in watchers.values():
            watcher.read()
        if number % 20 == 0:
            for viewer in watchers:
                check_sent(table, viewer)
    for viewer in watchers:
        check_sent(table, viewer)


@pytest.mark.parametrize("book", KNOWN)
def test_what_is_sent_at_a_moderated_table_is_what_the_schema_says(book: str) -> None:
    table = moderated(**KNOWN[book])

    def check(playing: Table) -> None:
        for viewer in ("", MODERATOR, "Ann"):
            check_sent(playing, viewer)

    play_on(table, Random(book), check)
    check(table)


def test_what_is_sent_in_a_lobby_is_what_the_schema_says() -> None:
    check_sent(laid("Ann", "Ben", bots=1), "Ben")
    check_sent(laid("Ann", moderated=True), MODERATOR)


@pytest.mark.parametrize(
    "text",
    [
        '{"is":"news","now":1,"state":{"secret":7}}',
        '{"is":"news","now":1,"events":[{"n":1,"phase":{"moment":"day","number":1,"text":""},"rule":"","fact":{"kind":"slept","role":"seer","by":"Ann"},"text":""}]}',
        '{"is":"bye","reason":"","text":"","again":false,"why":""}',
    ],
)
def test_a_message_with_something_in_it_that_the_protocol_does_not_know_is_noticed(text: str) -> None:
    with pytest.raises(AssertionError):
        understood(text.encode())


def test_every_kind_of_fact_is_one_that_the_schema_names_and_those_of_the_roles_are_among_them() -> None:
    kinds = {reference.removeprefix("#/$defs/") for reference in references(protocol_schema()["$defs"]["Fact"])}
    assert kinds == {kind.__name__ for kind in Fact.__subclasses__()} >= {"Opened", "Piled", "Balloted"}


# -- the examples of the document --------------------------------------------------------------------------------------


def examples() -> Iterator[Any]:
    """Every frame that the document shows in full."""
    for line in re.findall(r"^    (\{.*?\})(?:\s+→.*)?$", PAGE, re.MULTILINE):
        text = line.replace('"any string, new for each act"', '"1"')
        if "{…}" not in text and "[…]" not in text and "?" not in re.sub(r'"[^"]*"', "", text) and " …" not in text:
            yield json.loads(text)


def test_every_frame_that_the_document_shows_in_full_is_one() -> None:
    sent = [frame for frame in examples() if "say" in frame]
    assert [frame["say"] for frame in sent] == ["hello", "do", "link", "speak"]
    for frame in sent:
        msgspec.convert(frame, FromClient)
    heard = [frame for frame in examples() if "is" in frame]
    assert [frame["is"] for frame in heard] == ["bye"]
    for frame in heard:
        msgspec.convert(frame, FromServer)


def test_every_act_goes_over_the_wire_under_the_name_that_the_document_gives_it() -> None:
    section = PAGE[PAGE.index("### Acts") : PAGE.index("## Limits")]
    for act in PlayerAct.__args__:
        assert f"`{act.__struct_config__.tag}" in section
        assert act.__struct_config__.tag_field == "do" and act.__struct_config__.forbid_unknown_fields


# -- the door, as its schema tells it ----------------------------------------------------------------------------------


def test_no_secret_is_ever_part_of_an_address(house: Door) -> None:
    paths: dict[str, Any] = house.client.get("/schema/openapi.json").json()["paths"]
    for calls in paths.values():
        for call in calls.values():
            for parameter in call.get("parameters", []):
                assert (parameter["in"], parameter["name"]) in {
                    ("path", "code"),
                    ("path", "book"),
                    ("query", "language"),
                }


CALLS: tuple[tuple[str, str, dict[str, Any], int], ...] = (
    ("POST", "/api/tables", {"json": {"name": "Ann"}}, 201),
    ("POST", "/api/tables", {"json": {"name": ""}}, 400),
    ("POST", "/api/tables", {"json": {"name": 7}}, 400),
    ("GET", "/api/tables/{code}", {}, 200),
    ("POST", "/api/tables/{code}/seats", {"json": {"name": "Ben"}}, 201),
    ("POST", "/api/tables/{code}/seats", {"json": {"name": "Ann"}}, 400),
    ("POST", "/api/tables/{code}/links", {"json": {"link": "x"}}, 400),
    ("GET", "/api/books", {}, 200),
    ("GET", "/api/rules/village", {}, 200),
    ("GET", "/api/protocol.json", {}, 200),
)


@pytest.mark.parametrize(("method", "path", "given", "status"), CALLS)
def test_an_answer_is_of_the_kind_that_the_schema_of_the_door_gives_it(
    house: Door, method: str, path: str, given: dict[str, Any], status: int
) -> None:
    code = house.lay()["code"]
    answer = house.client.request(method, path.format(code=code), **given)
    assert answer.status_code == status
    documented = documents(house, method, path.replace("village", "{book}"), status)
    kind = answer.headers["content-type"].partition(";")[0]
    assert kind in documented
    jsonschema_rs.validator_for(documented[kind]).validate(answer.json())


def documents(house: Door, method: str, path: str, status: int) -> dict[str, Any]:
    """The kinds of an answer that the schema of the door knows, each with its own schema."""
    schema = house.client.get("/schema/openapi.json").json()
    answer = schema["paths"][path][method.lower()]["responses"][str(status)]
    return {
        kind: {**content["schema"], "components": schema["components"]} for kind, content in answer["content"].items()
    }


# -- sockets -----------------------------------------------------------------------------------------------------------


def hear(socket: WebSocketTestSession) -> dict[str, Any]:
    """The next frame."""
    frame: dict[str, Any] = socket.receive_json(timeout=PATIENCE)
    return frame


def hello(socket: WebSocketTestSession, ticket: dict[str, Any]) -> dict[str, Any]:
    """Say who one is, and hear the welcome."""
    socket.send_json({"say": "hello", "table": ticket["code"], "token": ticket["token"]})
    return hear(socket)


def do(socket: WebSocketTestSession, id: str, act: str, **fields: Any) -> dict[str, Any]:
    """Do something, and hear what came of it."""
    socket.send_json({"say": "do", "id": id, "act": {"do": act, **fields}})
    while (frame := hear(socket)).get("done", frame.get("id")) != id:
        pass
    return frame


def test_a_stranger_with_a_wrong_token_does_not_disturb_the_player(house: Door) -> None:
    ann = house.lay("Ann")
    with house.client.websocket_connect("/api/play") as hers:
        assert hello(hers, ann)["state"]["you"] == "Ann"
        for token in ("wrong", ann["token"][:-1], ann["token"] + "A", ann["token"].swapcase()):
            with house.client.websocket_connect("/api/play") as strangers:
                bye = hello(strangers, ann | {"token": token})
                assert (bye["is"], bye["reason"], bye["again"]) == ("bye", "not-your-seat", False)
        news = do(hers, "1", "say", to="all", text="Still here.")
        assert news["talk"][0]["text"] == "Still here." and "state" not in news


def test_a_seat_is_played_from_several_devices_and_each_gets_the_same(house: Door) -> None:
    ann = house.lay("Ann")
    with house.client.websocket_connect("/api/play") as phone, house.client.websocket_connect("/api/play") as tablet:
        assert hello(phone, ann)["state"] == hello(tablet, ann)["state"]
        do(phone, "1", "say", to="all", text="Hello.")
        news = hear(tablet)
        assert news["talk"][0]["text"] == "Hello." and "done" not in news


@pytest.mark.parametrize(("length", "reason"), [(501, "talk-length"), (1000, "talk-length"), (1001, "not-understood")])
def test_a_text_that_is_too_long_is_refused_and_said_to_nobody(house: Door, length: int, reason: str) -> None:
    with house.client.websocket_connect("/api/play") as socket:
        hello(socket, house.lay("Ann"))
        socket.send_json({"say": "do", "id": "1", "act": {"do": "say", "to": "all", "text": "x" * length}})
        refused = hear(socket)
        assert (refused["is"], refused["reason"]) == ("refused", reason)
        assert refused.get("id", "1") == "1"
        assert do(socket, "2", "say", to="all", text="Short.")["talk"][0]["n"] == 1


def test_whoever_looks_on_does_nothing_and_is_told_so(house: Door) -> None:
    ann = house.lay("Ann")
    with house.client.websocket_connect("/api/play") as socket:
        assert hello(socket, ann | {"token": ""})["state"]["you"] == ""
        assert do(socket, "1", "say", to="all", text="Hello.")["reason"] == "no-seat-here"
        assert do(socket, "2", "start")["reason"] == "not-the-host"
        socket.send_json({"say": "link", "id": "3"})
        assert hear(socket)["reason"] == "no-seat-here"


def test_an_act_that_is_sent_again_over_a_new_connection_is_done_once(house: Door) -> None:
    ann = house.lay("Ann")
    for _ in range(2):
        with house.client.websocket_connect("/api/play") as socket:
            hello(socket, ann)
            assert do(socket, "1", "add-bot")["done"] == "1"
    assert len(house.client.get(f"/api/tables/{ann['code']}").json()["seats"]) == 2


def test_a_one_time_code_that_got_lost_on_the_way_is_sent_again_under_the_same_id(house: Door) -> None:
    ann = house.lay("Ann")
    heard: list[dict[str, Any]] = []
    for _ in range(2):
        with house.client.websocket_connect("/api/play") as socket:
            hello(socket, ann)
            socket.send_json({"say": "link", "id": "1", "hands_over": False})
            heard.append(hear(socket))
    assert [news["done"] for news in heard] == ["1", "1"]
    assert take(house, ann["code"], heard[1].get("code", "")).status_code == 201


def take(house: Door, code: str, link: str) -> Response:
    return house.client.post(f"/api/tables/{code}/links", json={"link": link})


def test_with_a_link_that_hands_over_the_old_devices_are_sent_away(house: Door) -> None:
    ann = house.lay("Ann")
    with house.client.websocket_connect("/api/play") as socket:
        hello(socket, ann)
        socket.send_json({"say": "link", "id": "1", "hands_over": True})
        friend = take(house, ann["code"], hear(socket)["code"]).json()
        bye = hear(socket)
        assert (bye["is"], bye["reason"], bye["again"]) == ("bye", "not-your-seat", False)
    with house.client.websocket_connect("/api/play") as socket:
        assert hello(socket, friend)["state"]["you"] == "Ann"


def test_nobody_looks_on_at_a_table_that_does_not_want_it(house: Door) -> None:
    ann = house.lay("Ann")
    with house.client.websocket_connect("/api/play") as socket:
        hello(socket, ann)
        do(socket, "1", "plan", spectators=False)
        with house.client.websocket_connect("/api/play") as strangers:
            assert hello(strangers, ann | {"token": ""})["reason"] == "no-spectators"
    assert house.client.get(f"/api/tables/{ann['code']}").json()["spectators"] is False


# -- whose pages -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        (None, None),
        (None, "evil.example"),
        ("http://127.0.0.1:8000", "127.0.0.1:8000"),
        ("http://127.0.0.1", "127.0.0.1"),
        ("http://127.0.0.1", "127.0.0.1:80"),
        ("https://10.0.0.7", "10.0.0.7:443"),
        ("http://[::1]:8000", "[::1]:8000"),
        ("http://[fe80::1]:8000", "[fe80::1]:8000"),
        ("http://localhost:8000", "localhost:8000"),
        ("http://LOCALHOST:8000", "localhost:8000"),
        ("https://play.example", "anything at all"),
        ("https://play.example:443", None),
    ],
)
def test_a_page_from_this_machines_own_address_may_speak(origin: str | None, host: str | None) -> None:
    assert Origins("https://play.example").allows(origin, host)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://evil.example", "evil.example"),
        ("http://evil.example", "127.0.0.1:8000"),
        ("http://127.0.0.1.evil.example", "127.0.0.1.evil.example"),
        ("http://127.0.0.1:9000", "127.0.0.1:8000"),
        ("http://127.0.0.1", "10.0.0.7"),
        ("http://127.0.0.1", None),
        ("http://127.0.0.1", ""),
        ("https://127.0.0.1", "127.0.0.1:80"),
        ("http://localhost.evil.example", "localhost.evil.example"),
        ("http://localhost@evil.example", "evil.example"),
        ("http://play.example", "play.example"),
        ("https://play.example:8443", "play.example:8443"),
        ("https://play.example.evil.example", "play.example"),
        ("ftp://127.0.0.1", "127.0.0.1"),
        ("null", "null"),
        ("", ""),
        ("http://", ""),
        ("http://[", "["),
        ("http://127.0.0.1:port", "127.0.0.1:port"),
    ],
)
def test_a_page_from_anywhere_else_may_not(origin: str, host: str | None) -> None:
    assert not Origins("https://play.example").allows(origin, host)
    assert not Origins().allows(origin, host)


def test_without_a_public_address_nothing_is_public() -> None:
    assert not Origins("").allows("https://play.example", "play.example")
    assert not Origins("nonsense").allows("nonsense", "nonsense")
