"""Pages of the printed set as tests read them."""

from collections.abc import Sequence

from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.context import USUAL_FRAME, context
from metamaker.games.metaverse.pages.pack import PAGES
from metamaker.rendering.frame import PageFrame
from tests.games.metaverse.sheet.reading import Sheet


def pages_of(key: str, *fleets: Fleet, frame: PageFrame = USUAL_FRAME) -> Sheet:
    """Return the pages of one kind for some fleets."""
    return Sheet(PAGES[key].make(context(fleets, frame)))


def lines_of(sheet: Sheet, ref: str | None = None) -> list[list[str]]:
    """Return the texts under an element by the height of their lines, from top to bottom, each line from left to right."""
    marks = [mark for mark in (sheet.marks if ref is None else sheet.at(ref)) if mark.text]
    found: dict[int, list[tuple[float, str]]] = {}
    for mark in marks:
        found.setdefault(round(mark.area.bottom), []).append((mark.area.left, mark.text))
    return [[text for _, text in sorted(found[height])] for height in sorted(found)]


def flat(lines: Sequence[Sequence[str]]) -> str:
    """All lines as one text."""
    return " ".join(" ".join(line) for line in lines)
