"""`python -m metamaker` is `metamaker`."""

import sys

from metamaker.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
