"""Whose pages may speak to this server: its own, by an address that nobody else can make point here."""

import ipaddress
import socket
from urllib.parse import urlsplit

__all__ = ["Origins"]


class Origins:
    """The addresses under which this server's own page is opened.

    A page that names a number (an IP address) speaks to the machine that it came from. A name could be made to point
    here by whoever owns it, so only names that are this machine's own count.
    """

    def __init__(self, public_url: str = "") -> None:
        """Know this machine's names, and the address that the world knows it by."""
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local"}
        self._public = _place(public_url)

    def allows(self, origin: str | None, host: str | None) -> bool:
        """Say whether a browser's page of this origin may speak to us; programs without a page send none."""
        if origin is None:
            return True
        place = _place(origin)
        if place is None:
            return False
        if place == self._public:
            return True
        return place[1:] == _host(host, place[0]) and self._is_own(place[1])

    def _is_own(self, name: str) -> bool:
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self._names
        return True


def _place(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an address; nothing, if it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port or {"http": 80, "https": 443}.get(parts.scheme, 0)
    except ValueError:
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname and parts.scheme in ("http", "https") else None


def _host(header: str | None, scheme: str) -> tuple[str, int] | None:
    place = _place(f"{scheme}://{header}") if header else None
    return place[1:] if place else None
