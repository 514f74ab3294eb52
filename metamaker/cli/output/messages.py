"""What the command line says by itself, in the language in force, and words of a command that are no use."""

from typing import Any

import typer

from metamaker.core.words import message


def text(key: str, **values: Any) -> str:
    """Return a text of the program itself in the language in force."""
    return str(message(key, **values))


class Unusable(typer.BadParameter):
    """Words of a command that cannot be used, told by a sentence of our own; `option` is the one that they belong to."""

    def __init__(self, sentence: str, option: str = "") -> None:
        super().__init__(sentence, param_hint=f"'{option}'" if option else None)


def unusable(key: str, option: str = "", **values: Any) -> Unusable:
    """Return what is raised about words of a command; `key` names the sentence."""
    return Unusable(text(key, **values), option)


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
        from metamaker.cli.output.terminal import say

        say(*pieces)
