"""What the file holds: the tables that were laid, and one row per entry.

The database itself keeps each log whole: an entry needs its table and the entry before it.
"""

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Computed,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

__all__ = ["ONE_ENTRY", "SCHEMA", "WRITE_ENTRIES", "entries", "metadata", "tables"]

SCHEMA = "0002"
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
    Column("previous", Integer, Computed("nullif(seq - 1, 0)", persisted=False)),
    ForeignKeyConstraint(["table_id", "previous"], ["entries.table_id", "entries.seq"]),
)

WRITE_ENTRIES = "INSERT INTO entries (table_id, seq, at, body, checksum) VALUES "
ONE_ENTRY = "(?, ?, ?, ?, ?)"
"""Entries, in the words of SQLite: the writer's short way goes past SQLAlchemy."""
