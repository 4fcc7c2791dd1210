"""Stories: games written down as YAML, read, played and checked against what the rules say must follow."""

from nightcall.stories.reading import NotAStory, Story, read_story
from nightcall.stories.telling import Failed, Teller, tell_story
from nightcall.stories.writing import write_story

__all__ = ["Failed", "NotAStory", "Story", "Teller", "read_story", "tell_story", "write_story"]
