"""Of a clipped drawing nothing is seen outside of its box: on paper, in a window, and to the proof-reader."""

from metamaker.rendering.drawing import Document, Drawing, Group, Page, Path
from metamaker.rendering.ink import COLOUR, INK
from metamaker.rendering.page_proof import proof
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.proof import Area, marks
from metamaker.rendering.raster import page_pictures
from metamaker.rendering.shapes import box
from metamaker.rendering.svg import page_svg
from metamaker.rendering.text_fitting import line
from tests.rendering.pixels import grey_pixels

DOTS_PER_INCH = 25.4
"""A pixel is a mm."""

MAP = Drawing(60.0, 60.0, (Path(box(0.0, 0.0, 60.0, 60.0), fill=INK), line(36.0, 8.0, "far away", 4.0)))


def page() -> Page:
    part = Drawing(20.0, 20.0, (Group(-20.0, -20.0, MAP),), clipped=True)
    return Page(Drawing(40.0, 40.0, (Group(10.0, 10.0, part),)))


def test_paper_shows_what_lies_in_the_box() -> None:
    (png,) = page_pictures(pdf_bytes(Document("", "", (page(),)), COLOUR), DOTS_PER_INCH)
    shown = grey_pixels(png)
    dark = {(x, y) for y in range(40) for x in range(40) if shown[y, x] < 128}
    middle, around = ({(x, y) for x in each for y in each} for each in (range(11, 29), range(9, 31)))
    assert middle <= dark <= around


def test_a_picture_for_browsers_has_a_box_of_its_own_for_it() -> None:
    assert '<svg width="20" height="20">' in page_svg(page(), COLOUR)


def test_the_proof_reader_sees_what_is_left_of_it() -> None:
    assert [mark.area for mark in marks(page())] == [Area(10.0, 10.0, 30.0, 30.0)]
    assert proof(page(), COLOUR).faults == ()
