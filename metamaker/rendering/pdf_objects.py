"""Objects of a PDF file as ready-made text; reportlab numbers them and writes them down.

Its own objects for streams and pages spend most of the time of a file on sorting and converting the same few entries.
"""

import zlib
from collections.abc import Mapping
from typing import NamedTuple

from reportlab.pdfbase.pdfdoc import PDFDocument, PDFObject
from reportlab.pdfbase.ttfonts import TTFont
from typing_extensions import override

from metamaker.rendering.drawing import Role
from metamaker.rendering.form import Pieces

_COMPRESSION = 5
"""The level of compression: the usual 6 makes a file of sheets 1% smaller, and takes a third longer."""


_ROUND_ENDS = "1 J 1 j"


class StoredForm(NamedTuple):
    """A drawing that the file stores once."""

    name: str
    reference: str


class Content:
    """The operators of one stream, and references to the forms that they use, by name."""

    def __init__(self) -> None:
        self.code = [_ROUND_ENDS]
        self.forms: dict[str, str] = {}

    def use(self, form: StoredForm) -> str:
        """Return the operator that draws a form."""
        self.forms[form.name] = form.reference
        return f"/{form.name} Do"

    @property
    def joined(self) -> str:
        """The text of the operators."""
        return "\n".join(self.code)


class Pen:
    """The colours and the line width in force in a stream, unknown at its beginning, which saves setting them again."""

    def __init__(self, fill: Role = "", stroke: Role = "", width: float = 0.0) -> None:
        self.fill, self.stroke, self.width = fill, stroke, width

    def copy(self) -> "Pen":
        """Return a pen for a part after which the present colours and width are restored."""
        return Pen(self.fill, self.stroke, self.width)


class Raw(PDFObject):  # type: ignore[misc]
    """An object of the file with ready-made text."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces

    def format(self, _: object) -> bytes:
        """Return the text; reportlab calls this when the file is closed."""
        return "".join(self.pieces).encode("ascii")


class Stream(PDFObject):  # type: ignore[misc]
    """Compressed drawing operators, with the text of further entries of their dictionary."""

    def __init__(self, entries: str, code: str) -> None:
        data = zlib.compress(code.encode("ascii"), _COMPRESSION)
        self.data = b"<<%b/Filter/FlateDecode/Length %d>>\nstream\n%b\nendstream\n" % (entries.encode("ascii"), len(data), data)

    def format(self, _: object) -> bytes:
        """Return the stream; reportlab calls this when the file is closed."""
        return self.data


class Font(TTFont):  # type: ignore[misc]
    """A font with the widths of its letters as one text, because reportlab makes an object of each number."""

    @override
    def addObjects(self, doc: PDFDocument) -> None:
        subsets = self.state[doc].subsets
        super().addObjects(doc)
        for number, subset in enumerate(subsets):
            font = doc.idToObject["BasicFonts"].dict[f"{doc.fontMapping[self.fontName][1:]}+{number}"]
            widths = [f"{self.face.getCharWidth(letter):.6g}" for letter in subset]
            font.Widths = Raw(["[", " ".join(widths), "]"])


def reference(file: PDFDocument, content: PDFObject, name: str | None = None) -> str:
    """Return a reference to an object, added to the file if it is new there."""
    number, version = file.idToObjectNumberAndVersion[file.Reference(content, name).name]
    return f"{number} {version} R"


def resources(file: PDFDocument, forms: Mapping[str, str]) -> str:
    """Return the entry for the fonts and `forms` that a stream uses: references by name."""
    number, version = file.idToObjectNumberAndVersion["BasicFonts"]
    named = " ".join([f"/{name} {form}" for name, form in forms.items()])
    return f"/Resources<</Font {number} {version} R/XObject<<{named}>>>>"
