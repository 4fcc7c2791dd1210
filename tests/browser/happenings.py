"""What happens at a party beside the game: phones are refreshed, cut off and given away, and people talk."""

from collections.abc import Iterator
from contextlib import contextmanager

from nightcall.words import ENGLISH
from tests.browser.party import Party
from tests.browser.phone import Phone
from tests.browser.served import Moment

__all__ = [
    "changes_its_language",
    "claims",
    "hands_over",
    "has_a_bot_play",
    "hurries",
    "is_cut_off",
    "loses_its_network",
    "pauses",
    "recalls",
    "refreshes",
    "shows_its_card",
    "talks",
    "watches",
]

LONG = "Hear, hear: " + "a" * 300


def shows_its_card(party: Party, moment: Moment) -> None:
    """Somebody looks at the own card and asks for a rule; whoever looks on has neither a card nor a question."""
    phone = _someone(party, moment)
    phone.tap("show-card")
    phone.tap("why")
    phone.wait_for("rule", ".")
    party.inspect(phone, "night with card and rule")
    phone.tap("show-card")
    assert not any(party.spectator.has(what) for what in ("card", "prompt", "seat-menu"))
    party.inspect(party.spectator, "night for a spectator")


def refreshes(party: Party, moment: Moment) -> None:
    """Somebody reloads the page, and is asked the same again."""
    phone = _someone(party, moment)
    before = phone.memory()
    phone.page.reload()
    phone.wait_for_question(moment.number)
    assert phone.memory() == before
    party.check_all_are_here()


def loses_its_network(party: Party, moment: Moment) -> None:
    """Somebody has no network for a while; what was tapped meanwhile is sent when it is back."""
    phone = _someone(party, moment)
    before = phone.memory()
    with phone.offline():
        phone.wait_for("connection", party.voice.say("page-lost"))
        party.inspect(phone, "connection lost")
        phone.find("choice").last.tap()
        phone.wait_for("given", party.voice.say("page-sending"))
    phone.wait_for("given", party.voice.say("page-given-held"))
    after = phone.memory()
    assert after.pop("pressed") and before.pop("pressed") == [] and after == before
    party.check_all_are_here()


def is_cut_off(party: Party, moment: Moment) -> None:
    """Somebody's connection is lost after the answer; the page comes back by itself, and the answer stands."""
    phone = _someone(party, moment)
    phone.answer(phone.offer(moment.number), party.chance, zeal=1)
    before = phone.memory()
    with phone.reconnected():
        party.served.hang_up(party.code, phone.name)
    phone.wait_for_question(moment.number)
    assert phone.memory() == before and before["pressed"]
    party.check_all_are_here()


def hands_over(party: Party, moment: Moment) -> None:
    """Somebody gives the seat to a sixth phone, which goes on with the same card and the same question."""
    old = _someone(party, moment)
    before = old.memory()
    old.tap("seat-menu")
    old.act("hand-over")
    link = old.find("seat-link").input_value()
    party.inspect(old, "menu of a seat")
    new = party.phone(old.name, wide=True)
    new.open(link)
    new.wait_for("take-seat")
    party.inspect(new, "taking a seat")
    with new.losing_the_answer("links"):
        new.tap("take-seat")
    new.tap("take-seat")
    new.wait_for_question(moment.number)
    assert new.memory() == before
    party.inspect(new, "night on a desk")
    old.wait_for("gone")
    party.inspect(old, "gone")
    party.phones[party.phones.index(old)] = new


def changes_its_language(party: Party, moment: Moment) -> None:
    """Somebody is spoken to in English for a while, in the middle of the game."""
    phone = _someone(party, moment)
    before, title = phone.memory(), phone.read("phase")
    for language in (ENGLISH, party.voice.language.tag):
        phone.tap("seat-menu")
        phone.find("language").select_option(language)
        phone.tap("close")
        phone.wait_for("phase", title if language != ENGLISH else "Night 1")
        phone.wait_for_question(moment.number)
    assert phone.memory() == before


def has_a_bot_play(party: Party, moment: Moment) -> None:
    """Somebody lets a bot play, and takes the seat back."""
    phone = _someone(party, moment)
    before = phone.memory()
    phone.tap("seat-menu")
    party.inspect(phone, "menu of a seat")
    phone.act("let-bot-play")
    phone.wait_for("bot-plays")
    assert not phone.has("prompt")
    party.inspect(phone, "a bot plays")
    phone.act("take-back")
    phone.wait_until_gone("bot-plays")
    assert phone.memory() == before


def recalls(party: Party, moment: Moment) -> None:
    """V-06: all can still read what they were told in secret, but nobody can see it or hear it by accident."""
    told = [phone for phone in party.phones if phone.secrets]
    assert told
    for phone in told:
        page, read_out = phone.page.inner_text("body"), phone.read_out()
        assert not any(secret in page or secret in read_out for secret in phone.secrets)
        phone.tap("show-card")
        for secret in phone.secrets:
            phone.wait_for("learned", secret)
        assert not phone.has("private-news")
        party.inspect(phone, "day with what one has learned")
        phone.tap("show-card")
    assert any(party.voice.say("page-private-news") in phone.read_out() for phone in told)


def talks(party: Party, moment: Moment) -> None:
    """Somebody talks, and all hear it."""
    speaker = _someone(party, moment)
    with _at_the_talk(speaker):
        speaker.type("talk-text", LONG)
        speaker.act("send")
        party.inspect(speaker, "talk")
    for phone in party.everybody:
        if phone is not speaker and phone.has("tab-talk"):
            phone.wait_for("unread")
        with _at_the_talk(phone):
            phone.wait_for("spoken", LONG)


def claims(party: Party, moment: Moment) -> None:
    """Somebody claims a card, and all hear it."""
    speaker = _someone(party, moment)
    with _at_the_talk(speaker):
        speaker.find("claim-card").select_option(index=1)
        speaker.act("claim")
    for phone in party.everybody:
        phone.page.locator('[data-test="event"][data-kind="claimed"]').first.wait_for()


def pauses(party: Party, moment: Moment) -> None:
    """The host pauses, and lets the game go on."""
    _as_host(party, "pause")
    for phone in party.everybody:
        phone.wait_for("paused")
    party.inspect(party.host, "pause")
    _as_host(party, "resume-game")
    for phone in party.everybody:
        phone.wait_until_gone("paused")


def hurries(party: Party, moment: Moment) -> None:
    """The host gives the talk more time, and brings it to its end all the same."""
    before = party.host.read("clock")
    _as_host(party, "more-time")
    longer = party.host.read("clock")
    _as_host(party, "end-talk")
    assert _seconds(longer) > _seconds(before) > _seconds(party.host.read("clock"))


def watches(party: Party, moment: Moment) -> None:
    """Somebody who is dead wants to see everything, and is asked twice."""
    phone = next(phone for phone in party.phones if phone.name not in moment.living)
    phone.tap("seat-menu")
    party.inspect(phone, "menu of the dead")
    assert not phone.has("let-bot-play")
    phone.tap("watch")
    phone.wait_for("watch", party.voice.say("page-sure"))
    phone.act("watch")
    phone.page.get_by_text(party.voice.say("page-watching")).wait_for()
    party.inspect(phone, "the dead see everything")


def _someone(party: Party, moment: Moment) -> Phone:
    """Somebody who is asked: each time it is the next one's turn."""
    asked = party.asked(moment)
    return asked[moment.number % len(asked)]


@contextmanager
def _at_the_talk(phone: Phone) -> Iterator[None]:
    """Look at the talk, which on a narrow screen is behind a tab of its own."""
    if is_narrow := phone.has("tab-talk"):
        phone.tap("tab-talk")
    yield
    if is_narrow:
        phone.tap("tab-table")


def _as_host(party: Party, button: str) -> None:
    """Tap on something in the host's menu."""
    party.host.tap("host-menu")
    party.inspect(party.host, "menu of the host")
    party.host.act(button)
    party.host.wait_until_gone(button)


def _seconds(clock: str) -> int:
    minutes, _, seconds = clock.splitlines()[0].partition(":")
    return int(minutes) * 60 + int(seconds)
