"""A table: the fold of its log. Every act goes in as an entry, is judged once, and changes the table or is refused.

Nothing here draws chance, looks at a clock or speaks to anybody: what chance and the clock decide stands in entries,
so reading a log again gives the same table. `due` says when the table wants something to happen by itself, and
`next_entry` says what: the time is up, or a bot acts. `touched` names those whose view has changed.
"""

from collections.abc import Iterable

from nightcall.bots import PlayerKind, Sense
from nightcall.engine.event import EVERYONE, MODERATOR, PUBLIC, Seat
from nightcall.engine.refused import Refused
from nightcall.engine.setup import Setup
from nightcall.table.acts import Closed, Entry, Plan, Ticked
from nightcall.table.chat import Chat, Way
from nightcall.table.desk import Desk
from nightcall.table.hands import Errand, Hands
from nightcall.table.pace import Pace
from nightcall.table.people import BOT, NOBODY, PERSON, Chair, People
from nightcall.table.planning import check_plan, renamed, setup_of
from nightcall.table.play import Play
from nightcall.table.sitting import Sitting
from nightcall.table.stage import CLOSED, LOBBY, OVER, PLAYING, Stage

__all__ = ["Table"]

LATE = 2000
"""From how many milliseconds on something that was due counts from now, not from when it was due."""


class Table:
    """One table, from its first entry on: its people, their plan, what they play, and what they say."""

    def __init__(self, bots: PlayerKind = Sense) -> None:
        """Begin with nothing; the first entry lays the table. Where bots sit, this kind of player plays."""
        self.code = ""
        self.stage: Stage = LOBBY
        self.moderated = False
        self.notice = ""
        """Why the table is closed."""
        self.people = People()
        self.plan = Plan()
        self.chat = Chat()
        self.play: Sitting | None = None
        self.last: Sitting | None = None
        """The last game that was played to its end."""
        self.games = 0
        """How many games were begun here."""
        self.length = 0
        """How many entries there are."""
        self.at = 0
        """When something was done last."""
        self.touched: set[str] = set()
        """Whose view has changed since somebody looked: names, or `PUBLIC` for all."""
        self._bots = bots
        self._hands = Hands(0, bots)
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
        entry.act.do(self, entry.who, at)
        self.at = at
        self.length += 1
        if entry.id:
            done.note(entry.id)
        if self.play and self.stage == PLAYING:
            self._take_stock(self.play, entry.who)

    @classmethod
    def read(cls, entries: Iterable[Entry], bots: PlayerKind = Sense) -> "Table":
        """Make the table that a log tells of, with bots of the same kind."""
        table = cls(bots)
        for entry in entries:
            if table.stage != CLOSED:
                table.apply(entry)
        table.touched.clear()
        return table

    def is_done(self, who: str, id: str) -> bool:
        """Whether an act of this id was done."""
        return bool(id) and id in self.people.done_by(who)

    def touch(self, *viewers: str) -> None:
        """Remember whose view has changed."""
        self.touched.update(viewers)

    def _take_stock(self, play: Sitting, who: str) -> None:
        """See whether a person is still there, and whether the game has ended."""
        if who in self.people and self.people.chair(who).player == PERSON:
            play.attend()
        if play.is_over:
            self.stage, self.last = OVER, play
            self.touch(PUBLIC)

    # -- what happens by itself ------------------------------------------------------------------------------------

    @property
    def due(self) -> int | None:
        """When something happens by itself, if anything will."""
        steps = self._steps()
        return min(steps)[0] if steps else None

    def next_entry(self, now: int) -> Entry | None:
        """What is due by now, the earliest first."""
        while self.play and (steps := self._steps()) and (step := min(steps))[0] <= now:
            when, what, seat = step
            at = when if now - when < LATE else now
            if what == "tick":
                return Entry(at, Closed("deserted") if self.play.is_deserted(self._who_is(PERSON)) else Ticked())
            if act := self._hands.act(self.play, what, seat):
                return Entry(at, act, seat)
        return None

    def _steps(self) -> list[Errand]:
        """All that will happen by itself: the time will be up, and bots will act."""
        play = self.play
        if play is None or self.stage != PLAYING or play.is_paused or (clock := play.clock) is None:
            return []
        return [(clock.until, "tick", ""), *self._hands.steps(play, self._who_is(BOT), self.at)]

    def _who_is(self, player: str) -> list[Seat]:
        """Whom a kind of player plays just now."""
        return [chair.name for chair in self.people if chair.player == player]

    # -- before, between and after games ----------------------------------------------------------------------------

    def make_plan(self, plan: Plan) -> None:
        """Plan to play this."""
        check_plan(plan, self.moderated)
        self.plan = plan
        self.touch(PUBLIC)

    def rename(self, old: Seat, new: Seat) -> None:
        """Give somebody another name, here and in the plan."""
        self.people.rename(old, new)
        self.plan = renamed(self.plan, old, new)
        self.touch(PUBLIC)

    def setup(self, seed: int) -> Setup:
        """What would be dealt now; refused if it cannot be played."""
        setup = setup_of(self.plan, self.people.names, seed)
        self.check_agreed()
        return setup

    def begin(self, seed: int, at: int) -> None:
        """Deal, and begin to play."""
        setup = self.setup(seed)
        self.play = Desk(setup) if self.moderated else Play(setup, Pace(setup, self.plan.pace, self.plan.quick), at)
        self.stage = PLAYING
        self.chat.forget()
        self.games += 1
        self._hands, self._players = Hands(seed, self._bots), list(self.people)
        for chair in self.people:
            chair.watches = False
        self.touch(PUBLIC)

    def go_back_to_lobby(self) -> None:
        """Plan another game with the same people; whoever had a bot play has the own seat back."""
        if self.stage != OVER:
            raise Refused("not-over")
        self.stage, self.play = LOBBY, None
        self.chat.forget_secrets()
        for chair in self.people.persons:
            chair.player = PERSON
        self.touch(PUBLIC)

    def rewind(self, number: int, instead: tuple[str, str, str | list[str]] | None) -> None:
        """Take back what a moderator has done; whoever is asked again sees no more than the others."""
        if self.play is None or self.stage not in (PLAYING, OVER):
            raise Refused("no-game")
        self.play.rewind(number, instead)
        self.stage = PLAYING
        for chair in self.people:
            chair.watches = chair.watches and not self.may_act(chair.name)
        self.touch(PUBLIC)

    def send_away(self, name: Seat) -> None:
        """Let somebody go; in a game a bot plays on, and a table without persons is closed."""
        stays = NOBODY if self.moderated else BOT
        self.people.send_away(name, stays if self.stage == PLAYING else None)
        if not self.people.persons and not self.moderated:
            self.close("empty")
        self.touch(PUBLIC)

    def close(self, why: str) -> None:
        """Do nothing any more."""
        self.stage, self.notice = CLOSED, why
        self.touch(PUBLIC)

    # -- who may do what -------------------------------------------------------------------------------------------

    def seat_of(self, who: str) -> Seat:
        """The seat of somebody, who must have one."""
        if who not in self.people:
            raise Refused("no-seat-here")
        return who

    def check_host(self, who: str) -> None:
        """Refuse what only the host may do."""
        if who != self.people.host:
            raise Refused("not-the-host")

    def check_moderator(self, who: str) -> None:
        """Refuse what only a moderator may do."""
        if who != MODERATOR or not self.moderated:
            raise Refused("not-the-moderator")

    def check_lobby(self) -> None:
        """Refuse what can be done only before a game."""
        if self.stage != LOBBY:
            raise Refused("not-in-lobby")

    def check_agreed(self) -> None:
        """Refuse quick nights as long as somebody does not want them."""
        if self.plan.quick and not self.moderated and not all(chair.agrees for chair in self.people.persons):
            raise Refused("not-all-agree")

    def sitting(self) -> Sitting:
        """The game under way."""
        if self.play is None or self.stage != PLAYING:
            raise Refused("no-game")
        return self.play

    def running(self) -> Sitting:
        """The game under way, which must not be paused."""
        play = self.sitting()
        if play.is_paused:
            raise Refused("paused")
        return play

    def plays(self, name: Seat) -> bool:
        """Whether a seat is in the game that is there; somebody new may have the name of one who has gone."""
        return name in self.people and self.people.chair(name) in self._players

    def may_act(self, name: Seat) -> bool:
        """Whether a seat may still be asked something in the game under way."""
        play = self.play
        return play is not None and self.stage == PLAYING and name in play.seats and name not in play.departed

    def may_watch(self, who: Seat) -> bool:
        """Whether a seat may see everything from now on: the table allows it, and its player is dead and gone."""
        play = self.play
        if self.stage != PLAYING or not self.plan.dead_watch or play is None or who not in play.departed:
            return False
        return not any(self.may_act(chair.name) for chair in self.people.chair(who).family)

    def may(self, seat: Seat) -> list[Way]:
        """Where a seat may talk just now, and whether it may claim a card."""
        play = self.play
        if self.stage != PLAYING or play is None:
            return ["all"]
        ways: list[Way] = ["all", "claim"] if play.may_talk(seat) and not play.is_over else []
        if self.plan.pack_talk and play.pack_of(seat):
            ways.append("pack")
        if self.plan.dead_talk and seat in play.departed:
            ways.append("dead")
        return ways

    def audience(self, speaker: Seat, to: str) -> tuple[Seat, ...]:
        """Whom somebody reaches just now."""
        if to == "pack" and self.play:
            return self.play.pack_of(speaker)
        if to == "dead" and self.play:
            return self.play.departed
        return EVERYONE
