"""A language that is no language: every English message in letters that no English word has, longer, and in brackets.

What is read in other letters was never put into words by a catalogue. `make_pseudo` writes the folder of the language
anew, for a test alone; it counts and lists as Esperanto does, so that nothing of that is English either.
"""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Pattern, TextElement
from fluent.syntax.visitor import Transformer

from nightcall.words import ENGLISH
from nightcall.words.language import SHIPPED

__all__ = ["PSEUDO", "english_in", "make_pseudo", "pseudo"]

PSEUDO = "eo"
AND = "kaj"
"""What Esperanto puts before the last of a list."""
LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒǧĥíǰķľɱñöþɋŕšţúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶĽṀÑÖÞǪŔŠŢÚṼŴẊÝŽ",
)
LONGER_BY = 0.3
WORD = re.compile(r"[A-Za-z]+")


def make_pseudo(folder: Path) -> Path:
    """Write the language into a folder for languages."""
    (folder / PSEUDO).mkdir(parents=True)
    for file in (SHIPPED / ENGLISH).iterdir():
        (folder / PSEUDO / file.name).write_text(_translated(file.read_text("utf-8")), "utf-8")
    return folder


def pseudo(text: str) -> str:
    """An English text in the letters of this language."""
    return text.translate(LETTERS)


def english_in(text: str, *known: str) -> list[str]:
    """The words of a text in other letters, but for what is no word: names, codes and numbers."""
    for each in sorted({*known, AND}, key=len, reverse=True):
        text = re.sub(rf"(?<![A-Za-z]){re.escape(each)}(?![A-Za-z])", "", text)
    return WORD.findall(text)


def _translated(catalogue: str) -> str:
    resource = FluentParser().parse(catalogue)
    for entry in resource.body:
        if isinstance(entry, Message):
            entry.value = _wrapped(entry.value) if entry.value else None
            for attribute in entry.attributes:
                attribute.value = _wrapped(attribute.value)
    return str(FluentSerializer().serialize(resource))


def _wrapped(pattern: Pattern) -> Pattern:
    """A pattern in brackets, with something behind it that makes it longer."""
    letters = _Letters()
    elements = letters.visit(pattern).elements
    more = f" {'·' * round(letters.number * LONGER_BY)}]"
    return Pattern([TextElement("["), *elements, TextElement(more)])


class _Letters(Transformer):
    """Changes the letters of all texts, and counts them; what is put in between stays."""

    def __init__(self) -> None:
        self.number = 0

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802  # so the parser calls it
        self.number += len(node.value)
        return TextElement(pseudo(node.value))
