"""Blocks on small leaves: never more pages than a plain flow, everything drawn once and within its page."""

from hypothesis import given
from hypothesis import strategies as st

from metamaker.rendering.layout import Band, Table, flowed, packed
from tests.rendering.test_layout import HEIGHTS, ROOM, band, pages_of, refs, strips, table


def test_blocks_flow_in_their_order_where_nothing_is_saved() -> None:
    blocks = [band(strips(50)), band(strips(50, name="u")), band(strips(20, name="v"))]
    assert pages_of(packed(blocks, ROOM, 2.0, ROOM)) == [["s0"], ["u0", "v0"]]


def test_a_block_moves_to_an_earlier_page_if_that_saves_one() -> None:
    blocks = [band(strips(50)), band(strips(80, name="u")), band(strips(20, name="v"))]
    assert pages_of(flowed(blocks, ROOM, 2.0)) == [["s0"], ["u0"], ["v0"]]
    assert pages_of(packed(blocks, ROOM, 2.0, ROOM)) == [["s0", "v0"], ["u0"]]


def test_a_table_is_broken_over_earlier_pages_only_if_that_saves_one() -> None:
    blocks: list[Band | Table] = [band(strips(60)), band(strips(60, name="u")), table(20, 20)]
    assert pages_of(packed(blocks, ROOM, 2.0, ROOM)) == [["s0", "t0"], ["u0", "t1"]]
    assert pages_of(packed([*blocks, band(strips(80, name="v"))], ROOM, 2.0, ROOM)) == [["s0", "t0"], ["u0", "t1"], ["v0"]]


def test_the_first_page_may_be_lower() -> None:
    flow = packed([band(strips(80)), table(20)], ROOM, 2.0, 30.0)
    assert pages_of(flow) == [["t0"], ["s0"]]
    assert [placed.y for each in flow for placed in each] == [0.0, 0.0]


@given(
    st.lists(
        st.one_of(
            HEIGHTS.map(lambda each: table(*each)),
            HEIGHTS.map(lambda each: band(strips(*each, name="b"))),
        ),
        min_size=1,
        max_size=6,
    ),
    st.floats(0.0, ROOM),
)
def test_all_strips_are_drawn_once_and_within_the_page(blocks: list[Table | Band], first: float) -> None:
    flow = packed(blocks, ROOM, 2.0, first)
    assert len(flow) <= len(flowed(blocks, ROOM, 2.0, first))
    assert sorted(ref for each in pages_of(flow) for ref in each) == sorted(
        ref for block in blocks for ref in refs(block.drawn())
    )
    for number, each in enumerate(flow):
        bottoms = [placed.y + placed.drawing.height for placed in each]
        tops = [placed.y for placed in each]
        assert tops == sorted(tops)
        assert all(bottom <= above + 1e-6 for bottom, above in zip(bottoms, tops[1:], strict=False))
        assert all(bottom <= (ROOM if number else first) + 1e-6 for bottom in bottoms)
