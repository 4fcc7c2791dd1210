"""An entry has no act id of its own: its body says which act it is."""

from alembic.operations import Operations

revision = "0002"
down_revision = "0001"


def upgrade(op: Operations) -> None:
    """Drop the act ids; SQLite takes the column out in place, so that even a damaged log stays as it is."""
    op.drop_index("each_act_once", "entries")
    op.drop_column("entries", "act")
