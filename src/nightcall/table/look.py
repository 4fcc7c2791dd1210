"""What one viewer sees of a table, in words: the whole of it, and from then on only what has changed.

A look is built from what was told to its viewer and from what all may know of the table; it never sees the game's
secrets. Its lists have a numbering of their own. It remembers the state that its viewer has, so that a change is found
by comparing, and what has not changed tells nothing.
"""

from operator import attrgetter
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from nightcall.engine.event import MODERATOR, PUBLIC, Trail
from nightcall.engine.view import Sight, question_of
from nightcall.table import wording
from nightcall.table.common import Common, judged
from nightcall.table.shown import (
    Card,
    Changed,
    Correction,
    Deal,
    DeedShown,
    Heard,
    Line,
    OutcomeShown,
    Place,
    Prompt,
    State,
    Stop,
)
from nightcall.table.stage import PLAYING
from nightcall.table.table import Table
from nightcall.words import Voice

__all__ = ["Look", "Seen", "Whole"]

KEYS = Changed.__struct_fields__
values_of = attrgetter(*KEYS)


class Whole(Struct):
    """All that there is for a viewer to see, ready to be sent."""

    state: State
    events: list[Line]
    talk: list[Heard]


class Seen(Struct):
    """What is new to a viewer: keys of the state, events and talk, ready to be sent."""

    state: Changed | UnsetType = UNSET
    events: list[Line] = []
    talk: list[Heard] = []

    def __bool__(self) -> bool:
        """Whether there is anything new."""
        return self.state is not UNSET or bool(self.events or self.talk)


class Head(Struct, frozen=True):
    """What a viewer makes of what was told; before a game: nothing."""

    circle: list[Place] | UnsetType = UNSET
    card: Card | UnsetType = UNSET
    outcome: OutcomeShown | UnsetType = UNSET
    cards: dict[str, str] | UnsetType = UNSET
    notes: dict[str, dict[str, list[str]]] | UnsetType = UNSET


class AtDesk(Struct, frozen=True):
    """What only a moderator has: all questions, the cue to leave, what was done, what must be put right."""

    asks: list[Prompt] | UnsetType = UNSET
    stop: Stop | UnsetType | None = UNSET
    trails: tuple[Trail, ...] | UnsetType = UNSET
    acts: list[DeedShown] | UnsetType = UNSET
    corrections: list[Correction] | UnsetType = UNSET


NOT_AT_DESK = AtDesk()


class Look:
    """One viewer's look at a table."""

    def __init__(self, table: Table, viewer: str, voice: Voice) -> None:
        """Begin to look: the first time everything is new."""
        self.viewer = viewer
        self._table = table
        self._voice = voice.within(table.play.game.rulebook.id) if table.play else voice
        self._edition = self._now()
        self._known = Changed()
        """The state as the viewer knows it."""
        self._told = self._said = self._said_to_viewer = 0
        self._head = Head()
        self._drawn = -1
        """After how many changes the head of the view was drawn."""
        play = table.play
        self._sight = Sight(self._eyes(), play.seats) if play else None

    @property
    def is_stale(self) -> bool:
        """Whether it must be begun anew: another game, a rewind, or other eyes."""
        return self._edition != self._now()

    def whole(self, common: Common) -> Whole:
        """All that there is to see."""
        events, talk = self._events(), self._talk()
        self._known = state = self._state(common)
        return Whole(state, events, talk)

    def refresh(self, common: Common) -> Seen:
        """What has changed since the last time."""
        known = self._known
        new = self.whole(common)
        return Seen(_difference(known, new.state), new.events, new.talk)

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

    def _state(self, common: Common) -> State:
        """The viewer's state, as it is now."""
        table, viewer = self._table, self.viewer
        head, desk, is_seated = self._as_told(), self._at_desk(), viewer in table.people
        return State(
            you=viewer,
            table=common.table,
            may=table.may(viewer) if is_seated else [],
            book=common.book,
            phase=common.phase,
            circle=head.circle,
            card=head.card,
            prompt=self._prompt() if table.play else UNSET,
            clock=common.clock,
            claims=common.claims,
            outcome=head.outcome,
            watching=self._watching() if table.play and is_seated else UNSET,
            deal=self._deal() if viewer == MODERATOR else UNSET,
            asks=desk.asks,
            stop=desk.stop,
            cards=head.cards,
            notes=head.notes,
            trails=desk.trails,
            acts=desk.acts,
            corrections=desk.corrections,
        )

    def _prompt(self) -> Prompt | None:
        """What the viewer is asked."""
        table, play = self._table, self._table.play
        if play is None or table.stage != PLAYING or self.viewer not in table.people or self._watches():
            return None
        asked = play.prompt(self.viewer)
        return wording.prompt(self._voice, asked) if asked else None

    def _watching(self) -> bool | Literal["may"]:
        """Whether a player sees everything, or could."""
        return self._watches() or ("may" if self._table.may_watch(self.viewer) else False)

    def _watches(self) -> bool:
        return self.viewer != MODERATOR and self._edition[-1] == MODERATOR

    def _deal(self) -> Deal:
        """The whole plan, and what is wrong with it, as long as that matters."""
        return Deal(self._table.plan, "" if self._table.play else judged(self._table, self._voice)[0])

    def _at_desk(self) -> AtDesk:
        """The moderator's own part."""
        desk, voice = self._table.play, self._voice
        if desk is None or not self._table.moderated or self.viewer != MODERATOR:
            return NOT_AT_DESK
        return AtDesk(
            asks=[wording.prompt(voice, question_of(ask, MODERATOR)) for ask in desk.game.asks],
            stop=wording.stop(desk.stop),
            trails=desk.game.trails,
            acts=wording.done(voice, desk.done),
            corrections=wording.corrections(voice, desk.corrections),
        )

    def _as_told(self) -> Head:
        """What the viewer makes of what was told: the circle, the own card, the end."""
        sight = self._sight
        if sight and sight.changes != self._drawn:
            self._drawn = sight.changes
            self._head = self._draw(sight)
        return self._head

    def _draw(self, sight: Sight) -> Head:
        voice, head, sees_all = self._voice, sight.head, sight.viewer == MODERATOR
        cards = head.get("cards", {})
        seats = [{"shown": cards[seat["name"]], **seat} if seat["name"] in cards else seat for seat in head["seats"]]
        card, end = head.get("card") or cards.get(self.viewer), head.get("outcome")
        return Head(
            circle=[wording.place(voice, seat) for seat in seats],
            card=wording.card(voice, card) if card else UNSET,
            outcome=wording.outcome(voice, end["teams"], end["winners"]) if end else UNSET,
            cards=dict(cards) if cards and sees_all else UNSET,
            notes={page: dict(names) for page, names in head["notes"].items()}
            if "notes" in head and sees_all
            else UNSET,
        )

    # -- the lists -------------------------------------------------------------------------------------------------

    def _events(self) -> list[Line]:
        """The new events that reach the viewer, each with its words."""
        play, sight = self._table.play, self._sight
        if play is None or sight is None:
            return []
        fresh = play.told[self._told :]
        self._told = len(play.told)
        return [wording.line(self._voice, sight, event) for event in fresh if sight.learn(event)]

    def _talk(self) -> list[Heard]:
        """What was newly said to the viewer."""
        lines: list[Heard] = []
        chat = self._table.chat
        if not chat.said or chat.said[-1].number <= self._said:
            return lines
        ears = PUBLIC if self._edition[-1] == PUBLIC else self.viewer
        for spoken in chat.said:
            if spoken.number <= self._said:
                continue
            if PUBLIC in spoken.audience or ears in spoken.audience:
                self._said_to_viewer += 1
                lines.append(Heard(self._said_to_viewer, spoken.speaker, spoken.to, spoken.text))
        self._said = chat.count
        return lines


def _difference(known: Changed, now: State) -> Changed | UnsetType:
    """The keys that are not as the viewer knows them; none: nothing at all."""
    pairs = zip(KEYS, values_of(known), values_of(now), strict=True)
    changed = {key: value for key, was, value in pairs if value is not was and value != was}
    return Changed(**changed) if changed else UNSET
