"""Where the program begins that has no console: it opens the window on what the desktop hands it."""

import sys
from collections.abc import Sequence
from multiprocessing import freeze_support

from metamaker.cli.main import main
from metamaker.core.link import is_link


def handed(words: Sequence[str]) -> list[str]:
    """Return the words of the command for what the desktop hands over; a link comes alone, and nothing is an option.

    Windows makes words of a link as it makes them of a command, so that a quotation mark in one could bring others with it.
    """
    link = next((word for word in words if is_link(word)), None)
    return ["window", "--", *(words if link is None else (link,))]


if __name__ == "__main__":
    freeze_support()  # processes that fight battles begin here as well
    sys.exit(main(handed(sys.argv[1:])))
