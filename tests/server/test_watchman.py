"""The watchman alone: he calls when something is due, and when a host has stayed away for too long."""

from nightcall.server.watchman import HOST_IS_GONE, Watchman
from nightcall.testing.clock import HandClock


class Post:
    """A watchman whose calls are written down."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.called: list[str] = []
        self.watchman = Watchman(self.clock, lambda: self.called.append("due"), lambda: self.called.append("host"))

    def wake_in(self, milliseconds: int) -> None:
        self.watchman.wake_at(self.clock.now() + milliseconds)


def test_he_calls_when_it_is_due_and_once() -> None:
    post = Post()
    post.wake_in(1000)
    post.clock.move(999)
    assert post.watchman.is_early and post.called == []
    post.clock.move(1)
    assert not post.watchman.is_early and post.called == ["due"]
    post.clock.move(10_000)
    assert post.called == ["due"]


def test_another_time_takes_the_place_of_the_one_before() -> None:
    post = Post()
    post.wake_in(1000)
    post.wake_in(3000)
    post.clock.move(2999)
    assert post.called == []
    post.watchman.wake_at(None)
    post.clock.move(10_000)
    assert post.called == []


def test_a_host_who_is_missed_for_a_minute_is_gone() -> None:
    post = Post()
    post.watchman.miss_host(True)
    post.clock.move(HOST_IS_GONE - 1)
    post.watchman.miss_host(True)
    assert post.called == []
    post.clock.move(1)
    assert post.called == ["host"]


def test_a_host_who_comes_back_in_time_is_not_gone_and_has_a_whole_minute_again() -> None:
    post = Post()
    post.watchman.miss_host(True)
    post.clock.move(HOST_IS_GONE - 1)
    post.watchman.miss_host(False)
    post.watchman.miss_host(True)
    post.clock.move(HOST_IS_GONE - 1)
    assert post.called == []


def test_when_he_has_gone_home_he_calls_nobody() -> None:
    post = Post()
    post.wake_in(1000)
    post.watchman.miss_host(True)
    post.watchman.go_home()
    post.clock.move(HOST_IS_GONE)
    assert post.called == []
