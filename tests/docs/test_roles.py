"""The page of all roles is what the rulebooks say today."""

from nightcall.engine.rulebook import bound
from tests.docs.roles import PAGE, roles_page


def test_the_page_of_all_roles_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == roles_page()


def test_every_role_of_every_book_is_on_it() -> None:
    page = roles_page()
    for book in bound():
        for role in book.roles:
            assert f"[{role.__name__}](" in page
            assert any(line.startswith(f"| {book.id} |") and role.__name__ in line for line in page.splitlines())
