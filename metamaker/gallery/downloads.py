"""What a page offers to be taken along: the file, prints on both papers, a picture that opens again."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from metamaker.core.png_text import with_text
from metamaker.core.share_code import IN_PICTURES
from metamaker.gallery.views import Reader
from metamaker.game.game import Game, file_bytes, required
from metamaker.game.prints import SHEETS, Embed, PrintOptions
from metamaker.prints.files import Print, pdf_file
from metamaker.prints.order import PrintJob, PrintOrder, What, drawn
from metamaker.sheets.drawing import Document, Page
from metamaker.sheets.frame import PageFrame, Paper
from metamaker.sheets.ink import Ink
from metamaker.sheets.pdf import pdf_bytes
from metamaker.sheets.raster import small_picture

PAPERS = (Paper.A4, Paper.LETTER)

PICTURE_WIDTH = 720
"""Pixels of the picture of a sheet: names and numbers can be read, and 10,000 of them take less than 2 GB."""

CARD_WIDTH = 1200
"""Pixels of the picture of a fleet, as wide as those who show links want it."""

FORM = {"json": "application/json", "pdf": "application/pdf", "png": "image/png"}


@dataclass(frozen=True)
class Download:
    """A file beside a page: its name, what it is (`json`, `a4`, `letter`, `png`), its size in bytes."""

    name: str
    what: str
    size: int

    @property
    def kind(self) -> str:
        """The kind of data, as the web calls it."""
        return FORM[self.name.rpartition(".")[2]]


Put = Callable[[str, bytes], None]
"""What writes a file beside the page."""


def usual_ink(game: Game[Any]) -> Ink:
    """Return the ink in which a game is usually printed."""
    return next(iter(required(game.prints).inks.values()))


def design_files(reader: Reader, ref: str, stem: str, code: str, put: Put) -> tuple[tuple[Download, ...], tuple[Page, ...]]:
    """Write the files of one design; return them, and the pages of its sheet on the first paper."""
    game = reader.game
    data = file_bytes(game, required(game.designs).extract(reader.document, (ref,)))
    if game.sheets is None or game.prints is None:
        return (_put(put, f"{stem}.json", "json", data),), ()
    order = PrintOrder(What.CLASSES, only=(ref,))
    prints = [_printed(reader, order, paper) for paper in PAPERS]
    pdfs = [pdf_file(each, usual_ink(game), Embed.SHIP) for each in prints if each.pages]
    return printed_files(data, pdfs, stem, PICTURE_WIDTH, code, put), prints[0].pages


def document_files(reader: Reader, stem: str, code: str, put: Put) -> tuple[Download, ...]:
    """Write the files of a whole document, whose picture is its card."""
    game = reader.game
    data = file_bytes(game, reader.document)
    if game.prints is None:
        return (_put(put, f"{stem}.json", "json", data),)
    ink = usual_ink(game)
    order = PrintOrder(What.PAGES, only=usual_kinds(game))
    prints = [_printed(reader, order, paper) for paper in PAPERS]
    pdfs = [pdf_file(each, ink, Embed.FLEET) for each in prints if each.pages]
    card = pdf_bytes(Document("", "", (game.prints.card(reader.document, reader.language),)), ink)
    return printed_files(data, pdfs, stem, CARD_WIDTH, code, put, card)


def printed_files(
    data: bytes, pdfs: Sequence[bytes], stem: str, width: float, code: str, put: Put, shown: bytes = b""
) -> tuple[Download, ...]:
    """Write a document, its prints on the papers, and a picture with its share code, and return them.

    The picture is the first page of `shown`, else of the first print, so many pixels wide.
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
    """Return what a person sees of a design, its sheet, or of a whole document: its card, or its pages without designs."""
    game = reader.game
    if game.prints is None:
        return ()
    if ref and game.sheets is not None:
        return _printed(reader, PrintOrder(What.CLASSES, only=(ref,)), Paper.A4).pages
    return pages_of(reader) if game.designs is None else (game.prints.card(reader.document, reader.language, is_shared=False),)


def usual_kinds(game: Game[Any]) -> tuple[str, ...]:
    """Return what the print of a document in a gallery has: all before the sheets, with them; all that is usual without any."""
    prints = required(game.prints)
    kinds = tuple(kind for kind in prints.page_kinds() if kind not in prints.on_request())
    return kinds[: kinds.index(SHEETS) + 1] if SHEETS in kinds else kinds


def pages_of(reader: Reader) -> tuple[Page, ...]:
    """Return the pages of a document whose game has no designs, to be looked at."""
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
