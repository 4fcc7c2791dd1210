"""What the page says by itself, in the language that it asks for, and which languages there are."""

from msgspec import Struct

from nightcall.words import Voices
from nightcall.words.language import locale_of

__all__ = ["Catalogue", "Tongue", "words_of"]


class Tongue(Struct, frozen=True):
    """A language: its tag, its name in its own words, and whose manners it has in lists and numbers."""

    tag: str
    name: str
    locale: str


class Catalogue(Struct, frozen=True):
    """The page's own messages, in the syntax of Fluent: where one stands twice, the second counts."""

    language: Tongue
    languages: list[Tongue]
    messages: str


def words_of(voices: Voices, language: str) -> Catalogue:
    """The page's messages in the nearest language that there is."""
    spoken = voices.nearest(language).language
    return Catalogue(_tongue(spoken.tag), [_tongue(tag) for tag in voices], spoken.page)


def _tongue(tag: str) -> Tongue:
    locale = locale_of(tag)
    name = locale.language_name or tag
    return Tongue(tag, name[:1].upper() + name[1:], str(locale).replace("_", "-"))
