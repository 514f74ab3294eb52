"""Charts, counters and templates as pages: clean on every paper, in every ink, and as few as they can be."""

import pytest

from metamaker.games.metaverse.pages.context import context
from metamaker.games.metaverse.sheet.palette import INKS
from metamaker.rendering.drawing import Document
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.proof import findings
from metamaker.rendering.svg import page_svg
from metamaker.rendering.tiles import InkMode
from tests.games.metaverse.builders import BARE, component, fleet_of, with_core
from tests.games.metaverse.pages.charts.kinds import CHARTS, FRAMES, KINDS, carriers

SIX_POINTS = 6 * 25.4 / 72


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: f"{frame.paper.name}{'-wide' * frame.landscape}{frame.binding:g}")
@pytest.mark.parametrize("key", KINDS)
def test_nothing_clips_overlaps_or_is_tiny(key: str, frame: PageFrame) -> None:
    pages = KINDS[key](context((carriers(),), frame))
    assert [finding for page in pages for finding in findings(page, SIX_POINTS)] == []
    assert {(page.drawing.width, page.drawing.height) for page in pages} == {(frame.width, frame.height)}


@pytest.mark.rule("MV-1.0.0-11")
@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("key", CHARTS)
def test_a_chart_is_one_upright_page(key: str, paper: Paper) -> None:
    of = context((carriers(),), PageFrame(paper))
    (page,) = CHARTS[key](of)
    assert page.bookmark == of.words[f"charts-{key}-title"]


@pytest.mark.parametrize("key", KINDS)
def test_a_fleet_without_drives_or_anything_that_faces_an_arc_has_its_pages(key: str) -> None:
    pages = KINDS[key](context((fleet_of(with_core(BARE, components=(component("bridge"),))),)))
    assert [finding for page in pages for finding in findings(page, SIX_POINTS)] == []


@pytest.mark.parametrize("mode", InkMode)
@pytest.mark.parametrize("key", KINDS)
def test_every_role_has_a_colour_in_every_ink(key: str, mode: InkMode) -> None:
    pages = KINDS[key](context((carriers(),)))
    assert pdf_bytes(Document("Charts", "", pages), INKS[mode]).startswith(b"%PDF")
    assert all(page_svg(page, INKS[mode]).startswith("<svg") for page in pages)


@pytest.mark.parametrize("key", KINDS)
def test_the_same_pages_twice(key: str) -> None:
    of = context((carriers(),))
    first, second = (pdf_bytes(Document("Charts", "", KINDS[key](of)), INKS[InkMode.COLOUR]) for _ in range(2))
    assert first == second
