"""Words: everything the product says, in catalogues of messages, one folder for each language."""

from nightcall.words.facts import all_facts, read_fact
from nightcall.words.language import ENGLISH, Language
from nightcall.words.names import Facts
from nightcall.words.voice import Voice
from nightcall.words.voices import Voices

__all__ = ["ENGLISH", "Facts", "Language", "Voice", "Voices", "all_facts", "read_fact"]
