"""The page text of untrusted PDF files: printouts contain share codes as text, which survive when attachments do not."""

from collections.abc import Iterator

import pikepdf
import pypdfium2

from metamaker.core.messages import message
from metamaker.rendering.pdf_file import PdfProblem, opened_pdf
from metamaker.rendering.pdfium import pages_of

MAX_PAGES = 500
"""Five times as many as in the longest printout."""

MAX_TEXT = 200_000
"""The limit for letters of a page; a record sheet has some thousand."""

_MAX_CONTENT = 64 * 1024 * 1024
"""The limit for inflated page contents, without pictures. Record sheets have some kilobytes a page."""


def page_texts(pdf: bytes) -> Iterator[str]:
    """Yield the text of each page, for the first 500 pages. Raises PdfProblem for an unreadable file."""
    with opened_pdf(pdf) as file:
        _refuse_bombs(file)
    try:
        with pages_of(pdf) as document:
            for number in range(min(len(document), MAX_PAGES)):
                page = document[number]
                text = page.get_textpage()
                yield text.get_text_range(0, min(text.count_chars(), MAX_TEXT))
                text.close()
                page.close()
    except pypdfium2.PdfiumError as error:
        raise PdfProblem(message("file-pdf-damaged")) from error


def _refuse_bombs(file: pikepdf.Pdf) -> None:
    """Raise PdfProblem for a file with too large contents, because the library that reads the text has no limits of its own."""
    whole = 0
    for each in file.objects:
        if isinstance(each, pikepdf.Stream) and each.get("/Subtype") != "/Image":
            whole += len(each.read_bytes())
            if whole > _MAX_CONTENT:
                raise PdfProblem(message("file-pdf-much"))
