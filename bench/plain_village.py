"""The plainest loop that answers Village's questions: numbers and lists, no events, no views, no checks.

It is what one would write to simulate this one game and nothing else, so it is the measure of what the engine costs. It
asks the same questions in the same order, and its players answer as the lab's random players do.
"""

from collections.abc import Sequence
from random import Random

__all__ = ["PlainVillage"]

NOBODY = -1
YES, NO = 1, 0


class PlainVillage:
    """One game with random players, as a loop over numbers."""

    def __init__(self, cards: Sequence[str], chance: Random) -> None:
        """Shuffle and deal."""
        self.chance = chance
        self.draw = chance.random
        self.role = list(cards)
        chance.shuffle(self.role)
        self.alive = list(range(len(cards)))
        self.lovers: list[int] = []
        self.answers = 0

    def answer(self, options: Sequence[int], may_pass: bool = False) -> int:
        """Answer one question at random; where one may pass, half of the time that."""
        self.answers += 1
        if may_pass and self.draw() < 0.5:
            return NOBODY
        return options[int(self.draw() * len(options))]

    def play(self) -> str:
        """Play nights and days until somebody has won."""
        self.healing = self.poison = True
        self.healed = NOBODY
        if self.holder("cupid") != NOBODY:
            self.lovers = self.chance.sample(self.alive, 2)
            self.answers += 1
        while True:
            self.night()
            if winner := self.winner():
                return winner
            self.day()
            if winner := self.winner():
                return winner

    def holder(self, name: str) -> int:
        """Who of the living holds a card."""
        for seat in self.alive:
            if self.role[seat] == name:
                return seat
        return NOBODY

    def winner(self) -> str:
        """Who has won, if somebody has."""
        wolves = [self.role[seat] == "werewolf" for seat in self.alive]
        return "" if any(wolves) and not all(wolves) else "werewolf" if any(wolves) else "village"

    def kill(self, seat: int) -> None:
        """Take a seat out, then the lover, then whom the Hunter shoots."""
        if seat not in self.alive:
            return
        self.alive.remove(seat)
        if seat in self.lovers:
            self.kill(self.lovers[0] if seat == self.lovers[1] else self.lovers[1])
        if self.role[seat] == "hunter" and self.alive:
            self.kill(self.answer(self.alive, may_pass=True))

    def night(self) -> None:
        """The pack, the Seer, the Witch and the Healer; then the dead."""
        victim = self.hunt()
        seer, witch, healer = self.holder("seer"), self.holder("witch"), self.holder("healer")
        if seer != NOBODY:
            self.answer([seat for seat in self.alive if seat != seer])
        saved = poisoned = NOBODY
        if witch != NOBODY and victim != NOBODY and self.healing and self.answer((YES, NO), may_pass=True) == YES:
            saved, self.healing = victim, False
        if witch != NOBODY and self.poison:
            poisoned = self.answer(self.alive, may_pass=True)
            self.poison = poisoned == NOBODY
        patients = [seat for seat in self.alive if seat not in (healer, self.healed)]
        self.healed = self.answer(patients) if healer != NOBODY and patients else NOBODY
        self.kill(poisoned)
        hood_is_safe = self.role[victim] == "red-riding-hood" and self.holder("hunter") != NOBODY
        if victim not in (NOBODY, saved, self.healed) and not hood_is_safe:
            self.kill(victim)

    def hunt(self) -> int:
        """All of the pack must point at the same; they are asked twice."""
        wolves = [seat for seat in self.alive if self.role[seat] == "werewolf"]
        prey = [seat for seat in self.alive if self.role[seat] != "werewolf"]
        for _ in range(2):
            pointed = [self.answer(prey, may_pass=True) for _ in wolves]
            if pointed.count(pointed[0]) == len(pointed):
                return pointed[0]
        return NOBODY

    def day(self) -> None:
        """Nominate, second and vote until one is hanged or nobody nominates any more."""
        stood: list[int] = []
        while free := [seat for seat in self.alive if seat not in stood]:
            by, nominee = self.first_to_speak(self.alive, free)
            if nominee == NOBODY:
                return
            seconding, _ = self.first_to_speak([seat for seat in self.alive if seat != by], [nominee])
            if seconding == NOBODY:
                continue
            votes = [self.answer((YES, NO)) for _ in self.alive]
            stood.append(nominee)
            if 2 * sum(votes) > len(votes) or (2 * sum(votes) == len(votes) and self.mayor_says_yes(votes)):
                self.kill(nominee)
                return

    def first_to_speak(self, asked: Sequence[int], options: Sequence[int]) -> tuple[int, int]:
        """Go round the circle from a random seat until somebody does not pass."""
        start = int(self.draw() * len(asked))
        for seat in [*asked[start:], *asked[:start]]:
            if (choice := self.answer(options, may_pass=True)) != NOBODY:
                return seat, choice
        return NOBODY, NOBODY

    def mayor_says_yes(self, votes: Sequence[int]) -> bool:
        """A tie ends as the Mayor voted."""
        mayor = self.holder("mayor")
        return mayor != NOBODY and votes[self.alive.index(mayor)] == YES
