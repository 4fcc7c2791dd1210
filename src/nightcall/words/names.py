"""Names: how a language, as one rulebook speaks it, calls what the game speaks of, and how it lists it.

Nothing here knows rules: a message is found by the ids that the engine uses (a card, a team, a rule, an answer), so a
new card needs new messages and no new code.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Self, TypeAlias, TypeVar, TypeVarTuple, Unpack

from nightcall.engine.phase import read_phase
from nightcall.engine.plain import Plain
from nightcall.engine.rulebook import rulebook_named
from nightcall.words.language import Language

__all__ = ["Facts", "Names"]

T = TypeVar("T")
Key = TypeVarTuple("Key")

Facts: TypeAlias = dict[str, str | float]
"""What a message needs to know."""
NOBODY = "nobody"
MOST_KEPT = 20_000
"""How much of what was said is kept to be said again, in each language and book."""


class Names:
    """The names of one language, in one rulebook: where the book has a message of its own, that one."""

    def __init__(self, language: Language, book: str = "") -> None:
        """Speak a language; without a book, as most of them do."""
        self.language = language
        self._speaks = tuple(f"{other}-" for other in rulebook_named(book).speaks) if book else ()
        self._kept: Callable[..., Any] = lru_cache(MOST_KEPT)(lambda make, *key: make(self, *key))

    def once(self, make: Callable[[Self, Unpack[Key]], T], *key: *Key) -> T:
        """Whatever somebody makes out of these words: made once, and kept as long as there is room."""
        made: T = self._kept(make, *key)
        return made

    # -- messages --------------------------------------------------------------------------------------------------

    def has(self, name: str) -> bool:
        """Say whether there is a message of this name."""
        return self.language.has(self.full(name))

    def say(self, name: str, /, **facts: str | float) -> str:
        """Say a message, or an attribute of one (`card-seer.text`), with the facts that it needs."""
        return self.once(_say, name, tuple(facts.items()))

    def full(self, name: str) -> str:
        """The name of a message, as the rulebook has it."""
        return next((prefix + name for prefix in self._speaks if self.language.has(prefix + name)), name)

    # -- lists -----------------------------------------------------------------------------------------------------

    def listed(self, names: Iterable[str]) -> str:
        """Several names in a sentence: “Ann, Ben and Cem”."""
        return self.language.listed(list(names))

    def set_of_cards(self, cards: Mapping[str, int]) -> str:
        """How many there are of each card: “1 × Seer, 2 × Villager”."""
        copies = (self.say("copies", number=number, card=self.card(card)) for card, number in cards.items())
        return self.language.comma.join(copies)

    def laid_out(self, what: Mapping[str, str], name: Callable[[str], str]) -> str:
        """What lies where, or how each has voted: “Ann: Seer, Ben: Witch”."""
        pairs = (self.say("pair", where=self.answer(where), what=name(each)) for where, each in what.items())
        return self.language.comma.join(pairs)

    # -- what messages are told ------------------------------------------------------------------------------------

    def facts(self, **told: Plain | int) -> Facts:
        """What a message is told: words, lists and what lies where by the names that they have, and numbers."""
        facts: Facts = {}
        for key, what in told.items():
            facts |= {key: what} if isinstance(what, int) else self.fact(key, what)
        return facts

    def fact(self, key: str, what: Plain, name: Callable[[str], str] | None = None) -> Facts:
        """One of these by its name and by its id, so that a language can form cases; a list with its length."""
        name = name or self.answer
        if isinstance(what, str):
            return {key: name(what), f"{key}-id": what or NOBODY}
        if isinstance(what, Mapping):
            return {key: self.laid_out(what, name), f"{key}-count": len(what)}
        only = what[0] if len(what) == 1 else ""
        return {key: self.listed(map(name, what)), f"{key}-id": only, f"{key}-count": len(what)}

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

    def artifact(self, artifact: str) -> str:
        """The name of an artifact."""
        return self.say(f"artifact-{artifact}")

    def mark(self, mark: str) -> str:
        """The name of what lies openly before a player."""
        return self.say(f"mark-{mark}")

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

    def option(self, name: str, value: str | int) -> str:
        """What a table has agreed on, in one sentence."""
        return self.say("option", option=self.say(f"option-{name}"), value=self.option_value(name, value))

    def option_value(self, name: str, value: str | int) -> str:
        """What a value of an option means."""
        way = value if isinstance(value, str) else "number"
        return self.say(f"option-{name}.{way}", number=value)

    def answer(self, what: str) -> str:
        """What an answer is called: yes, no and pass have a name, so have cards and places; a seat is its own."""
        return self.once(_answer, what)


def _say(voice: Names, name: str, facts: tuple[tuple[str, str | float], ...]) -> str:
    name, _, attribute = name.partition(".")
    return voice.language.say(voice.full(name), attribute, dict(facts))


def _answer(voice: Names, what: str) -> str:
    for name in (f"answer-{what}", f"card-{what}"):
        if voice.has(name):
            return voice.say(name)
    if what.startswith("center "):
        return voice.say("place", number=int(what.removeprefix("center ")))
    return what
