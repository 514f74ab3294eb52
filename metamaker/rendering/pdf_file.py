"""Untrusted PDF files, opened within limits of work and memory."""

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from io import BytesIO

import pikepdf

from metamaker.core.errors import ContentProblem
from metamaker.core.messages import message

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
