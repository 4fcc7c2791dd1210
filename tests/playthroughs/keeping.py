"""`make playthroughs` writes the kept games anew, but with one version of a book a game goes only one way.

Whoever has kept a record wants to see that game again. So `versions.json` keeps a digest of each game for each version
of its book, and is only ever added to: a game that goes otherwise needs another version first. Where it is not the game
that has changed but how it is put on paper, its lines are taken out of that file by hand, for everybody to see.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from tests.playthroughs.games import GAMES, file_of, playthrough

__all__ = ["digest_of", "keep", "kept"]

VERSIONS = Path(__file__).with_name("versions.json")


def kept() -> dict[str, dict[str, str]]:
    """How each game went with each version of its book."""
    digests: dict[str, dict[str, str]] = json.loads(VERSIONS.read_text(encoding="utf-8"))
    return digests


def digest_of(text: str) -> str:
    """A few signs that stand for a whole game."""
    return sha256(text.encode()).hexdigest()[:16]


def keep(name: str, text: str, before: Mapping[str, str]) -> dict[str, str]:
    """Add how a game goes now; refused if it has gone otherwise with the same version."""
    book, digest = GAMES[name].setup.book, digest_of(text)
    version = str(book.version)
    if before.get(version, digest) != digest:
        raise SystemExit(f"{name} is another game with the same version: first raise the version of {book.id}")
    return {**before, version: digest}


if __name__ == "__main__":
    texts = {name: playthrough(name) for name in GAMES}
    digests = {name: keep(name, text, kept().get(name, {})) for name, text in texts.items()}
    for name, text in texts.items():
        file_of(name).write_text(text, encoding="utf-8")
    VERSIONS.write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")
