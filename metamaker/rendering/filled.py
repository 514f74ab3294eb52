"""Filled-in values of a PDF form from any program: ticks and texts by the names of their fields."""

from collections.abc import Iterator, Mapping

import pikepdf

from metamaker.core.messages import message
from metamaker.rendering.form import OFF
from metamaker.rendering.pdf_file import PdfProblem, opened_pdf

TICK = "X"
"""The value of a ticked box. A box without a tick is empty, as is a text without letters."""

_MAX_FIELDS = 50_000
"""Forty ships have some five thousand fields."""


def filled_in(pdf: bytes) -> Mapping[str, str]:
    """Return the values of all fields by name. Raises PdfProblem for an unreadable file and one without fields."""
    with opened_pdf(pdf) as file:
        form = file.Root.get("/AcroForm")
        found = {} if form is None else {name: value for name, value in _fields(form) if name}
    if not found:
        raise PdfProblem(message("file-pdf-no_form"))
    return found


def _fields(form: pikepdf.Object) -> Iterator[tuple[str, str]]:
    waiting, seen = list(form.get("/Fields", ())), 0
    while waiting:
        field, seen = waiting.pop(), seen + 1
        if seen > _MAX_FIELDS:
            raise PdfProblem(message("file-pdf-much"))
        kids = [kid for kid in field.get("/Kids", ()) if "/T" in kid]
        if kids:
            waiting += kids
        elif "/T" in field:
            yield str(field.T), _value(field)


def _value(field: pikepdf.Object) -> str:
    if field.get("/FT") == "/Btn":
        # Programs that only redraw a box change the state of its appearance and keep the value.
        states = [field.get("/V"), *(each.get("/AS") for each in (field, *field.get("/Kids", ())))]
        return TICK if any(state is not None and str(state).lstrip("/") != OFF for state in states) else ""
    value = field.get("/V")
    return "" if value is None else str(value)
