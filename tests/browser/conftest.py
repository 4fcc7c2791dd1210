"""A browser for each file of tests, and for each test a house of its own that is really served."""

import logging
import os
import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from nightcall.server.app import page_folder
from nightcall.words import ENGLISH, Voices
from tests.browser.party import Party, party_of
from tests.pseudo import make_pseudo

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


class Opening(Protocol):
    """Opens a house for a party."""

    def __call__(
        self, book: str, seed: int, wide: bool = False, language: str = ENGLISH
    ) -> AbstractContextManager[Party]:
        """Open it; the spectator may sit at a desk, with a wide screen."""


def chromium() -> str:
    """Where the browser is; without one there is nothing to test, and that is only allowed on one's own machine."""
    for name in CHROMIUM:
        if found := shutil.which(name):
            return found
    reason = f"none of {', '.join(CHROMIUM)} is installed: make browser"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium; it ends with the file, for its loop would be in the way of tests that have one of their own."""
    assert page_folder().is_dir(), "the page is not built: make venv"
    place = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=place, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def voices(tmp_path_factory: pytest.TempPathFactory) -> Voices:
    """English, and a language in which no English word is left."""
    return Voices(make_pseudo(tmp_path_factory.mktemp("languages")))


@pytest.fixture
def party(browser: Browser, voices: Voices, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Opening]:
    """Open a house for a party; its log stays empty."""
    yield partial(party_of, browser, voices, tmp_path / "nightcall.sqlite3")
    logged = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.WARNING]
    assert not logged, logged
