"""Messages of the command line in the current language, and errors about words of a command."""

from typing import Any

import typer

from metamaker.core.messages import TextValue, message


def text(key: str, **values: TextValue) -> str:
    """Return a text of the program itself in the current language."""
    return str(message(key, **values))


class Unusable(typer.BadParameter):
    """A usage error with a sentence of ours about the `option`."""

    def __init__(self, sentence: str, option: str = "") -> None:
        super().__init__(sentence, param_hint=f"'{option}'" if option else None)


def unusable(key: str, option: str = "", **values: TextValue) -> Unusable:
    """Return a usage error with the message `key`."""
    return Unusable(text(key, **values), option)


_is_quiet = False


def hush(quiet: bool) -> None:
    """Switch messages about finished work off or on."""
    global _is_quiet  # noqa: PLW0603  one process answers one command, and begins with this
    _is_quiet = quiet


def is_quiet() -> bool:
    """Return whether messages about finished work are off."""
    return _is_quiet


def tell(*pieces: Any) -> None:
    """Print lines and tables about finished work, unless they are switched off."""
    if not _is_quiet:
        from metamaker.cli.output.terminal import say

        say(*pieces)
