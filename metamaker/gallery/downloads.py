"""The downloads of a page: the file, PDFs for both papers, a picture that opens again."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from metamaker.core.png_text import with_text
from metamaker.core.share_code import IN_PICTURES
from metamaker.gallery.views import Reader
from metamaker.game_api.game import Game, file_bytes, required
from metamaker.game_api.prints import SHEETS, Embed, PrintOptions
from metamaker.printing.files import Print, pdf_files
from metamaker.printing.print_job import PrintJob, PrintOrder, What, drawn
from metamaker.printing.sharing import cut
from metamaker.rendering.drawing import Document, Page
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.ink import Ink
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.raster import small_picture

PAPERS = (Paper.A4, Paper.LETTER)

PICTURE_WIDTH = 720
"""Pixels of the picture of a sheet: names and numbers can be read, and 10,000 of them take less than 2 GB."""

CARD_WIDTH = 1200
"""The width in pixels of the picture of a fleet, as link previews want it."""

AT_ONCE = 8
"""The number of designs written at once: they share calculations, and many designs take no more memory."""

FORM = {"json": "application/json", "pdf": "application/pdf", "png": "image/png"}


@dataclass(frozen=True)
class Download:
    """A file beside a page: its name, its type (`json`, `a4`, `letter`, `png`), its size in bytes."""

    name: str
    what: str
    size: int

    @property
    def kind(self) -> str:
        """The kind of data, as the web calls it."""
        return FORM[self.name.rpartition(".")[2]]


Put = Callable[[str, bytes], None]
"""Writes a file beside the page."""


def usual_ink(game: Game) -> Ink:
    """Return the ink in which a game is usually printed."""
    return next(iter(required(game.prints).inks.values()))


class Printed(NamedTuple):
    """A design or a document as it is printed: its pages on the first paper, its PDF files on all; none if it cannot be."""

    pages: tuple[Page, ...] = ()
    pdfs: tuple[bytes, ...] = ()


def printed(reader: Reader, refs: Sequence[str]) -> Iterator[Printed]:
    """Yield the printouts of designs, and for "" of the whole document, several calculated at once."""
    for start in range(0, len(refs), AT_ONCE):
        batch = refs[start : start + AT_ONCE]
        prints = [_prints(reader, ref) for ref in batch]
        orders = [(each, Embed.SHIP if ref else Embed.FLEET) for ref, some in zip(batch, prints, strict=True) for each in some]
        files = iter(pdf_files(orders, usual_ink(reader.game))) if orders else iter(())
        for some in prints:
            yield Printed(some[0].pages if some else (), tuple(islice(files, len(some))))


def _prints(reader: Reader, ref: str) -> list[Print]:
    """Return the printout of a design or, for "", of the document, on each paper; nothing if it is empty."""
    game = reader.game
    if game.prints is None or (ref and game.sheets is None):
        return []
    order = PrintOrder(What.CLASSES, only=(ref,)) if ref else PrintOrder(What.PAGES, only=usual_kinds(game))
    prints = [_printed(reader, order, paper) for paper in PAPERS]
    return [each for each in prints if each.pages]


def design_files(reader: Reader, ref: str, stem: str, code: str, made: Printed, put: Put) -> tuple[Download, ...]:
    """Write the files of one design, and return them."""
    data = file_bytes(reader.game, cut(reader.game, reader.document, ref))
    return printed_files(data, made.pdfs, stem, PICTURE_WIDTH, code, put)


def document_files(reader: Reader, stem: str, code: str, made: Printed, put: Put) -> tuple[Download, ...]:
    """Write the files of a whole document, whose picture is its card."""
    game = reader.game
    shown = b""
    if game.prints is not None:
        card = game.prints.card(reader.document, reader.language)
        shown = pdf_bytes(Document("", "", (card,)), usual_ink(game))
    return printed_files(file_bytes(game, reader.document), made.pdfs, stem, CARD_WIDTH, code, put, shown)


def printed_files(
    data: bytes, pdfs: Sequence[bytes], stem: str, width: float, code: str, put: Put, shown: bytes = b""
) -> tuple[Download, ...]:
    """Write a document, its PDFs for the papers, and a picture with its share code, and return them.

    The picture is the first page of `shown`, or else of the first PDF, with this width in pixels.
    """
    found = [_put(put, f"{stem}.json", "json", data)]
    for paper, pdf in zip(PAPERS, pdfs, strict=False):
        what = paper.name.lower()
        found.append(_put(put, f"{stem}-{what}.pdf", what, pdf))
    source = shown or (pdfs[0] if pdfs else b"")
    if source:
        png = small_picture(source, width)
        found.append(_put(put, f"{stem}.png", "png", with_text(png, IN_PICTURES, code) if code else png))
    return tuple(found)


def look_at(reader: Reader, ref: str) -> tuple[Page, ...]:
    """Return the picture of a design, its sheet, or of a whole document: its card, or its pages if it has no designs."""
    game = reader.game
    if game.prints is None:
        return ()
    if ref and game.sheets is not None:
        return _printed(reader, PrintOrder(What.CLASSES, only=(ref,)), Paper.A4).pages
    return pages_of(reader) if game.designs is None else (game.prints.card(reader.document, reader.language, is_shared=False),)


def usual_kinds(game: Game) -> tuple[str, ...]:
    """Return the print selection for a gallery: pages and sheets, or the usual pages without sheets."""
    prints = required(game.prints)
    kinds = tuple(kind for kind in prints.page_kinds() if kind not in prints.on_request())
    return kinds[: kinds.index(SHEETS) + 1] if SHEETS in kinds else kinds


def pages_of(reader: Reader) -> tuple[Page, ...]:
    """Return the pages to look at for a document of a game without designs."""
    if reader.game.prints is None:
        return ()
    return _printed(reader, PrintOrder(What.PAGES, only=usual_kinds(reader.game)), Paper.A4).pages


def _printed(reader: Reader, order: PrintOrder, paper: Paper) -> Print:
    options = PrintOptions(PageFrame(paper), language=reader.language)
    if reader.game.sheets is not None:
        options = replace(options, format=reader.game.sheets.formats[0])
    return drawn([PrintJob(reader.game, reader.document, replace(order, options=options))])


def _put(put: Put, name: str, what: str, data: bytes) -> Download:
    put(name, data)
    return Download(name, what, len(data))
