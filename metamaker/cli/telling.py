"""What verbs tell of what they have done, unless they are asked to be quiet about it."""

from typing import Any

_is_quiet = False


def hush(quiet: bool) -> None:
    """Say nothing of what is done, or do say it."""
    global _is_quiet  # noqa: PLW0603  one process answers one command, and begins with this
    _is_quiet = quiet


def is_quiet() -> bool:
    """Whether nothing is said of what is done."""
    return _is_quiet


def tell(*pieces: Any) -> None:
    """Write lines and tables on what was done."""
    if not _is_quiet:
        from metamaker.cli.terminal import say

        say(*pieces)
