"""Untrusted PDF files, opened within limits of work and memory; the values of their form fields."""

import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from io import BytesIO

import pikepdf

from metamaker.core.errors import ContentProblem
from metamaker.core.messages import message
from metamaker.rendering.form import OFF

_MAX_FILTER_MEMORY = 4 * 1024 * 1024
"""A small file may inflate to any size, and the words in it need a hundred times as much memory.

Streams with the structure of a file have some kilobytes, those of pages at most some hundred.
"""

_MAX_FILTERS = 3
"""The limit for filters of one stream.

Our files have one and other programs add a text encoding; a long chain is an attack.
"""

_MAX_ITEMS = 100_000
"""The limit for one list or record: fifty times as many as the pages and fields of the longest printout need."""

_SEPARATORS = b"\0\t\n\f\r ()<>[]{}/%"

_MAX_SEPARATORS = 2_000_000
"""The limit for delimiters between words: the library needs up to 150 bytes and a microsecond for each.

In compressed data one byte in seventeen is a delimiter, so that files of some 30 MB stay below it, as do uncompressed ones of
10 MB.
"""


class PdfProblem(ContentProblem):
    """A PDF file that cannot be used; the text is one sentence with the reason."""


@contextmanager
def opened_pdf(pdf: bytes) -> Iterator[pikepdf.Pdf]:
    """Open a PDF file. Raises PdfProblem, also for errors of the library about broken structures inside."""
    _limit()
    if len(pdf) - len(pdf.translate(None, _SEPARATORS)) > _MAX_SEPARATORS:
        raise PdfProblem(message("file-pdf-much"))
    try:
        with pikepdf.open(BytesIO(pdf)) as file:
            yield file
    except PdfProblem:
        raise
    except _DAMAGE as error:
        raise PdfProblem(message("file-pdf-damaged")) from error


# The exceptions of the library depend on the place of the damage in the file.
_DAMAGE = (pikepdf.PikepdfError, ValueError, TypeError, KeyError, AttributeError, RuntimeError, NotImplementedError, zlib.error)


@cache
def _limit() -> None:
    """Limit the size of streams and structures for the whole process: a small file can inflate to gigabytes."""
    pikepdf.settings.set_qpdf_limits(
        parser_max_container_size=_MAX_ITEMS,
        flate_max_memory=_MAX_FILTER_MEMORY,
        png_max_memory=_MAX_FILTER_MEMORY,
        tiff_max_memory=_MAX_FILTER_MEMORY,
        run_length_max_memory=_MAX_FILTER_MEMORY,
        dct_max_memory=_MAX_FILTER_MEMORY,
        max_stream_filters=_MAX_FILTERS,
    )


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
