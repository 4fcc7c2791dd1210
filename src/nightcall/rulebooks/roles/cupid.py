"""Cupid and the lovers."""

from nightcall.rulebooks.causes import HEARTBROKEN
from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import Death, Group, Note, Role, Script, Seat, Town, at_once, choose_several, read_phase

__all__ = ["IN_LOVE", "LOVERS", "Cupid", "DiscreetCupid", "broken_heart", "heart_breaks_at_night", "hearts_break"]

IN_LOVE = Note("lovers")
BEREAVED = Note("bereaved")
"""Whose lover has died by day."""


class Cupid(Role):
    """In the first night, makes two players lovers; when one of them dies, so does the other."""

    id = "cupid"
    team = VILLAGE
    value = -2

    def night(self, town: Town, cupid: Seat) -> Script[None]:
        """Name two players, oneself perhaps; each learns who the other is."""
        lovers = yield from choose_several(town, cupid, "pair", town.living, 2)
        town.notes.put(IN_LOVE, *lovers)
        yield from introduce(town, lovers)


class DiscreetCupid(Cupid):
    """In the first night, makes two players lovers, who are called for themselves."""

    def night(self, town: Town, cupid: Seat) -> Script[None]:
        """Name two players, oneself perhaps."""
        town.notes.put(IN_LOVE, *(yield from choose_several(town, cupid, "pair", town.living, 2)))


def introduce(town: Town, lovers: tuple[Seat, ...]) -> Script[None]:
    """Let each of the two know the other, and nothing more."""
    for one, other in zip(lovers, reversed(lovers), strict=True):
        town.inform(one, "lover", other)
    return at_once(None)


LOVERS = Group(
    "lovers",
    wakes=lambda town: town.notes.of(IN_LOVE),
    is_called=lambda town: Cupid.id in town.called_tonight,
    use=introduce,
)
"""The two whom Cupid has chosen are called after Cupid, and see each other."""


def hearts_break(town: Town) -> None:
    """Whose lover died by day lives through the night, and dies at the coming dawn."""
    if bereaved := town.notes.of(BEREAVED):
        town.tonight.put(HEARTBROKEN, *bereaved)
        town.notes.put(BEREAVED)


def heart_breaks_at_night(town: Town, death: Death) -> Script[list[Death]]:
    """The other lover dies at once at dawn; by day, only at the next dawn, after a last night."""
    deaths: list[Death] = yield from broken_heart(town, death)
    if read_phase(town.phase).moment != "day":
        return deaths
    for bereaved in deaths:
        town.notes.put(BEREAVED, bereaved.seat)
    return []


def broken_heart(town: Town, death: Death) -> Script[list[Death]]:
    """When one lover dies the other dies at once; nothing prevents it."""
    lovers = town.notes.of(IN_LOVE)
    bereaved = [seat for seat in lovers if seat != death.seat] if death.seat in lovers else []
    return at_once([Death(seat, HEARTBROKEN) for seat in bereaved])
