"""Whom a player suspects: a number for each seat, from what all have seen and heard.

Who helps to hang a villager looks bad, and who helps to hang a wolf looks good, as soon as the cards are turned up:
until then such a deed is kept, and it is weighed but once. Somebody who claims to be the Seer, where nobody else does,
is believed, and so is what that player points at.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from nightcall.bots.memory import Memory
from nightcall.engine.ask import YES
from nightcall.engine.event import Claimed, Dealt, Died, Fact, Fell, Nominated, Pointed, Seat, Shown, Told, Voted

__all__ = ["Suspicion"]

SEERS = ("seer", "oracle")
"""Whose finger counts when they say who they are."""
NOMINATED = {True: -2.0, False: 1.5}
"""What it says of somebody to have nominated a wolf, or a villager."""
AGAINST = {True: -1.5, False: 0.75}
"""To have voted against one."""
SPARED = {True: 1.5, False: -0.25}
"""To have spared one."""
ACCUSED_BY_SEER = 5.0
FALSE_SEER = 6.0
BELIEVED = -3.0
LIAR = 4.0
TOO_MANY = 2.0
SAYS_WOLF = SILENT = UNPROVEN = 1.0
HINTED = 1.0


class Suspicion:
    """How much one player suspects each seat, the own one included, as others might see it."""

    def __init__(self, memory: Memory) -> None:
        """Suspect nobody yet."""
        self._memory = memory
        self._deeds: dict[Seat, float] = dict.fromkeys(memory.seats, 0.0)
        """What has come of the deeds that could be weighed."""
        self._kept: dict[Seat, list[Fact]] = {}
        """The deeds that cannot be weighed yet, by whom they were done to."""
        self._accused: dict[Seat, list[Seat]] = {}
        """Whom each has nominated."""
        self._weighed: tuple[dict[Seat, float], list[Seat]] | None = None
        """What came out at last, if nothing has happened since that bears on it."""

    @property
    def scores(self) -> Mapping[Seat, float]:
        """How much each seat is suspected."""
        return self._weigh()[0]

    @property
    def believed(self) -> list[Seat]:
        """Those who claim to be a Seer, where no more do so than can be."""
        return self._weigh()[1]

    # -- what is done --------------------------------------------------------------------------------------------------

    def learn(self, fact: Fact) -> None:
        """Take in a fact that the memory has taken in already."""
        match fact:
            case Nominated(by, nominee):
                self._accused.setdefault(by, []).append(nominee)
                self._keep(nominee, fact)
            case Voted(nominee):
                self._keep(nominee, fact)
            case Pointed("vote", votes):
                for target in dict.fromkeys(votes.values()):
                    self._keep(target, fact)
            case Shown(cards):
                for seat in cards:
                    self._judge(seat)
            case Claimed() | Died() | Fell() | Dealt() | Told():
                pass
            case _:
                return
        self._weighed = None

    def _keep(self, target: Seat, deed: Fact) -> None:
        """Keep a deed until its target is known for what it is."""
        self._kept.setdefault(target, []).append(deed)
        self._judge(target)

    def _judge(self, target: Seat) -> None:
        """Weigh what was done to somebody whose card all have seen."""
        if target in self._memory.shown:
            is_wolf = self._memory.prowls(self._memory.shown[target])
            for deed in self._kept.pop(target, ()):
                for seat, points in done_by(deed, target):
                    self._deeds[seat] += points[is_wolf]

    # -- what comes of it ----------------------------------------------------------------------------------------------

    def _weigh(self) -> tuple[dict[Seat, float], list[Seat]]:
        """Add up what is suspected, where something is new."""
        if self._weighed is None:
            scores, seers = self._deeds.copy(), self._seers()
            for seat, points in (*self._of_seers(seers), *self._of_claims()):
                scores[seat] += points
            for seat in self._memory.hinted:
                scores[seat] += HINTED
            self._weighed = scores, seers
        return self._weighed

    def _seers(self) -> list[Seat]:
        memory = self._memory
        told = Counter(memory.claims.values())
        return [
            seat
            for seat, card in memory.claims.items()
            if card in SEERS and told[card] <= memory.left_of(card) and not memory.is_mine_alone(card)
        ]

    def _of_seers(self, seers: list[Seat]) -> Iterator[tuple[Seat, float]]:
        """What it says to be believed, and of those to whom somebody believed has pointed, or in vain."""
        memory = self._memory
        for seer in seers:
            yield seer, BELIEVED
            for nominee in self._accused.get(seer, ()):
                if nominee not in memory.shown and nominee in memory.seats:
                    yield nominee, ACCUSED_BY_SEER
                elif nominee in memory.shown and not memory.prowls(memory.shown[nominee]):
                    yield seer, FALSE_SEER

    def _of_claims(self) -> Iterator[tuple[Seat, float]]:
        """What their own words say of those who claim a card, and of those who say nothing while most others do."""
        memory = self._memory
        told = Counter(memory.claims.values())
        for seat, card in memory.claims.items():
            if memory.prowls(card):
                yield seat, SAYS_WOLF
            elif memory.is_mine_alone(card) and seat != memory.you:
                yield seat, LIAR
            elif told[card] > memory.left_of(card):
                yield seat, TOO_MANY
            elif card == "villager" and memory.is_single_night:
                yield seat, UNPROVEN
        if 2 * len(memory.claims) > len(memory.living):
            yield from ((seat, SILENT) for seat in memory.living if seat not in memory.claims)


def done_by(deed: Fact, target: Seat) -> Iterator[tuple[Seat, Mapping[bool, float]]]:
    """Who has done something to a target, and what it says of them if that is a wolf, or not."""
    match deed:
        case Nominated(by):
            yield by, NOMINATED
        case Voted(_, votes):
            yield from ((seat, AGAINST if vote == YES else SPARED) for seat, vote in votes.items())
        case Pointed(_, votes):
            yield from ((seat, AGAINST) for seat, pointed in votes.items() if pointed == target)
