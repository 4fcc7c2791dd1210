"""Whose pages may speak to a server: its own, under an address that nobody else can make point to it."""

import pytest

from nightcall.server.origins import Origins


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine is called Kitchen."""
    monkeypatch.setattr("socket.gethostname", lambda: "Kitchen")


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://192.168.1.5:8000", "192.168.1.5:8000"),
        ("http://192.168.1.5", "192.168.1.5"),
        ("http://192.168.1.5:80", "192.168.1.5"),
        ("https://192.168.1.5", "192.168.1.5:443"),
        ("http://[fe80::1]:8000", "[fe80::1]:8000"),
        ("http://127.0.0.1:8000", "127.0.0.1:8000"),
        ("http://localhost:8000", "localhost:8000"),
        ("http://LOCALHOST:8000", "localhost:8000"),
        ("http://kitchen:8000", "kitchen:8000"),
        ("http://kitchen.local:8000", "Kitchen.local:8000"),
    ],
)
def test_a_number_and_this_machines_own_names_are_ours(origin: str, host: str) -> None:
    assert Origins().allows(origin, host)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://evil.example", "evil.example"),
        ("http://evil.example:8000", "192.168.1.5:8000"),
        ("http://192.168.1.6:8000", "192.168.1.5:8000"),
        ("http://192.168.1.5:8001", "192.168.1.5:8000"),
        ("http://192.168.1.5.evil.example:8000", "192.168.1.5.evil.example:8000"),
        ("http://localhost.evil.example", "localhost.evil.example"),
        ("http://kitchen.evil.example", "kitchen.evil.example"),
        ("http://3232235781:8000", "3232235781:8000"),
        ("http://0x7f.1:8000", "0x7f.1:8000"),
        ("http://evil@192.168.1.5:8000@evil.example", "192.168.1.5:8000"),
        ("null", "192.168.1.5:8000"),
        ("", "192.168.1.5:8000"),
        ("http://", "192.168.1.5:8000"),
        ("ftp://192.168.1.5:8000", "192.168.1.5:8000"),
        ("file://192.168.1.5", "192.168.1.5"),
        ("http://192.168.1.5:x", "192.168.1.5:x"),
        ("http://192.168.1.5:8000", None),
        ("http://192.168.1.5:8000", ""),
        ("http://192.168.1.5:8000", "192.168.1.5:8000:1"),
        ("http://[::1", "[::1"),
    ],
)
def test_what_somebody_else_could_own_is_not_ours(origin: str, host: str | None) -> None:
    assert not Origins().allows(origin, host)


def test_a_program_without_a_page_sends_no_origin() -> None:
    assert Origins().allows(None, "evil.example") and Origins().allows(None, None)


def test_the_address_that_the_world_knows_is_ours_whatever_stands_between() -> None:
    origins = Origins("https://werewolf.example/table/")
    assert origins.allows("https://werewolf.example", "127.0.0.1:8000")
    assert origins.allows("https://werewolf.example:443", "127.0.0.1:8000")
    assert not origins.allows("http://werewolf.example", "127.0.0.1:8000")
    assert not origins.allows("https://werewolf.example:8443", "127.0.0.1:8000")
    assert not origins.allows("https://evil.werewolf.example", "127.0.0.1:8000")
