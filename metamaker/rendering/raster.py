"""Pages as PNG pictures: those of a PDF file, or one page to share on screens with a text inside."""

import struct
import zlib
from collections.abc import Sequence
from io import BytesIO

import pypdfium2

from metamaker.core.png_text import with_text
from metamaker.rendering.drawing import Document, Drawing, Page
from metamaker.rendering.ink import Ink
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.pdfium import pages_of

FEW_COLOURS = 128

_COMPRESSION = 4
"""The compression of small pictures: more of it saves a fiftieth of the size for a fifth more time."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def page_pictures(pdf: bytes, dots_per_inch: float = 96.0) -> tuple[bytes, ...]:
    """Return each page of `pdf`, with the filled-in values of fields, as the bytes of a PNG file."""
    with pages_of(pdf) as document:
        if document.get_formtype():
            document.init_forms()
        return tuple(_picture(page, dots_per_inch) for page in document)


def clear_pictures(drawings: Sequence[tuple[Drawing, int]], ink: Ink) -> tuple[bytes, ...]:
    """Return drawings as PNG files, each this many pixels wide, transparent where nothing is drawn."""
    pdf = pdf_bytes(Document("", "", tuple(Page(drawing) for drawing, _ in drawings)), ink)
    with pages_of(pdf) as document:
        return tuple(
            _picture(page, pixels * 25.4 / drawing.width, _CLEAR)
            for page, (drawing, pixels) in zip(document, drawings, strict=True)
        )


_WHITE, _CLEAR = (255, 255, 255, 255), (255, 255, 255, 0)


def _picture(page: pypdfium2.PdfPage, dots_per_inch: float, ground: tuple[int, int, int, int] = _WHITE) -> bytes:
    bitmap = page.render(scale=dots_per_inch / 72, rev_byteorder=True, prefer_bgrx=False, fill_color=ground)
    width, height, stride, depth = bitmap.width, bitmap.height, bitmap.stride, bitmap.n_channels
    pixels = bytes(bitmap.buffer)
    rows = b"".join(b"\0" + pixels[start : start + width * depth] for start in range(0, stride * height, stride))
    header = struct.pack(">IIBBBBB", width, height, 8, {1: 0, 3: 2, 4: 6}[depth], 0, 0, 0)
    return _SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(rows, 6)) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


CARD_WIDTH, CARD_HEIGHT = 160.0, 90.0
"""Millimetres of a card, in the shape of a screen."""

WIDTH_IN_PIXELS = 1200
"""Trades sharp small print against the size of the file: a line of a sheet is as wide as a usual screen.

Others were not tried.
"""


def page_picture(page: Page, ink: Ink, width: float) -> bytes:
    """Return `page` as a PNG picture `width` pixels wide."""
    pdf = pdf_bytes(Document(page.bookmark or "", "", (page,)), ink)
    (png,) = page_pictures(pdf, width * 25.4 / page.drawing.width)
    return png


def small_picture(pdf: bytes, width: float) -> bytes:
    """Return the first page of `pdf` as a PNG picture `width` pixels wide, of few colours.

    Sheets have some ten colours and mixtures of them at edges. The file has a third of the bytes of a full picture, without a
    visible difference.
    """
    from PIL.Image import Dither, Quantize

    with pages_of(pdf) as document:
        page = document[0]  # Each access reads the page again
        image = page.render(scale=width / page.get_width(), rev_byteorder=True, prefer_bgrx=False).to_pil()
    few = image.quantize(FEW_COLOURS, method=Quantize.FASTOCTREE, dither=Dither.NONE)
    file = BytesIO()
    few.save(file, "png", compress_level=_COMPRESSION)
    return file.getvalue()


def picture(page: Page, ink: Ink, keyword: str, text: str) -> bytes:
    """Return `page` as a PNG picture 1200 pixels wide with `text`, ASCII, under `keyword`; without it if the text is empty."""
    png = page_picture(page, ink, WIDTH_IN_PIXELS)
    return with_text(png, keyword, text) if text else png
