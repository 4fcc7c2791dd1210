"""The plainest loop that answers One Night's questions for its basic sets: numbers and lists, no events, no checks.

Werewolves, Seer, Robber, Troublemaker and Villagers; players answer as the lab's random players do.
"""

from collections.abc import Sequence
from random import Random

__all__ = ["PlainNight"]

NOBODY = -1


class PlainNight:
    """One game with random players, as a loop over numbers."""

    def __init__(self, cards: Sequence[str], seats: int, chance: Random) -> None:
        """Shuffle and deal: the first cards to the seats, the last three into the centre."""
        self.draw = chance.random
        self.sample = chance.sample
        self.card = list(cards)
        chance.shuffle(self.card)
        self.dealt = self.card[:seats]
        self.seats = range(seats)
        self.centre = range(seats, len(cards))
        self.answers = 0

    def answer(self, options: Sequence[int], may_pass: bool = False) -> int:
        """Answer one question at random; where one may pass, half of the time that."""
        self.answers += 1
        if may_pass and self.draw() < 0.5:
            return NOBODY
        return options[int(self.draw() * len(options))]

    def others(self, seat: int) -> list[int]:
        """All seats but one."""
        return [other for other in self.seats if other != seat]

    def play(self) -> list[str]:
        """Play the night, point, and say which teams have won."""
        wolves = [seat for seat in self.seats if self.dealt[seat] == "werewolf"]
        if len(wolves) == 1:
            self.answer(self.centre, may_pass=True)
        for seat in self.seats:
            if self.dealt[seat] == "seer":
                self.answer([*self.others(seat), *range(len(self.centre))], may_pass=True)
        for seat in self.seats:
            if self.dealt[seat] == "robber" and (target := self.answer(self.others(seat), may_pass=True)) != NOBODY:
                self.exchange(seat, target)
        for seat in self.seats:
            if self.dealt[seat] == "troublemaker":
                self.answers += 1
                if self.draw() >= 0.5:
                    self.exchange(*self.sample(self.others(seat), 2))
        return self.vote()

    def exchange(self, one: int, other: int) -> None:
        """Exchange two cards."""
        self.card[one], self.card[other] = self.card[other], self.card[one]

    def vote(self) -> list[str]:
        """All point; whoever has the most fingers dies, two at the least."""
        fingers = [0] * len(self.seats)
        first = int(self.draw() * len(self.seats))  # as in the lab, somebody else begins each time
        for seat in (*self.seats[first:], *self.seats[:first]):
            fingers[self.answer(self.others(seat))] += 1
        most = max(fingers)
        dead = [seat for seat in self.seats if fingers[seat] == most > 1]
        wolves = [seat for seat in self.seats if self.card[seat] == "werewolf"]
        if any(seat in wolves for seat in dead) or not (wolves or dead):
            return ["village"]
        return ["werewolf"] if wolves else []
