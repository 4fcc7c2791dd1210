"""News: what has happened, in words; a kind of fact that needs more than its message has a function of its own."""

from collections import Counter
from collections.abc import Mapping
from functools import singledispatch

from msgspec.structs import asdict

from nightcall.engine.ask import NO, PASS, YES
from nightcall.engine.event import (
    Called,
    Chose,
    Died,
    Ended,
    Fact,
    Marked,
    Moved,
    Noted,
    Opened,
    Pointed,
    Said,
    Shown,
    Slept,
    Told,
    Traced,
    Trail,
    Unmasked,
    Voted,
    tag_of,
)
from nightcall.engine.rulebook import rulebook_named
from nightcall.rulebooks.roles.curator import ArtifactsShown, Piled
from nightcall.words.names import Facts, Names

__all__ = ["news", "unveiled"]


@singledispatch
def news(fact: Fact, voice: Names) -> str:
    """A fact as its reader reads it: as a rule by the message of its name, and nothing for what needs no words."""
    return voice.say(tag_of(type(fact)), **fields(fact, voice))


def fields(fact: Fact, voice: Names) -> Facts:
    """All that a fact says, for its message."""
    return voice.facts(**asdict(fact))


# -- the table -----------------------------------------------------------------------------------------------------


@news.register
def opened(fact: Opened, voice: Names) -> str:
    """Which cards are in play, and what the table plays otherwise than most."""
    counted = voice.set_of_cards(fact.cards)
    cards = voice.say("opened", cards=counted) if counted else voice.say("opened-unknown")
    usual = rulebook_named(fact.rulebook).defaults
    chosen = [voice.option(name, value) for name, value in fact.options.items() if value != usual[name]]
    return " ".join([cards, *(voice.say(f"opened-{thing}") for thing in fact.beside), *chosen])


@news.register
def marked(fact: Marked, voice: Names) -> str:
    """A mark lies openly before a seat."""
    return voice.say(f"marked-{fact.mark}", **fields(fact, voice))


@news.register
def shown(fact: Shown, voice: Names) -> str:
    """Cards have been turned face up."""
    return voice.say("shown", **fields(fact, voice), **_first(fact.cards, voice))


def _first(cards: Mapping[str, str], voice: Names) -> Facts:
    """The first place and its card, which may be the only one."""
    place, card = next(iter(cards.items()))
    return voice.fact("seat", place) | voice.fact("card", card)


@news.register
def piled(fact: Piled, voice: Names) -> str:
    """These artifacts are in use."""
    return voice.say("piled", **voice.fact("artifacts", fact.artifacts, voice.artifact))


@news.register
def artifacts_shown(fact: ArtifactsShown, voice: Names) -> str:
    """The artifacts have been turned up."""
    return voice.say("artifacts-shown", **voice.fact("artifacts", fact.artifacts, voice.artifact))


# -- the narrator --------------------------------------------------------------------------------------------------


@news.register
def called(fact: Called, voice: Names) -> str:
    """A character is called, in other words where the set of cards asks for them."""
    return "\n".join(map(voice.say, fact.words or (f"called-{fact.role}",)))


@news.register
def slept(fact: Slept, voice: Names) -> str:
    """A character is sent back to sleep."""
    return voice.say(f"slept-{fact.role}")


@news.register
def said(fact: Said, voice: Names) -> str:
    """Something is announced to all."""
    return voice.say(f"said-{fact.what}", **fields(fact, voice))


# -- in private ----------------------------------------------------------------------------------------------------


@news.register
def chose(fact: Chose, voice: Names) -> str:
    """A seat reads its own answer."""
    passed = YES if fact.what in (PASS, NO) else NO
    return voice.say(f"chose-{fact.verb}", passed=passed, **fields(fact, voice))


@news.register
def told(fact: Told, voice: Names) -> str:
    """A seat has learned something; an artifact and the like have names under what they are."""

    def name(what: str) -> str:
        return voice.say(f"{fact.about}-{what}") if voice.has(f"{fact.about}-{what}") else voice.answer(what)

    return voice.say(f"told-{fact.about}", **fields(fact, voice) | voice.fact("value", fact.value, name))


@news.register
def noted(fact: Noted, voice: Names) -> str:
    """The moderator reads notes as notes."""
    return ""


@news.register
def moved(fact: Moved, voice: Names) -> str:
    """The moderator reads what lies where now."""
    return voice.say("moved", **fields(fact, voice), **_first(fact.cards, voice))


# -- deaths --------------------------------------------------------------------------------------------------------


@news.register
def died(fact: Died, voice: Names) -> str:
    """A player has died of this."""
    return voice.say(f"died-{fact.cause}", **fields(fact, voice))


# -- by day --------------------------------------------------------------------------------------------------------


@news.register
def voted(fact: Voted, voice: Names) -> str:
    """All have voted on a nominee."""
    sides = Counter(fact.votes.values())
    return voice.say("voted", **fields(fact, voice), yes=sides[YES], no=sides[NO])


@news.register
def pointed(fact: Pointed, voice: Names) -> str:
    """Several have pointed, each for the others to see; `$sides` says of each player how many, and who."""
    sides = [
        voice.say("side", **voice.facts(what=what, seats=_voters(fact.votes, what)))
        for what, _ in Counter(fact.votes.values()).most_common()
    ]
    return voice.say(f"pointed-{fact.verb}", **fields(fact, voice), sides=" ".join(sides))


def _voters(votes: Mapping[str, str], what: str) -> tuple[str, ...]:
    """Who has voted so."""
    return tuple(seat for seat in votes if votes[seat] == what)


# -- the end -------------------------------------------------------------------------------------------------------


@news.register
def ended(fact: Ended, voice: Names) -> str:
    """The game is over."""
    if not fact.teams:
        return voice.say("ended-draw")
    return voice.say("ended", **fields(fact, voice) | voice.fact("teams", fact.teams, voice.team))


@news.register
def unmasked(fact: Unmasked, voice: Names) -> str:
    """Every card is laid open, and so is what was noted in secret."""
    cards = voice.say("unmasked", **voice.facts(cards=fact.cards))
    return "\n".join([cards, *unveiled(fact, voice)])


def unveiled(fact: Unmasked, voice: Names) -> list[str]:
    """What was a secret beside the cards, each in a sentence."""
    return [voice.say(f"unmasked-{name}", **voice.facts(seats=noted)) for name, noted in fact.noted.items()]


@news.register
def traced(fact: Traced, voice: Names) -> str:
    """How the cards wandered through the night, each in a line."""
    return "\n".join([voice.say("traced"), *(_trail(trail, voice) for trail in fact.trails)])


def _trail(trail: Trail, voice: Names) -> str:
    """The way of one card."""
    steps = [voice.say(f"trail-{step.did}", **voice.facts(by=step.by, place=step.at)) for step in trail.steps]
    return voice.say("trail", **voice.facts(card=trail.card, place=trail.dealt), steps="".join(steps))
