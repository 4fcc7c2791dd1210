"""What one viewer sees of a table, in words: the whole of it, and from then on only what has changed.

A look is built from what was told to its viewer and from what all may know of the table; it never sees the game's
secrets. Its lists have a numbering of their own. Every key of its state is kept as it was last sent, so that a change
is found by comparing, and what has not changed tells nothing.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec import Raw, Struct
from msgspec.json import decode, encode

from nightcall.engine.event import MODERATOR, PUBLIC, Ended, Event
from nightcall.engine.refused import Refused
from nightcall.engine.rulebook import rulebook_named
from nightcall.engine.view import Sight, View, question_of
from nightcall.table.acts import Plan
from nightcall.table.planning import advice_on, cards_of, open_part, setup_of
from nightcall.table.shown import (
    Barred,
    Card,
    Choice,
    Deal,
    Named,
    Outcome,
    Person,
    Phase,
    Place,
    Prompt,
    Said,
    TableShown,
    What,
)
from nightcall.table.sitting import Sitting
from nightcall.table.stage import LOBBY, PLAYING
from nightcall.table.table import Table
from nightcall.words import Voice, read_fact

__all__ = ["Look", "Seen", "common"]


class Seen(Struct):
    """What is new to a viewer: keys of the state, events and talk, ready to be sent."""

    state: dict[str, Raw] = {}
    events: list[Raw] = []
    talk: list[Raw] = []

    def __bool__(self) -> bool:
        """Whether there is anything new."""
        return bool(self.state or self.events or self.talk)


def common(table: Table, present: frozenset[str], voice: Voice) -> dict[str, Raw]:
    """What all viewers see alike; worked out once for all of them."""
    state: dict[str, Any] = {"table": _table(table, present, voice)}
    play = table.play
    if play is not None:
        book = play.game.rulebook.id
        state |= {
            "book": book,
            "phase": Phase(play.phase, voice.within(book).phase(play.phase)),
            "claims": voice.within(book).once(_claims, book, play.game.cards_in_play),
            "clock": None if play.is_paused else play.clock,
        }
    return {key: Raw(encode(value)) for key, value in state.items()}


def _table(table: Table, present: frozenset[str], voice: Voice) -> TableShown:
    """Who is at the table, and what is planned."""
    play = table.play
    problem, advice = _judged(table, voice) if table.stage == LOBBY and not table.plan.deal else ("", [])
    return TableShown(
        code=table.code,
        stage=table.stage,
        host=table.people.host,
        moderated=table.moderated,
        people=[Person(chair.name, chair.player, chair.name in present, chair.agrees) for chair in table.people],
        plan=open_part(table.plan),
        cards=_cards(encode(table.plan), len(table.people.names)),
        problem=problem,
        advice=advice,
        paused=play is not None and play.is_paused,
        pausing=play is not None and play.is_pausing,
        quick=play is not None and play.is_quick,
        more=play.more if play else 0,
        notice=voice.say(f"notice-{table.notice}") if table.notice else "",
    )


def _judged(table: Table, voice: Voice) -> tuple[str, list[str]]:
    """Why a plan cannot be played, and where it departs from what its book recommends."""
    problem, advice = voice.once(_judged_plan, encode(table.plan), table.people.names)
    try:
        table.check_agreed()
    except Refused as refusal:
        return problem or voice.refusal(refusal), advice
    return problem, advice


def _judged_plan(voice: Voice, plan: bytes, seats: tuple[str, ...]) -> tuple[str, list[str]]:
    """What a plan is worth for those who are seated; a lobby is looked at more often than it is changed."""
    planned = decode(plan, type=Plan)
    try:
        advice = advice_on(setup_of(planned, seats, 0), planned)
    except Refused as refusal:
        return voice.refusal(refusal), []
    return "", list(dict.fromkeys(voice.rule(each.rule) for each in advice))


@lru_cache(maxsize=256)
def _cards(plan: bytes, seats: int) -> list[str]:
    return cards_of(decode(plan, type=Plan), seats)


class Look:
    """One viewer's look at a table."""

    def __init__(self, table: Table, viewer: str, voice: Voice) -> None:
        """Begin to look: the first time everything is new."""
        self.viewer = viewer
        self._table = table
        self._voice = voice.within(table.play.game.rulebook.id) if table.play else voice
        self._edition = self._now()
        self._sent: dict[str, Raw] = {}
        self._told = self._said = self._said_to_viewer = 0
        self._shared: Mapping[str, Raw] = {}
        self._drawn = -1
        """After how many changes the head of the view was drawn."""
        play = table.play
        self._sight = Sight(self._eyes(), play.seats) if play else None

    @property
    def is_stale(self) -> bool:
        """Whether it must be begun anew: another game, a rewind, or other eyes."""
        return self._edition != self._now()

    def refresh(self, shared: Mapping[str, Raw]) -> Seen:
        """What has changed since the last time."""
        state = {key: Raw(encode(value)) for key, value in self._own().items()}
        events, talk = self._events(), self._talk()
        if shared is not self._shared:
            self._shared = shared
            state |= shared
        if self._sight and self._sight.changes != self._drawn:
            self._drawn = self._sight.changes
            state |= self._head(self._sight)
        changed = {key: value for key, value in state.items() if self._sent.get(key) != value}
        self._sent |= changed
        return Seen(changed, events, talk)

    # -- whose eyes ------------------------------------------------------------------------------------------------

    def _now(self) -> tuple[object, ...]:
        """What makes a look stale when it changes."""
        play = self._table.play
        return self._table.games if play else 0, play.edition if play else 0, self._eyes()

    def _eyes(self) -> str:
        """With whose eyes the viewer sees: one's own, everybody's, or of those who see everything."""
        people = self._table.people
        if self.viewer == MODERATOR:
            return MODERATOR
        if self._table.play and not self._table.plays(self.viewer):
            return PUBLIC
        watches = self.viewer in people and people.chair(self.viewer).watches
        return MODERATOR if watches and self._table.play else self.viewer or PUBLIC

    # -- the state -------------------------------------------------------------------------------------------------

    def _own(self) -> dict[str, Any]:
        """The viewer's own part of the state."""
        table, viewer, play = self._table, self.viewer, self._table.play
        seated = viewer in table.people
        state: dict[str, Any] = {"you": viewer, "may": table.may(viewer) if seated else []}
        if viewer == MODERATOR:
            state["deal"] = Deal(table.plan, _judged(table, self._voice)[0] if play is None else "")
        if play is None:
            return state
        prompt = play.prompt(viewer) if seated and table.stage == PLAYING and not self._watches() else None
        state["prompt"] = _prompt(self._voice, prompt) if prompt else None
        if seated:
            state["watching"] = self._watches() or ("may" if table.may_watch(viewer) else False)
        if table.moderated and viewer == MODERATOR:
            state |= _desk(self._voice, play)
        return state

    def _watches(self) -> bool:
        return self.viewer != MODERATOR and self._edition[-1] == MODERATOR

    def _head(self, sight: Sight) -> dict[str, Raw]:
        """What the viewer makes of what was told: the circle, the own card, the end."""
        voice, head = self._voice, sight.head
        cards = head.get("cards", {})
        seats = [{"shown": cards[seat["name"]], **seat} if seat["name"] in cards else seat for seat in head["seats"]]
        state: dict[str, Any] = {"circle": [_place(voice, seat) for seat in seats]}
        if card := head.get("card") or cards.get(self.viewer):
            state["card"] = Card(card, voice.card(card), voice.card_text(card))
        if "outcome" in head:
            teams, winners = head["outcome"]["teams"], head["outcome"]["winners"]
            state["outcome"] = Outcome(teams, winners, voice.news(Ended(tuple(teams), tuple(winners))))
        if sight.viewer == MODERATOR:
            state |= {key: head[key] for key in ("cards", "notes") if key in head}
        return {key: Raw(encode(value)) for key, value in state.items()}

    # -- the lists -------------------------------------------------------------------------------------------------

    def _events(self) -> list[Raw]:
        """The new events that reach the viewer, each with its words."""
        play, sight = self._table.play, self._sight
        if play is None or sight is None:
            return []
        fresh = play.told[self._told :]
        self._told = len(play.told)
        return [_line(self._voice, sight, event) for event in fresh if sight.learn(event)]

    def _talk(self) -> list[Raw]:
        """What was newly said to the viewer."""
        lines: list[Raw] = []
        if not self._table.chat.said or self._table.chat.said[-1].number <= self._said:
            return lines
        ears = PUBLIC if self._edition[-1] == PUBLIC else self.viewer
        for spoken in self._table.chat.said:
            if spoken.number <= self._said:
                continue
            if PUBLIC in spoken.audience or ears in spoken.audience:
                self._said_to_viewer += 1
                line = Said(self._said_to_viewer, spoken.speaker, spoken.to, spoken.text)
                lines.append(Raw(encode(line)))
        self._said = self._table.chat.count
        return lines


# -- in words ------------------------------------------------------------------------------------------------------


def _line(voice: Voice, sight: Sight, event: Event) -> Raw:
    """What a viewer has just learnt, with its words; whoever sees everything also reads whom it reached."""
    sees_all, to = sight.viewer == MODERATOR, () if PUBLIC in event.audience else event.audience
    own = b'"to":%b,' % encode(event.audience) if sees_all else b'"private":true,' if to else b""
    told = voice.once(_told, event.phase, event.rule, encode(event.fact), to if sees_all else ())
    return Raw(b'{"n":%d,%b%b' % (sight.lines, own, told))


def _told(voice: Voice, phase: str, rule: str, fact: bytes, to: tuple[str, ...]) -> bytes:
    """An event and its words, which are the same for all who read it: put together once."""
    told = {"phase": phase, **decode(fact), "rule": rule}
    text = voice.news(read_fact(told))
    text = voice.told_to(to, text) if to and text else text
    return encode(told | {"text": text})[1:]


def _place(voice: Voice, seat: View) -> Place:
    """One of the circle; what lies openly there has a name."""
    marks = [Named(mark, voice.mark(mark)) for mark in seat.get("marks", ())]
    shown = Named(seat["shown"], voice.answer(seat["shown"])) if "shown" in seat else None
    return Place(seat["name"], seat["alive"], shown, marks)


def _prompt(voice: Voice, prompt: View) -> Prompt:
    """A question with its words."""
    return Prompt(
        n=prompt.get("n", 0),
        verb=prompt["verb"],
        text=_question(voice, prompt),
        may_pass=prompt["may_pass"],
        held=prompt.get("held", False),
        choices=[_choice(voice, prompt["verb"], what) for what in prompt["choices"]],
        rule=prompt.get("rule", ""),
        count=prompt.get("count"),
        barred=[Barred(what, voice.answer(what), rule) for what, rule in prompt.get("barred", {}).items()],
        given=prompt.get("given"),
        others=prompt.get("others"),
        seat=prompt.get("seat", ""),
    )


def _question(voice: Voice, prompt: View) -> str:
    if not prompt["verb"]:
        return voice.say("prompt-waiting")
    about, may_pass, again = prompt.get("about", {}), prompt["may_pass"], prompt.get("again", False)
    return voice.question(prompt["verb"], about, may_pass=may_pass, again=again)


def _choice(voice: Voice, verb: str, what: What) -> Choice:
    return Choice(what, voice.choice(verb, what))


def _claims(voice: Voice, book: str, in_play: tuple[str, ...]) -> list[Choice]:
    """What anybody could claim: the cards in play, which all know, and what may be claimed beside them."""
    rulebook = rulebook_named(book)
    cards = sorted({*in_play, *rulebook.claimable}) if in_play else [role.id for role in rulebook.roles]
    return [_choice(voice, "claim", card) for card in cards]


def _desk(voice: Voice, desk: Sitting) -> View:
    """What only a moderator has: all questions, the cue to leave, what was done, what must be put right."""
    return {
        "asks": [_prompt(voice, question_of(ask, MODERATOR)) for ask in desk.game.asks],
        "stop": desk.stop,
        "acts": [
            {"n": number, "phase": phase, "seat": who, "verb": verb, "what": what}
            for number, (phase, who, verb, what) in enumerate(desk.done, 1)
        ],
        "corrections": desk.corrections,
        "trails": desk.game.view(MODERATOR).get("trails", []),
    }
