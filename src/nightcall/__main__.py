"""`python -m nightcall` is `nightcall`."""

from nightcall.cli import main

main()
