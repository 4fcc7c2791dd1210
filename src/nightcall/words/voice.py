"""A voice: everything that is said in a language, as one rulebook speaks it; what was said is kept to be said again."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.json import decode, encode

from nightcall.engine.ask import Choice
from nightcall.engine.event import MODERATOR, PUBLIC, Fact, Unmasked
from nightcall.engine.refused import Refused
from nightcall.words.asks import question
from nightcall.words.facts import read_fact
from nightcall.words.language import Language
from nightcall.words.names import Names
from nightcall.words.news import news, unveiled
from nightcall.words.refusals import refusal

__all__ = ["Voice"]


class Voice(Names):
    """The words of one language, as one rulebook speaks them."""

    def __init__(self, language: Language, book: str = "") -> None:
        """Speak a language; without a book, as most of them do."""
        super().__init__(language, book)
        self._voices = {book: self}
        """The voices of this language, one for each book; they all know each other."""

    def within(self, book: str) -> "Voice":
        """The voice of the same language within a book: always the same one."""
        if book not in self._voices:
            voice = self._voices[book] = Voice(self.language, book)
            voice._voices = self._voices
        return self._voices[book]

    def news(self, fact: Fact) -> str:
        """What has happened, as its reader reads it; nothing for what needs no words."""
        return self.once(_news, encode(fact))

    def unveiled(self, fact: Unmasked) -> list[str]:
        """What was a secret beside the cards and may be told when all is over, each in a sentence."""
        return unveiled(fact, self)

    def question(self, verb: str, about: Mapping[str, str] = {}, *, may_pass: bool = False, again: bool = False) -> str:
        """A question as it is put to its seat."""
        return self.once(_question, verb, tuple(about.items()), may_pass, again)

    def choice(self, verb: str, what: str | Sequence[str]) -> str:
        """The label of a choice: where the question names the only one, it is a yes."""
        return self.once(_choice, verb, what if isinstance(what, str) else tuple(what))

    def refusal(self, refused: Refused) -> str:
        """A refusal in one sentence, as the book speaks by whose rules it is one."""
        books = [book for book, rules in self.language.rules.items() if refused.rule in rules]
        return refusal(refused, self.within(books[0]) if books else self)

    def told_to(self, audience: Iterable[str], text: str) -> str:
        """What has been told, and to whom, for whoever sees everything."""
        return self.say("told-to", who=self._readers(audience), text=text)

    def _readers(self, audience: Iterable[str]) -> str:
        if PUBLIC in audience:
            return self.say("told-to-all")
        return self.listed(seat for seat in audience if seat != MODERATOR) or self.say("told-to-moderator")


def _question(voice: Voice, verb: str, about: tuple[tuple[str, str], ...], may_pass: bool, again: bool) -> str:
    return question(verb, dict(about), voice, may_pass=may_pass, again=again)


def _choice(voice: Voice, verb: str, what: Choice) -> str:
    if voice.has(f"choice-{verb}"):
        return voice.say(f"choice-{verb}")
    return voice.answer(what) if isinstance(what, str) else voice.listed(map(voice.answer, what))


def _news(voice: Voice, written: bytes) -> str:
    return news(read_fact(decode(written)), voice).strip()
