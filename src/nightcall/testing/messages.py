"""What is sent, held against what the protocol says of it."""

from typing import Any

from msgspec.json import Decoder, decode, encode

from nightcall.server.protocol import FromServer

__all__ = ["understood"]

read = Decoder(FromServer).decode


def understood(message: bytes) -> dict[str, Any]:
    """A message as a client reads it; whatever the protocol does not know of, or has other words for, is a fault."""
    assert encode(read(message)) == message, message
    plain: dict[str, Any] = decode(message)
    return plain
