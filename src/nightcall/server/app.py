"""The application: the door, the page, and what every answer carries so that nothing strange can run in the page."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.datastructures import CacheControlHeader, State
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from nightcall.engine.refused import Refused
from nightcall.server.door import HANDLERS, Problem, voice_for
from nightcall.server.house import House
from nightcall.server.origins import Origins

__all__ = ["LARGEST", "page_folder", "web_app"]

logger = logging.getLogger("nightcall.server")

LARGEST = 8 * 1024
"""How large a message may be, in bytes."""
HEADERS = {
    "content-security-policy": "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
STATUS = {
    "no-such-table": 404,
    "no-such-rulebook": 404,
    "not-your-seat": 403,
    "elsewhere": 403,
    "too-often": 429,
    "unwritten": 503,
    "unread": 503,
    "not-your-game": 403,
    "too-many-tables": 503,
}
"""The HTTP status of a refusal; 400, where nothing else is said."""
Asking = Request[Any, Any, State]


def page_folder() -> Path:
    """Where the built page is."""
    return Path(str(resources.files("nightcall.server").joinpath("page")))


def web_app(house: House, public_url: str = "") -> Litestar:
    """Make the application; the house is opened when it starts, and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    return Litestar(
        [*HANDLERS, *pages_of(page_folder())],
        lifespan=[lifespan],
        state=State({"house": house, "origins": Origins(public_url)}),
        middleware=[guard],
        before_send=[carry_headers],
        exception_handlers={Refused: refused, HTTPException: not_understood, Exception: broken},
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="Nightcall", version="1", servers=[Server(url="/")], render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


def pages_of(page: Path) -> list[Router]:
    """The page itself is asked for anew every time; what it names by a hash never changes."""
    if not page.is_dir():
        return []
    for_ever = CacheControlHeader(max_age=365 * 24 * 60 * 60, immutable=True)
    return [
        create_static_files_router(path="/assets", directories=[page / "assets"], cache_control=for_ever),
        create_static_files_router(
            path="/", directories=[page], html_mode=True, cache_control=CacheControlHeader(no_cache=True)
        ),
    ]


def guard(app: ASGIApp) -> ASGIApp:
    """Refuse what pages of others send."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "POST":
            headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
            if not scope["litestar_app"].state.origins.allows(headers.get(b"origin"), headers.get(b"host")):
                raise Refused("elsewhere")
        await app(scope, receive, send)

    return guarded


async def carry_headers(message: Message, scope: Scope) -> None:
    """Let every answer carry the headers that keep our page our own."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *RAW_HEADERS]


def refused(request: Asking, refusal: Refused) -> Response[Problem]:
    """Say in one sentence why something is not possible."""
    return _said(request, refusal, STATUS.get(refusal.reason, 400))


def not_understood(request: Asking, trouble: HTTPException) -> Response[Problem]:
    """Answer what is no proper request; what exactly was wrong with it stays here."""
    return _said(request, Refused("not-understood"), trouble.status_code)


def broken(request: Asking, trouble: Exception) -> Response[Problem]:
    """Answer when something has gone wrong here; what it was is for the log alone."""
    if isinstance(trouble, UnicodeError | RecursionError | msgspec.MsgspecError):
        return not_understood(request, ClientException())
    logger.error("a request failed", exc_info=trouble)
    return _said(request, Refused("broken"), 500)


def _said(request: Asking, refusal: Refused, status: int) -> Response[Problem]:
    return Response(Problem(refusal.reason, voice_for(request).refusal(refusal)), status_code=status)
