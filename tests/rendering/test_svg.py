"""Pages as SVG."""

from xml.etree import ElementTree as ET

import pytest

from metamaker.rendering.ink import ALERT, COLOUR, INK
from metamaker.rendering.svg import page_svg
from metamaker.rendering.text_fitting import line
from tests.rendering.drafts import page, specimen

SPACE = "{http://www.w3.org/2000/svg}"


def read(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314  our own output


def test_the_picture_is_well_formed_and_has_the_size_of_the_page() -> None:
    root = read(page_svg(specimen().pages[0], COLOUR))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("210mm", "297mm", "0 0 210 297")


def test_names_from_files_are_escaped() -> None:
    root = read(page_svg(page(line(1, 9, "</text><script>&amp;", 3.0)), COLOUR))
    assert [element.text for element in root.iter(f"{SPACE}text")] == ["</text><script>&amp;"]
    assert list(root.iter(f"{SPACE}script")) == []


def test_refs_tell_what_a_group_shows() -> None:
    root = read(page_svg(specimen().pages[0], COLOUR))
    assert [element.get("data-ref") for element in root.iter() if element.get("data-ref")] == ["classes/heron", "classes/stork"]


def test_a_drawing_that_repeats_is_defined_once() -> None:
    root = read(page_svg(specimen().pages[1], COLOUR))
    assert len(list(root.iter(f"{SPACE}use"))) == 5
    assert len(root.findall(f"{SPACE}defs/{SPACE}g")) == 1


def test_lines_have_the_measured_width_and_the_colour_of_their_role() -> None:
    text = line(10, 20, "Heron", 4.0, role=ALERT)
    element = next(read(page_svg(page(text), COLOUR)).iter(f"{SPACE}text"))
    assert float(element.get("textLength", "0")) == pytest.approx(text.width, abs=0.001)
    assert element.get("fill") == COLOUR[ALERT].css != COLOUR[INK].css
