"""Documents as PDF bytes: embedded font, repeated drawings and icons stored once, bookmarks; equal for equal documents.

reportlab keeps the file and the fonts; the drawing operators are written here, in millimetres and downwards, because its own
calls spend most of their time on converting one number after another.
"""

import threading
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path as FilePath

from reportlab import rl_config
from reportlab.lib.rl_accel import escapePDF
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfdoc import PDFDocument
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from metamaker.core.ids import slug
from metamaker.core.messages import message, said
from metamaker.core.paths import resource
from metamaker.rendering.bidi import is_mixed
from metamaker.rendering.drawing import (
    BOLD,
    REGULAR,
    Document,
    Drawing,
    Group,
    Icon,
    Op,
    Outline,
    Page,
    Path,
    Role,
    Symbol,
    Text,
)
from metamaker.rendering.form import POINTS, Form, Pieces
from metamaker.rendering.icons import GRID, ICONS_KEPT
from metamaker.rendering.ink import Ink
from metamaker.rendering.metrics import faces, runs
from metamaker.rendering.pdf_objects import Content, Font, Pen, Raw, StoredForm, Stream, reference, resources
from metamaker.rendering.shared_objects import Look, Stock, all_of, repeated

VERSION = "1.7"
"""The version of PDF."""

MARGIN = 2.0
"""Millimetres that strokes may extend beyond the box of a drawing; viewers may omit anything further out."""

_EDGE, _UNSEEN_SIZE, _LINE = 4.0, 0.6, 1.2
"""The place of invisible text on a page, in mm from its edges, and its size."""

_WIDEST_LETTER = 0.75
"""The largest width of capitals and figures, as a fraction of the type size."""

_OPERATORS = {"M": " m\n", "L": " l\n", "C": " c\n", "Z": "h\n"}

OUTLINES_KEPT = 4_000
"""Outlines with cached operators, half a kilobyte each: boxes and bubbles have few sizes, on every sheet."""

_ONE_AT_A_TIME = threading.Lock()
"""Fonts are shared by all files, and record inside themselves the letters used by each file."""


def pdf_bytes(document: Document, ink: Ink) -> bytes:
    """Return `document` as a PDF file, the same bytes for the same document."""
    with _ONE_AT_A_TIME:
        return _pdf_bytes(document, repeated(page.drawing for page in document.pages), ink)


def pdf_of_several(documents: Sequence[Document], ink: Ink) -> bytes:
    """Return a PDF file of the pages of some documents, one after the other, without bookmarks.

    Objects are shared only if they repeat within a document. So a document taken out of the file is not larger than on its own.
    """
    pages = tuple(replace(page, bookmark=None) for document in documents for page in document.pages)
    stock = all_of(repeated(page.drawing for page in document.pages) for document in documents)
    with _ONE_AT_A_TIME:
        return _pdf_bytes(Document("", "", pages), stock, ink)


def subject(language: str) -> str:
    """Return the subject in the properties of our PDF files."""
    return said(message("print-subject"), language)


def flipped(document: Document) -> str:
    """Return the duplex mode of a two-sided document, in the words of PDF; empty for one side."""
    # Papers are turned over like the page of a book, that is around the short edge if they are landscape.
    lies = bool(document.pages) and document.pages[0].drawing.width > document.pages[0].drawing.height
    return f"DuplexFlip{'Short' if lies else 'Long'}Edge" if document.two_sided else ""


def _pdf_bytes(document: Document, stock: Stock, ink: Ink) -> bytes:
    file = BytesIO()
    first = document.pages[0].drawing if document.pages else Drawing(210.0, 297.0, ())
    canvas = Canvas(
        file,
        pagesize=(first.width * POINTS, first.height * POINTS),
        invariant=True,
        pageCompression=True,
        pdfVersion=tuple(map(int, VERSION.split("."))),
        initialFontName=_font(faces()[BOLD].file).fontName,
        lang=document.language,
    )
    canvas.setTitle(document.title)
    canvas.setAuthor(document.author)
    canvas.setSubject(subject(document.language))
    canvas.setCreator("MetaMaker")
    canvas.setProducer("MetaMaker")
    if duplex := flipped(document):
        canvas.setViewerPreference("Duplex", duplex)
    canvas.setViewerPreference("PrintScaling", "None")  # Otherwise printers scale the pages, and rulers would be wrong
    _Writer(canvas, ink).write(document, stock)
    canvas.save()
    return file.getvalue()


rl_config.useA85 = 0  # the text form of compressed streams would add a quarter to every file

_FONT_NAMES: set[bytes] = set()


@cache
def _font(file: str) -> TTFont:
    """Return a font, bundled or given by the user, registered with reportlab."""
    font = Font(f"{slug(FilePath(file).name)}-{len(_FONT_NAMES)}", str(resource("fonts", file)))
    if font.face.name in _FONT_NAMES:
        font.face.name += b"-%d" % len(_FONT_NAMES)  # two files of the user may have fonts of the same name
    _FONT_NAMES.add(font.face.name)
    pdfmetrics.registerFont(font)
    return font


@lru_cache(maxsize=OUTLINES_KEPT)
def _outline(outline: Outline) -> str:
    return "".join([_segment(*segment) for segment in outline])


@lru_cache(maxsize=ICONS_KEPT)
def _icon_outlines(icon: Icon) -> tuple[str, ...]:
    """Return the outlines of the parts of an icon, the same in every file."""
    return tuple(_outline(part.outline) for part in icon.parts)


def _segment(command: str, *numbers: float) -> str:
    if command in "ML":
        x, y = numbers
        # whole numbers, as in outlines of many small squares, take a quarter of the time and half of the room
        return f"{x} {y}{_OPERATORS[command]}" if type(x) is type(y) is int else f"{x:.3f} {y:.3f}{_OPERATORS[command]}"
    return " ".join([f"{number:.3f}" for number in numbers]) + _OPERATORS[command]


class _Writer:
    """Writes the pages of one document; caches its forms and the encoded pieces of its texts."""

    def __init__(self, canvas: Canvas, ink: Ink) -> None:
        self.canvas = canvas
        self.file: PDFDocument = canvas._doc
        self.fills = {role: _rgb(colour, "rg") for role, colour in ink.colours.items()}
        self.strokes = {role: _rgb(colour, "RG") for role, colour in ink.colours.items()}
        self.forms: dict[Drawing, StoredForm] = {}
        self.symbols: dict[Look, StoredForm] = {}
        self.looks: dict[Drawing, str] = {}
        self.texts: dict[tuple[str, str, float, float], str] = {}

    def write(self, document: Document, stock: Stock) -> None:
        """Write the forms, then all pages with their bookmarks."""
        for look in stock.symbols:
            content = Content()
            content.code.append(self._icon(*look))
            self.symbols[look] = self._form_of(content, 0.0, GRID, GRID)
        for drawing in stock.drawings:
            content = Content()
            self._ops(drawing.ops, content, Pen())
            self.forms[drawing] = self._form_of(content, MARGIN, drawing.width, drawing.height)
        form = self._fields(document)
        for number, page in enumerate(document.pages):
            self._page(page, f"page{number}", form.widgets(page) if form else [])
        if form:
            self.file.Catalog.AcroForm = Raw([form.finished()])

    def _fields(self, document: Document) -> Form | None:
        """Return the form of the document, or None if it has no fields."""
        if not any(page.fields for page in document.pages):
            return None
        blank = Drawing(1.0, 1.0, ())
        return Form(document.pages, self._added, lambda field: self._look(field.look or blank), self._look(blank))

    def _added(self, pieces: Pieces) -> str:
        return reference(self.file, Raw(pieces))

    def _look(self, drawing: Drawing) -> str:
        """Return a reference to a drawing as a PDF form, upright in its own coordinates, as fields need it."""
        if drawing not in self.looks:
            content = Content()
            content.code.append(f"1 0 0 -1 0 {drawing.height:.3f} cm")
            self._ops(drawing.ops, content, Pen())
            self.looks[drawing] = self._form_of(content, 0.0, drawing.width, drawing.height).reference
        return self.looks[drawing]

    def _page(self, page: Page, key: str, widgets: list[str]) -> None:
        width, height = page.drawing.width * POINTS, page.drawing.height * POINTS
        content = Content()
        content.code.append(f"{POINTS:.6f} 0 0 {-POINTS:.6f} 0 {height:.6f} cm")
        self._ops(page.drawing.ops, content, Pen())
        content.code.append(self._unseen(page))
        if page.bookmark is not None:
            self.canvas.bookmarkPage(key)
            self.canvas.addOutlineEntry(page.bookmark, key)
        entries = [
            f"/Type/Page/Parent {reference(self.file, self.file.Pages)}/MediaBox[0 0 {width:.4f} {height:.4f}]",
            f"/Contents {reference(self.file, Stream('', content.joined))}{resources(self.file, content.forms)}",
            f"/Annots[{' '.join(widgets)}]" if widgets else "",
        ]
        self.file.addPage(Raw(["<<", *entries, ">>"]))

    def _form_of(self, content: Content, margin: float, width: float, height: float) -> StoredForm:
        """Store the content as a form that may be drawn several times."""
        box = f"{-margin:.3f} {-margin:.3f} {width + margin:.3f} {height + margin:.3f}"
        entries = f"/Type/XObject/Subtype/Form/BBox[{box}]{resources(self.file, content.forms)}"
        number = len(self.symbols) + len(self.forms)
        return StoredForm(f"f{number}", reference(self.file, Stream(entries, content.joined)))

    def _ops(self, ops: tuple[Op, ...], content: Content, pen: Pen, left: float = 0.0, top: float = 0.0) -> None:
        """Add operations moved by `left` and `top`."""
        write = content.code.append
        for op in ops:
            if type(op) is Text:
                write(self._text(op, pen, left, top))
            elif type(op) is Path:
                write(self._path(op, pen, left, top))
            elif type(op) is Group:
                self._group(op, content, pen, left, top)
            elif type(op) is Symbol:
                scale = f"{op.size / GRID:.5f}"
                look = op.icon, op.role, op.ground
                form = self.symbols.get(look)
                drawn = self._icon(*look) if form is None else content.use(form)
                write(f"q {scale} 0 0 {scale} {left + op.x:.3f} {top + op.y:.3f} cm {drawn} Q")

    def _group(self, group: Group, content: Content, pen: Pen, left: float, top: float) -> None:
        write, drawing = content.code.append, group.drawing
        left, top = left + group.x, top + group.y
        scale = "1 0 0 1" if group.scale == 1.0 else f"{group.scale:.3f} 0 0 {group.scale:.3f}"
        moved = f"q {scale} {left:.3f} {top:.3f} cm"
        if drawing.clipped:
            moved += f" 0 0 {drawing.width:.3f} {drawing.height:.3f} re W n"
        form = self.forms.get(drawing)
        if form is not None:
            write(f"{moved} {content.use(form)} Q")
        elif drawing.clipped or group.scale != 1.0 or _outlines(drawing) > 1:
            write(moved)
            self._ops(drawing.ops, content, pen.copy())
            write("Q")
        else:  # shorter without coordinates of its own
            self._ops(drawing.ops, content, pen, left, top)

    def _text(self, text: Text, pen: Pen, left: float, top: float) -> str:
        colour = ""
        if text.role != pen.fill:
            pen.fill = text.role
            colour = f"{self.fills[text.role]}\n"
        shown = self.texts.get((text.text, text.weight, text.size, text.tracking)) or self._shown(text)
        return f"{colour}BT 1 0 0 -1 {left + text.x:.3f} {top + text.y:.3f} Tm {shown}ET"

    def _path(self, path: Path, pen: Pen, left: float, top: float) -> str:
        code = ""
        if path.fill and path.fill != pen.fill:
            pen.fill = path.fill
            code = f"{self.fills[path.fill]}\n"
        if path.stroke and (path.stroke, path.width) != (pen.stroke, pen.width):
            pen.stroke, pen.width = path.stroke, path.width
            code += f"{self.strokes[path.stroke]} {path.width:.3f} w\n"
        paint = ("B*" if path.stroke else "f*") if path.fill else "S" if path.stroke else "n"
        moved = f"1 0 0 1 {left:.3f} {top:.3f} cm " if left or top else ""
        dashed = f"0 J [{path.dash:.3f}] 0 d " if path.dash else ""
        drawn = f"{_outline(path.outline)}{paint}"
        return f"{code}q {moved}{dashed}{drawn} Q" if moved or dashed else f"{code}{drawn}"

    def _shown(self, text: Text) -> str:
        """Return the operators that show a text at any place, the same for equal texts."""
        pieces = self._encoded(text.text, text.weight)
        tracking = f"{text.tracking:.3f} Tc " if text.tracking else ""
        shown = tracking + "".join([f"{font} {text.size:.3f} Tf ({letters}) Tj " for font, letters in pieces])
        after = "0 Tc " if text.tracking else ""
        if is_mixed(text.text):
            # Readers reorder text of one direction, but cannot know the direction in which a mixed text begins.
            written = text.text.encode("utf-16-be").hex()
            shown, after = f"/Span <</ActualText <feff{written}>>> BDC {shown}", f"EMC {after}"
        self.texts[text.text, text.weight, text.size, text.tracking] = shown + after
        return shown + after

    def _unseen(self, page: Page) -> str:
        """Return the codes of a page as text that can be found and copied, but is not drawn."""
        room = int((page.drawing.width - 2 * _EDGE) / (_UNSEEN_SIZE * _WIDEST_LETTER))
        rows = [code[place : place + room] for code in page.codes for place in range(0, len(code), room)]
        if not rows:
            return ""
        drawn = []
        for number, row in enumerate(rows):
            y = page.drawing.height - _EDGE - (len(rows) - 1 - number) * _UNSEEN_SIZE * _LINE
            pieces = "".join(f"{font} {_UNSEEN_SIZE:.3f} Tf ({letters}) Tj " for font, letters in self._encoded(row, REGULAR))
            drawn.append(f"1 0 0 -1 {_EDGE:.3f} {y:.3f} Tm {pieces}")
        return f"BT 3 Tr {''.join(drawn)}0 Tr ET\n"

    def _encoded(self, text: str, weight: str) -> list[tuple[str, str]]:
        """Return the runs of `text`, each with the part of the font for its letters."""
        return [
            (font.getSubsetInternalName(subset, self.file), escapePDF(letters))
            for font, run in ((_font(face.file), run) for face, run in runs(text, weight))
            for subset, letters in font.splitString(run, self.file)
        ]

    def _icon(self, icon: Icon, role: Role, ground: Role) -> str:
        code = [f"{self.strokes[role]}\n"]
        for part, outline in zip(icon.parts, _icon_outlines(icon), strict=True):
            if part.width:
                code.append(f"{part.width:.3f} w\n{outline}S\n")
            else:
                code.append(f"{self.fills[ground if part.hole else role]}\n{outline}f*\n")
        return "".join(code)


def _outlines(drawing: Drawing) -> int:
    return sum([type(op) is Path for op in drawing.ops])


def _rgb(colour: tuple[int, int, int], operator: str) -> str:
    return f"{' '.join([f'{part / 255:.3f}' for part in colour])} {operator}"
