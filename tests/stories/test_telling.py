"""The runner: how entries are used, what fails a story and in which words, what is no story at all."""

from pathlib import Path
from textwrap import dedent

import pytest

from nightcall.stories import Failed, NotAStory, read_story, tell_story

HEAD = """\
story: A test
rulebook: village
rules: [V-01]
seats: {Ann: werewolf, Ben: seer, Cem: villager, Dan: villager, Eve: villager}
"""


def tell(tmp_path: Path, play: str, head: str = HEAD) -> None:
    file = tmp_path / "story.yaml"
    file.write_text(head + dedent(play), encoding="utf-8")
    tell_story(read_story(file))


def failure(tmp_path: Path, play: str, head: str = HEAD) -> str:
    with pytest.raises(Failed) as failed:
        tell(tmp_path, play, head)
    return str(failed.value)


NIGHT = """
    play:
      - phase: night 1
        do: [[Ben, see, Ann], [Ann, devour, Cem]]
        expect: {told: [[Ben, see, yes]]}
"""


def test_the_order_of_entries_of_different_seats_is_free_by_night(tmp_path: Path) -> None:
    tell(tmp_path, NIGHT)


@pytest.mark.parametrize(
    ("play", "expected"),
    [
        ("[{phase: night 1, do: [[Ann, devour, Cem]]}]", "night 1: unanswered: Ben see"),
        (
            "[{phase: night 1, do: [[Ben, see, Ann], [Cem, heal, Ann]]}]",
            "night 1: unused: [Cem, heal, Ann]",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ben], [Ben, see, Ann]]}]",
            "night 1: refused [Ben, see, Ben]",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]], expect: {refused: [[Ben, see, Ann]]}}]",
            "night 1: refused: expected [Ben, see, Ann]; it was not refused",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]], expect: {told: [[Ben, see, no]]}}]",
            "night 1: told: expected [Ben, see, no], Ben was told [yes]",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]], expect: {told: [[Cem, see, no]]}}]",
            "night 1: told: expected [Cem, see, no], Cem was told nothing",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]], expect: {untold: [[Ben, see]]}}]",
            "night 1: untold: expected nothing told to Ben of see, got yes",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]], expect: {asked: [[Ben, see, 2]]}}]",
            "night 1: asked: expected Ben asked see 2 times, got 1 times",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]], expect: {asked: [[Cem, heal]]}}]",
            "night 1: asked: expected Cem asked heal, got 0 times",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]], expect: {unasked: [[Ben, see]]}}]",
            "night 1: unasked: expected Ben not asked see, got 1 times",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]], expect: {calls: [seer, werewolf]}}]",
            "night 1: calls: expected [seer, werewolf], got [werewolf, seer]",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]]}, {phase: dawn 1, expect: {dies: {Cem: devoured}}}]",
            "dawn 1: dies: expected [[Cem, devoured]], got []",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann], [Ann, devour, Cem]]}, {phase: dawn 1, expect: {dead: []}}]",
            "dawn 1: dead: expected [], got [Cem]",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann], [Ann, devour, Cem]]}, {phase: dawn 1, expect: {shown: {}}}]",
            "dawn 1: shown: expected {}, got {Cem: villager}",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]]}, {phase: dawn 1, expect: {says: [cat-chased]}}]",
            "dawn 1: says: expected [cat-chased], got [nobody-devoured]",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]]}, {phase: dawn 1, expect: {unsaid: [nobody-devoured]}}]",
            "dawn 1: unsaid: expected none of [nobody-devoured], got [nobody-devoured]",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]], expect: {over: yes}}]",
            "night 1: over: expected yes, got no",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]], expect: {won: [village]}}]",
            "night 1: won: the game is not over",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]], expect: {winners: [Ann]}}]",
            "night 1: winners: the game is not over",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]], expect: {cards: {Ben: witch}}}]",
            "night 1: cards: expected {Ben: witch}, got {Ben: seer}",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]]}, {phase: day 1, do: [[Ben, nominate, Ann], [Cem, second, Ann],"
            " [Ben, vote, yes]]}]",
            "day 1: unanswered: Ann vote",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]]}, {phase: day 1, do: [[Cem, second, Ann]]}]",
            "day 1: unused: [Cem, second, Ann]",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann]]}, {phase: day 1, do: [[Ben, nominate, Ann], [Cem, second, Ann],"
            " [everyone, vote, yes]]}, {phase: night 2}]",
            "night 2: this phase never came",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann], [moderator, lot, Cem]]}]",
            "night 1: unused: [moderator, lot, Cem]",
        ),
        (
            "[{phase: night 1, do: [[moderator, time-up, see], [moderator, lot, Ben]]}]",
            "night 1: refused [moderator, lot, Ben]",
        ),
        (
            "[{phase: night 1, do: [[Ben, see, Ann], [Ann, claim, seer]]}]",
            "night 1: refused [Ann, claim, seer]",
        ),
    ],
)  # fmt: skip
def test_a_story_that_does_not_come_true_says_what_was_expected_and_what_happened(
    tmp_path: Path, play: str, expected: str
) -> None:
    assert failure(tmp_path, f"play: {play}\n").startswith(expected)


def test_a_nomination_entry_declines_an_open_second(tmp_path: Path) -> None:
    tell(
        tmp_path,
        """
        play:
          - {phase: night 1, do: [[Ben, see, Ann]]}
          - phase: day 1
            do:
              - [Ben, nominate, Ann]
              - [Cem, nominate, Ann]
              - [Dan, second, Ann]
              - [everyone, vote, yes]
            expect: {dies: {Ann: hanged}, asked: [[Ben, nominate, 2]]}
        """,
    )


def test_everyone_leaves_out_those_who_have_answered(tmp_path: Path) -> None:
    tell(
        tmp_path,
        """
        play:
          - {phase: night 1, do: [[Ben, see, Ann]]}
          - phase: day 1
            do: [[Ben, nominate, Ann], [Cem, second, Ann], [[Ann, Eve], vote, no], [everyone, vote, yes]]
            expect: {dies: {Ann: hanged}, over: yes, won: [village]}
        """,
    )


def test_everyone_may_be_refused(tmp_path: Path) -> None:
    tell(
        tmp_path,
        """
        play:
          - {phase: night 1, do: [[Ben, see, Ann]]}
          - phase: day 1
            do: [[Ben, nominate, Ann], [Cem, second, Ann], [everyone, vote, pass], [everyone, vote, yes]]
            expect: {dies: {Ann: hanged}, refused: [[everyone, vote, pass]]}
        """,
    )


def test_a_refused_setup_is_expected_or_it_is_a_failure(tmp_path: Path) -> None:
    two_seers = HEAD.replace("Cem: villager", "Cem: seer")
    tell(tmp_path, "refuses: setup\n", two_seers)
    assert failure(tmp_path, "refuses: setup\n").startswith("expected the setup to be refused")
    assert failure(tmp_path, "play: [{phase: night 1}]\n", two_seers).startswith("the setup is refused: The box has")


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("story: [unclosed", 1, "this is no YAML"),
        ("- a\n- b\n", 1, "a story must be a mapping"),
        ("just words", None, "a story must be a mapping"),
        ("", None, "a story must be a mapping"),
        (HEAD + "dinner: late\nplay: [{phase: night 1}]\n", 5, "unknown key dinner"),
        (HEAD + "story: again\n", 5, "this is no YAML"),
        (HEAD.replace("village", "chess"), 2, "unknown rulebook chess"),
        (HEAD.replace("V-01", "X-1"), 3, "X-1 is no rule id"),
        (HEAD.replace("Cem: villager", "Cem: dragon") + "play: [{phase: night 1}]\n", 4, "unknown role dragon"),
        (HEAD, 1, "play must be a list of phases"),
        (HEAD + "play: []\n", 5, "play must be a list of phases"),
        (HEAD + "play: [{phase: noon 1}]\n", 5, "unknown phase noon 1"),
        (HEAD + "play:\n  - {phase: dawn 1}\n  - {phase: night 1}\n", 7, "night 1 cannot follow dawn 1"),
        (HEAD + "play:\n  - phase: night 1\n    do:\n      - [Zed, see, Ann]\n", 8, "unknown seat Zed"),
        (HEAD + "play:\n  - phase: night 1\n    do:\n      - [Ben, sniff, Ann]\n", 8, "unknown verb sniff"),
        (HEAD + "play:\n  - phase: night 1\n    do:\n      - [Ben, see, Zed]\n", 8, "Zed is no seat, card"),
        (HEAD + "play:\n  - phase: day 1\n    do:\n      - [everyone, claim, seer]\n", 8, "everyone is whoever"),
        (HEAD + "play:\n  - phase: night 1\n    do:\n      - [Ben, see]\n", 8, "an entry is [who, verb, what]"),
        (HEAD + "play:\n  - phase: night 1\n    do:\n      - [moderator, time-up, tea]\n", 8, "unknown verb tea"),
        (HEAD + "play:\n  - phase: night 1\n    expect: {smells: [Ann]}\n", 7, "unknown expectation smells"),
        (HEAD + "play:\n  - phase: night 1\n    expect: {over: maybe}\n", 7, "over cannot be maybe"),
        (HEAD + "play:\n  - phase: night 1\n    expect: {dies: {Zed: devoured}}\n", 7, "unknown seat Zed"),
        (HEAD + "play:\n  - phase: night 1\n    expect: {dies: {Ann: bored}}\n", 7, "unknown cause of death bored"),
        (HEAD + "play:\n  - phase: night 1\n    expect: {asked: [[Ann, sniff]]}\n", 7, "unknown verb sniff"),
        (HEAD + "refuses: dinner\n", 5, "refuses can only be setup"),
        (HEAD + "refuses: setup\nplay: [{phase: night 1}]\n", 6, "a story whose setup is refused has no play"),
        (HEAD + "options: 3\nplay: [{phase: night 1}]\n", 5, "options must be a mapping"),
        (HEAD + "unknown: perhaps\nplay: [{phase: night 1}]\n", 5, "unknown must be yes or no"),
    ],
)  # fmt: skip
def test_what_is_no_story_fails_with_its_line(tmp_path: Path, text: str, line: int | None, what: str) -> None:
    file = tmp_path / "story.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(NotAStory) as fault:
        read_story(file)
    assert str(fault.value).startswith(what) and "\n" not in str(fault.value)
    assert fault.value.line == line


def test_a_file_that_is_no_text_is_no_story(tmp_path: Path) -> None:
    file = tmp_path / "story.yaml"
    file.write_bytes(b"\xff\xfe\x00story")
    with pytest.raises(NotAStory, match="no text"):
        read_story(file)
