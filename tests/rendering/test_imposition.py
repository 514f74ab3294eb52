"""Leaves on pages: whole pages, halves, cards."""

import pytest

from metamaker.rendering.drawing import Drawing, Group, Page
from metamaker.rendering.frame import Margins, PageFrame, Paper
from metamaker.rendering.imposition import CARD_HEIGHT, CARD_WIDTH, Slots, cards, halves, imposed, whole
from metamaker.rendering.ink import INK
from metamaker.rendering.proof import findings
from metamaker.rendering.text_fitting import line


def leaf(slots: Slots, name: str | None) -> Page:
    return Page(Drawing(slots.width, slots.height, (line(1.0, 5.0, name or "more", 3.0, role=INK),)), name)


def corners(page: Page) -> list[tuple[float, float]]:
    return [(op.x, op.y) for op in page.drawing.ops if isinstance(op, Group)]


def test_a_whole_page_is_what_is_inside_the_margins() -> None:
    slots = whole(PageFrame(margins=Margins(5.0, 6.0, 7.0, 8.0)))
    assert (slots.width, slots.height, slots.a_page) == (198.0, 283.0, 1)
    assert corners(imposed([leaf(slots, "a")], slots)[0]) == [(5.0, 6.0)]


def test_mirrored_margins_change_sides_from_page_to_page() -> None:
    slots = whole(PageFrame(binding=8.0, mirrored=True))
    pages = imposed([leaf(slots, each) for each in "abc"], slots)
    assert [corners(page)[0][0] for page in pages] == [17.0, 9.0, 17.0]


def test_halves_lie_below_each_other_or_side_by_side() -> None:
    upright, flat = halves(PageFrame()), halves(PageFrame(landscape=True))
    assert (upright.columns, upright.rows, flat.columns, flat.rows) == (1, 2, 2, 1)
    (page,) = imposed([leaf(upright, "a"), leaf(upright, "b")], upright)
    (_, first), (_, second) = corners(page)
    assert second - first == pytest.approx(upright.height + 10.0)
    assert second + upright.height == pytest.approx(297.0 - 9.0)


@pytest.mark.parametrize("paper", Paper)
def test_nine_cards_of_the_true_size_on_upright_paper(paper: Paper) -> None:
    slots = cards(PageFrame(paper))
    assert (slots.width, slots.height, slots.a_page) == (CARD_WIDTH, CARD_HEIGHT, 9) == (63.0, 88.0, 9)
    pages = imposed([leaf(slots, f"card {number}") for number in range(10)], slots)
    assert [len(corners(page)) for page in pages] == [9, 1]
    assert [finding for page in pages for finding in findings(page, 2.0)] == []


def test_a_page_is_called_by_all_that_begin_on_it() -> None:
    slots = halves(PageFrame())
    pages = imposed([leaf(slots, each) for each in ("Ash", None, "Alder", "Elm", None)], slots)
    assert [page.bookmark for page in pages] == ["Ash", "Alder · Elm", None]


def test_nothing_needs_no_page() -> None:
    assert imposed([], whole(PageFrame())) == ()
