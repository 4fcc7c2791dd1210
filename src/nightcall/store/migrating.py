"""Bringing a file to the schema of this Nightcall, or refusing it untouched.

Alembic's usual way goes through variables of the whole process. Here each migration is handed its operations instead
(`upgrade(op)`), so that two stores may be opened at the same time.
"""

from pathlib import Path

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from nightcall.store.trouble import Unreadable

__all__ = ["examine", "is_current", "shipped", "upgrade"]

VERSION_TABLE = "nightcall_schema"


def shipped() -> ScriptDirectory:
    """The migrations of this Nightcall."""
    return ScriptDirectory(str(Path(__file__).parent / "migrations"))


def examine(connection: Connection, name: str, scripts: ScriptDirectory) -> None:
    """Refuse a database that is not ours, or that a newer Nightcall has written."""
    found = _revisions(connection)
    if not found and inspect(connection).get_table_names():
        raise Unreadable(f"{name} belongs to some other program.")
    known = {script.revision for script in scripts.walk_revisions()}
    if unknown := sorted(found - known):
        newest = scripts.get_current_head()
        raise Unreadable(f"{name} was written by a newer Nightcall: it has schema {unknown[0]}, this one {newest}.")


def is_current(connection: Connection, scripts: ScriptDirectory) -> bool:
    """Whether there is nothing to migrate."""
    return _revisions(connection) == set(scripts.get_heads())


def upgrade(connection: Connection, scripts: ScriptDirectory) -> None:
    """Run the migrations that this database has not seen."""
    context = _context(connection, scripts)
    context.run_migrations(op=Operations(context))


def _revisions(connection: Connection) -> set[str]:
    return set(_context(connection).get_current_heads())


def _context(connection: Connection, scripts: ScriptDirectory | None = None) -> MigrationContext:
    work = None if scripts is None else lambda revisions, _: scripts._upgrade_revs("head", revisions)
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "fn": work})
