"""`make bench`: everything in one run."""

from bench import bigbox, onenight, village

village.main()
print()
onenight.print_speeds()
print()
bigbox.main()
