"""PDF files that were written as one and parted: each is as if it had been written alone."""

from dataclasses import replace
from io import BytesIO

import pikepdf
import pypdfium2
import pytest

from metamaker.rendering.attachment import Attachment, attachment
from metamaker.rendering.drawing import Document
from metamaker.rendering.ink import COLOUR
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.pdf_parts import Part, pdf_parts
from metamaker.rendering.raster import page_pictures
from tests.rendering.drafts import page, specimen

DATA = Attachment("fleet.json", b'{"game": "metaverse"}\n', "the fleet")
DOCUMENTS = (
    specimen(),
    Document("Another", "", specimen().pages[1:], two_sided=True),
    Document("No pages", "", ()),
    replace(specimen(), title="Zwei", language="fr"),
)


@pytest.fixture(scope="module")
def files() -> tuple[bytes, ...]:
    return pdf_parts([Part(document, (DATA,) if number else ()) for number, document in enumerate(DOCUMENTS)], COLOUR)


def test_pages_look_and_read_as_they_do_alone(files: tuple[bytes, ...]) -> None:
    for document, file in zip(DOCUMENTS, files, strict=True):
        if document.pages:
            alone = pdf_bytes(document, COLOUR)
            assert page_pictures(file) == page_pictures(alone)
            assert texts(file) == texts(alone)


def test_files_say_of_themselves_what_they_do_alone(files: tuple[bytes, ...]) -> None:
    for document, file in zip(DOCUMENTS, files, strict=True):
        if document.pages:
            assert told(file) == told(pdf_bytes(document, COLOUR))


def test_each_carries_what_was_given_for_it(files: tuple[bytes, ...]) -> None:
    assert attachment(files[1]) == DATA[:2]
    with pikepdf.open(BytesIO(files[0])) as first:
        assert not first.attachments


def test_the_same_parts_give_the_same_bytes(files: tuple[bytes, ...]) -> None:
    assert pdf_parts([Part(document, (DATA,) if number else ()) for number, document in enumerate(DOCUMENTS)], COLOUR) == files


def test_no_file_holds_what_is_on_pages_of_others() -> None:
    small, large = pdf_parts([Part(Document("", "", (page(),))), Part(specimen())], COLOUR)
    with pikepdf.open(BytesIO(small)) as file:
        assert not [each for each in file.objects if isinstance(each, pikepdf.Stream) and each.get("/Subtype") == "/Form"]
    assert len(small) < len(large)


def texts(pdf: bytes) -> list[str]:
    return [str(each.get_textpage().get_text_bounded()) for each in pypdfium2.PdfDocument(pdf)]


def told(pdf: bytes) -> dict[str, object]:
    with pikepdf.open(BytesIO(pdf)) as file, file.open_outline() as outline:
        return {
            "info": {key: str(value) for key, value in sorted(file.docinfo.items())},
            "language": str(file.Root.Lang),
            "shown": {key: str(value) for key, value in sorted(file.Root.ViewerPreferences.items())},
            "marks": [item.title for item in outline.root],
            "version": file.pdf_version,
        }
