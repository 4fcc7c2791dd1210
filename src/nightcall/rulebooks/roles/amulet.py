"""The Amulet of Protection: no card, but something that a player has beside it."""

from nightcall.engine.ask import YES, Each, Lot, Script, at_once
from nightcall.engine.beside import DRAWN, Beside
from nightcall.engine.event import MODERATOR, PUBLIC, Said, Seat
from nightcall.engine.rulebook import Death, Role
from nightcall.engine.town import Town
from nightcall.rulebooks.teams import VILLAGE

__all__ = ["AMULET", "FOR_MANY", "Amulet", "AmuletTonight", "is_given", "protects_by_night", "shown_when_it_protects"]

FOR_MANY = 12
"""From how many seats on somebody should have it."""
AMULET = Beside(
    "amulet",
    "lot",
    opened=True,
    claimable=True,
    suggested=lambda seats: DRAWN if seats >= FOR_MANY else None,
    noted="amulet",
)


class Amulet(Role):
    """Whoever holds it cannot be killed by anybody, and may hand it on each night; nobody may have it twice."""

    team = VILLAGE

    def is_called(self, town: Town) -> bool:
        """Be called last, as long as it exists and its holder lives."""
        in_play = bool(town.setup.amulet) and town.setup.option("dead-calls") == YES
        return bool(self.wakes(town)) or in_play

    def spoken(self, setup: object, is_first_night: bool = True) -> tuple[str, ...]:
        """In the first night it is not handed on."""
        return ("called-amulet-first",) if is_first_night else ()

    def wakes(self, town: Town) -> tuple[Seat, ...]:
        """Whoever holds it."""
        return holder_of(town)

    def night(self, town: Town, holder: Seat) -> Script[None]:
        """Hand it on, or keep it unless somebody has tried to kill its holder."""
        if town.is_first_night:
            town.inform(holder, "amulet", "yes", cited="first amulet")
            return
        attacked = any(town.tonight.has(cause, holder) for cause in ("devoured", "poisoned"))
        must = attacked or town.notes.has("attempt", holder)
        town.notes.put("attempt")
        cited = "must hand" if must else ""
        if heir := (yield from town.choose(holder, "hand", town.others(holder), may_pass=not must, cited=cited)):
            is_new = not town.notes.has("amulet", heir)
            town.notes.put("amulet holder", *([heir] if is_new else []))
            if is_new:
                town.notes.add("amulet", heir)
                town.inform(heir, "amulet", "yes")


class AmuletTonight(Role):
    """Who is protected tonight: whoever has the Amulet when the night begins; nobody is called for it."""

    aloud = False

    def is_called(self, town: Town) -> bool:
        """Happen as long as somebody has it."""
        return bool(holder_of(town))

    def use(self, town: Town, awake: tuple[Seat, ...]) -> Script[None]:
        """Note it."""
        town.tonight.put("protected", *holder_of(town))
        return at_once(None)


def holder_of(town: Town) -> tuple[Seat, ...]:
    """Who has the Amulet; with its holder it is gone."""
    return tuple(seat for seat in town.notes.of("amulet holder") if town.is_alive(seat))


def is_given(town: Town) -> Script[None]:
    """One player has it from the beginning: the one named, else one drawn by lot; printed, the moderator knows."""
    holder = town.setup.amulet
    if holder == DRAWN and town.setup.unknown:
        answers = yield Each((MODERATOR,), "holds", town.seats, count=(1, 1), about={"role": Amulet.id})
        (holder,) = answers[MODERATOR]
    elif holder == DRAWN:
        holder = yield Lot(MODERATOR, "amulet", town.seats)
    if holder:
        town.notes.put("amulet holder", holder)
        town.notes.put("amulet", holder)


def protects_by_night(town: Town, death: Death) -> bool:
    """Against what is done in a night it protects the one who held it when that night began."""
    return town.tonight.has("protected", death.seat)


def shown_when_it_protects(town: Town, death: Death) -> bool:
    """On the gallows and before the Hunter's shot it must be shown, and saves its holder."""
    if death.seat not in holder_of(town):
        return False
    town.notes.put("attempt", death.seat)
    town.tell(PUBLIC, Said("amulet-revealed", death.seat))
    return True
