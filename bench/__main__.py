"""`make bench`: everything in one run."""

from bench import bigbox, books, onenight, village

books.print_books()
print()
village.main()
print()
onenight.print_speeds()
print()
bigbox.main()
