"""The library that draws PDF files and reads their text; only one thread may use it at a time."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pypdfium2

_ONE_AT_A_TIME = threading.Lock()


@contextmanager
def pages_of(pdf: bytes) -> Iterator[pypdfium2.PdfDocument]:
    """Open a document. Raises PdfiumError for invalid bytes."""
    with _ONE_AT_A_TIME:
        document = pypdfium2.PdfDocument(pdf)
        try:
            yield document
        finally:
            document.close()
