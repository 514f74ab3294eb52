"""Fields of a PDF form as the text of its objects: one for each name, with a widget for each place on a page."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from metamaker.rendering.drawing import Field, FieldKind, Page

POINTS = 72 / 25.4
"""Points in a millimetre."""

CHECKED, OFF = "Yes", "Off"

_MULTILINE, _COMB = 1 << 12, 1 << 24
_READ_ONLY = 1
_HIDDEN, _PRINTED = 2, 4

_FONT = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"
"""Typed letters can be missing in an embedded part of a font; every viewer has this one."""

Pieces = Sequence[str]
"""The text of an object; a list may grow until the file is closed."""


class Form:
    """Writes the fields of one document.

    `add` takes the text of an object and returns a reference to it. `drawn` returns a reference to the appearance of a
    filled-in field, `blank` to that of an empty one.
    """

    def __init__(self, pages: Iterable[Page], add: Callable[[Pieces], str], drawn: Callable[[Field], str], blank: str) -> None:
        self.add, self.drawn, self.blank = add, drawn, blank
        self.places = Counter(field.name for page in pages for field in page.fields)
        self.roots: list[str] = []
        self.ticks: dict[str, str] = {}
        self.shared: dict[str, tuple[str, list[str]]] = {}

    def widgets(self, page: Page) -> list[str]:
        """Return references to the widgets of a page."""
        return [self._widget(field, page.drawing.height) for field in page.fields]

    def finished(self) -> str:
        """Return the form itself, once all pages are written."""
        for _, pieces in self.shared.values():
            pieces.append("]>>")
        font = self.add((_FONT,))
        return f"<</Fields[{' '.join(self.roots)}]/DA(/Helv 0 Tf 0 g)/DR<</Font<</Helv {font}>>>>>>"

    def _widget(self, field: Field, height: float) -> str:
        if self.places[field.name] == 1:
            reference = self.add((f"<<{self._placed(field, height)}{_field(field)}>>",))
            self.roots.append(reference)
            return reference
        parent, kids = self._shared(field)
        reference = self.add((f"<<{self._placed(field, height)}/Parent {parent}>>",))
        kids.append(f"{reference} ")
        return reference

    def _shared(self, field: Field) -> tuple[str, list[str]]:
        """Return the field shared by several widgets, and its text up to the last of them."""
        if field.name not in self.shared:
            pieces = [f"<<{_field(field)}/Kids["]
            reference = self.add(pieces)
            self.roots.append(reference)
            self.shared[field.name] = reference, pieces
        return self.shared[field.name]

    def _placed(self, field: Field, height: float) -> str:
        """Return the place of a widget on its page, and its appearance."""
        left, right = field.x * POINTS, (field.x + field.width) * POINTS
        low, high = (height - field.y - field.height) * POINTS, (height - field.y) * POINTS
        flag = _HIDDEN if field.kind is FieldKind.KEPT else _PRINTED
        place = f"/Subtype/Widget/F {flag}/Rect[{left:.2f} {low:.2f} {right:.2f} {high:.2f}]"
        if field.kind is FieldKind.CHECK:
            return f"{place}/AS/{CHECKED if field.value else OFF}/AP {self._ticked(field)}/MK<</CA(8)>>"
        return f"{place}/AP<</N {self.drawn(field) if field.look else self.blank}>>"

    def _ticked(self, field: Field) -> str:
        """Return a reference to the appearance of a check box, which many share."""
        drawn = self.drawn(field)
        if drawn not in self.ticks:
            self.ticks[drawn] = self.add((f"<</N<</{CHECKED} {drawn}/{OFF} {self.blank}>>>>",))
        return self.ticks[drawn]


def _field(field: Field) -> str:
    """Return the kind of a field, its name and its value."""
    name = f"/T{_text(field.name)}" + (f"/TU{_text(field.label)}" if field.label else "")
    if field.kind is FieldKind.CHECK:
        return f"/FT/Btn{name}/V/{CHECKED if field.value else OFF}"
    flags = {
        FieldKind.PROSE: f"/Ff {_MULTILINE}",
        FieldKind.CELLS: f"/Ff {_COMB}/MaxLen {field.cells}",
        FieldKind.KEPT: f"/Ff {_READ_ONLY}",
    }.get(field.kind, "")
    value = f"/V{_text(field.value)}" if field.value else ""
    return f"/FT/Tx{name}{flags}{value}/DA(/Helv {field.size * POINTS:.2f} Tf 0 g)"


def _text(text: str) -> str:
    """Return a PDF string: ASCII letters unchanged, others as UTF-16."""
    if text.isascii() and text.isprintable():
        escaped = text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
        return f"({escaped})"
    return f"<feff{text.encode('utf-16-be').hex()}>"


def apart(pages: Iterable[Page], owner: str) -> Iterator[Page]:
    """Yield pages with `owner` at the start of their field names, for documents that share a file."""
    for page in pages:
        fields = tuple(field._replace(name=f"{owner}/{field.name}") for field in page.fields)
        yield replace(page, fields=fields) if fields else page
