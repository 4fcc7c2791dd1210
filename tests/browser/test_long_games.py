"""Five phones and bots play the books in which night follows night."""

from tests.browser.conftest import Opening
from tests.browser.happenings import (
    claims,
    hands_over,
    has_a_bot_play,
    is_cut_off,
    loses_its_network,
    pauses,
    recalls,
    refreshes,
    shows_its_card,
    talks,
    watches,
)
from tests.pseudo import PSEUDO


def test_a_sixth_phone_takes_a_seat_in_village(party: Opening) -> None:
    with party("village", 7, language=PSEUDO) as table:
        table.gather()
        table.plan("village", bots=3, cards="werewolf werewolf seer witch healer hunter cupid villager")
        table.start()
        table.play(
            [shows_its_card, refreshes, loses_its_network, is_cut_off, hands_over], [recalls, talks, claims, pauses]
        )
        table.check_result()


def test_five_phones_play_bigbox_and_the_dead_see_everything(party: Opening) -> None:
    cards = "werewolf werewolf vampire vampire seer witch priest hunter healer villager"
    with party("bigbox", 2, wide=True, language=PSEUDO) as table:
        table.gather()
        table.plan("bigbox", bots=5, cards=cards, ways=("quick", "pack-talk", "dead-watch"))
        table.start()
        table.play(
            [has_a_bot_play, shows_its_card, is_cut_off, refreshes, loses_its_network], [claims, talks], [watches]
        )
        table.check_result()
