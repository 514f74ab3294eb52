"""`python -m metamaker` is `metamaker`."""

import sys

from metamaker.cli.main import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # A program in one piece is begun anew for each process that fights battles.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
