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
