"""Documents of a game: read, written, begun, found in, described in words."""

from dataclasses import dataclass
from typing import TypeVar

Document = TypeVar("Document")


@dataclass(frozen=True)
class Terms:
    """Words of a game: what a document holds (“Fleet”), a new one until it is named (“New fleet”), designs (“classes”)."""

    document: str
    new: str
    designs: str


class NotInDocument(LookupError):
    """A ship, class or stat that was asked for by name and is not there; the text is one sentence."""


@dataclass(frozen=True)
class Passage:
    """Lines under a heading."""

    heading: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class StatText:
    """A ship or class in words: its title, figures by their captions, and passages. Names in it are anybody's: escape them."""

    ref: str
    title: str
    subtitle: str
    figures: tuple[tuple[str, str], ...]
    passages: tuple[Passage, ...]
