"""The first file: tables and their entries."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0001"
down_revision = None


def upgrade(op: Operations) -> None:
    """Lay out an empty file."""
    _create_tables(op)
    _create_entries(op)
    act_given = sa.text("act IS NOT NULL")
    op.create_index("each_act_once", "entries", ["table_id", "act"], unique=True, sqlite_where=act_given)


def _create_tables(op: Operations) -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True, nullable=False),
        sa.Column("code", sa.Text, unique=True),
        sa.Column("laid_at", sa.Integer, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.CheckConstraint("closed OR code IS NOT NULL", name="an_open_table_has_a_code"),
        sqlite_with_rowid=False,
    )


def _create_entries(op: Operations) -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.Integer, nullable=False),
        sa.Column("act", sa.Text),
        sa.Column("previous", sa.Integer, sa.Computed("nullif(seq - 1, 0)", persisted=False)),
        sa.ForeignKeyConstraint(["table_id", "previous"], ["entries.table_id", "entries.seq"]),
    )
