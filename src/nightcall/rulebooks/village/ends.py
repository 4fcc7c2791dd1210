"""When the game has ended, and who may not stand on the gallows again."""

from collections.abc import Mapping

from nightcall.rulebooks.teams import VILLAGE, WEREWOLVES
from nightcall.rules import STOOD, Outcome, Seat, Town

__all__ = ["only_the_pack_lives", "stood_today", "the_pack_is_dead"]


def the_pack_is_dead(town: Town) -> Outcome | None:
    """The village wins, its dead included, when the last Werewolf has died; so also when nobody is left."""
    return None if any(map(town.prowls, town.living)) else Outcome((VILLAGE,), town.team(VILLAGE))


def only_the_pack_lives(town: Town) -> Outcome | None:
    """The Werewolves win, their dead included, when nobody else is alive; as many as the others is not enough."""
    return Outcome((WEREWOLVES,), town.team(WEREWOLVES)) if all(map(town.prowls, town.living)) else None


def stood_today(town: Town) -> Mapping[Seat, str]:
    """Whoever was voted on and spared is left in peace for the rest of the day."""
    return dict.fromkeys(town.today.of(STOOD), town.cite("barred nominate"))
