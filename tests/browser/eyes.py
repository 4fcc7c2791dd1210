"""How a page looks: to a ruler, to axe-core, and on request to a person who goes through the pictures."""

import os
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.pseudo import english_in

__all__ = ["check_access", "check_language", "check_width", "take_picture"]

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULE = re.compile(r"\b[A-Z]-\d+\b")
SHOTS = os.environ.get("NIGHTCALL_SHOTS", "")
"""A folder for pictures of all screens; without it none are taken."""

WIDE = """(width) => {
    const stands = (box) => box.width > 0 && (box.right > width + 0.5 || box.left < -0.5)
    const out = [...document.querySelectorAll('body *')]
        .filter((element) => stands(element.getBoundingClientRect()) && !element.closest('.unseen'))
        .map((element) => `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 40)}`)
    const scrolls = document.documentElement.scrollWidth
    return scrolls > width ? [`the page is ${scrolls} px wide`, ...out] : out
}"""
"""Whatever stands out of a screen of this width, and whether the page scrolls sideways."""

TEXTS = """() => {
    const read = (element) => [
        ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data),
        ...['aria-label', 'title', 'placeholder', 'alt'].map((hint) => element.getAttribute(hint)),
    ]
    return [document.title, ...[...document.querySelectorAll('body *:not([lang], noscript)')].flatMap(read)]
}"""
"""All that is to be read, seen or heard, but for what says that it is in another language."""

FAULTS = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => [id, help, ...nodes.map((node) => node.html)])
}"""


def check_width(page: Page) -> None:
    """Nothing is wider than the screen."""
    size = page.viewport_size
    assert size
    wide: list[str] = page.evaluate(WIDE, size["width"])
    assert not wide, wide


def check_language(page: Page, known: Iterable[str]) -> None:
    """Nothing is left in English but names and codes."""
    texts: list[str | None] = page.evaluate(TEXTS)
    left = [text for text in texts if text and english_in(RULE.sub("", text), *known)]
    assert not left, left


def check_access(page: Page) -> None:
    """Nothing keeps anybody from using the page, as far as axe-core can tell."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())  # not as a script of the page, whose policy would not let it run
    faults: list[list[Any]] = page.evaluate(FAULTS)
    assert not faults, faults


@cache
def _axe() -> str:
    assert AXE.is_file(), "axe-core is missing: run npm ci in web/"
    return AXE.read_text("utf-8")


def take_picture(page: Page, name: str) -> None:
    """Keep a picture of the whole page, if anybody wants to see it."""
    if SHOTS:
        page.evaluate("scrollTo(0, 0)")
        file = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
        page.screenshot(path=Path(SHOTS) / f"{file}.png", full_page=True)
