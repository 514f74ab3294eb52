"""Widths of text are those of the bundled font."""

import pytest
from fontTools.ttLib import TTFont

from metamaker.core.paths import resource
from metamaker.rendering.drawing import BOLD, REGULAR
from metamaker.rendering.metrics import REPLACEMENT, drawable, faces, text_width


@pytest.mark.parametrize("weight", [REGULAR, BOLD])
def test_widths_are_the_fonts_own(weight: str) -> None:
    face = faces()[weight]
    font = TTFont(resource("fonts", face.file))
    advances, unit = font["hmtx"], font["head"].unitsPerEm
    own = {chr(code): advances[glyph][0] / unit for code, glyph in font.getBestCmap().items()}
    assert face.widths == pytest.approx(own, abs=1e-6)
    assert face.cap_height == pytest.approx(font["OS/2"].sCapHeight / unit, abs=1e-6)


@pytest.mark.parametrize("weight", [REGULAR, BOLD])
def test_digits_are_equally_wide(weight: str) -> None:
    assert len({text_width(digit, 1.0, weight) for digit in "0123456789"}) == 1


@pytest.mark.parametrize("letter", "AzÀßŁŒΔωЖяё×−–—“”·")
def test_the_font_has_latin_greek_cyrillic_and_our_signs(letter: str) -> None:
    assert drawable(letter, REGULAR) == letter


def test_unknown_letters_are_replaced_and_have_a_width() -> None:
    assert drawable("a漢😀", REGULAR) == f"a{REPLACEMENT}{REPLACEMENT}"
    assert text_width("漢", 10.0) == text_width(REPLACEMENT, 10.0) > 0


def test_width_grows_with_size_and_tracking() -> None:
    assert text_width("Heron", 4.0) == pytest.approx(2 * text_width("Heron", 2.0))
    assert text_width("Heron", 4.0, tracking=0.5) == pytest.approx(text_width("Heron", 4.0) + 2.0)
