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
from typing import TypeVar

from reportlab import rl_config
from reportlab.lib.rl_accel import escapePDF
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfdoc import PDFDocument, PDFObject
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from typing_extensions import override

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
_ROUND_ENDS = "1 J 1 j\n"

OUTLINES_KEPT = 4_000
"""Outlines with cached operators, half a kilobyte each: boxes and bubbles have few sizes, on every sheet."""

_ONE_AT_A_TIME = threading.Lock()
"""Fonts are shared by all files, and record inside themselves the letters used by each file."""

Key = TypeVar("Key")


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


class _Raw(PDFObject):  # type: ignore[misc]
    """An object of the file with ready-made text."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces

    def format(self, _: object) -> bytes:
        """Return the text; reportlab calls this when the file is closed."""
        return "".join(self.pieces).encode("ascii")


class _Font(TTFont):  # type: ignore[misc]
    """A font with the widths of its letters as one text, because reportlab makes an object of each number."""

    @override
    def addObjects(self, doc: PDFDocument) -> None:
        subsets = self.state[doc].subsets
        super().addObjects(doc)
        for number, subset in enumerate(subsets):
            font = doc.idToObject["BasicFonts"].dict[f"{doc.fontMapping[self.fontName][1:]}+{number}"]
            widths = [f"{self.face.getCharWidth(letter):.6g}" for letter in subset]
            font.Widths = _Raw(["[", " ".join(widths), "]"])


_FONT_NAMES: set[bytes] = set()


@cache
def _font(file: str) -> TTFont:
    """Return a font, bundled or given by the user, registered with reportlab."""
    font = _Font(f"{slug(FilePath(file).name)}-{len(_FONT_NAMES)}", str(resource("fonts", file)))
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
        self.fills = {role: _rgb(colour, "rg") for role, colour in ink.colours.items()}
        self.strokes = {role: _rgb(colour, "RG") for role, colour in ink.colours.items()}
        self.forms: dict[Drawing, str] = {}
        self.symbols: dict[Look, str] = {}
        self.looks: dict[Drawing, str] = {}
        self.texts: dict[tuple[str, str], list[tuple[str, str]]] = {}

    def write(self, document: Document, stock: Stock) -> None:
        """Write the forms, then all pages with their bookmarks."""
        for look in stock.symbols:
            self._begin(self.symbols, look, 0.0, GRID, GRID)
            self.canvas.addLiteral(self._icon(*look))
            self.canvas.endForm()
        for drawing in stock.drawings:
            self._begin(self.forms, drawing, MARGIN, drawing.width, drawing.height)
            self._ops(drawing.ops)
            self.canvas.endForm()
        form = self._form(document)
        for number, page in enumerate(document.pages):
            self._page(page, f"page{number}", form.widgets(page) if form else [])
        if form:
            self.canvas._doc.Catalog.AcroForm = _Raw([form.finished()])

    def _form(self, document: Document) -> Form | None:
        """Return the form of the document, or None if it has no fields."""
        if not any(page.fields for page in document.pages):
            return None
        blank = Drawing(1.0, 1.0, ())
        return Form(document.pages, self._added, lambda field: self._look(field.look or blank), self._look(blank))

    def _added(self, pieces: Pieces) -> str:
        return self._reference(_Raw(pieces))

    def _reference(self, content: PDFObject) -> str:
        file = self.canvas._doc
        number, version = file.idToObjectNumberAndVersion[file.Reference(content).name]
        return f"{number} {version} R"

    def _look(self, drawing: Drawing) -> str:
        """Return a reference to a drawing as a PDF form, upright in its own coordinates, as fields need it."""
        if drawing not in self.looks:
            name = f"l{len(self.looks)}"
            self.canvas.beginForm(name, 0.0, 0.0, drawing.width, drawing.height)
            self.canvas.addLiteral(f"1 0 0 -1 0 {drawing.height:.3f} cm\n{_ROUND_ENDS}")
            self._ops(drawing.ops)
            self.canvas.endForm()
            file = self.canvas._doc
            self.looks[drawing] = self._reference(file.idToObject[file.getXObjectName(name)])
        return self.looks[drawing]

    def _page(self, page: Page, key: str, widgets: list[str]) -> None:
        width, height = page.drawing.width * POINTS, page.drawing.height * POINTS
        self.canvas.setPageSize((width, height))
        self.canvas.addLiteral(f"{POINTS:.6f} 0 0 {-POINTS:.6f} 0 {height:.6f} cm\n{_ROUND_ENDS}")
        self._ops(page.drawing.ops)
        self.canvas.addLiteral(self._unseen(page))
        if page.bookmark is not None:
            self.canvas.bookmarkPage(key)
            self.canvas.addOutlineEntry(page.bookmark, key)
        if widgets:
            self.canvas._annotationrefs = _Raw(["[", " ".join(widgets), "]"])
        self.canvas.showPage()

    def _begin(self, names: dict[Key, str], key: Key, margin: float, width: float, height: float) -> None:
        names[key] = name = f"f{len(self.symbols)}.{len(self.forms)}"
        self.canvas.beginForm(name, -margin, -margin, width + margin, height + margin)
        self.canvas.addLiteral(_ROUND_ENDS)

    def _ops(self, ops: tuple[Op, ...]) -> None:
        literal = self.canvas.addLiteral
        for op in ops:
            if type(op) is Text:
                literal(self._text(op))
            elif type(op) is Path:
                literal(self._path(op))
            elif type(op) is Group:
                literal(f"q {op.scale:.3f} 0 0 {op.scale:.3f} {op.x:.3f} {op.y:.3f} cm")
                if op.drawing.clipped:
                    literal(f"0 0 {op.drawing.width:.3f} {op.drawing.height:.3f} re W n")
                form = self.forms.get(op.drawing)
                if form is None:
                    self._ops(op.drawing.ops)
                else:
                    self.canvas.doForm(form)
                literal("Q")
            elif type(op) is Symbol:
                scale = op.size / GRID
                literal(f"q {scale:.5f} 0 0 {scale:.5f} {op.x:.3f} {op.y:.3f} cm")
                look = op.icon, op.role, op.ground
                form = self.symbols.get(look)
                if form is None:
                    literal(self._icon(*look))
                else:
                    self.canvas.doForm(form)
                literal("Q")

    def _text(self, text: Text) -> str:
        key = text.text, text.weight
        pieces = self.texts.get(key)
        if pieces is None:
            pieces = self.texts[key] = self._encoded(*key)
        tracking = f"{text.tracking:.3f} Tc " if text.tracking else ""
        shown = "".join([f"{font} {text.size:.3f} Tf ({letters}) Tj " for font, letters in pieces])
        after = "0 Tc " if text.tracking else ""
        if is_mixed(text.text):
            # Readers reorder text of one direction, but cannot know the direction in which a mixed text begins.
            written = text.text.encode("utf-16-be").hex()
            shown, after = f"/Span <</ActualText <feff{written}>>> BDC {shown}", f"EMC {after}"
        return f"BT {self.fills[text.role]} {tracking}1 0 0 -1 {text.x:.3f} {text.y:.3f} Tm {shown}{after}ET\n"

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
        file = self.canvas._doc
        return [
            (font.getSubsetInternalName(subset, file), escapePDF(letters))
            for font, run in ((_font(face.file), run) for face, run in runs(text, weight))
            for subset, letters in font.splitString(run, file)
        ]

    def _path(self, path: Path) -> str:
        code, paint = [], "n"
        if path.fill:
            code.append(self.fills[path.fill])
            paint = "f*"
        if path.stroke:
            code.append(f"{self.strokes[path.stroke]} {path.width:.3f} w")
            paint = "B*" if path.fill else "S"
        drawn = f"{' '.join(code)}\n{_outline(path.outline)}{paint}\n"
        if path.dash:
            return f"q 0 J [{path.dash:.3f}] 0 d {drawn}Q\n"
        return drawn

    def _icon(self, icon: Icon, role: Role, ground: Role) -> str:
        code = [f"{self.strokes[role]}\n"]
        for part, outline in zip(icon.parts, _icon_outlines(icon), strict=True):
            if part.width:
                code.append(f"{part.width:.3f} w\n{outline}S\n")
            else:
                code.append(f"{self.fills[ground if part.hole else role]}\n{outline}f*\n")
        return "".join(code)


def _rgb(colour: tuple[int, int, int], operator: str) -> str:
    return f"{' '.join([f'{part / 255:.3f}' for part in colour])} {operator}"
