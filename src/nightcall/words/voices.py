"""The voices of all languages that there are: whoever lets others speak is given them."""

from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable

from nightcall.words.language import ENGLISH, SHIPPED, Language
from nightcall.words.voice import Voice

__all__ = ["Voices"]


class Voices(Mapping[str, Voice]):
    """One voice for each language that has a folder; a language is read when it is first spoken."""

    def __init__(self, folder: Traversable = SHIPPED) -> None:
        """Find the languages of a folder; English is always there."""
        found = {below.name for below in folder.iterdir() if below.is_dir() and not below.name.startswith("_")}
        self._folder = folder
        self._voices: dict[str, Voice | None] = dict.fromkeys([ENGLISH, *sorted(found - {ENGLISH})])

    def __getitem__(self, tag: str) -> Voice:
        """The voice of a language."""
        voice = self._voices[tag] or Voice(Language(tag, self._folder))
        self._voices[tag] = voice
        return voice

    def __iter__(self) -> Iterator[str]:
        """The tags of all languages."""
        return iter(self._voices)

    def __len__(self) -> int:
        """How many languages there are."""
        return len(self._voices)

    def nearest(self, tag: str) -> Voice:
        """The voice for whoever speaks a language, such as `de-AT`: its own, that of its stem, or English."""
        stem = tag.replace("_", "-").partition("-")[0]
        return self[next((known for known in (tag, stem) if known in self), ENGLISH)]
