"""`nightcall rules`: the cards and the rules, to look things up."""

from rich.console import Console
from rich.table import Table

from nightcall.engine.refused import Refused
from nightcall.engine.role import Role
from nightcall.engine.rulebook import Rulebook, bound
from nightcall.words import Facts, Voice

__all__ = ["show_rules"]


def show_rules(word: str | None, voice: Voice, console: Console) -> None:
    """Show every card, or what a word names: a rulebook, a card or a rule."""
    if word is None:
        for book in bound():
            console.print(cards_of(book, voice.within(book.id)))
            show_sets(book, voice.within(book.id), console)
            console.print(voice.say("rules-more", total=len(voice.rules_of(book.id)), **named(book, voice)))
        return
    wanted = word.strip().lower().replace(" ", "-")
    rules = {rule.lower(): rule for book in bound() for rule in voice.rules_of(book.id)}
    printings = [(book, role) for book in bound() for role in book.roles if role.id == wanted]
    beside = [
        book
        for book in bound()
        if wanted.replace("-", "_") in book.keys and voice.within(book.id).has(f"card-{wanted}")
    ]
    books = {book.id: book for book in bound()}
    if wanted in rules:
        show_rule(rules[wanted], voice, console)
    elif wanted in books:
        for rule in voice.rules_of(wanted):
            show_rule(rule, voice, console)
    elif printings:
        for book, role in printings:
            show_card(book, role, voice.within(book.id), console)
    elif beside:
        for book in beside:
            show_name(book, wanted, voice.within(book.id), console)
            show_mentions(book, wanted, voice.within(book.id), console)
    else:
        raise Refused("no-such-word", word=word)


def show_rule(rule: str, voice: Voice, console: Console) -> None:
    """Show one rule."""
    console.print(f"[bold]{rule}[/bold]  {voice.rule(rule)}", highlight=False)


def cards_of(book: Rulebook, voice: Voice) -> Table:
    """All cards of a rulebook as a table."""
    title = voice.say("rules-title", least=book.seats[0], most=book.seats[-1], **named(book, voice))
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    for column in ("rules-card", "rules-team", "rules-value", "rules-copies", "rules-called", "rules-text"):
        table.add_column(voice.say(column))
    for role in book.roles:
        table.add_row(voice.card(role.id), *facts_of(book, role, voice), voice.card_text(role.id))
    return table


def show_sets(book: Rulebook, voice: Voice, console: Console) -> None:
    """Show the named sets of a rulebook."""
    tables = {**book.sets, **dict.fromkeys(book.draws, book.seats)}
    for name, seats in tables.items():
        title, level = voice.say(f"set-{name}"), voice.say(f"set-{name}.level")
        numbers = f"{min(seats)}-{max(seats)}"
        console.print(voice.say("rules-set", set=name, name=title, level=level, seats=numbers), highlight=False)


def facts_of(book: Rulebook, role: type[Role], voice: Voice) -> list[str]:
    """The figures of a card: team, value, copies, and when it is called."""
    called = voice.say(f"rules-called-{book.when_called(role)}")
    return [voice.team(role.team), f"{role.value:+}" if book.has_values else "–", str(book.box[role.id]), called]


def show_card(book: Rulebook, role: type[Role], voice: Voice, console: Console) -> None:
    """Show one card with all rules that speak of it."""
    show_name(book, role.id, voice, console)
    for column, fact in zip(("team", "value", "copies", "called"), facts_of(book, role, voice), strict=True):
        if column == "value" and not book.has_values:
            continue
        console.print(f"  {voice.say(f'rules-{column}')}: {fact}", highlight=False)
    show_mentions(book, role.id, voice, console)


def show_name(book: Rulebook, card: str, voice: Voice, console: Console) -> None:
    """Show what a card is called, and what it does."""
    name = voice.say(f"book-{book.id}")
    console.print(f"[bold]{voice.card(card)}[/bold]  ({name}) {voice.card_text(card)}", highlight=False)


def named(book: Rulebook, voice: Voice) -> Facts:
    """A rulebook by its name, and as it is typed."""
    return voice.fact("rulebook", book.id, lambda id: voice.say(f"book-{id}"))


def show_mentions(book: Rulebook, card: str, voice: Voice, console: Console) -> None:
    """Show all rules that speak of a card."""
    names = (voice.card(card), voice.say(f"card-{card}.plural"))
    console.print(f"\n{voice.say('rules-mentioned', card=names[0])}:")
    for rule in voice.rules_of(book.id):
        if any(name in voice.rule(rule) for name in names):
            show_rule(rule, voice, console)
