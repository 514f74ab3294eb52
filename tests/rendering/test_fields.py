"""Fields of a page as other programs read them back from the PDF file."""

from io import BytesIO

import pikepdf
import pypdfium2
import pypdfium2.raw as raw
import pytest

from metamaker.rendering.attachment import with_attachment
from metamaker.rendering.drawing import Document, Drawing, Field, FieldKind, Page, Path
from metamaker.rendering.form import apart
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.imposition import halves, imposed
from metamaker.rendering.ink import COLOUR, INK
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.raster import page_pictures
from metamaker.rendering.svg import page_svg
from metamaker.rendering.text_fitting import line
from tests.rendering.drafts import specimen

POINTS = 72 / 25.4
TICK = Drawing(3.0, 3.0, (Path((("M", 0.5, 0.5), ("L", 2.5, 2.5)), stroke=INK, width=0.4),))
TYPED = Drawing(60.0, 8.0, (line(0.0, 6.0, "Жар (x) \\", 6.0),))

CHECK = Field("ships/a/hull_hits#1", FieldKind.CHECK, 20.0, 30.0, 3.0, 3.0, TICK)
TICKED = Field("ships/a/hull_hits#2", FieldKind.CHECK, 24.0, 30.0, 3.0, 3.0, TICK, "X")
NAME = Field("ships/a/name", FieldKind.LINE, 20.0, 10.0, 60.0, 8.0, TYPED, "Жар (x) \\", 6.0)
CELLS = Field("ships/a/crew#1-10", FieldKind.CELLS, 20.0, 40.0, 37.0, 4.0, size=3.0, cells=10)
NOTES = Field("ships/a/notes", FieldKind.PROSE, 20.0, 60.0, 100.0, 40.0, size=3.4)
ALL = (CHECK, TICKED, NAME, CELLS, NOTES)


def page_of(*fields: Field) -> Page:
    return Page(Drawing(210.0, 297.0, ()), None, fields)


def document(*pages: Page) -> Document:
    return Document("Fields", "", pages)


def opened(data: bytes) -> pikepdf.Pdf:
    return pikepdf.open(BytesIO(data))


@pytest.fixture(scope="module")
def pdf() -> bytes:
    return pdf_bytes(document(page_of(*ALL)), COLOUR)


@pytest.fixture(scope="module")
def file(pdf: bytes) -> pikepdf.Pdf:
    return opened(pdf)


def test_names_kinds_and_values_come_back(file: pikepdf.Pdf) -> None:
    fields = {str(each.T): each for each in file.Root.AcroForm.Fields}
    assert list(fields) == [field.name for field in ALL]
    assert [str(each.FT) for each in fields.values()] == ["/Btn", "/Btn", "/Tx", "/Tx", "/Tx"]
    assert str(fields[CHECK.name].V) == str(fields[CHECK.name].AS) == "/Off"
    assert str(fields[TICKED.name].V) == str(fields[TICKED.name].AS) == "/Yes"
    assert str(fields[NAME.name].V) == NAME.value
    assert (int(fields[CELLS.name].Ff), int(fields[CELLS.name].MaxLen)) == (1 << 24, 10)
    assert int(fields[NOTES.name].Ff) == 1 << 12


def test_another_reader_finds_them_as_well(pdf: bytes) -> None:
    other = pypdfium2.PdfDocument(pdf)
    assert other.get_formtype() == 1
    other.close()


def test_fields_stand_where_the_page_has_them(file: pikepdf.Pdf) -> None:
    for field, widget in zip(ALL, file.pages[0].Annots, strict=True):
        expected = (field.x, 297.0 - field.y - field.height, field.x + field.width, 297.0 - field.y)
        assert [float(each) / POINTS for each in widget.Rect] == pytest.approx(expected, abs=0.01)


def test_every_look_is_there_so_that_no_viewer_needs_to_make_one(file: pikepdf.Pdf) -> None:
    for field, widget in zip(ALL, file.pages[0].Annots, strict=True):
        looks = list(widget.AP.N.values()) if field.kind is FieldKind.CHECK else [widget.AP.N]
        assert all(str(look.Subtype) == "/Form" for look in looks)
    assert "NeedAppearances" not in file.Root.AcroForm


def test_fields_that_look_alike_share_their_drawings(file: pikepdf.Pdf) -> None:
    first, second, *_ = file.pages[0].Annots
    assert first.AP.N.Yes.objgen == second.AP.N.Yes.objgen


def test_what_is_filled_in_shows_in_pictures() -> None:
    empty, ticked = (page_pictures(pdf_bytes(document(page_of(field)), COLOUR), 72)[0] for field in (CHECK, TICKED))
    assert empty != ticked


def test_a_field_on_two_pages_is_one() -> None:
    data = pdf_bytes(document(page_of(CHECK, NAME), page_of(CHECK)), COLOUR)
    file = opened(data)
    root = {str(each.T): each for each in file.Root.AcroForm.Fields}
    assert list(root) == [CHECK.name, NAME.name]
    assert len(root[CHECK.name].Kids) == 2
    first, second = (next(iter(file.pages[number].Annots)) for number in (0, 1))
    assert str(first.Parent.T) == str(second.Parent.T) == CHECK.name


def test_the_same_document_gives_the_same_bytes(pdf: bytes) -> None:
    assert pdf_bytes(document(page_of(*ALL)), COLOUR) == pdf


def test_an_attachment_leaves_fields_alone(pdf: bytes) -> None:
    file = opened(with_attachment(pdf, "a.json", b"{}", "a file"))
    assert [str(each.T) for each in file.Root.AcroForm.Fields] == [field.name for field in ALL]


def test_pages_without_fields_have_no_form() -> None:
    assert "/AcroForm" not in opened(pdf_bytes(specimen(), COLOUR)).Root


def test_pictures_of_drawings_know_no_fields() -> None:
    assert page_svg(page_of(*ALL), COLOUR) == page_svg(page_of(), COLOUR)


def test_fields_of_two_documents_in_a_file_are_kept_apart() -> None:
    first, second = (page for owner in ("1", "2") for page in apart([page_of(CHECK)], owner))
    assert [field.name for page in (first, second) for field in page.fields] == [f"1/{CHECK.name}", f"2/{CHECK.name}"]
    plain = page_of()
    assert next(apart([plain], "1")) is plain


def test_fields_move_with_their_leaf() -> None:
    slots = halves(PageFrame())
    leaf = Page(Drawing(slots.width, slots.height, ()), None, (CHECK,))
    (both,) = imposed((leaf, leaf), slots)
    assert [(field.x, field.y) for field in both.fields] == [
        (CHECK.x + x, CHECK.y + y) for x, y in (slots.place(1, 0), slots.place(1, 1))
    ]


class Viewer:
    """The first page of a file in a program that people fill in forms with."""

    def __init__(self, data: bytes) -> None:
        self.file = pypdfium2.PdfDocument(data)
        self.file.init_forms()
        self.page = self.file[0]

    def click(self, field: Field) -> None:
        at = (field.x + field.width / 2) * POINTS, (297.0 - field.y - field.height / 2) * POINTS
        for act in (raw.FORM_OnMouseMove, raw.FORM_OnLButtonDown, raw.FORM_OnLButtonUp):
            act(self.file.formenv, self.page, 0, *at)

    def type(self, text: str) -> None:
        for letter in text:
            raw.FORM_OnChar(self.file.formenv, self.page, ord(letter), 0)
        raw.FORM_ForceToKillFocus(self.file.formenv)

    def picture(self) -> bytes:
        return bytes(self.page.render(scale=1).buffer)

    def saved(self) -> str:
        """Return the value of the first field as saved by the program."""
        buffer = BytesIO()
        self.file.save(buffer)
        file = opened(buffer.getvalue())
        return str(file.Root.AcroForm.Fields[0].V)


@pytest.mark.parametrize(("field", "value"), [(CHECK, "/Yes"), (TICKED, "/Off")])
def test_a_click_ticks_a_box_and_another_takes_the_tick_away(field: Field, value: str) -> None:
    viewer = Viewer(pdf_bytes(document(page_of(field)), COLOUR))
    before = viewer.picture()
    viewer.click(field)
    assert viewer.picture() != before
    assert viewer.saved() == value


@pytest.mark.parametrize("field", [CELLS, NOTES, NAME])
def test_what_is_typed_stays(field: Field) -> None:
    viewer = Viewer(pdf_bytes(document(page_of(field)), COLOUR))
    before = viewer.picture()
    viewer.click(field)
    viewer.type("XOX")
    assert viewer.picture() != before
    assert viewer.saved() == field.value + "XOX"
