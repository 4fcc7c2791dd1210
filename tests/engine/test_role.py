"""A role has a name in the rules, whatever base it has."""

import pytest

from nightcall.engine.role import Role
from nightcall.rulebooks.roles.seer import Oracle, Seer
from nightcall.rulebooks.roles.sleeper import Sleeper


@pytest.mark.parametrize("base", [Role, Sleeper])
def test_a_character_without_a_name_is_refused_at_once(base: type[Role]) -> None:
    with pytest.raises(TypeError, match="Weaver has no name in the rules"):
        type("Weaver", (base,), {"team": "weavers"})


def test_another_printing_has_the_name_of_the_first_unless_it_says_otherwise() -> None:
    class OtherSeer(Seer):
        """Another printing."""

    assert (OtherSeer.id, Oracle.id) == ("seer", "oracle")
