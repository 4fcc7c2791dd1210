"""`nightcall serve`: tables on this machine, for everybody with a browser on the same network."""

import asyncio
import errno
import gc
import logging
import re
import socket
import sys
from pathlib import Path

import segno
import uvicorn
from litestar import Litestar
from rich.console import Console

from nightcall.engine.refused import Refused
from nightcall.server.app import LARGEST, web_app
from nightcall.server.house import House
from nightcall.store import Store, Unreadable, Unwritten, default_path
from nightcall.words import Voice

__all__ = ["config_of", "serve_tables"]

RARELY = (50_000, 20, 100)
"""How rarely memory is looked through for what nobody needs any more."""
UNREAD, PATIENCE = 128 * 1024, 30_000
"""How many bytes the system keeps for a device that does not read, and for how many milliseconds."""
TURNS = 10
"""How many turns of the loop the connections get to say goodbye."""
RUBBISH = "Invalid UTF-8 sequence received from client."
"""What uvicorn would log, with a traceback, of rubbish that anybody may send."""
ANYWHERE = ("0.0.0.0", "::")
NOWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody: nothing is sent there, but the machine says over which of its own it would be."""


def serve_tables(host: str, port: int, path: Path | None, public_url: str, voice: Voice) -> int:
    """Serve until somebody stops it, and return the exit code."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(message)s")
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg != RUBBISH)
    if public_url and not re.fullmatch(r"https?://[^\s/]+/?", public_url):
        raise Refused("public-url", url=public_url)
    listening = listen(host, port)
    url = public_url.rstrip("/") or address_of(host, listening.getsockname()[1])
    gc.freeze()  # what was loaded stays; whoever plays should not wait while it is looked through again and again
    gc.set_threshold(*RARELY)
    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(serve(listening, path or default_path(), url, voice))
    return 0


async def serve(listening: socket.socket, path: Path, url: str, voice: Voice) -> None:
    """Open the store, take up the games that were under way, and let people in."""
    try:
        store = await Store.open(path, alone=True)
    except (Unreadable, Unwritten) as trouble:
        raise Refused("store", why=trouble) from None
    await Announcing(House(store), url, path, voice).serve(sockets=[listening])


def config_of(app: Litestar) -> uvicorn.Config:
    """How the server runs: small messages only, nothing compressed, and no log of who asked for what."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


class Announcing(uvicorn.Server):
    """A server that says where to find it as soon as it can be found."""

    def __init__(self, house: House, url: str, path: Path, voice: Voice) -> None:
        """Serve a house, and know the address to announce."""
        super().__init__(config_of(web_app(house, url)))
        self._house = house
        self._url = url
        self._path = path
        self._voice = voice

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so in three lines, under a code that a phone can read."""
        await super().startup(sockets)
        if self.started:
            announce(self._url, self._path, self._voice)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody that the server stops, then stop."""
        self._house.send_home()
        for _ in range(TURNS):
            await asyncio.sleep(0)
        await super().shutdown(sockets)


def announce(url: str, path: Path, voice: Voice) -> None:
    """Say what to do next."""
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    segno.make(url, error="m").terminal(compact=True, border=2)
    console.print(voice.say("serve-open", url=url))
    console.print(voice.say("serve-join"))
    console.print(voice.say("serve-stop", path=str(path)))
    sys.stdout.flush()


def listen(host: str, port: int) -> socket.socket:
    """Take the port, or say in one sentence why it cannot be had."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.create_server((host, port), family=family, backlog=1024, reuse_port=False)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, PATIENCE)
        return listening
    except OSError as trouble:
        is_taken = trouble.errno == errno.EADDRINUSE
        raise Refused(
            "port-taken" if is_taken else "no-port", host=host, port=str(port), why=trouble.strerror
        ) from None
    except OverflowError:
        raise Refused("no-port", host=host, port=str(port), why="0-65535") from None


def address_of(host: str, port: int) -> str:
    """The address under which others on the network find this machine."""
    if host in ANYWHERE:
        host = own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str:
    """This machine's own address on its network; the one that only it knows, where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect(NOWHERE)
            return str(way_out.getsockname()[0])
        except OSError:
            return "127.0.0.1"
