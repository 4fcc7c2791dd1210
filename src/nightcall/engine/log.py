"""The log: what has happened so far, in order, each event with its phase, its audience and its rule."""

from collections.abc import Callable, Mapping

from nightcall.engine.event import EVERYONE, MODERATOR, Audience, Event, Fact

__all__ = ["Log"]


class Log:
    """All events of one game. It knows nothing but its pages: whoever writes holds the log, never the other way."""

    __slots__ = ("_plain_rules", "_rule_of", "events", "phase")

    def __init__(self, plain_rules: Mapping[type[Fact], str], rule_of: Callable[[Fact], str]) -> None:
        """Open an empty log; the rulebook says by which rule a fact has come about: by its kind, or more exactly."""
        self.phase = ""
        self.events: list[Event] = []
        self._plain_rules = plain_rules
        self._rule_of = rule_of

    def tell(self, audience: Audience, fact: Fact, rule: str = "") -> None:
        """Write down a fact for this audience: `PUBLIC`, `MODERATOR`, a seat or several."""
        if isinstance(audience, str):
            audience = () if audience == MODERATOR else (audience,)
        rule = rule or self._plain_rules.get(type(fact)) or self._rule_of(fact)
        self.events.append(Event(self.phase, audience, rule, fact))

    def cue(self, fact: Fact, rule: str = "") -> Event:
        """A moment for the narrator, to be yielded: all are told, and a driver that paces the game waits there.

        The game stops at what is announced, never at who answers: so a call can take as long whoever holds the card.
        """
        return Event(self.phase, EVERYONE, rule or self._plain_rules.get(type(fact)) or self._rule_of(fact), fact)
