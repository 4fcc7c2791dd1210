"""The plainest loop that answers Village's questions: numbers and lists, no events, no views, no checks.

It is what one would write to simulate this one game and nothing else, so it is the measure of what the engine costs. It
asks the same questions in the same order, and its players answer as the lab's random players do.
"""

from random import Random

__all__ = ["plain_game"]

PASS = -1
YES, NO = 1, 0


def plain_game(cards: list[str], chance: Random) -> tuple[str, int]:
    """Deal, play one game with random players, and return who won after how many answers."""
    draw = chance.random
    role = list(cards)
    chance.shuffle(role)
    alive = list(range(len(role)))
    answers = 0
    lovers: tuple[int, ...] = ()
    healing = poison = True
    last_healed = PASS

    def holder(name: str) -> int:
        for seat in alive:
            if role[seat] == name:
                return seat
        return PASS

    def kill(seat: int) -> None:
        """Take a seat out, then the lover, then whom the Hunter shoots."""
        nonlocal answers
        if seat not in alive:
            return
        alive.remove(seat)
        if seat in lovers:
            kill(lovers[1] if seat == lovers[0] else lovers[0])
        if role[seat] == "hunter" and alive:
            answers += 1
            if draw() >= 0.5:
                kill(alive[int(draw() * len(alive))])

    first = True
    while True:
        if first and holder("cupid") != PASS:
            lovers = tuple(chance.sample(alive, 2))
            answers += 1
        first = False

        # the pack
        wolves = [seat for seat in alive if role[seat] == "werewolf"]
        prey = [seat for seat in alive if role[seat] != "werewolf"]
        victim = PASS
        for _ in (0, 1):
            pointed = [PASS if draw() < 0.5 else prey[int(draw() * len(prey))] for _ in wolves]
            answers += len(wolves)
            if pointed.count(pointed[0]) == len(pointed):
                victim = pointed[0]
                break

        # the Seer, the Witch, the Healer
        seer = holder("seer")
        if seer != PASS and len(alive) > 1:
            others = [seat for seat in alive if seat != seer]
            seen = role[others[int(draw() * len(others))]] == "werewolf"
            answers += 1
        saved = healed = poisoned = PASS
        witch = holder("witch")
        if witch != PASS:
            if victim != PASS and healing:
                answers += 1
                if draw() >= 0.5 and int(draw() * 2) == 0:
                    saved, healing = victim, False
            if poison:
                answers += 1
                if draw() >= 0.5:
                    poisoned, poison = alive[int(draw() * len(alive))], False
        healer = holder("healer")
        if healer != PASS:
            patients = [seat for seat in alive if seat not in (healer, last_healed)]
            if patients:
                healed = patients[int(draw() * len(patients))]
                answers += 1
        last_healed = healed

        # dawn
        if poisoned != PASS:
            kill(poisoned)
        if victim not in (PASS, saved, healed):
            hood_is_safe = role[victim] == "red-riding-hood" and holder("hunter") != PASS
            if not hood_is_safe:
                kill(victim)
        wolves_alive = sum(role[seat] == "werewolf" for seat in alive)
        if not wolves_alive:
            return "village", answers
        if wolves_alive == len(alive):
            return "werewolf", answers

        # day
        stood: list[int] = []
        hanged = PASS
        while hanged == PASS:
            free = [seat for seat in alive if seat not in stood]
            if not free:
                break
            nominee = by = PASS
            start = int(draw() * len(alive))
            for seat in alive[start:] + alive[:start]:
                answers += 1
                if draw() >= 0.5:
                    nominee, by = free[int(draw() * len(free))], seat
                    break
            if nominee == PASS:
                break
            others = [seat for seat in alive if seat != by]
            seconded = False
            start = int(draw() * len(others))
            for _ in others[start:] + others[:start]:
                answers += 1
                if draw() >= 0.5:
                    seconded = True
                    break
            if not seconded:
                continue
            votes = [YES if draw() < 0.5 else NO for _ in alive]
            answers += len(votes)
            ayes = sum(votes)
            stood.append(nominee)
            if 2 * ayes > len(alive):
                hanged = nominee
            elif 2 * ayes == len(alive):
                mayor = holder("mayor")
                if mayor != PASS and votes[alive.index(mayor)] == YES:
                    hanged = nominee
        if hanged != PASS:
            kill(hanged)
        wolves_alive = sum(role[seat] == "werewolf" for seat in alive)
        if not wolves_alive:
            return "village", answers
        if wolves_alive == len(alive):
            return "werewolf", answers
