"""Charts about the content of a document."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from metamaker.core.messages import Words
from metamaker.game_api.documents import Document_contra
from metamaker.rendering.drawing import Drawing


@dataclass(frozen=True, eq=False)
class Graph:
    """A chart: its key, its title, its drawing and a sentence about it. The refs of its marks are their tooltips."""

    key: str
    title: str
    drawing: Drawing
    summary: str = ""


class Frame(NamedTuple):
    """Width and height of each drawing in mm, and the words of a language. A drawing that needs more is higher."""

    width: float
    height: float
    words: Words


class Graphs(Protocol[Document_contra]):
    """The charts of a game's documents."""

    def graphs(self, document: Document_contra, ref: str, /, frame: Frame) -> tuple[Graph, ...]:
        """Return the charts of an element; may be empty."""
