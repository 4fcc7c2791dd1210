"""Putting into words what a viewer is shown: phases, cards, questions, news."""

from collections.abc import Iterable, Sequence

from nightcall.engine.event import MODERATOR, PUBLIC, Ended, Event, Fact
from nightcall.engine.phase import read_phase
from nightcall.engine.rulebook import rulebook_named
from nightcall.engine.view import Sight, View
from nightcall.table import sitting
from nightcall.table.acts.act import What
from nightcall.table.shown import (
    Barred,
    Card,
    Correction,
    DeedShown,
    Line,
    LotShown,
    Named,
    Offer,
    OutcomeShown,
    PhaseShown,
    Place,
    Prompt,
    Stop,
)
from nightcall.words import Voice

__all__ = ["card", "claims", "corrections", "done", "line", "outcome", "phase", "place", "prompt", "stop"]


def line(voice: Voice, sight: Sight, event: Event) -> Line:
    """What a viewer has just learnt, with its words; whoever sees everything also reads whom it reached."""
    sees_all, is_secret, text = sight.viewer == MODERATOR, PUBLIC not in event.audience, voice.news(event.fact)
    return Line(
        n=sight.lines,
        phase=phase(voice, event.phase),
        rule=event.rule,
        fact=event.fact,
        text=voice.told_to(event.audience, text) if sees_all and is_secret and event.audience and text else text,
        private=is_secret and not sees_all,
        to=event.audience if sees_all else None,
    )


def phase(voice: Voice, written: str) -> PhaseShown:
    """Where a game stands."""
    return voice.once(_phase, written)


def _phase(voice: Voice, written: str) -> PhaseShown:
    at = read_phase(written)
    return PhaseShown(at.moment, at.number, voice.phase(written))


def place(voice: Voice, seat: View) -> Place:
    """One of the circle; what lies openly there has a name."""
    marks = [Named(mark, voice.mark(mark)) for mark in seat.get("marks", ())]
    shown = Named(seat["shown"], voice.answer(seat["shown"])) if "shown" in seat else None
    return Place(seat["name"], seat["alive"], shown, marks)


def card(voice: Voice, id: str) -> Card:
    """A card, and what it does."""
    return Card(id, voice.card(id), voice.card_text(id))


def outcome(voice: Voice, teams: list[str], winners: list[str]) -> OutcomeShown:
    """How a game has ended."""
    return OutcomeShown(teams, winners, voice.news(Ended(tuple(teams), tuple(winners))))


def claims(voice: Voice, book: str, in_play: tuple[str, ...]) -> list[Offer]:
    """What anybody could claim: the cards in play, which all know, and what may be claimed beside them."""
    rulebook = rulebook_named(book)
    cards = sorted({*in_play, *rulebook.claimable}) if in_play else [role.id for role in rulebook.roles]
    return [_choice(voice, "claim", card) for card in cards]


def prompt(voice: Voice, asked: View) -> Prompt:
    """A question with its words."""
    return Prompt(
        n=asked.get("n", 0),
        verb=asked["verb"],
        text=_question(voice, asked),
        may_pass=asked["may_pass"],
        held=asked.get("held", False),
        choices=[_choice(voice, asked["verb"], what) for what in asked["choices"]],
        rule=asked.get("rule", ""),
        count=asked.get("count"),
        barred=[Barred(what, voice.answer(what), rule) for what, rule in asked.get("barred", {}).items()],
        given=asked.get("given"),
        others=asked.get("others"),
        seat=asked.get("seat", ""),
    )


def _question(voice: Voice, asked: View) -> str:
    if not asked["verb"]:
        return voice.say("prompt-waiting")
    about, may_pass, again = asked.get("about", {}), asked["may_pass"], asked.get("again", False)
    return voice.question(asked["verb"], about, may_pass=may_pass, again=again)


def _choice(voice: Voice, verb: str, what: What) -> Offer:
    return Offer(what, voice.choice(verb, what))


def stop(of: Fact | str | None) -> Stop | None:
    """What a moderator leaves: the cue of a fact, or a lot."""
    return LotShown(of) if isinstance(of, str) else of


def corrections(voice: Voice, differences: Iterable[sitting.Difference]) -> list[Correction]:
    """What must be put right after a rewind."""
    return [Correction(kind, event.audience, phase(voice, event.phase), event.fact) for kind, event in differences]


def done(voice: Voice, acts: Sequence[sitting.Deed]) -> list[DeedShown]:
    """What was done at a moderated table, by number."""
    return [
        DeedShown(number, phase(voice, written), seat, verb, what)
        for number, (written, seat, verb, what) in enumerate(acts, 1)
    ]
