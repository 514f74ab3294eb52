"""Blocks flow over pages: everything is drawn once, in order, and nothing lower than the page."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.rendering.drawing import Drawing, Group
from metamaker.rendering.layout import Band, Box, Column, Enlarged, Placed, Strip, Strips, Table, flowed, in_lines, taken
from metamaker.rendering.proof import findings
from tests.rendering.drafts import page

ROOM = 100.0


@dataclass(frozen=True)
class PlainFrame:
    top: float = 5.0
    bottom: float = 1.0

    def drawn(self, width: float, height: float, columns: tuple[Column, ...], continued: bool) -> Drawing:
        ops = []
        for column in columns:
            y = self.top
            for strip in column.strips:
                ops.append(Group(column.x, y, strip.drawing, strip.ref))
                y += strip.drawing.height
        return Drawing(width, height, tuple(ops))


def strips(*heights: float, name: str = "s", keep: bool = False) -> Strips:
    return tuple(Strip(Drawing(40.0, height, ()), keep, f"{name}{place}") for place, height in enumerate(heights))


def table(*heights: float, name: str = "t") -> Table:
    return Table(Drawing(40.0, 4.0, ()), strips(*heights, name=name))


def band(*columns: Strips) -> Band:
    return Band(200.0, tuple(Box(50.0 * place, 45.0, (Column(2.0, each),), PlainFrame()) for place, each in enumerate(columns)))


def refs(drawing: Drawing) -> list[str]:
    found: list[str] = []
    for op in drawing.ops:
        if isinstance(op, Group):
            found += ([op.ref] if op.ref else []) + refs(op.drawing)
    return found


def pages_of(flow: tuple[tuple[Placed, ...], ...]) -> list[list[str]]:
    return [[ref for placed in each for ref in refs(placed.drawing)] for each in flow]


def test_what_fits_stays_on_one_page() -> None:
    assert pages_of(flowed([table(10, 10), table(20, name="u")], ROOM, 2.0)) == [["t0", "t1", "u0"]]


def test_a_table_breaks_between_rows_under_a_repeated_heading() -> None:
    flow = flowed([table(*[30] * 5)], ROOM, 2.0)
    assert pages_of(flow) == [["t0", "t1", "t2"], ["t3", "t4"]]
    assert [placed.drawing.height for each in flow for placed in each] == [94.0, 64.0]


def test_a_band_that_fits_a_page_is_not_broken() -> None:
    assert pages_of(flowed([band(strips(40)), band(strips(30, 30, name="u"))], ROOM, 2.0)) == [["s0"], ["u0", "u1"]]


def test_a_band_that_no_page_holds_breaks_in_every_column() -> None:
    flow = flowed([band(strips(*[40] * 3), strips(*[60] * 2, name="u"))], ROOM, 2.0)
    assert pages_of(flow) == [["s0", "s1", "u0"], ["s2", "u1"]]


def test_a_box_that_is_finished_does_not_come_again() -> None:
    flow = flowed([band(strips(10), strips(*[60] * 2, name="u"))], ROOM, 2.0)
    assert pages_of(flow) == [["s0", "u0"], ["u1"]]


def test_a_strip_keeps_the_next() -> None:
    kept = (*strips(40), *strips(10, name="k", keep=True), *strips(60, name="u"))
    assert [len(part) for part in taken(kept, 60.0)] == [1, 2]


def test_a_divider_vanishes_at_the_top_of_a_page() -> None:
    divided = (*strips(60), Strip(Drawing(40.0, 2.0, ()), ref="line", divider=True), *strips(40, name="u"))
    assert [[strip.ref for strip in part] for part in taken(divided, 110.0)] == [["s0", "line", "u0"], []]
    assert [[strip.ref for strip in part] for part in taken(divided, 65.0)] == [["s0"], ["u0"]]


def test_enlarged_blocks_take_more_room() -> None:
    enlarged = Enlarged(band(strips(*[30] * 4)), 1.25)
    assert enlarged.height == pytest.approx(1.25 * 126)
    assert pages_of(flowed([enlarged], ROOM, 2.0)) == [["s0", "s1"], ["s2", "s3"]]


def test_items_in_lines_begin_at_tabs() -> None:
    items = [Strip(Drawing(width, 5.0, ())) for width in (6.0, 11.0, 4.0, 30.0)]
    lines = in_lines(items, 40.0, gap=1.0, tab=10.0, leading=2.0)
    assert [[op.x for op in line.drawing.ops if isinstance(op, Group)] for line in lines] == [[0.0, 10.0, 30.0], [0.0]]
    assert [line.drawing.height for line in lines] == [7.0, 7.0]


HEIGHTS = st.lists(st.floats(1.0, 60.0), min_size=1, max_size=30)


@given(
    st.lists(
        st.one_of(
            HEIGHTS.map(lambda each: table(*each)),
            st.lists(HEIGHTS, min_size=1, max_size=3).map(
                lambda some: band(*(strips(*each, name=f"b{place}-") for place, each in enumerate(some)))
            ),
        ),
        min_size=1,
        max_size=6,
    )
)
def test_all_strips_are_drawn_once_and_within_the_page(blocks: list[Table | Band]) -> None:
    flow = flowed(blocks, ROOM, 2.0)
    drawn = sorted(ref for each in pages_of(flow) for ref in each)
    assert drawn == sorted(ref for block in blocks for ref in refs(block.drawn()))
    for each in flow:
        assert all(placed.y + placed.drawing.height <= ROOM + 1e-6 for placed in each)
        assert findings(page(*(Group(0.0, placed.y, placed.drawing) for placed in each)), 1.0) == ()
