"""The evening's own time, in milliseconds, which does not pass while the table pauses."""

__all__ = ["Hourglass"]


class Hourglass:
    """Runs with the clock of the house until it is laid down, and goes on when it is taken up again."""

    def __init__(self) -> None:
        """Begin to run."""
        self.is_wanted_down = False
        """Whether it is to be laid down as soon as that helps nobody."""
        self.down_since: int | None = None
        self._lost = 0
        """How long it has lain so far."""

    def inside(self, at: int) -> int:
        """What time of the evening it is at a moment."""
        return at - self._lost

    def outside(self, moment: int) -> int:
        """At which moment it will be such a time of the evening, if it runs until then."""
        return moment + self._lost

    def lay_down(self, at: int) -> None:
        """Let time stand still."""
        self.is_wanted_down, self.down_since = False, at

    def take_up(self, at: int) -> None:
        """Let time go on, or not stop at all."""
        if self.down_since is not None:
            self._lost += at - self.down_since
        self.is_wanted_down, self.down_since = False, None
