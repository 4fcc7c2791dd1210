"""`nightcall rules`: the cards and the rules, to look things up."""

from rich.console import Console
from rich.table import Table

from nightcall.engine.refused import Refused
from nightcall.engine.rulebook import Role, Rulebook, bound
from nightcall.words import Words, english

__all__ = ["show_rules"]


def show_rules(word: str | None, console: Console) -> None:
    """Show every card, or what a word names: a rulebook, a card or a rule."""
    words = english()
    if word is None:
        for book in bound():
            console.print(cards_of(book, words.within(book.id)))
            show_sets(book, words.within(book.id), console)
            console.print(words.say("rules-more", rulebook=book.id, total=len(words.rules_of(book.id))))
        return
    wanted = word.strip().lower().replace(" ", "-")
    rules = {rule.lower(): rule for book in bound() for rule in words.rules_of(book.id)}
    printings = [(book, role) for book in bound() for role in book.roles if role.id == wanted]
    beside = [
        book for book in bound() if wanted.replace("-", "_") in book.keys and words.has(f"{book.id}-card-{wanted}")
    ]
    books = {book.id: book for book in bound()}
    if wanted in rules:
        show_rule(rules[wanted], words, console)
    elif wanted in books:
        for rule in words.rules_of(wanted):
            show_rule(rule, words, console)
    elif printings:
        for book, role in printings:
            show_card(book, role, words.within(book.id), console)
    elif beside:
        for book in beside:
            show_name(book, wanted, words.within(book.id), console)
            show_mentions(book, wanted, words.within(book.id), console)
    else:
        raise Refused("no-such-word", word=word)


def show_rule(rule: str, words: Words, console: Console) -> None:
    """Show one rule."""
    console.print(f"[bold]{rule}[/bold]  {words.rule(rule)}", highlight=False)


def cards_of(book: Rulebook, words: Words) -> Table:
    """All cards of a rulebook as a table."""
    title = words.say("rules-title", rulebook=book.id, least=book.seats[0], most=book.seats[-1])
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    for column in ("rules-card", "rules-team", "rules-value", "rules-copies", "rules-called", "rules-text"):
        table.add_column(words.say(column))
    for role in book.roles:
        table.add_row(words.card(role.id), *facts_of(book, role, words), words.card_text(role.id))
    return table


def show_sets(book: Rulebook, words: Words, console: Console) -> None:
    """Show the named sets of a rulebook."""
    tables = {**book.sets, **dict.fromkeys(book.draws, book.seats)}
    for name, seats in tables.items():
        title, level = words.say(f"set-{name}"), words.say(f"set-{name}.level")
        numbers = f"{min(seats)}-{max(seats)}"
        console.print(words.say("rules-set", set=name, name=title, level=level, seats=numbers), highlight=False)


def facts_of(book: Rulebook, role: type[Role], words: Words) -> list[str]:
    """The figures of a card: team, value, copies, and when it is called."""
    called = words.say(f"rules-called-{book.when_called(role)}")
    return [role.team, f"{role.value:+}" if book.has_values else "–", str(book.box[role.id]), called]


def show_card(book: Rulebook, role: type[Role], words: Words, console: Console) -> None:
    """Show one card with all rules that speak of it."""
    show_name(book, role.id, words, console)
    for column, fact in zip(("team", "value", "copies", "called"), facts_of(book, role, words), strict=True):
        if column == "value" and not book.has_values:
            continue
        console.print(f"  {words.say(f'rules-{column}')}: {fact}", highlight=False)
    show_mentions(book, role.id, words, console)


def show_name(book: Rulebook, card: str, words: Words, console: Console) -> None:
    """Show what a card is called, and what it does."""
    console.print(f"[bold]{words.card(card)}[/bold]  ({book.id}) {words.card_text(card)}", highlight=False)


def show_mentions(book: Rulebook, card: str, words: Words, console: Console) -> None:
    """Show all rules that speak of a card."""
    names = (words.card(card), words.say(f"card-{card}.plural"))
    console.print(f"\n{words.say('rules-mentioned', card=names[0])}:")
    for rule in words.rules_of(book.id):
        if any(name in words.rule(rule) for name in names):
            show_rule(rule, words, console)
