"""`make bench`: everything in one run."""

from bench import bigbox, books, onenight, players, village

books.print_books()
print()
village.main()
print()
onenight.print_speeds()
print()
bigbox.main()
print()
players.print_decisions()
