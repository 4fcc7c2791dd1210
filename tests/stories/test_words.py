"""A story's words are those of the books: what they ask, tell and cite, and nothing that somebody keeps by hand."""

from dataclasses import replace
from pathlib import Path

import pytest

from nightcall.engine.ask import Script
from nightcall.engine.asking import choose
from nightcall.engine.event import Seat
from nightcall.engine.role import Role
from nightcall.engine.rulebook import RULEBOOKS, bound, rulebook_named
from nightcall.engine.town import Town
from nightcall.stories import NotAStory, read_story
from nightcall.stories.words import CLAIM, Vocabulary, words_of

ROOT = Path(__file__).parents[2]


class Weaver(Role):
    """Each night, hums to the left or to the right."""

    id = "weaver"
    team = "weavers"
    ways = ("leftwards", "rightwards")

    def night(self, town: Town, weaver: Seat) -> Script[None]:
        """Choose a side, and be told how it sounded."""
        way = yield from choose(town, weaver, "hum", self.ways)
        town.inform(weaver, "echo", str(way))


STORY = """\
story: A weaver hums
rulebook: village
rules: [W-01]
seats: {Ann: werewolf, Ben: weaver, Cem: villager, Dan: villager}
play:
  - phase: night 1
    do: [[Ben, hum, leftwards]]
    expect: {told: [[Ben, echo, leftwards]], won: [weavers], dies: {Cem: enchanted}}
"""


def with_a_weaver() -> dict[str, str]:
    """What the book cites when it has that role."""
    return {"ask hum": "W-01", "told echo": "W-02", "died enchanted": "W-03", "ended weavers": "W-04"}


def test_a_word_is_known_as_soon_as_a_book_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (file := tmp_path / "story.yaml").write_text(STORY, encoding="utf-8")
    with pytest.raises(NotAStory):
        read_story(file)
    village = rulebook_named("village")
    book = replace(village, roles=(*village.roles, Weaver), cites={**village.cites, **with_a_weaver()})
    monkeypatch.setitem(RULEBOOKS, "village", book)
    assert read_story(file).play[0].do[0].what == "leftwards"


def test_all_words_come_from_the_books() -> None:
    words = words_of(bound())
    assert words_of([]) == Vocabulary((CLAIM,), (CLAIM,), (), (), ("yes", "no", "pass"), (), ())
    assert {"devour", "nominate", "rob", "gift", CLAIM} < set(words.verbs) < set(words.told)
    assert {"victim", "masons", "artifact"} <= set(words.told) - set(words.verbs)
    assert {"hanged", "voted"} <= set(words.causes)
    assert {"lovers", "cobbler"} <= set(words.teams) and "nobody" not in words.teams
    assert {"left", "right"} <= set(words.answers)
    assert words.is_rule("V-01") and words.is_rule("D-100") and not words.is_rule("W-01")


@pytest.mark.parametrize("kind", ["verbs", "told", "causes", "teams"])
def test_the_page_on_stories_names_every_word(kind: str) -> None:
    page = (ROOT / "docs" / "stories.md").read_text(encoding="utf-8")
    assert [word for word in getattr(words_of(bound()), kind) if f"`{word}`" not in page] == []
