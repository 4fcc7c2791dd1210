"""The company at a table without a clock: who plays which seat, what each player is told, and when they talk."""

from collections.abc import Mapping
from hashlib import blake2b

from nightcall.bots import Deaf, Outset, Player, PlayerKind
from nightcall.engine.event import PUBLIC, Dealt, Seat
from nightcall.engine.game import Game

__all__ = ["NO_TEAMS", "Company", "Seating"]

NO_TEAMS: Mapping[str, PlayerKind] = {}


class Company:
    """Those at a table who listen."""

    def __init__(self, game: Game, players: Mapping[Seat, Player]) -> None:
        """Leave out those who are deaf."""
        self._game = game
        self._players = {seat: player for seat, player in players.items() if not isinstance(player, Deaf)}
        self._claims = Outset.of(game.seats, game.events_from(0)).may_claim
        self._told = 0
        """How many events have been told, each to those whom it reaches."""

    def hear(self) -> bool:
        """Tell everybody what is new; say whether anything is."""
        news = self._game.events_from(self._told)
        self._told += len(news)
        for event in news:
            for seat in self._players if PUBLIC in event.audience else event.audience:
                if seat in self._players:
                    self._players[seat].learn(event)
        return bool(news)

    def talk(self) -> None:
        """Tell everybody what is new; if anything is, let each who may talk claim a card, and all hear it at once."""
        if not self.hear():
            return
        for seat, player in self._players.items():
            if self._game.may_talk(seat) and (card := player.claim(self._claims)):
                self._game.claim(seat, card)
                self.hear()


class Seating:
    """Who plays, game after game: one kind of player, but for those who are dealt a card of one of some teams."""

    def __init__(self, kind: PlayerKind, teams: Mapping[str, PlayerKind] = NO_TEAMS) -> None:
        """Know the kinds."""
        self._kind = kind
        self._teams = teams
        self.listens = not all(issubclass(each, Deaf) for each in (kind, *teams.values()))
        """Whether anybody is to be told anything."""
        self._deaf: dict[PlayerKind, Deaf] = {}
        """One of each kind that is deaf plays all its seats and all games."""

    def players(self, game: Game, seed: int) -> dict[Seat, Player]:
        """Seat the players at a table where the cards have just been dealt."""
        for kind, deaf in self._deaf.items():
            deaf.begin(own_seed(seed, kind.__name__))
        if self._kind in self._deaf and not self._teams:
            return dict.fromkeys(game.seats, self._deaf[self._kind])
        events = game.events_from(0)
        dealt = {event.fact.seat: event.fact.card for event in events if isinstance(event.fact, Dealt)}
        kinds = {seat: self._teams.get(game.rulebook.role(card).team, self._kind) for seat, card in dealt.items()}
        outset = Outset.of(game.seats, events)
        return {seat: self._player(kind, seat, outset, seed) for seat, kind in kinds.items()}

    def _player(self, kind: PlayerKind, seat: Seat, outset: Outset, seed: int) -> Player:
        if kind in self._deaf:
            return self._deaf[kind]
        if issubclass(kind, Deaf):
            self._deaf[kind] = kind(seat, outset, own_seed(seed, kind.__name__))
            return self._deaf[kind]
        return kind(seat, outset, own_seed(seed, seat))


def own_seed(seed: int, whose: str) -> int:
    """A seed for one player, which tells nothing of that of the game, by which the cards are dealt."""
    return int.from_bytes(blake2b(f"{seed} {whose}".encode(), digest_size=8).digest())
