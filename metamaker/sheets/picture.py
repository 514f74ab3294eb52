"""A page as one picture to be shared on screens, with a text inside."""

from metamaker.core.png_text import with_text
from metamaker.sheets.drawing import Document, Page
from metamaker.sheets.ink import Ink
from metamaker.sheets.pdf import pdf_bytes
from metamaker.sheets.raster import page_pictures

CARD_WIDTH, CARD_HEIGHT = 160.0, 90.0
"""Millimetres of a card, in the shape of a screen."""

WIDTH_IN_PIXELS = 1200


def picture(page: Page, ink: Ink, keyword: str, text: str) -> bytes:
    """Return `page` as a PNG picture 1200 pixels wide that carries `text`, ASCII, under `keyword`; nothing if that is empty."""
    pdf = pdf_bytes(Document(page.bookmark or "", "", (page,)), ink)
    (png,) = page_pictures(pdf, WIDTH_IN_PIXELS * 25.4 / page.drawing.width)
    return with_text(png, keyword, text) if text else png
