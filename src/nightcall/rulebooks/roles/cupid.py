"""Cupid and the lovers."""

from nightcall.engine.ask import Script, at_once
from nightcall.engine.event import Seat
from nightcall.engine.phase import read_phase
from nightcall.engine.rulebook import Death, Role
from nightcall.engine.town import Town
from nightcall.rulebooks.teams import VILLAGE

__all__ = ["BrokenHearts", "Cupid", "DiscreetCupid", "Lovers", "broken_heart", "heart_breaks_at_night"]


class Cupid(Role):
    """In the first night, makes two players lovers; when one of them dies, so does the other."""

    team = VILLAGE
    value = -2

    def night(self, town: Town, cupid: Seat) -> Script[None]:
        """Name two players, oneself perhaps; each learns who the other is."""
        lovers = yield from town.choose_several(cupid, "pair", town.living, 2)
        town.notes.put("lovers", *lovers)
        introduce(town, lovers)


class DiscreetCupid(Cupid):
    """In the first night, makes two players lovers, who are called for themselves."""

    def night(self, town: Town, cupid: Seat) -> Script[None]:
        """Name two players, oneself perhaps."""
        town.notes.put("lovers", *(yield from town.choose_several(cupid, "pair", town.living, 2)))


class Lovers(Role):
    """Are called after Cupid, and see each other."""

    team = VILLAGE
    together = True

    def is_called(self, town: Town) -> bool:
        """Be called wherever there is a Cupid."""
        return "cupid" in town.called_tonight

    def wakes(self, town: Town) -> tuple[Seat, ...]:
        """The two whom Cupid has chosen."""
        return town.notes.of("lovers")

    def night(self, town: Town, lovers: tuple[Seat, ...]) -> Script[None]:
        """Learn who the other is, and nothing more."""
        introduce(town, lovers)
        return at_once(None)


class BrokenHearts(Role):
    """Those whose lover died by day: they live through the night, and die at dawn; nobody is called for it."""

    aloud = False

    def is_called(self, town: Town) -> bool:
        """Happen when somebody was bereaved."""
        return bool(town.notes.of("bereaved"))

    def use(self, town: Town, awake: tuple[Seat, ...]) -> Script[None]:
        """Let the heart break at the coming dawn."""
        town.tonight.put("heartbroken", *town.notes.of("bereaved"))
        town.notes.put("bereaved")
        return at_once(None)


def introduce(town: Town, lovers: tuple[Seat, ...]) -> None:
    """Let each of the two know the other."""
    for one, other in zip(lovers, reversed(lovers), strict=True):
        town.inform(one, "lover", other)


def heart_breaks_at_night(town: Town, death: Death) -> Script[list[Death]]:
    """The other lover dies at once at dawn; by day, only at the next dawn, after a last night."""
    deaths: list[Death] = yield from broken_heart(town, death)
    if read_phase(town.phase).moment != "day":
        return deaths
    for bereaved in deaths:
        town.notes.put("bereaved", bereaved.seat)
    return []


def broken_heart(town: Town, death: Death) -> Script[list[Death]]:
    """When one lover dies the other dies at once; nothing prevents it."""
    lovers = town.notes.of("lovers")
    bereaved = [seat for seat in lovers if seat != death.seat] if death.seat in lovers else []
    return at_once([Death(seat, "heartbroken") for seat in bereaved])
