"""The door: every HTTP call of docs/protocol.md, what it answers, and what it never tells."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from httpx import Response
from litestar.exceptions import WebSocketDisconnect

from nightcall.engine.rulebook import RULEBOOKS
from nightcall.server.house import House
from nightcall.testing.door import HOST, Door, door

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}


@pytest.fixture(scope="module")
def house() -> Iterator[Door]:
    """One house for all: no table here has to do with another."""
    with door() as opened:
        yield opened


def refusal(answer: Response) -> tuple[int, str]:
    """The status of a refusal and its reason; its text is one sentence."""
    problem = answer.json()
    assert set(problem) == {"reason", "text"} and problem["text"].endswith(".") and "\n" not in problem["text"]
    return answer.status_code, problem["reason"]


# -- every call ----------------------------------------------------------------------------------------------------


def test_a_table_is_laid_and_its_code_is_five_letters_and_its_token_a_secret(house: Door) -> None:
    ticket = house.lay("Ann")
    assert set(ticket) == {"code", "name", "token"} and ticket["name"] == "Ann"
    assert re.fullmatch(r"[BCDFGHJKLMNPQRSTVWXZ]{5}", ticket["code"])
    assert len(ticket["token"]) >= 22  # 128 bits
    assert house.lay("Ann")["code"] != ticket["code"]
    assert house.lay("", moderated=True)["name"] == "moderator"


def test_from_the_door_one_sees_what_is_at_a_table(house: Door) -> None:
    code = house.lay("Ann")["code"]
    house.sit(code, "Ben")
    for spelled in (code, code.lower()):
        answer = house.client.get(f"/api/tables/{spelled}")
        assert answer.status_code == 200
        assert answer.json() == {"code": code, "stage": "lobby", "seats": ["Ann", "Ben"], "spectators": True}


def test_somebody_sits_down(house: Door) -> None:
    code = house.lay("Ann")["code"]
    ticket = house.sit(code.lower(), "  Ben ")
    assert (ticket["code"], ticket["name"]) == (code, "Ben") and ticket["token"]
    again = house.client.post(f"/api/tables/{code}/seats", json={"name": "BEN"})
    assert refusal(again) == (400, "name-taken")


def test_a_seat_is_taken_with_a_one_time_code(house: Door) -> None:
    ticket = house.lay("Ann")
    with house.client.websocket_connect("/api/play") as socket:
        socket.send_json({"say": "hello", "table": ticket["code"], "token": ticket["token"]})
        assert socket.receive_json()["is"] == "welcome"
        socket.send_json({"say": "link", "id": "1", "hands_over": False})
        news = socket.receive_json()
    assert news["is"] == "news" and news["done"] == "1"
    link = news["code"]
    taken = house.client.post(f"/api/tables/{ticket['code']}/links", json={"link": link})
    assert taken.status_code == 201 and taken.json()["name"] == "Ann" and taken.json()["token"] != ticket["token"]
    again = house.client.post(f"/api/tables/{ticket['code']}/links", json={"link": link})
    assert refusal(again) == (400, "no-such-link")


def test_a_record_is_for_those_who_sat_there_and_only_when_the_game_is_over(house: Door) -> None:
    tickets = [house.lay("Ann")]
    code = tickets[0]["code"]
    tickets += [house.sit(code, name) for name in ("Ben", "Cem")]
    assert refusal(record(house, code, tickets[1]["token"])) == (400, "not-over-yet")
    with house.client.websocket_connect("/api/play") as socket:
        socket.send_json({"say": "hello", "table": code, "token": tickets[0]["token"]})
        socket.send_json({"say": "do", "id": "1", "act": {"do": "plan", "options": {"day-minutes": 1}}})
        socket.send_json({"say": "do", "id": "2", "act": {"do": "start"}})
        while socket.receive_json().get("done") != "2":
            pass
        assert refusal(record(house, code, tickets[1]["token"])) == (400, "not-over-yet")
        house.wait(60 * 60 * 1000)
        while (socket.receive_json().get("state") or {}).get("table", {}).get("stage") != "over":
            pass
    for token in ("", "x", tickets[1]["token"][:-1]):
        assert refusal(record(house, code, token)) == (403, "not-your-seat")
    answer = record(house, code, tickets[1]["token"])
    assert answer.status_code == 200 and answer.json()["setup"]["seats"] == ["Ann", "Ben", "Cem"]


def record(house: Door, code: str, token: str) -> Response:
    return house.client.get(f"/api/tables/{code}/record", headers={"Authorization": f"Bearer {token}"})


def test_the_books_tell_all_that_a_lobby_needs(house: Door) -> None:
    answer = house.client.get("/api/books")
    assert answer.status_code == 200
    books = {book["id"]: book for book in answer.json()["books"]}
    assert set(books) == set(RULEBOOKS)
    for name, book in books.items():
        rulebook = RULEBOOKS[name]
        assert book["seats"] == [rulebook.seats[0], rulebook.seats[-1]]
        assert {card["id"] for card in book["cards"]} == {role.id for role in rulebook.roles}
        assert {one["id"] for one in book["sets"]} == {*rulebook.sets, *rulebook.draws}
        assert {option["name"] for option in book["options"]} == {
            option.name for option in rulebook.options if option.plays
        }
        for option in book["options"]:
            assert option["default"] in [each["value"] for each in option["values"]]


@pytest.mark.parametrize("book", RULEBOOKS)
def test_the_rules_of_a_book_can_be_read(house: Door, book: str) -> None:
    rules = house.client.get(f"/api/rules/{book}").json()["rules"]
    cited = set(RULEBOOKS[book].cites.values())
    assert cited <= set(rules) and all(text for text in rules.values())


def test_there_are_no_rules_of_a_book_that_there_is_not(house: Door) -> None:
    assert refusal(house.client.get("/api/rules/chess")) == (404, "no-such-rulebook")


def test_the_schema_of_all_messages_can_be_read(house: Door) -> None:
    schema = house.client.get("/api/protocol.json").json()
    assert {"Hello", "Do", "Link", "Welcome", "News", "State", "Ticket"} <= set(schema["$defs"])
    paths = house.client.get("/schema/openapi.json").json()["paths"]
    assert {"/api/tables", "/api/tables/{code}", "/api/tables/{code}/seats", "/api/books"} <= set(paths)


# -- what is not possible ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["BBBBB", "bbbbb", "X", "BBBBBB", "12345", "%00%00%00%00%00", "ÄÖÜÄÖ", "B B B"])
def test_there_is_no_table_under_a_code_that_nobody_was_given(house: Door, code: str) -> None:
    assert refusal(house.client.get(f"/api/tables/{code}")) == (404, "no-such-table")
    assert refusal(house.client.post(f"/api/tables/{code}/seats", json={"name": "Ben"})) == (404, "no-such-table")
    assert refusal(house.client.post(f"/api/tables/{code}/links", json={"link": "x"})) == (404, "no-such-table")
    assert refusal(record(house, code, "x")) == (404, "no-such-table")


@pytest.mark.parametrize("name", ["", " ", "a\u202eb", "a\x00b", "x" * 33, "werewolf", "moderator", "7"])
def test_a_name_that_is_none_gets_no_seat(house: Door, name: str) -> None:
    code = house.lay()["code"]
    for path in ("/api/tables", f"/api/tables/{code}/seats"):
        status, reason = refusal(house.client.post(path, json={"name": name}))
        assert status == 400 and reason in ("seat-name-form", "seat-name-reserved")
    assert house.client.get(f"/api/tables/{code}").json()["seats"] == ["Ann"]


BODIES: tuple[Any, ...] = (b"", b"{", b"[]", b"null", b'"Ann"', b'{"nome":"Ann"}', b'{"name":7}', b'{"name":null}')


@pytest.mark.parametrize(
    "body", [*BODIES, b'{"name":"\xff"}', b'{"name":"\\ud800"}', b"[" * 4000, b'{"name":"Ann","x":1}']
)
def test_a_body_that_is_not_understood_is_refused_and_the_answer_tells_nothing(house: Door, body: bytes) -> None:
    code = house.lay()["code"]
    answer = house.client.post(f"/api/tables/{code}/seats", content=body, headers={"content-type": "application/json"})
    assert refusal(answer) == (400, "not-understood")
    for inside in ("msgspec", "litestar", "Traceback", "detail", "extra", "Expected"):
        assert inside not in answer.text


def test_a_body_of_more_than_8_kib_is_refused(house: Door) -> None:
    body = b'{"name":"%s"}' % (b"x" * 8192)
    answer = house.client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert refusal(answer) == (413, "not-understood")


@pytest.mark.parametrize(("method", "path", "status"), [
    ("GET", "/api/nothing", 404),
    ("GET", "/api/tables", 405),
    ("DELETE", "/api/tables", 405),
    ("PUT", "/api/tables/BBBBB/seats", 405),
    ("GET", "/api/../../etc/passwd", 404),
    ("GET", "/..%2f..%2fetc%2fpasswd", 404),
])  # fmt: skip
def test_what_is_not_there_is_not_there(house: Door, method: str, path: str, status: int) -> None:
    answer = house.client.request(method, path)
    assert answer.status_code == status
    assert "Traceback" not in answer.text and "litestar" not in answer.text.lower()


def test_when_something_goes_wrong_inside_the_answer_does_not_say_what(
    house: Door, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("the secret reason")

    with caplog.at_level("CRITICAL"):
        monkeypatch.setattr(House, "look", fails)
        answer = house.client.get("/api/tables/BBBBB")
        assert refusal(answer) == (500, "broken") and "secret" not in answer.text
        check_headers(answer)


# -- what every answer carries -------------------------------------------------------------------------------------


def check_headers(answer: Response) -> None:
    policy = answer.headers["content-security-policy"]
    for rule in ("default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
        assert rule in policy
    assert "unsafe" not in policy
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert len(answer.headers.get_list("content-security-policy")) == 1


ANSWERS: tuple[tuple[str, str, dict[str, Any], int], ...] = (
    ("GET", "/api/books", {}, 200),
    ("POST", "/api/tables", {"json": {"name": "Ann"}}, 201),
    ("POST", "/api/tables", {"json": {"name": ""}}, 400),
    ("POST", "/api/tables", {"content": b"{"}, 400),
    ("POST", "/api/tables", {"json": {"name": "x" * 9000}}, 413),
    ("POST", "/api/tables", {"json": {"name": "Ann"}, "headers": {"origin": "http://evil.example"}}, 403),
    ("GET", "/api/tables/BBBBB", {}, 404),
    ("GET", "/api/nothing", {}, 404),
    ("DELETE", "/api/tables", {}, 405),
    ("GET", "/schema/openapi.json", {}, 200),
)


@pytest.mark.parametrize(("method", "path", "given", "status"), ANSWERS)
def test_every_answer_carries_the_headers_that_keep_our_page_our_own(
    house: Door, method: str, path: str, given: dict[str, Any], status: int
) -> None:
    answer = house.client.request(method, path, **given)
    assert answer.status_code == status
    check_headers(answer)


def test_no_answer_lets_pages_of_others_read_it(house: Door) -> None:
    answer = house.client.get("/api/books", headers={"origin": "http://evil.example"})
    assert "access-control-allow-origin" not in answer.headers
    asked = house.client.options("/api/tables", headers={"origin": "http://evil.example"})
    assert "access-control-allow-origin" not in asked.headers


# -- whose pages ---------------------------------------------------------------------------------------------------


OWN = (None, f"http://{HOST}")
FOREIGN = (
    "http://evil.example",
    "https://evil.example",
    f"http://{HOST}.evil.example",
    "http://192.168.1.6:8000",
    "http://192.168.1.5",
    "http://192.168.1.5:8001",
    "null",
    "",
    "file://",
    "chrome-extension://abc",
    "http://localhost:8000",
    "http://[::1",
    "http://evil.example:99999",
)


@pytest.mark.parametrize("origin", OWN)
def test_our_own_page_and_programs_without_a_page_may_speak(house: Door, origin: str | None) -> None:
    headers = {"origin": origin} if origin else {}
    assert house.client.post("/api/tables", json={"name": "Ann"}, headers=headers).status_code == 201
    with house.client.websocket_connect("/api/play", headers=headers) as socket:
        socket.send_json({"say": "hello", "table": "BBBBB"})
        assert socket.receive_json()["reason"] == "no-such-table"


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_others_may_neither_post_nor_open_a_socket(house: Door, origin: str) -> None:
    answer = house.client.post("/api/tables", json={"name": "Ann"}, headers={"origin": origin})
    assert refusal(answer) == (403, "elsewhere")
    assert is_shut(house, {"origin": origin})


def is_shut(house: Door, headers: dict[str, str]) -> bool:
    """Whether a socket with these headers is closed before anything is heard."""
    try:
        with house.client.websocket_connect("/api/play", headers=headers) as socket:
            socket.send_json({"say": "hello", "table": "BBBBB"})
            socket.receive_json()
    except WebSocketDisconnect:
        return True
    return False


def test_a_name_that_somebody_has_made_point_here_is_not_ours(house: Door) -> None:
    headers = {"origin": "http://evil.example:8000", "host": "evil.example:8000"}
    assert refusal(house.client.post("/api/tables", json={"name": "Ann"}, headers=headers)) == (403, "elsewhere")
    assert is_shut(house, headers)


def test_the_address_that_the_world_knows_is_ours() -> None:
    with door(public_url="https://werewolf.example") as house:
        for origin, status in (("https://werewolf.example", 201), ("http://werewolf.example", 403)):
            headers = {"origin": origin, "host": "127.0.0.1:8000"}
            assert house.client.post("/api/tables", json={"name": "Ann"}, headers=headers).status_code == status
