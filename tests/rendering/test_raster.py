"""Pages as pictures."""

import struct

from metamaker.rendering.drawing import Path
from metamaker.rendering.ink import COLOUR, INK
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.raster import page_pictures
from metamaker.rendering.shapes import box
from tests.rendering.drafts import document, page, specimen


def test_every_page_becomes_a_png_of_its_size() -> None:
    pictures = page_pictures(pdf_bytes(specimen(), COLOUR), 72.0)
    assert len(pictures) == 2
    for picture in pictures:
        assert picture.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack(">II", picture[16:24]) in {(595, 842), (596, 842)}


def test_ink_darkens_the_picture() -> None:
    blank, black = (
        page_pictures(pdf_bytes(document(page(*ops)), COLOUR), 20.0)[0]
        for ops in ((), (Path(box(20, 20, 100, 100), fill=INK),))
    )
    assert blank != black
