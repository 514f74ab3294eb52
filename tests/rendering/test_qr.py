"""QR codes: what a reader of another maker sees in the print, sizes, and one clean outline."""

import pytest
import segno
import zxingcpp
from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.rendering.drawing import Document, Drawing, Group, Page, Path
from metamaker.rendering.ink import COLOUR, INK
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.qr import LARGEST_MODULE, SMALLEST_MODULE, QrCode, qr, room_of
from metamaker.rendering.raster import page_pictures
from metamaker.rendering.shapes import contains, enclosed_area, polygons
from tests.examples import examples
from tests.rendering.pixels import grey_pixels

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


def seen(code: QrCode, dots_per_inch: float) -> list[str]:
    """Return the texts found by a reader on a page with only the code and its quiet zone."""
    side = code.drawing.width + 2 * code.quiet
    page = Page(Drawing(side, side, (Group(code.quiet, code.quiet, code.drawing),)))
    (png,) = page_pictures(pdf_bytes(Document("", "", (page,)), COLOUR), dots_per_inch)
    return [found.text for found in zxingcpp.read_barcodes(grey_pixels(png))]


@given(st.text(LETTERS, max_size=520).map("MM1-".__add__))
@settings(max_examples=examples(25))
def test_a_reader_sees_the_text(text: str) -> None:
    code = qr(text, 20.0, 26.0)
    assert code is not None
    assert seen(code, 200) == [text]


@pytest.mark.parametrize(("letters", "side"), [(10, 12.6), (100, 19.8), (300, 20.0), (500, 20.8), (660, 23.36)])
def test_a_code_is_as_large_as_usual_or_as_it_must_be(letters: int, side: float) -> None:
    code = qr("A" * letters, 20.0, 26.0)
    assert code is not None
    assert code.drawing.width == code.drawing.height == pytest.approx(side)
    assert SMALLEST_MODULE - 1e-9 <= code.quiet / 4 <= LARGEST_MODULE + 1e-9


@pytest.mark.parametrize("letters", [25, 26, 47, 48, 367, 368, 397, 398, 535])
def test_its_room_is_known_before_it_is_made(letters: int) -> None:
    code, room = qr("A" * letters, 20.0, 30.0), room_of("A" * letters, 20.0, 30.0)
    assert code is not None
    assert room is not None
    assert (code.drawing.width, code.quiet) == (room.side, room.quiet)
    assert room.modules == len(segno.make_qr("A" * letters, error="l", mode="alphanumeric").matrix)


@pytest.mark.parametrize("letters", [759, 4296, 4297, 100_000])
def test_what_would_be_too_dense_is_none(letters: int) -> None:
    assert qr("A" * letters, 20.0, 26.0) is None


def test_it_is_one_path_of_closed_lines_whose_holes_run_backwards() -> None:
    code = qr("HERON", 20.0, 26.0)
    assert code is not None
    (squares,) = code.drawing.ops
    assert isinstance(squares, Group)
    assert squares.scale == code.quiet / 4
    (path,) = squares.drawing.ops
    assert isinstance(path, Path)
    assert (path.fill, path.stroke) == (INK, None)
    assert all(closed for _, closed in polygons(path.outline))
    side = round(squares.drawing.width)
    middles = [(x + 0.5, y + 0.5) for x in range(side) for y in range(side)]
    dark = sum(contains(path.outline, x, y) for x, y in middles)
    assert enclosed_area(path.outline) == dark
    assert 0.35 < dark / side**2 < 0.6
