"""Words: everything the product says, in catalogues of messages, one folder for each language."""

from nightcall.words.catalogue import Words, english

__all__ = ["Words", "english"]
