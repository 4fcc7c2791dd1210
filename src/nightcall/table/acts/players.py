"""What anybody may do who sits at a table."""

from typing import TYPE_CHECKING

from nightcall.engine.event import PUBLIC
from nightcall.engine.refused import Refused
from nightcall.table.acts.act import Act, Name, Text, What, Word
from nightcall.table.chat import CHANNELS
from nightcall.table.people import BOT, PERSON, clean_name, clean_text
from nightcall.table.stage import PLAYING

if TYPE_CHECKING:
    from nightcall.table.table import Table

__all__ = ["Agree", "Answer", "Claim", "Leave", "LetBotPlay", "Rename", "Say", "Watch"]


class Answer(Act, frozen=True):
    """Answer the prompt of this number; until it closes, a later answer takes the place of an earlier one."""

    prompt: int
    what: What

    def do(self, table: "Table", who: str, at: int) -> None:
        """Whoever points with a pack shows it to the pack."""
        play = table.running()
        table.touch(*play.answer(table.seat_of(who), self.prompt, self.what, at))


class Claim(Act, frozen=True):
    """Say before all that one is a character, true or not."""

    card: Word

    def do(self, table: "Table", who: str, at: int) -> None:
        """The rules may hear it."""
        table.running().claim(table.seat_of(who), self.card, at)
        table.touch(PUBLIC)


class Say(Act, frozen=True):
    """Talk: to `all` who are at the table, to the `pack` one is awake with, to the `dead`."""

    to: Word
    text: Text

    def do(self, table: "Table", who: str, at: int) -> None:
        """Whom it reaches is fixed at this moment."""
        speaker, text = table.seat_of(who), clean_text(self.text)
        if self.to not in CHANNELS or self.to not in table.may(speaker):
            raise Refused("no-talk", seat=speaker)
        audience = table.audience(speaker, self.to)
        table.chat.say(speaker, self.to, text, audience)
        table.touch(*audience)


class Rename(Act, frozen=True):
    """Take another name, before the game."""

    name: Name

    def do(self, table: "Table", who: str, at: int) -> None:
        """Everything but the name stays as it is."""
        table.check_lobby()
        table.rename(table.seat_of(who), clean_name(self.name))


class Agree(Act, frozen=True):
    """Agree to quick nights, or not."""

    quick: bool

    def do(self, table: "Table", who: str, at: int) -> None:
        """Quick nights are played only if all agree."""
        table.check_lobby()
        table.people.chair(table.seat_of(who)).agrees = self.quick
        table.touch(PUBLIC)


class Leave(Act, frozen=True):
    """Leave the table for good; in a game a bot plays on."""

    def do(self, table: "Table", who: str, at: int) -> None:
        """The last person closes the table."""
        table.send_away(table.seat_of(who))


class LetBotPlay(Act, frozen=True, tag="let-bot-play"):
    """Let a bot play one's own seat, or take the seat back."""

    bot: bool

    def do(self, table: "Table", who: str, at: int) -> None:
        """What was answered stands, whoever plays on."""
        chair = table.people.chair(table.seat_of(who))
        if table.stage != PLAYING:
            raise Refused("no-game")
        if table.moderated:
            raise Refused("no-bots")
        chair.player = BOT if self.bot else PERSON
        table.touch(PUBLIC)


class Watch(Act, frozen=True):
    """Watch the rest of the game as one of the dead who see everything, where the table allows it."""

    def do(self, table: "Table", who: str, at: int) -> None:
        """Whoever watches plays no more."""
        if not table.may_watch(who):
            raise Refused("no-watching")
        table.people.chair(who).watches = True
        table.touch(who)
