"""Village, the plain book: order of the night, what spares, what follows, how it ends; hold it beside the booklet."""

from nightcall.engine.rounds import Moment, NightsAndDays, Nobody, dawn, day, night
from nightcall.rulebooks.causes import DEVOURED, POISONED
from nightcall.rulebooks.roles.cupid import Cupid, broken_heart
from nightcall.rulebooks.roles.healer import Healer, healed
from nightcall.rulebooks.roles.hunter import Hunter
from nightcall.rulebooks.roles.mayor import (
    OFFICE,
    Mayor,
    bequest,
    elect,
    mayors_vote,
    no_two_mayors,
    take_office,
    without_the_card,
)
from nightcall.rulebooks.roles.red_riding_hood import RedRidingHood, under_protection
from nightcall.rulebooks.roles.seer import Seer
from nightcall.rulebooks.roles.villager import Villager
from nightcall.rulebooks.roles.werewolf import Werewolf
from nightcall.rulebooks.roles.witch import Witch, saved
from nightcall.rulebooks.village.advice import ADVICE
from nightcall.rulebooks.village.ends import only_the_pack_lives, stood_today, the_pack_is_dead
from nightcall.rulebooks.village.sets import SETS, SETS_WITHOUT_THE_MAYOR
from nightcall.rules import Deaths, Night, Option, last_act

__all__ = ["VILLAGE_BOOK"]

VILLAGE_BOOK = NightsAndDays(
    id="village",
    version=1,
    seats=range(6, 25),
    roles=(Werewolf, Villager, Cupid, Seer, Witch, Healer, Hunter, RedRidingHood, Mayor),
    remainder=Villager,
    options=(
        Option("mayor", ("secret", "open"), "secret", "V-81"),
        Option("stalemate", range(0, 101), 0, "V-79"),
    ),
    beside=(OFFICE,),
    checks=(no_two_mayors,),
    undealt=without_the_card,
    advice=ADVICE,
    sets=SETS,
    usual="mixed",
    sets_with={("mayor", "open"): SETS_WITHOUT_THE_MAYOR},
    moments=(Moment("night", night), Moment("dawn", dawn), Moment("day", day, has_bell=True)),
    begins={"night 1": (take_office, elect)},
    first_night=Night("V-21", Cupid, Werewolf, Seer, Witch, Healer, Hunter, RedRidingHood, Mayor),
    night=Night("V-22", Werewolf, Seer, Witch, Healer),  # the Witch after the pack: she is shown its victim
    packs={"werewolf": DEVOURED},
    dawn=(POISONED, DEVOURED),
    nobody={DEVOURED: Nobody("nobody-devoured", after=Werewolf)},
    deaths=Deaths(
        spares={DEVOURED: (saved, healed, under_protection)},
        follows=(broken_heart, last_act, bequest),
    ),
    bars=(stood_today,),
    tie=mayors_vote,
    ends=(the_pack_is_dead, only_the_pack_lives),
    cites={
        "box": "V-03",
        "opened": "V-99",
        "dealt": "V-05",
        "night-fell": "V-20",
        "ask pair": "V-26",
        "told lover": "V-27",
        "told pack": "V-30",
        "ask devour": "V-31",
        "barred devour": "V-34",
        "ask see": "V-36",
        "told see": "V-37",
        "told victim": "V-38",
        "ask save": "V-39",
        "ask poison": "V-41",
        "ask heal": "V-45",
        "barred heal": "V-47",
        "ask shoot": "V-50",
        "day-broke": "V-60",
        "said nobody-devoured": "V-62",
        "died poisoned": "V-41",
        "died devoured": "V-31",
        "died heartbroken": "V-28",
        "died shot": "V-52",
        "died hanged": "V-71",
        "shown": "V-61",
        "talk-began": "V-66",
        "claimed": "V-66",
        "ask nominate": "V-67",
        "nominated": "V-67",
        "ask second": "V-68",
        "seconded": "V-68",
        "lapsed": "V-68",
        "defended": "V-69",
        "ask vote": "V-70",
        "voted": "V-72",
        "barred nominate": "V-73",
        "ended village": "V-76",
        "ended werewolf": "V-77",
        "ended nobody": "V-79",
        "unmasked": "V-97",
        "open mayor": "V-81",
        "ask elect": "V-82",
        "balloted": "V-82",
        "marked mayor": "V-82",
        "drawn elect": "V-82",
        "named mayor": "V-83",
        "ask bequeath": "V-85",
        "passed mayor": "V-85",
        "noted": "V-92",
        "ask holds": "V-24",
        "ask turns": "V-24",
        "drawn": "V-98",
    },
)
