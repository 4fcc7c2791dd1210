"""Two worlds: the proof that nothing leaks.

Take a random game and a viewer. In the second world some cards that the viewer has not been shown lie before other
players; what was answered by night travels with the card, what was said and voted by day stays with the seat. The
second world also differs in what nobody else can notice: whom a Seer looks at, and a pack that hesitates before it
agrees. Whatever the viewer can see or try must be the same at every step, byte for byte, except for the few facts that
the rules let depend on a hidden card: `MAY_DIFFER`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from nightcall import MODERATOR, PUBLIC, Ask, Game, Refused, Setup
from nightcall.engine.event import Drawn
from nightcall.engine.refused import Known
from nightcall.engine.rulebook import Rulebook, bound
from nightcall.stories.words import CLAIM, words_of
from nightcall.testing.playing import Act, any_act, do, living
from nightcall.testing.setups import any_setup, with_open_cards

__all__ = ["MAY_DIFFER", "Leak", "Report", "compare_nights", "compare_worlds"]

MAY_DIFFER: dict[str, str] = {
    "told see: value": "V-37 C-41",  # the Seer learns what the player seen is
    "voted: hanged": "V-58",  # a tie ends as the secret Mayor voted
    "died devoured or said nobody-devoured": "V-53 B-60",  # Red Riding Hood and the Cook are safe
    "told copy: value": "N-23",  # whoever looks at a card sees what it is
    "told pack: value": "N-38 B-70",  # the Minion sees the Werewolves; the Drunkard may join the pack
    "told masons: value": "N-27",  # a Doppelgänger who has copied a Mason is seen by the others
    "told look: value": "N-41",
    "told rob: value": "N-43",
    "told check: value": "N-50",
    "told stirred: value": "D-46",  # the Fortune Teller sees who was awake
    "told reveal: value": "D-49",
    "shown: cards": "D-50",  # the Revealer turns a card up for all
    "day-broke or shown": "D-51",  # but for a wolf's and the Tanner's
}
"""What a viewer may see differently because another player holds another card, and by which rule."""
RARELY: dict[str, str] = {
    "told investigate: value": "B-49",
    "fell or said nobody-devoured": "C-65",  # the Cursed is not devoured but turned
    "told scry: value": "C-45",  # the Sorcerer learns whether the player is the Seer
    "told stir: value": "B-63",  # the Insomniac learns whether a neighbour was up
    "said cat-chased": "B-80",  # a Werewolf or Vampire who gets the cat is gone, and nobody else
    "died bitten or said nobody-bitten": "B-60",  # as for the Werewolves' victim
    "asks: barred": "D-23",  # whoever is awake sees a shield, and not everyone who copies a card becomes the Sentinel
    "day-broke or marked": "D-23",
    "marked: seat": "D-23",
    "marked or talk-began": "D-54",  # the same with the Curator's artifacts
    "told peek: value": "D-42",
}
"""The same, where it takes thousands of games to come across it."""
RULES_OF = {book.id: words_of([book]).letters for book in bound()}
"""Whose rules count in a book."""


UNNOTICED = {"see", "look"}
"""Answers that nobody else can notice: in the second world they are others."""

PROBES = tuple(verb for verb in words_of(bound()).verbs if verb != CLAIM)
"""What a viewer may try in order to learn from how it is refused."""

ALONE = {"said cat-chased"}
"""What happens in one world only, whatever happens in the other."""

CUES = ("night-fell", "called", "slept", "day-broke", "talk-began")
SEEN_AT_WAKING = ("marked", "shown")
"""What somebody did by night and all see when they wake."""

OFTEN = 16
"""How often a random act is a claim or the clock: once in so many acts, each."""


class Leak(AssertionError):
    """Something that the viewer can tell apart, and may not."""


@dataclass
class Report:
    """What was compared."""

    pairs: int = 0
    nights: int = 0
    impossible: int = 0
    steps: int = 0
    events: int = 0
    differed: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        """Say it in one line."""
        used = ", ".join(f"{name} ({(MAY_DIFFER | RARELY)[name]}) {self.differed[name]}" for name in self.differed)
        return (
            f"{self.pairs} pairs of worlds and {self.nights} of nights, {self.steps} steps, "
            f"{self.events} events compared; "
            f"{self.impossible} ended where the second world allowed no such answer; may differ: {used}"
        )


@dataclass(frozen=True)
class Deed:
    """An act of the first world: who is concerned, and whether it goes with that player's card."""

    act: Act
    concerns: str
    travels: bool


def compare_worlds(book: Rulebook, seed: int, report: Report, viewers: int = 3) -> None:
    """Play one random game and hold it against a second world for some of its viewers."""
    random = Random(f"two worlds {seed}")
    setup = with_open_cards(any_setup(book, random))
    deeds = list(first_world(setup, random, random.randrange(10, 160)))
    for viewer in random.sample([*setup.seats, PUBLIC], min(viewers, len(setup.seats) + 1)):
        hidden = hidden_from(viewer, setup, deeds)
        if len(hidden) >= 2:
            moved = random.sample(hidden, random.choice([2, 2, 3, len(hidden)]) if len(hidden) > 2 else 2)
            travel = dict(zip(moved, moved[1:] + moved[:1], strict=True))
            SecondWorld(setup, viewer, travel, random, report).compare(deeds)


def first_world(setup: Setup, random: Random, most: int) -> Iterator[Deed]:
    """Play a random game for so many acts, but not to its end, where everything is laid open."""
    game = Game(setup, stops=("lot",))
    concerned, secret = "", False
    for _ in range(0 if game.outcome else most):
        act = any_act(game, random.randrange, OFTEN)
        if act[1] != "go-on":  # a lot concerns whoever was out of time
            asks = game.asks
            concerned = act[0] if act[0] in setup.seats else asks[0].seat
            secret = act[1] != "claim" and is_secret(game)
        seen = len(game.events)
        do(game, act)
        if game.outcome:
            return
        if act[1] == "go-on":
            (fallen, *_) = [event.fact.what for event in game.events[seen:] if isinstance(event.fact, Drawn)]
            act = (MODERATOR, "lot", list(fallen) if isinstance(fallen, tuple) else fallen)
        yield Deed(act, concerned, secret)


def is_secret(game: Game) -> bool:
    """Say whether what is asked now is asked of a card: by night, and not of everyone."""
    return game.phase.startswith("night") and list(game.asks[0].question.seats) != living(game)


def hidden_from(viewer: str, setup: Setup, deeds: list[Deed]) -> list[str]:
    """The seats whose cards the viewer has not been shown by the end of these acts, by the rules alone.

    A player knows the own card, the cards of the dead, and those who wake together with it or with what was copied.
    """
    game = Game(setup, stops=("lot",))
    for deed in deeds:
        do(game, deed.act)
    copied = [event["value"] for event in game.view(viewer)["events"] if event.get("about") == "copy"]
    hidden = [seat for seat in living(game) if seat != viewer]
    for role in map(setup.book.role, [setup.deal[viewer], *copied] if viewer in setup.deal else []):
        if role.together:
            hidden = [seat for seat in hidden if setup.deal[seat] != role.id]
        if role.prowls:
            hidden = [seat for seat in hidden if not setup.book.role(setup.deal[seat]).prowls]
    return hidden


class SecondWorld:
    """The second world beside the first, both seen through one viewer's eyes."""

    def __init__(self, setup: Setup, viewer: str, travel: Mapping[str, str], random: Random, report: Report) -> None:
        """Lay both tables; `travel` says where the cards of the first lie in the second."""
        deal = dict(setup.deal) | {travel[seat]: setup.deal[seat] for seat in travel}
        other = Game(setup).record()["setup"] | {"seats": list(setup.seats), "deal": deal, "seed": setup.seed + 1}
        self.first = Game(setup, stops=("lot",))
        self.second = Game(Setup.from_data(other), stops=("lot",))
        self.viewer = viewer
        self.travel = travel
        self.may_lack_questions = setup.book.centre > 0
        """Whether what one holds can decide how much others are asked: where cards lie about that can be copied."""
        self.random = random
        self.report = report
        self.seen = 0

    def compare(self, deeds: list[Deed]) -> None:
        """Play both worlds and look at them after every act."""
        self.report.pairs += 1
        if not self.is_same():
            return
        for number, deed in enumerate(deeds):
            do(self.first, deed.act)
            try:
                self.follow(deed, deeds[number + 1 :])
            except Refused:
                self.report.impossible += 1
                return
            if not (self.is_out_of_step() or self.is_same()):
                return

    def follow(self, deed: Deed, later: list[Deed]) -> None:
        """Do in the second world what was done in the first, or what looks the same to the viewer."""
        who, verb, what = deed.act
        is_mine = deed.concerns == self.viewer
        if verb == "lot":
            if self.second.stop in UNNOTICED and not is_mine:
                self.second.go_on()
            else:
                self.second.answer(MODERATOR, "lot", what)
            return
        who = self.moved(deed)
        if deed.travels and self.may_lack_questions and not is_mine and not self.catch_up((who, verb), later):
            return  # nobody is asked this in the second world
        ask = next((ask for ask in self.second.asks if (ask.seat, ask.verb) == (who, verb)), None)
        if ask and verb in UNNOTICED and not is_mine and what != "pass":
            what = self.random.choice([answer for answer in ask.legal() if answer != "pass"])
        if ask and self.may_hesitate(ask, what):
            self.hesitate(ask, what)
        else:
            do(self.second, (who, verb, what))

    def moved(self, deed: Deed) -> str:
        """Who does it in the second world."""
        who = deed.act[0]
        return self.travel.get(who, who) if deed.travels else who

    def catch_up(self, wanted: tuple[str, str], later: list[Deed]) -> bool:
        """Answer what only the second world asks, and say whether it asks what is wanted.

        Whoever copies another card, or turns into somebody, has more or less to do.
        """
        ahead = {(self.moved(deed), deed.act[1]) for deed in later}
        while asks := self.second.asks:
            asked = {(ask.seat, ask.verb) for ask in asks}
            if wanted in asked:
                return True
            if asked & ahead or any(ask.seat == self.viewer for ask in asks) or not is_secret(self.second):
                return False
            self.second.answer(asks[0].seat, asks[0].verb, "pass" if asks[0].may_pass else next(asks[0].legal()))
        return False

    def is_out_of_step(self) -> bool:
        """Say whether one world has more to ask in this call than the other: how long a call takes is no data."""
        seen = [world.view(PUBLIC)["events"] for world in (self.first, self.second)]
        said = [[event["kind"] for event in events if event["kind"] in CUES] for events in seen]
        passing = (*CUES, *SEEN_AT_WAKING)
        news = [[line(event) for event in events if event["kind"] not in passing] for events in seen]
        return self.may_lack_questions and said[0] != said[1] and news[0] == news[1]

    def first_difference(self, first: Mapping[str, Any], second: Mapping[str, Any]) -> str:
        """Name what is not the same in the first events that differ, as `MAY_DIFFER` names it.

        What is told may differ only for the one seat that it is told to.
        """
        own = [event for event in self.first.events if event.reaches(self.viewer)]
        for event, one, other in zip(own, first["events"], second["events"], strict=False):
            if one != other:
                names = sorted({named(one), named(other)})
                if alone := ALONE.intersection(names):
                    return "".join(alone)
                fields = [name for name in one if one[name] != other.get(name)]
                if one["kind"] == "told" and event.audience != (self.viewer,):
                    return f"{names[0]}, which is not for {self.viewer}"
                if one["kind"] == other["kind"] == "shown" and one["cards"].keys() != other["cards"].keys():
                    fewer = one["cards"].keys() < other["cards"].keys() or other["cards"].keys() < one["cards"].keys()
                    return "day-broke or shown" if fewer else "shown: whose card"
                return " or ".join(names) if len(names) > 1 else f"{names[0]}: {', '.join(fields)}"
        barred = [{place for ask in view["asks"] for place in ask.get("barred", {})} for view in (first, second)]
        return "asks: barred" if barred[0] != barred[1] else ""

    def may_differ(self, difference: str) -> bool:
        """Say whether a rule of this book lets the viewer see this difference."""
        rules = (MAY_DIFFER | RARELY).get(difference, "").split()
        return any(rule[0] in RULES_OF[self.first.rulebook.id] for rule in rules)

    def may_hesitate(self, ask: Ask, what: Any) -> bool:
        """Say whether this answer would complete the agreement of a pack that the viewer does not belong to."""
        question = ask.question
        together = len(question.seats) > 1 and question.may_pass and not question.again and not ask.is_for_anyone
        agreed = what != "pass" and len(question.left) == 1 and all(each == what for each in question.answers.values())
        return together and agreed and len(question.answers) > 0 and self.viewer not in question.seats

    def hesitate(self, ask: Ask, what: Any) -> None:
        """Let the last of a pack pass first; reminded, all of them agree after all."""
        pointed = dict(ask.question.answers) | {ask.seat: what}
        do(self.second, (ask.seat, ask.verb, "pass"))
        for seat in ask.question.seats:
            if seat in pointed:
                do(self.second, (seat, ask.verb, pointed[seat]))

    def is_same(self) -> bool:
        """Say whether the worlds look alike; if not, the rules must allow it, and the comparison ends there."""
        first, second = self.first.view(self.viewer), self.second.view(self.viewer)
        self.report.steps += 1
        self.report.events += len(first["events"]) - self.seen
        self.seen = len(first["events"])
        if msgspec.json.encode(first) != msgspec.json.encode(second):
            difference = self.first_difference(first, second)
            if not self.may_differ(difference):
                raise Leak(f"{self.viewer} can tell by {difference or 'the head of the view'}:\n{first}\n{second}")
            self.report.differed[difference] += 1
            return False
        tried = [refusals(world, self.viewer) for world in (self.first, self.second)]
        if tried[0] != tried[1]:
            raise Leak(f"{self.viewer} can tell by a refusal: {tried[0]} and {tried[1]}")
        return True


def line(event: Mapping[str, Any]) -> dict[str, Any]:
    """An event without its number."""
    return {name: value for name, value in event.items() if name != "n"}


def named(event: Mapping[str, Any]) -> str:
    """The name of an event's kind and particulars."""
    particular = {"told": "about", "died": "cause", "said": "what"}.get(event["kind"])
    return f"{event['kind']} {event[particular]}" if particular else str(event["kind"])


def refusals(game: Game, viewer: str) -> list[tuple[str, str, dict[str, Known]]]:
    """What the viewer hears when trying what is not asked, or answering what is not offered."""
    if viewer == PUBLIC:
        return []
    heard = []
    for verb in PROBES:
        try:
            game.answer(viewer, verb, "Zed")
        except Refused as refused:
            heard.append((refused.reason, refused.rule, refused.facts))
    return heard


# -- a night in which nobody of the viewer's kind is called ---------------------------------------------------------


def compare_nights(book: Rulebook, seed: int, report: Report) -> None:
    """Deal all other cards anew, the centre's too, and let all answer anything: the uncalled see the same night.

    The calls tell nothing of the deal, nor of what is answered; only what lies openly is seen, when all wake.
    """
    random = Random(f"nights {seed}")
    setup = with_open_cards(any_setup(book, random))
    if setup.all_options.get("mayor") == "open" and not setup.mayor:
        return  # an election is no secret
    uncalled = {role.id for role in book.roles if book.when_called(role) == "never"}
    viewer = random.choice([PUBLIC, *(seat for seat in setup.seats if setup.deal[seat] in uncalled)])
    others = [seat for seat in setup.seats if seat != viewer]
    cards = [*(setup.deal[seat] for seat in others), *setup.center]
    random.shuffle(cards)
    deal = dict(setup.deal) | dict(zip(others, cards, strict=False))
    table = {"deal": deal, "center": cards[len(others) :], "seed": setup.seed + 1, "seats": list(setup.seats)}
    second = Setup.from_data(Game(setup).record()["setup"] | table)
    nights = [night_of(each, viewer, random) for each in (setup, second)]
    if None in nights:
        return  # the viewer is in love, or has been given the sword
    report.nights += 1
    report.events += len(nights[0] or ())
    if nights[0] != nights[1]:
        raise Leak(f"{viewer} can tell by the night: {nights[0]} and {nights[1]}")


def night_of(setup: Setup, viewer: str, random: Random) -> list[dict[str, Any]] | None:
    """What a viewer sees of the first night with random answers; nothing if somebody else has woken that viewer."""
    game = Game(setup, stops=("lot",))
    while not game.outcome and game.phase == "night 1":
        do(game, any_act(game, random.randrange, OFTEN))
    noted = game.view(MODERATOR).get("notes", {}).get("game", {})
    if any(viewer in noted.get(name, ()) for name in ("lovers", "sword")):
        return None
    events = [event for event in game.view(viewer)["events"] if event["phase"] in ("deal", "night 1")]
    return [line(event) for event in events if event["kind"] not in SEEN_AT_WAKING]
