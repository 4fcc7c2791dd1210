"""The Prince."""

from nightcall.rulebooks.roles.sleeper import Sleeper

__all__ = ["Prince"]


class Prince(Sleeper):
    """Cannot die."""

    id = "prince"
    cannot_die = True
