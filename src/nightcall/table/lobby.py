"""The lobby of a table: who sits where, who is the host, who plays a seat, and what is planned."""

from typing import Literal, TypeAlias

from nightcall.engine.event import MODERATOR, PUBLIC, Seat
from nightcall.engine.refused import Refused
from nightcall.engine.setup import Setup
from nightcall.table import acts
from nightcall.table.acts import VERSION, Plan
from nightcall.table.people import BOT, NOBODY, PERSON, Chair, People, clean_name
from nightcall.table.planning import check_plan, setup_of

__all__ = ["CLOSED", "LOBBY", "OVER", "PLAYING", "Lobby", "Stage"]

Stage: TypeAlias = Literal["lobby", "playing", "over", "closed"]
LOBBY: Stage = "lobby"
PLAYING: Stage = "playing"
OVER: Stage = "over"
CLOSED: Stage = "closed"


class Lobby:
    """The people of a table and their plan."""

    def __init__(self) -> None:
        """Begin with nothing; the first entry lays the table."""
        self.code = ""
        self.stage: Stage = LOBBY
        self.people = People()
        self.moderated = False
        self.plan = Plan()
        self.notice = ""
        """Why the table is closed."""
        self.touched: set[str] = set()
        """Whose view has changed since somebody looked: names, or `PUBLIC` for all."""

    def touch(self, *viewers: str) -> None:
        """Remember whose view has changed."""
        self.touched.update(viewers)

    def may_act(self, name: Seat) -> bool:
        """Whether a seat may still be asked something in the game under way."""
        raise NotImplementedError

    # -- people ----------------------------------------------------------------------------------------------------

    def _lay(self, who: str, act: acts.Laid, at: int) -> None:
        self.code, self.moderated = act.code, act.moderated
        if act.version != VERSION:
            self.stage, self.notice = CLOSED, "other-version"
            return
        if act.moderated:
            self.people.moderator_keys.append(act.key)
            self.people.host = MODERATOR
        else:
            self.people.host = self.people.sit(act.name, PERSON, act.key).name
        self.touch(PUBLIC)

    def _sit(self, who: str, act: acts.Seated, at: int) -> None:
        if self.stage not in (LOBBY, OVER):
            raise Refused("under-way")
        self.people.sit(act.name, PERSON, act.key)
        self.touch(PUBLIC)

    def _link(self, who: str, act: acts.Linked, at: int) -> None:
        is_moderator = self.moderated and who == MODERATOR
        self.people.add_link(act.key, None if is_moderator else self.people.chair(self._seat(who)), act.hands_over)

    def _redeem(self, who: str, act: acts.Redeemed, at: int) -> None:
        """Open a chair with a one-time key."""
        if act.link not in self.people.links:
            raise Refused("no-such-link")
        chair, _ = self.people.links[act.link]
        mine = self.people.chair(who) if who in self.people else None
        if chair and mine:
            self._check_eyes(mine, chair)
        self.people.redeem(act.link, act.key)
        if chair and mine and chair not in mine.family:
            chair.kin.append(mine)
            mine.kin.append(chair)
        self.touch(PUBLIC)

    def _check_eyes(self, mine: Chair, other: Chair) -> None:
        """Let nobody who has seen all cards play on, nor anybody who still plays see them."""
        if any(chair.watches for chair in mine.family) and any(self.may_act(chair.name) for chair in other.family):
            raise Refused("has-watched")
        if any(chair.watches for chair in other.family) and any(self.may_act(chair.name) for chair in mine.family):
            raise Refused("sees-all")

    def _pass_host(self, who: str, act: acts.Passed, at: int) -> None:
        self.people.host = self.people.chair(act.host).name
        self.touch(PUBLIC)

    def _rename(self, who: str, act: acts.Rename, at: int) -> None:
        self._in_lobby()
        self.people.rename(self._seat(who), clean_name(act.name))
        self.touch(PUBLIC)

    def _agree(self, who: str, act: acts.Agree, at: int) -> None:
        self._in_lobby()
        self.people.chair(self._seat(who)).agrees = act.quick
        self.touch(PUBLIC)

    def _leave(self, who: str, act: acts.Leave, at: int) -> None:
        self._go(self._seat(who))

    def _kick(self, who: str, act: acts.Kick, at: int) -> None:
        self._as_host(who)
        if act.seat == who:
            raise Refused("kick-yourself")
        self.people.chair(act.seat)
        self._go(act.seat)

    def _go(self, name: Seat) -> None:
        """Let somebody go; in a game a bot plays on, and a table without persons is closed."""
        stays = NOBODY if self.moderated else BOT
        self.people.send_away(name, stays if self.stage == PLAYING else None)
        if not self.people.persons and not self.moderated:
            self.stage, self.notice = CLOSED, "empty"
        self.touch(PUBLIC)

    def _let_bot_play(self, who: str, act: acts.LetBotPlay, at: int) -> None:
        chair = self.people.chair(self._seat(who))
        if self.stage != PLAYING:
            raise Refused("no-game")
        if self.moderated:
            raise Refused("no-bots")
        chair.player = BOT if act.bot else PERSON
        self.touch(PUBLIC)

    # -- the lobby -------------------------------------------------------------------------------------------------

    def _make_plan(self, who: str, act: Plan, at: int) -> None:
        self._as_host(who)
        self._in_lobby()
        check_plan(act, self.moderated)
        self.plan = act
        self.touch(PUBLIC)

    def _order(self, who: str, act: acts.Order, at: int) -> None:
        self._as_host(who)
        self._in_lobby()
        self.people.order(act.seats)
        self.touch(PUBLIC)

    def _add_bot(self, who: str, act: acts.AddBot, at: int) -> None:
        self._as_host(who)
        self._in_lobby()
        self.people.sit(act.name or self.people.free_name(), NOBODY if self.moderated else BOT)
        self.touch(PUBLIC)

    def _give_host(self, who: str, act: acts.GiveHost, at: int) -> None:
        self._as_host(who)
        if self.moderated or not self.people.chair(act.seat).is_persons:
            raise Refused("no-host", seat=act.seat)
        self.people.host = act.seat
        self.touch(PUBLIC)

    def setup(self, seed: int) -> Setup:
        """What would be dealt now; refused if it cannot be played."""
        setup = setup_of(self.plan, self.people.names, seed)
        self.check_agreed()
        return setup

    def check_agreed(self) -> None:
        """Refuse quick nights as long as somebody does not want them."""
        if self.plan.quick and not self.moderated and not all(chair.agrees for chair in self.people.persons):
            raise Refused("not-all-agree")

    # -- who may do what -------------------------------------------------------------------------------------------

    def _seat(self, who: str) -> Seat:
        if who not in self.people:
            raise Refused("no-seat-here")
        return who

    def _as_host(self, who: str) -> None:
        if who != self.people.host:
            raise Refused("not-the-host")

    def _in_lobby(self) -> None:
        if self.stage != LOBBY:
            raise Refused("not-in-lobby")
