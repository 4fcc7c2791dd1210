"""The Curator and the artifacts."""

from nightcall.rulebooks.teams import VILLAGE
from nightcall.rules import PUBLIC, SILENCED, Beside, Fact, Marked, Note, Role, Script, Seat, Town, choose

__all__ = [
    "ARTIFACTS",
    "GIFTED",
    "PILE",
    "Curator",
    "artifact_of",
    "artifacts_are_found",
    "artifacts_are_turned",
    "pile_of_artifacts",
]

GIFTED = Note("artifact")
"""On whose cards an artifact lies, in the order in which they were laid."""
PILED = Note("pile")
"""The pile, top first."""

ARTIFACTS = ("claw", "brand", "cudgel", "fog", "mask", "cloak")
PILE = Beside("artifacts", "some", of=ARTIFACTS, secret="in a deal", noted=PILED)
"""The artifacts in use; where the deal is told, the pile lies as it is written."""


class Piled(Fact, frozen=True):
    """These artifacts are in use, in a pile whose order nobody knows."""

    artifacts: tuple[str, ...]


class ArtifactsShown(Fact, frozen=True, tag="artifacts-shown"):
    """The artifacts on the cards have been turned up."""

    artifacts: dict[Seat, str]


class Curator(Role):
    """May lay an artifact, unseen, on any player's card."""

    id = "curator"
    team = VILLAGE

    def night(self, town: Town, curator: Seat) -> Script[None]:
        """Take the top artifact of the pile and lay it on a card that has none."""
        gifted = town.notes.of(GIFTED)
        free = [seat for seat in town.cards.free(town.seats) if seat not in gifted]
        barred = town.cards.barred(town.seats) | dict.fromkeys(gifted, town.cite("one artifact"))
        options = free if len(gifted) < len(town.notes.of(PILED)) else []
        if target := (yield from choose(town, curator, "gift", options, may_pass=True, barred=barred)):
            town.notes.add(GIFTED, target)


def pile_of_artifacts(town: Town) -> None:
    """With the Curator in the set the artifacts in use lie in a pile, shuffled unless the deal is written down."""
    if Curator.id in town.setup.set_of_cards:
        in_use = town.setup.artifacts or ARTIFACTS
        as_written = town.setup.deal and town.setup.artifacts
        town.notes.put(PILED, *(in_use if as_written else town.lots.shuffle("artifacts", in_use)))
        town.tell(PUBLIC, Piled(tuple(sorted(in_use))))


def artifact_of(town: Town, seat: Seat) -> str:
    """The artifact on a player's card, if there is one."""
    return dict(zip(town.notes.of(GIFTED), town.notes.of(PILED), strict=False)).get(seat, "")


def artifacts_are_found(town: Town) -> None:
    """In the morning all see who has an artifact, and only that player sees which."""
    for seat in town.noted(GIFTED):
        artifact = artifact_of(town, seat)
        town.tell(PUBLIC, Marked("artifact", seat))
        town.inform(seat, "artifact", artifact)
        if artifact == "mask":
            town.notes.add(SILENCED, seat)


def artifacts_are_turned(town: Town) -> None:
    """When all cards are turned up, so are the artifacts on them."""
    if found := town.noted(GIFTED):
        town.tell(PUBLIC, ArtifactsShown({seat: artifact_of(town, seat) for seat in found}))
