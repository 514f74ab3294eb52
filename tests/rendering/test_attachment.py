"""A data file inside a PDF file, put in and taken out again; PDF files from strangers."""

import contextlib
import zlib
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.rendering.attachment import MAX_BYTES, attached_names, attachment, with_attachment
from metamaker.rendering.ink import COLOUR
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.pdf_file import PdfProblem
from tests.rendering.drafts import specimen

DATA = b'{"game": "metaverse"}\n'


@pytest.fixture(scope="module")
def pdf() -> bytes:
    return pdf_bytes(specimen(), COLOUR)


@pytest.fixture(scope="module")
def carrier(pdf: bytes) -> bytes:
    return with_attachment(pdf, "fleet.metaverse.json", DATA, "the fleet")


def test_what_goes_in_comes_out(carrier: bytes) -> None:
    assert attachment(carrier) == ("fleet.metaverse.json", DATA)


def test_the_same_attachment_gives_the_same_bytes(pdf: bytes, carrier: bytes) -> None:
    assert with_attachment(pdf, "fleet.metaverse.json", DATA, "the fleet") == carrier


def test_the_attachment_says_what_it_is(carrier: bytes) -> None:
    with pikepdf.open(BytesIO(carrier)) as file:
        spec = file.attachments["fleet.metaverse.json"]
        assert (spec.get_file().mime_type, spec.description, str(spec.relationship)) == (
            "application/json",
            "the fleet",
            "/Source",
        )
        assert len(file.Root.AF) == 1


def test_several_attachments_stand_beside_each_other(carrier: bytes) -> None:
    two = with_attachment(carrier, "another.json", b"{}", "another")
    assert attachment(two) == ("another.json", b"{}")
    assert attachment(two, "fleet.metaverse.json")[1] == DATA


def test_a_large_attachment_comes_out_of_a_locked_file_too(pdf: bytes) -> None:
    data = b"x" * (MAX_BYTES // 2)
    result = BytesIO()
    with pikepdf.open(BytesIO(with_attachment(pdf, "fleet.json", data, ""))) as file:
        file.save(result, encryption=pikepdf.Encryption(owner="secret", user=""))
    assert attachment(result.getvalue()) == ("fleet.json", data)


def test_a_pdf_without_attachment(pdf: bytes) -> None:
    with pytest.raises(PdfProblem, match="contains no fleet"):
        attachment(pdf)


@pytest.mark.parametrize("data", [b"", b"%PDF-1.7\n", b"%PDF-1.7\ntrailer<</Root 1 0 R>>", b"\0" * 100])
def test_what_is_no_pdf_at_all(data: bytes) -> None:
    with pytest.raises(PdfProblem, match=r"damaged or locked|contains no fleet"):
        attachment(data)


def test_a_locked_file(pdf: bytes) -> None:
    result = BytesIO()
    with pikepdf.open(BytesIO(pdf)) as file:
        file.save(result, encryption=pikepdf.Encryption(owner="secret", user="secret"))
    with pytest.raises(PdfProblem, match="locked"):
        attachment(result.getvalue())


def test_names_whose_branches_meet_again_and_again_are_refused_at_once() -> None:
    """Each node of the tree names the next one twice, 53 levels deep."""
    file = Path(__file__).parent.parent / "hostile" / "pdf-kids_billion_laughs.pdf"
    for read in (attachment, attached_names):
        with pytest.raises(PdfProblem, match="the list of attachments in this PDF is damaged"):
            read(file.read_bytes())


def _with_content(carrier: bytes, content: bytes, filters: pikepdf.Object) -> bytes:
    """Return the same file with other, raw content of the attachment."""
    result = BytesIO()
    with pikepdf.open(BytesIO(carrier)) as file:
        stream = file.attachments["fleet.metaverse.json"].obj.EF.F
        stream.write(content, filter=filters)
        file.save(result, stream_decode_level=pikepdf.StreamDecodeLevel.none, compress_streams=False)
    return result.getvalue()


def test_an_attachment_that_is_too_large(carrier: bytes) -> None:
    bomb = _with_content(carrier, zlib.compress(bytes(MAX_BYTES + 1)), pikepdf.Name.FlateDecode)
    with pytest.raises(PdfProblem, match="the limit is"):
        attachment(bomb)


def test_an_attachment_that_would_fill_the_memory(carrier: bytes) -> None:
    packer = zlib.compressobj()
    block = bytes(1024 * 1024)
    packed = b"".join(packer.compress(block) for _ in range(200)) + packer.flush()
    with pytest.raises(PdfProblem):
        attachment(_with_content(carrier, packed, pikepdf.Name.FlateDecode))


@pytest.mark.parametrize("content", [b"0 " * 3_000_000, b"1 0 obj<<>>endobj\n" * 400_000, b"startxref\n" * 2_100_000])
def test_what_is_nothing_but_structure_is_refused_at_once(content: bytes) -> None:
    with pytest.raises(PdfProblem, match="more data than MetaMaker reads"):
        attachment(b"%PDF-1.7\n" + content)


def test_a_chain_of_filters(carrier: bytes) -> None:
    content = DATA
    for _ in range(10):
        content = zlib.compress(content)
    filters = pikepdf.Array([pikepdf.Name.FlateDecode] * 10)
    with pytest.raises(PdfProblem):
        attachment(_with_content(carrier, content, filters))


@given(st.data())
def test_damaged_files_are_read_or_refused(data: st.DataObject) -> None:
    good = with_attachment(pdf_bytes(specimen(), COLOUR), "fleet.json", DATA, "")
    start = data.draw(st.integers(0, len(good) - 1))
    end = data.draw(st.integers(start, min(len(good), start + 200)))
    damaged = good[:start] + data.draw(st.binary(max_size=20)) + good[end:]
    with contextlib.suppress(PdfProblem):
        assert attachment(damaged)[0].endswith(".json")


def test_a_changed_attachment_is_damaged_and_not_another_fleet(pdf: bytes) -> None:
    data = b'{"hull_hits": 11, "padding": "' + b"x" * 400 + b'"}'
    with pikepdf.open(BytesIO(with_attachment(pdf, "fleet.json", data, "the fleet"))) as file:
        stored = file.attachments["fleet.json"].obj.EF.F
        stored.write(data.replace(b"11", b"99"))
        changed = BytesIO()
        file.save(changed)
    with pytest.raises(PdfProblem, match="its checksum does not match"):
        attachment(changed.getvalue())
