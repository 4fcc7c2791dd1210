"""A table with all its entries as one JSON document, to be kept or carried elsewhere."""

from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from nightcall.store.trouble import NotARecord

__all__ = ["FORMAT", "Leaf", "Record", "embedded", "read_record", "write_record"]

FORMAT = 1

Name = Annotated[str, Meta(pattern=r"\A[^\x00-\x1f\x7f-\x9f]+\Z")]
"""What can be printed in a line."""
Number = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Instant = Annotated[int, Meta(ge=0, le=253_402_300_799_999)]
"""Milliseconds, as far as a calendar goes."""


class Leaf(Struct, frozen=True):
    """One entry, its body embedded as the JSON that it is; the act id that schema 0001 allowed is passed over."""

    seq: Number
    at: Number
    body: Raw


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A table and its whole log."""

    format: int
    schema: str
    id: Name
    code: Name | None
    laid_at: Instant
    closed: bool
    entries: tuple[Leaf, ...]


class RecordHead(Struct, frozen=True):
    """What a record of any format has."""

    format: int


def embedded(seq: int, body: bytes) -> Raw:
    """A body as part of a document; it must be JSON."""
    try:
        return msgspec.json.decode(body.decode(), type=Raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NotARecord(f"Entry {seq} is not JSON and cannot be exported.") from None


def write_record(record: Record) -> bytes:
    """Put a record into a document."""
    return msgspec.json.encode(record)


def read_record(document: bytes) -> Record:
    """Read a document that may be rubbish."""
    try:
        text = document.decode()
        head = msgspec.json.decode(text, type=RecordHead)
        if head.format != FORMAT:
            raise NotARecord(f"The record is of format {head.format}, and only format {FORMAT} is known here.")
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        raise NotARecord(f"This is no record of a table: {trouble}.") from None
    _check(record)
    return record


def _check(record: Record) -> None:
    """Refuse a log with gaps."""
    for number, leaf in enumerate(record.entries, start=1):
        if leaf.seq != number:
            raise NotARecord(f"The record has entry {leaf.seq} where entry {number} belongs.")
