"""What a client shows: the fold of the messages that it was sent, as docs/protocol.md says."""

from collections.abc import Iterable
from random import Random
from typing import Any

from nightcall.engine.phase import Phase

__all__ = ["Screen", "facts", "somehow", "written"]


class Screen:
    """A state, and two lists that only grow."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []

    def show(self, message: dict[str, Any]) -> None:
        """Take in a message: a welcome brings everything anew, news bring what has changed."""
        if message["is"] == "welcome":
            self.state, self.events, self.talk = message["state"], message["events"], message["talk"]
        elif message["is"] == "news":
            self.state = self.state | message.get("state", {})
            self.events = self.events + message.get("events", [])
            self.talk = self.talk + message.get("talk", [])

    @property
    def stage(self) -> str:
        """Whether the table is in its lobby, playing, over or closed; nothing before the welcome."""
        return str(self.state["table"]["stage"]) if self.state else ""

    @property
    def phase(self) -> str:
        """Where the game stands, as the rules write it."""
        return written(self.state["phase"])

    @property
    def card(self) -> str:
        """The card that one was dealt."""
        return str(self.state["card"]["id"])

    @property
    def prompt(self) -> dict[str, Any] | None:
        """What one is asked, or was asked and may still change."""
        return self.state.get("prompt")

    @property
    def is_asked(self) -> bool:
        """Whether there is a prompt that waits for an answer."""
        prompt = self.prompt
        return bool(prompt and prompt["verb"] and "given" not in prompt)

    @property
    def knows(self) -> dict[str, Any]:
        """All that is shown: the same, whether one was there all the time or has just come back."""
        state = {key: value for key, value in self.state.items() if value is not None}
        return {"state": state, "events": self.events, "talk": self.talk}


def written(phase: dict[str, Any]) -> str:
    """A phase that was shown, as the rules write it."""
    return str(Phase(phase["moment"], phase["number"]))


def facts(lines: Iterable[dict[str, Any]], kind: str = "") -> list[dict[str, Any]]:
    """What has happened, as some lines tell it: all of it, or all of a kind."""
    return [line["fact"] for line in lines if kind in ("", line["fact"]["kind"])]


def somehow(prompt: dict[str, Any], chance: Random) -> Any:
    """Any answer to a prompt."""
    choices = [choice["what"] for choice in prompt["choices"]]
    if prompt["may_pass"] and (not choices or chance.random() < 0.2):
        return "pass"
    if "count" in prompt:
        return chance.sample(choices, chance.randint(*prompt["count"]))
    return chance.choice(choices)
