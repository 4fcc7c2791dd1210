"""`nightcall story`: run stories and say which came true."""

from collections.abc import Iterator
from pathlib import Path

from nightcall.engine.event import Event
from nightcall.engine.game import Game
from nightcall.engine.phase import read_phase
from nightcall.engine.plain import plain
from nightcall.engine.refused import Refused
from nightcall.stories import Failed, NotAStory, read_story, tell_story
from nightcall.stories.reading import written

__all__ = ["run_stories"]


CAME_TRUE, FAILED, NO_STORY = 0, 1, 2


def run_stories(paths: list[Path], explain: bool) -> int:
    """Run every story below the paths, print a line for each that fails, and return the worst that happened."""
    files = [file for path in paths for file in stories_below(path)]
    told = [run_story(file, explain) for file in files]
    print(f"{told.count(CAME_TRUE)} passed, {len(told) - told.count(CAME_TRUE)} failed")
    return max(told)


def stories_below(path: Path) -> Iterator[Path]:
    """Find the stories at or below a path."""
    try:
        path.stat()
    except OSError:
        raise Refused("no-such-path", path=path) from None
    below = [file for file in path.rglob("*") if is_story(file.relative_to(path))]
    found = sorted(below) if path.is_dir() else [path]
    if not found:
        raise Refused("no-story-below", path=path)
    yield from found


def is_story(file: Path) -> bool:
    """Say whether a file looks like a story; what is hidden is left in peace."""
    return file.suffix in (".yaml", ".yml") and not any(part.startswith(".") for part in file.parts)


def run_story(file: Path, explain: bool) -> int:
    """Run one story; if it fails, print what was expected and what happened."""
    try:
        story = read_story(file)
        if explain:
            print(f"\n{file}: {story.title}")
        tell_story(story, Explainer() if explain else None)
    except NotAStory as fault:
        print(f"{file}:{fault.line}: {fault}" if fault.line else f"{file}: {fault}")
        return NO_STORY
    except Failed as failure:
        print(f"{file}: {failure}")
        return FAILED
    return CAME_TRUE


class Explainer:
    """Prints the log of a game as it grows."""

    def __init__(self) -> None:
        """Begin with nothing printed."""
        self.printed = 0
        self.phase = ""

    def __call__(self, game: Game) -> None:
        """Print what has happened since the last call; before each phase, in which order its entries are used."""
        for event in game.events[self.printed :]:
            if event.phase != self.phase:
                self.phase = event.phase
                print(f"  {self.phase}: {order_in(self.phase)}")
            print(f"  {explained(event)}")
        self.printed = len(game.events)


def order_in(phase: str) -> str:
    """In which order a story's entries are used in a phase."""
    match read_phase(phase).moment:
        case "deal":
            return "the cards as the story deals them"
        case "day":
            return "entries in the order written"
    return "entries of different seats in any order, as the game asks; those of one seat in the order written"


def explained(event: Event) -> str:
    """One event in one line: phase, audience, what happened, rule."""
    fact = plain(event.fact)
    kind = fact.pop("kind")
    facts = ", ".join(f"{name} {written(value)}" for name, value in fact.items())
    audience = ", ".join(event.audience) or "moderator"
    return f"{event.phase:<8} {audience:<16} {kind}: {facts} ({event.rule})"
