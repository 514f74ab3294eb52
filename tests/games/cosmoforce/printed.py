"""Reading what is printed: texts, icons and boxes under an element, from the drawing operations."""

from collections.abc import Iterable

from metamaker.game_api.prints import PrintOptions
from metamaker.games.cosmoforce import designs, printing
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.imposition import imposed
from metamaker.rendering.page_proof import proof
from metamaker.rendering.proof import Mark, marks

FRAMES = tuple(PageFrame(paper, landscape) for paper in Paper for landscape in (False, True))


def sheet_pages(fleet: Fleet, options: PrintOptions = PrintOptions()) -> tuple[Page, ...]:  # noqa: B008 - it is frozen
    """Return the pages of all sheets of the designs of a document."""
    refs = designs.subjects(fleet, classes=True)
    leaves = [leaf for ref in refs for leaf in printing.sheet(fleet, ref, options).leaves]
    return imposed(leaves, printing.slots(options))


def texts(pages: Iterable[Page], ref: str = "") -> list[str]:
    """Return the texts of pages, or those under an element, in the order of drawing."""
    return [mark.text for page in pages for mark in marks(page) if mark.text and _under(mark, ref)]


def icons(pages: Iterable[Page], ref: str = "") -> list[str]:
    """Return the names of the icons of pages, or of those under an element."""
    return [mark.icon for page in pages for mark in marks(page) if mark.icon and _under(mark, ref)]


def boxes(pages: Iterable[Page], ref: str) -> list[str]:
    """Return the numbers of the damage boxes under an element, each once."""
    refs = (each for page in pages for mark in marks(page) for each in mark.refs if each.startswith(f"{ref}#"))
    return list(dict.fromkeys(each.rpartition("#")[2] for each in refs))


def faults(pages: Iterable[Page]) -> list[str]:
    """Return the findings of the print check on pages, in any ink."""
    return [
        f"{fault.fault}: {fault.what}" for page in pages for ink in printing.inks.values() for fault in proof(page, ink).faults
    ]


def smaller(pages: Iterable[Page], points: float) -> list[str]:
    """Return the texts of pages in smaller type than this number of points."""
    least = points * 25.4 / 72 - 0.005
    return [mark.text for page in pages for mark in marks(page) if mark.text.strip() and mark.size < least]


def words_of(pages: Iterable[Page], ref: str = "") -> str:
    """All texts as one, lines of a paragraph joined."""
    return " ".join(texts(pages, ref))


def _under(mark: Mark, ref: str) -> bool:
    return not ref or any(each == ref or each.startswith((f"{ref}/", f"{ref}#")) for each in mark.refs)
