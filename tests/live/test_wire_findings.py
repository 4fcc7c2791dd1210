"""What the comparison of two worlds has brought to light, so that it does not come back."""

from nightcall.engine.lots import Lots
from nightcall.testing.phone import Phone
from nightcall.testing.rehearsal import Rehearsal, awaited, rehearsal

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus")
DEAL = ("hunter", "werewolf", "villager", "villager", "villager", "villager", "seer")
SEED = 0


def in_order(deal: tuple[str, ...]) -> list[str]:
    """Name the cards in the order in which the seed deals them like this."""
    named = dict(zip(Lots(SEED).shuffle("deal", range(len(deal))), deal, strict=True))
    return [named[place] for place in range(len(deal))]


async def play(ev: Rehearsal, phones: list[Phone], devoured: str, hanged: str, until: str) -> None:
    """Let the pack devour one and the village hang one, until somebody is asked this."""
    wanted = {"devour": devoured, "nominate": hanged, "second": hanged, "vote": "yes"}
    for _ in range(400):
        prompt, phone = next(((phone.prompt, phone) for phone in phones if phone.is_asked), (None, phones[0]))
        if prompt is None:
            await ev.ring()
            continue
        if prompt["verb"] == until:
            return
        offered = [choice["what"] for choice in prompt["choices"]]
        what = wanted.get(prompt["verb"], "pass")
        phone.answer(what if what in offered else "pass" if prompt["may_pass"] else offered[0])
        await ev.settle()
    raise AssertionError("That never happens.")


@awaited
async def test_a_game_can_begin_with_an_election() -> None:
    """V-82: the open Mayor is elected before the first night, in a phase of which nothing was said yet."""
    async with rehearsal() as ev:
        phones = await ev.sit(*NAMES)
        await ev.begin(rulebook="village", options={"mayor": "open"})
        assert all(phone.prompt and phone.prompt["verb"] == "elect" for phone in phones)


@awaited
async def test_a_dying_hunter_does_not_see_all_cards_before_the_shot() -> None:
    async with rehearsal(seed=SEED) as ev:
        phones = await ev.sit(*NAMES)
        await ev.begin(rulebook="village", cards=in_order(DEAL), dead_watch=True)
        hunter = phones[0]
        await play(ev, phones, "Ann", "", until="shoot")
        assert hunter.prompt
        number = hunter.prompt["n"]
        watching = hunter.do("watch")
        await ev.settle()
        shot = hunter.answer("Ben", number)
        await ev.settle()
        assert hunter.why(watching) or hunter.why(shot)


@awaited
async def test_a_dying_hunter_is_told_nothing_by_the_dead_before_the_shot() -> None:
    async with rehearsal(seed=SEED) as ev:
        phones = await ev.sit(*NAMES)
        await ev.begin(rulebook="village", cards=in_order(DEAL), dead_watch=True)
        hunter, dead = phones[0], phones[2]
        await play(ev, phones, "Cem", "Ann", until="shoot")
        dead.do("watch")
        await ev.settle()
        wolf = next(seat for seat, card in dead.state["cards"].items() if card == "werewolf")
        dead.do("say", to="dead", text=f"Shoot {wolf}!")
        await ev.settle()
        assert hunter.prompt and hunter.prompt["verb"] == "shoot"
        assert not hunter.talk


@awaited
async def test_whoever_is_welcomed_is_here() -> None:
    async with rehearsal() as ev:
        phones = await ev.sit(*NAMES)
        await ev.begin(rulebook="village")
        phones[1].disconnect()
        await ev.settle()
        phone = await phones[1].twin()
        await ev.settle()
        assert [message["is"] for _, message in phone.messages] == ["welcome"]  # nothing had to be put right
