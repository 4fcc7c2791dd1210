"""The page of all roles, made from the rulebooks and their words; `make roles` writes it anew."""

import inspect
from collections.abc import Iterator
from pathlib import Path

from nightcall.engine.role import Role
from nightcall.engine.rulebook import Rulebook, bound
from tests.spoken import ENGLISH

__all__ = ["PAGE", "roles_page"]

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "roles.md"
HEAD = """# All roles

Made by `make roles` from the rulebooks and their words; a test sees that it is up to date. Each role is one page of
code: where two books print a card differently, the two printings stand side by side there.
"""


def roles_page() -> str:
    """Write the page: every role once, with each of its printings."""
    names = sorted({role.id for book in bound() for role in book.roles})
    return "\n".join([HEAD, *(line for name in names for line in role_lines(name))])


def role_lines(name: str) -> Iterator[str]:
    """One role: its name, and a row for each book that has it."""
    printings = [(book, role) for book in bound() for role in book.roles if role.id == name]
    yield f"## {ENGLISH.within(printings[0][0].id).card(name)}"
    yield ""
    yield "| book | team | value | cards | called | what the card says | code |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    yield from (row(book, role) for book, role in printings)
    yield ""


def row(book: Rulebook, role: type[Role]) -> str:
    """One printing of a role."""
    words = ENGLISH.within(book.id)
    file = Path(inspect.getfile(role)).relative_to(ROOT)
    facts = [
        book.id,
        role.team,
        f"{role.value:+}" if book.has_values else "–",
        str(book.box[role.id]),
        words.say(f"rules-called-{book.when_called(role)}"),
        " ".join(words.card_text(role.id).split()),
        f"[{role.__name__}](../{file})",
    ]
    return f"| {' | '.join(facts)} |"


if __name__ == "__main__":
    PAGE.write_text(roles_page(), encoding="utf-8")
