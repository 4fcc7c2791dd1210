"""`make bench`: everything in one run."""

from bench import onenight, village

village.main()
print()
onenight.print_speeds()
