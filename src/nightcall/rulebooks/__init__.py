"""The rulebooks: every character on a page of its own, every book a table of them."""
