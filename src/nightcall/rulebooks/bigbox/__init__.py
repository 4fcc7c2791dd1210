"""Big Box: Village with more characters, Vampires, a wandering cat and lovers of their own; only what differs."""

from dataclasses import replace

from nightcall.engine.rounds import Moment, Nobody, dusk
from nightcall.rulebooks.bigbox.advice import ADVICE
from nightcall.rulebooks.bigbox.deals import somebody_prowls, the_drunkard_plays
from nightcall.rulebooks.bigbox.ends import everyone_is_dead, one_team_lives
from nightcall.rulebooks.bigbox.sets import SETS, SETS_WITHOUT_THE_MAYOR
from nightcall.rulebooks.causes import BITTEN, CHASED, DEVOURED, HUNTED, POISONED, STABBED
from nightcall.rulebooks.roles.blacksmith import Blacksmith
from nightcall.rulebooks.roles.cook import Cook, unpalatable
from nightcall.rulebooks.roles.cupid import Cupid, broken_heart
from nightcall.rulebooks.roles.drunkard import LEFT_OVER_CARD, Drunkard
from nightcall.rulebooks.roles.guard_dog import (
    DOG,
    comes_with_the_mayor,
    dog_follows,
    dog_needs_a_mayor,
    guarded_by_the_dog,
)
from nightcall.rulebooks.roles.healer import Healer, healed
from nightcall.rulebooks.roles.hunter import DutifulHunter
from nightcall.rulebooks.roles.insomniac import LightSleeper
from nightcall.rulebooks.roles.investigator import Investigator
from nightcall.rulebooks.roles.mayor import OFFICE, Mayor, bequest, elect, take_office
from nightcall.rulebooks.roles.priest import Priest, blessed
from nightcall.rulebooks.roles.red_riding_hood import RedRidingHood, under_protection
from nightcall.rulebooks.roles.seer import Oracle, Seer
from nightcall.rulebooks.roles.stray_cat import StrayCat
from nightcall.rulebooks.roles.vampire import Vampire, with_vampires
from nightcall.rulebooks.roles.vampire_slayer import VampireSlayer, wrong_prey
from nightcall.rulebooks.roles.villager import Villager
from nightcall.rulebooks.roles.werewolf import Werewolf
from nightcall.rulebooks.roles.witch import Witch, saved
from nightcall.rulebooks.village import VILLAGE_BOOK
from nightcall.rules import Deaths, Night, Option, last_act

__all__ = ["BIG_BOX"]

SAFE_FROM_PACKS = (saved, healed, under_protection, unpalatable, blessed)

BIG_BOX = replace(
    VILLAGE_BOOK,
    id="bigbox",
    version=1,
    speaks=("bigbox",),
    seats=range(8, 51),
    roles=(
        *(Werewolf, Vampire, Villager, Cupid, Priest, Seer, Oracle, Witch, Healer, Investigator, VampireSlayer),
        *(Blacksmith, DutifulHunter, RedRidingHood, Cook, Mayor, LightSleeper, Drunkard, StrayCat),
    ),
    copies={"villager": 24},
    left_over_with="drunkard",
    options=(
        Option("mayor", ("secret", "open"), "secret", "B-84"),
        Option("stalemate", range(0, 101), 3, "B-107"),
    ),
    beside=(LEFT_OVER_CARD, OFFICE, DOG),
    checks=(*VILLAGE_BOOK.checks, dog_needs_a_mayor),
    deals=(the_drunkard_plays, somebody_prowls),
    advice=ADVICE,
    sets=SETS,
    sets_with={("mayor", "open"): SETS_WITHOUT_THE_MAYOR},
    moments=(*VILLAGE_BOOK.moments, Moment("dusk", dusk, with_vampires)),
    begins={"night 1": (take_office, comes_with_the_mayor), "day 1": (elect, comes_with_the_mayor)},
    first_night=Night(
        "B-14",
        *(Cupid, Priest, Werewolf, Vampire, Seer, Oracle, Witch, Healer, Investigator, VampireSlayer, Blacksmith),
        *(DutifulHunter, RedRidingHood, Cook, Mayor, LightSleeper),
    ),
    night=Night(
        "B-14",
        *(StrayCat, Drunkard, Priest, Werewolf, Vampire, Seer, Oracle, Witch, Healer, Investigator),
        *(VampireSlayer, Blacksmith, LightSleeper),
    ),
    packs={"werewolf": DEVOURED, "vampire": BITTEN},
    dawn=(CHASED, POISONED, STABBED, HUNTED, DEVOURED),
    dusk=(BITTEN,),
    announces={CHASED: "cat-chased"},
    nobody={
        DEVOURED: Nobody("nobody-devoured", after=Werewolf),
        BITTEN: Nobody("nobody-bitten", after=Vampire),
    },
    deaths=Deaths(
        spares={
            **dict.fromkeys((DEVOURED, BITTEN), SAFE_FROM_PACKS),
            **dict.fromkeys((POISONED, STABBED, HUNTED), (blessed,)),
        },
        follows=(wrong_prey, broken_heart, last_act, bequest, dog_follows),
    ),
    bars=(*VILLAGE_BOOK.bars, guarded_by_the_dog),
    ends=(everyone_is_dead, one_team_lives),
    cites={
        **VILLAGE_BOOK.cites,
        "box": "B-02",
        "left over": "B-03",
        "moved": "B-03",
        "told pack": "B-20",
        "vampires meet": "B-22",
        "pack grows": "B-70",
        "ask bite": "B-22",
        "barred bite": "B-22",
        "dusk-fell": "B-25",
        "died bitten": "B-23",
        "said nobody-bitten": "B-26",
        "told victim": "B-32",
        "ask save": "B-46",
        "ask bless": "B-39",
        "ask see": "B-44",
        "ask investigate": "B-48",
        "told investigate": "B-49",
        "ask hunt": "B-52",
        "died hunted": "B-52",
        "ask forge": "B-55",
        "told sword": "B-56",
        "ask strike": "B-56",
        "died stabbed": "B-56",
        "ask shoot": "B-57",
        "told stir": "B-63",
        "told remember": "B-69",
        "ask send": "B-78",
        "told cat": "B-79",
        "said cat-chased": "B-80",
        "died chased": "B-80",
        "open mayor": "B-84",
        "ask elect": "B-85",
        "ask bequeath": "B-86",
        "named mayor": "B-87",
        "guard dog": "B-88",
        "marked guard-dog": "B-88",
        "passed guard-dog": "B-93",
        "guarded": "B-89",
        "said nobody-devoured": "B-96",
        "ended village": "B-103",
        "ended werewolf": "B-103",
        "ended vampire": "B-103",
        "ended lovers": "B-104",
        "ended nobody": "B-107",
        "everyone died": "B-106",
    },
)
