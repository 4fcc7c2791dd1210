"""A voice: how names, rules, questions, news and refusals are said in a language.

Nothing here knows rules: a message is found by the names that the engine uses (a verb, a kind of fact, a card, a rule
id, a reason), so a new card needs new messages and no new code.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from nightcall.engine.event import MODERATOR, PUBLIC
from nightcall.engine.phase import read_phase
from nightcall.engine.refused import Refused
from nightcall.engine.rulebook import rulebook_named
from nightcall.words.language import Language

__all__ = ["Voice"]

PARTICULAR = {
    "told": "about",
    "chose": "verb",
    "pointed": "verb",
    "said": "what",
    "died": "cause",
    "marked": "mark",
} | dict.fromkeys(("called", "slept"), "role")
"""The kinds of events that have a message for each of their particulars."""
SMALL_NUMBER = re.compile(r"0|[1-9]\d{0,2}")


class Voice:
    """The words of one language, as one rulebook speaks them: where the book has a message of its own, that one."""

    def __init__(self, language: Language, book: str = "") -> None:
        """Speak a language; without a book, as most of them do."""
        self.language = language
        self._speaks = tuple(f"{other}-" for other in rulebook_named(book).speaks) if book else ()
        self._voices = {book: self}
        """The voices of this language, one for each book; they all know each other."""

    def within(self, book: str) -> "Voice":
        """The voice of the same language within a book: always the same one."""
        if book not in self._voices:
            voice = self._voices[book] = Voice(self.language, book)
            voice._voices = self._voices
        return self._voices[book]

    def has(self, name: str) -> bool:
        """Say whether there is a message of this name."""
        return any(self.language.has(prefix + name) for prefix in (*self._speaks, ""))

    def _full(self, name: str) -> str:
        """The name of a message, as the rulebook has it."""
        return next((prefix + name for prefix in self._speaks if self.language.has(prefix + name)), name)

    def say(self, name: str, /, **facts: Any) -> str:
        """Say a message, or an attribute of one (`card-seer.text`), with the facts that it needs."""
        name, _, attribute = name.partition(".")
        return self.language.say(self._full(name), attribute, facts)

    # -- what the game speaks of -----------------------------------------------------------------------------------

    def card(self, role: str) -> str:
        """The name on a card."""
        return self.say(f"card-{role}")

    def card_text(self, role: str) -> str:
        """What a card does."""
        return self.say(f"card-{role}.text")

    def team(self, team: str) -> str:
        """How a team is called in a sentence."""
        return self.say(f"team-{team}")

    def rules_of(self, rulebook: str) -> tuple[str, ...]:
        """The ids of all rules of a book, in order."""
        return self.language.rules[rulebook]

    def rule(self, rule: str) -> str:
        """The short text of a rule."""
        return self.say(rule)

    def phase(self, phase: str) -> str:
        """The name of a phase."""
        at = read_phase(phase)
        return self.say(f"phase-{at.moment}", number=at.number)

    def answer(self, what: str) -> str:
        """The label of an answer: yes, no and pass have one, a seat is its own, a card has its name."""
        for name in (f"answer-{what}", f"card-{what}"):
            if self.has(name):
                return self.say(name)
        if what.startswith("center "):
            return self.say("place", number=what.removeprefix("center "))
        return what

    def choice(self, verb: str, what: str) -> str:
        """The label of a choice: where the question names the only one, it is a yes."""
        return self.say(f"choice-{verb}") if self.has(f"choice-{verb}") else self.answer(what)

    def readers(self, audience: Iterable[str]) -> str:
        """Who has read an event."""
        if PUBLIC in audience:
            return self.say("told-to-all")
        return self.listed(seat for seat in audience if seat != MODERATOR) or self.say("told-to-moderator")

    def option(self, name: str, value: str | int) -> str:
        """What a table has agreed on, in one sentence."""
        return self.say("option", option=self.say(f"option-{name}"), value=self.option_value(name, value))

    def option_value(self, name: str, value: str | int) -> str:
        """What a value of an option means."""
        way = value if isinstance(value, str) else "number"
        return self.say(f"option-{name}.{way}", number=value)

    def question(self, ask: Mapping[str, Any]) -> str:
        """A question as it is put to its seat: once more, or about two who are named, it may need other words."""
        facts = dict(ask.get("about", {})) | {"optional": "yes" if ask.get("may_pass") else "no"}
        if "role" in facts:
            facts |= {"called": facts["role"], "role": self.card(facts["role"])}
        if "place" in facts:
            facts["place"] = self.answer(facts["place"])
        way = ".again" if ask.get("again") else ".two" if "other" in facts else ""
        return self.say(f"ask-{ask['verb']}{way}", **facts)

    def news(self, event: Mapping[str, Any]) -> str:
        """An event of a view, as its viewer reads it; nothing for what needs no words."""
        kind = event["kind"]
        name = f"{kind}-{event[PARTICULAR[kind]]}" if kind in PARTICULAR else kind
        if kind == "ended" and not event["teams"]:
            name = "ended-draw"
        if event.get("words"):
            return "\n".join(map(self.say, event["words"]))
        if kind == "opened":
            return self._opened(event)
        if kind == "traced":
            return "\n".join([self.say("traced"), *map(self._trail, event["trails"])])
        text = self.say(name, **self._facts(event)) if self.has(name) else ""
        return "\n".join([text, *self.unveiled(event)])

    def unveiled(self, event: Mapping[str, Any]) -> list[str]:
        """What was a secret beside the cards and may be told when all is over, each in a sentence."""
        noted = event.get("noted", {})
        return [self.say(f"unmasked-{name}", seats=self.listed(seats)) for name, seats in noted.items()]

    def _opened(self, event: Mapping[str, Any]) -> str:
        """Which cards are in play, and what the table plays otherwise than most."""
        cards = self.say("opened", **self._facts(event)) if event["cards"] else self.say("opened-unknown")
        usual = rulebook_named(event["rulebook"]).defaults
        chosen = [self.option(name, value) for name, value in event["options"].items() if value != usual[name]]
        beside = [self.say(f"opened-{name}") for name in event.get("beside", ())]
        return " ".join([cards, *beside, *chosen])

    def _trail(self, trail: Mapping[str, Any]) -> str:
        """The way of one card, in one line."""
        steps = [
            self.say(f"trail-{step['did']}", by=step["by"], place=self.answer(step["at"])) for step in trail["steps"]
        ]
        return self.say("trail", card=self.card(trail["card"]), place=self.answer(trail["dealt"]), steps="".join(steps))

    def refusal(self, refused: Refused) -> str:
        """A refusal in one sentence, as the book speaks by whose rules it is one."""
        voice = self._as_cited(refused.rule)
        facts: dict[str, object] = {
            name: int(fact) if SMALL_NUMBER.fullmatch(fact) else fact for name, fact in refused.facts.items()
        }
        if "role" in facts and voice.has(f"card-{facts['role']}"):
            facts["role"] = voice.card(refused.facts["role"])
        for kind, name in (("book", "rulebook"), ("set", "set")):
            if name in facts and voice.has(f"{kind}-{facts[name]}"):
                facts[name] = voice.say(f"{kind}-{facts[name]}")
        if refused.rule:
            facts |= {"rule": refused.rule, "why": self.rule(refused.rule)}
        return voice.say(f"refused-{refused.reason}", **facts)

    def _as_cited(self, rule: str) -> "Voice":
        """The words of the book that a rule stands in; of none, as they are."""
        books = [book for book, rules in self.language.rules.items() if rule in rules]
        return self.within(books[0]) if books else self

    # -- facts in words --------------------------------------------------------------------------------------------

    def _facts(self, event: Mapping[str, Any]) -> dict[str, object]:
        """Put an event's facts into words: names for cards and teams, one line for a list."""
        facts: dict[str, object] = {}
        for field, value in event.items():
            facts |= self._fact(event["kind"], field, value)
        kind, what = event["kind"], event.get("what")
        facts |= {"passed": "yes" if what in ("pass", "no") else "no", "chosen": what if isinstance(what, str) else ""}
        if kind in ("marked", "moved"):
            facts |= {name: event.get(name) or "nobody" for name in ("by", "seat")}
        if "votes" in event:
            sides = Counter(event["votes"].values())
            facts |= {answer: sides[answer] for answer in ("yes", "no")}
            facts["sides"] = "; ".join(self._side(event["votes"], *side) for side in sides.most_common())
        return facts

    def _side(self, votes: Mapping[str, str], what: str, times: int) -> str:
        """How many have voted for somebody, and who."""
        return f"{self.answer(what)} ({times}): {self.listed(seat for seat in votes if votes[seat] == what)}"

    def _fact(self, event_kind: str, field: str, value: Any) -> dict[str, object]:
        match field, value:
            case "card" | "role", str():
                return {field: self.card(value) if self.has(f"card-{value}") else value}
            case "value" | "cards", Mapping() if event_kind in ("told", "looked", "moved", "shown"):
                lying = self.listed(f"{self.answer(key)}: {self.card(each)}" for key, each in value.items())
                seat, card = next(iter(value.items()))
                return {field: lying, "cards": lying, "count": len(value), "seat": seat, "card": self.card(card)}
            case "value", str() if self.has(f"artifact-{value}"):
                return {"artifact": self.say(f"artifact-{value}"), "text": self.say(f"artifact-{value}.text")}
            case "value", str() if self.has(f"card-{value}"):
                return {"card": self.card(value), "value": value}
            case "artifacts", Mapping():
                return {field: self.listed(f"{seat}: {self.say(f'artifact-{each}')}" for seat, each in value.items())}
            case "artifacts", list():
                return {field: self.listed(self.say(f"artifact-{each}") for each in value)}
            case "what", list():
                return {field: self.listed(map(self.answer, value))}
            case "what", str():
                return {field: self.answer(value)}
            case "teams", _:
                return {field: self.listed(map(self.team, value))}
            case "cards", Mapping():
                return {field: self.listed(self._card_line(key, each) for key, each in value.items())}
            case _, Mapping():
                return {field: self.listed(f"{key}: {self.answer(str(each))}" for key, each in value.items())}
            case "value", list():
                return {"seats": self.listed(value), "count": len(value)}
            case "value", str():
                return {"value": value, "seats": value}
            case _, list():
                return {field: self.listed(value)}
            case _:
                return {field: value}

    def _card_line(self, key: str, value: str | int) -> str:
        """Who held which card, or how many there are of one."""
        return f"{key}: {self.card(value)}" if isinstance(value, str) else f"{value} × {self.card(key)}"

    @staticmethod
    def listed(names: Iterable[str]) -> str:
        """Several names in one line."""
        return ", ".join(names)
