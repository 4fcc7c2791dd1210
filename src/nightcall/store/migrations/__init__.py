"""How the file has changed from version to version; Alembic reads the scripts in versions/."""
