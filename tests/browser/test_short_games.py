"""Five phones and bots play the books in which a night or two decide."""

from pathlib import Path

from tests.browser.conftest import Opening
from tests.browser.happenings import (
    changes_its_language,
    claims,
    has_a_bot_play,
    hurries,
    is_cut_off,
    loses_its_network,
    pauses,
    recalls,
    refreshes,
    shows_its_card,
    talks,
)
from tests.pseudo import PSEUDO


def test_five_phones_play_one_night_and_sit_down_again(party: Opening, tmp_path: Path) -> None:
    with party("onenight", 1, language=PSEUDO) as table:
        table.gather()
        table.plan("onenight", bots=1)
        table.start()
        table.play(
            [shows_its_card, changes_its_language, refreshes, loses_its_network, is_cut_off],
            [recalls, talks, claims, pauses],
        )
        table.check_result()
        table.keep_record(tmp_path)
        table.play_again()
        table.come_back()
        table.come_late()


def test_five_phones_play_daybreak(party: Opening) -> None:
    with party("daybreak", 1, wide=True) as table:
        table.gather()
        table.plan("daybreak", bots=2)
        table.start()
        table.play([has_a_bot_play, is_cut_off, refreshes, loses_its_network], [recalls, claims, talks])
        table.check_result()


def test_five_phones_play_classic_in_the_order_they_like(party: Opening) -> None:
    with party("classic", 1) as table:
        table.gather()
        table.rearrange()
        table.plan("classic", bots=3, cards="werewolf werewolf sorcerer seer magician hunter cupid villager")
        table.draw_for("amulet")
        table.start()
        table.play([loses_its_network, shows_its_card, is_cut_off, refreshes], [claims, talks, hurries])
        table.check_result()
