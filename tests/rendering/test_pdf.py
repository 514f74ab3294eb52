"""Documents as PDF: what other programs read back from the bytes."""

from io import BytesIO

import pikepdf
import pypdfium2
import pytest

from metamaker.rendering.drawing import BOLD, Drawing, Group, Page, Path
from metamaker.rendering.frame import Paper
from metamaker.rendering.ink import ALERT, COLOUR, INK, TINT
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.shapes import box
from metamaker.rendering.text_fitting import line
from tests.rendering.drafts import document, page, specimen


@pytest.fixture(scope="module")
def pdf() -> bytes:
    return pdf_bytes(specimen(), COLOUR)


def opened(data: bytes) -> pikepdf.Pdf:
    return pikepdf.open(BytesIO(data))


def text_of(data: bytes, number: int = 0) -> str:
    return str(pypdfium2.PdfDocument(data)[number].get_textpage().get_text_bounded())


def test_the_same_document_gives_the_same_bytes(pdf: bytes) -> None:
    assert pdf_bytes(specimen(), COLOUR) == pdf


def test_only_our_fonts_are_listed_and_all_are_embedded() -> None:
    data = pdf_bytes(document(page(line(9, 9, "Heron", 4.0), line(9, 19, "Heron", 4.0, weight=BOLD))), COLOUR)
    file = opened(data)
    fonts = [each for each in file.objects if isinstance(each, pikepdf.Dictionary) and each.get("/Type") == "/Font"]
    assert {str(font.BaseFont).partition("+")[2] for font in fonts} == {"RobotoCondensed-Regular", "RobotoCondensed-Bold"}
    assert all("/FontFile2" in font.FontDescriptor for font in fonts)


def test_bookmarks_title_and_author(pdf: bytes) -> None:
    file = opened(pdf)
    with file.open_outline() as outline:
        assert [item.title for item in outline.root] == ["First", "Second"]
    assert (str(file.docinfo.Title), str(file.docinfo.Author)) == ("A & B", "Someone")


def test_text_can_be_read_back(pdf: bytes) -> None:
    assert text_of(pdf).startswith("Hēron <&> Жар (x) \\")


@pytest.mark.parametrize("paper", Paper)
def test_pages_have_the_size_of_their_paper(paper: Paper) -> None:
    data = pdf_bytes(document(Page(Drawing(paper.width, paper.height, ()))), COLOUR)
    file = opened(data)
    box = [float(each) for each in file.pages[0].mediabox]
    assert box == pytest.approx([0, 0, paper.width * 72 / 25.4, paper.height * 72 / 25.4], abs=0.01)


def test_what_repeats_is_stored_once(pdf: bytes) -> None:
    file = opened(pdf)
    forms = [each for each in file.objects if isinstance(each, pikepdf.Stream) and each.get("/Subtype") == "/Form"]
    assert len(forms) == 1


def test_text_stands_where_the_layout_put_it() -> None:
    text = line(30.0, 50.0, "Heron", 10.0)
    data = pdf_bytes(document(page(text)), COLOUR)
    textpage = pypdfium2.PdfDocument(data)[0].get_textpage()
    left, bottom, right, _ = (each * 25.4 / 72 for each in textpage.get_rect(0)) if textpage.count_rects() else (0, 0, 0, 0)
    assert left == pytest.approx(text.x, abs=1.0)
    assert right == pytest.approx(text.x + text.width, abs=1.0)
    assert 297.0 - bottom == pytest.approx(50.0, abs=0.3)


def test_no_page_is_a_document_too() -> None:
    assert pdf_bytes(document(), COLOUR).startswith(b"%PDF")


def test_printers_are_asked_for_the_true_size() -> None:
    with pikepdf.open(BytesIO(pdf_bytes(specimen(), COLOUR))) as file:
        assert file.Root.ViewerPreferences.PrintScaling == pikepdf.Name("/None")


def test_each_part_of_a_group_has_its_place_and_colour() -> None:
    """Colours are written only where they change, and groups of one outline without coordinates of their own."""
    ink, alert, tint = (Path(box(0.0, 0.0, 10.0, 10.0), fill=role) for role in (INK, ALERT, TINT))
    right = Drawing(20.0, 10.0, (ink, Group(10.0, 0.0, Drawing(10.0, 10.0, (alert,)))))
    two = Drawing(10.0, 10.0, (tint, Path(box(0.0, 0.0, 5.0, 10.0), fill=ALERT)))
    ops = (
        Group(10.0, 10.0, right),
        Group(30.0, 10.0, two),
        Group(40.0, 10.0, Drawing(10.0, 10.0, (ink,))),
        Group(50.0, 10.0, Drawing(10.0, 10.0, (alert,), clipped=True)),
        Group(60.0, 10.0, Drawing(10.0, 10.0, (ink,)), None, 2.0),
        Path(box(80.0, 10.0, 10.0, 10.0), fill=ALERT),
    )
    image = pypdfium2.PdfDocument(pdf_bytes(document(page(*ops)), COLOUR))[0].render(scale=72 / 25.4).to_pil()
    seen = [image.getpixel((8 * x, 8 * 15)) for x in (15, 25, 32, 38, 45, 55, 65, 75, 85)]
    wanted = [COLOUR.colours[role] for role in (INK, ALERT, ALERT, TINT, INK, ALERT, INK, INK, ALERT)]
    assert seen == wanted
