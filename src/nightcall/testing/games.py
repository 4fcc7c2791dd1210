"""What many tests need: a table laid as a story lays it, and what a seat has learned."""

from typing import Any

from nightcall import Game, Setup
from nightcall.engine.plain import plain

__all__ = ["learned", "table", "telling"]


def table(
    rulebook: str = "village", *, stops: tuple[str, ...] = (), options: dict[str, Any] | None = None, **deal: str
) -> Game:
    """Seat these players with these cards (underscores for hyphens) and play up to the first question."""
    cards = {seat: card.replace("_", "-") for seat, card in deal.items()}
    return Game(Setup(rulebook=rulebook, deal=cards, options=options or {}), stops)


def telling(game: Game, seat: str) -> list[dict[str, Any]]:
    """All that was told to a seat in private."""
    return [event for event in game.view(seat)["events"] if event["kind"] == "told"]


def learned(game: Game, seat: str) -> list[tuple[str, Any]]:
    """What a seat has learned: kind and value."""
    return [(event["about"], plain(event["value"])) for event in telling(game, seat)]
