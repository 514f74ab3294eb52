"""Texts that run from right to left: in the order in which they are drawn, Arabic letters joined, found again in the file."""

from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.rendering.bidi import plainer, visual
from metamaker.rendering.drawing import Document, Drawing, Page
from metamaker.rendering.ink import COLOUR
from metamaker.rendering.metrics import REPLACEMENT, drawable, runs, text_width, use_fallback
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.text_fitting import line


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Heron (Mk. II)", "Heron (Mk. II)"),
        ("\u05d0\u05d1\u05d2", "\u05d2\u05d1\u05d0"),
        ("\u05d0\u05d1 12 Heron", "Heron 12 \u05d1\u05d0"),
        ("Heron \u05d0\u05d1 12", "Heron 12 \u05d1\u05d0"),
        ("\u05d0 (\u05d1)", "(\u05d1) \u05d0"),
        ("\u05d0\u05d1 class  ·  Fleet", "\u05d1\u05d0 class  ·  Fleet"),
        # beh, sad, reh: initial, medial, final; reh joins no letter behind it
        ("\u0628\u0635\u0631", "\ufeae\ufebc\ufe91"),
        ("\u0631\u0628", "\ufe8f\ufead"),
        # lam and alef are one sign
        ("\u0644\u0627", "\ufefb"),
        ("\u0628\u0644\u0627", "\ufefc\ufe91"),
        # a sign that parts letters which would join
        ("\u0628\u200c\u0628", "\ufe8f\ufe8f"),
        # a vowel sign does not part them
        ("\u0628\u064e\u0628", "\ufe90\u064e\ufe91"),
        ("a\u200db", "ab"),
    ],
)
def test_letters_stand_as_readers_of_the_script_expect(text: str, drawn: str) -> None:
    assert visual(text) == drawn


@given(st.text(st.characters(max_codepoint=0x58F, exclude_categories=("Cs", "Cf"))))
def test_other_scripts_stay_as_they_are(text: str) -> None:
    assert visual(text) == text


@given(st.text("\u0628\u0631\u0644\u0627\u05d0\u064e aZ1(.", max_size=12))
def test_nothing_is_lost(text: str) -> None:
    assert sorted("".join(map(plainer, visual(text))).translate(_TURNED)) == sorted(text.translate(_TURNED))


_TURNED = str.maketrans(")", "(")


@pytest.fixture
def arabic(tmp_path: Path) -> Iterator[None]:
    from metamaker.rendering.system_fonts import font_face
    from tests.rendering.test_font_file import font

    letters = "\u0628\u0635\u0631"
    use_fallback(font_face(font(tmp_path / "one.ttf", letters)), font_face(font(tmp_path / "two.ttf", letters + "\u05d0")))
    yield
    use_fallback()


def test_letters_of_young_scripts_are_no_fault() -> None:
    assert visual("a\U00010d3a b") == "a\U00010d3a b"


def test_forms_that_a_font_lacks_are_drawn_alone(arabic: None) -> None:
    assert "".join(letters for _, letters in runs("\u0628\u0635\u0631", "regular")) == "\u0631\u0635\u0628"
    assert text_width("\u0628\u0635\u0631", 2.0) > 0
    assert REPLACEMENT not in drawable("\u0628\u200d", "regular")


def test_the_first_font_that_has_a_letter_serves(arabic: None) -> None:
    assert [Path(face.file).name for face, _ in runs("\u0628a\u05d0", "regular")][::2] == ["two.ttf", "one.ttf"]


@pytest.mark.parametrize("text", ["\u0628\u0635\u0631", "\u05d0\u05d0 12 Heron", "Heron \u0628\u0635\u0631 \u05d0 end"])
def test_what_is_drawn_backwards_is_found_forwards(arabic: None, text: str) -> None:
    page = Page(Drawing(100.0, 100.0, (line(10.0, 50.0, text, 5.0),)))
    with pypdfium2.PdfDocument(pdf_bytes(Document("", "", (page,)), COLOUR)) as file:
        assert file[0].get_textpage().get_text_range() == text
