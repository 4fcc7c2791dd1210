"""One WebSocket connection: a reader that does what it is told, a writer with a bounded queue, and an end."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from msgspec.json import encode

from nightcall.engine.refused import Refused
from nightcall.server.house import House, key_of
from nightcall.server.protocol import VERSION, Bye, Do, FromClient, Greeting, Hello, Link, Refusal, Speak
from nightcall.server.room import Room
from nightcall.table.acts import Say
from nightcall.table.look import Look
from nightcall.words import ENGLISH

__all__ = ["POLICY", "Connection"]

logger = logging.getLogger("nightcall.server")

POLICY = 1008
"""The code with which a socket is closed that should not have been opened."""
LAST_WORDS = 5.0
"""How many seconds a connection that ends has for what is still queued."""
FOR_NOW = ("too-often", "too-many-lookers", "unwritten", "unread")
"""Reasons that may be gone when one comes back."""
RUBBISH = (msgspec.DecodeError, ValueError, RecursionError)
"""What goes wrong with a message that is none."""
decode = msgspec.json.Decoder(FromClient).decode
read_greeting = msgspec.json.Decoder(Greeting).decode


class Connection:
    """A guest at the other end of a WebSocket: one browser."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]", house: House, address: str) -> None:
        """Take a socket that was accepted."""
        self.key = ""
        self.look: Look | None = None
        self.voice = house.voices[ENGLISH]
        self._socket = socket
        self._house = house
        self._address = address
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(house.limits.queue)
        self._reader: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Speak with the browser until either side ends it, then send what is still queued."""
        writer = asyncio.create_task(self._write())
        self._reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writer, self._reader), return_when=asyncio.FIRST_COMPLETED)
            if not writer.done():
                self._queue.put_nowait(None)
                await asyncio.wait_for(writer, LAST_WORDS)
            await self._socket.close()
        except Exception:  # the browser is gone, or does not read: there is nobody to tell
            pass
        finally:
            await _end(writer, self._reader)

    # -- out -------------------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Queue a message; whoever does not read is dropped."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self._drop()

    def end(self, message: bytes) -> None:
        """Queue a last message."""
        self.send(message)
        self._drop()

    def _drop(self) -> None:
        if self._reader:
            self._reader.cancel()

    async def _write(self) -> None:
        """Send what is queued, one by one; nothing: that was all. If the browser is gone, there is nobody to tell."""
        with suppress(Exception):
            while (message := await self._queue.get()) is not None:
                await self._socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    # -- in --------------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        """Hear who it is, then do what is wanted."""
        room: Room | None = None
        try:
            hello = await asyncio.wait_for(self._receive(), self._house.limits.silence)
            if not isinstance(hello, Hello):
                raise Refused("no-hello")
            self.key = key_of(hello.token)
            self.voice = self._house.voices.nearest(hello.language)
            room = await self._house.admit(self, hello.table, self._address)
            while (message := await self._receive(room)) is not None:
                self._hear(room, message)
        except Refused as refusal:
            self.send(encode(Bye(refusal.reason, self.voice.refusal(refusal), again=refusal.reason in FOR_NOW)))
        except TimeoutError:
            silent = Refused("no-hello")
            self.send(encode(Bye(silent.reason, self.voice.refusal(silent), again=True)))
        finally:
            if room:
                room.gathering.let_go(self)

    async def _receive(self, room: Room | None = None) -> "FromClient | None":
        """The next message that can be understood; nothing: the browser has gone, or talks too much rubbish."""
        while (event := await self._socket.receive())["type"] == "websocket.receive":
            frame = event.get("text") or event.get("bytes") or b""
            if room is None:
                _check_version(frame)
            with suppress(*RUBBISH):
                message: FromClient = decode(frame)
                return message
            rubbish = Refused("not-understood")
            if room is None:
                raise rubbish
            self._refuse(rubbish)
            room.gathering.check_rate(room.gathering.seat_of(self), "acts")
        return None

    def _hear(self, room: Room, message: "FromClient") -> None:
        """Do one thing, or say why not."""
        id = message.id if isinstance(message, Do | Link) else ""
        try:
            is_talk = isinstance(message, Do) and isinstance(message.act, Say)
            room.gathering.check_rate(room.gathering.seat_of(self), "talk" if is_talk else "acts")
            if isinstance(message, Do):
                self._house.do(room, self, message.id, message.act)
            elif isinstance(message, Link):
                self._house.link(room, self, message.id, message.hands_over)
            elif isinstance(message, Speak):
                room.gathering.speak(self, self._house.voices.nearest(message.language))
            else:
                raise Refused("not-understood")
        except Refused as refusal:
            self._refuse(refusal, id)

    def _refuse(self, refusal: Refused, id: str = "") -> None:
        self.send(encode(Refusal(refusal.reason, self.voice.refusal(refusal), id, refusal.rule)))


def _check_version(frame: bytes | str) -> None:
    """Refuse a client of another version, whatever else there is in its first message."""
    with suppress(*RUBBISH):
        if read_greeting(frame).version != VERSION:
            raise Refused("other-protocol")


async def _end(*tasks: "asyncio.Task[None]") -> None:
    """End tasks, whatever they are doing; one that has failed by itself is a fault of ours."""
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, OSError):
            logger.error("a connection failed", exc_info=result)
