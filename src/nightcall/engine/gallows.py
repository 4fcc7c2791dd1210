"""The gallows: by day the living nominate, second and vote, one nominee at a time.

The day ends when somebody is hanged, when nobody nominates any more, or with the bell: after it no nomination is taken
and one that is not yet seconded lapses, but a vote that has begun is finished.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from nightcall.engine.ask import NO, YES, YES_OR_NO, Answers, Anyone, Each, Script
from nightcall.engine.deaths import strike
from nightcall.engine.event import PUBLIC, Defended, Lapsed, Nominated, Seat, Seconded, TalkBegan, Voted
from nightcall.engine.rulebook import Death
from nightcall.engine.town import Town

__all__ = ["Bars", "Tie", "gallows"]

Bars: TypeAlias = "Callable[[Town], Mapping[Seat, str]]"
"""Says who is kept off the gallows today, each by which rule."""

Tie: TypeAlias = "Callable[[Town, Mapping[Seat, str]], str]"
"""Says how a tied vote ends: yes to hang, no to spare."""


def gallows(town: Town, bars: Sequence[Bars], tie: Tie) -> Script[None]:
    """Nominate and vote until one is hanged, nobody nominates any more, or the bell rings."""
    with town.talk(True):
        yield town.cue(TalkBegan())
        hanged = None
        while not hanged and (nominee := (yield from nomination(town, bars))):
            if (yield from vote(town, nominee, tie)):
                hanged = nominee
    if hanged:
        yield from strike(town, Death(hanged, "hanged"))


def nomination(town: Town, bars: Sequence[Bars]) -> Script[Seat | None]:
    """Wait for a nomination that stands: made by one of the living and confirmed by another."""
    while not town.bell:
        barred = {seat: rule for bar in bars for seat, rule in bar(town).items()}
        free = [seat for seat in town.prey if seat not in barred] if barred else town.prey
        if not free:
            return None
        answers: Answers = yield Anyone(town.living, "nominate", free, may_pass=True, barred=barred, bell=True)
        if not answers:
            return None
        by, nominee = answers.first()
        town.tell(PUBLIC, Nominated(by, nominee))
        if (yield from second(town, by, nominee)):
            return nominee
        town.tell(PUBLIC, Lapsed(nominee))
    return None


def second(town: Town, by: Seat, nominee: Seat) -> Script[bool]:
    """Wait for another player, who may be the nominee, to confirm a nomination."""
    about = {"nominee": nominee, "nominator": by}
    answers = yield Anyone(town.others(by), "second", (nominee,), may_pass=True, bell=True, about=about)
    for confirming in answers:
        town.tell(PUBLIC, Seconded(confirming, nominee))
    return bool(answers)


def vote(town: Town, nominee: Seat, tie: Tie) -> Script[bool]:
    """Hear the nominee, then let all the living vote at once; a vote that is missing counts as no."""
    yield town.cue(Defended(nominee))
    answers = yield Each(town.living, "vote", YES_OR_NO, about={"nominee": nominee})
    votes = {seat: answers.get(seat, NO) for seat in town.living}
    margin = 2 * list(votes.values()).count(YES) - len(votes)
    verdict = tie(town, votes) if margin == 0 else YES if margin > 0 else NO
    town.today.add("stood", nominee)
    town.tell(PUBLIC, Voted(nominee, votes, verdict))
    return verdict == YES
