"""One Night: order of the calls, and how the vote ends; hold it beside the booklet."""

from nightcall.engine.single_night import SingleNight
from nightcall.rulebooks.onenight.advice import ADVICE
from nightcall.rulebooks.onenight.sets import SETS, from_the_bag
from nightcall.rulebooks.onenight.vote import cards_that_lie_there, fingers, last_standing
from nightcall.rulebooks.roles.doppelganger import Doppelganger, with_a_new_minion
from nightcall.rulebooks.roles.drunk import Drunk
from nightcall.rulebooks.roles.insomniac import Insomniac
from nightcall.rulebooks.roles.mason import Mason, masons_come_together
from nightcall.rulebooks.roles.minion import Minion, with_a_dreamer
from nightcall.rulebooks.roles.robber import Robber
from nightcall.rulebooks.roles.seer import CardSeer
from nightcall.rulebooks.roles.sleeper import VotingHunter
from nightcall.rulebooks.roles.tanner import Tanner
from nightcall.rulebooks.roles.troublemaker import Troublemaker
from nightcall.rulebooks.roles.villager import Villager
from nightcall.rulebooks.roles.werewolf import CardWolf, pack_with_a_dreamer
from nightcall.rules import Call, Night, Option

__all__ = ["ONE_NIGHT_BOOK"]

ONE_NIGHT_BOOK = SingleNight(
    id="onenight",
    version=1,
    seats=range(3, 11),
    roles=(
        *(Doppelganger, CardWolf, Minion, Mason, CardSeer, Robber, Troublemaker, Drunk, Insomniac),
        *(Villager, VotingHunter, Tanner),
    ),
    remainder=Villager,
    copies={"villager": 3},
    has_values=False,
    centre=3,
    may_be_unknown=False,
    speaks=("onenight",),
    options=(
        Option("lone-wolf", ("yes", "no"), "yes", "N-36"),
        Option("pace", ("normal", "slow", "quick"), "normal", "N-83"),
        Option("noise", ("yes", "no"), "yes", "N-85", plays=False),
        Option("day-minutes", range(0, 121), 0, "N-57"),
    ),
    checks=(masons_come_together,),
    advice=ADVICE,
    sets=SETS,
    usual="basic",
    draws={"random": from_the_bag},
    first_night=Night(
        "N-13",
        Call(Doppelganger, says=with_a_new_minion),
        Call(CardWolf, says=pack_with_a_dreamer),
        Call(Minion, says=with_a_dreamer),
        *(Mason, CardSeer, Robber, Troublemaker, Drunk, Insomniac),
        Call(Insomniac, copied_by=Doppelganger),
    ),
    pauses={"normal": 10, "slow": 20, "quick": 5},
    laying=(),
    morning=(),
    in_the_end=cards_that_lie_there,
    falls=fingers,
    outcome=last_standing,
    cites={
        "box": "N-01",
        "opened": "N-10",
        "dealt": "N-12",
        "moved": "N-17",
        "looked": "N-17",
        "noted": "N-22",
        "ask copy": "N-23",
        "told copy": "N-23",
        "told pack": "N-35",
        "ask look": "N-41",
        "told look": "N-41",
        "look alone": "N-36",
        "minion": "N-38",
        "told masons": "N-40",
        "ask rob": "N-43",
        "told rob": "N-43",
        "ask swap": "N-46",
        "ask take": "N-48",
        "told check": "N-50",
        "drawn": "N-84",
        "drawn vote": "N-105",
        "traced": "N-64",
        "day-broke": "N-54",
        "talk-began": "N-56",
        "claimed": "N-56",
        "ask vote": "N-58",
        "died voted": "N-60",
        "died shot": "N-67",
        "shown": "N-64",
        "ended village": "N-69",
        "ended werewolf": "N-71",
        "ended tanner": "N-75",
        "ended nobody": "N-79",
        "spared": "N-70",
        "minions win": "N-73",
        "only minions died": "N-74",
        "one mason": "N-08",
    },
)
