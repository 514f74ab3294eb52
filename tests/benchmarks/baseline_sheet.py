"""A page like a record sheet, drawn by hand with the PDF library alone: the yardstick for our own pages. Never changed.

It has what a cruiser's sheet has (a head, ten cards, five boxes, some sixty icons, a hundred bubbles, a weapon table, a
plot), with icons, bubbles and rows of bubbles stored once as forms, and no layout at all: every place is written down.
"""

from io import BytesIO

from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from metamaker.core.paths import resource

INK, QUIET, VIOLET, BLUE = (0.1, 0.12, 0.14), (0.36, 0.4, 0.44), (0.48, 0.31, 0.64), (0.12, 0.44, 0.7)
BOXES = ((36, 28, 165, 26), (36, 57, 49, 57), (87.5, 57, 62, 57), (152, 57, 49, 57), (36, 116, 165, 26))
ICONS = 24


def by_hand(pages: int, designs: int) -> bytes:
    """Return a PDF of `pages` pages that show `designs` different ships in turn."""
    for weight in ("Regular", "Bold"):
        pdfmetrics.registerFont(TTFont(f"Hand-{weight}", str(resource("fonts", f"RobotoCondensed-{weight}.ttf"))))
    file = BytesIO()
    canvas = Canvas(file, pagesize=(210 * mm, 297 * mm), invariant=True, pageCompression=True, initialFontName="Hand-Bold")
    _forms(canvas)
    for design in range(designs):
        canvas.beginForm(f"body{design}", 0, 0, 210 * mm, 297 * mm)
        _body(canvas, design)
        canvas.endForm()
    for page in range(pages):
        _head(canvas, page)
        canvas.doForm(f"body{page % designs}")
        canvas.bookmarkPage(f"page{page}")
        canvas.addOutlineEntry(f"Ship {page}", f"page{page}")
        canvas.showPage()
    canvas.save()
    return file.getvalue()


def _forms(canvas: Canvas) -> None:
    canvas.beginForm("bubble", -1, -1, 11, 11)
    canvas.setStrokeColorRGB(*INK)
    canvas.setLineWidth(0.8)
    canvas.circle(4.7, 4.7, 4.5)
    canvas.endForm()
    for count in range(1, 13):
        canvas.beginForm(f"row{count}", -1, -1, 12 * count, 11)
        for place in range(count):
            canvas.saveState()
            canvas.translate(place * 10.5, 0)
            canvas.doForm("bubble")
            canvas.restoreState()
        canvas.endForm()
    for number in range(ICONS):
        canvas.beginForm(f"icon{number}", 0, 0, 15, 15)
        canvas.setFillColorRGB(*(VIOLET if number % 2 else BLUE))
        canvas.roundRect(0, 0, 14.7, 14.7, 3, stroke=0, fill=1)
        canvas.setStrokeColorRGB(1, 1, 1)
        canvas.setLineWidth(1.2)
        path = canvas.beginPath()
        path.moveTo(3, 3)
        for step in range(4):
            path.curveTo(3 + step, 11 - number / 4, 9, 3 + step, 11, 11 - step)
        canvas.drawPath(path)
        canvas.endForm()


def _text(canvas: Canvas, x: float, y: float, text: str, size: float, bold: bool = False) -> None:
    canvas.setFont("Hand-Bold" if bold else "Hand-Regular", size * mm)
    canvas.drawString(x * mm, (297 - y) * mm, text)


def _put(canvas: Canvas, form: str, x: float, y: float) -> None:
    canvas.saveState()
    canvas.translate(x * mm, (297 - y) * mm)
    canvas.doForm(form)
    canvas.restoreState()


def _head(canvas: Canvas, page: int) -> None:
    canvas.setFillColorRGB(*INK)
    _text(canvas, 9, 17, f"Ship {page}", 10.5, bold=True)
    _text(canvas, 9, 22, "Lantern class, Mk II, Second Tidewatch", 3.3)
    _text(canvas, 100, 289, f"page 1 of 1, {page}", 2.2)
    canvas.setLineWidth(1.7)
    canvas.line(9 * mm, 272 * mm, 201 * mm, 272 * mm)


def _body(canvas: Canvas, design: int) -> None:
    for card in range(10):
        y = 28 + 14 * card
        canvas.setFillColorRGB(0.95, 0.96, 0.97)
        canvas.roundRect(9 * mm, (297 - y - 12) * mm, 24 * mm, 12 * mm, 3, stroke=0, fill=1)
        _put(canvas, f"icon{card}", 10.6, y + 7)
        canvas.setFillColorRGB(*INK)
        _text(canvas, 25, y + 7, str(design + card), 6, bold=True)
        canvas.setFillColorRGB(*QUIET)
        _text(canvas, 14, y + 11, "target rating", 2.15)
    for number, box in enumerate(BOXES):
        _box(canvas, design + number, *box)
    for row in range(4):
        _weapon(canvas, row, 152 + 7 * row)
    for turn in range(12):
        canvas.roundRect((36 + turn * 13.75) * mm, 90 * mm, 12.9 * mm, 8.6 * mm, 2)
        _text(canvas, 42 + turn * 13.75, 197, str(turn + 1), 2.4)


def _box(canvas: Canvas, design: int, x: float, y: float, width: float, height: float) -> None:
    canvas.setStrokeColorRGB(0.6, 0.64, 0.68)
    canvas.setLineWidth(0.7)
    canvas.roundRect(x * mm, (297 - y - height) * mm, width * mm, height * mm, 3.4)
    canvas.setFillColorRGB(*INK)
    canvas.rect(x * mm, (297 - y - 5.2) * mm, width * mm, 5.2 * mm, stroke=0, fill=1)
    canvas.setFillColorRGB(1, 1, 1)
    _text(canvas, x + 2, y + 3.8, "STARBOARD", 3.1, bold=True)
    canvas.setFillColorRGB(*INK)
    for row in range(4):
        _put(canvas, f"row{3 + (design + row) % 10}", x + 2, y + 10 + 4 * row)
    for cell in range(6):
        left, low = x + 2 + cell % 3 * 15, y + 30 + cell // 3 * 6.5
        _put(canvas, f"icon{(design + cell) % ICONS}", left, low)
        _text(canvas, left + 6, low - 1.5, str(design + cell), 3.5, bold=True)
        _put(canvas, f"row{1 + cell % 2}", left + 9, low - 1)


def _weapon(canvas: Canvas, row: int, y: float) -> None:
    for text, x in (("A", 38), (f"Glass lance {row}", 43), ("2 ×", 92), ("D8", 98), ("+1", 104), ("30", 116), ("AM DM", 182)):
        _text(canvas, x, y, text, 3.5, bold=True)
    for place in range(8):
        _put(canvas, f"icon{(row + place) % ICONS}", 120 + 7 * place, y + 1)
    canvas.setLineWidth(0.5)
    canvas.line(36 * mm, (295 - y) * mm, 201 * mm, (295 - y) * mm)
