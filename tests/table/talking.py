"""Tables for the tests of talk."""

from typing import Any

from nightcall.testing.seating import Party, begin
from nightcall.testing.tables import seen

__all__ = ["HELLO", "VILLAGE", "by_day", "hears", "listeners", "with_two_dead"]


VILLAGE = "villager werewolf werewolf seer hunter villager villager"
"""Ann, Fay and Gus are Villagers, Ben and Cem the pack, Dan is the Seer, Eve the Hunter."""
HELLO = "It was Ben."


def hears(party: Party, viewer: str) -> list[tuple[str, str, str]]:
    """All talk that has reached a viewer: who said it, to whom, and what."""
    return [(line["from"], line["to"], line["text"]) for line in seen(party.table, viewer)["talk"]]


def listeners(party: Party) -> set[str]:
    """Whom the last words have reached; nothing stands for those who look on."""
    return {viewer for viewer in (*party.play.seats, "") if HELLO in [text for _, _, text in hears(party, viewer)]}


def by_day(party: Party) -> Party:
    """Let it be day."""
    party.until_talk()
    return party


def with_two_dead(**plan: Any) -> Party:
    """A second day, after Gus was hanged and Fay devoured."""
    party = begin("village", VILLAGE, **plan)
    party.hang("Gus")
    party.until(lambda: party.play.phase == "night 2")
    party.until_call("werewolf")
    for wolf in ("Ben", "Cem"):
        party.answer(wolf, "Fay")
    return by_day(party)
