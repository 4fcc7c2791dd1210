"""Looks: a viewer is sent what has changed and nothing else, and it adds up to what somebody sees who comes anew."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from nightcall import Refused
from nightcall.engine.event import MODERATOR, PUBLIC
from nightcall.table import acts
from nightcall.table.acts import Entry
from nightcall.table.common import common
from nightcall.table.look import Look, Seen
from nightcall.table.shown import State
from nightcall.table.stage import LOBBY, OVER, PLAYING
from nightcall.table.table import Table
from nightcall.testing.screen import facts, somehow
from nightcall.testing.tables import begin, do, laid, lobby, plain, play_out, seen, state, why
from tests.spoken import ENGLISH
from tests.table.desk import VILLAGE, enter, go_on, hang, moderated, morning, rewind, until

TABLES = {"onenight": 5, "daybreak": 6, "village": 7, "classic": 7, "bigbox": 9}
"""How many sit at a table of each book."""
MOST_ENTRIES = 4000
WORDLESS = {"noted"}
"""What needs no words; all other news has some."""
RULES = {rule for book in TABLES for rule in ENGLISH.rules_of(book)}


class Watcher:
    """Somebody who keeps what was sent, as a page does."""

    def __init__(self, table: Table, viewer: str) -> None:
        self.table, self.viewer = table, viewer
        self.begin()

    def begin(self) -> None:
        """Begin anew."""
        self.look = Look(self.table, self.viewer, ENGLISH)
        self.state: dict[str, Any] = {}
        self.events: list[Any] = []
        self.talk: list[Any] = []

    def read(self) -> Seen:
        """Read what has changed, and keep it."""
        if self.look.is_stale:
            self.begin()
        new = self.look.refresh(common(self.table, frozenset(), ENGLISH))
        told = plain(new)
        self.state |= told.get("state", {})
        self.events += told["events"]
        self.talk += told["talk"]
        return new

    def check(self) -> None:
        """Hold what was kept against what somebody sees who comes just now."""
        fresh = seen(self.table, self.viewer)
        assert {key: value for key, value in self.state.items() if value is not None} == {
            key: value for key, value in fresh["state"].items() if value is not None
        }
        assert (self.events, self.talk) == (fresh["events"], fresh["talk"])
        assert [event["n"] for event in self.events] == list(range(1, len(self.events) + 1))
        assert [line["n"] for line in self.talk] == list(range(1, len(self.talk) + 1))


def keys(new: Seen) -> set[str]:
    """The keys of the state that somebody is sent."""
    return set(plain(new).get("state", {}))


# -- what is sent ------------------------------------------------------------------------------------------------------


def test_the_first_time_everything_is_new_and_then_nothing_until_something_happens() -> None:
    table = laid("Ann", "Ben")
    for viewer in ("", "Ann", "Ben"):
        watcher = Watcher(table, viewer)
        assert keys(watcher.read()) == {"you", "table", "may"}
        assert not watcher.read()


def test_only_the_keys_that_have_changed_are_sent() -> None:
    table = laid("Ann", "Ben", bots=2)
    begin(table, rulebook="onenight")
    watcher = Watcher(table, "Ann")
    watcher.read()
    do(table, "Ben", acts.LetBotPlay(True))
    new = watcher.read()
    assert (keys(new), new.events, new.talk) == ({"table"}, [], [])


def test_what_is_said_is_sent_once_and_alone() -> None:
    table = laid("Ann", "Ben")
    watcher = Watcher(table, "Ben")
    watcher.read()
    do(table, "Ann", acts.Say("all", "  Hello. "))
    new = watcher.read()
    assert (keys(new), new.events) == (set(), [])
    assert watcher.talk == [{"n": 1, "from": "Ann", "to": "all", "text": "Hello."}]
    assert not watcher.read()


def test_a_clock_stands_still_for_all_while_the_table_is_paused() -> None:
    table = laid("Ann", "Ben", bots=2)
    begin(table, rulebook="onenight")
    while not state(table)["clock"] or state(table)["clock"]["what"] != "talk":
        do(table, "", acts.Ticked())
    watcher = Watcher(table, "")
    watcher.read()
    clock = watcher.state["clock"]
    do(table, "Ann", acts.Pause())
    watcher.read()
    assert (watcher.state["clock"], watcher.state["table"]["paused"]) == (None, True)
    do(table, "Ann", acts.Resume())
    watcher.read()
    assert watcher.state["clock"] == {key: value + 1000 if key != "what" else value for key, value in clock.items()}


def test_everybody_sees_who_is_here() -> None:
    table = laid("Ann", "Ben")
    people = lobby(table, "Ben")["people"]
    assert [(person["name"], person["here"]) for person in people] == [("Ann", False), ("Ben", True)]


def test_a_look_is_stale_when_another_game_begins_or_the_table_goes_back_to_the_lobby() -> None:
    table = laid("Ann", "Ben", bots=2)
    lobby = Look(table, "Ben", ENGLISH)
    begin(table, rulebook="onenight")
    assert lobby.is_stale
    first = Look(table, "Ben", ENGLISH)
    play_out(table)
    assert not first.is_stale
    do(table, "Ann", acts.Again())
    assert first.is_stale
    again = Look(table, "Ben", ENGLISH)
    begin(table, seed=1)
    assert first.is_stale and again.is_stale


def test_all_keys_that_anybody_is_sent_are_keys_of_the_protocol() -> None:
    table = morning()
    viewers = ("", MODERATOR, *VILLAGE)
    assert {key for viewer in viewers for key in state(table, viewer)} <= set(State.__struct_fields__)


def test_somebody_who_looks_on_sees_what_all_may_know_and_can_do_nothing() -> None:
    table = laid("Ann", "Ben", bots=2)
    begin(table, rulebook="onenight")
    shown = state(table)
    assert (shown["you"], shown["may"], shown["prompt"]) == ("", [], None)
    assert not shown.keys() & {"card", "watching", "cards", "notes", "asks", "deal"}
    assert not [event for event in seen(table)["events"] if event.get("private")]


def test_the_cards_of_the_set_lie_open_before_everybody() -> None:
    """N-90."""
    cards = ["werewolf", "werewolf", "seer", "robber", "villager", "villager"]
    table = laid("Ann", "Ben", bots=1)
    begin(table, rulebook="onenight", cards=cards)
    for viewer in ("", "Ann", "Ben"):
        (opened,) = [event for event in seen(table, viewer)["events"] if event["fact"]["kind"] == "opened"]
        assert opened["fact"]["cards"] == Counter(cards)
        assert all(name in opened["text"] for name in ("Werewolf", "Seer", "Robber", "Villager"))


def test_one_sees_the_own_card_and_nobody_elses() -> None:
    table = laid("Ann", "Ben", bots=1)
    begin(table, rulebook="onenight")
    dealt = {name: state(table, name)["card"] for name in table.people.names}
    assert all(set(card) == {"id", "name", "text"} and all(card.values()) for card in dealt.values())
    for name in table.people.names:
        own = [(fact["seat"], fact["card"]) for fact in facts(seen(table, name)["events"], "dealt")]
        assert own == [(name, dealt[name]["id"])]


# -- whole games -------------------------------------------------------------------------------------------------------


def any_act(table: Table, watchers: dict[str, Watcher], chance: Random) -> Entry | None:
    """Something that a person might do just now, if anything."""
    name = chance.choice([chair.name for chair in table.people.persons])
    shown, roll = watchers[name].state, chance.random()
    act: Any = None
    if (prompt := shown["prompt"]) and prompt["verb"] and roll < 0.8:
        act = acts.Answer(prompt["n"], somehow(prompt, chance))
    elif roll < 0.9 and (ways := [way for way in shown["may"] if way != "claim"]):
        act = acts.Say(chance.choice(ways), f"Hm {chance.random()}.")
    elif roll < 0.93 and "claim" in shown["may"]:
        act = acts.Claim(chance.choice(shown["claims"])["what"])
    elif roll < 0.95 and shown["watching"] == "may":
        act = acts.Watch()
    elif roll < 0.97:
        act = acts.LetBotPlay(chance.random() < 0.3)
    elif name == table.people.host:
        act = chance.choice([acts.Pause(), acts.MoreTime(), acts.EndTalk()])
    return Entry(table.at, act, name) if act else None


def entries(table: Table, watchers: dict[str, Watcher], chance: Random) -> Iterator[Entry]:
    """What happens at a table, up to the end of the game: persons act between what happens by itself."""
    for _ in range(MOST_ENTRIES):
        if table.stage != PLAYING:
            return
        entry: Entry | None = None
        if table.play and table.play.is_paused:
            entry = Entry(table.at + 5000, acts.Resume(), table.people.host)
        elif chance.random() < 0.5:
            entry = any_act(table, watchers, chance)
        if entry is None and table.due is not None:
            entry = table.next_entry(table.due)
        if entry:
            yield entry
    raise AssertionError("The game does not end.")


def game(book: str, seed: int) -> tuple[Table, dict[str, Watcher], Random]:
    """A game that has just begun, and a watcher for each of its viewers."""
    chance = Random(f"{book} {seed}")
    table = laid("Ann", "Ben", "Cem", bots=TABLES[book] - 3)
    plan: dict[str, Any] = {"pack_talk": True, "dead_watch": seed % 2 == 0, "pace": "brisk"}
    if book in ("village", "bigbox") and seed % 2:
        plan["options"] = {"mayor": "open"}
    if book == "daybreak":
        plan["set"] = "precarious-alliances"
    if book == "classic":
        plan["amulet"] = "lot"
    begin(table, seed, rulebook=book, **plan)
    watchers = {viewer: Watcher(table, viewer) for viewer in ("", *table.people.names)}
    for watcher in watchers.values():
        watcher.read()
    return table, watchers, chance


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("book", TABLES)
def test_all_that_was_sent_adds_up_to_what_somebody_sees_who_comes_anew(book: str, seed: int) -> None:
    table, watchers, chance = game(book, seed)
    for number, entry in enumerate(entries(table, watchers, chance)):
        table.touched.clear()
        try:
            table.apply(entry)
        except Refused:
            continue
        for viewer, watcher in watchers.items():
            is_touched = PUBLIC in table.touched or viewer in table.touched
            if is_touched:
                watcher.read()
            elif number % 3 == 0:
                assert not watcher.read(), f"{viewer or 'whoever looks on'} was not touched by {entry}"
            if number % 25 == 0:
                watcher.check()
    assert table.stage == OVER
    for watcher in watchers.values():
        watcher.check()
        assert watcher.state["outcome"]["text"]


def check_words(shown: dict[str, Any], events: list[Any]) -> None:
    """Every prompt and every piece of news has its words, and names a rule that there is."""
    prompts = [shown["prompt"], *shown.get("asks", [])]
    for prompt in filter(None, prompts):
        assert prompt["text"] and "{" not in prompt["text"]
        assert prompt.get("rule", "") in RULES or prompt["verb"] in ("", "suspect")
        for choice in (*prompt["choices"], *prompt.get("barred", [])):
            assert choice["label"]
    for event in events:
        assert event["text"] or event["fact"]["kind"] in WORDLESS, event
        assert event["text"] == event["text"].strip() and "{" not in event["text"]
        assert event["rule"] in RULES, event
    assert shown["phase"]["text"] and all(choice["label"] for choice in shown.get("claims", []))
    for place in shown["circle"]:
        assert all(mark["name"] for mark in place.get("marks", [])) and place.get("shown", {"name": "-"})["name"]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("book", TABLES)
def test_every_prompt_and_all_news_that_need_words_have_some(book: str, seed: int) -> None:
    table, watchers, chance = game(book, seed + 10)
    for entry in entries(table, watchers, chance):
        try:
            table.apply(entry)
        except Refused:
            continue
        for watcher in watchers.values():
            if new := watcher.read():
                check_words(watcher.state, watcher.events[len(watcher.events) - len(new.events) :])
    check_words(state(table, MODERATOR), seen(table, MODERATOR)["events"])


# -- those who see everything ------------------------------------------------------------------------------------------


def second_night(**plan: Any) -> Table:
    """A village whose first victim, Cem, is dead since the morning before."""
    table = moderated(rulebook="village", deal=VILLAGE, **plan)
    until(table, "devour")
    enter(table, "Ann", "devour", "Cem")
    until(table, "see")
    enter(table, "Ben", "see", "Dan")
    until(table, "save")
    enter(table, "Fay", "save", "no")
    enter(table, "Fay", "poison", "pass")
    until(table, "nominate")
    do(table, MODERATOR, acts.TimeUp("nominate"))
    return table


def test_the_dead_see_everything_if_they_want_to_where_the_table_allows_it() -> None:
    table = second_night(dead_watch=True)
    watcher = Watcher(table, "Cem")
    watcher.read()
    assert watcher.state["watching"] == "may" and "cards" not in watcher.state
    do(table, "Cem", acts.Watch())
    assert watcher.look.is_stale
    watcher.read()
    assert watcher.state["watching"] is True
    assert watcher.state["cards"] == VILLAGE and "night" in watcher.state["notes"]
    assert len(watcher.events) == len(seen(table, MODERATOR)["events"])
    assert not watcher.state.keys() & {"asks", "stop", "acts", "corrections", "deal"}


def test_nobody_watches_who_is_alive_who_looks_on_or_where_the_table_does_not_allow_it() -> None:
    table = second_night(dead_watch=True)
    for who in ("Ann", "", "Zoe", MODERATOR):
        assert why(table, who, acts.Watch()) == "no-watching"
    assert [state(table, name)["watching"] for name in VILLAGE] == [False, False, "may", False, False, False]
    table = second_night()
    assert why(table, "Cem", acts.Watch()) == "no-watching"
    assert state(table, "Cem")["watching"] is False


def test_whoever_has_watched_takes_no_living_seat() -> None:
    table = second_night(dead_watch=True)
    for name in ("Ben", "Cem"):
        do(table, name, acts.Linked(f"link of {name}", False))
    do(table, "Cem", acts.Watch())
    assert why(table, "Cem", acts.Redeemed("link of Ben", "second phone")) == "has-watched"
    do(table, "Cem", acts.Redeemed("link of Cem", "second phone"))
    do(table, "", acts.Redeemed("link of Ben", "somebody else"))


def test_nobody_is_told_that_somebody_watches() -> None:
    table = second_night(dead_watch=True)
    before = {viewer: seen(table, viewer) for viewer in ("", MODERATOR, "Ann", "Ben", "Dan")}
    do(table, "Cem", acts.Watch())
    assert {viewer: seen(table, viewer) for viewer in before} == before


def test_whoever_watched_sees_no_more_than_others_in_the_next_game() -> None:
    table = second_night(dead_watch=True)
    do(table, "Cem", acts.Watch())
    until(table, "devour")
    enter(table, "Ann", "devour", "Dan")
    until(table, "see")
    enter(table, "Ben", "see", "Ann")
    until(table, "save")
    enter(table, "Fay", "save", "no")
    enter(table, "Fay", "poison", "pass")
    until(table, "nominate")
    hang(table, "Ann")
    go_on(table)
    assert table.stage == OVER and "cards" in state(table, "Cem")
    do(table, MODERATOR, acts.Again())
    assert table.stage == LOBBY and set(state(table, "Cem")) == {"you", "table", "may"}
    begin(table)
    assert "cards" not in state(table, "Cem") and state(table, "Cem")["watching"] is False


def test_whoever_has_watched_and_lives_again_after_a_rewind_sees_no_more_than_others() -> None:
    table = second_night(dead_watch=True)
    do(table, "Cem", acts.Watch())
    devoured = next(act["n"] for act in state(table, MODERATOR)["acts"] if act["verb"] == "devour")
    rewind(table, devoured, "Ann", "devour", "Dan")
    assert next(place["alive"] for place in state(table, "Cem")["circle"] if place["name"] == "Cem")
    assert not state(table, "Cem").keys() & {"cards", "notes"}


# -- talk --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "talk-length"),
        ("   ", "talk-length"),
        ("x" * 501, "talk-length"),
        ("a\nb", "talk-signs"),
        ("a\0b", "talk-signs"),
        ("a\u202eb", "talk-signs"),
        ("a\u2028b", "talk-signs"),
    ],
)
def test_talk_is_one_line_of_1_to_500_characters_that_can_be_shown(text: str, reason: str) -> None:
    assert why(laid("Ann"), "Ann", acts.Say("all", text)) == reason


def test_one_talks_where_one_may_and_nowhere_else() -> None:
    table = second_night()
    assert (table.may("Cem"), table.may("Ann")) == (["dead"], [])
    for name, to in (("Cem", "all"), ("Cem", "pack"), ("Ann", "all"), ("Ann", "dead"), ("Ann", "Ben"), ("Ann", "")):
        assert why(table, name, acts.Say(to, "Psst.")) == "no-talk"
    do(table, "Cem", acts.Say("dead", "Is anybody here?"))
    assert [line["text"] for line in seen(table, "Cem")["talk"]] == ["Is anybody here?"]
    for viewer in ("", "Ann", "Ben"):
        assert seen(table, viewer)["talk"] == []
    assert why(table, "", acts.Say("all", "Psst.")) == "no-seat-here"
