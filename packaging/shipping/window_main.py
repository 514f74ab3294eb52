"""The entry point of the program without a console: it opens the app with the arguments of the desktop."""

import sys
from collections.abc import Sequence
from multiprocessing import freeze_support

from metamaker.cli.main import main
from metamaker.core.share_code import is_link


def handed(words: Sequence[str]) -> list[str]:
    """Return the words of the command for the desktop's arguments: a link is the only word, and nothing is an option.

    Windows splits a link into words like a command, so that a quotation mark in one could add others.
    """
    link = next((word for word in words if is_link(word)), None)
    return ["window", "--", *(words if link is None else (link,))]


if __name__ == "__main__":
    freeze_support()  # processes for battles start here, too
    sys.exit(main(handed(sys.argv[1:])))
