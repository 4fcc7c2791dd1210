"""Of what one dies by night: under these names the moderator notes who is due, and all hear it at dawn or at dusk."""

from nightcall.rules import Note

__all__ = ["BITTEN", "CHASED", "DEVOURED", "HEARTBROKEN", "HUNTED", "POISONED", "STABBED"]

BITTEN = Note("bitten")
CHASED = Note("chased")
DEVOURED = Note("devoured")
HEARTBROKEN = Note("heartbroken")
HUNTED = Note("hunted")
POISONED = Note("poisoned")
STABBED = Note("stabbed")
