"""Drawings on a painter: the picture is that of the print, letters stand where they were measured."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from metamaker.app.painting import painter as painter_module
from metamaker.app.painting.painter import paint
from metamaker.app.painting.shapes import LARGEST, glyph_runs, lettered
from metamaker.game_api.game import required
from metamaker.game_api.prints import PrintOptions
from metamaker.opening import open_file
from metamaker.rendering.drawing import BOLD, REGULAR, Document, Drawing, Group, Icon, IconPart, Op, Page, Path, Symbol
from metamaker.rendering.imposition import imposed
from metamaker.rendering.ink import ALERT, COLOUR, INK, TINT, Ink
from metamaker.rendering.metrics import text_width
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.raster import page_pictures
from metamaker.rendering.shapes import box, rule
from metamaker.rendering.text_fitting import line
from tests.app.conftest import SAMPLES

pytestmark = pytest.mark.usefixtures("qapp")

SIDE = 40.0


def picture(drawing: Drawing, ink: Ink, width: int, height: int, scale: float, area: QRectF | None = None) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint(painter, drawing, ink, scale, area)
    painter.end()
    return image


def small(*ops: Op, scale: float = 10.0) -> QImage:
    return picture(Drawing(SIDE, SIDE, ops), COLOUR, round(SIDE * scale), round(SIDE * scale), scale)


def colour(image: QImage, x: float, y: float, scale: float = 10.0) -> str:
    return image.pixelColor(round(x * scale), round(y * scale)).name()


def difference(one: QImage, other: QImage) -> float:
    """Mean difference of a channel, 0 to 255."""
    first, second = (bytes(image.constBits()) for image in (one, other))
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first) * 4 / 3


def record_sheet() -> tuple[Page, Ink]:
    opened = open_file(str(SAMPLES / "the-ninewater-procession.json"))
    game, fleet = opened.game, opened.document
    options = PrintOptions()
    sheets = required(game.sheets)
    leaves = sheets.sheet(fleet, required(game.designs).subjects(fleet, False)[0], options).leaves
    return imposed(leaves, sheets.slots(options))[0], required(game.prints).inks["colour"]


@pytest.mark.parametrize("dots", [96, 144, 192])
def test_a_page_looks_as_it_does_in_print(dots: int) -> None:
    page, ink = record_sheet()
    pdf = pdf_bytes(Document("A", "B", (page,)), ink)
    printed = QImage.fromData(page_pictures(pdf, dots)[0]).convertToFormat(QImage.Format.Format_RGB32)
    image = QImage(printed.size(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    # the picture of the print is stretched to whole pixels
    across, down = printed.width() / page.drawing.width, printed.height() / page.drawing.height
    painter.scale(across, down)
    paint(painter, page.drawing, ink, 1.0)
    painter.end()
    assert difference(image, printed) < 3.0


@pytest.mark.parametrize("weight", [REGULAR, BOLD])
@pytest.mark.parametrize(("text", "tracking"), [("AVAToffi Wave", 0.0), ("PORT", 0.5)])
def test_every_letter_stands_where_it_was_measured(text: str, weight: str, tracking: float) -> None:
    (run,) = glyph_runs(text, weight, 10.0, tracking)
    measured = [text_width(text[:place], 10.0, weight) + tracking * place for place in range(len(text))]
    assert [position.x() for position in run.positions()] == pytest.approx(measured)
    assert len(run.glyphIndexes()) == len(text)


def test_outlines_of_large_letters_are_as_wide_as_measured() -> None:
    drawn = lettered("HH", BOLD, 0.0).boundingRect()
    assert drawn.width() == pytest.approx(text_width("HH", 1.0, BOLD), rel=0.1)


@pytest.mark.parametrize("size", [3.0, LARGEST / 10 + 1])
def test_text_of_any_size_stands_on_its_baseline_in_its_role(size: float) -> None:
    image = small(line(4.0, 20.0, "HHH", size, weight=BOLD, role=ALERT))
    inked = [y for y in range(image.height()) if any(image.pixelColor(x, y).lightness() < 140 for x in range(image.width()))]
    assert inked[-1] == pytest.approx(200, abs=1)
    assert inked[0] == pytest.approx(200 - 7.1 * size, abs=2)


def test_outlines_are_filled_even_odd() -> None:
    ring = box(5.0, 5.0, 30.0, 30.0) + box(15.0, 15.0, 10.0, 10.0)
    image = small(Path(ring, fill=INK))
    assert [colour(image, x, 20.0) for x in (2, 10, 20, 30)] == ["#ffffff", "#1b1f24", "#ffffff", "#1b1f24"]


def test_holes_of_icons_are_drawn_in_the_role_of_the_ground() -> None:
    icon = Icon("ring", (IconPart(box(2, 2, 20, 20), 0.0, hole=False), IconPart(box(8, 8, 8, 8), 0.0, hole=True)))
    image = small(Symbol(0.0, 0.0, 24.0, icon, INK, TINT))
    assert [colour(image, x, 12.0) for x in (4, 12, 20)] == ["#1b1f24", "#f3f5f7", "#1b1f24"]


def test_dashes_are_as_long_as_their_gaps() -> None:
    image = small(rule(0.0, 20.0, 40.0, INK, 2.0, dash=4.0))
    assert [colour(image, x, 20.0) for x in (2, 6, 10, 14)] == ["#1b1f24", "#ffffff"] * 2


def test_a_group_is_scaled_with_all_that_it_holds() -> None:
    inner = Drawing(10.0, 10.0, (Path(box(0.0, 0.0, 5.0, 5.0), fill=INK), line(0.0, 9.0, "H", 3.0)))
    enlarged = small(Group(4.0, 4.0, inner, scale=2.0))
    direct = small(Path(box(4.0, 4.0, 10.0, 10.0), fill=INK), line(4.0, 22.0, "H", 6.0))
    assert difference(enlarged, direct) < 0.01


def test_a_screen_of_two_pixels_a_pixel_gets_what_twice_the_scale_gives() -> None:
    page, ink = record_sheet()
    image = QImage(794, 800, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(2.0)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint(painter, page.drawing, ink, 2.0)
    painter.end()
    image.setDevicePixelRatio(1.0)
    assert image == picture(page.drawing, ink, 794, 800, 4.0)


def test_a_painter_that_is_turned_turns_text_too() -> None:
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.translate(400, 0)
    painter.rotate(90)
    paint(painter, Drawing(SIDE, SIDE, (line(4.0, 20.0, "HHHHHH", 3.0),)), COLOUR, 10.0)
    painter.end()
    dark = [(x, y) for x in range(400) for y in range(400) if image.pixelColor(x, y).lightness() < 120]
    assert max(x for x, _ in dark) - min(x for x, _ in dark) < 40
    assert max(y for _, y in dark) - min(y for _, y in dark) > 80


def squares() -> Iterator[QRect]:
    for x in range(0, 400, 150):
        for y in range(0, 500, 170):
            yield QRect(x, y, 150, 170)


def test_pages_painted_piece_by_piece_are_whole() -> None:
    page, ink = record_sheet()
    whole = picture(page.drawing, ink, 400, 500, 3.0)
    pieced = QImage(whole.size(), QImage.Format.Format_RGB32)
    pieced.fill(QColor("white"))
    painter = QPainter(pieced)
    for square in squares():
        painter.setClipRect(square)
        area = QRectF(square.x() / 3, square.y() / 3, square.width() / 3, square.height() / 3)
        paint(painter, page.drawing, ink, 3.0, area)
    painter.end()
    assert max(abs(one - other) for one, other in zip(bytes(pieced.constBits()), bytes(whole.constBits()), strict=True)) <= 6


@pytest.mark.parametrize("scale", [3.0, 3.78, 6.1])
def test_pieces_that_are_stamped_look_as_if_they_were_painted(monkeypatch: pytest.MonkeyPatch, scale: float) -> None:
    page, ink = record_sheet()
    stamped = picture(page.drawing, ink, 700, 900, scale)
    monkeypatch.setattr(painter_module, "STAMP", 0.0)
    painted = picture(page.drawing, ink, 700, 900, scale)
    assert stamped != painted
    assert difference(stamped, painted) < 1.0


def test_of_a_clipped_drawing_what_lies_in_its_box_is_painted() -> None:
    whole = Drawing(40.0, 40.0, (Path(box(0.0, 0.0, 40.0, 40.0), fill=ALERT),))
    part = Drawing(10.0, 10.0, (Group(-5.0, -5.0, whole),), clipped=True)
    image = small(Group(10.0, 10.0, part), Path(box(30.0, 30.0, 5.0, 5.0), fill=INK))
    shown = [colour(image, *point) for point in ((9.0, 15.0), (11.0, 11.0), (19.0, 19.0), (21.0, 15.0), (32.0, 32.0))]
    assert shown == ["#ffffff", COLOUR[ALERT].css, COLOUR[ALERT].css, "#ffffff", COLOUR[INK].css]
