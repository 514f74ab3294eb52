"""Charts of what is in a document."""

from dataclasses import dataclass

from metamaker.sheets.drawing import Drawing


@dataclass(frozen=True, eq=False)
class Graph:
    """A chart: its key, its title, its drawing, whose marks tell their values by their refs, and a sentence about it."""

    key: str
    title: str
    drawing: Drawing
    summary: str = ""
