"""A phone with a real browser, and somebody who taps on it; whatever the browser complains of is kept."""

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from msgspec import Struct, convert
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    Route,
    ViewportSize,
    WebSocket,
)

from nightcall.words import ENGLISH
from tests.browser.eyes import check_access, check_language, check_width, take_picture
from tests.browser.served import PATIENCE
from tests.pseudo import PSEUDO

__all__ = ["Offer", "Phone"]

NARROW: ViewportSize = {"width": 360, "height": 740}
WIDE: ViewportSize = {"width": 1200, "height": 800}
OFFLINE = "net::ERR_INTERNET_DISCONNECTED"

OFFER = """(question) => {
    const found = (test) => [...question.querySelectorAll(`[data-test="${test}"]`)]
    const isLikely = (choice) => choice.dataset.what === '"yes"' || choice.querySelector('[data-test="others"]')
    const numbers = (pick) => pick.innerText.match(/\\d+/g).map(Number)
    return {
        choices: found('choice').length,
        likely: [...found('choice').keys()].filter((number) => isLikely(found('choice')[number])),
        several: found('pick').length ? numbers(found('pick')[0]).at(-2) : 0,
        held: question.dataset.held === 'true',
        passes: found('pass').length > 0,
        bars: found('barred').length > 0,
        follows: found('others').length > 0,
    }
}"""
"""Reads a question; where several are to be chosen it says “Choose 1 to 2. Chosen: 0.”."""


LISTENER = """
    window.readOut = []
    new MutationObserver(() => {
        for (const { innerText } of document.querySelectorAll('[data-test="heard"]'))
            if (innerText && window.readOut.at(-1) !== innerText) window.readOut.push(innerText)
    }).observe(document, { subtree: true, childList: true, characterData: true })
"""
"""Keeps what would be read out to whoever does not see the page."""


class Offer(Struct, frozen=True):
    """What a question offers, as far as one can see."""

    choices: int
    likely: list[int]
    """The choices that most will take: yes, and what others of one's pack point at."""
    several: int
    """How many to choose at the most, where it may be more than one."""
    held: bool
    """Whether an answer can be changed."""
    passes: bool
    bars: bool
    follows: bool
    """Whether one sees where others point."""

    @property
    def shape(self) -> str:
        """How the question looks."""
        looks = {"several": self.several, "final": not self.held, "barred": self.bars, "with others": self.follows}
        return " ".join(name for name, is_so in looks.items() if is_so)


class Phone:
    """Somebody's phone, or where it is wide a desk."""

    def __init__(self, browser: Browser, url: str, name: str = "", wide: bool = False, language: str = ENGLISH) -> None:
        self.name = name
        self.trouble: list[str] = []
        self.was_told: list[dict[str, Any]] = []
        """Every message that the server has sent to this page."""
        self._wires: list[WebSocket] = []
        """Its connections, the newest last."""
        self._url, self._language, self._is_offline = url, language, False
        self._context = browser.new_context(
            viewport=WIDE if wide else NARROW,
            is_mobile=not wide,
            has_touch=True,
            reduced_motion="reduce",
            locale=language,
        )
        self.page: Page = self._context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self._listen(self.page)
        self.page.add_init_script(LISTENER)

    def close(self) -> None:
        """Put the phone away."""
        self._context.close()

    # -- what it complains of ---------------------------------------------------------------------------------------

    def _listen(self, page: Page) -> None:
        page.on("console", self._logged)
        page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        page.on("crash", lambda _: self.trouble.append("crashed"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._dialled)

    def _logged(self, message: ConsoleMessage) -> None:
        is_expected = self._is_offline and OFFLINE in message.text
        if message.type in ("error", "warning") and not is_expected:
            self.trouble.append(f"console: {message.text} {message.location}")

    def _failed(self, request: Request) -> None:
        if not (self._is_offline and request.failure == OFFLINE):
            self.trouble.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.trouble.append(f"answered with {response.status}: {response.url}")

    def _dialled(self, wire: WebSocket) -> None:
        self._wires.append(wire)
        wire.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        self.was_told.append(message)
        if message["is"] == "refused":
            self.trouble.append(f"refused: {message}")

    # -- looking ----------------------------------------------------------------------------------------------------

    def find(self, test: str) -> Locator:
        """Whatever can be seen and carries this `data-test`."""
        return self.page.locator(f'[data-test="{test}"]').filter(visible=True)

    def read(self, test: str) -> str:
        """The text of one such element, once it is there."""
        return self.find(test).inner_text().strip()

    def read_all(self, test: str) -> list[str]:
        """The texts of all such elements."""
        return [text.strip() for text in self.find(test).all_inner_texts()]

    def has(self, test: str) -> bool:
        """Whether there is such an element now."""
        return self.find(test).count() > 0

    def wait_for(self, test: str, text: str = "") -> None:
        """Wait until there is such an element, with this text in it."""
        self.find(test).filter(has_text=text).first.wait_for()

    def wait_until_gone(self, test: str) -> None:
        """Wait until there is no such element."""
        self.find(test).first.wait_for(state="hidden")

    def wait_for_question(self, number: int) -> None:
        """Wait for the question of this number."""
        self._question(number).wait_for()

    def _question(self, number: int) -> Locator:
        return self.page.locator(f'[data-test="prompt"][data-prompt="{number}"]')

    def memory(self) -> dict[str, Any]:
        """Who one is, one's card, and what one is asked: whatever must survive a lost connection."""
        self.tap("show-card")
        card = self.read("card-name")
        self.tap("show-card")
        question = self.find("prompt")
        return {
            "you": self.page.locator('[data-test="seat"].you').get_attribute("data-seat"),
            "card": card,
            "number": question.get_attribute("data-prompt"),
            "choices": question.locator('[data-test="choice"]').all_inner_texts(),
            "pressed": question.locator('[aria-pressed="true"]').all_inner_texts(),
        }

    @property
    def secrets(self) -> list[str]:
        """What this player alone, or with some others, was told in the game at hand."""
        events: list[dict[str, Any]] = []
        for message in self.was_told:
            events = (events if message["is"] == "news" else []) + message.get("events", [])
        return [event["text"] for event in events if event.get("private") and event["text"]]

    def read_out(self) -> str:
        """All that would have been read out since the page was opened."""
        return "\n".join(self.page.evaluate("window.readOut"))

    def inspect(self, screen: str, known: Iterable[str]) -> None:
        """See that a screen is narrow enough, that everybody can use it, and that it speaks one language."""
        take_picture(self.page, screen)
        check_width(self.page)
        check_access(self.page)
        if self._language == PSEUDO:
            check_language(self.page, known)

    # -- tapping ----------------------------------------------------------------------------------------------------

    def open(self, link: str = "") -> None:
        """Begin to open the first page, or a link."""
        self.page.goto(link or self._url, wait_until="commit")

    def tap(self, test: str) -> None:
        """Tap on the first such element."""
        self.find(test).first.tap()

    def act(self, test: str) -> None:
        """Tap on something, and wait until the server has done it."""
        with self.answered():
            self.tap(test)

    @contextmanager
    def answered(self) -> Iterator[None]:
        """Do something, and wait until the server has answered it."""
        with self._wires[-1].expect_event("framereceived", _is_answer):
            yield

    def type(self, test: str, text: str) -> None:
        """Type into a field."""
        self.find(test).fill(text)

    def choose(self, test: str, value: str) -> None:
        """Choose from a list, and wait until the server has noted it."""
        with self.answered():
            self.find(test).select_option(value)

    def unfold(self) -> None:
        """Open everything that can be unfolded."""
        self.page.evaluate("document.querySelectorAll('details').forEach((details) => (details.open = true))")

    def offer(self, number: int) -> Offer:
        """What the question of this number offers, once it is there; it is not wider than the screen."""
        offer = convert(self._question(number).evaluate(OFFER), Offer)
        check_width(self.page)
        return offer

    def answer(self, offer: Offer, chance: Random, zeal: float) -> None:
        """Answer the question somehow; with some zeal one rather does something than nothing."""
        choice = self.find("choice")
        if not offer.held and offer.choices:
            self._hesitate(choice.last)
        passes = not offer.choices or (offer.passes and chance.random() > zeal)
        if passes:
            taps = [self.find("pass")]
        elif offer.several:
            taps = [choice.nth(number) for number in chance.sample(range(offer.choices), offer.several)]
        else:
            taps = [choice.nth(chance.choice(offer.likely or range(offer.choices)))]
        if not offer.held or (offer.several and not passes):
            taps.append(self.find("confirm"))
        *first, last = taps
        for button in first:
            button.tap()
        with self.answered():
            last.tap()

    def _hesitate(self, choice: Locator) -> None:
        """Choose what would be final, and take it back before it is sent."""
        choice.tap()
        assert choice.inner_text().splitlines()[0] in self.read("confirm") and not self.read_all("given")
        choice.tap()
        assert self.find("confirm").is_disabled()

    # -- the connection ---------------------------------------------------------------------------------------------

    @contextmanager
    def offline(self) -> Iterator[None]:
        """Be without a network for a while, and wait until the page has come back."""
        self._is_offline = True
        self._context.set_offline(True)
        self.page.evaluate("dispatchEvent(new Event('online'))")  # the page tries anew, and finds that nobody is there
        yield
        with self.reconnected():
            self._context.set_offline(False)
        self._is_offline = False

    @contextmanager
    def losing_the_answer(self, path: str) -> Iterator[None]:
        """Do something that the server hears of, while its answer never comes."""

        def lose(route: Route) -> None:
            route.fetch()
            route.abort("internetdisconnected")

        self._is_offline = True
        self.page.route(f"**/{path}?*", lose)
        yield
        self.wait_for("sorry", ".")
        self.page.unroute(f"**/{path}?*")
        self._is_offline = False

    @contextmanager
    def reconnected(self) -> Iterator[None]:
        """Lose or regain the connection, and wait until the page no longer says that it is lost."""
        with self.page.expect_event("websocket"):
            yield
        self.find("connection").filter(has_text=re.compile(r"\w")).wait_for(state="hidden")


def _is_answer(frame: str | bytes) -> bool:
    message = json.loads(frame)
    return bool(message.get("done")) or message["is"] == "refused"
