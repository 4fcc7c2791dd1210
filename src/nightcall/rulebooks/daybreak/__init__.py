"""Daybreak: One Night with more characters, shields, a fourth card in the centre and artifacts; only what differs."""

from dataclasses import replace

from nightcall.rulebooks.daybreak.advice import ADVICE
from nightcall.rulebooks.daybreak.checks import (
    EXTRA_CARD,
    artifacts_are_curated,
    the_alpha_wolf_brings_a_card,
)
from nightcall.rulebooks.daybreak.sets import SETS, anarchy, anarchy_mixed
from nightcall.rulebooks.daybreak.vote import artifacts_before_cards
from nightcall.rulebooks.onenight import ONE_NIGHT_BOOK
from nightcall.rulebooks.roles.alpha_wolf import AlphaWolf
from nightcall.rulebooks.roles.bodyguard import Bodyguard
from nightcall.rulebooks.roles.curator import (
    PILE,
    Curator,
    artifacts_are_found,
    artifacts_are_turned,
    pile_of_artifacts,
)
from nightcall.rulebooks.roles.doppelganger import Doppelganger, with_a_new_minion
from nightcall.rulebooks.roles.dream_wolf import DreamWolf
from nightcall.rulebooks.roles.drunk import Drunk
from nightcall.rulebooks.roles.fortune_teller import FortuneTeller
from nightcall.rulebooks.roles.ghost_hunter import GhostHunter
from nightcall.rulebooks.roles.insomniac import Insomniac
from nightcall.rulebooks.roles.mason import Mason
from nightcall.rulebooks.roles.minion import Minion, with_a_dreamer
from nightcall.rulebooks.roles.prince import Prince
from nightcall.rulebooks.roles.revealer import Revealer, faces_are_seen
from nightcall.rulebooks.roles.robber import Robber
from nightcall.rulebooks.roles.seeing_wolf import SeeingWolf
from nightcall.rulebooks.roles.seer import CardSeer
from nightcall.rulebooks.roles.sentinel import Sentinel, shields_are_seen
from nightcall.rulebooks.roles.troublemaker import Troublemaker
from nightcall.rulebooks.roles.village_idiot import VillageIdiot
from nightcall.rulebooks.roles.werewolf import CardWolf, pack_with_a_dreamer
from nightcall.rulebooks.roles.witch import CardWitch
from nightcall.rulebooks.roles.young_seer import YoungSeer
from nightcall.rules import Call, Night, Option, Unheard

__all__ = ["DAYBREAK_BOOK"]


DAYBREAK_BOOK = replace(
    ONE_NIGHT_BOOK,
    id="daybreak",
    version=1,
    speaks=("daybreak", "onenight"),
    roles=(
        *(Sentinel, AlphaWolf, SeeingWolf, DreamWolf, YoungSeer, GhostHunter, CardWitch, VillageIdiot, FortuneTeller),
        *(Revealer, Curator, Bodyguard, Prince),
        *ONE_NIGHT_BOOK.roles,
    ),
    copies={"werewolf": 3, "villager": 5},
    options=(
        *(option for option in ONE_NIGHT_BOOK.options if option.name != "day-minutes"),
        Option("day-minutes", range(0, 121), 10, "D-76"),
    ),
    beside=(EXTRA_CARD, PILE),
    checks=(*ONE_NIGHT_BOOK.checks, the_alpha_wolf_brings_a_card, artifacts_are_curated),
    advice=ADVICE,
    sets=SETS,
    usual="terror-awakens",
    draws={"anarchy": anarchy, "anarchy-mixed": anarchy_mixed},
    first_night=Night(
        "D-14",
        Sentinel,
        Call(Doppelganger, says=with_a_new_minion),
        Call(CardWolf, says=pack_with_a_dreamer, also_with=(AlphaWolf, SeeingWolf, DreamWolf)),
        *(AlphaWolf, SeeingWolf),
        Call(Minion, says=with_a_dreamer),
        *(Mason, CardSeer, YoungSeer, GhostHunter, Robber, CardWitch, Troublemaker, VillageIdiot),
        *(FortuneTeller, Call(FortuneTeller, copied_by=Doppelganger)),
        *(Drunk, Insomniac, Call(Insomniac, copied_by=Doppelganger)),
        *(Revealer, Call(Revealer, copied_by=Doppelganger)),
        *(Curator, Call(Curator, copied_by=Doppelganger)),
        *(Unheard(shields_are_seen), Unheard(faces_are_seen)),
    ),
    laying=(pile_of_artifacts,),
    morning=(artifacts_are_found,),
    turned_first=True,
    evening=(artifacts_are_turned,),
    in_the_end=artifacts_before_cards,
    cites={
        **ONE_NIGHT_BOOK.cites,
        "box": "D-02",
        "ask shield": "D-19",
        "shielded": "D-20",
        "marked shield": "D-23",
        "told pack": "D-25",
        "look alone": "D-26",
        "minion": "D-28",
        "ask infect": "D-29",
        "seeing wolf": "D-33",
        "young seer": "D-35",
        "ghost hunter": "D-36",
        "ask peek": "D-42",
        "told peek": "D-42",
        "ask place": "D-42",
        "ask shift": "D-44",
        "told stirred": "D-46",
        "ask reveal": "D-49",
        "told reveal": "D-49",
        "face up": "D-50",
        "ask gift": "D-52",
        "told artifact": "D-53",
        "marked artifact": "D-54",
        "artifacts-shown": "D-54",
        "one artifact": "D-71",
        "extra card": "D-06",
        "artifacts": "D-09",
        "piled": "D-09",
        "died voted": "D-78",
    },
)
