"""Deliberate leaks, each a mistake that somebody could make: the proof of two worlds must catch every one."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from nightcall.engine import gallows
from nightcall.engine import game as game_module
from nightcall.engine.event import (
    EVERYONE,
    MODERATOR,
    PUBLIC,
    Called,
    Chose,
    DayBroke,
    Dealt,
    Died,
    Drawn,
    Event,
    Fact,
    Looked,
    Moved,
    NightFell,
    Nominated,
    Noted,
    Opened,
    Pointed,
    Said,
    Slept,
    Told,
    Unmasked,
    Voted,
)
from nightcall.engine.game import Game
from nightcall.engine.refused import Refused
from nightcall.engine.setup import Setup
from nightcall.engine.town import Town
from nightcall.engine.view import view_of

__all__ = ["LEAKS", "applies"]

Patch = pytest.MonkeyPatch
true_init = Town.__init__
Change: TypeAlias = "Callable[[Town, Any, Any, str], tuple[Any, Any, str] | None]"


class LeakyLog(list[Event]):
    """A log that changes what is written into it, and so whom it reaches."""

    def __init__(self, town: Town, change: Change) -> None:
        """Open the log of a town."""
        super().__init__()
        self.town = town
        self.change = change

    def append(self, event: Event) -> None:
        """Write down an event, changed, or not at all."""
        changed = self.change(self.town, event.audience, event.fact, event.rule)
        if changed:
            audience, fact, rule = changed
            super().append(Event(event.phase, (audience,) if isinstance(audience, str) else audience, rule, fact))


def telling(change: Change) -> Callable[[Patch], None]:
    """A leak in what is told: audience, fact or rule are changed, or nothing is told at all."""

    def leak(patch: Patch) -> None:
        def init(town: Town, setup: Setup) -> None:
            true_init(town, setup)
            town._log.events = LeakyLog(town, change)

        patch.setattr(Town, "__init__", init)

    return leak


def tell_all(town: Town, fact: Fact, rule: str) -> None:
    """Write one more event for all to see."""
    list.append(town.events, Event(town.phase, EVERYONE, rule, fact))


def widened(kind: type) -> Callable[[Patch], None]:
    """An audience widened: all hear what was meant for few."""
    return telling(lambda town, audience, fact, rule: (PUBLIC if isinstance(fact, kind) else audience, fact, rule))


def shown(change: Callable[[dict[str, Any], Any, list[Any], list[Any]], None]) -> Callable[[Patch], None]:
    """A leak in the view: something is added or changed that is not built from the viewer's events."""

    def leak(patch: Patch) -> None:
        def view(viewer: str, phase: str, seats: Any, events: Any, asks: Any) -> dict[str, Any]:
            seen = view_of(viewer, phase, seats, events, asks)
            change(seen, viewer, list(events), list(asks))
            return seen

        patch.setattr(game_module, "view_of", view)

    return leak


def cards_of(events: list[Any]) -> dict[str, str]:
    """Who holds what, as only the moderator may know."""
    return {event.fact.seat: event.fact.card for event in events if isinstance(event.fact, Dealt)}


def one_counter_for_all(view: dict[str, Any], viewer: str, events: list[Any], asks: list[Any]) -> None:
    """Number the viewer's events by their place in the whole log."""
    places = [number for number, event in enumerate(events, 1) if event.reaches(viewer)]
    for line, number in zip(view["events"], places, strict=True):
        line["n"] = number


def all_that_the_dead_like(view: dict[str, Any], viewer: str, events: list[Any], asks: list[Any]) -> None:
    """Show the dead everything, in the view of a seat."""
    if any(seat["name"] == viewer and not seat["alive"] for seat in view["seats"]):
        view["events"] = view_of(MODERATOR, "", [seat["name"] for seat in view["seats"]], events, ())["events"]


def sorted_by_card(view: dict[str, Any], viewer: str, events: list[Any], asks: list[Any]) -> None:
    """List the seats in the order of their cards."""
    view["seats"].sort(key=lambda seat: cards_of(events)[seat["name"]])


def with_cards(view: dict[str, Any], viewer: str, events: list[Any], asks: list[Any]) -> None:
    """Leave everyone's card in the list of seats."""
    for seat in view["seats"]:
        seat["card"] = cards_of(events)[seat["name"]]


def asked_before_you(view: dict[str, Any], viewer: str, events: list[Any], asks: list[Any]) -> None:
    """Count the questions that were put to seats before yours."""
    order = [seat["name"] for seat in view["seats"]]
    view["open"] = sum(order.index(ask.seat) < order.index(viewer) for ask in asks if viewer in order)


def waiting_for(view: dict[str, Any], viewer: str, events: list[Any], asks: list[Any]) -> None:
    """Say who is being waited for."""
    view["waiting"] = [ask.seat for ask in asks]


def log_size(view: dict[str, Any], viewer: str, events: list[Any], asks: list[Any]) -> None:
    """Say how large the whole log is, in characters."""
    names = {seat["name"]: number for number, seat in enumerate(view["seats"])}
    view["size"] = sum(len(event.audience) * names.get(event.audience[0], 1) for event in events if event.audience)


def wolves_are_hoarse(view: dict[str, Any], viewer: str, events: list[Any], asks: list[Any]) -> None:
    """List who may talk, and leave the pack out of it."""
    view["talkers"] = [seat for seat, card in cards_of(events).items() if card != "werewolf"]


def names_who_is_asked(patch: Patch) -> None:
    """A refusal says who is being asked instead."""

    def not_asked(game: Game, seat: object, verb: object) -> Refused:
        return Refused("not-asked", seat=seat, verb=[ask.seat for ask in game.asks])

    patch.setattr(Game, "_not_asked", not_asked)


def names_what_is_asked_next_door(patch: Patch) -> None:
    """A refusal sounds different while a neighbour is awake."""

    def not_asked(game: Game, seat: object, verb: object) -> Refused:
        seats = [each["name"] for each in game.view(PUBLIC)["seats"]]
        neighbours = [seats[(seats.index(str(seat)) + step) % len(seats)] for step in (-1, 1)]
        awake = any(ask.seat in neighbours for ask in game.asks)
        return Refused("over" if awake else "not-asked", seat=seat, verb=verb)

    patch.setattr(Game, "_not_asked", not_asked)


def choices_by_card(patch: Patch) -> None:
    """Offer the nominees in the order of their cards."""
    true_nomination = gallows.nomination

    def nomination(court: Any, barred: Any) -> Any:
        town = court.town
        before = town.living
        town.living = tuple(sorted(before, key=lambda seat: town.role(seat).id))
        script, value = true_nomination(court, barred), None
        try:
            while True:
                step = script.send(value)
                town.living = before
                value = yield step
        except StopIteration as stop:
            town.living = before
            return stop.value

    patch.setattr(gallows, "nomination", nomination)


def named_call(town: Town, audience: Any, fact: Any, rule: str) -> tuple[Any, Any, str]:
    """Call a character by its holder's name."""
    if isinstance(fact, Called):
        fact = Called(f"{fact.role} {' '.join(town.holders(fact.role))}")
    return audience, fact, rule


def call_only_if_awake(town: Town, audience: Any, fact: Any, rule: str) -> tuple[Any, Any, str] | None:
    """Leave a call out for those who sit in the first half of the circle."""
    if isinstance(fact, Called) and all(seat in town.seats[: len(town.seats) // 2] for seat in town.holders(fact.role)):
        return None
    return audience, fact, rule


def sleep_told_to_the_sleeper(town: Town, audience: Any, fact: Any, rule: str) -> tuple[Any, Any, str]:
    """Send only the one called to sleep."""
    if isinstance(fact, Slept) and town.holders(fact.role):
        audience = tuple(seat for seat in town.seats if seat not in town.holders(fact.role))
        return (*audience, PUBLIC)[: len(town.seats) // 2 + town.seats.index(town.holders(fact.role)[0])], fact, rule
    return audience, fact, rule


def rule_tells(town: Town, audience: Any, fact: Any, rule: str) -> tuple[Any, Any, str]:
    """Cite another rule where the nominee is of the pack."""
    return audience, fact, "V-34" if isinstance(fact, Nominated) and town.prowls(fact.seat) else rule


def votes_by_card(town: Town, audience: Any, fact: Any, rule: str) -> tuple[Any, Any, str]:
    """Show the votes in the order of the voters' cards."""
    if isinstance(fact, Voted):
        seats = sorted(fact.votes, key=lambda seat: town.role(seat).id)
        fact = replace(fact, votes={seat: fact.votes[seat] for seat in seats})
    return audience, fact, rule


def killer_named(town: Town, audience: Any, fact: Any, rule: str) -> tuple[Any, Any, str]:
    """Say who ate the victim, in the cause of death's place."""
    if isinstance(fact, Died):
        tell_all(town, Said("nobody-devoured"), " ".join(town.holders("werewolf")))
    return audience, fact, rule


def unmasked_early(town: Town, audience: Any, fact: Any, rule: str) -> tuple[Any, Any, str]:
    """Lay all cards open with the first morning."""
    if isinstance(fact, DayBroke):
        tell_all(town, Unmasked({seat: town.role(seat).id for seat in town.seats}), "-")
    return audience, fact, rule


def set_in_deal_order(town: Town, audience: Any, fact: Any, rule: str) -> tuple[Any, Any, str]:
    """List the cards in play in the order in which they were dealt."""
    if isinstance(fact, Opened) and town.setup.deal:
        fact = replace(fact, cards={card: fact.cards[card] for card in dict.fromkeys(town.setup.deal.values())})
    return audience, fact, rule


def told_to_all(about: str) -> Callable[[Town, Any, Any, str], tuple[Any, Any, str]]:
    """Tell all what one kind of news says."""

    def change(town: Town, audience: Any, fact: Any, rule: str) -> tuple[Any, Any, str]:
        return PUBLIC if isinstance(fact, Told) and fact.about == about else audience, fact, rule

    return change


def call_only_if_held(town: Town, audience: Any, fact: Any, rule: str) -> tuple[Any, Any, str] | None:
    """Leave a call out if the one called sits beside the first player, or nowhere."""
    holders = town.holders(fact.role) if isinstance(fact, Called) else ()
    held = not isinstance(fact, Called) or any(seat not in town.seats[:2] for seat in holders)
    return (audience, fact, rule) if held else None


def word_at_every_note(town: Town, audience: Any, fact: Any, rule: str) -> tuple[Any, Any, str]:
    """Say something aloud whenever something is noted or moved."""
    if isinstance(fact, Noted | Moved | Looked):
        tell_all(town, NightFell(), "-")
    return audience, fact, rule


LEAKS: dict[str, Callable[[Patch], None]] = {
    "a secret choice is told to all": widened(Chose),
    "the pack's pointing is told to all": widened(Pointed),
    "what one seat learned is told to all": widened(Told),
    "a card is told to all": widened(Dealt),
    "the moderator's notes are told to all": widened(Noted),
    "a lot drawn for a sleeper is told to all": widened(Drawn),
    "one counter numbers everyone's events": shown(one_counter_for_all),
    "the view says who is waited for": shown(waiting_for),
    "the view counts questions": shown(asked_before_you),
    "seats are listed in the order of cards": shown(sorted_by_card),
    "seats keep their cards": shown(with_cards),
    "the dead see all as a seat": shown(all_that_the_dead_like),
    "the size of the log is visible": shown(log_size),
    "the pack is left out of a list": shown(wolves_are_hoarse),
    "a refusal names who is asked": names_who_is_asked,
    "a refusal sounds different while a neighbour is awake": names_what_is_asked_next_door,
    "choices stand in the order of cards": choices_by_card,
    "a call names its holder": telling(named_call),
    "a call is made only for some seats": telling(call_only_if_awake),
    "not all hear who is sent to sleep": telling(sleep_told_to_the_sleeper),
    "a rule id tells the nominee's team": telling(rule_tells),
    "votes are shown in the order of cards": telling(votes_by_card),
    "a death names the killers": telling(killer_named),
    "cards are laid open too early": telling(unmasked_early),
    "the set is listed in the order of the deal": telling(set_in_deal_order),
    "the pack is told to all": telling(told_to_all("pack")),
    "what the pack wants is told to all": telling(told_to_all("victim")),
    "a call is made only for what somebody holds": telling(call_only_if_held),
    "a public word at every note": telling(word_at_every_note),
}

ONLY_WITH_NIGHTS_AND_DAYS = {
    "the pack's pointing is told to all",  # no pack points by night
    "the dead see all as a seat",  # nobody is dead before the end
    "a rule id tells the nominee's team",
    "votes are shown in the order of cards",
    "a death names the killers",
    "choices stand in the order of cards",
    "what the pack wants is told to all",
}
"""Leaks that need what a single night does not have."""


def applies(name: str, book: str) -> bool:
    """Say whether a leak could happen in a book."""
    return book == "village" or name not in ONLY_WITH_NIGHTS_AND_DAYS
