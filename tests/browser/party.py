"""A party of five phones, some bots and somebody who looks on: from the first page to the result, by taps alone.

Only the clock is not the page's: where nobody at a phone can do anything, the test lets time pass.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TypeAlias

from playwright.sync_api import Browser

from nightcall.bots.names import NAMES as BOTS
from nightcall.words import ENGLISH, Voice, Voices
from tests.browser.phone import Phone
from tests.browser.served import Moment, Served

__all__ = ["NAMES", "Happening", "Party", "party_of"]

NAMES = ("Ann", "Ben", "Cem", "Rindfleischetikettierungsbeamter", "Maximiliane-Friederike Ackermann")
"""Two of them are as long as a name may be, one of these without a place to break it."""
KNOWN = (*BOTS, *NAMES, "Hear, hear", "a" * 300)
"""What is the same in all languages: names, and what somebody says in the talk."""
ZEAL = {"nominate": 0.3, "second": 0.7}
"""How likely somebody is to do something rather than to pass, where it is less than usual."""
USUAL_ZEAL = 0.9

SEATS = "(places) => places.map((place) => place.dataset.seat)"


class Party:
    """Five phones at one table."""

    def __init__(self, browser: Browser, served: Served, title: str, voice: Voice, wide: bool = False) -> None:
        self.served = served
        self.phones: list[Phone] = []
        self.code = ""
        self.chance = Random(title)
        self.voice = voice
        """What the server and the phones speak."""
        self._browser, self._title = browser, title
        self._all: list[Phone] = []
        self._inspected: set[str] = set()
        self.spectator = self.phone(wide=wide)

    def phone(self, name: str = "", wide: bool = False) -> Phone:
        """Somebody opens a phone."""
        phone = Phone(self._browser, self.served.url, name, wide, self.voice.language.tag)
        self._all.append(phone)
        return phone

    def inspect(self, phone: Phone, screen: str) -> None:
        """Have a close look at a screen, the first time that it is seen."""
        if screen not in self._inspected:
            self._inspected.add(screen)
            names = (phone.name for phone in self._all if phone.name)
            phone.inspect(f"{self._title} {len(self._inspected):02} {screen}", (*names, *KNOWN, self.code))

    @property
    def trouble(self) -> dict[str, list[str]]:
        """All that the phones have complained of."""
        return {phone.name or "spectator": phone.trouble for phone in self._all if phone.trouble}

    def go_home(self) -> None:
        """Put all phones away."""
        for phone in self._all:
            phone.close()

    @property
    def host(self) -> Phone:
        """The phone of whoever laid the table."""
        return self.phones[0]

    @property
    def everybody(self) -> list[Phone]:
        """All who are at the table, and whoever looks on."""
        return [*self.phones, self.spectator]

    def check_all_are_here(self) -> None:
        """Wait until nobody is shown as away, on any screen."""
        for phone in self.everybody:
            phone.page.locator(".tag", has_text=self.voice.say("page-away")).first.wait_for(state="hidden")

    # -- the lobby --------------------------------------------------------------------------------------------------

    def gather(self) -> None:
        """One lays a table, one comes by its link, three type its code, one of them twice, and one only looks on."""
        host, guest, *others, last = self.phones = [self.phone(name) for name in NAMES]
        for phone in (host, *others, last, self.spectator):
            phone.open()
        self._lay(host)
        self._come_by_link(guest)
        for phone in others:
            self._come_by_code(phone)
        self._come_twice(last)
        self.spectator.type("join-code", self.code)
        self.spectator.tap("look-on")
        for phone in self.everybody:
            for name in NAMES:
                phone.wait_for("person", name)
        assert self.spectator.has("sit") and not self.spectator.has("seat-menu")
        self.inspect(self.spectator, "lobby for a spectator")

    def _lay(self, phone: Phone) -> None:
        phone.wait_for("lay")
        self.inspect(phone, "home")
        phone.type("home-name", phone.name)
        phone.tap("lay")
        self.code = phone.read("code")

    def _come_by_link(self, phone: Phone) -> None:
        phone.open(self.host.find("link").input_value())
        phone.page.get_by_text(self.host.name).wait_for()
        self.inspect(phone, "invited")
        phone.type("home-name", phone.name)
        phone.tap("join")
        phone.wait_for("people")

    def _come_by_code(self, phone: Phone) -> None:
        self._type_code(phone)
        phone.tap("join")
        phone.wait_for("people")

    def _come_twice(self, phone: Phone) -> None:
        """Have a seat already when the answer is lost: the second tap finds it."""
        self._type_code(phone)
        with phone.losing_the_answer("seats"):
            phone.tap("join")
        self.inspect(phone, "answer lost")
        phone.tap("join")
        phone.wait_for("people")

    def _type_code(self, phone: Phone) -> None:
        phone.type("home-name", phone.name)
        phone.type("join-code", f" {self.code.lower()}")

    def plan(self, book: str, bots: int, cards: str = "", ways: Iterable[str] = ("quick",)) -> None:
        """The host chooses a book, how it is played, and perhaps the cards, and seats bots."""
        host = self.host
        host.choose("book", book)
        for _ in range(bots):
            host.act("add-bot")
        host.tap("ways")
        for way in ways:
            host.act(way)
        host.unfold()
        host.tap("more")
        self.inspect(host, "lobby of the host")
        if cards:
            host.act("by-hand")
            self._choose_cards(cards)
            host.unfold()
            self.inspect(host, "cards by hand")

    def _choose_cards(self, cards: str) -> None:
        """Choose cards one by one, until just these are chosen."""
        wanted, shown = Counter(cards.split()), self.host.find("hand-card")
        ids: list[str] = shown.evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
        chosen = dict(zip(ids, map(int, self.host.read_all("number")), strict=True))
        for step, sign in (("another", 1), ("fewer", -1)):
            for id in ids:
                for _ in range(sign * (wanted[id] - chosen[id])):
                    with self.host.answered():
                        self.host.page.locator(f'[data-card="{id}"] [data-test="{step}"]').tap()

    def rearrange(self) -> None:
        """Somebody takes another name, the host moves a seat and sends a bot away; all see it."""
        second, third = self.phones[1:3]
        third.tap("seat-menu")
        third.name = "Cemile"
        third.type("rename-text", third.name)
        self.inspect(third, "menu in the lobby")
        third.act("rename")
        for button in ("add-bot", "remove"):
            self.host.act(button)
        with self.host.answered():
            self.host.page.locator(f'[data-seat="{second.name}"] [data-test="down"]').tap()
        for phone in self.everybody:
            phone.page.locator(f'[data-seat="{third.name}"] + [data-seat="{second.name}"]').wait_for()

    def draw_for(self, key: str) -> None:
        """The host lets something be drawn by lot beside the cards, and the guests read so."""
        with self.host.answered():
            self.host.page.locator(f'[data-test="beside"][data-key="{key}"]').check()
        assert self.host.page.locator(f'select[data-key="{key}"]').count() == 0
        for phone in self.phones[1:]:
            phone.wait_for("plan", self.voice.say("page-drawn-by-lot"))

    def start(self) -> None:
        """All agree to quick nights, and not before can the host start."""
        for phone in self.phones:
            assert self.host.find("start").is_disabled() and self.host.has("problem")
            phone.act("agree")
        self.check_all_are_here()
        self.phones[1].unfold()
        self.inspect(self.phones[1], "lobby of a guest")
        self.host.act("start")
        for phone in self.everybody:
            phone.wait_for("phase")

    # -- the game ---------------------------------------------------------------------------------------------------

    def play(
        self, by_night: Iterable["Happening"], by_day: Iterable["Happening"], by_death: Iterable["Happening"] = ()
    ) -> None:
        """Play to the end; what is to happen happens: at each question of a night one thing, the rest in the talk."""
        nights, days, deaths = list(by_night), list(by_day), list(by_death)
        while (moment := self.let_time_pass()).stage == "playing":
            if moment.what == "call" and nights:
                nights.pop(0)(self, moment)
            if moment.what == "talk" and deaths and not moment.living.issuperset(phone.name for phone in self.phones):
                deaths.pop(0)(self, moment)
            while moment.what == "talk" and days and moment == self.served.moment(self.code):
                days.pop(0)(self, moment)
            self._answer(moment)
        assert not (nights or days or deaths), "The game is over before everything has happened."

    def let_time_pass(self) -> Moment:
        """Wait until somebody with a phone is asked."""
        return self.served.let_time_pass(self.code, [phone.name for phone in self.phones])

    def asked(self, moment: Moment) -> list[Phone]:
        """The phones on which a question waits for its answer."""
        return [phone for phone in self.phones if phone.name in moment.asked]

    def _answer(self, moment: Moment) -> None:
        """Let all answer who are asked, one after the other, until the question is over."""
        for phone in self.asked(moment):
            now = self.served.moment(self.code)
            if now.number == moment.number and phone in self.asked(now):
                offer = phone.offer(moment.number)
                self.inspect(phone, f"{moment.phase.split()[0]} {moment.verb} {offer.shape}")
                phone.answer(offer, self.chance, ZEAL.get(moment.verb, USUAL_ZEAL))

    # -- the end ----------------------------------------------------------------------------------------------------

    def check_result(self) -> None:
        """All see the same result, with every card turned up; whoever looked on has seen nothing else."""
        for phone in self.everybody:
            phone.wait_for("outcome")
        seats, shown = self.host.find("seat").count(), [phone.read_all("shown") for phone in self.everybody]
        assert seats == len(shown[0]) and all(cards == shown[0] for cards in shown)
        bots = self.host.page.locator('[data-test="seat"] .tag', has_text=self.voice.say("page-bot"))
        assert bots.count() == seats - len(self.phones) and self.spectator.has("sit")
        winners = [phone.read_all("won") for phone in self.everybody]
        assert all(won == winners[0] for won in winners)
        if self.host.has("all-news"):
            self.host.tap("all-news")
        self.inspect(self.host, "result")
        self.inspect(self.spectator, "result for a spectator")
        self._check_spectator()

    def _check_spectator(self) -> None:
        states = [message.get("state") or {} for message in self.spectator.was_told]
        assert any(state.get("phase") for state in states)
        assert not any(state.get("prompt") or state.get("card") for state in states)

    def keep_record(self, folder: Path) -> None:
        """The host keeps a record of the game."""
        with self.host.page.expect_download() as download:
            self.host.tap("record")
        download.value.save_as(folder / "record.json")
        record = json.loads((folder / "record.json").read_text("utf-8"))
        assert set(NAMES) <= set(record["setup"]["seats"])

    def play_again(self) -> None:
        """All are back in the lobby, in their seats, and can begin at once."""
        seats = self.host.find("seat").evaluate_all(SEATS)
        self.host.act("again")
        for phone in self.everybody:
            phone.wait_for("plan")
            assert phone.find("person").evaluate_all(SEATS) == seats
        assert self.host.find("person").filter(has_text=self.voice.say("page-agrees")).count() == len(self.phones)
        self.inspect(self.host, "lobby after a game")
        self.host.act("start")
        for phone in self.asked(self.let_time_pass()):
            phone.wait_for("prompt")

    def come_back(self) -> None:
        """Somebody goes to the first page and finds the way back to the table."""
        phone = self.phones[-1]
        phone.open()
        phone.wait_for("resume", phone.name)
        self.inspect(phone, "home with a table")
        phone.tap("resume")
        phone.wait_for("prompt")

    def come_late(self) -> None:
        """Somebody comes by the link when a game is under way, and can only look on."""
        phone = self.phone()
        phone.open(self.host.page.url)
        phone.page.get_by_text(self.voice.say("page-begun")).wait_for()
        assert not phone.has("join")
        self.inspect(phone, "invited too late")
        phone.tap("look-on")
        phone.wait_for("phase")


@contextmanager
def party_of(
    browser: Browser, voices: Voices, path: Path, book: str, seed: int, wide: bool = False, language: str = ENGLISH
) -> Iterator[Party]:
    """A party in a house of its own; neither the phones nor the house have anything to complain of."""
    with Served(path, seed, voices) as served:
        party = Party(browser, served, book, voices[language], wide)
        try:
            yield party
        except BaseException as failure:
            failure.add_note(f"complaints: {party.trouble} {served.trouble}")
            raise
        finally:
            party.go_home()
    assert not party.trouble, party.trouble
    assert not served.trouble, served.trouble


Happening: TypeAlias = Callable[[Party, Moment], None]
