"""One entry of a table's log, and how damage to it is found."""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from nightcall.store.trouble import Damaged

__all__ = ["Kept", "Stored", "checksum", "entries_of", "is_torn"]

Stored = Row[Any]
"""A row as it stands in the file: table, number, time, body, checksum; damage may have put anything into it."""


class Kept(msgspec.Struct, frozen=True):
    """An entry as it was written: its number within the table, when (ms), and its body."""

    seq: int
    at: int
    body: bytes


def checksum(table: str, seq: int, at: int, body: bytes) -> int:
    """The sum that tells a whole entry from a damaged one."""
    head = f"{table}\0{seq}\0{at}\0".encode(errors="surrogatepass")
    return zlib.crc32(body, zlib.crc32(head))


def _is_sound(line: Stored) -> bool:
    """Whether an entry is as it was written."""
    whole = isinstance(line.body, bytes)
    return whole and bool(line.checksum == checksum(line.table_id, line.seq, line.at, line.body))


def is_torn(log: Sequence[Stored]) -> bool:
    """Whether the last entry of a log is damaged, and nothing else."""
    return bool(log) and not _is_sound(log[-1]) and _flaw(log[:-1]) is None


def entries_of(log: Sequence[Stored]) -> list[Kept]:
    """The entries of a log that must be sound from the first to the last."""
    if flaw := _flaw(log):
        raise Damaged(flaw)
    return [Kept(line.seq, line.at, line.body) for line in log]


def _flaw(log: Sequence[Stored]) -> str | None:
    """What is wrong with a log, if anything is."""
    for number, line in enumerate(log, start=1):
        if not _is_sound(line):
            return f"Entry {line.seq} of table {line.table_id} is damaged."
        if line.seq != number:
            return f"Entry {number} of table {line.table_id} is missing."
    return None
