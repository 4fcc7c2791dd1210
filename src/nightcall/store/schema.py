"""What the file holds: the tables that were laid, and one row per entry.

The database itself keeps each log whole: an entry needs its table and the entry before it, and an act is done once.
"""

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Computed,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

__all__ = ["ONE_ENTRY", "SCHEMA", "WRITE_ENTRIES", "entries", "metadata", "tables"]

SCHEMA = "0001"
"""The revision that this code reads and writes: the newest in migrations/."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("code", Text, unique=True),  # a table without one can be read, never joined
    Column("laid_at", Integer, nullable=False),
    Column("closed", Boolean, nullable=False),
    CheckConstraint("closed OR code IS NOT NULL", name="an_open_table_has_a_code"),
    sqlite_with_rowid=False,
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("checksum", Integer, nullable=False),
    Column("act", Text),
    Column("previous", Integer, Computed("nullif(seq - 1, 0)", persisted=False)),
    ForeignKeyConstraint(["table_id", "previous"], ["entries.table_id", "entries.seq"]),
)

Index("each_act_once", entries.c.table_id, entries.c.act, unique=True, sqlite_where=entries.c.act.is_not(None))

WRITE_ENTRIES = "INSERT INTO entries (table_id, seq, at, body, checksum, act) VALUES "
ONE_ENTRY = "(?, ?, ?, ?, ?, ?)"
"""Entries, in the words of SQLite: the writer's short way goes past SQLAlchemy."""
