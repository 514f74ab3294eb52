"""A font of the user's own fills what the bundled one lacks."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from metamaker.core.paths import resource
from metamaker.rendering import system_fonts
from metamaker.rendering.drawing import BOLD, REGULAR
from metamaker.rendering.ink import COLOUR
from metamaker.rendering.metrics import REPLACEMENT, drawable, text_width, use_fallback
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.proof import missing_glyphs
from metamaker.rendering.system_fonts import FontProblem, font_face
from metamaker.rendering.text_fitting import line
from tests.rendering.drafts import document, page

HERON = "鷺"


def font(path: Path, letters: str = HERON, *, embedding: int = 0) -> Path:
    """Return a font with squares as letters, as wide as the type is high."""
    pen = TTGlyphPen(None)
    pen.moveTo((100, 0))
    for corner in ((900, 0), (900, 800), (100, 800)):
        pen.lineTo(corner)
    pen.closePath()
    square = pen.glyph()
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "heron"])
    builder.setupCharacterMap({ord(letter): "heron" for letter in letters})
    builder.setupGlyf({".notdef": square, "heron": square})
    builder.setupHorizontalMetrics({".notdef": (1000, 100), "heron": (1000, 100)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Square", "styleName": "Regular", "psName": "Square-Regular"})
    builder.setupOS2(fsType=embedding)
    builder.setupPost()
    builder.save(path)
    return path


@pytest.fixture
def square(tmp_path: Path) -> Iterator[Path]:
    path = font(tmp_path / "my (square) font.ttf")
    use_fallback(font_face(path))
    yield path
    use_fallback()


def test_letters_are_taken_from_it_only_where_the_bundled_font_has_none(square: Path) -> None:
    assert drawable(f"Heron {HERON} 漢", REGULAR) == f"Heron {HERON} {REPLACEMENT}"
    assert text_width(HERON, 4.0, BOLD) == pytest.approx(4.0)


def test_nothing_is_missing_then(square: Path) -> None:
    assert missing_glyphs(page(line(10.0, 20.0, f"Heron {HERON}", 4.0))) == ()


def test_without_it_the_letter_is_missing() -> None:
    assert missing_glyphs(page(line(10.0, 20.0, f"Heron {HERON}", 4.0))) != ()


def test_it_is_embedded_beside_the_bundled_one(square: Path) -> None:
    pdf = pdf_bytes(document(page(line(10.0, 20.0, f"Heron {HERON} Жар", 8.0))), COLOUR)
    opened = pypdfium2.PdfDocument(pdf)
    assert opened[0].get_textpage().get_text_range() == f"Heron {HERON} Жар"
    opened.close()
    with pikepdf.open(BytesIO(pdf)) as file:
        dictionaries = [each for each in file.objects if isinstance(each, pikepdf.Dictionary)]
        fonts = [each for each in dictionaries if each.get("/Type") == "/FontDescriptor"]
        assert len(fonts) >= 2
        assert all("/FontFile2" in each for each in fonts)


def test_fonts_that_may_not_be_embedded_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FontProblem, match="forbids embedding"):
        font_face(font(tmp_path / "closed.ttf", embedding=2))


def test_what_is_no_font_is_refused(tmp_path: Path) -> None:
    bundled = resource("fonts", "RobotoCondensed-Regular.ttf").read_bytes()
    wrong = {
        "text": b"no font at all",
        "empty": b"",
        "collection": b"ttcf" + bundled[4:],
        "postscript": b"OTTO" + bundled[4:],
        "short": bundled[:2000],
        "headless": bundled[:12] + bytes(400),
    }
    for name, data in wrong.items():
        (tmp_path / name).write_bytes(data)
        with pytest.raises(FontProblem, match=name):
            font_face(tmp_path / name)


def test_huge_files_are_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_fonts, "MAX_BYTES", 10)
    with pytest.raises(FontProblem, match="more than 10 bytes"):
        font_face(font(tmp_path / "large.ttf"))
