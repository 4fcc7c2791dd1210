"""A table: the fold of its log. Every act goes in as an entry, is judged once, and changes the table or is refused.

Nothing here draws chance, looks at a clock or speaks to anybody: what chance and the clock decide stands in entries,
so reading a log again gives the same table. `due` says when the table wants something to happen by itself, and
`next_entry` says what: the time is up, or a bot acts. `touched` names those whose view has changed.
"""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from nightcall.engine.event import MODERATOR, PUBLIC, Seat
from nightcall.engine.refused import Refused
from nightcall.engine.rulebook import rulebook_named
from nightcall.table import acts
from nightcall.table.acts import Entry, Plan
from nightcall.table.desk import Desk
from nightcall.table.hands import Hands, Step
from nightcall.table.lobby import CLOSED, LOBBY, OVER, PLAYING, Lobby
from nightcall.table.pace import Pace
from nightcall.table.people import BOT, PERSON, Chair, clean_text
from nightcall.table.play import Play

__all__ = ["Spoken", "Table"]

MOST_UNATTENDED = 2
"""How many whole rounds may pass in which no person does anything and nobody dies, before the table is closed."""
MOST_AMONG_BOTS = 20
"""How many, where only bots are left alive, and the dead may want to see how it ends."""
CHANNELS = ("all", "pack", "dead")
"""To whom one may talk."""
MOST_DONE = 1000
"""How many ids of somebody's acts are remembered."""
MOST_TALK = 500
"""How much of what was said to the same ears is kept."""
LATE = 2000
"""From how many milliseconds on something that was due counts from now, not from when it was due."""


class Spoken(Struct, frozen=True, gc=False):
    """Something that was said, and to whom; the number is never shown."""

    number: int
    speaker: Seat
    to: str
    text: str
    audience: tuple[Seat, ...]


class Table(Lobby):
    """One table, from its first entry on."""

    def __init__(self) -> None:
        """Begin with nothing; the first entry lays the table."""
        super().__init__()
        self.play: Play | Desk | None = None
        self.games = 0
        """How many games were begun here."""
        self.last: Play | Desk | None = None
        """The last game that was played to its end."""
        self.talk: list[Spoken] = []
        self.paused_at: int | None = None
        self.length = 0
        """How many entries there are."""
        self.at = 0
        """When something was done last."""
        self.wants_pause = False
        """Whether a pause waits until the call under way is over."""
        self._attended = 0
        """The night in which, or after which, a person did something last."""
        self._hands = Hands(0)
        self._players: list[Chair] = []

    # -- the log ---------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Do what an entry says, or refuse it and change nothing."""
        if self.is_done(entry.who, entry.id):
            raise Refused("done-already")
        if self.stage == CLOSED:
            raise Refused("closed")
        at = max(entry.at, self.at)
        done = self.people.done_by(entry.who)
        DOES[type(entry.act)](self, entry.who, entry.act, at)
        self.at = at
        self.length += 1
        if entry.id:
            done[entry.id] = None
            if len(done) > MOST_DONE:
                del done[next(iter(done))]
        if isinstance(self.play, Play) and self.stage == PLAYING:
            self._take_stock(self.play, entry.who)

    @classmethod
    def read(cls, entries: Iterable[Entry]) -> "Table":
        """Make the table that a log tells of."""
        table = cls()
        for entry in entries:
            if table.stage != CLOSED:
                table.apply(entry)
        table.touched.clear()
        return table

    def is_done(self, who: str, id: str) -> bool:
        """Whether an act of this id was done."""
        return bool(id) and id in self.people.done_by(who)

    def _take_stock(self, play: Play, who: str) -> None:
        """See whether a person is still there, whether the game has ended, and whether it is time to pause."""
        if who in self.people and self.people.chair(who).player == PERSON:
            self._attended = play.crier.nights
        if play.is_over:
            self.stage, self.last = OVER, play
            self.touch(PUBLIC)
        elif self.wants_pause and not play.is_secret:
            self.wants_pause, self.paused_at, play.rests = False, self.at, False
            self.touch(PUBLIC)

    @property
    def is_deserted(self) -> bool:
        """Whether whole rounds have passed with nothing but the clock playing, or bots that get nowhere."""
        play = self.play
        if self.stage != PLAYING or not isinstance(play, Play):
            return False
        has_person = any(chair.player == PERSON and chair.name in play.living for chair in self.people)
        most = MOST_UNATTENDED if has_person else MOST_AMONG_BOTS
        return play.crier.nights - max(self._attended, play.crier.last_death) > most

    # -- what happens by itself ------------------------------------------------------------------------------------

    @property
    def due(self) -> int | None:
        """When something happens by itself, if anything will."""
        steps = self._steps()
        return min(steps)[0] if steps else None

    def next_entry(self, now: int) -> Entry | None:
        """What is due by now, the earliest first."""
        while (steps := self._steps()) and (step := min(steps))[0] <= now:
            when, what, seat = step
            at = when if now - when < LATE else now
            if what == "tick":
                return Entry(at, acts.Closed("deserted") if self.is_deserted else acts.Ticked())
            if isinstance(self.play, Play) and (act := self._hands.act(self.play, what, seat)):
                return Entry(at, act, seat)
        return None

    def _steps(self) -> list[Step]:
        """All that will happen by itself: the time will be up, and bots will act."""
        play = self.play
        if not isinstance(play, Play) or self.stage != PLAYING or play.clock is None or self.paused_at is not None:
            return []
        bots = [chair.name for chair in self.people if chair.player == BOT]
        return [(play.clock.until, "tick", ""), *self._hands.steps(play, bots, self.at)]

    # -- beginning and end ------------------------------------------------------------------------------------------

    def _begin(self, who: str, act: acts.Begun, at: int) -> None:
        self._as_host(who)
        self._in_lobby()
        if act.version != rulebook_named(self.plan.rulebook).version:
            self.stage, self.notice = CLOSED, "other-version"
            return
        setup = self.setup(act.seed)
        quick = self.plan.quick and not self.moderated
        self.play = Desk(setup) if self.moderated else Play(setup, Pace(setup, self.plan.pace, quick), at)
        self.stage, self.talk = PLAYING, []
        self.games += 1
        self.paused_at, self.wants_pause, self._attended = None, False, 0
        self._hands, self._players = Hands(act.seed), list(self.people)
        for chair in self.people:
            chair.watches = False
        self.touch(PUBLIC)

    def _again(self, who: str, act: acts.Again, at: int) -> None:
        self._as_host(who)
        if self.stage != OVER:
            raise Refused("not-over")
        self.stage, self.play = LOBBY, None
        self.talk = [spoken for spoken in self.talk if PUBLIC in spoken.audience]
        for chair in self.people.persons:
            chair.player = PERSON
        self.touch(PUBLIC)

    # -- the game --------------------------------------------------------------------------------------------------

    def _answer(self, who: str, act: acts.Answer, at: int) -> None:
        play = self._running()
        number, pack = play.number if isinstance(play, Play) else -1, play.pack_of(who)
        play.answer(self._seat(who), act.prompt, act.what, at)
        self._moved(number, who, *pack)

    def _claim(self, who: str, act: acts.Claim, at: int) -> None:
        self._running().claim(self._seat(who), act.card, at)
        self._moved(-1)

    def _tick(self, who: str, act: acts.Ticked, at: int) -> None:
        play = self._running()
        if not isinstance(play, Play):
            raise Refused("no-clock", verb="")
        play.tick(at)
        self._moved(-1)

    def _moved(self, number: int, *viewers: str) -> None:
        """See who has something new to look at: all, or where the prompt still stands, those named."""
        play = self.play
        if isinstance(play, Play) and play.number == number and not play.is_over:
            self.touch(*viewers)
        else:
            self.touch(PUBLIC)
        if isinstance(play, Desk) and play.is_over:
            self.stage, self.last = OVER, play

    def _watch(self, who: str, act: acts.Watch, at: int) -> None:
        if not self.may_watch(who):
            raise Refused("no-watching")
        self.people.chair(who).watches = True
        self.touch(who)

    def may_watch(self, who: Seat) -> bool:
        """Whether a seat may see everything from now on: the table allows it, and its player is dead and gone."""
        play = self.play
        if self.stage != PLAYING or not self.plan.dead_watch or play is None or who not in play.departed:
            return False
        return not any(self.may_act(chair.name) for chair in self.people.chair(who).family)

    def plays(self, name: Seat) -> bool:
        """Whether a seat is in the game that is there; somebody new may have the name of one who has gone."""
        return name in self.people and self.people.chair(name) in self._players

    def may_act(self, name: Seat) -> bool:
        """Whether a seat may still be asked something in the game under way."""
        play = self.play
        return play is not None and self.stage == PLAYING and name in play.seats and name not in play.departed

    def _say(self, who: str, act: acts.Say, at: int) -> None:
        speaker, text = self._seat(who), clean_text(act.text)
        if act.to not in CHANNELS or act.to not in self.may(speaker):
            raise Refused("no-talk", seat=speaker)
        audience = self._audience(speaker, act.to)
        self.talk.append(Spoken(self.length + 1, speaker, act.to, text, audience))
        alike = [spoken for spoken in self.talk if spoken.audience == audience]
        if len(alike) > MOST_TALK:
            self.talk.remove(alike[0])
        self.touch(*audience)

    def may(self, seat: Seat) -> list[str]:
        """Where a seat may talk just now, and whether it may claim a card."""
        play = self.play
        if self.stage != PLAYING or play is None:
            return ["all"]
        ways = ["all", "claim"] if play.may_talk(seat) and not play.is_over else []
        if self.plan.pack_talk and play.pack_of(seat):
            ways.append("pack")
        if self.plan.dead_talk and seat in play.departed:
            ways.append("dead")
        return ways

    def _audience(self, speaker: Seat, to: str) -> tuple[Seat, ...]:
        """Whom somebody reaches: fixed at this moment."""
        play = self.play
        if to == "pack" and play:
            return play.pack_of(speaker)
        if to == "dead" and play:
            return play.departed
        return (PUBLIC,)

    # -- the host's clock ------------------------------------------------------------------------------------------

    def _pause(self, who: str, act: acts.Pause, at: int) -> None:
        self._as_host(who)
        if self.paused_at is not None or self.wants_pause:
            raise Refused("paused-already")
        play = self._on_clock(who)
        self.wants_pause = play.rests = play.is_secret
        self.paused_at = None if play.is_secret else at
        self.touch(PUBLIC)

    def _resume(self, who: str, act: acts.Resume, at: int) -> None:
        self._as_host(who)
        if self.paused_at is None and not self.wants_pause:
            raise Refused("not-paused")
        if self.paused_at is not None and isinstance(self.play, Play):
            self.play.shift(at - self.paused_at)
        self.paused_at, self.wants_pause = None, False
        if isinstance(self.play, Play):
            self.play.rests = False
        self.touch(PUBLIC)

    def _more_time(self, who: str, act: acts.MoreTime, at: int) -> None:
        self._on_clock(who).more_time(at)
        self.touch(PUBLIC)

    def _end_talk(self, who: str, act: acts.EndTalk, at: int) -> None:
        self._on_clock(who).end_talk(at)
        self._moved(-1)

    def _close(self, who: str, act: acts.Closed, at: int) -> None:
        self.stage, self.notice = CLOSED, act.why
        self.touch(PUBLIC)

    # -- the moderator ---------------------------------------------------------------------------------------------

    def _go_on(self, who: str, act: acts.GoOn, at: int) -> None:
        self._desk(who).act(MODERATOR, "go-on", "")
        self._moved(-1)

    def _enter(self, who: str, act: acts.Enter, at: int) -> None:
        self._desk(who).act(act.seat, act.verb, act.what)
        self._moved(-1)

    def _time_up(self, who: str, act: acts.TimeUp, at: int) -> None:
        self._desk(who).act(MODERATOR, "time-up", act.verb)
        self._moved(-1)

    def _rewind(self, who: str, act: acts.Rewind, at: int) -> None:
        desk = self._desk(who, over=True)
        desk.rewind(act.to, act.instead)
        self.stage = PLAYING
        for chair in self.people:
            chair.watches = chair.watches and not self.may_act(chair.name)
        self._moved(-1)

    def _running(self) -> Play | Desk:
        if self.play is None or self.stage != PLAYING:
            raise Refused("no-game")
        if self.paused_at is not None:
            raise Refused("paused")
        return self.play

    def _on_clock(self, who: str) -> Play:
        self._as_host(who)
        play = self._running()
        if not isinstance(play, Play):
            raise Refused("no-game")
        return play

    def _desk(self, who: str, over: bool = False) -> Desk:
        if who != MODERATOR or not self.moderated:
            raise Refused("not-the-moderator")
        if not isinstance(self.play, Desk) or (self.stage != PLAYING and not over):
            raise Refused("no-game")
        return self.play


DOES: dict[type, Callable[[Table, str, Any, int], None]] = {
    acts.Laid: Table._lay,
    acts.Seated: Table._sit,
    acts.Linked: Table._link,
    acts.Redeemed: Table._redeem,
    acts.Begun: Table._begin,
    acts.Passed: Table._pass_host,
    acts.Ticked: Table._tick,
    acts.Closed: Table._close,
    acts.Answer: Table._answer,
    acts.Claim: Table._claim,
    acts.Say: Table._say,
    acts.Rename: Table._rename,
    acts.Agree: Table._agree,
    acts.Leave: Table._leave,
    acts.LetBotPlay: Table._let_bot_play,
    acts.Watch: Table._watch,
    Plan: Table._make_plan,
    acts.Order: Table._order,
    acts.AddBot: Table._add_bot,
    acts.Kick: Table._kick,
    acts.GiveHost: Table._give_host,
    acts.Pause: Table._pause,
    acts.Resume: Table._resume,
    acts.MoreTime: Table._more_time,
    acts.EndTalk: Table._end_talk,
    acts.Again: Table._again,
    acts.GoOn: Table._go_on,
    acts.Enter: Table._enter,
    acts.TimeUp: Table._time_up,
    acts.Rewind: Table._rewind,
}
