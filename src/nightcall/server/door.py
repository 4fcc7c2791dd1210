"""The door: HTTP for laying a table, sitting down and looking things up; the play itself goes over a socket."""

from ipaddress import IPv6Address, IPv6Network
from typing import Annotated, Any, TypeAlias

from litestar import Request, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from nightcall.engine.rulebook import rulebook_named
from nightcall.server.books import Books, Rules, books, rules_of
from nightcall.server.house import House, Standing, Ticket
from nightcall.server.languages import Catalogue, words_of
from nightcall.server.socket import POLICY, Connection
from nightcall.words import Voice

__all__ = ["BODIES", "HANDLERS", "Lay", "Problem", "Sit", "Take", "counted_as", "voice_for"]

Name: TypeAlias = Annotated[str, Meta(max_length=200)]
Token: TypeAlias = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{22,64})?$")]
"""128 bits or more, or nothing: then the server draws them."""
Asking: TypeAlias = "Request[Any, Any, State]"


class Lay(Struct, frozen=True, forbid_unknown_fields=True):
    """Who lays a table, and whether to play at it or to moderate it."""

    name: Name = ""
    moderated: bool = False


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down; whoever brings a token can ask twice, and has one seat."""

    name: Name
    token: Token = ""


class Take(Struct, frozen=True, forbid_unknown_fields=True):
    """The one-time code with which somebody takes a seat; whoever brings a token can ask twice."""

    link: Name
    token: Token = ""


class Problem(Struct, frozen=True):
    """Why something is not possible, for programs and for people."""

    reason: str
    text: str


REFUSALS = {
    status: ResponseSpec(Problem, generate_examples=False, description=why)
    for status, why in (
        (400, "It is not possible, or was not understood."),
        (403, "It is not yours, or came from another page."),
        (404, "There is no such table or book."),
        (429, "That was too often."),
        (503, "The server could not do it just now."),
    )
}
BODIES = (Lay, Sit, Take, Ticket, Standing, Problem)


def _house(connection: "Request[Any, Any, State] | WebSocket[Any, Any, State]") -> House:
    house: House = connection.app.state.house
    return house


def voice_for(connection: "Request[Any, Any, State] | WebSocket[Any, Any, State]") -> Voice:
    """In which language to answer: the one that the address names, or the nearest that there is."""
    return _house(connection).voices.nearest(connection.query_params.get("language", ""))


def _address(connection: "Request[Any, Any, State] | WebSocket[Any, Any, State]") -> str:
    """Whom limits are counted for."""
    return counted_as(connection.client.host if connection.client else "")


def counted_as(address: str) -> str:
    """Whom an address counts as: one home may have as many of version 6 as it likes."""
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found), 64), strict=False))


def _token(request: Asking) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


@post("/api/tables", responses=REFUSALS)
async def lay(request: Asking, data: JSONBody[Lay]) -> Ticket:
    """Lay a table."""
    return await _house(request).lay(data.name, data.moderated, _address(request))


@get("/api/tables/{code:str}", responses=REFUSALS)
async def look(request: Asking, code: FromPath[str]) -> Standing:
    """See what is at a table."""
    return await _house(request).look(code, _address(request))


@post("/api/tables/{code:str}/seats", responses=REFUSALS)
async def sit(request: Asking, code: FromPath[str], data: JSONBody[Sit]) -> Ticket:
    """Sit down at a table."""
    return await _house(request).sit(code, data.name, _address(request), data.token)


@post("/api/tables/{code:str}/links", responses=REFUSALS)
async def take(request: Asking, code: FromPath[str], data: JSONBody[Take]) -> Ticket:
    """Take a seat with a one-time code."""
    return await _house(request).redeem(code, data.link, _token(request), _address(request), data.token)


@get("/api/tables/{code:str}/record", responses=REFUSALS)
async def record(request: Asking, code: FromPath[str]) -> dict[str, Any]:
    """Read the last game of a table, when it is over."""
    return await _house(request).record(code, _token(request), _address(request))


@get("/api/words")
async def words(request: Asking, language: FromQuery[str] = "") -> Catalogue:
    """Read what the page says by itself."""
    return words_of(_house(request).voices, language)


@get("/api/books")
async def all_books(request: Asking, language: FromQuery[str] = "") -> Books:
    """Read what the rulebooks have to offer."""
    return books(voice_for(request))


@get("/api/rules/{book:str}", responses=REFUSALS)
async def rules(request: Asking, book: FromPath[str], language: FromQuery[str] = "") -> Rules:
    """Read the short texts of a book's rules."""
    return rules_of(rulebook_named(book).id, voice_for(request))


@get("/api/protocol.json")
async def protocol() -> dict[str, Any]:
    """Read the schema of all messages."""
    from nightcall.server.schema import protocol_schema

    return protocol_schema()


@websocket("/api/play")
async def play(socket: "WebSocket[Any, Any, State]") -> None:
    """Play over a socket."""
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if not socket.app.state.origins.allows(origin, host):
        await socket.close(POLICY, reason="elsewhere")
        return
    await socket.accept()
    await Connection(socket, _house(socket), _address(socket)).serve()


HANDLERS = (lay, look, sit, take, record, words, all_books, rules, protocol, play)
