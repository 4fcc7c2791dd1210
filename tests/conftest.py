"""What tests have measured is printed at the end of the run, whichever worker measured it."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print every line that a test recorded as measured."""
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        for name, line in getattr(report, "user_properties", ()):
            if name == "measured":
                terminalreporter.write_line(str(line))
