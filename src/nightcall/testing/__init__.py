"""For tests: a house in one process, a clock that is moved by hand, phones that speak the protocol, and any table."""
