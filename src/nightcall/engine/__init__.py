"""The engine: a game is a script that asks questions, and this room asks them; it knows no character of any book."""
