"""What can go wrong with a store; each trouble says so in one sentence."""

import sqlite3

from sqlalchemy.exc import DBAPIError

__all__ = ["Damaged", "NotARecord", "Taken", "Unreadable", "Unwritten", "is_constraint", "unwritten"]


class Taken(Exception):
    """Somebody else has written the entry of this number, or uses this id or code."""


class Unwritten(Exception):
    """The store could not write."""


class Unreadable(Exception):
    """The file is no store, or one that a newer Nightcall has written; it was left as it is."""


class Damaged(Exception):
    """A table's log is damaged before its last entry; nothing was cut."""


class NotARecord(ValueError):
    """A document or a table that cannot be brought in or out."""


def unwritten(trouble: Exception) -> Unwritten:
    """What a failure of the database means to those who wait for an entry."""
    return Unwritten(f"The store could not write: {reason(trouble)}.")


def reason(trouble: Exception) -> str:
    """The database's own words, without SQLAlchemy's frame around them."""
    return str(trouble.orig if isinstance(trouble, DBAPIError) else trouble)


def is_constraint(trouble: Exception, kind: str) -> bool:
    """Whether a constraint of this kind was broken."""
    cause = trouble.orig if isinstance(trouble, DBAPIError) else trouble
    return isinstance(cause, sqlite3.Error) and cause.sqlite_errorname == f"SQLITE_CONSTRAINT_{kind}"
