"""Classic, the book of the Amulet: a bloodless first night, Masons whom nobody may name, hearts that break by night."""

from nightcall.engine.gallows import duel, one_by_one
from nightcall.engine.rounds import Moment, NightsAndDays, Nobody, dawn, day, night
from nightcall.rulebooks.causes import DEVOURED, HEARTBROKEN, POISONED
from nightcall.rulebooks.classic.advice import ADVICE
from nightcall.rulebooks.classic.checks import wolves_are_few
from nightcall.rulebooks.classic.claims import dies_of_the_claim
from nightcall.rulebooks.classic.ends import as_many_wolves, last_two_are_lovers, no_wolves_live
from nightcall.rulebooks.classic.reveal import as_the_table_plays
from nightcall.rulebooks.classic.sets import SETS
from nightcall.rulebooks.roles.amulet import (
    AMULET,
    HAD,
    HOLDER,
    comes_to_light,
    is_given,
    protects_by_day,
    protects_by_night,
    shown_to_its_holder,
    works_from_nightfall,
)
from nightcall.rulebooks.roles.cobbler import Cobbler
from nightcall.rulebooks.roles.cupid import IN_LOVE, LOVERS, DiscreetCupid, heart_breaks_at_night, hearts_break
from nightcall.rulebooks.roles.cursed import Cursed, cursed_turns
from nightcall.rulebooks.roles.hunter import Hunter
from nightcall.rulebooks.roles.mason import SecretMason, masons_come_together
from nightcall.rulebooks.roles.seer import Seer
from nightcall.rulebooks.roles.sorcerer import Sorcerer
from nightcall.rulebooks.roles.villager import Villager
from nightcall.rulebooks.roles.werewolf import Werewolf, only_meet
from nightcall.rulebooks.roles.witch import Magician, saved
from nightcall.rules import Call, Deaths, Night, Option, Unheard, be_noted, last_act

__all__ = ["CLASSIC_BOOK"]

AS_MANY_AS_WANTED = 50

CLASSIC_BOOK = NightsAndDays(
    id="classic",
    version=1,
    speaks=("classic",),
    seats=range(5, 31),
    roles=(Werewolf, Sorcerer, Cursed, Seer, SecretMason, Magician, Hunter, DiscreetCupid, Cobbler, Villager),
    remainder=Villager,
    copies=dict.fromkeys(("werewolf", "mason", "villager"), AS_MANY_AS_WANTED),
    options=(
        Option("moderator", ("software", "chosen", "drawn"), "software", "C-03", plays=False),
        Option("day-minutes", range(0, 121), 10, "C-74"),
        Option("gallows", ("vote", "duel"), "vote", "C-87"),
        Option("reveal", ("nature", "role", "none"), "nature", "C-92"),
        Option("magician", ("once", "nightly"), "once", "C-38"),
        Option("dead-calls", ("no", "yes"), "no", "C-24"),
    ),
    beside=(AMULET,),
    checks=(masons_come_together, wolves_are_few),
    advice=ADVICE,
    sets=SETS,
    usual="standard",
    hears=("mason",),
    heard=dies_of_the_claim,
    moments=(Moment("night", night), Moment("dawn", dawn), Moment("day", day, has_bell=True)),
    begins={"night 1": (is_given,)},
    first_night=Night(
        "C-11",
        Call(Werewolf, does=only_meet, says=("called-werewolf-first",)),
        *(SecretMason, Hunter),
        Call(Magician, does=be_noted, says=("called-magician-first",)),
        *(Cobbler, Cursed, Seer, Sorcerer, DiscreetCupid, LOVERS),
        Call(HOLDER, does=shown_to_its_holder, says=("called-amulet-first",)),
    ),
    night=Night(
        "C-21",
        *(Unheard(works_from_nightfall), Unheard(hearts_break)),
        *(Werewolf, Magician, Unheard(cursed_turns), Seer, Sorcerer, HOLDER),
    ),
    packs={"werewolf": DEVOURED},
    dawn=(HEARTBROKEN, POISONED, DEVOURED),
    nobody={DEVOURED: Nobody("nobody-devoured", after=Werewolf, at_first="moderator-devoured")},
    deaths=Deaths(
        hushed=(HEARTBROKEN, POISONED, DEVOURED),
        reveals=as_the_table_plays,
        spares={
            DEVOURED: (saved, protects_by_night),
            POISONED: (protects_by_night,),
            **dict.fromkeys(("hanged", "shot"), (protects_by_day,)),
        },
        when_spared=dict.fromkeys(("hanged", "shot"), (comes_to_light,)),
        follows=(last_act, heart_breaks_at_night),
    ),
    bars=(),
    tie=lambda town, votes: "no",
    trial=lambda town: duel if town.setup.option("gallows") == "duel" else one_by_one,
    ends=(last_two_are_lovers, no_wolves_live, as_many_wolves),
    unveils=(IN_LOVE, HAD),
    cites={
        "box": "C-05",
        "one mason": "C-05",
        "too many wolves": "C-06",
        "opened": "C-137",
        "dealt": "C-04",
        "drawn amulet": "C-07",
        "night-fell": "C-10",
        "told pack": "C-12",
        "told masons": "C-13",
        "told lover": "C-18",
        "told amulet": "C-123",
        "first amulet": "C-19",
        "must hand": "C-124",
        "pack grows": "C-66",
        "void vote": "C-51",
        "duel": "C-87",
        "said moderator-devoured": "C-20",
        "ask devour": "C-26",
        "barred devour": "C-27",
        "told victim": "C-30",
        "ask save": "C-31",
        "ask poison": "C-33",
        "died poisoned": "C-33",
        "ask see": "C-41",
        "told see": "C-41",
        "ask scry": "C-45",
        "told scry": "C-45",
        "died claimed": "C-49",
        "ask shoot": "C-52",
        "died shot": "C-52",
        "ask pair": "C-56",
        "died heartbroken": "C-57",
        "told turned": "C-65",
        "talk-began": "C-73",
        "claimed": "C-73",
        "ask nominate": "C-75",
        "nominated": "C-75",
        "ask second": "C-76",
        "seconded": "C-76",
        "lapsed": "C-76",
        "defended": "C-77",
        "ask vote": "C-78",
        "voted": "C-80",
        "died hanged": "C-80",
        "drawn vote": "C-136",
        "drawn hang": "C-88",
        "barred duel": "C-89",
        "shown": "C-92",
        "fell": "C-96",
        "day-broke": "C-96",
        "died devoured": "C-26",
        "said nobody-devoured": "C-99",
        "ended lovers": "C-104",
        "ended village": "C-105",
        "ended werewolf": "C-105",
        "hunter wins": "C-106",
        "nobody lives": "C-107",
        "ask hand": "C-123",
        "said amulet-revealed": "C-121",
        "noted": "C-134",
        "unmasked": "C-134",
        "ask holds": "C-132",
        "ask turns": "C-132",
        "drawn": "C-136",
    },
)
