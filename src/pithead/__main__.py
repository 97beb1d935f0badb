"""`python -m pithead` is the command line."""

from pithead.cli import main

main()
