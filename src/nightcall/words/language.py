"""A language: all messages of its folder, and English ones where it has none yet."""

from collections.abc import Iterator, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Message

__all__ = ["ENGLISH", "SHIPPED", "Language", "locale_of"]

ENGLISH = "en"
SPEAKS_LIKE = {ENGLISH: "en-GB"}
"""Whose manners a language has, where it is not plain: our English is British, and has no comma before the last."""
SHIPPED = resources.files("nightcall.words")
"""The folder with a folder for each language that comes with the program."""


class Language:
    """The messages of one language."""

    def __init__(self, tag: str, folder: Traversable = SHIPPED) -> None:
        """Read all catalogues of a language; what it does not say yet is said in English."""
        self.tag = tag
        self.rules: dict[str, tuple[str, ...]] = {}
        """The ids of each book's rules, in order."""
        self.page = ""
        """The messages that the browser's page says by itself, with the English ones before them."""
        self.locale = locale_of(tag)
        self.comma: str = self.locale.list_patterns["standard"]["middle"].format("", "")
        """What stands between two things that are named one after the other."""
        english = FluentBundle([SPEAKS_LIKE[ENGLISH]], use_isolating=False)
        for file in _catalogues(SHIPPED / ENGLISH):
            rules = self._read(file, english)
            if file.name.startswith("rules-"):
                book = file.name.removeprefix("rules-").removesuffix(".ftl")
                self.rules[book] = tuple(sorted(rules, key=lambda rule: int(rule.partition("-")[2])))
        self._bundles = [english]
        """The messages of this language, and the English ones after them."""
        if tag != ENGLISH:
            self._bundles.insert(0, FluentBundle([tag], use_isolating=False))
            for file in _catalogues(folder / tag):
                self._read(file, self._bundles[0])

    def _read(self, file: Traversable, bundle: FluentBundle) -> list[str]:
        """Read a catalogue, and say which messages it has."""
        text = file.read_text(encoding="utf-8")
        if file.name == "page.ftl":
            self.page += text
        catalogue = FluentResource(text)
        bundle.add_resource(catalogue, allow_overrides=True)
        return [entry.id.name for entry in catalogue.body if isinstance(entry, Message)]

    def has(self, name: str) -> bool:
        """Say whether there is a message of this name."""
        return any(bundle.has_message(name) for bundle in self._bundles)

    def say(self, name: str, attribute: str, facts: dict[str, Any]) -> str:
        """Say a message, or an attribute of it, with the facts that it needs: in English what this language cannot."""
        *others, english = self._bundles
        for bundle in others:
            if pattern := _pattern(bundle, name, attribute):
                text, faults = bundle.format_pattern(pattern, facts)
                if not faults:
                    return str(text)
        pattern = _pattern(english, name, attribute)
        if pattern is None:
            raise KeyError(f"{name}.{attribute}" if attribute else name)
        text, faults = english.format_pattern(pattern, facts)
        if faults:
            raise faults[0]
        return str(text)

    def listed(self, names: Sequence[str]) -> str:
        """Several names in a sentence."""
        return str(format_list(names, locale=self.locale))


def locale_of(tag: str) -> Locale:
    """How a language counts and lists; one that nobody has described does it as English does."""
    try:
        return Locale.parse(SPEAKS_LIKE.get(tag, tag), sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(SPEAKS_LIKE[ENGLISH], sep="-")


def _pattern(bundle: FluentBundle, name: str, attribute: str) -> Pattern | None:
    """What is said of a message or of an attribute of it, where there is anything."""
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _catalogues(folder: Traversable) -> Iterator[Traversable]:
    """The catalogues of a folder, in the order of their names."""
    files = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    return iter(sorted(files, key=lambda file: file.name))
