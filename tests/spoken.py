"""English, for tests that read what is said."""

from nightcall.words import Voices

ENGLISH = Voices()["en"]
