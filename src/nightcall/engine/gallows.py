"""The gallows: by day the living nominate, second and vote, one nominee at a time, or two against each other.

The day ends when somebody is hanged, when nobody nominates any more, or with the bell: after it no nomination is taken
and one that is not yet seconded lapses, but a vote that has begun is finished. Where the rules hear what somebody says
to be, that is worked out first, in the middle of whatever is asked; then only those are asked again who are alive and
have not answered.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from nightcall.engine.ask import NO, YES, YES_OR_NO, Answers, Anyone, Each, Lot, Script
from nightcall.engine.deaths import strike
from nightcall.engine.event import PUBLIC, Defended, Lapsed, Nominated, Pointed, Seat, Seconded, TalkBegan, Voted
from nightcall.engine.notes import STOOD
from nightcall.engine.rulebook import Death
from nightcall.engine.town import Town

__all__ = ["Bars", "Court", "Hearing", "Tie", "Trial", "duel", "gallows", "one_by_one"]

Bars: TypeAlias = "Callable[[Town], Mapping[str, str]]"
"""Says who is kept off the gallows today, each by which rule."""

Tie: TypeAlias = "Callable[[Town, Mapping[Seat, str]], str]"
"""Says how a tied vote ends: yes to hang, no to spare."""

Hearing: TypeAlias = "Callable[[Town, Seat, str], Script[None]]"
"""What follows when somebody claims to be a character that nobody may claim to be."""


class Court:
    """How a book tries people: who cannot stand, how a tie ends, and what is heard meanwhile."""

    def __init__(self, town: Town, bars: Sequence[Bars], tie: Tie, heard: Hearing) -> None:
        """Open the court of one day."""
        self.town = town
        self.bars = bars
        self.tie = tie
        self.heard = heard

    @property
    def is_open(self) -> bool:
        """Whether nominations are still taken."""
        return not (self.town.bell or self.town.outcome)

    def barred(self) -> dict[str, str]:
        """Who is kept off the gallows just now, each by which rule."""
        return {seat: rule for bar in self.bars for seat, rule in bar(self.town).items()}

    def hear(self, answers: Answers) -> Script[tuple[Seat, ...]]:
        """Work out what was claimed while a question stood open, and say who of those silent is still alive."""
        for seat, card in answers.heard:
            if not self.town.outcome:
                yield from self.heard(self.town, seat, card)
        return tuple([seat for seat in answers.missing if self.town.is_alive(seat)])

    def listen(self) -> Script[None]:
        """Work out what was claimed while nobody was asked anything."""
        while (answers := (yield Each((), "vote", (), hears=True))).heard:
            yield from self.hear(answers)

    def is_void(self, standing: Iterable[str]) -> bool:
        """Say whether a vote comes to nothing: the game is over, or one who stands has died meanwhile."""
        town = self.town
        fallen = [seat for seat in standing if not town.is_alive(seat)]
        for seat in () if town.outcome else fallen:
            town.tell(PUBLIC, Lapsed(seat), town.cite("void vote"))
        return bool(town.outcome or fallen)


Trial: TypeAlias = "Callable[[Court], Script[str | None]]"
"""A way to find out who is hanged today, if anybody."""


def gallows(court: Court, trial: Trial) -> Script[None]:
    """Let the living talk until the trial is over, and hang whom it names."""
    town = court.town
    with town.talk(True):
        yield town.cue(TalkBegan())
        hanged = yield from trial(court)
        if not hanged:
            yield from court.listen()
    if hanged and not town.outcome:
        yield from strike(town, Death(hanged, "hanged"))


def one_by_one(court: Court) -> Script[str | None]:
    """Nominate and vote until one is found guilty or nobody nominates any more."""
    while nominee := (yield from nomination(court, court.barred())):
        if (yield from vote(court, nominee)):
            return nominee
    return None


def duel(court: Court) -> Script[str | None]:
    """The first two who are nominated stand together, and all must vote for one of them; a tie is broken by lot."""
    town = court.town
    standing: list[str] = []
    while len(standing) < 2 or not (hanged := (yield from decide(court, standing))):
        standing = [seat for seat in standing if town.is_alive(seat)]
        barred = court.barred() | dict.fromkeys(standing, town.cite("barred duel"))
        nominee = yield from nomination(court, barred)
        standing = [seat for seat in standing if town.is_alive(seat)]
        if nominee is None:
            return None
        standing.append(nominee)
    return hanged


# -- nomination ----------------------------------------------------------------------------------------------------


def nomination(court: Court, barred: Mapping[str, str]) -> Script[str | None]:
    """Wait for a nomination that stands: made by one of the living and confirmed by another."""
    town, asked = court.town, court.town.living
    while court.is_open:
        free = [seat for seat in town.prey if seat not in barred] if barred else town.prey
        if not free or not asked:
            return None
        answers: Answers = yield Anyone(
            asked, "nominate", free, may_pass=True, barred=barred, hears=True, bell=True, openly=True
        )
        if answers.heard:
            asked = yield from court.hear(answers)
            continue
        if not answers:
            return None
        by, nominee = answers.first()
        town.tell(PUBLIC, Nominated(by, nominee))
        if (yield from second(court, by, nominee)):
            return nominee
        if not town.outcome:
            town.tell(PUBLIC, Lapsed(nominee))
        asked = town.living
    return None


def second(court: Court, by: Seat, nominee: str) -> Script[bool]:
    """Wait for another player, who may be the nominee, to confirm a nomination."""
    town, asked = court.town, court.town.others(by)
    about = {"nominee": nominee, "nominator": by}
    while court.is_open and town.is_alive(nominee) and asked:
        answers = yield Anyone(
            asked, "second", (nominee,), may_pass=True, hears=True, bell=True, openly=True, about=about
        )
        for confirming in answers:
            town.tell(PUBLIC, Seconded(confirming, nominee))
            return True
        if not answers.heard:
            return False
        asked = yield from court.hear(answers)
    return False


# -- votes ---------------------------------------------------------------------------------------------------------


def poll(
    court: Court, standing: Sequence[str], options: Sequence[str], cited: str = ""
) -> Script[dict[Seat, str] | None]:
    """Let all the living vote at once; some may be out of time. Void if one who stands dies meanwhile."""
    asked, votes = court.town.living, dict[Seat, str]()
    about = dict(zip(("nominee", "other"), standing, strict=False))
    while True:
        answers = yield Each(asked, "vote", options, hears=True, openly=True, about=about, cited=cited)
        votes |= answers
        if not answers.heard:
            return votes
        asked = yield from court.hear(answers)
        if court.is_void(standing):
            return None


def vote(court: Court, nominee: str) -> Script[bool]:
    """Hear the nominee, then let all the living vote at once; a vote that is missing counts as no."""
    town = court.town
    yield town.cue(Defended(nominee))
    given = yield from poll(court, (nominee,), YES_OR_NO)
    if given is None:
        return False
    votes = {seat: given.get(seat, NO) for seat in town.living}
    margin = 2 * list(votes.values()).count(YES) - len(votes)
    verdict = court.tie(town, votes) if margin == 0 else YES if margin > 0 else NO
    town.today.add(STOOD, nominee)
    town.tell(PUBLIC, Voted(nominee, votes, verdict))
    return verdict == YES


def decide(court: Court, standing: Sequence[str]) -> Script[str | None]:
    """Let all the living vote for one of the two; whoever is out of time votes by lot, in circle order."""
    town = court.town
    for nominee in standing:
        yield town.cue(Defended(nominee))
    given = yield from poll(court, standing, standing, cited="duel")
    if given is None:
        return None
    for seat in town.living:
        if seat not in given:
            given[seat] = yield Lot(seat, "vote", standing, who=seat)
    yield from court.listen()
    if court.is_void(standing):
        return None
    votes = {seat: given[seat] for seat in town.living}
    town.tell(PUBLIC, Pointed("vote", votes), town.cite("duel"))
    one, other = (list(votes.values()).count(nominee) for nominee in standing)
    if one != other:
        return standing[0] if one > other else standing[1]
    drawn: str = yield Lot(PUBLIC, "hang", standing)
    yield from court.listen()
    return None if court.is_void(standing) else drawn
