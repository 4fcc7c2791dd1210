"""The comparison: whatever a viewer hears over the wire, and when, is the same in both worlds, byte for byte.

It ends where the rules let the viewer see something that depends on a hidden card (as `MAY_DIFFER` names it), where a
card is turned up that was dealt otherwise, and at the end of a game; with the moment of that message still the same.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec

from nightcall.testing.screen import written
from tests.live.wire import Heard
from tests.live.wire_pairs import OPENLY, Pair
from tests.live.wire_world import Logs, World
from tests.proofs.two_worlds import MAY_DIFFER, RARELY, RULES_OF, SEEN_AT_WAKING, Leak, named

__all__ = ["PRIVATE", "TOLD_TO_ANYBODY", "Leak", "Tally", "compare", "told"]

TOLD_TO_ANYBODY = {"lover", "sword", "cat", "amulet", "artifact"}
"""What others can bring about for somebody whose own card is never called."""
PRIVATE = ("told", "chose", "pointed", "drawn", "dealt")
FOREVER = 10**15
LAID_OPEN = ("ended", "unmasked", "traced")


@dataclass
class Tally:
    """What was compared."""

    pairs: int = 0
    viewers: int = 0
    messages: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    ended: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.kinds.items()))
        ended = ", ".join(f"{why} {count}" for why, count in sorted(self.ended.items()))
        return f"{self.pairs} pairs, {self.viewers} viewers, {self.messages} messages ({kinds}); ended by: {ended}"


def compare(pair: Pair, tally: Tally, folder: Path) -> None:
    """Play both worlds of a pair, and hold against each other what every viewer has heard."""
    logs = [asyncio.run(World(pair, world, folder / f"{world}.db").play()) for world in (0, 1)]
    for path in folder.glob("*.db*"):
        path.unlink()
    tally.pairs += 1
    until = Comparison(pair, "", logs, tally).run(FOREVER)
    for viewer in pair.viewers[1:]:
        Comparison(pair, viewer, logs, tally).run(until)
    tally.viewers += len(pair.viewers)
    doors = [[heard for heard in log.door if heard.moment < until] for log in logs]
    for one, other in zip_longest(*doors):
        if one != other:
            raise Leak(f"{pair.name}: the door tells\n{one}\n{other}")
        tally.messages += 1
        tally.kinds["http"] += 1


class Comparison:
    """What one viewer hears in the two worlds."""

    def __init__(self, pair: Pair, viewer: str, logs: list[Logs], tally: Tally) -> None:
        self.pair, self.viewer, self.tally = pair, viewer, tally
        self.logs = [log.heard[viewer] for log in logs]
        self.watches = min(log.watching.get(viewer, FOREVER) for log in logs)
        self.phase = ""
        self.dead: set[str] = set()
        self.has_pointed = False
        """Whether the vote of a single night has been seen: all is laid open then."""

    def run(self, until: int) -> int:
        """Compare message by message, as long as all that is public is the same; give the moment at which it ended."""
        for one, other in zip_longest(*self.logs):
            if (one or other).moment > until:
                return self.end("what all can see", until)
            if one and other and min(one.moment, other.moment) >= self.watches:
                return self.end("sees everything", one.moment)
            if one != other:
                why = self.why(one, other) if one and other and one.moment == other.moment else ""
                if not why:
                    raise Leak(f"{self.pair.name}: {self.viewer or 'an onlooker'} can tell\n{one}\n{other}")
                return self.end(why, one.moment)
            if self.take(one):
                return self.end("is called", one.moment)
        return self.end("the time", FOREVER)

    def end(self, why: str, moment: int) -> int:
        self.tally.ended[why] += 1
        return moment

    def take(self, heard: Heard) -> bool:
        """Count a message, see where the game stands, and whether the viewer is awake in a wild night."""
        message = msgspec.json.decode(heard.text)
        self.tally.messages += 1
        self.tally.kinds[message["is"]] += 1
        self.dead |= {event["seat"] for event in told(message) if event["kind"] in ("died", "fell")}
        if phase := message.get("state", {}).get("phase"):
            self.phase = written(phase)
        self.has_pointed |= bool(self.pair.book.centre) and any(is_vote(event) for event in told(message))
        return bool(self.phase) and self.phase == self.pair.wild and is_awake(message)

    # -- what may differ -------------------------------------------------------------------------------------------

    def why(self, one: Heard, other: Heard) -> str:
        """Why the viewer may tell these two apart; nothing: that would be a leak."""
        first, second = (msgspec.json.decode(heard.text) for heard in (one, other))
        if not {first["is"], second["is"]} <= {"news", "welcome"} or one.over != other.over:
            return ""
        events = [told(message) for message in (first, second)]
        if self.has_pointed or (self.pair.book.centre and any(is_vote(event) for each in events for event in each)):
            return "all is laid open"
        phases = [written(message["state"]["phase"]) for message in (first, second) if message["is"] == "welcome"]
        if self.pair.wild in [self.phase or "-", *phases] and (why := self.wild_why(first, second)):
            return why
        for event, its in zip_longest(*events):
            if event != its:
                return self.reason(event, its)
        barred = [bars(message) for message in (first, second)]
        return self.by_rule("asks: barred") if barred[0] != barred[1] else ""

    def wild_why(self, first: dict[str, Any], second: dict[str, Any]) -> str:
        """Why a night may differ in which all answer anything: it is over, or the viewer is called, or told of it."""
        both = [told(message) for message in (first, second)]
        for event, its in zip_longest(*both):
            if event != its and event and its:
                is_over = [each["phase"] != self.pair.wild or each["kind"] in SEEN_AT_WAKING for each in (event, its)]
                if all(is_over):
                    return "the morning"
        new = [event for events in both for event in events if event not in both[0] or event not in both[1]]
        private = [event for event in new if event["kind"] in PRIVATE]
        learned = {event.get("about", event["kind"]) for event in private}
        if self.pair.is_uncalled(self.viewer):
            return "is told of it" if self.viewer and learned and learned <= TOLD_TO_ANYBODY else ""
        return "is called" if learned or any(is_awake(message) for message in (first, second)) else ""

    def reason(self, event: dict[str, Any] | None, its: dict[str, Any] | None) -> str:
        """Why an event may differ: as the proof for the engine says, or by a card that was dealt otherwise."""
        if event is None or its is None:
            return ""
        if event["kind"] == its["kind"] == "shown" and event["cards"].keys() == its["cards"].keys():
            differ = {seat for seat in event["cards"] if event["cards"][seat] != its["cards"][seat]}
            if differ <= self.pair.moved:
                return "shown: a card dealt otherwise"
        if self.pair.prey and {"died shot", "said amulet-revealed"} & {named(event), named(its)}:
            return "the Hunter has shot"
        if {event["kind"], its["kind"]} == {"called"} and {event["role"], its["role"]} & self.cards_of_the_dead():
            return "a call of the dead"
        if {event["kind"], its["kind"]} & set(LAID_OPEN):
            return "the end" if event["kind"] == its["kind"] else ""
        names = sorted({named(event), named(its)})
        fields = [key for key in event if event[key] != its.get(key) and key not in ("text", "n")]
        if event["kind"] == "told" and (not self.viewer or self.pair.is_uncalled(self.viewer)):
            return ""
        return self.by_rule(" or ".join(names) if len(names) > 1 else f"{names[0]}: {', '.join(fields)}")

    def cards_of_the_dead(self) -> set[str]:
        """What those held, in either world, who have died and whose cards were dealt otherwise."""
        return {lies[seat] for lies in self.pair.lies for seat in self.dead & self.pair.moved}

    def by_rule(self, difference: str) -> str:
        rules = (MAY_DIFFER | RARELY).get(difference, "").split()
        return difference if any(rule[0] in RULES_OF[self.pair.book.id] for rule in rules) else ""


def told(message: dict[str, Any]) -> list[dict[str, Any]]:
    """The events of a message, each in one piece, as the views of the engine have them."""
    lines = message.get("events", ())
    return [{**line, **line["fact"], "phase": written(line["phase"]), "fact": None} for line in lines]


def is_vote(event: dict[str, Any]) -> bool:
    return bool(event["kind"] == "pointed" and event["verb"] == "vote")


def is_awake(message: dict[str, Any]) -> bool:
    """Whether a message asks its viewer something in secret."""
    prompt = message.get("state", {}).get("prompt")
    return bool(prompt) and prompt["verb"] not in {*OPENLY, "suspect", ""}


def bars(message: dict[str, Any]) -> Iterable[str]:
    prompt = message.get("state", {}).get("prompt") or {}
    return [each["what"] for each in prompt.get("barred", ())]
