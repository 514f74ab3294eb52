"""A document, or one ship of it, as something to be passed on: plain text, Markdown, a share code."""

from collections.abc import Iterator, Sequence
from typing import Any

from metamaker.core.messages import ENGLISH
from metamaker.core.sanitize import escaped, visible
from metamaker.core.share_code import code
from metamaker.game_api.documents import StatText
from metamaker.game_api.game import Game, brief_bytes, required, title_of

_LONGEST_NAME = 120
"""The length limit of names in documents, in characters."""


def texts_of(
    game: Game, document: object, ref: str = "", language: str = ENGLISH, *, classes: bool = False, is_short: bool = False
) -> list[StatText]:
    """Return a ship or class in words, or the whole document: its list, and unless `is_short` all ships or `classes` of it."""
    every = () if ref or is_short or game.designs is None else game.designs.subjects(document, classes)
    return [text for each in (ref, *every) for text in game.documents.texts(document, each, language)]


def plain(texts: Sequence[StatText]) -> str:
    """Return ships in words."""
    return "\n\n".join("\n".join(_plain(text)) for text in texts)


def in_markdown(texts: Sequence[StatText]) -> str:
    """Return ships in words as Markdown; names in it stay names."""
    return "\n\n".join("\n".join(_in_markdown(text)) for text in texts)


def cut(game: Game, document: Any, ref: str) -> Any:
    """Return the document cut to one ship or class, as it goes to others; all ships that come for an empty reference.

    It has the name of the ship or class, so that it is not taken for the whole document.
    """
    if not ref:
        return game.documents.present(document)
    name = title_of(game, document, ref, ENGLISH)
    return required(game.designs).extract(document, (ref,)).with_(name=name[:_LONGEST_NAME])


def share_code(game: Game, document: object, ref: str = "") -> str:
    """Return the share code of one ship or class, or of the whole document. Raises CodeProblem for more than 1 MB."""
    return code(brief_bytes(game, cut(game, document, ref)))


def _in_markdown(text: StatText) -> Iterator[str]:
    yield f"### {escaped(text.title)}"
    yield f"*{escaped(text.subtitle)}*"
    if text.figures:
        yield ""
        yield " · ".join(f"{escaped(label)} **{escaped(value)}**" for label, value in text.figures)
    for passage in text.passages:
        yield ""
        yield f"**{escaped(passage.heading)}**"
        yield from (f"- {escaped(line)}" for line in passage.lines)


def _plain(text: StatText) -> Iterator[str]:
    yield visible(text.title)
    yield visible(text.subtitle)
    if text.figures:
        yield ", ".join(visible(f"{label} {value}") for label, value in text.figures)
    for passage in text.passages:
        yield f"{visible(passage.heading)}:"
        yield from (f"  {visible(line)}" for line in passage.lines)
